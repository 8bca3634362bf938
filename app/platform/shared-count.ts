import { useSyncExternalStore } from 'react'
import { sessionShelf } from './session/session-shelf.ts'

/** What the header counts without loading the code behind it. */
export type Counted = 'cart' | 'wishlist' | 'notifications'

const EVENT = 'shared-count'
const keyOf = (what: Counted) => `count:${what}`

/**
 * Browser only. Says how many there are now; the header follows, in this tab at once and in others through storage. A guest's numbers last as
 * long as the tab, like the guest's cart; a signed-in person's stay.
 */
export function announceCount(what: Counted, count: number, lasts: 'tab' | 'stored'): void {
  try {
    const shared = sessionShelf()
    const [kept, cleared] = lasts === 'tab' ? [window.sessionStorage, shared] : [shared, window.sessionStorage]
    cleared.removeItem(keyOf(what))
    kept.setItem(keyOf(what), String(count))
  } catch {
    // Without storage the number is shown again when its owner announces it on the next page.
  }
  window.dispatchEvent(new CustomEvent(EVENT))
}

/** The last announced number; 0 on the server and before the page is alive, so that public HTML says nothing personal. */
export const useCount = (what: Counted): number =>
  useSyncExternalStore(
    subscribe,
    () => read(what),
    () => 0,
  )

function subscribe(changed: () => void): () => void {
  window.addEventListener(EVENT, changed)
  window.addEventListener('storage', changed)
  return () => {
    window.removeEventListener(EVENT, changed)
    window.removeEventListener('storage', changed)
  }
}

function read(what: Counted): number {
  try {
    const count = Number(window.sessionStorage.getItem(keyOf(what)) ?? sessionShelf().getItem(keyOf(what)) ?? 0)
    return Number.isSafeInteger(count) && count > 0 ? count : 0
  } catch {
    return 0
  }
}
