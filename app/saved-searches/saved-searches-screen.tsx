import { useTranslation } from 'react-i18next'
import { QueryScreen } from '../platform/query-screen.tsx'
import { useSession } from '../platform/session/session-store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SavedSearchesSkeleton } from './saved-searches-skeleton.tsx'
import { SearchList } from './search-list.tsx'

/** `/saved-searches`: what the signed-in person wants to hear of. */
export default function SavedSearchesScreen() {
  const { t } = useTranslation('saved-searches')
  const { user, loading } = useSession()
  return (
    <>
      <title>{t('pageTitle')}</title>
      {loading ? (
        <SavedSearchesSkeleton />
      ) : user ? (
        <div className="wrap max-w-180 py-8 pb-16">
          <h1 className="text-2xl sm:text-3xl">{t('title')}</h1>
          <p className="mt-2 text-ink-soft">{t('lead')}</p>
          <QueryScreen>
            <SearchList owner={user.id} />
          </QueryScreen>
        </div>
      ) : (
        <EmptyState title={t('signIn.title')} text={t('lead')} actions={<ButtonLink to="/auth?next=/saved-searches">{t('signIn.open')}</ButtonLink>} />
      )}
    </>
  )
}
