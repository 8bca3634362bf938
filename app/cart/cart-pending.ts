import { sessionShelf } from '../platform/session/session-shelf.ts'
import { keyOf, type CartItem } from './cart.ts'

/** What a member changed and the server may not know yet: pieces by line, 0 for a line that was taken out. Survives a closed lid. */
export type Pending = Record<string, Pick<CartItem, 'productId' | 'variantId' | 'personalization' | 'quantity'>>

const pendingKey = (owner: string) => `cart-pending:${owner}`

/** Browser only. Notes what the server does not know yet. */
export function notePending(owner: string, before: readonly CartItem[], after: readonly CartItem[]): void {
  if (before === after) return
  const known = new Map(before.map((item) => [keyOf(item), item]))
  const pending = readPending(owner)
  for (const item of after) {
    if (known.get(keyOf(item))?.quantity !== item.quantity) pending[keyOf(item)] = wanted(item, item.quantity)
    known.delete(keyOf(item))
  }
  for (const [key, gone] of known) pending[key] = wanted(gone, 0)
  writePending(owner, pending)
}

/** Browser only. What waits to be sent; empty where nothing does, or storage is refused. */
export function readPending(owner: string): Pending {
  try {
    const stored: unknown = JSON.parse(sessionShelf().getItem(pendingKey(owner)) ?? '{}')
    // Written by notePending alone; a foreign form would be refused by the server line by line.
    return typeof stored === 'object' && stored !== null ? (stored as Pending) : {}
  } catch {
    return {}
  }
}

/** Browser only. */
export function writePending(owner: string, pending: Pending): void {
  try {
    if (Object.keys(pending).length === 0) sessionShelf().removeItem(pendingKey(owner))
    else sessionShelf().setItem(pendingKey(owner), JSON.stringify(pending))
  } catch {
    // Without storage changes reach the server only while the page is open.
  }
}

const wanted = ({ productId, variantId, personalization }: CartItem, quantity: number) => ({ productId, variantId, personalization, quantity })
