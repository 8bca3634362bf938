import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { QueryScreen } from '../platform/query-screen.tsx'
import { useSession } from '../platform/session/session-store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { WishlistGrid } from './wishlist-grid.tsx'
import { WishlistSkeleton } from './wishlist-skeleton.tsx'

/** `/wishlist`: the signed-in person's favorites. */
export default function WishlistScreen() {
  const { t } = useTranslation('wishlist')
  const { user, loading } = useSession()
  return (
    <>
      <title>{t('pageTitle')}</title>
      {loading ? (
        <WishlistSkeleton />
      ) : user ? (
        <div className="wrap py-8 pb-16">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
            <Link to="/saved-searches" discover="none" className="link inline-flex min-h-11 items-center">
              {t('savedSearches')}
            </Link>
          </div>
          <QueryScreen>
            <WishlistGrid owner={user.id} />
          </QueryScreen>
        </div>
      ) : (
        <EmptyState title={t('signIn.title')} text={t('signIn.text')} actions={<ButtonLink to="/auth?next=/wishlist">{t('signIn.open')}</ButtonLink>} />
      )}
    </>
  )
}
