import type { CartAddition } from '../../cart/cart.ts'
import type { Quote, WantedLine } from '../../checkout/quote/quote.ts'
import type { TrackedShare } from '../../orders/tracking/tracked-order.ts'

/** A line of an order as its page shows it. */
export type OrderedLine = TrackedShare['lines'][number]

/** What has become of a piece that was bought before. Prices are satang for one piece. */
export type Again = { what: 'gone'; title: string } | { what: 'same' | 'fewer' | 'price_changed'; title: string; before: number; addition: CartAddition }

/** What is asked of the shop to learn what can be bought again; lines whose piece was deleted cannot. */
export const wantedOf = (lines: readonly OrderedLine[]): WantedLine[] =>
  lines.flatMap(({ productId, variantId, quantity, personalization }) =>
    productId === null || variantId === null ? [] : [{ productId, variantId, quantity, personalization }],
  )

/** Each line as it can be bought today: `fewer` where not all pieces are left, which weighs more than another price. */
export function againOf(lines: readonly OrderedLine[], { sellers }: Pick<Quote, 'sellers'>): Again[] {
  const left = new Map<string, number>()
  return lines.map((line) => {
    const share = sellers.find((seller) => seller.lines.some((each) => each.variantId === line.variantId))
    const today = share?.lines.find((each) => each.variantId === line.variantId && each.personalization === line.personalization)
    if (!share || !today) return { what: 'gone', title: line.title }
    // Lines of the same variant share what lies on the shelf.
    const available = left.get(today.variantId) ?? today.available
    const quantity = Math.min(line.quantity, available)
    if (quantity <= 0) return { what: 'gone', title: line.title }
    left.set(today.variantId, available - quantity)
    return {
      what: quantity < line.quantity ? 'fewer' : today.unitPrice === line.unitPrice ? 'same' : 'price_changed',
      title: line.title,
      before: line.unitPrice,
      addition: {
        productId: today.productId,
        variantId: today.variantId,
        name: today.name,
        optionText: today.optionText,
        price: today.unitPrice,
        quantity,
        image: today.image,
        sellerId: share.sellerId,
        sellerName: share.sellerName,
        categoryId: line.categoryId ?? '',
        personalization: today.personalization,
      },
    }
  })
}
