import { fundedSavings, type FundedSavings } from '../../promotions/funded-savings.ts'
import { evaluate, type EvaluatedLine, type Evaluation } from '../../promotions/evaluate.ts'
import type { BogoPromotion } from '../../promotions/bogo.ts'
import type { Coupon, CouponRefusal } from '../../promotions/coupon.ts'
import { add, minor, NOTHING, splitTax, subtract, sum, times, toJson, type Minor, type Ppm } from '../../platform/money.ts'
import { isServed } from '../../shipping/countries.ts'
import { importCharges, kindOfGoods, type DeclaredParcel } from '../../shipping/import-charges.ts'
import type { Pickup } from '../../shipping/shop-shipping.ts'
import { DEFAULT_SHIPPING_TABLE, type ShippingTable, zoneIn } from '../../shipping/shipping-terms.ts'
import { cashAnswer } from '../../payments/cash-on-delivery.ts'
import type { MemberFacts } from '../../points/member-facts.ts'
import { wholesalePriceOf } from '../../wholesale/wholesale-prices.ts'
import type { PersonalAnswer } from './load-answers.server.ts'
import { invoiceProblems } from './invoice-problems.ts'
import type { Opening } from './load-opening.server.ts'
import type { Offer } from './offer.ts'
import type { CashTerms, InvoiceTerms } from '../../payments/offered-methods.ts'
import { payWithCredit } from '../../credit/pay-with-credit.ts'
import { payWithPoints } from '../../points/pay-with-points.ts'
import { goesTo, type Parcel, parcelOf, PICKUP } from './parcel-of.ts'
import { lineIdOf, type Problem, type Quote, type QuoteLine, type QuoteSeller, type QuoteWish, type WantedLine } from './quote.ts'
import { LINE_QUANTITY_MAX } from './quote-limits.ts'

/** Everything a quote depends on, read at one moment. */
export type QuoteInputs = {
  wish: QuoteWish
  offers: ReadonlyMap<string, Offer>
  /** Those of the others that others may buy already, by variant. */
  opening?: ReadonlyMap<string, Opening>
  /** By line; nothing is asked of the lines that are not among them. */
  answers?: ReadonlyMap<string, PersonalAnswer>
  promotions: readonly BogoPromotion[]
  coupon: Coupon | 'unknown' | undefined
  now: Date
  vatPpm: Ppm
  cash: CashTerms
  /** Days to pay and room of a wholesale buyer who orders on invoice. */
  invoice?: InvoiceTerms | null
  /** What delivery costs now; the rates a shop begins with where nothing is said. */
  shipping?: ShippingTable
  /** The same for parcels of a maker who has terms of their own, by what kind of parcels. */
  shippingOf?: (seller: string, profile: string | null) => ShippingTable
  /** Where buyers may fetch from a maker; undefined where they may not. */
  pickupOf?: (seller: string) => Pickup | undefined
  /** What a signed-in buyer brings; undefined for guests. */
  member?: MemberFacts | undefined
  /** Store credit that a signed-in buyer can spend. */
  credit?: Minor | undefined
}

/** What lies behind a quote: an order copies its snapshots from here. */
export type QuoteParts = {
  offers: ReadonlyMap<string, Offer>
  promotions: readonly BogoPromotion[]
  evaluation: Evaluation
  funded: FundedSavings
  lineTaxes: ReadonlyMap<string, { ppm: Ppm; tax: number }>
  /** Shops of the buyer's own. */
  own: ReadonlySet<string>
  zone: string
}

/** `wholesale`: the offer's price is its maker's for so many pieces; `quoteId`: agreed with this buyer. */
type Line = { id: string; wanted: WantedLine; offer: Offer; fee: Minor; wholesale: boolean; quoteId: string | null }

/**
 * What a cart costs. Order of reckoning: sale and wholesale prices, BOGO, coupon, shipping per maker, tax contained in it, points; then store credit pays. Amounts add up by construction: the total is the sum
 * of the makers' totals, theirs the sum of their lines and shipping.
 */
