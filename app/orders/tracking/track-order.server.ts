import * as v from 'valibot'
import { FALLBACK_LANGUAGE, type Language } from '../../i18n/languages.ts'
import { told, type Untold } from '../../i18n/option-words.ts'
import { phrasesOf } from '../../i18n/phrases-of.server.ts'
import { announceAll } from '../../letters/announce.server.ts'
import { enqueue } from '../../platform/enqueue.ts'
import { ORDER_LINKS, tooMany } from '../../limits.ts'
import { providerFor } from '../../payments/payment-provider.ts'
import { mayWriteTo } from '../confirmed-email.server.ts'
import { cashForOrder } from '../../payments/pay-by-cash.server.ts'
import type { Shop } from '../../shop.ts'
import { accepted, refuse, useCase } from '../../use-case.ts'
import { OFFERED_METHODS } from '../../payments/offered-methods.ts'
import { tokenHash } from '../order-link.server.ts'
import type { TransferAccount } from '../../payments/tracked-payment.ts'
import type { TrackedOrder } from './tracked-order.ts'

const Body = v.union([
  // A damaged link is a link to no order, and is answered as such.
  v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
  v.object({ number: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(40)), email: v.pipe(v.string(), v.trim(), v.maxLength(254)) }),
])

/**
 * `POST /functions/v1/track-order`. With a token: the order, or 404. With number and e-mail: always the same answer (202), and a letter with the link if
 * both belong to an order, so that nobody learns which numbers exist.
 */
export const trackOrderFunction = useCase(Body, async (shop, caller, asked) => {
  if ('token' in asked) return (await findByToken(shop, asked.token, caller.language)) ?? refuse('not_found')
  const wait = await shop.limits.take(ORDER_LINKS, caller)
  if (wait !== undefined) return tooMany(wait)
  // Looked up by a job, so that the time of the answer does not tell either.
  await enqueue(shop.service, 'send-order-link', asked)
  return accepted({ code: 'link_sent_if_known' })
})

const Asked = v.object({ number: v.string(), email: v.string() })

/** The job behind it: puts the letter into the outbox, at most one an hour for each order, if number and e-mail belong to one. What nobody has paid may be a stranger's address. */
export async function sendOrderLink(shop: Shop, payload: unknown): Promise<void> {
  const { number, email } = v.parse(Asked, payload)
  await shop.service.transaction(async (tx) => {
    const known = await tx.all<{ id: string; hour: string }>(
      `select g.id, to_char(private.now() at time zone 'UTC', 'YYYYMMDDHH24') as hour from public.order_groups g
        where (g.number = $1 or exists (select 1 from public.orders o where o.order_group_id = g.id and o.number = $1)) and lower(g.email) = lower($2)`,
      [number, email],
    )
    const written: typeof known = []
    for (const group of known) if (await mayWriteTo(tx, group.id)) written.push(group)
    await announceAll(
      tx,
      'order.link',
      written.map(({ id, hour }) => ({ key: `${id}:${hour}`, payload: { order_group_id: id } })),
    )
  })
}

type Line = TrackedOrder['orders'][number]['lines'][number]
type Untranslated = Omit<TrackedOrder, 'orders'> & { orders: (Omit<TrackedOrder['orders'][number], 'lines'> & { lines: Untold<Line>[] })[] }

