import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import {
  BadgeAlert,
  Banknote,
  ChevronRight,
  CircleCheck,
  Clock,
  FilePen,
  MessageCircle,
  Package,
  PackageCheck,
  PackageX,
  Plus,
  Star,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { useLiveNews } from '../../platform/use-live-news.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DeskSeller } from '../desk.ts'
import { readHome, type DeskHome } from './read-home.ts'
import { whatWaits, type WaitingThing } from './what-waits.ts'

const MyShare = lazy(async () => ({ default: (await import('./my-share.tsx')).MyShare }))

/** Messages, stock and money do not tell the desk's channel; they are asked about by the clock. */
const ASK_AGAIN_MS = 30_000

const ICONS = {
  held: BadgeAlert,
  late: Clock,
  accept: PackageCheck,
  cases: Undo2,
  messages: MessageCircle,
  send: Package,
  owed: Banknote,
  account: Banknote,
  holds: Banknote,
  out: PackageX,
  low: PackageX,
  reviews: Star,
  drafts: FilePen,
} satisfies Record<WaitingThing['kind'], LucideIcon>

/** What the part asks. Beside the rights of whoever looks, so that the one answer is not awaited for the other. */
export const homeQuestion = (sellerId: string) => ({ queryKey: ['desk-home', sellerId], queryFn: () => readHome(sellerId) })

/** The first part of the desk: what was sold today, what to do now in the order it presses, and the way to the next piece. */
export function HomePart({ seller, person, rights }: { seller: DeskSeller; person: string; rights: readonly string[] }) {
  const { t } = useTranslation('desk')
  const question = homeQuestion(seller.id)
  useLiveNews({ topic: rights.includes('orders.read') ? `desk:${seller.id}` : undefined, key: question.queryKey })
  const home = useQuery({ ...question, refetchInterval: ASK_AGAIN_MS })
  useRing(home.data)
  if (home.isPending) return <Waiting className="h-64" />
  if (home.isError) return <LoadFailure title={t('failed')} error={home.error} onRetry={() => void home.refetch()} />
  const waiting = whatWaits(home.data, home.dataUpdatedAt)
  const seesSales = rights.includes('orders.read') || rights.includes('money.read')
  const addsPieces = rights.includes('products.write')
  return (
    <div className="grid grid-cols-1 gap-6">
      {(seesSales || addsPieces) && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 sm:p-5">
          {seesSales && <Sold sold={home.data.sold} />}
          {addsPieces && (
            <ButtonLink
              to={`/seller-dashboard/products/new?shop=${seller.id}`}
              icon={<Plus className="size-5" aria-hidden="true" />}
              className="min-h-12 max-sm:w-full"
            >
              {t('home.add')}
            </ButtonLink>
          )}
        </div>
      )}
      <section aria-labelledby="desk-waits">
        <h2 id="desk-waits" className="mb-3 text-lg">
          {t('home.waits')}
        </h2>
        {waiting.length === 0 ? (
          <p className="flex items-center gap-3 rounded-card border border-line bg-surface p-4">
            <CircleCheck className="size-6 shrink-0 text-leaf" aria-hidden="true" />
            <span>
              <strong className="block font-semibold">{t('home.done.title')}</strong>
              <span className="text-sm text-ink-soft">{t(`home.done.${comesTo(rights)}`)}</span>
            </span>
          </p>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {waiting.map((thing) => (
              <li key={thing.kind}>
                <Waits thing={thing} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {seller.isCooperative && (
        <Suspense>
          <MyShare seller={seller.id} person={person} />
        </Suspense>
      )}
    </div>
  )
}

/** What comes to whoever may do this in a shop, of which the home of their desk can tell. */
const comesTo = (rights: readonly string[]) =>
  rights.includes('orders.read')
    ? rights.includes('chat.write')
      ? 'text'
      : 'orders'
    : rights.includes('money.read')
      ? 'money'
      : rights.includes('products.read')
        ? 'products'
        : 'messages'

function Sold({ sold }: { sold: DeskHome['sold'] }) {
  const { t, i18n } = useTranslation('desk')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const price = (satang: number) => formatPrice(minor(satang), 'THB', language)
  return (
    <dl className="flex min-w-0 flex-wrap gap-x-8 gap-y-3">
      {[
        { name: t('home.today'), orders: sold.orders, earned: sold.earned, large: true },
        { name: t('home.week'), orders: sold.week_orders, earned: sold.week_earned, large: false },
      ].map(({ name, orders, earned, large }) => (
        <div key={name} className="max-w-full wrap-anywhere">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd>
            <span className={clsx('block font-semibold tabular-nums', large ? 'text-2xl' : 'text-lg leading-8')}>{price(earned)}</span>
            <span className="text-sm text-ink-soft">{t('home.orders', { count: orders })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Waits({ thing: { kind, count, until, isPressing, to } }: { thing: WaitingThing }) {
  const { t } = useTranslation('desk')
  const moments = useMoments()
  const Icon = ICONS[kind]
  const by = until === null ? undefined : moments(until.includes('T') ? MOMENT : DAY).format(new Date(until))
  return (
    <Link to={to} preventScrollReset className="flex min-h-14 w-full items-center gap-4 p-4 text-start transition-colors hover:bg-indigo-wash">
      <Icon className={clsx('size-6 shrink-0', isPressing ? 'text-terracotta' : 'text-indigo')} aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{UNCOUNTED.includes(kind) ? t(`home.thing.${kind}`) : t(`home.thing.${kind}`, { count })}</span>
        {by !== undefined && (
          <span className={clsx('block text-sm', isPressing ? 'font-semibold text-terracotta' : 'text-ink-soft')}>{t(`home.by.${kind}`, { when: by })}</span>
        )}
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-soft rtl:rotate-180" aria-hidden="true" />
    </Link>
  )
}

/** There is one of it, or none. */
const UNCOUNTED: readonly WaitingThing['kind'][] = ['owed', 'account']
const MOMENT = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** Says on the screen that an order has come, while the desk is open. */
function useRing(home: DeskHome | undefined): void {
  const { t } = useTranslation('desk')
  const navigate = useNavigate()
  const before = useRef<number>(undefined)
  const orders = home?.sold.orders
  const number = home?.accept.number
  useEffect(() => {
    if (orders === undefined) return
    if (before.current !== undefined && orders > before.current && number)
      showToast({ title: t('home.ring'), tone: 'success', action: { label: t('home.open'), run: () => void navigate('?tab=orders&queue=accept') } })
    before.current = orders
  }, [orders, number, navigate, t])
}
