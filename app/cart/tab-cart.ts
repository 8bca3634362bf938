import { useSyncExternalStore } from 'react'
import { announceCount } from '../platform/shared-count.ts'
import { storedPerson } from '../platform/session/stored-person.ts'
import { createCartStore, type CartState, type CartStore } from './cart-store.ts'
import { notePending } from './cart-pending.ts'
import { readCart, writeCart } from './cart-storage.ts'
import { noteGuestCart } from './guest-cart-hint.ts'
import { openCartTabs } from './cart-tabs.ts'

// Browser only: one for the tab, made when it is first needed.
let ofTab: CartStore | undefined

/** Browser only. The cart of this tab. */
export function cartStore(): CartStore {
  ofTab ??= createCartStore({
    ownerNow: () => storedPerson()?.id ?? null,
    read: readCart,
    write: writeCart,
    tabs: openCartTabs,
    // Later than now: a screen that is being rendered may be what made the store.
    announce: (count, owner) =>
      queueMicrotask(() => {
        announceCount('cart', count, owner === null ? 'tab' : 'stored')
        if (owner === null) noteGuestCart(count)
      }),
    now: () => Date.now(),
    note: notePending,
    // Members only, so visitors never download what talks to the server.
    sync: (owner, { calm }) =>
      void import('./cart-sync.ts').then(
        ({ syncSoon }) => syncSoon(cartStore(), owner, { calm }),
        () => cartStore().settle(),
      ),
  })
  return ofTab
}

/** The cart of this tab; undefined on the server and before the page is alive. */
export const useCart = (): CartState | undefined => useSyncExternalStore(subscribe, snapshot, onServer)

const subscribe = (changed: () => void) => cartStore().subscribe(changed)
const snapshot = (): CartState | undefined => cartStore().state()
const onServer = (): CartState | undefined => undefined
