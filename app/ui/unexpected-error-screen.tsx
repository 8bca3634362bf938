import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useNavigate } from 'react-router'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** "Something went wrong": a surprise while rendering. In development it shows what; visitors are told what to do. */
export function UnexpectedErrorScreen({ error, tryAgain }: { error?: unknown; tryAgain?: () => void }) {
  const { t } = useTranslation('errors')
  const navigate = useNavigate()
  const tooMany = isRouteErrorResponse(error) && error.status === 429
  return (
    <EmptyState
      role="alert"
      title={tooMany ? t('general.rateLimit') : t('unexpected.title')}
      text={tooMany ? undefined : t('unexpected.text')}
      actions={
        <>
          <Button onClick={tryAgain ?? (() => void navigate('.', { replace: true }))}>{t('unexpected.tryAgain')}</Button>
          <Button look="quiet" onClick={() => window.location.reload()}>
            {t('unexpected.reloadPage')}
          </Button>
        </>
      }
    >
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="mt-6 max-w-full overflow-x-auto rounded-control bg-surface p-4 text-start text-xs">{error.stack}</pre>
      )}
    </EmptyState>
  )
}
