import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AcceptedTogether } from '../../orders/accepted-together.ts'
import { useLiveNews } from '../../platform/use-live-news.ts'
import { EarlierList } from '../../orders/earlier/earlier-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Part } from '../../ui/part.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { heapCount, QUEUES, type DeskOrder, type DeskSeller, type Queue } from '../desk.ts'
import { OrderBoard } from './order-board.tsx'
import { OrderCard } from './order-card.tsx'
import type { Talker } from './talk-beside.tsx'
import { listDeskOrders, ORDERS_PER_PAGE, readHeaps, type LastShown } from './read-orders.ts'
import { RefusedTogether, TogetherBar } from './together-bar.tsx'
import { WeeksBoard } from './weeks-board.tsx'

/** New orders appear by asking while the live channel is away; while it tells of them, asking is for what it may have missed. */
const ASK_AGAIN_MS = { away: 15_000, live: 300_000 }
const MOST_WORDS = 100

type OrdersPartProps = { seller: DeskSeller; me: string; rights: readonly string[]; wanted: string | null; queue: string | null }

/** The orders of a seller, heap by heap in the order of the work or on a board, with a search over all of them; `queue` is the heap to begin with. */
export default function OrdersPart({ seller, me, rights, wanted, queue: first }: OrdersPartProps) {
  const { t } = useTranslation('desk')
  const key = ['desk-orders', seller.id]
  const live = useLiveNews({ topic: `desk:${seller.id}`, key })
  const refetchInterval = live ? ASK_AGAIN_MS.live : ASK_AGAIN_MS.away
  const heaps = useQuery({ queryKey: [...key, 'heaps'], queryFn: () => readHeaps(seller.id), refetchInterval })
  const [queue, setQueue] = useState(() => QUEUES.find((each) => each === first))
  const [search, setSearch] = useState((wanted ?? '').slice(0, MOST_WORDS))
  const [view, setView] = useState<'list' | 'board' | 'weeks'>('list')
  const [refused, setRefused] = useState<AcceptedTogether['refused']>([])
  const words = useDeferredValue(search.trim())
  if (heaps.isPending) return <Waiting className="h-64" />
  if (heaps.isError) return <LoadFailure title={t('failed')} error={heaps.error} onRetry={() => void heaps.refetch()} />
  const current = queue ?? QUEUES.find((each) => heaps.data[each] > 0) ?? 'accept'
  const open = (each: Queue) => {
    setQueue(each)
    setSearch('')
    setView('list')
  }
  const show = (number: string) => {
    setSearch(number)
    setView('list')
  }
  const onBoard = view !== 'list' && words === ''
  return (
    <div className="grid grid-cols-1 gap-6">
      {/* On phones in one line, so that the first order is seen without scrolling. */}
      <ul className="relative flex gap-2 overflow-x-auto max-sm:-mx-4 max-sm:px-4 max-sm:py-0.5 sm:grid sm:grid-cols-3 sm:gap-3 lg:grid-cols-5">
        {QUEUES.map((each) => {
          const pressed = !onBoard && words === '' && each === current
          return (
            <li key={each} className="shrink-0">
              <button
                type="button"
                aria-pressed={pressed}
                onClick={() => open(each)}
                className={clsx(
                  'w-full rounded-card border bg-surface text-start transition-colors hover:border-indigo max-sm:flex max-sm:min-h-11 max-sm:items-center max-sm:gap-2 max-sm:px-4 sm:p-4',
                  pressed ? 'border-indigo ring-1 ring-indigo' : 'border-line',
                )}
              >
                <span className="font-semibold tabular-nums sm:block sm:text-2xl">{heapCount(each, heaps.data[each])}</span>
                <span className="text-sm text-ink-soft">{t(`queue.${each}`)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Field
          label={t('search')}
          hideLabel
          type="search"
          placeholder={t('search')}
          maxLength={MOST_WORDS}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          className="min-w-0 flex-1 basis-64 sm:max-w-md"
        />
        {(['board', 'weeks'] as const).map((each) => {
          const pressed = onBoard && view === each
          return (
            <Button key={each} look="quiet" aria-pressed={pressed} onClick={() => (setSearch(''), setView(pressed ? 'list' : each))}>
              {t(pressed ? 'together.list' : each === 'board' ? 'together.board' : 'weeks.view')}
            </Button>
          )
        })}
      </div>
      <RefusedTogether refused={refused} />
      {/* What an order still needs does not take the search along, and what is being typed into it. */}
      <Suspense fallback={<Waiting className="h-64" />}>
        {onBoard && view === 'weeks' ? (
          <WeeksBoard sellerId={seller.id} askAgainMs={refetchInterval} onOpen={show} />
        ) : onBoard ? (
          <OrderBoard sellerId={seller.id} heaps={heaps.data} askAgainMs={refetchInterval} onQueue={open} onOpen={show} />
        ) : (
          <OrderList
            key={current}
            sellerId={seller.id}
            seesMoney={rights.includes('money.read')}
            makers={seller.isCooperative && rights.includes('money.read') ? (rights.includes('money.write') ? 'write' : 'read') : undefined}
            mayRefund={rights.includes('refunds.write')}
            talker={rights.includes('chat.write') ? { me, seller } : undefined}
            queue={current}
            words={words}
            behind={search.trim() !== words}
            askAgainMs={refetchInterval}
            onRefused={setRefused}
          />
        )}
      </Suspense>
      <Suspense>
        <EarlierList of="seller" id={seller.id} />
      </Suspense>
    </div>
  )
}

type OrderListProps = {
  sellerId: string
  seesMoney: boolean
  makers: 'read' | 'write' | undefined
  mayRefund: boolean
  talker: Talker | undefined
  queue: Queue
  words: string
  /** Whether other words are typed by now. */
  behind: boolean
  askAgainMs: number
  onRefused: (refused: AcceptedTogether['refused']) => void
}

/**
 * Orders of a heap, or that hold words, page by page; several can be chosen and worked on together. While other words are looked for the orders of before stay, dimmed, and
 * take no press: it would land on an order that goes away.
 */
function OrderList({ sellerId, seesMoney, makers, mayRefund, talker, queue, words, behind, askAgainMs, onRefused }: OrderListProps) {
  const { t, i18n } = useTranslation('desk')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [chosenAmong, setChosenAmong] = useState(words)
  if (chosenAmong !== words) {
    setChosenAmong(words)
    setChosen(new Set())
  }
  const orders = useInfiniteQuery({
    queryKey: ['desk-orders', sellerId, 'list', i18n.language, words === '' ? queue : '', words],
    queryFn: ({ pageParam }) => listDeskOrders({ sellerId, language: i18n.language, ...(words === '' ? { queue } : { words }) }, pageParam),
    initialPageParam: undefined as LastShown | undefined,
    getNextPageParam: (page: DeskOrder[]) => {
      const last = page.at(-1)
      return page.length < ORDERS_PER_PAGE || !last ? undefined : { placedAt: last.placedAt, id: last.id }
    },
    placeholderData: keepPreviousData,
    refetchInterval: askAgainMs,
  })
  const late = behind || orders.isPlaceholderData
  if (orders.isPending || (late && orders.data?.pages.flat().length === 0)) return <Waiting className="h-64" />
  if (orders.isError) return <LoadFailure title={t('failed')} error={orders.error} onRetry={() => void orders.refetch()} />
  const shown = orders.data.pages.flat()
  if (shown.length === 0) return <EmptyState level={2} title={words === '' ? t(`empty.${queue}`) : t('empty.search')} text={t('empty.text')} />
  const together = shown.filter(({ id }) => chosen.has(id))
  const choose = (id: string, wanted: boolean) =>
    setChosen((before) => {
      const after = new Set(before)
      if (wanted) after.add(id)
      else after.delete(id)
      return after
    })
  return (
    <div className={clsx('grid grid-cols-1 gap-4', late && 'opacity-55')} aria-busy={late} inert={late}>
      <Checkbox
        label={t('together.all')}
        checked={together.length === shown.length}
        onChange={(event) => setChosen(new Set(event.currentTarget.checked ? shown.map(({ id }) => id) : []))}
      />
      {together.length > 0 && <TogetherBar orders={together} sellerId={sellerId} onDone={() => setChosen(new Set())} onRefused={onRefused} />}
      <ul className="grid grid-cols-1 gap-4" aria-label={t('tabs.orders')}>
        {shown.map((order) => (
          <li key={order.id}>
            <Part>
              <OrderCard
                order={order}
                sellerId={sellerId}
                seesMoney={seesMoney}
                makers={makers}
                mayRefund={mayRefund}
                talker={talker}
                chosen={chosen.has(order.id)}
                onChoose={(wanted) => choose(order.id, wanted)}
              />
            </Part>
          </li>
        ))}
      </ul>
      {orders.hasNextPage && (
        <Button look="quiet" className="justify-self-center" busy={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
          {t('together.more')}
        </Button>
      )}
    </div>
  )
}
