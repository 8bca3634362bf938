import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { warmMessages } from '../../i18n/warm-messages.ts'
import { QueryScreen } from '../../platform/query-screen.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { readMyRights } from '../team/read-team.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Select } from '../../ui/field.tsx'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { OWN_PRODUCTS_WORDS } from '../listing/own-products-words.ts'
import type { MyDesk } from '../desk.ts'
import { DeskSkeleton } from '../desk-skeleton.tsx'
import { FactorRule } from './factor-rule.tsx'
import { deskQueue } from '../queue/desk-queue.ts'
import { personWithoutLine, useKeptDesk } from '../queue/keep-desk.ts'
import { GoesOn, UnfetchedPart } from '../queue/unfetched-part.tsx'
import { Opened, WaitingDeeds } from '../queue/waiting-deeds.tsx'
import { listMySellers } from '../read-desk.ts'
import { APPLY } from '../application/apply.ts'
import { HomePart, homeQuestion } from './home-part.tsx'

// The first screen says what to do now; whoever does it waits for that part and its words only.
const late = { skeleton: <DeskSkeleton />, rare: true, failed: (retry: () => void) => <UnfetchedPart retry={retry} /> }
// Whoever owns the shop never reads it; without it the desk is as usable.
const ActingNotice = lazyScreen(() => import('./acting-notice.tsx'), { messages: ['team'], rare: true, failed: () => null })
const AnalyticsPart = lazyScreen(() => import('../figures/analytics-part.tsx'), { messages: ['analytics', 'desk-messages'], ...late })
const CaseList = lazyScreen(() => import('../../returns/follow/case-list.tsx'), { messages: ['documents', 'returns'], ...late })
const MemberDesk = lazyScreen(() => import('./member-desk.tsx'), { messages: ['cooperative', 'documents', 'statements', 'team'], ...late })
const TALK_WORDS = ['chat', 'dashboard', 'desk-messages']
const MessagesPart = lazyScreen(() => import('../messages/messages-part.tsx'), { messages: TALK_WORDS, ...late })
const MoneyPart = lazyScreen(() => import('../money/money-part.tsx'), {
  messages: ['cooperative', 'desk-earnings', 'desk-refunds', 'documents', 'evidence', 'membership', 'payouts', 'statements', 'team', 'tracking'],
  ...late,
})
const ORDERS_WORDS = ['chargebacks', 'cooperative', 'desk-earnings', 'desk-refunds', 'documents', 'orders', 'payments']
const OrdersPart = lazyScreen(() => import('../orders/orders-part.tsx'), { messages: ORDERS_WORDS, ...late })
const PRODUCTS_WORDS = ['dashboard', ...OWN_PRODUCTS_WORDS]
const OwnProducts = lazyScreen(() => import('../listing/own-products.tsx'), { messages: PRODUCTS_WORDS, ...late })
const PromotionsPart = lazyScreen(() => import('../promotions/promotions-part.tsx'), { messages: ['desk-promotions'], ...late })
const ReviewsPart = lazyScreen(() => import('../reviews/reviews-part.tsx'), { messages: ['reviews'], ...late })
const ShopPart = lazyScreen(() => import('../shop/shop-part.tsx'), { messages: ['credentials', 'dashboard', 'desk-shipping', 'profile', 'sellers'], ...late })
const STALL_WORDS = ['dashboard', 'stall']
const StallPart = lazyScreen(() => import('../stall/stall-part.tsx'), { messages: STALL_WORDS, ...late })
const StockPart = lazyScreen(() => import('../stock/stock-part.tsx'), { messages: [], ...late })
const TeamPart = lazyScreen(() => import('../team/team-part.tsx'), { messages: ['cooperative', 'dashboard', 'shop-keys', 'team', 'tracking'], ...late })

/** The desk of a maker: what to accept, to send and to count. Filled in the browser, because everything on it is personal. */
export default function SellerDashboardScreen() {
  const { t } = useTranslation('desk')
  const { user, loading } = useSession()
  const { pathname, search } = useLocation()
  const person = user?.id ?? (loading ? undefined : personWithoutLine())
  return (
    <>
      <title>{`${t('title')} · Hattha`}</title>
      {loading ? (
        <DeskSkeleton />
      ) : person !== undefined ? (
        <QueryScreen>
          <KeptDesk person={person}>
            <FactorRule person={person}>
              <Desk person={person} />
            </FactorRule>
          </KeptDesk>
        </QueryScreen>
      ) : (
        <EmptyState
          title={t('signIn.title')}
          text={t('signIn.text')}
          actions={<ButtonLink to={`/auth?next=${encodeURIComponent(pathname + search)}`}>{t('signIn.button')}</ButtonLink>}
        />
      )}
    </>
  )
}

const partsWithoutLine = () => {
  warmMessages([...new Set([...ORDERS_WORDS, ...PRODUCTS_WORDS, ...STALL_WORDS, ...TALK_WORDS])])
  return Promise.all([
    import('../orders/orders-part.tsx'),
    import('../listing/own-products.tsx'),
    import('../stock/stock-part.tsx'),
    import('../stall/stall-part.tsx'),
    import('../messages/messages-part.tsx'),
    import('../messages/order-talk.tsx'),
  ])
}

/** The desk as this phone keeps it, with what waits to be sent. */
function KeptDesk({ person, children }: { person: string; children: ReactNode }) {
  deskQueue(person)
  return useKeptDesk(person, partsWithoutLine) ? children : <DeskSkeleton />
}

