import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** "Failed to Load Page": something of this page could not be fetched. `retry` asks for that part again; without it the page's data. */
export function FailedLoadScreen({ retry }: { retry?: () => void }) {
  const { t } = useTranslation('errors')
  const { revalidate } = useRevalidator()
  return (
    <>
      <title>{t('failedLoad.title')}</title>
      <EmptyState
        role="alert"
        title={t('failedLoad.title')}
        text={t('failedLoad.text')}
        actions={
          <>
            <Button onClick={retry ?? (() => void revalidate())}>{t('failedLoad.retry')}</Button>
            <Button look="quiet" onClick={() => window.location.reload()}>
              {t('failedLoad.reload')}
            </Button>
          </>
        }
      />
    </>
  )
}
