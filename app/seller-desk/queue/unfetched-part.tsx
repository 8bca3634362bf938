import { createContext, use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { listNames } from '../../i18n/list-names.ts'
import { useLine } from '../../platform/use-line.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedLoadScreen } from '../../ui/failed-load-screen.tsx'

/** The names of the parts of the desk that somebody at it can go on with while there is no line. */
export const GoesOn = createContext<readonly string[]>([])

/** In place of a part of the desk that could not be fetched. Without a line it says so, and what goes on; the part comes with the line. */
export function UnfetchedPart({ retry }: { retry: () => void }) {
  const { t, i18n } = useTranslation(['desk-queue', 'errors'])
  const line = useLine()
  const names = use(GoesOn)
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  if (line) return <FailedLoadScreen retry={retry} />
  return (
    <EmptyState
      role="alert"
      level={2}
      title={t('errors:offline.title')}
      text={
        <>
          <p>{t('unfetched.text')}</p>
          {names.length > 0 && <p className="mt-2">{t('unfetched.goesOn', { parts: listNames(i18n.language, names) })}</p>}
        </>
      }
      actions={<Button onClick={retry}>{t('errors:offline.again')}</Button>}
    />
  )
}
