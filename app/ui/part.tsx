import { Component, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { isFailedLoad } from './failed-load.ts'

type PartProps = {
  children: ReactNode
  /** Nothing is said where it fails: nobody has asked for it. */
  silent?: boolean
  /** One of the items of a list: what is said instead is one as well. */
  item?: boolean
}
type State = { error: unknown; of: ReactNode; again: boolean }

/**
 * A part of a page that may fail by itself: what somebody else has written never takes the rest along. It says so in one line, with a way to try again, and
 * tries by itself when it is given something else to show. A screen that could not be fetched is told where screens are (`lazy-screen.tsx`).
 */
export class Part extends Component<PartProps, State> {
  override state: State = { error: undefined, of: this.props.children, again: false }
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }
  static getDerivedStateFromProps({ children }: PartProps, { of }: State): Partial<State> | null {
    return children === of ? null : { error: undefined, of: children }
  }
  override render() {
    const { error, again } = this.state
    if (error === undefined) return this.props.children
    if (isFailedLoad(error)) throw error
    if (this.props.silent) return null
    // What could not be had the second time either comes with a new page: a module that failed to load is remembered as failed.
    const retry = () => (again ? window.location.reload() : this.setState({ error: undefined, again: true }))
    const failure = (
      <Suspense>
        <PartFailure onRetry={retry} />
      </Suspense>
    )
    return this.props.item ? <li>{failure}</li> : failure
  }
}

function PartFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line px-3 py-2 text-sm text-ink-soft">
      <p>{t('part.failed')}</p>
      <Button look="plain" size="small" onClick={onRetry}>
        {t('loadFailure.again')}
      </Button>
    </div>
  )
}
