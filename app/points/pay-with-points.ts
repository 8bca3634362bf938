import { pointsFor, redemptionOf, type QuotePoints } from './points.ts'
import { allocate, minor, NOTHING, subtract, sum, times, toJson } from '../platform/money.ts'
import type { MemberFacts } from './member-facts.ts'

/** A seller's share of a quote, as far as points change it. Amounts are satang. */
type SellerShare = { sellerId: string; items: number; discount: number; points: number; total: number }

/**
 * Takes points off the makers' goods, each its share by the largest remainder; what the makers are paid stays the same, because the shop pays for points. Delivery is
 * paid in money, and so is what comes from the buyer's own shop.
 */
export function payWithPoints<Share extends SellerShare>(
  before: readonly Share[],
  wanted: number,
  member: MemberFacts | undefined,
): { sellers: readonly Share[]; points: QuotePoints | null } {
  if (!member) return { sellers: before, points: null }
  const goods = before.map((seller) => (member.ownSellers.has(seller.sellerId) ? NOTHING : subtract(minor(seller.items), minor(seller.discount))))
  const { most, used, savings } = redemptionOf({ wanted, balance: member.balance, goods: sum(goods) }, member.terms)
  const shares = allocate(savings, goods)
  return {
    sellers: before.map((seller, index) => {
      const share = shares[index] ?? NOTHING
      return { ...seller, points: toJson(share), total: toJson(subtract(minor(seller.total), share)) }
    }),
    points: {
      balance: member.balance,
      value: toJson(member.terms.value),
      redeemFrom: member.terms.redeemFrom,
      most,
      used,
      savings: toJson(savings),
      mostSavings: toJson(times(member.terms.value, most)),
      earns: pointsFor(
        goods.map((amount, index) => subtract(amount, shares[index] ?? NOTHING)),
        member.pointsPpm,
        member.terms,
      ),
    },
  }
}
