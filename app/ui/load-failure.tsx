import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type LoadFailureProps = {
  onRetry: () => void
  /** What could not be loaded, where the place does not say it. */
  title?: string
  /** The level of the heading, as in an `EmptyState`. */
  level?: 1 | 2
}

/** What was asked for did not come: said in its place, with a way to ask again. */
export function LoadFailure({ onRetry, title, level = 2 }: LoadFailureProps) {
  const { t } = useTranslation('ui')
  return (
    <EmptyState
      level={level}
      role="alert"
      title={title ?? t('loadFailure.title')}
      text={t('loadFailure.text')}
      actions={<Button onClick={onRetry}>{t('loadFailure.again')}</Button>}
    />
  )
}

/** The same in one line, for a part of a page that stands among others. */
export function LoadFailureLine({ onRetry, title }: Omit<LoadFailureProps, 'level'>) {
  const { t } = useTranslation('ui')
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{title ?? t('loadFailure.title')}</p>
      <Button look="quiet" size="small" onClick={onRetry}>
        {t('loadFailure.again')}
      </Button>
    </div>
  )
}
