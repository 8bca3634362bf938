import { createContext, type RouterContextProvider } from 'react-router'

/** The keys a page has said of itself; undefined as long as it has said nothing, so that every change makes it anew. */
export type PageKeys = { told?: Set<string> }

const keysContext = createContext<PageKeys | null>(null)

/** Hands a request the place for the keys of its page. */
export const enterKeys = (context: RouterContextProvider, place: PageKeys): void => context.set(keysContext, place)

/**
 * Says what the page of this request shows, all of it: a change of anything else leaves the page as it is kept. What stands around every page, and settings, categories,
 * brands, terms, promotions and who may sell need not be said: they make every page anew. See `PageKey` for the names.
 */
export function tellKeys(context: Readonly<RouterContextProvider>, keys: readonly PageKey[]): void {
  const place = context.get(keysContext)
  if (place) for (const key of keys) (place.told ??= new Set()).add(key)
}

/**
 * - `product-{id}` a piece, whatever is said of it; `products` so many pieces at once that they are told by their shops
 * - `shop-{id}` a maker as its own page shows it, and each of its pieces when many change at once
 * - `shelf-{shop}`, `category-{id}` which pieces stand first there; `shelves` the same of the whole shop, with their names and pictures
 * - `list` any piece, for what lists and counts many
 * - `findings` what words find; `makers` how makers are rated
 * - `home`, `collections`, `blog`
 */
export type PageKey =
  | 'list'
  | 'shelves'
  | 'products'
  | 'findings'
  | 'makers'
  | 'home'
  | 'collections'
  | 'blog'
  | `${'product' | 'shop' | 'shelf' | 'category'}-${string}`
