import { countOf, withAdded, without, withQuantity, withReturned, type CartAddition, type CartItem } from './cart.ts'
import { EMPTY_CART, type StoredCart } from './cart-storage.ts'
import type { CartTabs, openCartTabs } from './cart-tabs.ts'

/** What screens show. `settled` is false while another tab or the server may still hand over a cart. */
export type CartState = { owner: string | null; items: readonly CartItem[]; settled: boolean }

export type CartStore = {
  state(): CartState
  subscribe(changed: () => void): () => void
  add(addition: CartAddition): void
  setQuantity(id: string, quantity: number): void
  /** Takes a line out; answers what puts it back. */
  remove(id: string): (() => void) | undefined
  /** Takes everything out; answers what puts it back. */
  clear(): (() => void) | undefined
  /** Takes over what is true elsewhere (the server's copy, another price), without saving it there again. */
  accept(owner: string | null, items: readonly CartItem[]): void
  settle(): void
  /** Looks again whose cart it is: after signing in or out. */
  reopen(): void
  close(): void
}

/** What a store reaches outside of itself. */
export type StoreParts = {
  ownerNow(): string | null
  read(owner: string | null): StoredCart
  write(owner: string | null, cart: StoredCart): void
  tabs(listeners: Parameters<typeof openCartTabs>[0]): CartTabs
  announce(count: number, owner: string | null): void
  now(): number
  /** A member changes the cart: what the server does not know yet is in storage when this returns, since the page may be left at any moment. */
  note(owner: string, before: readonly CartItem[], after: readonly CartItem[]): void
  /** A member's cart was opened, or changed here (`calm`: more may follow at once): the server's copy follows. */
  sync(owner: string, how: { calm: boolean }): void
}

/** How long an empty guest's cart waits for the other tabs' answers before it says that it is empty. */
const TABS_ANSWER_MS = 200

/** A cart that is the same in storage, in all open tabs and (for members) on the server. */
export function createCartStore(parts: StoreParts): CartStore {
  const listeners = new Set<() => void>()
  let owner = parts.ownerNow()
  let cart = EMPTY_CART
  let state: CartState = { owner, items: [], settled: false }

  const show = (settled: boolean) => {
    state = { owner, items: cart.items, settled: settled || cart.items.length > 0 }
    parts.announce(countOf(cart.items), owner)
    for (const listener of listeners) listener()
  }
  const take = (next: StoredCart) => {
    cart = next
    parts.write(owner, cart)
    show(true)
  }
  const change = (make: (items: readonly CartItem[]) => CartItem[]) => {
    follow()
    const before = cart.items
    const items = make(before)
    // Before the cart itself: a page that opens with a line the server never heard of would take it for one that is gone.
    if (owner !== null) parts.note(owner, before, items)
    // Later than whatever was heard, also when the clocks of two tabs differ.
    take({ items, at: Math.max(parts.now(), cart.at + 1) })
    tabs.tell(owner, cart)
    if (owner !== null) parts.sync(owner, { calm: true })
  }
  const tabs = parts.tabs({
    heard(of, theirs) {
      if (of === owner && theirs.at > cart.at) take(theirs)
    },
    asked(of) {
      if (of === owner && cart.at > 0) tabs.tell(owner, cart)
    },
  })
  function open() {
    cart = parts.read(owner)
    show(false)
    tabs.ask(owner)
    if (owner === null) setTimeout(() => state.settled || show(true), TABS_ANSWER_MS)
    else parts.sync(owner, { calm: false })
  }
  function follow() {
    const now = parts.ownerNow()
    if (now === owner) return
    owner = now
    open()
  }
  open()

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    add: (addition) => change((items) => withAdded(items, addition, parts.now())),
    setQuantity: (id, quantity) => change((items) => withQuantity(items, id, quantity)),
    remove(id) {
      const position = cart.items.findIndex((item) => item.id === id)
      const item = cart.items[position]
      if (!item) return undefined
      change((items) => without(items, id))
      return () => change((items) => withReturned(items, item, position))
    },
    clear() {
      follow()
      const taken = cart.items
      if (taken.length === 0) return undefined
      change(() => [])
      return () => change((items) => taken.reduce<CartItem[]>((all, item, position) => withReturned(all, item, position), [...items]))
    },
    accept(of, items) {
      if (of !== owner) return
      take({ items: [...items], at: Math.max(parts.now(), cart.at + 1) })
      tabs.tell(owner, cart)
    },
    settle: () => state.settled || show(true),
    reopen: follow,
    close: () => tabs.close(),
  }
}
