import type { Database } from '../../platform/database.ts'
import type { IssuedDocument, IssuedNote, OrderInvoice, PackingSlip } from './document.ts'

const LINE = (
  line: string,
) => `jsonb_build_object('title', ${line} ->> 'title', 'titleSeller', ${line} ->> 'title_seller', 'optionText', ${line} ->> 'option_text',
  'sku', ${line} ->> 'sku', 'quantity', (${line} ->> 'quantity')::integer, 'unitPrice', (${line} ->> 'unit_price_minor')::bigint)`

/**
 * The receipt or tax invoice of an order, issued now if it is not yet. Call it in a transaction of its own. Undefined while no money has arrived that is still here.
 */
export async function getReceipt(tx: Database, orderId: string): Promise<IssuedDocument | undefined> {
  const payable = await tx.maybe(
    `select from public.orders
      where id = $1 and (has_document or payment_status in ('paid', 'overpaid', 'partially_refunded'))`,
    [orderId],
  )
  if (!payable) return undefined
  const { receipt } = await tx.one<{ receipt: IssuedDocument }>(
    `select jsonb_build_object(
        'kind', d.kind, 'number', d.number, 'issuedAt', d.issued_at, 'paidAt', d.paid_at, 'orderNumber', o.number, 'paymentMethod', g.payment_method,
        'credit', coalesce((select sum(s.captured_minor) from public.payment_splits s join public.payments c on c.id = s.payment_id
          where s.order_id = o.id and c.method = 'store_credit'), 0),
        'invoice', (select jsonb_build_object('number', i.number, 'dueOn', i.due_on, 'paidAt', case when i.state = 'paid' then i.settled_at end)
          from public.wholesale_invoices i where i.order_group_id = g.id and i.state <> 'void'),
        'issuer', d.issuer,
        'buyer', jsonb_build_object('name', o.customer, 'address', o.shipping_address, 'tax', o.tax_buyer),
        'lines', (select jsonb_agg(${LINE('l.line')} order by l.place) from jsonb_array_elements(d.lines) with ordinality as l (line, place)),
        'sums', jsonb_build_object('items', d.sums -> 'items_minor', 'discount', d.sums -> 'discount_minor', 'shipping', d.sums -> 'shipping_minor',
          'taxIncluded', d.sums -> 'tax_included_minor', 'taxRatePpm', d.sums -> 'tax_rate_ppm', 'total', d.sums -> 'total_minor')) as receipt
       from private.issue_document($1) d join public.orders o on o.id = d.order_id join public.order_groups g on g.id = o.order_group_id`,
    [orderId],
  )
  return receipt
}

/** A credit note of an order as it was issued. Undefined for one of another order. */
export async function getCreditNote(db: Database, { orderId, note }: { orderId: string; note: string | undefined }): Promise<IssuedNote | undefined> {
  const found = await db.maybe<{ note: IssuedNote }>(
    `select jsonb_build_object(
        'kind', n.kind, 'number', n.number, 'issuedAt', n.issued_at, 'orderNumber', o.number, 'reason', n.reason,
        'corrects', jsonb_build_object('kind', d.kind, 'number', d.number, 'issuedAt', d.issued_at), 'issuer', d.issuer,
        'buyer', jsonb_build_object('name', o.customer, 'address', o.shipping_address, 'tax', o.tax_buyer),
        'lines', (select coalesce(jsonb_agg(${LINE('l.line')} order by l.place), '[]') from jsonb_array_elements(n.lines) with ordinality as l (line, place)),
        'sums', jsonb_build_object('original', n.sums -> 'original_minor', 'earlier', n.sums -> 'earlier_minor', 'right', n.sums -> 'right_minor',
          'difference', n.sums -> 'difference_minor', 'tax', n.sums -> 'tax_minor', 'taxRatePpm', n.sums -> 'tax_rate_ppm', 'points', n.sums -> 'points_minor',
          'money', n.amount_minor)) as note
       from public.credit_notes n join public.documents d on d.id = n.document_id join public.orders o on o.id = n.order_id
      where n.order_id = $1 and n.id = $2`,
    [orderId, note ?? null],
  )
  return found?.note
}

