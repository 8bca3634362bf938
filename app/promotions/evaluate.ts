import { add, NOTHING, subtract, sum, times, type Minor } from '../platform/money.ts'
import { calculateBogo, type BogoCalculation, type BogoPromotion, type Combinable, type PromotionLine } from './bogo.ts'
import { applyCoupon, type Coupon, type CouponBase, type CouponOutcome } from './coupon.ts'

/** What is combined unless a promotion says otherwise. */
const COMBINABLE_BY_DEFAULT: readonly Combinable[] = ['shipping']

/** A line after promotions: `total = subtotal − bogoSavings − couponSavings`, never below zero. */
export type EvaluatedLine = { id: string; sellerId: string; subtotal: Minor; bogoSavings: Minor; couponSavings: Minor; total: Minor }

export type Evaluation = {
  lines: EvaluatedLine[]
  /** Per maker: what shipping costs and what is taken off it. */
  shipping: { sellerId: string; amount: Minor; savings: Minor; total: Minor }[]
  bogo: BogoCalculation
  /** Undefined when no coupon was given. */
  coupon: CouponOutcome | undefined
  /** Offers that were left out because the coupon saves more and may not be combined with them. */
  setAside: string[]
  savings: Minor
  /** Goods and shipping, all savings taken off. Tax comes after. */
  total: Minor
}

type Basket = {
  lines: readonly PromotionLine[]
  promotions: readonly BogoPromotion[]
  coupon?: Coupon | undefined
  shipping: readonly { sellerId: string; amount: Minor }[]
  now: Date
}

/**
 * The one place where prices are lowered, run in the browser as a preview and on the server as the truth. In this order: sale prices (already in
 * the unit price), BOGO, coupon, shipping. A coupon leaves alone the units of an offer that may not be combined with it; where giving up
 * such offers saves the buyer more, they are set aside.
 */
export function evaluate(basket: Basket): Evaluation {
  const everything = attempt(basket, basket.promotions, [])
  const { coupon } = basket
  if (!coupon) return everything
  const wanted: Combinable = coupon.kind === 'free_shipping' ? 'shipping' : 'coupon'
  const combinable = basket.promotions.filter((promotion) => combines(promotion, wanted))
  const used = everything.bogo.applicable_promotions.map((result) => result.promotion_id)
  const setAside = used.filter((id) => !combinable.some((promotion) => promotion.id === id))
  if (setAside.length === 0) return everything
  const withoutThem = attempt(basket, combinable, setAside)
  return withoutThem.coupon?.applied && withoutThem.savings > everything.savings ? withoutThem : everything
}

const combines = (promotion: BogoPromotion, wanted: Combinable) => (promotion.combinable_with ?? COMBINABLE_BY_DEFAULT).includes(wanted)

function attempt({ lines, coupon, shipping, now }: Basket, promotions: readonly BogoPromotion[], setAside: string[]): Evaluation {
  const bogo = calculateBogo(
    lines.filter((line) => line.agreed !== true),
    promotions,
    now,
  )
  const outcome = coupon && applyCoupon(coupon, couponBase({ lines, shipping, bogo, promotions }), now)
  const evaluated = lines.map((line): EvaluatedLine => {
    const subtotal = times(line.unitPrice, line.quantity)
    const bogoSavings = bogo.line_savings.get(line.id) ?? NOTHING
    const couponSavings = (outcome?.applied && outcome.lineSavings.get(line.id)) || NOTHING
    return { id: line.id, sellerId: line.sellerId, subtotal, bogoSavings, couponSavings, total: subtract(subtotal, add(bogoSavings, couponSavings)) }
  })
  const shipped = shipping.map(({ sellerId, amount }) => {
    const savings = (outcome?.applied && outcome.shippingSavings.get(sellerId)) || NOTHING
    return { sellerId, amount, savings, total: subtract(amount, savings) }
  })
  return {
    lines: evaluated,
    shipping: shipped,
    bogo,
    coupon: outcome,
    setAside,
    savings: add(bogo.total_savings, outcome?.applied ? outcome.savings : NOTHING),
    total: add(sum(evaluated.map((line) => line.total)), sum(shipped.map((parcel) => parcel.total))),
  }
}

function couponBase({
  lines,
  shipping,
  bogo,
  promotions,
}: {
  lines: readonly PromotionLine[]
  shipping: CouponBase['shipping']
  bogo: BogoCalculation
  promotions: readonly BogoPromotion[]
}): CouponBase {
  const closedTo = (wanted: Combinable) =>
    bogo.applicable_promotions.filter((result) => promotions.some((each) => each.id === result.promotion_id && !combines(each, wanted)))
  const reserved = closedTo('coupon').flatMap((result) => [...result.buy_items, ...result.free_items])
  return {
    lines: lines.map((line) => {
      const toPay = subtract(times(line.unitPrice, line.quantity), bogo.line_savings.get(line.id) ?? NOTHING)
      const kept = sum(reserved.filter((item) => item.line_id === line.id).map((item) => subtract(times(line.unitPrice, item.quantity), item.savings)))
      return { id: line.id, sellerId: line.sellerId, toPay, discountable: line.agreed === true ? NOTHING : subtract(toPay, kept) }
    }),
    shipping,
    shippingDiscountable: closedTo('shipping').length === 0,
    own: new Set(lines.filter(({ own }) => own === true).map(({ sellerId }) => sellerId)),
  }
}