/** The order a token opens, as its page shows it, with its versions in a reader's language; undefined for a token that opens none. */
export async function findByToken(shop: Shop, token: string, language: Language = FALLBACK_LANGUAGE): Promise<TrackedOrder | undefined> {
  const row = await shop.service.maybe<{ id: string; tracked: Untranslated }>(TRACKED, [tokenHash(token), language])
  if (!row) return undefined
  const found = { id: row.id, tracked: { ...row.tracked, orders: row.tracked.orders.map((order) => ({ ...order, lines: order.lines.map(told) })) } }
  const methods = OFFERED_METHODS.filter((method) => providerFor(shop.payments, method) !== undefined)
  const { payment, status } = found.tracked
  const cash = status === 'awaiting_payment' ? await cashForOrder(shop.service, found.id) : null
  if (!payment) return { ...found.tracked, methods, cash }
  const { bankAccount, promptPay } = shop.settings.payments
  const own = payment.method === 'bank_transfer' ? bankAccount : payment.method === 'shop_promptpay' ? promptPay : undefined
  const account = payment.method === 'bank_transfer' && bankAccount ? accountOf(bankAccount) : null
  return { ...found.tracked, methods, cash, payment: { ...payment, account, pretends: own?.pretends ?? false } }
}

const accountOf = ({ bank, number, holder, swift }: TransferAccount): TransferAccount => ({ bank, number, holder, swift })

