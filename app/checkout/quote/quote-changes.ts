import type { Quote } from './quote.ts'

/** What is another between what a buyer saw and what would be charged now. Amounts are satang. */
export type QuoteChange =
  | { what: 'price'; name: string; before: number; after: number }
  | { what: 'gone'; name: string }
  | { what: 'shipping'; seller: string; before: number; after: number }
  | { what: 'savings' | 'total'; before: number; after: number }

/** Everything that differs, in the order in which a buyer reads an order; the total comes last and only when it moved. */
export function quoteChanges(before: Quote, after: Quote): QuoteChange[] {
  const now = new Map(linesOf(after).map((line) => [line.id, line]))
  const lines = linesOf(before).flatMap((line): QuoteChange[] => {
    const same = now.get(line.id)
    if (!same) return [{ what: 'gone', name: line.name }]
    return same.unitPrice === line.unitPrice ? [] : [{ what: 'price', name: same.name, before: line.unitPrice, after: same.unitPrice }]
  })
  const shipping = before.sellers.flatMap((seller): QuoteChange[] => {
    const same = after.sellers.find((each) => each.sellerId === seller.sellerId)
    return !same || same.shipping === seller.shipping ? [] : [{ what: 'shipping', seller: seller.sellerName, before: seller.shipping, after: same.shipping }]
  })
  return [
    ...lines,
    ...shipping,
    ...(before.discount === after.discount ? [] : [{ what: 'savings', before: before.discount, after: after.discount } as const]),
    ...(before.total === after.total ? [] : [{ what: 'total', before: before.total, after: after.total } as const]),
  ]
}

const linesOf = (quote: Quote) => quote.sellers.flatMap((seller) => seller.lines)
