import { announce } from '../letters/announce.server.ts'
import type { Database } from '../platform/database.ts'
import { enqueue } from '../platform/enqueue.ts'
import type { Shop } from '../shop.ts'
import type { Charge } from './payment-provider.ts'
import type { Settlement } from './settlement.ts'

type Row = { id: string; gift_card_purchase_id: string | null; status: string; amount_minor: bigint; currency: string }

const CLOSED = { failed: 'failed', canceled: 'canceled', expired: 'expired' } as const
const OPEN: ReadonlySet<string> = new Set(['created', 'pending', 'authorized', 'failed', 'expired', 'canceled'])

/**
 * Brings the payment of a gift card to what the provider's books say, inside the caller's transaction; `unknown` where it pays no card. The card is made here and nowhere else, when the
 * money has come, however late. The books follow by themselves.
 */
export async function settleGiftCard(tx: Database, log: Shop['log'], paymentId: string, charge: Charge): Promise<Settlement> {
  const payment = await tx.maybe<Row>(
    'select id, gift_card_purchase_id, status, amount_minor, currency from public.payments where id = $1 and gift_card_purchase_id is not null for update',
    [paymentId],
  )
  if (!payment) return 'unknown'
  if (!OPEN.has(payment.status)) return 'already-placed'
  if (charge.status === 'pending') return 'pending'
  if (charge.status !== 'paid') {
    const status = CLOSED[charge.status]
    await tx.all(`update public.payments set status = $2, failure_code = $3 where id = $1 and status in ('created', 'pending', 'authorized')`, [
      payment.id,
      status,
      charge.failureCode ?? '',
    ])
    await tx.all('select private.end_gift_card_purchase($1, $2)', [payment.gift_card_purchase_id, status])
    return status === 'failed' ? 'failed' : 'expired'
  }
  if (charge.amount !== payment.amount_minor || charge.currency !== payment.currency) {
    log.error({ paymentId, expected: payment.amount_minor.toString(), paid: charge.amount.toString() }, 'A provider reports another amount than a card costs.')
    return 'unclear'
  }
  await tx.all(`update public.payments set status = 'captured', captured_minor = amount_minor where id = $1`, [payment.id])
  await tx.all('select private.book_gift_card_purchase($1)', [payment.gift_card_purchase_id])
  await announce(tx, 'gift_card.bought', { key: payment.id, payload: { purchase_id: String(payment.gift_card_purchase_id) } })
  // One for today goes at once, not with the next minute.
  await enqueue(tx, 'send-gift-cards', {}, { key: 'send-gift-cards' })
  return 'placed'
}
