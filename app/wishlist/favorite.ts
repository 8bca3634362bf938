import type { CardProduct } from '../catalog/card-actions.ts'

/** A piece on the wishlist, as the specification names its fields; `price` is satang, `image` '' where there is none. */
export type FavoriteItem = { id: string; name: string; price: number; image: string; seller_business_name: string }

export const favoriteOf = (product: CardProduct): FavoriteItem => ({
  id: product.id,
  name: product.name,
  price: product.priceMinor,
  image: product.image ?? '',
  seller_business_name: product.sellerName,
})

/** Changes on their way to the server: what is to be on the list, `null` for what is to go. */
export type PendingFavorites = ReadonlyMap<string, FavoriteItem | null>

/** The list with the changes that are on their way; newest first. */
export function withPending(items: readonly FavoriteItem[], pending: PendingFavorites): FavoriteItem[] {
  const added = [...pending.values()].filter((item) => item !== null).toReversed()
  return [...added.filter(({ id }) => items.every((item) => item.id !== id)), ...items.filter(({ id }) => pending.get(id) !== null)]
}

/** Reads what was stored; what is none of ours is left out. */
export function favoritesFrom(stored: unknown): FavoriteItem[] {
  return Array.isArray(stored) ? stored.filter(isFavoriteItem) : []
}

function isFavoriteItem(value: unknown): value is FavoriteItem {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Readonly<Record<string, unknown>>
  return Number.isSafeInteger(fields['price']) && ['id', 'name', 'image', 'seller_business_name'].every((name) => typeof fields[name] === 'string')
}
