import type { Database } from '../platform/database.ts'
import { add, fromJson, minor, splitTax, subtract, toJson } from '../platform/money.ts'
import { cashAnswer } from './cash-on-delivery.ts'
import { CREDIT_OF_ORDER } from './credit-of-order.ts'
import { finishOrder } from '../orders/finish-order.server.ts'
import type { CashAnswer } from './offered-methods.ts'
import { consumeStock } from '../stock/reserve-stock.server.ts'

type Waiting = {
  email: string
  phone: string
  country: string
  /** Goods and delivery, whatever of it points have paid. */
  whole: number
  /** What store credit does not pay. */
  total: number
  parcels: number
  /** Something of it is handed over at a workshop, where no carrier collects anything. */
  fetched: boolean
  lines: { takesCash: boolean; madeToOrderDays: number; personalization: string }[]
  cash: boolean
  cash_most: number
  cash_fee: number
}

const WAITING = `select g.email, g.phone, g.shipping_address ->> 'country' as country, (g.total_minor + g.points_minor)::float8 as whole,
                        (g.total_minor - private.credit_held(g.id))::float8 as total,
    (select count(*)::integer from public.orders o where o.order_group_id = g.id) as parcels,
    exists (select from public.orders o where o.order_group_id = g.id and o.shipping_method = 'pickup') as fetched,
    (select coalesce(jsonb_agg(jsonb_build_object('takesCash', s.takes_cash, 'madeToOrderDays', l.made_to_order_days,
      'personalization', l.personalization)), '[]')
       from public.orders o join public.sellers s on s.id = o.seller_id join public.order_lines l on l.order_id = o.id where o.order_group_id = g.id) as lines,
    (private.setting('payments.cash_on_delivery'))::boolean as cash, (private.setting('payments.cash_most_minor'))::integer as cash_most,
    (private.setting('payments.cash_fee_minor'))::integer as cash_fee
  from public.order_groups g where g.id = $1`

type Buyer = { email: string; phone: string }

/** Nobody orders again and again against cash and then is not at home: a few unpaid orders are the most an address or a telephone may have. */
const hasTooManyByCash = async (db: Database, { email, phone }: Buyer): Promise<boolean> =>
  (
    await db.one<{ many: boolean }>(
      `select count(*) >= (private.setting('payments.cash_open_most'))::integer as many
         from public.order_groups g join public.payments p on p.order_group_id = g.id
        where p.method = 'cash_on_delivery' and p.status = 'pending' and (lower(g.email) = lower($1) or g.phone = $2)`,
      [email, phone],
    )
  ).many

/** The same, for whoever is about to place one: whoever asks for the same buyer at the same moment waits until this order is written, and is counted with it. */
export async function takesTooManyByCash(tx: Database, buyer: Buyer): Promise<boolean> {
  await tx.all(
    `select pg_advisory_xact_lock(hashtextextended('cash:' || who, 0)) from unnest(array[lower($1), $2]) who order by hashtextextended('cash:' || who, 0)`,
    [buyer.email, buyer.phone],
  )
  return hasTooManyByCash(tx, buyer)
}

/** Whether an order that waits for its payment may go against cash instead, by the rules of the checkout; and what it comes to then, in satang. */
export async function cashForOrder(db: Database, orderGroupId: string, tooMany = hasTooManyByCash): Promise<{ answer: CashAnswer; total: number }> {
  const order = await db.one<Waiting>(WAITING, [orderGroupId])
  const answer = cashAnswer(
    { offered: order.cash, most: order.cash_most, fee: order.cash_fee },
    {
      country: order.country,
      total: order.whole,
      parcels: order.parcels,
      lines: order.lines.map(({ personalization, ...offer }) => ({ offer, personalization })),
    },
  )
  if (!answer.offered) return { answer, total: order.total }
  if (order.fetched) return { answer: { offered: false, because: 'fetched', most: order.cash_most }, total: order.total }
  if (await tooMany(db, order)) return { answer: { offered: false, because: 'too_many', most: order.cash_most }, total: order.total }
  return { answer, total: toJson(add(fromJson(order.total), minor(answer.fee))) }
}

/** What came of choosing cash. `changed`: it comes to another sum than the buyer agreed to. */
export type ByCash = 'placed' | 'not_open' | 'changed' | Extract<CashAnswer, { offered: false }>

/**
 * Places an order that waited for its payment: its buyer pays at the door, with the fee for collecting the cash in each maker's delivery. Only for exactly the
 * sum that was agreed to. The attempts before must have ended.
 */
export async function payByCash(tx: Database, { orderGroupId, attempt, agreed }: { orderGroupId: string; attempt: number; agreed: number }): Promise<ByCash> {
  const open = await tx.maybe(`select id from public.order_groups where id = $1 and status = 'awaiting_payment' and expires_at > private.now() for update`, [
    orderGroupId,
  ])
  if (!open) return 'not_open'
  const { answer, total } = await cashForOrder(tx, orderGroupId, takesTooManyByCash)
  if (!answer.offered) return answer
  if (total !== agreed) return 'changed'
  const payment = await tx.maybe<{ id: string }>(
    `insert into public.payments (order_group_id, attempt, provider, method, amount_minor, expires_at, status, provider_reference)
     select g.id, $2, 'cash', 'cash_on_delivery', $3, g.expires_at, 'pending', g.id::text from public.order_groups g where g.id = $1
     on conflict do nothing returning id`,
    [orderGroupId, attempt, total],
  )
  if (!payment) return 'not_open'
  await addFee(tx, orderGroupId)
  await tx.all(
    `update public.order_groups g set payment_method = 'cash_on_delivery', shipping_minor = s.shipping, tax_included_minor = s.tax, total_minor = s.total
       from (select sum(shipping_minor) as shipping, sum(tax_included_minor) as tax, sum(total_minor) as total from public.orders
         where order_group_id = $1) s where g.id = $1`,
    [orderGroupId],
  )
  await tx.all(
    `insert into public.payment_splits (payment_id, order_id, amount_minor)
     select $1, o.id, o.total_minor - ${CREDIT_OF_ORDER} from public.orders o where o.order_group_id = $2`,
    [payment.id, orderGroupId],
  )
  await consumeStock(tx, orderGroupId)
  await finishOrder(tx, orderGroupId)
  return 'placed'
}

/** What the carrier asks is delivery like the rest of it: taxed where the maker's delivery was. */
async function addFee(tx: Database, orderGroupId: string): Promise<void> {
  const shares = await tx.all<{ id: string; shipping: number; tax: number; ppm: number; fee: number }>(
    `select id, shipping_minor::float8 as shipping, tax_included_minor::float8 as tax, (private.setting('tax.vat_ppm'))::integer as ppm,
            (private.setting('payments.cash_fee_minor'))::integer as fee from public.orders where order_group_id = $1 order by id`,
    [orderGroupId],
  )
  for (const share of shares) {
    const taxIn = (amount: number) => splitTax(fromJson(amount), { ppm: share.ppm, price: 'inclusive' }).tax
    const more = share.tax > 0 ? toJson(subtract(taxIn(share.shipping + share.fee), taxIn(share.shipping))) : 0
    await tx.all(
      `update public.orders
          set shipping_minor = shipping_minor + $2, total_minor = total_minor + $2, tax_included_minor = tax_included_minor + $3 where id = $1`,
      [share.id, share.fee, more],
    )
  }
}
