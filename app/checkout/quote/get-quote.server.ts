import { couponCodeOf, type Coupon } from '../../promotions/coupon.ts'
import type { BogoPromotion } from '../../promotions/bogo.ts'
import { minor } from '../../platform/money.ts'
import type { Database } from '../../platform/database.ts'
import { loadTermsOfShops } from '../../shipping/load-shipping-terms.server.ts'
import { shippingTable } from '../../shipping/shipping-terms.ts'
import { useCase } from '../../use-case.ts'
import { guessingCoupon } from './coupon-guesses.server.ts'
import { computeQuote, type QuoteInputs, type QuoteParts } from './compute-quote.ts'
import { loadMember } from '../../points/load-member.server.ts'
import { spendableCredit } from '../../credit/spendable-credit.server.ts'
import { loadAnswers } from './load-answers.server.ts'
import { loadOffers } from './load-offers.server.ts'
import { loadOpening } from './load-opening.server.ts'
import type { CashTerms, InvoiceTerms } from '../../payments/offered-methods.ts'
import { QuoteWishSchema } from './order-wish.ts'
import { quoteHash } from './quote-hash.server.ts'
import type { Quote, QuoteWish } from './quote.ts'
import { heldTooMuch, heldUsesOf } from '../../promotions/held-uses.server.ts'
import { overBudget } from '../../promotions/over-budget.ts'
import { timesUsed } from '../../promotions/reserve-promotions.server.ts'
import { holdersOf, type Holder } from '../../stock/held-for.server.ts'

/** What a quote was reckoned from: an order copies from here. */
export type QuoteFacts = QuoteParts

/** Who asks: decides how often a coupon may still be used, and how much of it may be held. */
export type QuotePerson = { personId: string | null; email: string; holders?: readonly Holder[] }

/** `POST /functions/v1/quote`: what a cart costs, delivered to a country. Problems are part of the answer, so that they stand beside what they are about. */
export const quoteFunction = useCase(QuoteWishSchema, (shop, caller, wish) =>
  guessingCoupon(shop, caller, wish.couponCode, async () => {
    const holders = holdersOf(shop, caller, { email: '', phone: '' })
    const { quote } = await getQuote(shop.service, wish, { personId: caller.id, email: '', holders })
    return { outcome: quote, wrong: quote.problems.some(({ code }) => code === 'coupon_unknown') }
  }),
)

/** Reckons a cart by what the database says now. The browser's prices are never asked. `db` needs the role `service_role`, because coupons are secret. */
export async function getQuote(db: Database, wish: QuoteWish, person: QuotePerson): Promise<{ quote: Quote; facts: QuoteFacts }> {
  const inputs = await readInputs(db, wish, person.personId)
  const coupon = await findCoupon(db, wish.couponCode, person)
  const { quote, facts } = computeWithinBudgets({ ...inputs, coupon })
  return { quote: { ...quote, quoteHash: quoteHash(quote) }, facts }
}

/**
 * Reckons a stranger's cart with a coupon or an offer as it is handed in, whether that is kept or not: an offer takes the place of the one of its id, or stands beside those that
 * run. Budgets are left aside. `db` needs the role `service_role`.
 */
export async function tryQuote(db: Database, wish: QuoteWish, tried: { coupon: Coupon | undefined; promotion: BogoPromotion | undefined }) {
  const { promotions, ...inputs } = await readInputs(db, wish, null)
  const { coupon, promotion } = tried
  return computeQuote({
    ...inputs,
    promotions: promotion ? [...promotions.filter(({ id }) => id !== promotion.id), promotion] : promotions,
    coupon,
  })
}

/** What a quote depends on beside its coupon. */
async function readInputs(db: Database, wish: QuoteWish, personId: string | null): Promise<Omit<QuoteInputs, 'coupon'>> {
  const variants = [...new Set(wish.lines.map((line) => line.variantId))]
  // At once where there are connections for it; in a transaction, which has one, they are asked one after the other.
  const [offers, answers, clock, member, credit, invoice] = await Promise.all([
    loadOffers(db, variants, wish.language, personId),
    loadAnswers(db, wish.lines),
    readClock(db),
    loadMember(db, personId),
    spendableCredit(db, personId),
    invoiceTerms(db, personId),
  ])
  const sellers = [...new Set([...offers.values()].map(({ sellerId }) => sellerId))]
  const gone = wish.lines.flatMap(({ variantId }) => (offers.has(variantId) ? [] : [variantId]))
  const [opening, promotions, { terms, ofShop, pickupOf }] = await Promise.all([
    loadOpening(db, gone),
    listPromotions(db, sellers),
    loadTermsOfShops(db, sellers),
  ])
  const shipping = shippingTable(terms)
  const shippingOf = (seller: string, profile: string | null) => shippingTable(ofShop(seller, profile))
  return {
    wish,
    offers,
    opening,
    answers,
    promotions,
    shipping,
    shippingOf,
    pickupOf,
    now: clock.now,
    vatPpm: clock.vat_ppm,
    cash: cashTerms(clock),
    member,
    credit,
    invoice,
  }
}