function Desk({ person }: { person: string }) {
  const { t } = useTranslation('desk')
  const sellers = useQuery({ queryKey: ['my-sellers', person], queryFn: listMySellers })
  const [chosen, setChosen] = useState<string>()
  if (sellers.isError) return <LoadFailure level={1} title={t('failed')} error={sellers.error} onRetry={() => void sellers.refetch()} />
  if (sellers.isPending) return <DeskSkeleton />
  const seller = sellers.data.find(({ id }) => id === chosen) ?? sellers.data[0]
  if (!seller)
    return <EmptyState title={t('notSeller.title')} text={t('notSeller.text')} actions={<ButtonLink to={APPLY}>{t('notSeller.button')}</ButtonLink>} />
  return (
    <div className="wrap py-8 pb-16">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-sm text-ink-soft">{t('title')}</p>
          <h1 className="text-2xl sm:text-3xl">{seller.businessName}</h1>
        </div>
        {sellers.data.length > 1 && (
          <Select
            label={t('seller')}
            required
            value={seller.id}
            onChange={(event) => setChosen(event.currentTarget.value)}
            options={sellers.data.map(({ id, businessName }) => ({ value: id, label: businessName }))}
          />
        )}
      </header>
      {seller.applicationStatus !== 'approved' && (
        <p role="status" className="mb-6 rounded-card border border-line bg-gold-wash p-4">
          {t(`notice.${seller.applicationStatus}`)}
        </p>
      )}
      <WaitingDeeds sellerId={seller.id} person={person} />
      {seller.role === 'member' ? (
        <MemberDesk key={seller.id} seller={seller.id} person={person} />
      ) : (
        <DeskTabs key={seller.id} seller={seller} person={person} />
      )}
    </div>
  )
}

/** The parts of the desk, and what one has to be there for to see each. */
const PARTS = {
  home: undefined,
  orders: 'orders.read',
  messages: 'chat.write',
  products: 'products.write',
  cases: 'orders.read',
  stock: 'products.write',
  promotions: 'promotions.write',
  stall: 'orders.write',
  reviews: 'reviews.write',
  money: 'money.read',
  analytics: 'figures.read',
  shop: 'shop.write',
  team: 'team.read',
} as const
type PartName = keyof typeof PARTS
/** What is done in these waits on the phone for a line. */
const WITHOUT_LINE: readonly string[] = ['home', 'orders', 'messages', 'stock', 'stall'] satisfies PartName[]

function DeskTabs({ seller, person }: { seller: MyDesk; person: string }) {
  const { t } = useTranslation('desk')
  const asked = useQuery({ queryKey: ['my-shop-rights', seller.id, person], queryFn: () => readMyRights(seller.id) })
  const [search, setSearch] = useSearchParams()
  const beginsAtHome = !search.has('tab') && !search.has('order')
  const client = useQueryClient()
  useEffect(() => {
    if (beginsAtHome) void client.prefetchQuery(homeQuestion(seller.id))
  }, [client, seller.id, beginsAtHome])
  if (asked.isPending) return <DeskSkeleton />
  if (asked.isError) return <LoadFailure title={t('failed')} error={asked.error} onRetry={() => void asked.refetch()} />
  const rights = asked.data
  const sees = (part: string): part is PartName => part in PARTS && (PARTS[part as PartName] === undefined || rights.includes(PARTS[part as PartName] ?? ''))
  // Letters name an order, and no part.
  const wanted = search.get('tab') ?? (search.has('order') ? 'orders' : 'home')
  const current = sees(wanted) ? wanted : 'home'
  const tabs = [
    { id: 'home', label: t('tabs.home'), content: <HomePart seller={seller} person={person} rights={rights} /> },
    {
      id: 'orders',
      label: t('tabs.orders'),
      content: <OrdersPart seller={seller} me={person} rights={rights} wanted={search.get('order')} queue={search.get('queue')} />,
    },
    {
      id: 'messages',
      label: t('tabs.messages'),
      content: <MessagesPart seller={seller} me={person} />,
    },
    {
      id: 'products',
      label: t('tabs.products'),
      content: <OwnProducts seller={{ id: seller.id, businessName: seller.businessName, isApproved: seller.applicationStatus === 'approved' }} />,
    },
    {
      id: 'cases',
      label: t('tabs.cases'),
      content: <CaseList whose={{ seller: seller.id }} reader="seller" topic={`desk:${seller.id}`} />,
    },
    { id: 'stock', label: t('tabs.stock'), content: <StockPart seller={seller} /> },
    {
      id: 'promotions',
      label: t('tabs.promotions'),
      content: <PromotionsPart seller={seller} />,
    },
    {
      id: 'stall',
      label: t('tabs.stall'),
      content: <StallPart seller={seller} rights={rights} />,
    },
    { id: 'reviews', label: t('tabs.reviews'), content: <ReviewsPart seller={seller} /> },
    {
      id: 'money',
      label: t('tabs.money'),
      content: <MoneyPart seller={seller} rights={rights} />,
    },
    {
      id: 'analytics',
      label: t('tabs.analytics'),
      content: <AnalyticsPart seller={seller} />,
    },
    {
      id: 'shop',
      label: t('tabs.shop'),
      content: <ShopPart seller={seller} />,
    },
    {
      id: 'team',
      label: t('tabs.team'),
      content: <TeamPart seller={seller} person={person} rights={rights} />,
    },
  ].filter(({ id }) => sees(id))
  return (
    <>
      {seller.role !== 'owner' && <ActingNotice seller={seller} />}
      <GoesOn value={tabs.flatMap(({ id, label }) => (WITHOUT_LINE.includes(id) ? [label] : []))}>
        <Opened>
          <Tabs
            label={t('title')}
            current={current}
            onChange={(tab) => setSearch(tab === 'home' ? {} : { tab }, { replace: true, preventScrollReset: true })}
            tabs={tabs}
          />
        </Opened>
      </GoesOn>
    </>
  )
}
