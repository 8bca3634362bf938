import { useSyncExternalStore } from 'react'
import { personShelf } from '../../platform/person-shelf.ts'
import { queryClient } from '../../platform/query.ts'
import { onSession } from '../../platform/session/session-events.ts'
import { storedPerson } from '../../platform/session/stored-person.ts'
import type { StockRow } from '../desk.ts'
import type { Stock } from '../read-desk.ts'
import type { Act, Deed } from './deed.ts'
import { createQueue, type Outcome, type Queue } from './queue.ts'
import { sendDeed } from './send-deed.ts'

/** What a deed changes on the desk, by the first part of the key it is asked by. */
const CHANGES: Record<Deed['kind'], readonly string[]> = {
  count: ['desk-stock', 'desk-home'],
  sale: ['desk-stock', 'desk-home', 'stall-sales'],
  accept: ['desk-orders', 'desk-home'],
  ship: ['desk-orders', 'desk-stock', 'desk-home'],
  message: ['desk-talks', 'desk-home'],
}

// Browser only: one for the tab and the person at its desk.
let ofTab: { person: string; queue: Queue } | undefined

/** Browser only. The queue of the person at the desk. It sends when it is opened, when the line or the person comes back and when another tab has left something. */
export function deskQueue(person: string): Queue {
  if (ofTab?.person === person) return ofTab.queue
  const queue = createQueue({
    person,
    shelf: personShelf<Deed>('hattha-desk-queue', 'deeds'),
    send: (deed) => sendDeed(deed, person),
    hasLine: () => navigator.onLine,
    isSignedIn: () => storedPerson()?.id === person,
    alone: async (work) => {
      await navigator.locks.request(`hattha-desk-queue/${person}`, work)
    },
    later: (ms, work) => setTimeout(work, ms),
    onDone: (deed) => {
      const { kind, sellerId } = deed
      if (kind === 'count') showCounted(sellerId, deed)
      for (const key of CHANGES[kind]) void queryClient().invalidateQueries({ queryKey: [key, sellerId] })
    },
  })
  ofTab = { person, queue }
  const send = () => void (ofTab?.queue === queue && queue.send())
  addEventListener('online', send)
  // Whoever signs in again finds it waiting.
  onSession(send)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && send())
  send()
  return queue
}

/** What was counted lies there from now on, also while the shop is asked anew: whoever counts again at once has seen this, not what lay there before. */
function showCounted(sellerId: string, { variantId, counted }: Extract<Act, { kind: 'count' }>) {
  const shown = (row: StockRow) => (row.variantId === variantId ? { ...row, onHand: counted, available: row.available + counted - row.onHand } : row)
  queryClient().setQueriesData<Stock>({ queryKey: ['desk-stock', sellerId] }, (stock) => stock && { ...stock, rows: stock.rows.map(shown) })
}

/** Browser only. Does something at the desk of a shop: at once where there is a line, else as soon as there is one. Throws `NotKept`. */
export function doAtDesk(sellerId: string, act: Act, id: string = crypto.randomUUID()): Promise<Outcome> {
  if (!ofTab) throw new Error('The desk is not open.')
  return ofTab.queue.add({ ...act, id, sellerId, at: Date.now() })
}

/** Browser only. The same for somebody who waits: comes back as soon as it cannot be lost any more, and sends behind that. Throws `NotKept`. */
export async function keepAtDesk(sellerId: string, act: Act, id: string): Promise<void> {
  if (!ofTab) throw new Error('The desk is not open.')
  const { queue } = ofTab
  await queue.keep({ ...act, id, sellerId, at: Date.now() })
  void queue.send()
}

const NOTHING: readonly Deed[] = []
const never = () => () => {}

/** What waits on this phone for a shop. */
export function useDeeds(sellerId: string): readonly Deed[] {
  const all = useSyncExternalStore(
    ofTab?.queue.subscribe ?? never,
    () => ofTab?.queue.deeds() ?? NOTHING,
    () => NOTHING,
  )
  return all.filter((deed) => deed.sellerId === sellerId)
}