export function computeQuote({
  wish,
  offers,
  opening,
  answers = new Map(),
  promotions,
  coupon,
  now,
  vatPpm,
  cash: cashTerms,
  shipping: table = DEFAULT_SHIPPING_TABLE,
  shippingOf = () => table,
  pickupOf = () => undefined,
  member,
  credit: balance,
  invoice = null,
}: QuoteInputs): {
  quote: Omit<Quote, 'quoteHash'>
  facts: QuoteParts
} {
  const problems: Problem[] = []
  if (wish.lines.length === 0) problems.push({ code: 'empty' })
  if (!isServed(wish.country)) problems.push({ code: 'country_not_served', country: wish.country })
  const lines = priceWholesale(gather(wish.lines, { offers, ...(opening && { opening }) }, problems), problems).map((line) =>
    priceAnswers(line, answers.get(line.id), problems),
  )
  tellStock(lines, problems)

  const isOwn = (sellerId: string) => member?.ownSellers.has(sellerId) ?? false
  const basket = { lines: lines.map((line) => toPromotionLine(line, isOwn)), promotions, coupon: coupon === 'unknown' ? undefined : coupon, now }
  const goodsOnly = evaluate({ ...basket, shipping: [] })
  const sellerIds = [...new Set(lines.map((line) => line.offer.sellerId))]
  const parcels = new Map(
    sellerIds.map((sellerId) => [
      sellerId,
      parcelOf({
        sellerId,
        lines,
        goods: goodsOnly.lines,
        wish,
        tableOf: (profile) => shippingOf(sellerId, profile),
        pickup: pickupOf(sellerId),
        usually: table,
        // Nobody is paid for sending something to themselves.
        freeFrom: isOwn(sellerId) ? undefined : member?.freeDeliveryFrom,
      }),
    ]),
  )
  const evaluation = evaluate({ ...basket, shipping: sellerIds.map((sellerId) => ({ sellerId, amount: parcels.get(sellerId)?.chosen?.cost ?? NOTHING })) })
  if (coupon === 'unknown') problems.push({ code: 'coupon_unknown' })
  else if (evaluation.coupon && !evaluation.coupon.applied) problems.push(couponProblem(evaluation.coupon))

  const taxed = new Map(lines.map((line) => [line.id, taxOf(line, evaluation, goesTo(wish, parcels.get(line.offer.sellerId)), vatPpm)]))
  const goods = toJson(add(sum(evaluation.lines.map((line) => line.total)), sum(evaluation.shipping.map((each) => each.total))))
  const cash = cashAnswer(cashTerms, {
    country: wish.country,
    total: goods,
    parcels: sellerIds.length,
    lines: lines.map(({ offer, wanted }) => ({ offer, personalization: wanted.personalization })),
  })
  const byCash = wish.paymentMethod === 'cash_on_delivery'
  if (byCash && !cash.offered) problems.push({ code: 'cash_not_offered', because: cash.because, most: cash.most })
  const cashFee = minor(byCash && cash.offered ? cashTerms.fee : 0)
  const inMoney = sellerIds.map((sellerId) => toSeller({ sellerId, lines, evaluation, parcel: parcels.get(sellerId), taxed, vatPpm, cashFee, wish, problems }))
  const { sellers: charged, points } = payWithPoints(inMoney, wish.points ?? 0, member)
  // The carrier of a parcel against cash collects all of it.
  const { sellers, credit, due } = payWithCredit(charged, { wanted: wish.credit === true && !byCash, balance })
  if (wish.paymentMethod === 'invoice') problems.push(...invoiceProblems(invoice, due))
  const total = (pick: (seller: QuoteSeller) => number) => toJson(sum(sellers.map((seller) => minor(pick(seller)))))
  return {
    quote: {
      currency: 'THB',
      sellers: [...sellers],
      promotions: evaluation.bogo.applicable_promotions.map((result) => ({
        id: result.promotion_id,
        name: promotions.find(({ id }) => id === result.promotion_id)?.names?.[wish.language] ?? result.promotion_name,
        savings: toJson(result.total_savings),
        applications: result.applications_count,
      })),
      suggestions: evaluation.bogo.suggestions.map((suggestion) => ({
        name: promotions.find(({ id }) => id === suggestion.promotion_id)?.names?.[wish.language] ?? suggestion.promotion_name,
        productId: suggestion.product_id,
        categoryId: suggestion.category_id,
        quantity: suggestion.quantity,
        percent: suggestion.discount_percentage,
      })),
      coupon: evaluation.coupon?.applied ? { code: evaluation.coupon.code, savings: toJson(evaluation.coupon.savings) } : null,
      points,
      credit,
      items: total((seller) => seller.items),
      discount: total((seller) => seller.discount),
      shipping: total((seller) => seller.shipping),
      cashFee: total((seller) => seller.cashFee),
      taxIncluded: total((seller) => seller.taxIncluded),
      total: total((seller) => seller.total),
      due,
      imports: importCharges({
        country: wish.country,
        parcels: sellers.filter(({ chosen }) => chosen !== PICKUP).map((seller) => declared(seller, offers)),
        now,
      }),
      cash,
      invoice,
      problems,
    },
    facts: {
      offers,
      promotions,
      evaluation,
      funded: fundedSavings(evaluation, {
        promotions,
        coupon: coupon === 'unknown' ? undefined : coupon,
        mostOf: (sellerId) => parcels.get(sellerId)?.most,
      }),
      lineTaxes: new Map([...taxed].map(([id, { ppm, tax }]) => [id, { ppm, tax: toJson(tax) }])),
      own: new Set(sellerIds.filter(isOwn)),
      zone: isServed(wish.country) ? zoneIn(table, wish.country) : '',
    },
  }
}

