import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { QueryScreen } from '../../platform/query-screen.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { DeskSkeleton } from '../desk-skeleton.tsx'
import { listMySellers } from '../read-desk.ts'
import { ListingDesk } from './listing-desk.tsx'
import { openListing } from './open-listing.ts'

/** A piece as its maker describes it, on a screen of its own. Filled in the browser: what lies on the phone is shown without a line. */
export default function ListingScreen() {
  const { t } = useTranslation('listing')
  const { user, loading } = useSession()
  const { pathname } = useLocation()
  return (
    <>
      <title>{`${t('pageTitle')} · Hattha`}</title>
      {loading ? (
        <DeskSkeleton />
      ) : user ? (
        <QueryScreen>
          <Opened person={user.id} />
        </QueryScreen>
      ) : (
        <EmptyState
          title={t('signIn.title')}
          text={t('signIn.text')}
          actions={<ButtonLink to={`/auth?next=${encodeURIComponent(pathname)}`}>{t('signIn.button')}</ButtonLink>}
        />
      )}
    </>
  )
}

function Opened({ person }: { person: string }) {
  const { t, i18n } = useTranslation('listing')
  const { id = '' } = useParams()
  const begins = beginsOf(useLocation().state)
  const opened = useQuery({
    queryKey: ['listing', person, id],
    // What is described here begins with what holds, on this phone and at the shop.
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    queryFn: async () => openListing({ id, person, language: i18n.language, begins: begins === 'mine' ? await shopOf() : begins }),
  })
  if (opened.isError) return <LoadFailure level={1} error={opened.error} onRetry={() => void opened.refetch()} />
  if (opened.isPending) return <DeskSkeleton />
  if (!opened.data) {
    return (
      <EmptyState
        title={t('missing.title')}
        text={t('missing.text')}
        actions={<ButtonLink to="/seller-dashboard?tab=products">{t('toProducts')}</ButtonLink>}
      />
    )
  }
  return <ListingDesk key={id} person={person} opened={opened.data} />
}

/** The shop in which somebody begins a piece who did not come from one. */
const shopOf = async () => (await listMySellers()).find(({ role }) => role !== 'member')?.id

const beginsOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'begins' in state && typeof state.begins === 'string' ? state.begins : undefined
