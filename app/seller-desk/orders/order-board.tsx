import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { openQuantity, type DeskOrder, type Queue } from '../desk.ts'
import { listDeskOrders } from './read-orders.ts'

/** What is worked on; what has ended is looked up in the list. */
const COLUMNS = ['accept', 'send', 'underway'] as const satisfies readonly Queue[]
const PER_COLUMN = 20

type OrderBoardProps = {
  sellerId: string
  heaps: Record<Queue, number> | undefined
  askAgainMs: number
  /** Opens one order in the list. */
  onOpen: (number: string) => void
  onQueue: (queue: Queue) => void
}

/** The orders that are worked on, a column for each state: what to whom, and until when. */
export function OrderBoard({ sellerId, heaps, askAgainMs, onOpen, onQueue }: OrderBoardProps) {
  const { t, i18n } = useTranslation('desk')
  const columns = useQueries({
    queries: COLUMNS.map((queue) => ({
      queryKey: ['desk-orders', sellerId, 'board', i18n.language, queue],
      queryFn: () => listDeskOrders({ sellerId, language: i18n.language, queue, most: PER_COLUMN }),
      refetchInterval: askAgainMs,
    })),
  })
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
      {COLUMNS.map((queue, place) => {
        const column = columns[place]
        const orders = column?.data
        return (
          <section key={queue} aria-label={t(`queue.${queue}`)} className="grid content-start gap-3 rounded-card bg-indigo-wash p-3">
            <h2 className="px-1 font-sans text-base font-semibold">
              {t(`queue.${queue}`)} <span className="text-ink-soft tabular-nums">{heaps?.[queue]}</span>
            </h2>
            {column?.isError ? (
              <LoadFailure title={t('failed')} error={column.error} onRetry={() => void column.refetch()} />
            ) : !orders ? (
              <Waiting className="h-24" />
            ) : orders.length === 0 ? (
              <p className="px-1 pb-2 text-sm text-ink-soft">{t(`empty.${queue}`)}</p>
            ) : (
              <ul className="grid gap-2">
                {orders.map((order) => (
                  <li key={order.id}>
                    <BoardCard order={order} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            )}
            {(heaps?.[queue] ?? 0) > PER_COLUMN && (
              <Button look="plain" size="small" onClick={() => onQueue(queue)}>
                {t('together.rest', { count: (heaps?.[queue] ?? 0) - PER_COLUMN })}
              </Button>
            )}
          </section>
        )
      })}
    </div>
  )
}

function BoardCard({ order, onOpen }: { order: DeskOrder; onOpen: (number: string) => void }) {
  const { t } = useTranslation('desk')
  const day = useMoments()({ day: 'numeric', month: 'short' })
  const open = openQuantity(order.lines)
  const [first] = order.lines
  return (
    <button
      type="button"
      onClick={() => onOpen(order.number)}
      className="grid min-h-11 w-full gap-1 rounded-control border border-line bg-surface p-3 text-start text-sm shadow-card hover:border-indigo"
    >
      <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
        <span className="tabular-nums">{order.number}</span>
        {order.deliverBy !== null && <span className="font-normal text-ink-soft">{day.format(new Date(order.deliverBy))}</span>}
      </span>
      <span className="wrap-anywhere">{order.customer}</span>
      {first && (
        <span className="text-ink-soft wrap-anywhere">
          {open > 0 ? open : first.quantity} × {first.title}
          {order.lines.length > 1 && ` +${order.lines.length - 1}`}
        </span>
      )}
      <span className="sr-only">{t('together.open')}</span>
    </button>
  )
}