function gather(wanted: readonly WantedLine[], { offers, opening }: Pick<QuoteInputs, 'offers' | 'opening'>, problems: Problem[]): Line[] {
  const byId = new Map<string, Line>()
  for (const one of wanted) {
    const id = lineIdOf(one)
    const offer = offers.get(one.variantId)
    if (!offer) {
      const later = opening?.get(one.variantId)
      problems.push(later ? { code: 'line_opens_later', line: id, ...later } : { code: 'line_unavailable', line: id })
      continue
    }
    const quantity = (byId.get(id)?.wanted.quantity ?? 0) + one.quantity
    byId.set(id, { id, offer, wanted: { ...one, productId: offer.productId, quantity }, fee: NOTHING, wholesale: false, quoteId: null })
  }
  const lines = [...byId.values()]
  for (const { id, wanted: line } of lines) {
    if (line.quantity > LINE_QUANTITY_MAX) problems.push({ code: 'quantity_above_limit', line: id })
  }
  return lines
}

/** What the buyer wants done is paid for on top of any price, agreed ones too: those are for the piece as it is. */
function priceAnswers(line: Line, answer: PersonalAnswer | undefined, problems: Problem[]): Line {
  if (!answer) return line
  if (answer.problem) problems.push({ code: answer.problem, line: line.id })
  const { unitPrice, listPrice } = line.offer
  return { ...line, fee: answer.fee, offer: { ...line.offer, unitPrice: add(unitPrice, answer.fee), listPrice: add(listPrice, answer.fee) } }
}

const most = (a: Minor, b: Minor): Minor => (a > b ? a : b)

/** What a wholesale buyer pays: pieces of one product count together, those of variants at another price not among them. What was agreed on is about one variant. Of fewer than its maker sells so, the buyer is told how many are needed. */
function priceWholesale(lines: readonly Line[], problems: Problem[]): Line[] {
  const pieces = new Map<string, number>()
  const count = (id: string, quantity: number) => pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  for (const { offer, wanted } of lines) {
    count(offer.variantId, wanted.quantity)
    if (offer.wholesale) count(offer.productId, wanted.quantity)
  }
  return lines.map((line) => {
    const { wholesale, productId, variantId, unitPrice } = line.offer
    // What was agreed on holds for exactly so many, whatever others pay.
    const agreed = line.offer.agreed.find(({ quantity }) => quantity === pieces.get(variantId))
    if (agreed) {
      return { ...line, offer: { ...line.offer, unitPrice: agreed.unit, listPrice: most(unitPrice, agreed.unit) }, wholesale: true, quoteId: agreed.quoteId }
    }
    if (!wholesale) return line
    const price = wholesalePriceOf(wholesale, pieces.get(productId) ?? 0)
    if (price === undefined) problems.push({ code: 'wholesale_minimum', line: line.id, least: wholesale.minimum })
    // A sale may be cheaper than what was agreed for so many.
    if (price === undefined || price >= unitPrice) return line
    return { ...line, offer: { ...line.offer, unitPrice: price, listPrice: unitPrice }, wholesale: true }
  })
}

/** Lines of one variant share its stock, so their quantities are added before they are compared. */
function tellStock(lines: readonly Line[], problems: Problem[]): void {
  const wanted = new Map<string, number>()
  for (const line of lines) wanted.set(line.offer.variantId, (wanted.get(line.offer.variantId) ?? 0) + line.wanted.quantity)
  for (const line of lines) {
    if ((wanted.get(line.offer.variantId) ?? 0) > line.offer.available)
      problems.push({ code: 'insufficient_stock', line: line.id, available: line.offer.available })
  }
}

const toPromotionLine = ({ id, wanted, offer, wholesale }: Line, isOwn: (sellerId: string) => boolean) => ({
  id,
  productId: offer.productId,
  categoryIds: offer.categoryIds,
  sellerId: offer.sellerId,
  unitPrice: offer.unitPrice,
  quantity: wanted.quantity,
  agreed: wholesale,
  own: isOwn(offer.sellerId),
})

/** VAT is contained in the price of a registered seller when the goods stay in Thailand; exports carry none. */
function taxOf(line: Line, evaluation: Evaluation, country: string, vatPpm: Ppm): { ppm: Ppm; tax: Minor } {
  if (!line.offer.sellerVatRegistered || country !== 'TH') return { ppm: 0, tax: NOTHING }
  const paid = evaluation.lines.find(({ id }) => id === line.id)?.total ?? NOTHING
  return { ppm: vatPpm, tax: splitTax(paid, { ppm: vatPpm, price: 'inclusive' }).tax }
}

