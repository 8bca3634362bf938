import { useTranslation } from 'react-i18next'
import { problemKeyOf } from '../platform/problem-key.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type LoadFailureProps = {
  onRetry: () => void
  /** What asking for it threw; the reader is told the reason where it is known. */
  error?: unknown
  /** What could not be loaded, where the place does not say it. */
  title?: string
  /** The level of the heading, as in an `EmptyState`. */
  level?: 1 | 2
}

/** What was asked for did not come: said in its place, with a way to ask again. */
export function LoadFailure({ onRetry, error, title, level = 2 }: LoadFailureProps) {
  const { t } = useTranslation('ui')
  const why = useReason(error)
  return (
    <EmptyState
      level={level}
      role="alert"
      title={title ?? t('loadFailure.title')}
      text={why ?? t('loadFailure.text')}
      actions={<Button onClick={onRetry}>{t('loadFailure.again')}</Button>}
    />
  )
}

/** The same in one line, for a part of a page that stands among others. */
export function LoadFailureLine({ onRetry, error, title }: Omit<LoadFailureProps, 'level'>) {
  const { t } = useTranslation('ui')
  const why = useReason(error)
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>
        {title ?? t('loadFailure.title')}
        {why && <span className="block text-sm text-ink-soft">{why}</span>}
      </p>
      <Button look="quiet" size="small" onClick={onRetry}>
        {t('loadFailure.again')}
      </Button>
    </div>
  )
}

function useReason(error: unknown): string | undefined {
  const { t } = useTranslation('errors')
  const key = error === undefined || error === null ? 'errors:general.unexpected' : problemKeyOf(error)
  return key === 'errors:general.unexpected' ? undefined : t(key)
}
