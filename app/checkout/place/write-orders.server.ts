import { randomUUID } from 'node:crypto'
import { listRates } from '../../money/list-rates.server.ts'
import { openPayment } from '../../payments/open-payment.server.ts'
import type { PaymentMethod } from '../../payments/payment-provider.ts'
import type { Database } from '../../platform/database.ts'
import { add, fromJson, ONE_MILLION, toJson } from '../../platform/money.ts'
import type { Shop } from '../../shop.ts'
import type { Database as Schema } from '../../../supabase/types.ts'
import type { QuoteFacts } from '../quote/get-quote.server.ts'
import { offerTermsOf } from '../quote/offer-terms.ts'
import { orderToken, tokenHash } from '../../orders/order-link.server.ts'
import { isTransfer } from '../../payments/offered-methods.ts'
import type { OrderWish } from '../quote/order-wish.ts'
import type { Quote, QuoteLine, QuoteSeller } from '../quote/quote.ts'

/** `payment_id` is null where there is nothing to pay. */
export type Written = { id: string; number: string; payment_id: string | null; expires_at: Date; credit: readonly CreditShare[] }
/** What store credit pays of a maker's order, in satang. */
type CreditShare = { order_id: string; amount: number }
type Tables = Schema['public']['Tables']
/** What may be written into a table, by its generated type: a column that is renamed does not compile. Decimals are text, so that none is rounded. */
type Columns<Table extends keyof Tables> = { readonly [Column in keyof Tables[Table]['Insert']]?: unknown }
type Terms = { minutes: number; version: string }
/** What the shop keeps of a line. */
type LineCommission = { rule_id: bigint | null; rule: string; rate_ppm: number; commission_minor: bigint; vat_minor: bigint }
type Sold = {
  quote: Quote
  facts: QuoteFacts
  wish: OrderWish
  cartId: string
  buyerId: string | null
  number: string
  emailConfirmed: boolean
}

/** Writes an order group with everything under it: one order per seller with full snapshots, its payment and each seller's planned share of it. */
export async function writeOrders(tx: Database, shop: Shop, sold: Sold): Promise<Written> {
  const { quote, wish } = sold
  const terms = await termsOf(tx, wish.paymentMethod, sold.emailConfirmed)
  const group = await writeGroup(tx, shop, sold, terms)
  const shares: { orderId: string; amount: number }[] = []
  const credit: CreditShare[] = []
  for (const [index, seller] of quote.sellers.entries()) {
    const orderId = await writeOrder(tx, sold, { groupId: group.id, seller, index })
    shares.push({ orderId, amount: seller.total - seller.credit })
    credit.push({ order_id: orderId, amount: seller.credit })
  }
  await tx.all(
    `insert into public.order_events (order_group_id, type, actor_role, actor_id, to_status, payload)
     values ($1, 'group_created', 'buyer', $2, 'awaiting_payment', $3)`,
    [group.id, sold.buyerId, JSON.stringify({ terms_version: terms.version, language: wish.language })],
  )
  if (quote.due === 0) return { ...group, payment_id: null, credit }
  const paymentId = await openPayment(tx, shop, {
    orderGroupId: group.id,
    method: wish.paymentMethod,
    amount: quote.due,
    // What is paid with credit is the attempt before it.
    attempt: quote.due === quote.total ? 1 : 2,
    expiresAt: group.expires_at,
    shares,
  })
  return { ...group, payment_id: paymentId, credit }
}

/** The group: what was quoted, to whom, in which words, and until when its stock is held. */
async function writeGroup(tx: Database, shop: Shop, sold: Sold, terms: Terms): Promise<{ id: string; number: string; expires_at: Date }> {
  const { quote, wish } = sold
  const id = randomUUID()
  const rate = (await listRates(tx)).find((listed) => listed.quote === wish.displayCurrency)
  const group = {
    id,
    number: sold.number,
    cart_id: sold.cartId,
    buyer_id: sold.buyerId,
    email: wish.email,
    phone: wish.address.phone,
    language: wish.language,
    items_minor: quote.items,
    discount_minor: quote.discount,
    shipping_minor: quote.shipping,
    tax_included_minor: quote.taxIncluded,
    total_minor: quote.total,
    points_redeemed: quote.points?.used ?? 0,
    points_minor: quote.points?.savings ?? 0,
    display_currency: rate ? wish.displayCurrency : 'THB',
    display_rate: rate?.rate ?? '1',
    display_rate_source: rate ? `${rate.source}${rate.approximate ? ' (approximate)' : ''}` : '',
    quote_hash: quote.quoteHash,
    quote,
    shipping_address: wish.address,
    payment_method: quote.due === 0 && quote.total > 0 ? 'store_credit' : wish.paymentMethod,
    terms_version: terms.version,
    token_hash: byteaOf(tokenHash(orderToken(shop, id))),
  } satisfies Columns<'order_groups'>
  return tx.one(
    `insert into public.order_groups (
       id, number, cart_id, buyer_id, email, phone, language, items_minor, discount_minor, shipping_minor, tax_included_minor, total_minor, points_redeemed,
       points_minor, display_currency, display_rate, display_rate_source, quote_hash, quote, shipping_address, payment_method, terms_version,
       token_hash, expires_at, email_confirmed_at)
     select
       id, number, cart_id, buyer_id, email, phone, language, items_minor, discount_minor, shipping_minor, tax_included_minor, total_minor, points_redeemed,
       points_minor, display_currency, display_rate, display_rate_source, quote_hash, quote, shipping_address, payment_method, terms_version,
       token_hash, private.now() + $2 * interval '1 minute', case when $3 then private.now() end
       from jsonb_populate_record(null::public.order_groups, $1)
     returning id, number, expires_at`,
    [JSON.stringify(group), terms.minutes, sold.emailConfirmed],
  )
}

