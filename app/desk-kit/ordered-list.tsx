import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../platform/call-function.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { placed } from './placed.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useAct } from './use-act.ts'
import { useDragOrder } from './use-drag-order.ts'

type Key = string | number
type Order<Id> = { ids: readonly Id[]; /** The order it was made from. */ seen: readonly Id[] }

type OrderedListProps<Item extends { id: Key }> = {
  /** In the order that is kept. */
  items: readonly Item[]
  /** What an entry is called; its buttons say it. */
  nameOf: (item: Item) => string
  mayMove: boolean
  /** Asks the database to keep an order, which refuses where `seen` is not the order of now. */
  keep: (order: Order<Item['id']>, reason: string) => Promise<Answer<unknown>>
  /** Asked before an order is kept that somebody will ask about. */
  why?: { title: string; consequence: string }
  /** What the entries are, where those of other lists may be dropped here (`onArrive`, by key). */
  kind?: string
  onArrive?: ((id: string) => void) | undefined
  /** The list within an entry of another: without a frame of its own. */
  within?: boolean
  label?: string
  /** What stands in an entry, with all in the order of the screen. */
  children: (item: Item, shown: readonly Item[]) => ReactNode
  /** What stands behind the entries and is not moved. */
  last?: ReactNode
}

/** A list whose order says something: its entries are dragged or moved by their buttons, and the order is kept when it is right. */
export function OrderedList<Item extends { id: Key }>({
  items,
  nameOf,
  mayMove,
  keep,
  why,
  kind = 'entry',
  onArrive,
  within,
  ...rest
}: OrderedListProps<Item>) {
  const { label, children, last } = rest
  const { t } = useTranslation('desk-kit')
  const list = useRef<HTMLOListElement>(null)
  const [order, setOrder] = useState<Order<Item['id']>>()
  const seen = items.map(({ id }) => id)
  const shown = order ? order.ids.flatMap((id) => items.find((item) => item.id === id) ?? []) : items
  const move = (item: Item | undefined, at: number) => {
    if (item && mayMove) setOrder({ ids: placed(order?.ids ?? seen, item.id, at), seen: order?.seen ?? seen })
  }
  useDragOrder(list, { kind, onPlace: (from, to) => move(shown[from], to), onArrive })
  const moves = mayMove && items.length > 1
  const drags = moves || (mayMove && onArrive !== undefined)
  return (
    <div className="flex flex-col gap-4">
      {order && <KeepOrder order={order} keep={keep} why={why} onClose={() => setOrder(undefined)} />}
      <ol ref={list} aria-label={label} className={within ? 'divide-y divide-line' : 'divide-y divide-line rounded-card border border-line bg-surface'}>
        {shown.map((item, place) => (
          <li
            key={item.id}
            data-entry={item.id}
            draggable={drags}
            className={within ? 'flex flex-wrap items-start gap-x-4 gap-y-2 py-3 ps-3 sm:px-4' : 'flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3'}
          >
            {drags && <GripVertical className="mt-1 size-4 shrink-0 cursor-grab text-ink-soft max-sm:hidden" aria-hidden="true" />}
            {children(item, shown)}
            {moves && (
              <div className="flex flex-wrap gap-1">
                <IconButton label={t('ordered.up', { name: nameOf(item) })} disabled={place === 0} onClick={() => move(item, place - 1)}>
                  <ArrowUp className="size-4" aria-hidden="true" />
                </IconButton>
                <IconButton label={t('ordered.down', { name: nameOf(item) })} disabled={place === shown.length - 1} onClick={() => move(item, place + 1)}>
                  <ArrowDown className="size-4" aria-hidden="true" />
                </IconButton>
              </div>
            )}
          </li>
        ))}
        {last}
      </ol>
    </div>
  )
}

type KeepOrderProps<Id> = {
  order: Order<Id>
  keep: (order: Order<Id>, reason: string) => Promise<Answer<unknown>>
  why: { title: string; consequence: string } | undefined
  onClose: () => void
}

/** Says that the order on the screen is not kept yet; keeps it, for a reason where one is asked for, or takes it back. */
function KeepOrder<Id>({ order, keep, why, onClose }: KeepOrderProps<Id>) {
  const { t } = useTranslation('desk-kit')
  const { act, busy } = useAct()
  const [asking, setAsking] = useState(false)
  const decide = async (reason: string) => {
    const kept = await act({ ask: () => keep(order, reason), done: t('ordered.done') })
    if (kept) onClose()
    return kept
  }
  return (
    <div role="status">
      <Notice
        tone="news"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="small" look="plain" onClick={onClose}>
              {t('ordered.undo')}
            </Button>
            <Button size="small" busy={busy} onClick={() => (why ? setAsking(true) : void decide(''))}>
              {t('ordered.keep')}
            </Button>
          </div>
        }
      >
        {t('ordered.changed')}
        {why && (
          <ReasonDialog
            open={asking}
            onClose={() => setAsking(false)}
            title={why.title}
            consequence={why.consequence}
            verb={t('ordered.keep')}
            busy={busy}
            onDecide={decide}
          />
        )}
      </Notice>
    </div>
  )
}
