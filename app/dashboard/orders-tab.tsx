import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { EarlierList } from '../orders/earlier/earlier-list.tsx'
import { ORDER_LABELS } from '../orders/order-states.ts'
import { useLiveNews } from '../platform/use-live-news.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field, Select } from '../ui/field.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { findMyOrders, ORDERS_PAGE, type OrderWanted } from './my-order.ts'
import { OrderRow } from './order-row.tsx'
import { CHANGES_ELSEWHERE } from '../platform/query.ts'
import { Part } from '../ui/part.tsx'

const EVERYTHING: OrderWanted = { words: '', label: undefined }

/** What the person bought, newest first, and below it what they bought before this shop. */
export function OrdersTab({ owner }: { owner: string }) {
  return (
    <div className="grid grid-cols-1 gap-10">
      <Orders owner={owner} />
      <EarlierList of="buyer" id={owner} />
    </div>
  )
}

function Orders({ owner }: { owner: string }) {
  const { t, i18n } = useTranslation('dashboard')
  const [wanted, setWanted] = useState(EVERYTHING)
  useLiveNews({ topic: `orders:${owner}`, key: ['my-orders', owner] })
  const found = useInfiniteQuery({
    queryKey: ['my-orders', owner, wanted, i18n.language],
    queryFn: ({ pageParam }) => findMyOrders(owner, wanted, { page: pageParam, language: i18n.language }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * ORDERS_PAGE < last.total ? pages.length : undefined),
    placeholderData: keepPreviousData,
    ...CHANGES_ELSEWHERE,
  })
  if (found.isError) {
    return <LoadFailure error={found.error} onRetry={() => void found.refetch()} />
  }
  if (!found.data) return <ListSkeleton />
  const orders = found.data.pages.flatMap((page) => page.orders)
  const total = found.data.pages[0]?.total ?? 0
  if (total === 0 && wanted === EVERYTHING) {
    return (
      <EmptyState
        level={2}
        title={t('orders.none.title')}
        text={t('orders.none.text')}
        actions={<ButtonLink to="/products">{t('orders.none.browse')}</ButtonLink>}
      />
    )
  }
  return (
    <div className="grid gap-5">
      <OrderFilter wanted={wanted} onChange={setWanted} />
      <p role="status" className="text-sm text-ink-soft">
        {t('orders.count', { count: total })}
      </p>
      {orders.length === 0 ? (
        <EmptyState
          level={2}
          title={t('orders.noMatch')}
          actions={
            <Button look="quiet" onClick={() => setWanted(EVERYTHING)}>
              {t('orders.showAll')}
            </Button>
          }
        />
      ) : (
        <ul className="grid gap-4">
          {orders.map((order) => (
            <Part key={order.id} item>
              <OrderRow order={order} />
            </Part>
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button look="quiet" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()} className="justify-self-center">
          {t('more')}
        </Button>
      )}
    </div>
  )
}

function OrderFilter({ wanted, onChange }: { wanted: OrderWanted; onChange: (wanted: OrderWanted) => void }) {
  const { t } = useTranslation(['dashboard', 'orders'])
  const [words, setWords] = useState(wanted.words)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...wanted, words })
  }
  const label = (value: string) => ORDER_LABELS.find((known) => known === value)
  return (
    <form role="search" onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field
        key={wanted === EVERYTHING ? 'all' : 'some'}
        label={t('orders.search')}
        hideLabel
        type="search"
        placeholder={t('orders.search')}
        defaultValue={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onBlur={() => words !== wanted.words && onChange({ ...wanted, words })}
        className="min-w-[min(14rem,100%)] flex-1 sm:max-w-sm"
      />
      <Select
        label={t('orders.status')}
        hideLabel
        value={wanted.label ?? ''}
        placeholder={t('orders.anyStatus')}
        options={ORDER_LABELS.map((one) => ({ value: one, label: t(`status.${one}`, { ns: 'orders' }) }))}
        onChange={(event) => onChange({ words, label: label(event.currentTarget.value) })}
      />
      <Button type="submit" look="quiet">
        {t('searchNow')}
      </Button>
    </form>
  )
}
