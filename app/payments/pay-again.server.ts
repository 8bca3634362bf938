import * as v from 'valibot'
import { PAYMENT_METHODS, providerFor } from './payment-provider.ts'
import type { Database } from '../platform/database.ts'
import { refuse, useCase } from '../use-case.ts'
import { endOrder } from './expire-orders.server.ts'
import { ATTEMPTS_MAX, isTransfer } from './offered-methods.ts'
import { tokenHash } from '../orders/order-link.server.ts'
import { cashForOrder, payByCash, type ByCash } from './pay-by-cash.server.ts'
import { applyCharge, settlePayment } from './settle-payment.server.ts'
import { startPayment } from './start-payment.server.ts'
import { CREDIT_OF_ORDER } from './credit-of-order.ts'

const Token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
const Again = v.object({
  token: Token,
  paymentMethod: v.picklist(PAYMENT_METHODS),
  /** What the buyer agreed to pay at the door, in satang: the carrier's fee comes on top of what was ordered. Other methods change nothing. */
  total: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
})

/** However long an order is held for a transfer, a provider's own page does not stay open longer than its method's hold. */
const CARD_HOLD = `(private.setting('orders.reservation_minutes_card'))::integer * interval '1 minute'`

type Open = {
  id: string
  status: string
  payment_id: string | null
  payment_status: string | null
  provider: string | null
  provider_reference: string | null
  attempt: number
  late: boolean
}

const OPEN = `select g.id, g.status, p.id as payment_id, p.status as payment_status, p.provider, p.provider_reference,
                     coalesce(p.attempt, 0) as attempt, g.expires_at <= private.now() as late
  from public.order_groups g left join public.payments p on p.order_group_id = g.id where g.token_hash = $1 order by p.attempt desc nulls last limit 1`

/**
 * `POST /functions/v1/pay-again`: another attempt, or another method, while the order waits for its payment. Ends the open attempt at the provider first; if
 * that one turns out to be paid, the order is placed and nothing is charged again. 409 `not_open` where there is nothing left to pay,
 * `too_many_attempts` after the last one an order has; for cash, 409 `amount_changed` where it comes to another sum than was agreed to, and 422 `cash_not_offered`.
 */
export const payAgainFunction = useCase(Again, async (shop, _caller, { token, paymentMethod, total }) => {
  const provider = providerFor(shop.payments, paymentMethod)
  if (!provider && paymentMethod !== 'cash_on_delivery') return refuse('payment_method_not_available')
  const open = await shop.service.maybe<Open>(OPEN, [tokenHash(token)])
  if (!open) return refuse('not_found')
  if (open.status !== 'awaiting_payment' || open.late) return refuse('not_open')
  if (open.attempt >= ATTEMPTS_MAX) return refuse('too_many_attempts')

  if (!provider) {
    // Said before the open attempt is ended, so that a refusal takes no way to pay away.
    const cash = await cashForOrder(shop.service, open.id)
    if (!cash.answer.offered || cash.total !== total) return answerOf(cash.answer.offered ? 'changed' : cash.answer)
  }
  if (open.payment_id !== null && open.payment_status !== null && ['created', 'pending', 'authorized'].includes(open.payment_status)) {
    const before = shop.payments.find(({ name }) => name === open.provider)
    if (before && open.provider_reference !== null) {
      const outcome = await applyCharge(shop, open.payment_id, await before.cancelCharge(open.provider_reference))
      if (outcome === 'placed' || outcome === 'already-placed') return refuse('already_paid')
    } else await shop.service.all(`update public.payments set status = 'canceled' where id = $1 and status = 'created'`, [open.payment_id])
  }
  if (!provider) return answerOf(await shop.service.transaction((tx) => payByCash(tx, { orderGroupId: open.id, attempt: open.attempt + 1, agreed: total })))
  const payment = await shop.service.transaction(async (tx) => {
    const group = await tx.maybe<{ id: string }>(`select id from public.order_groups where id = $1 and status = 'awaiting_payment' for update`, [open.id])
    if (!group) return undefined
    if (isTransfer(paymentMethod)) await holdForTransfer(tx, open.id)
    return tx.maybe<{ id: string }>(
      `with made as (
         insert into public.payments (order_group_id, attempt, provider, method, amount_minor, expires_at)
         select g.id, $2, $3, $4, g.total_minor - private.credit_held(g.id),
                least(g.expires_at, case when $5 then g.expires_at else private.now() + ${CARD_HOLD} end)
           from public.order_groups g where g.id = $1
         on conflict do nothing returning id),
       shares as (insert into public.payment_splits (payment_id, order_id, amount_minor)
         select made.id, o.id, o.total_minor - ${CREDIT_OF_ORDER} from made, public.orders o where o.order_group_id = $1),
       chosen as (update public.order_groups set payment_method = $4 where id = $1 and exists (select 1 from made))
       select id from made`,
      [open.id, open.attempt + 1, provider.name, paymentMethod, isTransfer(paymentMethod)],
    )
  })
  if (!payment) return refuse('not_open')
  await startPayment(shop, payment.id)
  return { started: true }
})

/** What the browser hears of choosing cash. */
function answerOf(outcome: ByCash) {
  if (outcome === 'placed') return { started: true }
  if (typeof outcome === 'object') return refuse('cash_not_offered', { details: { because: outcome.because, most: outcome.most } })
  return refuse(outcome === 'changed' ? 'amount_changed' : 'not_open')
}

/** A transfer takes its time once its buyer is known to read the address. Reckoned from when the order was made, so that changing to and fro holds nothing longer. */
async function holdForTransfer(tx: Database, orderGroupId: string): Promise<void> {
  await tx.all(
    `with held as (
       update public.order_groups g set expires_at = greatest(g.expires_at,
         g.created_at + (private.setting('orders.reservation_minutes_' || case when g.email_confirmed_at is null then 'unconfirmed' else 'transfer' end))::integer
           * interval '1 minute')
        where g.id = $1 returning g.id, g.expires_at)
     update public.stock_reservations r set expires_at = held.expires_at from held where r.order_group_id = held.id and r.state = 'active'`,
    [orderGroupId],
  )
}

/** `POST /functions/v1/give-up-order`: the buyer does not want to pay any more; stock and coupon become free. 409 when it is already paid or over. */
export const giveUpOrderFunction = useCase(v.object({ token: Token }), async (shop, _caller, { token }) => {
  const open = await shop.service.maybe<Open>(OPEN, [tokenHash(token)])
  if (!open) return refuse('not_found')
  const ended = open.status === 'awaiting_payment' && (await endOrder(shop, open.id, 'canceled'))
  return ended ? { canceled: true } : refuse('not_open')
})

/** `POST /functions/v1/check-payment`: the buyer came back from the provider; asks its books now instead of waiting for its message. */
export const checkPaymentFunction = useCase(v.object({ token: Token }), async (shop, _caller, { token }) => {
  const open = await shop.service.maybe<Open>(OPEN, [tokenHash(token)])
  if (!open?.payment_id) return refuse('not_found')
  if (open.status === 'awaiting_payment') await settlePayment(shop, open.payment_id)
  return { checked: true }
})