/** A quote without the campaigns whose budgets it would break: an offer is left out, a coupon is used up. */
function computeWithinBudgets(inputs: QuoteInputs): ReturnType<typeof computeQuote> {
  const computed = computeQuote(inputs)
  const coupon = inputs.coupon === 'unknown' ? undefined : inputs.coupon
  const over = overBudget(computed.facts.evaluation, { promotions: inputs.promotions, coupon })
  if (over.offers.length === 0 && !over.coupon) return computed
  return computeWithinBudgets({
    ...inputs,
    promotions: inputs.promotions.filter(({ id }) => !over.offers.includes(id)),
    // Without an offer a coupon may save more, so it is judged anew when the offers are settled.
    coupon: coupon && over.coupon && over.offers.length === 0 ? { ...coupon, usageLimit: coupon.usageCount, held: 0, heldUntil: null } : inputs.coupon,
  })
}

/** The specification's read of `bogo_promotions`: the shop's own, and those of makers whose pieces are wanted. */
const listPromotions = (db: Database, sellers: readonly string[]) =>
  db.all<BogoPromotion>(
    `select id, name, bogo_type, buy_product_id, get_product_id, buy_category_id, get_category_id, buy_quantity, get_quantity, discount_percentage,
            maximum_applications, is_active, start_date, end_date, priority, seller_id, usage_limit, usage_count, combinable_with, names, funded_by, shared_ppm,
            (select b.budget_minor - b.spent_minor from public.campaign_budgets b where b.bogo_id = p.id)::float8 as budget_left
       from public.bogo_promotions p
      where is_active and start_date <= private.now() and (end_date is null or end_date >= private.now())
        and (seller_id is null or seller_id = any ($1)) order by priority desc, id`,
    [sellers],
  )

/** What a wholesale buyer can order on invoice; null for everybody else. */
const invoiceTerms = async (db: Database, personId: string | null): Promise<InvoiceTerms | null> =>
  personId === null ? null : (await db.one<{ terms: InvoiceTerms | null }>('select private.invoice_terms($1) as terms', [personId])).terms

type Clock = { now: Date; vat_ppm: number; cash: boolean; cash_most: number; cash_fee: number }
const readClock = (db: Database) =>
  db.one<Clock>(
    `select private.now() as now, (private.setting('tax.vat_ppm'))::integer as vat_ppm, (private.setting('payments.cash_on_delivery'))::boolean as cash,
            (private.setting('payments.cash_most_minor'))::integer as cash_most, (private.setting('payments.cash_fee_minor'))::integer as cash_fee`,
  )

const cashTerms = (clock: Clock): CashTerms => ({ offered: clock.cash, most: clock.cash_most, fee: clock.cash_fee })

type CouponRow = {
  id: string
  code: string
  kind: Coupon['kind']
  percent_ppm: number
  amount_minor: bigint
  minimum_minor: bigint
  seller_id: string | null
  funded_by: Coupon['fundedBy']
  shared_ppm: number | null
  starts_at: Date
  ends_at: Date | null
  usage_limit: number | null
  usage_count: number
  budget_left: bigint | null
  per_person_limit: number
  is_active: boolean
}

/** The coupon a code stands for; 'unknown' for a code that is none, undefined when no code was given. */
async function findCoupon(db: Database, typed: string | null, person: QuotePerson): Promise<Coupon | 'unknown' | undefined> {
  if (typed === null || typed.trim() === '') return undefined
  const code = couponCodeOf(typed)
  const row =
    code === undefined
      ? undefined
      : await db.maybe<CouponRow>(
          `select c.*, (select b.budget_minor - b.spent_minor from public.campaign_budgets b where b.coupon_id = c.id) as budget_left
         from public.coupons c where c.code = $1 and c.is_active`,
          [code],
        )
  if (!row) return 'unknown'
  const { held, until } = await heldUsesOf(db, row.id)
  const byPerson = await timesUsed(db, row.id, person)
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    percentPpm: row.percent_ppm,
    amount: minor(row.amount_minor),
    minimum: minor(row.minimum_minor),
    sellerId: row.seller_id,
    fundedBy: row.funded_by,
    sharedPpm: row.shared_ppm,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    usageLimit: row.usage_limit,
    usageCount: row.usage_count,
    budgetLeft: row.budget_left === null ? null : minor(row.budget_left),
    perPersonLimit: row.per_person_limit,
    isActive: row.is_active,
    held,
    heldUntil: until,
    heldTooMuchUntil: await heldTooMuch(db, person.holders ?? [], { couponId: row.id }),
    usedByPerson: byPerson.used,
    heldByPerson: byPerson.held,
  }
}
