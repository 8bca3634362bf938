import { randomUUID } from 'node:crypto'
import { listRates } from '../../money/list-rates.server.ts'
import { commissionOf } from '../../orders/commission.ts'
import { providerFor, type PaymentMethod } from '../../payments/payment-provider.ts'
import type { Database } from '../../platform/database.ts'
import { add, fromJson, subtract, toJson } from '../../platform/money.ts'
import type { Shop } from '../../shop.ts'
import type { QuoteFacts } from '../quote/get-quote.server.ts'
import { offerTermsOf } from '../quote/offer-terms.ts'
import { orderToken, tokenHash } from '../../orders/order-link.server.ts'
import { isTransfer } from '../../payments/offered-methods.ts'
import type { OrderWish } from '../quote/order-wish.ts'
import type { Quote, QuoteLine, QuoteSeller } from '../quote/quote.ts'
import { emailHash, type TakenPromotions } from '../../promotions/reserve-promotions.server.ts'

/** `payment_id` is null where there is nothing to pay. */
export type Written = { id: string; number: string; payment_id: string | null; expires_at: Date }
type Sold = { quote: Quote; facts: QuoteFacts; wish: OrderWish; cartId: string; buyerId: string | null; number: string; usages: TakenPromotions['usages'] }

/** Writes an order group with everything under it: one order per maker with full snapshots, its payment (`created`) and each maker's planned share. */
export async function writeOrders(tx: Database, shop: Shop, sold: Sold): Promise<Written> {
  const { quote, wish } = sold
  const id = randomUUID()
  const terms = await termsOf(tx, wish.paymentMethod)
  const rate = (await listRates(tx)).find((listed) => listed.quote === wish.displayCurrency)
  const group = await tx.one<{ id: string; number: string; expires_at: Date }>(
    `insert into public.order_groups (id, number, cart_id, buyer_id, email, phone, language, items_minor, discount_minor, shipping_minor, tax_included_minor, total_minor,
       points_redeemed, points_minor, display_currency, display_rate, display_rate_source, quote_hash, quote, shipping_address, payment_method, terms_version, token_hash, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $23, $24, $13, $14, $15, $16, $17, $18, $19, $20, $21, private.now() + $22 * interval '1 minute')
     returning id, number, expires_at`,
    [
      id,
      sold.number,
      sold.cartId,
      sold.buyerId,
      wish.email,
      wish.address.phone,
      wish.language,
      quote.items,
      quote.discount,
      quote.shipping,
      quote.taxIncluded,
      quote.total,
      rate ? wish.displayCurrency : 'THB',
      rate?.rate ?? '1',
      rate ? `${rate.source}${rate.approximate ? ' (approximate)' : ''}` : '',
      quote.quoteHash,
      JSON.stringify(quote),
      JSON.stringify(wish.address),
      wish.paymentMethod,
      terms.version,
      tokenHash(orderToken(shop, id)),
      terms.minutes,
      quote.points?.used ?? 0,
      quote.points?.savings ?? 0,
    ],
  )
  const orders: { id: string; total: number }[] = []
  for (const [index, seller] of quote.sellers.entries())
    orders.push({
      id: await writeOrder(tx, sold, { groupId: id, seller, index, commissionVatPpm: terms.commission_vat_ppm }),
      total: seller.total,
    })
  await tx.all(
    `insert into public.promotion_usages (coupon_id, bogo_id, order_group_id, person_id, email_hash)
     select u.coupon_id, u.bogo_id, $2, $3, $4 from json_to_recordset($1::json) as u (coupon_id uuid, bogo_id uuid)`,
    [JSON.stringify(sold.usages.map((usage) => ({ coupon_id: usage.couponId, bogo_id: usage.bogoId }))), id, sold.buyerId, emailHash(wish.email)],
  )
  await tx.all(
    `insert into public.order_events (order_group_id, type, actor_role, actor_id, to_status, payload) values ($1, 'group_created', 'buyer', $2, 'awaiting_payment', $3)`,
    [id, sold.buyerId, JSON.stringify({ terms_version: terms.version, language: wish.language })],
  )
  if (quote.total === 0) return { ...group, payment_id: null }
  const byCash = wish.paymentMethod === 'cash_on_delivery'
  // Nobody is asked for cash: the carrier collects it, and the maker's word settles it.
  const payment = await tx.one<{ id: string }>(
    `insert into public.payments (order_group_id, provider, method, amount_minor, expires_at, status, provider_reference) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      id,
      byCash ? 'cash' : (providerFor(shop.payments, wish.paymentMethod)?.name ?? ''),
      wish.paymentMethod,
      quote.total,
      group.expires_at,
      byCash ? 'pending' : 'created',
      byCash ? id : null,
    ],
  )
  await tx.all(
    `insert into public.payment_splits (payment_id, order_id, amount_minor) select $1, s.id, s.total from json_to_recordset($2::json) as s (id uuid, total bigint)`,
    [payment.id, JSON.stringify(orders)],
  )
  return { ...group, payment_id: payment.id }
}

/** What the shop's settings say about this sale: how long stock is held, which terms hold, what VAT lies on the commission. */
const termsOf = (tx: Database, method: PaymentMethod) =>
  tx.one<{ minutes: number; version: string; commission_vat_ppm: number }>(
    `select (private.setting('orders.reservation_minutes_' || $1))::integer as minutes,
            private.setting('legal.terms_version') #>> '{}' as version, private.setting('commission.rate_ppm')::integer as commission_ppm,
            private.setting('commission.vat_ppm')::integer as commission_vat_ppm`,
    [isTransfer(method) ? 'transfer' : method === 'promptpay' ? 'promptpay' : 'card'],
  )

async function writeOrder(
  tx: Database,
  { quote, facts, wish, buyerId, number }: Sold,
  { groupId, seller, index, commissionVatPpm }: { groupId: string; seller: QuoteSeller; index: number; commissionVatPpm: number },
): Promise<string> {
  // Before what the shop itself takes off (points): its gifts do not change what it keeps.
  const goods = subtract(fromJson(seller.items), fromJson(seller.discount))
  const { ppm: commissionPpm } = await tx.one<{ ppm: number }>('select private.commission_ppm($1) as ppm', [seller.sellerId])
  const { commission, vat } = commissionOf(goods, { commissionPpm, commissionVatPpm })
  const choice = seller.choices.find(({ method }) => method === seller.chosen)
  const { id } = await tx.one<{ id: string }>(
    `insert into public.orders (number, order_group_id, seller_id, buyer_id, seller_name, customer, items_minor, discount_minor, shipping_minor, tax_included_minor, total_minor,
       points_minor, shipping_funded_minor, commission_rate_ppm, commission_minor, commission_vat_minor, shipping_method, shipping_zone, shipping_address, delivery_from, delivery_to,
       is_gift, gift_message, tax_buyer)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $20, $21, $12, $13, $14, $15, $16, $17, (private.now() at time zone 'Asia/Bangkok')::date + $18::integer, (private.now() at time zone 'Asia/Bangkok')::date + $19::integer,
       $22, $23, $24) returning id`,
    [
      `${number}-${index + 1}`,
      groupId,
      seller.sellerId,
      buyerId,
      seller.sellerName,
      wish.address.recipient,
      seller.items,
      seller.discount,
      seller.shipping,
      seller.taxIncluded,
      seller.total,
      commissionPpm,
      toJson(commission),
      toJson(vat),
      seller.chosen,
      facts.zone,
      JSON.stringify(wish.address),
      choice?.daysFrom ?? null,
      choice?.daysTo ?? null,
      seller.points,
      seller.shippingFunded,
      wish.gift !== null,
      wish.gift?.message ?? '',
      wish.taxBuyer && JSON.stringify(wish.taxBuyer),
    ],
  )
  await tx.all(
    `insert into public.order_lines (order_id, product_id, variant_id, category_id, title, title_seller, option_text, personalization, sku, image_url, quantity, list_price_minor, unit_price_minor,
       discount_minor, discounts, total_minor, tax_rate_ppm, tax_minor, weight_grams, hs_code, origin_country, made_to_order_days, position, gift_wrap)
     select $1, l.* from json_to_recordset($2::json) as l (product_id uuid, variant_id uuid, category_id uuid, title text, title_seller text, option_text text, personalization text, sku text,
       image_url text, quantity integer, list_price_minor bigint, unit_price_minor bigint, discount_minor bigint, discounts jsonb, total_minor bigint, tax_rate_ppm integer, tax_minor bigint,
       weight_grams integer, hs_code text, origin_country text, made_to_order_days integer, position integer, gift_wrap boolean)`,
    [id, JSON.stringify(seller.lines.map((line, position) => snapshot(line, { position, facts, wrap: wish.gift?.wrap ?? false })))],
  )
  const terms = offerTermsOf({ quote, facts, seller, language: wish.language })
  if (terms) await tx.all('insert into private.order_offers (order_id, terms) values ($1, $2)', [id, JSON.stringify(terms)])
  return id
}

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
    option_text: line.optionText,
    personalization: line.personalization,
    sku: offer?.sku ?? '',
    image_url: line.image,
    quantity: line.quantity,
    list_price_minor: line.listPrice,
    unit_price_minor: line.unitPrice,
    discount_minor: discount,
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
    position,
    gift_wrap: wrap && line.giftWrap,
  }
}