/** One statement builds the whole page, so that a poll costs one round trip. */
const TRACKED = `
  select g.id, jsonb_build_object(
    'number', g.number, 'status', g.status, 'language', g.language, 'placedAt', g.placed_at, 'createdAt', g.created_at, 'expiresAt', g.expires_at,
    'unconfirmedEmail', case when g.status = 'awaiting_payment' and g.email_confirmed_at is null then g.email end,
    'items', g.items_minor, 'discount', g.discount_minor, 'shipping', g.shipping_minor, 'taxIncluded', g.tax_included_minor, 'total', g.total_minor,
    'credit', private.credit_paid(g.id),
    'points', case when g.buyer_id is not null then jsonb_build_object(
      'paid', g.points_minor, 'will', coalesce((g.quote -> 'points' ->> 'earns')::integer, 0),
      'pending', (
        select coalesce(sum(e.points), 0) from public.points_entries e
         where e.order_group_id = g.id and e.kind in ('earn', 'reverse') and e.status = 'pending'),
      'waitsForCash', exists (
        select 1 from public.points_entries e
         where e.order_group_id = g.id and e.kind = 'earn' and e.status = 'pending' and not private.cash_seen(e.order_id)),
      'waitsForInvoice', exists (select from public.wholesale_invoices i where i.order_group_id = g.id and i.state = 'open'),
      'earned', (
        select coalesce(sum(e.points), 0) from public.points_entries e
         where e.order_group_id = g.id and e.kind in ('earn', 'reverse') and e.status = 'available')) end,
    'displayCurrency', g.display_currency, 'displayRate', g.display_rate::text, 'address', g.shipping_address,
    'gift', (select jsonb_build_object('message', o.gift_message) from public.orders o where o.order_group_id = g.id and o.is_gift limit 1),
    'taxBuyer', (select o.tax_buyer from public.orders o where o.order_group_id = g.id limit 1), 'paymentMethod', g.payment_method,
    'invoice', (
      select jsonb_build_object('number', i.number, 'dueOn', i.due_on, 'owed', i.owed_minor, 'open', i.state = 'open')
        from public.wholesale_invoices i where i.order_group_id = g.id),
    'payment', (
      select jsonb_build_object(
          'status', p.status, 'method', p.method, 'attempt', p.attempt, 'provider', p.provider, 'qrPayload', p.qr_payload, 'redirectUrl', p.redirect_url,
          'expiresAt', p.expires_at, 'failureCode', p.failure_code, 'refunded', p.refunded_minor, 'account', null,
          'slip', (
            select jsonb_build_object('state', s.state, 'sentAt', s.sent_at, 'reason', s.reason)
              from public.payment_slips s where s.payment_id = p.id order by s.sent_at desc limit 1))
        from public.payments p where p.order_group_id = g.id and p.method <> 'store_credit' order by p.attempt desc limit 1),
    'refundByHand', (
      select jsonb_build_object('amount', sum(r.amount_minor), 'account', (
               select jsonb_build_object('bank', a.bank, 'end', right(a.number, 4)) from private.refund_accounts a where a.order_group_id = g.id))
        from public.refunds r join public.orders x on x.id = r.order_id where x.order_group_id = g.id and r.status = 'manual_required' having count(*) > 0),
    'orders', coalesce((
      select jsonb_agg(jsonb_build_object(
          'number', o.number, 'status', o.status, 'paymentStatus', o.payment_status, 'fulfillmentStatus', o.fulfillment_status, 'sellerId', o.seller_id,
          'sellerName', o.seller_name, 'items', o.items_minor, 'discount', o.discount_minor, 'shipping', o.shipping_minor, 'total', o.total_minor,
          'pickup', case when o.shipping_method = 'pickup' then (
            select jsonb_build_object('place', s.location, 'note', s.visiting_note) from public.sellers s where s.id = o.seller_id) end,
          'shippingMethod', o.shipping_method, 'deliveryFrom', o.delivery_from, 'deliveryTo', o.delivery_to, 'shippedAt', o.shipped_at,
          'deliveredAt', o.delivered_at, 'mayLeave', private.buyer_may_leave(o.id),
          'hasReceipt', o.has_document or o.payment_status in ('paid', 'overpaid', 'partially_refunded'),
          'credentials', coalesce((select l.credentials from public.order_lines l where l.order_id = o.id order by l.position limit 1), '[]'),
          'creditNotes', coalesce((
            select jsonb_agg(jsonb_build_object('id', n.id, 'number', n.number, 'amount', n.amount_minor, 'issuedAt', n.issued_at)
                order by n.issued_at, n.number)
              from public.credit_notes n where n.order_id = o.id), '[]'),
          'parcels', coalesce((
            select jsonb_agg(jsonb_build_object(
                'id', s.id, 'carrier', s.carrier, 'trackingNumber', s.tracking_number, 'status', s.status, 'shippedAt', s.shipped_at,
                'deliveredAt', s.delivered_at,
                'place', coalesce((select e.place from public.shipment_events e where e.shipment_id = s.id
                  order by e.happened_at desc, e.id desc limit 1), ''),
                'heardAt', (select max(e.happened_at) from public.shipment_events e where e.shipment_id = s.id),
                'lines', coalesce((
                  select jsonb_agg(jsonb_build_object('line', x.order_line_id, 'quantity', x.quantity) order by l.position, l.id)
                    from public.shipment_lines x join public.order_lines l on l.id = x.order_line_id where x.shipment_id = s.id), '[]'))
                order by s.shipped_at, s.created_at, s.id)
              from public.shipments s where s.order_id = o.id), '[]'),
          'events', coalesce((
            select jsonb_agg(jsonb_build_object(
                'type', e.type, 'at', e.created_at, 'reason', e.reason, 'actor', e.actor_role, 'parcel', e.payload -> 'shipment_id') order by e.id)
              from public.order_events e where e.order_id = o.id), '[]'),
          'lines', (
            select jsonb_agg(jsonb_build_object(
                'id', l.id, 'awaitsReview', g.buyer_id is not null and o.status in ('delivered', 'completed') and l.product_id is not null and l.removed_quantity < l.quantity
                   and not exists (select from public.reviews r where r.order_line_id = l.id),
                'productId', l.product_id, 'variantId', l.variant_id, 'categoryId', l.category_id, 'title', l.title, 'optionText', l.option_text,
                'phrases', ${phrasesOf('l.product_id', '$2')},
                'personalization', l.personalization, 'personalizationFee', l.personalization_minor, 'giftWrap', l.gift_wrap, 'shipsOn', l.ships_on, 'image', l.image_url, 'quantity', l.quantity, 'removed', l.removed_quantity,
                'unitPrice', l.unit_price_minor, 'discount', l.discount_minor, 'total', l.total_minor) order by l.position)
              from public.order_lines l where l.order_id = o.id)
        ) order by o.number)
        from public.orders o where o.order_group_id = g.id), '[]')) as tracked
    from public.order_groups g where g.token_hash = $1`
