import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { OrderBadge } from '../order-badge.tsx'
import { EARLIER_LABELS, EARLIER_PAGE, type EarlierOrder, findEarlierOrders, findEarlierSales } from './earlier-orders.ts'

/** What was bought by somebody, or sold of a maker, before this shop: to be read. Nothing where there is none. */
export function EarlierList({ of, id }: { of: 'buyer' | 'seller'; id: string }) {
  const { t } = useTranslation('orders')
  const find = of === 'buyer' ? findEarlierOrders : findEarlierSales
  const found = useInfiniteQuery({
    queryKey: ['earlier-orders', of, id],
    queryFn: ({ pageParam }) => find(id, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === EARLIER_PAGE ? pages.length : undefined),
  })
  if (found.isError) return <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />
  const orders = found.data?.pages.flat() ?? []
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="earlier-orders" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="earlier-orders" className="text-xl">
          {t(`earlier.${of}.title`)}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{t(`earlier.${of}.text`)}</p>
      </div>
      <ul className="grid grid-cols-1 gap-3">
        {orders.map((order) => (
          <EarlierRow key={order.id} order={order} />
        ))}
      </ul>
      {found.hasNextPage && (
        <Button look="quiet" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()} className="justify-self-center">
          {t('earlier.more')}
        </Button>
      )}
    </section>
  )
}

function EarlierRow({ order: { number, at, state, currency, total, lines } }: { order: EarlierOrder }) {
  const { i18n } = useTranslation('orders')
  const day = useMoments()({ dateStyle: 'medium' })
  const price = (amount: number) => formatPrice(minor(amount), currency, languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere tabular-nums">{number}</h3>
        <OrderBadge label={EARLIER_LABELS[state]} />
        {total !== undefined && <p className="ms-auto font-semibold tabular-nums">{price(total)}</p>}
      </div>
      <p className="mt-1 text-sm text-ink-soft">{day.format(new Date(at))}</p>
      <ul className="mt-2 grid gap-1 text-sm">
        {lines.map(({ title, quantity, unit }, place) => (
          // Two lines may read the same, and none ever moves.
          <li key={place} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {title} × {quantity}
            </span>
            <span className="tabular-nums">{price(unit * quantity)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