/** What the shop's settings say about this sale: how long stock is held, and which terms hold. */
const termsOf = (tx: Database, method: PaymentMethod, emailConfirmed: boolean) =>
  tx.one<Terms>(
    `select (private.setting('orders.reservation_minutes_' || $1))::integer as minutes,
            private.setting('legal.terms_version') #>> '{}' as version`,
    [isTransfer(method) ? (emailConfirmed ? 'transfer' : 'unconfirmed') : method === 'promptpay' ? 'promptpay' : 'card'],
  )

async function writeOrder(
  tx: Database,
  { quote, facts, wish, buyerId, number }: Sold,
  { groupId, seller, index }: { groupId: string; seller: QuoteSeller; index: number },
): Promise<string> {
  const lines = seller.lines.map((line, position) => snapshot(line, { position, facts, wrap: wish.gift?.wrap ?? false }))
  // Of what a line costs before the shop itself takes off points: its gifts do not change what it keeps.
  const kept = await tx.all<LineCommission>(
    `select c.rule_id, c.rule, c.rate_ppm, c.commission_minor, c.vat_minor
       from jsonb_populate_recordset(null::public.order_lines, $2) l
       cross join lateral private.commission_of($1, l.category_id, l.product_id, l.total_minor) c order by l.position`,
    [seller.sellerId, JSON.stringify(lines)],
  )
  const choice = seller.choices.find(({ method }) => method === seller.chosen)
  const order = {
    number: `${number}-${index + 1}`,
    order_group_id: groupId,
    seller_id: seller.sellerId,
    buyer_id: buyerId,
    seller_name: seller.sellerName,
    customer: wish.address.recipient,
    items_minor: seller.items,
    discount_minor: seller.discount,
    discount_funded_minor: lines.reduce((sum, line) => sum + line.discount_funded_minor, 0),
    shipping_minor: seller.shipping,
    tax_included_minor: seller.taxIncluded,
    total_minor: seller.total,
    points_minor: seller.points,
    shipping_funded_minor: seller.shippingFunded + toJson(facts.funded.ofShipping(seller.sellerId)),
    commission_rate_ppm: rateOf(kept, lines),
    commission_minor: Number(kept.reduce((sum, { commission_minor: commission }) => sum + commission, 0n)),
    commission_vat_minor: Number(kept.reduce((sum, { vat_minor: vat }) => sum + vat, 0n)),
    shipping_method: seller.chosen,
    shipping_zone: facts.zone,
    shipping_parcels: parcelsOf(seller),
    shipping_address: wish.address,
    is_gift: wish.gift !== null,
    gift_message: wish.gift?.message ?? '',
    tax_buyer: wish.taxBuyer,
  } satisfies Columns<'orders'>
  const { id } = await tx.one<{ id: string }>(
    `insert into public.orders (
       number, order_group_id, seller_id, buyer_id, seller_name, customer, items_minor, discount_minor, shipping_minor, tax_included_minor, total_minor,
       points_minor, shipping_funded_minor, discount_funded_minor, commission_rate_ppm, commission_minor, commission_vat_minor, shipping_method, shipping_zone, shipping_parcels,
       shipping_address, is_gift, gift_message, tax_buyer, delivery_from, delivery_to)
     select
       number, order_group_id, seller_id, buyer_id, seller_name, customer, items_minor, discount_minor, shipping_minor, tax_included_minor, total_minor,
       points_minor, shipping_funded_minor, discount_funded_minor, commission_rate_ppm, commission_minor, commission_vat_minor, shipping_method, shipping_zone, shipping_parcels,
       shipping_address, is_gift, gift_message, tax_buyer, (private.now() at time zone 'Asia/Bangkok')::date + $2::integer,
       (private.now() at time zone 'Asia/Bangkok')::date + $3::integer
       from jsonb_populate_record(null::public.orders, $1)
     returning id`,
    // What is fetched is ready from a day on, and never late.
    [JSON.stringify(order), choice?.daysFrom ?? null, choice?.place === undefined ? (choice?.daysTo ?? null) : null],
  )
  await tx.all(
    `with sold as (
       insert into public.order_lines (
         order_id, product_id, variant_id, category_id, title, title_seller, option_text, personalization, sku, image_url, quantity, list_price_minor,
         unit_price_minor, discount_minor, discount_funded_minor, discounts, total_minor, tax_rate_ppm, tax_minor, weight_grams, hs_code, origin_country,
         made_to_order_days, ships_on, position, gift_wrap, personalization_minor, credentials)
       select
         $1, product_id, variant_id, category_id, title, title_seller, option_text, personalization, sku, image_url, quantity, list_price_minor,
         unit_price_minor, discount_minor, discount_funded_minor, discounts, total_minor, tax_rate_ppm, tax_minor, weight_grams, hs_code, origin_country,
         made_to_order_days, ships_on, position, gift_wrap, personalization_minor,
         public.shown_credentials((select o.seller_id from public.orders o where o.id = $1))
         from jsonb_populate_recordset(null::public.order_lines, $2)
       returning id, position, total_minor)
     insert into public.line_commissions (order_line_id, order_id, rule_id, rule, rate_ppm, goods_minor, commission_minor, vat_minor)
     select s.id, $1, c.rule_id, c.rule, c.rate_ppm, s.total_minor, c.commission_minor, c.vat_minor
       from sold s join jsonb_to_recordset($3) as c(position integer, rule_id bigint, rule text, rate_ppm integer, commission_minor bigint, vat_minor bigint)
         on c.position = s.position`,
    [
      id,
      JSON.stringify(lines),
      JSON.stringify(
        kept.map((line, position) => ({
          ...line,
          rule_id: line.rule_id === null ? null : Number(line.rule_id),
          commission_minor: Number(line.commission_minor),
          vat_minor: Number(line.vat_minor),
          position,
        })),
      ),
    ],
  )
  const terms = offerTermsOf({ quote, facts, seller, language: wish.language })
  if (terms) await tx.all('insert into private.order_offers (order_id, terms) values ($1, $2)', [id, JSON.stringify(terms)])
  return id
}

