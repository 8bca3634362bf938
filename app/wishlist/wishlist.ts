import { useSyncExternalStore } from 'react'
import { announceFavorites, type CardProduct } from '../catalog/card-actions.ts'
import { announceCount } from '../platform/shared-count.ts'
import { sessionShelf } from '../platform/session/session-shelf.ts'
import { storedPerson } from '../platform/session/stored-person.ts'
import { favoriteOf, favoritesFrom, withPending, type FavoriteItem } from './favorite.ts'

/** What screens show. `owner` is null for guests, who have no wishlist; `settled` is false until the server's copy has come (or cannot). */
export type WishlistState = { owner: string | null; items: readonly FavoriteItem[]; settled: boolean }

/** What a store reaches outside of itself. */
export type WishlistParts = {
  ownerNow(): string | null
  read(owner: string): FavoriteItem[]
  write(owner: string, items: readonly FavoriteItem[]): void
  announce(items: readonly FavoriteItem[]): void
  /** The server's copy, newest first. */
  load(): Promise<FavoriteItem[]>
  save(change: { id: string; wanted: boolean }): Promise<void>
}

export type WishlistStore = {
  state(): WishlistState
  subscribe(changed: () => void): () => void
  /**
   * Puts a piece on the list or takes it off, at once here and then on the server. Answers what happened and, when signed in, whether the server
   * agreed; where it did not, the list is as before.
   */
  toggle(product: CardProduct): { did: 'added' | 'removed'; saved: Promise<boolean> } | { did: 'nothing' }
  /** Looks again whose list it is, and what storage and server hold: after signing in or out, or a change in another tab. */
  reopen(): void
}

/** A wishlist per member: storage's copy at once, the server's as the truth. */
export function createWishlistStore(parts: WishlistParts): WishlistStore {
  const listeners = new Set<() => void>()
  const pending = new Map<string, FavoriteItem | null>()
  let state: WishlistState = { owner: null, items: [], settled: true }

  const show = (next: WishlistState) => {
    state = next
    parts.announce(state.items)
    for (const listener of listeners) listener()
  }
  const take = (items: readonly FavoriteItem[], settled = state.settled) => {
    if (state.owner === null) return
    parts.write(state.owner, items)
    show({ ...state, items, settled })
  }
  const refresh = async (owner: string) => {
    try {
      const truth = await parts.load()
      if (state.owner === owner) take(withPending(truth, pending), true)
    } catch {
      // Without the server the stored copy has to do.
      if (state.owner === owner) show({ ...state, settled: true })
    }
  }
  const open = () => {
    const owner = parts.ownerNow()
    if (owner !== state.owner) pending.clear()
    if (owner === null) return show({ owner, items: [], settled: true })
    show({ owner, items: withPending(parts.read(owner), pending), settled: false })
    void refresh(owner)
  }
  open()

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    toggle(product) {
      if (parts.ownerNow() !== state.owner) open()
      const { owner } = state
      if (owner === null) return { did: 'nothing' }
      const before = state.items.find(({ id }) => id === product.id)
      const wanted = before ? null : favoriteOf(product)
      pending.set(product.id, wanted)
      take(withPending(state.items, pending))
      const saved = parts.save({ id: product.id, wanted: wanted !== null }).then(
        () => true,
        () => false,
      )
      const settled = saved.then((agreed) => {
        // A later press on the same heart has its own answer.
        if (pending.get(product.id) !== wanted) return agreed
        pending.delete(product.id)
        if (!agreed && state.owner === owner) take(before ? [before, ...state.items] : state.items.filter(({ id }) => id !== product.id))
        return agreed
      })
      return { did: before ? 'removed' : 'added', saved: settled }
    },
    reopen: open,
  }
}

/** The specification: favorites persist per person in local storage. */
const keyOf = (owner: string) => `favorites:${owner}`

// Browser only: one for the tab, made when it is first needed.
let ofTab: WishlistStore | undefined

/** Browser only. The wishlist of this tab. */
export function wishlistStore(): WishlistStore {
  if (ofTab) return ofTab
  const store = createWishlistStore({
    ownerNow: () => storedPerson()?.id ?? null,
    read: readFavorites,
    write: writeFavorites,
    announce(items) {
      announceFavorites(items.map(({ id }) => id))
      announceCount('wishlist', items.length, 'stored')
    },
    load: () => import('./wishlist-sync.ts').then(({ loadFavorites }) => loadFavorites()),
    save: (change) => import('./wishlist-sync.ts').then(({ saveFavorite }) => saveFavorite(change)),
  })
  window.addEventListener('storage', ({ key }) => key?.startsWith('favorites:') && store.reopen())
  ofTab = store
  return store
}

/** The wishlist of this tab; undefined on the server and before the page is alive. */
export const useWishlist = (): WishlistState | undefined => useSyncExternalStore(subscribe, snapshot, onServer)

const subscribe = (changed: () => void) => wishlistStore().subscribe(changed)
const snapshot = (): WishlistState | undefined => wishlistStore().state()
const onServer = (): WishlistState | undefined => undefined

function readFavorites(owner: string): FavoriteItem[] {
  try {
    return favoritesFrom(JSON.parse(sessionShelf().getItem(keyOf(owner)) ?? '[]'))
  } catch {
    return []
  }
}

function writeFavorites(owner: string, items: readonly FavoriteItem[]): void {
  try {
    const text = JSON.stringify(items)
    // Writing what is there already would wake the other tabs, and they us.
    if (sessionShelf().getItem(keyOf(owner)) !== text) sessionShelf().setItem(keyOf(owner), text)
  } catch {
    // Without storage the list lives as long as the page; the server has it.
  }
}