/** What an order was invoiced for, by any of its parts; undefined where it was paid otherwise. */
export async function getInvoice(db: Database, orderId: string): Promise<OrderInvoice | undefined> {
  const found = await db.maybe<{ invoice: OrderInvoice }>(
    `select jsonb_build_object(
        'number', i.number, 'issuedAt', i.issued_at, 'dueOn', i.due_on, 'state', i.state, 'issuer', private.shop_as_issuer(),
        'buyer', jsonb_build_object('name', i.company, 'address', o.shipping_address, 'tax', coalesce(o.tax_buyer, jsonb_build_object(
          'name', i.company, 'address', '', 'number', i.tax_number, 'branch', ''))),
        'orders', (select jsonb_agg(jsonb_build_object('number', x.number, 'seller', x.seller_name, 'total', x.total_minor) order by x.number)
          from public.orders x where x.order_group_id = i.order_group_id),
        'total', (select sum(x.total_minor) from public.orders x where x.order_group_id = i.order_group_id), 'owed', i.owed_minor) as invoice
       from public.orders o join public.wholesale_invoices i on i.order_group_id = o.order_group_id where o.id = $1`,
    [orderId],
  )
  return found?.invoice
}

type Packed = {
  orderId: string
  parcel: string | undefined
  /** Where a part of it has left, what is still to be sent; else as without. */
  toSend?: boolean
}

/** What lies in a parcel; without one, everything of the order. Undefined for a parcel of another order. */
export async function getPackingSlip(db: Database, { orderId, parcel, toSend = false }: Packed): Promise<PackingSlip | undefined> {
  const found = await db.maybe<{ slip: PackingSlip }>(
    `select jsonb_build_object(
        'orderNumber', o.number, 'placedAt', coalesce(o.placed_at, o.created_at), 'seller', o.seller_name, 'address', o.shipping_address,
        'shippingMethod', o.shipping_method,
        'gift', case when o.is_gift then jsonb_build_object('message', o.gift_message) end,
        'parcel', case when s.id is not null then jsonb_build_object('carrier', s.carrier, 'trackingNumber', s.tracking_number) end,
        'lines', (select jsonb_agg(${LINE('to_jsonb(l)')} || jsonb_build_object('personalization', l.personalization, 'giftWrap', l.gift_wrap,
          'quantity', coalesce(x.quantity, l.quantity - l.removed_quantity - case when w.partly then l.shipped_quantity else 0 end)) order by l.position, l.id)
                    from public.order_lines l left join public.shipment_lines x on x.order_line_id = l.id and x.shipment_id = s.id
                   where l.order_id = o.id and (x.order_line_id is not null
                     or s.id is null and l.removed_quantity + case when w.partly then l.shipped_quantity else 0 end < l.quantity))) as slip
       from public.orders o left join public.shipments s on s.order_id = o.id and s.id = $2
      cross join lateral (select $3::boolean and exists (select from public.order_lines y
        where y.order_id = o.id and y.shipped_quantity < y.quantity - y.removed_quantity) as partly) w
      where o.id = $1 and ($2::uuid is null or s.id is not null)`,
    [orderId, parcel ?? null, toSend],
  )
  return found?.slip
}

/** The slips of several orders, each with all that is to be sent of it, in the order of the ids. */
export async function listPackingSlips(db: Database, orderIds: readonly string[]): Promise<PackingSlip[]> {
  const slips: PackingSlip[] = []
  for (const orderId of orderIds) {
    const slip = await getPackingSlip(db, { orderId, parcel: undefined, toSend: true })
    if (slip) slips.push({ ...slip, lines: slip.lines ?? [] })
  }
  return slips
}
