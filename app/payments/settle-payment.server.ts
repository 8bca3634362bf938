import type { Database } from '../platform/database.ts'
import { announce } from '../letters/announce.server.ts'
import type { Charge } from './payment-provider.ts'
import type { Shop } from '../shop.ts'
import { finishOrder } from '../orders/finish-order.server.ts'
import { refundSoon } from './refunds/request-refund.server.ts'
import { confirmLatePayment } from './confirm-late-payment.server.ts'
import { settleDebt } from './settle-debt.server.ts'
import { settleGiftCard } from './settle-gift-card.server.ts'
import { settlePlan } from './settle-plan.server.ts'
import type { Settlement } from './settlement.ts'
import { consumeStock } from '../stock/reserve-stock.server.ts'

type Row = {
  id: string
  order_group_id: string
  provider: string
  provider_reference: string | null
  status: string
  amount_minor: bigint
  currency: string
  group_status: string
  /** Whether some of it was given back, or is about to be. */
  going_back: boolean
}

/**
 * Brings a payment and its orders to what the provider's books say (never to what a message claims). Called by the webhook's job, the return page, the
 * sweeper and a retry alike; any number of calls, in any order, at the same time, ends in the same state.
 */
export async function settlePayment(shop: Shop, paymentId: string): Promise<Settlement> {
  const payment = await shop.service.maybe<Pick<Row, 'id' | 'provider' | 'provider_reference'>>(
    'select id, provider, provider_reference from public.payments where id = $1',
    [paymentId],
  )
  if (!payment?.provider_reference) return 'unknown'
  const provider = shop.payments.find(({ name }) => name === payment.provider)
  if (!provider) return 'unknown'
  const charge = await provider.getCharge(payment.provider_reference)
  return applyCharge(shop, payment.id, charge)
}

/** The second half of settling: books a charge that was read from the provider. */
export async function applyCharge(shop: Pick<Shop, 'service' | 'log'>, paymentId: string, charge: Charge): Promise<Settlement> {
  return shop.service.transaction(
    async (tx) => {
      const payment = await lockPayment(tx, paymentId)
      if (!payment) {
        // It pays one of these.
        for (const settle of [settlePlan, settleDebt, settleGiftCard]) {
          const settled = await settle(tx, shop.log, paymentId, charge)
          if (settled !== 'unknown') return settled
        }
        return 'unknown'
      }
      if (payment.status === 'captured' && !payment.going_back) return placeGroup(tx, payment)
      // Booked before: what was given back since then is neither sold again nor taken for a second payment.
      if (BOOKED.has(payment.status)) return payment.group_status === 'placed' ? 'already-placed' : 'refund-due'
      if (charge.status === 'pending') return 'pending'
      if (charge.status !== 'paid') return closePayment(tx, payment, charge)
      if (charge.amount !== payment.amount_minor || charge.currency !== payment.currency) {
        await tx.all(
          `insert into public.order_events (order_group_id, type, actor_role, payload)
         select $1, 'payment_unclear', 'system', $2
           where not exists (select 1 from public.order_events where order_group_id = $1 and type = 'payment_unclear')`,
          [payment.order_group_id, JSON.stringify({ payment_id: payment.id, amount: charge.amount.toString(), currency: charge.currency })],
        )
        shop.log.error(
          { paymentId, expected: payment.amount_minor.toString(), paid: charge.amount.toString(), currency: charge.currency },
          'A provider reports another amount than was asked for.',
        )
        return 'unclear'
      }
      await tx.all(`update public.payments set status = 'captured', captured_minor = amount_minor, captured_late = $2 where id = $1`, [
        payment.id,
        payment.group_status === 'expired' || payment.group_status === 'canceled',
      ])
      await tx.all('update public.payment_splits set captured_minor = amount_minor where payment_id = $1', [payment.id])
      // Two attempts were both paid: the order needs one, so this one goes back.
      if (payment.group_status === 'placed') return giveBack(tx, payment, 'paid_twice')
      return placeGroup(tx, payment)
    },
    { repeatable: true },
  )
}

/** States of a payment whose money was here, wherever it is now. */
const BOOKED: ReadonlySet<string> = new Set(['captured', 'partially_refunded', 'refunded', 'voided', 'chargeback_open', 'chargeback_won', 'chargeback_lost'])

const PAYMENT = `select p.id, p.order_group_id, p.provider, p.provider_reference, p.status, p.amount_minor, p.currency, g.status as group_status,
    exists (select 1 from public.refunds r where r.payment_id = p.id and r.status <> 'failed') as going_back
  from public.payments p join public.order_groups g on g.id = p.order_group_id`

/** Locks the group, then the payment: everything that touches both does it in this order. */
async function lockPayment(tx: Database, paymentId: string): Promise<Row | undefined> {
  const group = await tx.maybe<{ id: string }>(
    'select g.id from public.order_groups g where g.id = (select order_group_id from public.payments where id = $1) for update',
    [paymentId],
  )
  return group && tx.maybe<Row>(`${PAYMENT} where p.id = $1 for update of p`, [paymentId])
}

async function placeGroup(tx: Database, payment: Row): Promise<Settlement> {
  if (payment.group_status === 'placed') return 'already-placed'
  const group = payment.order_group_id
  if (payment.group_status === 'awaiting_payment') await consumeStock(tx, group)
  else if (payment.group_status !== 'expired' || !(await confirmLatePayment(tx, group))) return giveBack(tx, payment, 'payment_received_no_stock')
  await finishOrder(tx, group)
  return 'placed'
}

/** Money nobody may keep: asks for its refund, which a job carries out, and tells the buyer. */
async function giveBack(tx: Database, payment: Row, because: 'paid_twice' | 'payment_received_no_stock'): Promise<Settlement> {
  await tx.all('select private.request_refund(o.id, $2, $3) from public.orders o where o.order_group_id = $1 order by o.id', [
    payment.order_group_id,
    because,
    payment.id,
  ])
  await announce(tx, 'order.refund_due', { key: payment.id, payload: { order_group_id: payment.order_group_id, because } })
  await refundSoon(tx)
  await recomputeOrders(tx, payment.order_group_id)
  return 'refund-due'
}

/** A payment that came to nothing. The order group stays open until its time is up, so that the buyer can try again. */
async function closePayment(tx: Database, payment: Row, charge: Charge): Promise<Settlement> {
  const status = charge.status === 'failed' ? 'failed' : charge.status === 'canceled' ? 'canceled' : 'expired'
  await tx.all(`update public.payments set status = $2, failure_code = $3 where id = $1 and status in ('created', 'pending', 'authorized')`, [
    payment.id,
    status,
    charge.failureCode ?? '',
  ])
  await recomputeOrders(tx, payment.order_group_id)
  return status === 'failed' ? 'failed' : 'expired'
}

const recomputeOrders = (tx: Database, group: string) =>
  tx.all('select private.recompute_order(id) from public.orders where order_group_id = $1 order by id', [group])
