import { lineIdOf } from '../checkout/quote/quote.ts'
import { CART_LINES_MAX, LINE_QUANTITY_MAX } from '../checkout/quote/quote-limits.ts'
import { NO_PICTURE } from '../ui/picture-address.ts'

/** One line of a cart as the browser keeps it. What stands beside the ids is for showing at once; the server reckons with its own. */
export type CartItem = {
  /** Product id and the moment it was first added; opaque. */
  id: string
  productId: string
  variantId: string
  name: string
  /** The variant in words (`Ø 14 cm`), '' where there is only one. */
  optionText: string
  /** Satang, for one piece. */
  price: number
  quantity: number
  image: string
  sellerId: string
  sellerName: string
  categoryId: string
  /** What the buyer wants written on the piece; '' for nothing. */
  personalization: string
}

/** What a product page or a quick view puts into the cart. */
export type CartAddition = Omit<CartItem, 'id' | 'image'> & PictureSources

/** Where the picture of a line may come from, best first. */
export type PictureSources = { image?: string | null; images?: readonly string[] | null; categoryImage?: string | null }

/** The specification's chain: the product's picture, its first picture, its category's, a placeholder. */
export const pictureOf = ({ image, images, categoryImage }: PictureSources): string => image || images?.[0] || categoryImage || NO_PICTURE

/** Two lines with the same key are the same thing: product, variant and personalisation. */
export const keyOf = (item: Pick<CartItem, 'variantId' | 'personalization'>): string =>
  lineIdOf({ variantId: item.variantId, personalization: item.personalization.trim() })

/** Adds pieces; what is already there is counted up. A cart that holds all it can stays as it is. */
export function withAdded(items: readonly CartItem[], addition: CartAddition, now: number): CartItem[] {
  const { image, images, categoryImage, ...facts } = addition
  const fresh: CartItem = {
    ...facts,
    personalization: facts.personalization.trim(),
    quantity: bounded(facts.quantity),
    image: pictureOf({ image, images, categoryImage }),
    id: `${facts.productId}-${now}`,
  }
  const key = keyOf(fresh)
  if (items.some((item) => keyOf(item) === key)) {
    return items.map((item) => (keyOf(item) === key ? { ...fresh, id: item.id, quantity: bounded(item.quantity + fresh.quantity) } : item))
  }
  return items.length >= CART_LINES_MAX ? [...items] : [...items, fresh]
}

/** Sets how many; zero or less takes the line out. */
export const withQuantity = (items: readonly CartItem[], id: string, quantity: number): CartItem[] =>
  quantity <= 0 ? without(items, id) : items.map((item) => (item.id === id ? { ...item, quantity: bounded(quantity) } : item))

export const without = (items: readonly CartItem[], id: string): CartItem[] => items.filter((item) => item.id !== id)

/** Puts a line back where it was: what Undo does. */
export function withReturned(items: readonly CartItem[], item: CartItem, position: number): CartItem[] {
  const key = keyOf(item)
  if (items.some((each) => keyOf(each) === key))
    return items.map((each) => (keyOf(each) === key ? { ...each, quantity: bounded(each.quantity + item.quantity) } : each))
  return items.toSpliced(position, 0, item)
}

/** Pieces, not lines: what the header counts. */
export const countOf = (items: readonly CartItem[]): number => items.reduce((count, item) => count + item.quantity, 0)

const bounded = (quantity: number) => Math.min(LINE_QUANTITY_MAX, Math.max(1, Math.trunc(quantity) || 1))

/** What became of a guest's cart at sign-in, each line by name, so that it can be told. */
export type MergeReport = { merged: string[]; capped: string[]; dropped: string[] }

/**
 * A guest's cart joins a member's. The same things are counted together, as far as the stock goes (`capped`); what is no longer sold, or would not
 * fit in, is left out (`dropped`). `stockOf` answers the pieces left of a variant, undefined for one that is not sold any more.
 */
export function mergedCarts(
  mine: readonly CartItem[],
  guests: readonly CartItem[],
  stockOf: (variantId: string) => number | undefined,
): { items: CartItem[]; report: MergeReport } {
  const report: MergeReport = { merged: [], capped: [], dropped: [] }
  let items = [...mine]
  for (const guest of guests) {
    const known = items.find((item) => keyOf(item) === keyOf(guest))
    const inCart = items.filter((item) => item.variantId === guest.variantId).reduce((count, item) => count + item.quantity, 0)
    const room = Math.min(LINE_QUANTITY_MAX, stockOf(guest.variantId) ?? 0) - inCart
    const taken = Math.min(guest.quantity, room)
    if (taken <= 0 || (!known && items.length >= CART_LINES_MAX)) {
      // Where the member already holds all there is, nothing is lost but the wish for more.
      ;(known ? report.capped : report.dropped).push(guest.name)
      continue
    }
    items = known ? withQuantity(items, known.id, known.quantity + taken) : [...items, { ...guest, quantity: taken }]
    ;(taken < guest.quantity ? report.capped : report.merged).push(guest.name)
  }
  return { items, report }
}

/** Reads what was stored or sent by another tab; lines that are none are left out. */
export function itemsFrom(stored: unknown): CartItem[] {
  return Array.isArray(stored) ? stored.filter(isItem).slice(0, CART_LINES_MAX) : []
}

const TEXTS = ['id', 'productId', 'variantId', 'name', 'optionText', 'image', 'sellerId', 'sellerName', 'categoryId', 'personalization'] as const

function isItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Readonly<Record<string, unknown>>
  const { quantity, price } = fields
  const counted =
    Number.isSafeInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= LINE_QUANTITY_MAX && Number.isSafeInteger(price) && Number(price) >= 0
  return counted && TEXTS.every((name) => typeof fields[name] === 'string')
}