type SellerParts = {
  sellerId: string
  lines: readonly Line[]
  evaluation: Evaluation
  parcel: Parcel | undefined
  taxed: ReadonlyMap<string, { tax: Minor }>
  vatPpm: Ppm
  cashFee: Minor
  wish: QuoteWish
  problems: Problem[]
}

function toSeller({ sellerId, lines, evaluation, parcel, taxed, vatPpm, cashFee, wish, problems }: SellerParts): QuoteSeller {
  const own = lines.filter((line) => line.offer.sellerId === sellerId)
  const offer = own[0]?.offer
  if (offer?.closed) problems.push({ code: 'seller_closed_until', seller: sellerId, until: offer.closed.until?.toISOString() ?? null })
  if (!parcel?.chosen && isServed(wish.country)) problems.push({ code: 'shipping_unavailable', seller: sellerId, country: wish.country })
  const evaluated = own.map((line) => ({ line, result: evaluation.lines.find(({ id }) => id === line.id) }))
  const items = sum(evaluated.map(({ line }) => times(line.offer.unitPrice, line.wanted.quantity)))
  const goods = sum(evaluated.map(({ result }) => result?.total ?? NOTHING))
  const shipped = evaluation.shipping.find((each) => each.sellerId === sellerId)
  const shipping = add(shipped?.total ?? NOTHING, cashFee)
  const shippingTax = offer?.sellerVatRegistered && goesTo(wish, parcel) === 'TH' ? splitTax(shipping, { ppm: vatPpm, price: 'inclusive' }).tax : NOTHING
  return {
    sellerId,
    sellerName: offer?.sellerName ?? '',
    lines: evaluated.map(({ line, result }) => toLine(line, result)),
    choices: (parcel?.options ?? []).map((option) => ({
      method: option.method,
      amount: toJson(option.cost),
      daysFrom: option.days.from,
      daysTo: option.days.to,
      ...(option.place !== undefined && { place: option.place }),
    })),
    chosen: parcel?.chosen?.method ?? null,
    parcels: parcel?.kinds ?? [],
    items: toJson(items),
    discount: toJson(subtract(items, goods)),
    shipping: toJson(shipping),
    shippingSavings: toJson(shipped?.savings ?? NOTHING),
    shippingFunded: toJson(parcel?.funded ?? NOTHING),
    points: 0,
    credit: 0,
    cashFee: toJson(cashFee),
    taxIncluded: toJson(add(sum(own.map((line) => taxed.get(line.id)?.tax ?? NOTHING)), shippingTax)),
    taxInvoice: offer?.sellerVatRegistered ?? false,
    total: toJson(add(goods, shipping)),
  }
}

const toLine = ({ id, wanted, offer, fee, wholesale, quoteId }: Line, result: EvaluatedLine | undefined): QuoteLine => ({
  id,
  productId: offer.productId,
  variantId: offer.variantId,
  sellerId: offer.sellerId,
  name: offer.name,
  optionText: offer.optionText,
  image: offer.image,
  categorySlug: offer.categorySlug,
  personalization: wanted.personalization,
  quantity: wanted.quantity,
  available: offer.available,
  unitPrice: toJson(offer.unitPrice),
  listPrice: toJson(offer.listPrice),
  personalizationFee: toJson(fee),
  wholesale,
  quoteId,
  bogoSavings: toJson(result?.bogoSavings ?? NOTHING),
  couponSavings: toJson(result?.couponSavings ?? NOTHING),
  total: toJson(result?.total ?? times(offer.unitPrice, wanted.quantity)),
  madeToOrderDays: offer.madeToOrderDays,
  shipsOn: offer.shipsOn ?? null,
  giftWrap: offer.giftWrap,
})

/** What the declaration of a maker's parcel will say: points do not lower the value of the goods, somebody pays for them. */
const declared = ({ items, discount, shipping, lines }: QuoteSeller, offers: ReadonlyMap<string, Offer>): DeclaredParcel => ({
  goods: minor(items - discount),
  shipping: minor(shipping),
  kinds: lines.map((line) => kindOfGoods({ hsCode: offers.get(line.variantId)?.hsCode ?? '', categorySlug: line.categorySlug })),
})

function couponProblem(refusal: CouponRefusal): Problem {
  if (refusal.because === 'coupon_held') return { code: refusal.because, until: refusal.until.toISOString() }
  return refusal.because === 'minimum_not_met'
    ? { code: 'minimum_not_met', minimum: toJson(refusal.minimum), missing: toJson(refusal.missing) }
    : { code: refusal.because }
}
