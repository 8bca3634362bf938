import { lineIdOf, type Quote } from '../checkout/quote/quote.ts'
import { fromJson, sum, toJson } from '../platform/money.ts'
import { evaluate } from '../promotions/evaluate.ts'
import type { CartItem } from './cart.ts'
import type { PreviewFacts } from './running-promotions.ts'

/** What a cart will cost before delivery and coupon, reckoned in the browser while the server's answer is on its way. Satang. */
export type CartPreview = { lines: ReadonlyMap<string, { savings: number; total: number }>; items: number; savings: number }

/** The server's own rules on what the browser knows: the last quote's prices, else the stored ones. */
export function previewCart({
  items,
  quote,
  facts,
  now,
}: {
  items: readonly CartItem[]
  quote: Quote | undefined
  facts: PreviewFacts | undefined
  now: Date
}): CartPreview {
  const quoted = new Map(quote?.sellers.flatMap((seller) => seller.lines.map((line) => [line.id, line] as const)))
  const lines = items.map((item) => {
    const id = lineIdOf(item)
    const parent = facts?.parents.get(item.categoryId)
    return {
      id,
      productId: item.productId,
      categoryIds: parent ? [item.categoryId, parent] : [item.categoryId],
      sellerId: item.sellerId,
      unitPrice: fromJson(quoted.get(id)?.unitPrice ?? item.price),
      quantity: item.quantity,
      agreed: quoted.get(id)?.wholesale ?? false,
    }
  })
  const evaluation = evaluate({ lines, promotions: facts?.promotions ?? [], shipping: [], now })
  return {
    lines: new Map(evaluation.lines.map((line) => [line.id, { savings: toJson(line.bogoSavings), total: toJson(line.total) }])),
    items: toJson(sum(evaluation.lines.map((line) => line.subtotal))),
    savings: toJson(evaluation.savings),
  }
}
