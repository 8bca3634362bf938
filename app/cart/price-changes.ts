import { lineIdOf, type Quote } from '../checkout/quote/quote.ts'
import type { CartItem } from './cart.ts'

/** A price that is another than when the piece was put into the cart. Satang. */
export type PriceChange = { line: string; name: string; before: number; after: number }

/** Which stored prices the quote contradicts, and the lines as the quote has them. */
export function priceChanges(items: readonly CartItem[], quote: Quote): { changes: PriceChange[]; items: CartItem[] } {
  const quoted = new Map(quote.sellers.flatMap((seller) => seller.lines.map((line) => [line.id, line])))
  const changes: PriceChange[] = []
  const updated = items.map((item) => {
    const line = quoted.get(lineIdOf(item))
    if (!line || line.unitPrice === item.price) return item
    changes.push({ line: line.id, name: line.name, before: item.price, after: line.unitPrice })
    return { ...item, price: line.unitPrice }
  })
  return { changes, items: updated }
}
