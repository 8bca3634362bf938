import { concerns, type BogoPromotion } from '../../promotions/bogo.ts'
import { fromJson } from '../../platform/money.ts'
import { runsForEver, type OfferTerms } from '../../promotions/reckon-offer.ts'
import type { QuoteParts } from './compute-quote.ts'
import type { Quote, QuoteSeller } from './quote.ts'

type Sources = { quote: Quote; facts: QuoteParts; seller: QuoteSeller; language: string }

/** What the offers counted, where one lowered this maker's part: it is reckoned anew when some of the pieces go back. */
export function offerTermsOf({ quote, facts, seller, language }: Sources): OfferTerms | undefined {
  if (seller.lines.every((line) => line.bogoSavings === 0)) return undefined
  const all = quote.sellers.flatMap((each) => each.lines)
  // Ties between equal prices are decided by the lines' ids. These may hold what people have written on a piece; their ranks decide the same.
  const ranks = new Map(
    all
      .map(({ id }) => id)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((id, rank) => [id, String(rank).padStart(4, '0')]),
  )
  // What was sold at an agreed price counts in no offer.
  const lines = all
    .filter(({ wholesale }) => !wholesale)
    .map((line) => {
      const position = line.sellerId === seller.sellerId ? seller.lines.findIndex(({ id }) => id === line.id) : null
      const categoryIds = facts.offers.get(line.variantId)?.categoryIds ?? []
      return {
        id: ranks.get(line.id) ?? '',
        position,
        productId: line.productId,
        categoryIds,
        sellerId: line.sellerId,
        unitPrice: line.unitPrice,
        quantity: line.quantity,
        ...(facts.own.has(line.sellerId) && { own: true as const }),
      }
    })
  const counted = (promotion: BogoPromotion) =>
    !facts.evaluation.setAside.includes(promotion.id) && lines.some((line) => concerns(promotion, { ...line, unitPrice: fromJson(line.unitPrice) }))
  const promotions = facts.promotions.filter(counted).map((promotion) => runsForEver(promotion, promotion.names?.[language] ?? promotion.name))
  return { promotions, lines }
}
