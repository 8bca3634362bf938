import { createHash } from 'node:crypto'
import type { Quote } from './quote.ts'

/** Stands for what is charged, for what: stock and problems may change without anybody paying another amount. */
export function quoteHash(quote: Omit<Quote, 'quoteHash'>): string {
  const charged = quote.sellers.map((seller) => [
    seller.sellerId,
    seller.chosen,
    seller.shipping,
    ...seller.parcels.map(({ profile, cost, lines }) => [profile, cost, lines]),
    seller.taxIncluded,
    seller.total,
    seller.lines.map((line) => [
      line.id,
      line.quantity,
      line.unitPrice,
      line.bogoSavings,
      line.couponSavings,
      line.total,
      ...(line.shipsOn ? [line.shipsOn] : []),
    ]),
  ])
  return createHash('sha256')
    .update(JSON.stringify([quote.currency, charged, quote.coupon?.code ?? null, quote.points?.used ?? 0, quote.credit?.used ?? 0, quote.total]))
    .digest('base64url')
}
