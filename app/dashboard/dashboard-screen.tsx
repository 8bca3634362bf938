import type { User } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { Bell, Coins, MapPin, Settings, Star, UserPlus, WalletCards } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { signOutEverywhere } from '../account/sign-out.ts'
import { useMyPoints } from '../membership/use-my-points.ts'
import { AnnouncedChanges } from '../pages/announced-changes.tsx'
import type { AnnouncedChange } from '../pages/find-announced.server.ts'
import { QueryScreen } from '../platform/query-screen.tsx'
import { useSession } from '../platform/session/session-store.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { Waiting } from '../ui/skeleton.tsx'
import { type Tab, Tabs } from '../ui/tabs.tsx'
import { WishlistGrid } from '../wishlist/wishlist-grid.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { OrdersTab } from './orders-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { OWN_PRODUCTS_WORDS } from '../seller-desk/listing/own-products-words.ts'
import { readMySeller } from '../seller-desk/products/read-my-seller.ts'

// Most come for their orders.
const late = { skeleton: <Waiting className="h-64 w-full" />, rare: true }
const CaseList = lazyScreen(() => import('../returns/follow/case-list.tsx'), { messages: ['documents'], ...late })
const OwnProducts = lazyScreen(() => import('../seller-desk/listing/own-products.tsx'), {
  messages: OWN_PRODUCTS_WORDS,
  ...late,
})

/** `/dashboard`: orders, favorites, my products (sellers only), profile. */
export default function DashboardScreen({ loaderData: { announced } }: { loaderData: { announced: AnnouncedChange[] } }) {
  const { t } = useTranslation('dashboard')
  const { user, loading } = useSession()
  return (
    <>
      <title>{t('pageTitle')}</title>
      {loading ? (
        <DashboardSkeleton />
      ) : user ? (
        <QueryScreen>
          <Dashboard user={user} announced={announced} />
        </QueryScreen>
      ) : (
        <EmptyState title={t('signIn.title')} text={t('signIn.text')} actions={<ButtonLink to="/auth?next=/dashboard">{t('signIn.open')}</ButtonLink>} />
      )}
    </>
  )
}

/** What else is mine, each on a page of its own. */
function Places({ owner }: { owner: string }) {
  const { t } = useTranslation(['dashboard', 'settings', 'notifications', 'reviews', 'credit', 'referrals'])
  const points = useMyPoints(owner)
  const places = [
    { to: '/profile', name: t('toProfile', { ns: 'settings' }), Icon: MapPin },
    { to: '/reviews', name: t('mine.title', { ns: 'reviews' }), Icon: Star },
    { to: '/notifications', name: t('title', { ns: 'notifications' }), Icon: Bell },
    { to: '/settings', name: t('title', { ns: 'settings' }), Icon: Settings },
    { to: '/credit', name: t('title', { ns: 'credit' }), Icon: WalletCards },
    { to: '/referrals', name: t('title', { ns: 'referrals' }), Icon: UserPlus },
    // Its name becomes another when the points are known: last, and on a phone in a line of its own, so that nothing moves.
    { to: '/membership', name: points, Icon: Coins },
  ]
  return (
    <nav aria-label={t('title')} className="mb-4">
      <ul className="grid two-up gap-x-6 gap-y-1 sm:flex sm:flex-wrap max-sm:*:last:col-span-full">
        {places.map(({ to, name, Icon }) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-9 items-center gap-2 text-sm font-medium pointer-coarse:min-h-11">
              <Icon className="size-4 shrink-0" aria-hidden="true" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Dashboard({ user, announced }: { user: User; announced: readonly AnnouncedChange[] }) {
  const { t } = useTranslation(['dashboard', 'returns'])
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const seller = useQuery({ queryKey: ['my-seller', user.id], queryFn: () => readMySeller(user.id) })
  const name = typeof user.user_metadata['full_name'] === 'string' ? user.user_metadata['full_name'] : ''
  const tabs: Tab[] = [
    { id: 'orders', label: t('tabs.orders'), content: <OrdersTab owner={user.id} /> },
    { id: 'returns', label: t('tab', { ns: 'returns' }), content: <CaseList whose={{ mine: true }} reader="buyer" topic={`orders:${user.id}`} /> },
    { id: 'favorites', label: t('tabs.favorites'), content: <WishlistGrid owner={user.id} level={2} /> },
    ...(seller.data
      ? [
          {
            id: 'products',
            label: t('tabs.products'),
            content: <OwnProducts seller={seller.data} />,
          },
        ]
      : []),
    { id: 'profile', label: t('tabs.profile'), content: <ProfileTab user={user} /> },
  ]
  const leave = async () => {
    await signOutEverywhere()
    await navigate('/auth')
  }
  return (
    <div className="wrap py-8 pb-16">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-2xl sm:text-3xl">{name === '' ? t('title') : t('greeting', { name })}</h1>
        <div className="flex flex-wrap gap-2">
          {seller.data && (
            <ButtonLink to="/seller-dashboard" look="quiet" size="small">
              {t('sellerDashboard')}
            </ButtonLink>
          )}
          <Button look="quiet" size="small" onClick={() => void leave()}>
            {t('signOut')}
          </Button>
        </div>
      </div>
      <AnnouncedChanges changes={announced} />
      <Places owner={user.id} />
      <Tabs
        tabs={tabs}
        label={t('title')}
        current={search.get('tab') ?? 'orders'}
        onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      />
    </div>
  )
}
