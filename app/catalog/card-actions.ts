/**
 * What the buttons of a product card ask for. Cards know neither the quick view nor the wishlist: whoever answers is loaded by the first press and
 * says what the hearts should show.
 */
const QUICK_VIEW = 'shop:quick-view'
const FAVORITE = 'shop:favorite'
const FAVORITES = 'shop:favorites'

/** What a card knows of its piece: enough to show something while the rest is on its way. */
export type CardProduct = { id: string; name: string; image: string | null; priceMinor: number; sellerName: string }

/** Browser only. Asks for the quick view of a piece. */
export const askQuickView = (product: CardProduct): void => void window.dispatchEvent(new CustomEvent(QUICK_VIEW, { detail: product }))

/** Browser only. Asks to put a piece on the wishlist, or to take it off. */
export const askFavorite = (product: CardProduct): void => void window.dispatchEvent(new CustomEvent(FAVORITE, { detail: product }))

const listening =
  (event: string) =>
  (answer: (product: CardProduct) => void): (() => void) => {
    // Dispatched by the two functions above alone.
    const listener = (asked: Event) => answer((asked as CustomEvent<CardProduct>).detail)
    window.addEventListener(event, listener)
    return () => window.removeEventListener(event, listener)
  }

/** Browser only. Answers every `askQuickView` until the returned function is called. */
export const onQuickView = listening(QUICK_VIEW)

/** Browser only. Answers every `askFavorite` until the returned function is called. */
export const onFavorite = listening(FAVORITE)

// Of the browser's tab: the server never says who likes what.
let favorites: ReadonlySet<string> = new Set()

/** Browser only. Says which products are on the wishlist; every heart on the page follows. */
export function announceFavorites(productIds: Iterable<string>): void {
  favorites = new Set(productIds)
  window.dispatchEvent(new CustomEvent(FAVORITES))
}

/** Whether a product is on the wishlist as last announced. */
export const isFavorite = (productId: string): boolean => favorites.has(productId)

/** For `useSyncExternalStore`. */
export function subscribeFavorites(changed: () => void): () => void {
  window.addEventListener(FAVORITES, changed)
  return () => window.removeEventListener(FAVORITES, changed)
}
