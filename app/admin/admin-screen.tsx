import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { QueryScreen } from '../platform/query-screen.tsx'
import { useSession } from '../platform/session/session-store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { AdminSkeleton } from './frame/admin-skeleton.tsx'
import { AtTheDoor } from './frame/at-the-door.tsx'
import { useOfficeLanguage } from './frame/office-language.ts'

// Staff alone download the desk and what it stands on; the server never renders it.
const AdminOffice = lazy(() => import('./admin-office.tsx'))

/** `/admin`: who stands at the door, and the office behind it. Filled in the browser, because everything in it is for one person. */
export default function AdminScreen() {
  const { t } = useTranslation('admin')
  const { user, loading } = useSession()
  const language = useOfficeLanguage()
  const { pathname, search } = useLocation()
  return (
    <div lang={language}>
      <title>{`${t('title')} · Hattha`}</title>
      {loading ? (
        <AdminSkeleton />
      ) : user ? (
        <QueryScreen>
          <AtTheDoor person={user.id}>
            {(rights) => (
              <Suspense fallback={<AdminSkeleton />}>
                <AdminOffice person={user} rights={rights} />
              </Suspense>
            )}
          </AtTheDoor>
        </QueryScreen>
      ) : (
        <EmptyState
          title={t('door.signIn')}
          text={t('door.signInText')}
          actions={<ButtonLink to={`/auth?next=${encodeURIComponent(pathname + search)}`}>{t('door.signInButton')}</ButtonLink>}
        />
      )}
    </div>
  )
}
