import type { PointTerms } from './points.ts'
import type { Minor, Ppm } from '../platform/money.ts'

/** What a signed-in buyer brings to a quote: points to pay with, how fast new ones come, free delivery of a plan, and the shops that are their own. */
export type MemberFacts = {
  balance: number
  pointsPpm: Ppm
  terms: PointTerms
  /** A maker's goods from this amount travel free within Thailand; undefined without a plan that gives it. */
  freeDeliveryFrom: Minor | undefined
  ownSellers: ReadonlySet<string>
}
