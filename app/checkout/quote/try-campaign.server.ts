import * as v from 'valibot'
import { BOGO_TYPES, type BogoPromotion } from '../../promotions/bogo.ts'
import { type Coupon, couponCodeOf } from '../../promotions/coupon.ts'
import { fundedSavings } from '../../promotions/funded-savings.ts'
import { add, minor, sum, toJson } from '../../platform/money.ts'
import { staffUseCase } from '../../staff-use-case.ts'
import { refuse } from '../../use-case.ts'
import { tryQuote } from './get-quote.server.ts'
import { LINE_QUANTITY_MAX } from './quote-limits.ts'
import type { Tried } from './tried.ts'

const uuid = v.pipe(v.string(), v.uuid())
const amount = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000_000)), 0)
const share = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))), null)
const FUNDED_BY = ['platform', 'seller', 'shared'] as const
const quantity = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))), null)

const CouponDraft = v.object({
  code: v.pipe(v.string(), v.maxLength(40)),
  kind: v.picklist(['percent', 'fixed', 'free_shipping']),
  percent_ppm: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
  amount_minor: amount,
  minimum_minor: amount,
  seller_id: v.optional(v.nullable(uuid), null),
  funded_by: v.picklist(FUNDED_BY),
  shared_ppm: share,
})
const PromotionDraft = v.object({
  id: v.optional(v.nullable(uuid), null),
  name: v.pipe(v.string(), v.maxLength(100)),
  bogo_type: v.picklist(BOGO_TYPES),
  buy_product_id: v.optional(v.nullable(uuid), null),
  get_product_id: v.optional(v.nullable(uuid), null),
  buy_category_id: v.optional(v.nullable(uuid), null),
  get_category_id: v.optional(v.nullable(uuid), null),
  buy_quantity: quantity,
  get_quantity: quantity,
  discount_percentage: quantity,
  maximum_applications: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  priority: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1000), v.maxValue(1000)), 0),
  seller_id: v.optional(v.nullable(uuid), null),
  funded_by: v.picklist(FUNDED_BY),
  shared_ppm: share,
  combinable_with: v.optional(v.array(v.picklist(['bogo', 'coupon', 'order', 'shipping'])), []),
})

const Wish = v.object({
  lines: v.pipe(
    v.array(v.object({ productId: uuid, quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LINE_QUANTITY_MAX)) })),
    v.minLength(1),
    v.maxLength(20),
  ),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  coupon: v.optional(v.nullable(CouponDraft), null),
  promotion: v.optional(v.nullable(PromotionDraft), null),
})

/** `POST /functions/v1/try-campaign`: reckons a cart with a coupon or an offer as it is typed, by the quote's own rules, as if it ran now. Wants `promotions.read`. Keeps nothing. */
export const tryCampaignFunction = staffUseCase('promotions.read', Wish, async (shop, staff, wish) => {
  const { coupon: typedCoupon, promotion: typedPromotion } = wish
  if ((typedCoupon === null) === (typedPromotion === null)) return refuse('invalid', { details: ['coupon', 'promotion'] })
  const variants = await shop.service.all<{ product_id: string; id: string }>(
    `select distinct on (v.product_id) v.product_id, v.id from public.product_variants v
      where v.product_id = any ($1::uuid[]) and v.is_active order by v.product_id, v.position, v.id`,
    [wish.lines.map(({ productId }) => productId)],
  )
  const lines = wish.lines.flatMap(({ productId, quantity: wanted }) => {
    const variant = variants.find(({ product_id: id }) => id === productId)
    return variant ? [{ productId, variantId: variant.id, quantity: wanted, personalization: '' }] : []
  })
  if (lines.length === 0) return refuse('not_found')
  const coupon = typedCoupon === null ? undefined : couponOf(typedCoupon)
  const promotion = typedPromotion === null ? undefined : promotionOf(typedPromotion)
  const asked = { lines, country: wish.country, delivery: {}, couponCode: coupon?.code ?? null, language: staff.language }
  const { quote, facts } = await tryQuote(shop.service, asked, { coupon, promotion })
  const { evaluation } = facts
  const applied = evaluation.bogo.applicable_promotions.find(({ promotion_id: id }) => id === promotion?.id)
  const outcome = evaluation.coupon
  const funded = fundedSavings(evaluation, { promotions: promotion ? [promotion] : [], coupon })
  const quoted = quote.sellers.flatMap((seller) => seller.lines)
  return {
    lines: quoted.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      full: line.unitPrice * line.quantity,
      off: line.bogoSavings + line.couponSavings,
    })),
    items: quote.items,
    discount: toJson(evaluation.savings),
    shipping: quote.shipping,
    total: quote.total,
    savings: coupon ? (outcome?.applied ? toJson(outcome.savings) : 0) : toJson(applied?.total_savings ?? minor(0)),
    applications: coupon ? Number(outcome?.applied === true) : (applied?.applications_count ?? 0),
    shopPays: toJson(
      add(sum(evaluation.lines.map(({ id }) => funded.ofLine(id))), sum(evaluation.shipping.map(({ sellerId }) => facts.funded.ofShipping(sellerId)))),
    ),
    because: coupon ? (outcome && !outcome.applied ? outcome.because : null) : applied ? null : 'not_applicable',
    beside: evaluation.bogo.applicable_promotions.filter(({ promotion_id: id }) => id !== promotion?.id).map(({ promotion_name: name }) => name),
    problems: [...new Set(quote.problems.map(({ code }) => code))],
  } satisfies Tried
})

/** Stands for a campaign that has no key yet; last among equals. */
const UNKEPT = 'ffffffff-ffff-4fff-bfff-ffffffffffff'

const couponOf = (typed: v.InferOutput<typeof CouponDraft>): Coupon => ({
  id: UNKEPT,
  code: couponCodeOf(typed.code) ?? 'TRIED',
  kind: typed.kind,
  percentPpm: typed.percent_ppm,
  amount: minor(typed.amount_minor),
  minimum: minor(typed.minimum_minor),
  sellerId: typed.seller_id,
  fundedBy: typed.funded_by,
  sharedPpm: typed.shared_ppm,
  startsAt: new Date(0),
  endsAt: null,
  usageLimit: null,
  usageCount: 0,
  budgetLeft: null,
  held: 0,
  heldUntil: null,
  heldTooMuchUntil: undefined,
  perPersonLimit: 1,
  usedByPerson: 0,
  heldByPerson: 0,
  isActive: true,
})

const promotionOf = (typed: v.InferOutput<typeof PromotionDraft>): BogoPromotion => ({
  ...typed,
  id: typed.id ?? UNKEPT,
  buy_quantity: typed.buy_quantity ?? 1,
  get_quantity: typed.get_quantity ?? 1,
  is_active: true,
  start_date: new Date(0),
  end_date: null,
})
