import { sessionShelf } from '../platform/session/session-shelf.ts'
import { itemsFrom, type CartItem } from './cart.ts'

/** A cart as it lies in storage. `at` is when it was last changed, so that the newest of several tabs wins. */
export type StoredCart = { items: CartItem[]; at: number }

export const EMPTY_CART: StoredCart = { items: [], at: 0 }

/** A guest's cart lasts as long as the session of the tab; a member's has a key of its own. */
const GUEST_KEY = 'cart'
const keyOf = (owner: string | null) => (owner === null ? GUEST_KEY : `cart:${owner}`)
const storageOf = (owner: string | null): Storage => (owner === null ? window.sessionStorage : sessionShelf())

/** Browser only. The stored cart; empty where there is none, or storage is refused. */
export function readCart(owner: string | null): StoredCart {
  try {
    const text = storageOf(owner).getItem(keyOf(owner))
    return text === null ? EMPTY_CART : cartFrom(JSON.parse(text))
  } catch {
    return EMPTY_CART
  }
}

/** Browser only. Where storage is refused or full the cart lives as long as the page. */
export function writeCart(owner: string | null, cart: StoredCart): void {
  try {
    storageOf(owner).setItem(keyOf(owner), JSON.stringify(cart))
  } catch {
    // Nothing to do: the tab still holds it.
  }
}

/** Reads what was stored or what another tab sent. */
export function cartFrom(value: unknown): StoredCart {
  if (typeof value !== 'object' || value === null) return EMPTY_CART
  const { items, at } = value as { items?: unknown; at?: unknown }
  return { items: itemsFrom(items), at: typeof at === 'number' && Number.isFinite(at) ? at : 0 }
}