/** By which parcels an order goes, its lines by their places; null where one by the usual terms carries all. */
const parcelsOf = ({ parcels, lines }: QuoteSeller) =>
  parcels.length === 0 ? null : parcels.map((parcel) => ({ ...parcel, lines: parcel.lines.map((line) => lines.findIndex(({ id }) => id === line)) }))

/** The rate of an order: that of its lines where they have one, else what they come to together. */
function rateOf(kept: readonly LineCommission[], lines: readonly { total_minor: number }[]): number {
  const [first] = kept
  if (first !== undefined && kept.every(({ rate_ppm: rate }) => rate === first.rate_ppm)) return first.rate_ppm
  const goods = lines.reduce((sum, { total_minor: total }) => sum + total, 0)
  const commission = kept.reduce((sum, line) => sum + Number(line.commission_minor), 0)
  return goods === 0 ? 0 : Math.round((commission / goods) * ONE_MILLION)
}

/** Bytes as JSON carries them to PostgreSQL. */
const byteaOf = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`

/** A line as it was sold, copied so that no later change of the product reaches it. */
function snapshot(line: QuoteLine, { position, facts, wrap }: { position: number; facts: QuoteFacts; wrap: boolean }) {
  const offer = facts.offers.get(line.variantId)
  const tax = facts.lineTaxes.get(line.id)
  const discount = toJson(add(fromJson(line.bogoSavings), fromJson(line.couponSavings)))
  return {
    product_id: line.productId,
    variant_id: line.variantId,
    category_id: offer?.categoryId ?? null,
    title: line.name,
    title_seller: offer?.nameOfSeller ?? line.name,
    // As its maker wrote it: whoever reads the order later is told in their own words.
    option_text: offer?.optionTextOfSeller ?? line.optionText,
    personalization: line.personalization,
    personalization_minor: line.personalizationFee,
    sku: offer?.sku ?? '',
    image_url: line.image,
    quantity: line.quantity,
    list_price_minor: line.listPrice,
    unit_price_minor: line.unitPrice,
    discount_minor: discount,
    discount_funded_minor: toJson(facts.funded.ofLine(line.id)),
    discounts: [
      ...(line.bogoSavings > 0 ? [{ kind: 'bogo', amount_minor: line.bogoSavings }] : []),
      ...(line.couponSavings > 0 ? [{ kind: 'coupon', amount_minor: line.couponSavings }] : []),
    ],
    total_minor: line.total,
    tax_rate_ppm: tax?.ppm ?? 0,
    tax_minor: tax?.tax ?? 0,
    weight_grams: offer?.weightGrams ?? 0,
    hs_code: offer?.hsCode ?? '',
    origin_country: offer?.originCountry ?? 'TH',
    made_to_order_days: line.madeToOrderDays,
    ships_on: line.shipsOn ?? null,
    position,
    gift_wrap: wrap && line.giftWrap,
  } satisfies Columns<'order_lines'>
}
