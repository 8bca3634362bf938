import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveNews } from '../../platform/use-live-news.ts'
import { EarlierList } from '../../orders/earlier/earlier-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { QUEUES, queueOf, type DeskOrder, type DeskSeller, type Queue } from '../desk.ts'
import { OrderCard } from './order-card.tsx'
import { listDeskOrders } from '../read-desk.ts'
import { Part } from '../../ui/part.tsx'

/** New orders appear by asking while the live channel is away; while it tells of them, asking is for what it may have missed. */
const ASK_AGAIN_MS = { away: 15_000, live: 300_000 }

/** The orders of a seller, heap by heap in the order of the work, with a search over all of them; `queue` is the heap to begin with. */
export function OrdersPart({ seller, wanted, queue: first }: { seller: DeskSeller; wanted: string | null; queue: string | null }) {
  const { t } = useTranslation('desk')
  const key = ['desk-orders', seller.id]
  const live = useLiveNews({ topic: `desk:${seller.id}`, key })
  const orders = useQuery({ queryKey: key, queryFn: () => listDeskOrders(seller.id), refetchInterval: live ? ASK_AGAIN_MS.live : ASK_AGAIN_MS.away })
  const [queue, setQueue] = useState(() => QUEUES.find((each) => each === first))
  const [search, setSearch] = useState(wanted ?? '')
  if (orders.isPending) return <Skeleton className="h-64" />
  if (orders.isError) {
    return <LoadFailure title={t('failed')} error={orders.error} onRetry={() => void orders.refetch()} />
  }
  const inQueue = (wantedQueue: Queue) => orders.data.filter((order) => queueOf(order) === wantedQueue)
  const current = queue ?? QUEUES.find((each) => inQueue(each).length > 0) ?? 'accept'
  const shown = search.trim() === '' ? inQueue(current) : orders.data.filter((order) => matches(order, search))
  return (
    <div className="grid grid-cols-1 gap-6">
      {/* On phones in one line, so that the first order is seen without scrolling. */}
      <ul className="relative flex gap-2 overflow-x-auto max-sm:-mx-4 max-sm:px-4 max-sm:py-0.5 sm:grid sm:grid-cols-3 sm:gap-3 lg:grid-cols-5">
        {QUEUES.map((each) => (
          <li key={each} className="shrink-0">
            <button
              type="button"
              aria-pressed={search.trim() === '' && each === current}
              onClick={() => {
                setQueue(each)
                setSearch('')
              }}
              className={clsx(
                'w-full rounded-card border bg-surface text-start transition-colors hover:border-indigo max-sm:flex max-sm:min-h-11 max-sm:items-center max-sm:gap-2 max-sm:px-4 sm:p-4',
                search.trim() === '' && each === current ? 'border-indigo ring-1 ring-indigo' : 'border-line',
              )}
            >
              <span className="font-semibold tabular-nums sm:block sm:text-2xl">{inQueue(each).length}</span>
              <span className="text-sm text-ink-soft">{t(`queue.${each}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Field
        label={t('search')}
        hideLabel
        type="search"
        placeholder={t('search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        className="max-w-md"
      />
      {shown.length === 0 ? (
        <EmptyState level={2} title={search.trim() === '' ? t(`empty.${current}`) : t('empty.search')} text={t('empty.text')} />
      ) : (
        <ul className="grid grid-cols-1 gap-4" aria-label={t('tabs.orders')}>
          {shown.map((order) => (
            <li key={order.id}>
              <Part>
                <OrderCard order={order} sellerId={seller.id} />
              </Part>
            </li>
          ))}
        </ul>
      )}
      <EarlierList of="seller" id={seller.id} />
    </div>
  )
}

function matches(order: DeskOrder, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [order.number, order.customer, order.trackingNumber, ...order.lines.flatMap((line) => [line.title, line.sku])].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}
