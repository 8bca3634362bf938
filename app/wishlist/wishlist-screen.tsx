import { useTranslation } from 'react-i18next'
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
          <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
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
