import { allocate, least, mulRate, NOTHING, subtract, sum, type Minor, type Ppm } from '../platform/money.ts'

/** A row of `coupons`, in our words. Amounts are satang; `sellerId` null is valid with every maker. */
export type Coupon = {
  id: string
  code: string
  kind: 'percent' | 'fixed' | 'free_shipping'
  percentPpm: Ppm
  amount: Minor
  /** Goods in the coupon's reach, after BOGO, must be worth at least this. */
  minimum: Minor
  sellerId: string | null
  /** Who pays what it takes off: the shop, the makers whose goods are bought, or both. */
  fundedBy: 'platform' | 'seller' | 'shared'
  /** The shop's part where both pay. */
  sharedPpm?: Ppm | null
  startsAt: Date
  endsAt: Date | null
  usageLimit: number | null
  usageCount: number
  /** What is left of its budget; null without one. What saves more finds it used up. */
  budgetLeft: Minor | null
  /** So many of the uses counted are held by orders that nobody has paid; `heldUntil` is when the first of these ends by itself. */
  held: number
  heldUntil: Date | null
  /** Until when this person's network or account holds as much of it as one may. */
  heldTooMuchUntil: Date | undefined
  /** How often one person may use it, how often this person has, and holds it with an order that is not paid. */
  perPersonLimit: number
  usedByPerson: number
  heldByPerson: number
  isActive: boolean
}

/** What a coupon may lower: per line what is left to pay and how much of that an offer does not reserve for itself; shipping per maker. */
export type CouponBase = {
  lines: readonly { id: string; sellerId: string; toPay: Minor; discountable: Minor }[]
  shipping: readonly { sellerId: string; amount: Minor }[]
  shippingDiscountable: boolean
  /** Makers whose shop is the buyer's own: nobody but they pays for what is taken off there, or a maker could turn a code of the shop into money. */
  own: ReadonlySet<string>
}

export type CouponRefusal =
  | {
      because:
        | 'coupon_unknown'
        | 'coupon_not_started'
        | 'coupon_expired'
        | 'coupon_exhausted'
        | 'coupon_already_used'
        | 'coupon_in_unpaid_order'
        | 'coupon_not_applicable'
        | 'coupon_not_combinable'
    }
  | { because: 'coupon_held'; until: Date }
  | { because: 'minimum_not_met'; minimum: Minor; missing: Minor }

export type CouponOutcome =
  | { applied: true; couponId: string; code: string; savings: Minor; lineSavings: ReadonlyMap<string, Minor>; shippingSavings: ReadonlyMap<string, Minor> }
  | ({ applied: false } & CouponRefusal)

/** A code as it is stored and compared: no spaces around, width and case folded. Undefined when it cannot be one. */
export function couponCodeOf(typed: string): string | undefined {
  const code = typed.normalize('NFKC').trim().toUpperCase()
  return code.length >= 3 && code.length <= 40 && !/[\s\p{Cc}]/u.test(code) ? code : undefined
}

/**
 * What a coupon takes off, or why it does not. Percent and fixed amounts are one sum, spread over the lines in its reach by the largest
 * remainder; free shipping takes the shipping of the makers in its reach. Never more than there is to pay.
 */
export function applyCoupon(coupon: Coupon, base: CouponBase, now: Date): CouponOutcome {
  const closed = whyClosed(coupon, now)
  if (closed) return { applied: false, because: closed }
  const held = heldUntil(coupon, now)
  if (held) return { applied: false, because: 'coupon_held', until: held }

  const inReach = <Part extends { sellerId: string }>(parts: readonly Part[]) =>
    parts.filter(({ sellerId }) => (coupon.sellerId === null || coupon.sellerId === sellerId) && (coupon.fundedBy === 'seller' || !base.own.has(sellerId)))
  const lines = inReach(base.lines)
  if (lines.length === 0) return { applied: false, because: 'coupon_not_applicable' }
  const goods = sum(lines.map((line) => line.toPay))
  if (goods < coupon.minimum) return { applied: false, because: 'minimum_not_met', minimum: coupon.minimum, missing: subtract(coupon.minimum, goods) }

  const nothingOff = {
    applied: true,
    couponId: coupon.id,
    code: coupon.code,
    lineSavings: new Map<string, Minor>(),
    shippingSavings: new Map<string, Minor>(),
  } as const
  if (coupon.kind === 'free_shipping') {
    const shipping = inReach(base.shipping).filter(({ amount }) => amount > 0n)
    if (shipping.length === 0) return { applied: false, because: 'coupon_not_applicable' }
    if (!base.shippingDiscountable) return { applied: false, because: 'coupon_not_combinable' }
    return {
      ...nothingOff,
      savings: sum(shipping.map(({ amount }) => amount)),
      shippingSavings: new Map(shipping.map(({ sellerId, amount }) => [sellerId, amount])),
    }
  }

  const discountable = sum(lines.map((line) => line.discountable))
  if (discountable === 0n) return { applied: false, because: goods === 0n ? 'coupon_not_applicable' : 'coupon_not_combinable' }
  const savings = coupon.kind === 'percent' ? mulRate(discountable, coupon.percentPpm) : least(coupon.amount, discountable)
  const parts = allocate(
    savings,
    lines.map((line) => line.discountable),
  )
  return { ...nothingOff, savings, lineSavings: new Map(lines.map((line, index) => [line.id, parts[index] ?? NOTHING])) }
}

function whyClosed(coupon: Coupon, now: Date) {
  // A switched-off code answers as one that never was, so that codes cannot be collected.
  if (!coupon.isActive) return 'coupon_unknown'
  if (coupon.startsAt > now) return 'coupon_not_started'
  if (coupon.endsAt !== null && coupon.endsAt < now) return 'coupon_expired'
  if (coupon.usageLimit !== null && coupon.usageCount - coupon.held >= coupon.usageLimit) return 'coupon_exhausted'
  if (coupon.usedByPerson >= coupon.perPersonLimit) return 'coupon_already_used'
  if (coupon.usedByPerson + coupon.heldByPerson >= coupon.perPersonLimit) return 'coupon_in_unpaid_order'
  return undefined
}

/** Until when all uses that are left are held by others, or by too few holders. */
function heldUntil(coupon: Coupon, now: Date): Date | undefined {
  if (coupon.usageLimit !== null && coupon.usageCount >= coupon.usageLimit) return coupon.heldUntil ?? now
  return coupon.heldTooMuchUntil
}
