import type { Shop } from '../shop.ts'
import { applyCharge, settlePayment } from './settle-payment.server.ts'
import { startPayment } from './start-payment.server.ts'
import { releasePromotions } from '../promotions/settle-promotions.server.ts'
import { releaseStock } from '../stock/reserve-stock.server.ts'

/** So many at a time: each asks a provider. */
const BATCH = 50

/**
 * Ends order groups that were not paid in time: first asks the provider to end the charge (if it says "paid" the order is placed instead), then gives stock,
 * coupon and offers back. May run twice at once.
 */
export async function expireOrders(shop: Shop): Promise<void> {
  // Those that could not be ended step aside, so that they never keep the others waiting.
  const looked: string[] = []
  for (;;) {
    const due = await shop.service.all<{ id: string }>(
      `select id from public.order_groups where status = 'awaiting_payment' and expires_at <= private.now() and id <> all ($1::uuid[])
        order by expires_at limit ${BATCH}`,
      [looked],
    )
    if (due.length === 0) return
    for (const { id } of due) {
      looked.push(id)
      try {
        await endOrder(shop, id, 'expired')
      } catch (error) {
        // The provider may be away. Nothing was changed, and the next minute tries again.
        shop.log.warn({ orderGroupId: id, error: String(error) }, 'An unpaid order could not be ended yet.')
      }
    }
  }
}

/**
 * Ends one unpaid order group, because its time is up or the buyer gave it up. Returns false when it turned out to be paid (or was no longer open).
 * Throws when the provider does not answer: whether money is on its way is then not known.
 */
export async function endOrder(shop: Shop, orderGroupId: string, how: 'expired' | 'canceled'): Promise<boolean> {
  const payments = await shop.service.all<{ id: string; provider: string; provider_reference: string | null }>(
    `select id, provider, provider_reference from public.payments where order_group_id = $1 and status in ('created', 'pending', 'authorized')`,
    [orderGroupId],
  )
  for (const payment of payments) {
    const provider = shop.payments.find(({ name }) => name === payment.provider)
    if (!provider || payment.provider_reference === null) continue
    const charge = await provider.cancelCharge(payment.provider_reference)
    if ((await applyCharge(shop, payment.id, charge)) === 'placed') return false
  }
  return shop.service.transaction(
    async (tx) => {
      const open = await tx.maybe(`select id from public.order_groups where id = $1 and status = 'awaiting_payment' for update`, [orderGroupId])
      if (!open) return false
      const paid = await tx.maybe(`select id from public.payments where order_group_id = $1 and status = 'captured' limit 1`, [orderGroupId])
      if (paid) return false
      await tx.all(
        `update public.payments set status = case when provider_reference is null then 'canceled' else $2 end
        where order_group_id = $1 and status in ('created', 'pending', 'authorized')`,
        [orderGroupId, how],
      )
      // Stock before coupons: placing an order locks them in this order too.
      await releaseStock(tx, orderGroupId, how === 'expired' ? 'expired' : 'released')
      await releasePromotions(tx, orderGroupId)
      await tx.all(`select private.transition_group($1, $2, $3)`, [orderGroupId, how, how === 'expired' ? 'system' : 'buyer'])
      return true
    },
    { repeatable: true },
  )
}

/**
 * Heals what a crash or a lost message left: asks the provider about payments that are still open, starts those that were never sent, and finishes
 * orders whose money is here. May run twice at once.
 */
export async function sweepPayments(shop: Shop): Promise<void> {
  const looked: string[] = []
  for (;;) {
    const open = await shop.service.all<{ id: string; provider_reference: string | null }>(
      `select p.id, p.provider_reference from public.payments p left join public.order_groups g on g.id = p.order_group_id
        where ((p.status in ('created', 'pending') and p.method <> 'cash_on_delivery' and p.created_at < private.now() - interval '1 minute')
          or (p.status = 'captured' and g.status = 'awaiting_payment'))
          -- One for a gift card that its provider never heard of is given up, not begun after its time.
          and not (p.gift_card_purchase_id is not null and p.provider_reference is null and p.expires_at <= private.now())
          and p.id <> all ($1::uuid[])
        order by p.created_at limit ${BATCH}`,
      [looked],
    )
    if (open.length === 0) return
    for (const payment of open) {
      looked.push(payment.id)
      try {
        if (payment.provider_reference === null) await startPayment(shop, payment.id)
        await settlePayment(shop, payment.id)
      } catch (error) {
        shop.log.warn({ paymentId: payment.id, error: String(error) }, 'A payment could not be looked at yet.')
      }
    }
  }
}
