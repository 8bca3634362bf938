import type pg from 'pg'
import { uuidOf } from './random.ts'

const DAY_MS = 86_400_000

/** What the demo bank asks for a dispute, in satang. */
const FEE = 500_00

/** Payments that buyers' banks took back: one waits for an answer, one was lost because nobody could show that its buyer had paid. */
const STORIES = [
  { name: 'open', reason: 'product_unacceptable', days: 2, lost: false },
  { name: 'lost', reason: 'fraudulent', days: 34, lost: true },
] as const

/** Chargebacks of guests' orders with other makers than the demo's own, whose screens begin empty. The demo bank has them in its books; nobody is written to about them. */
export async function fillChargebacks(client: pg.PoolClient, { now, sellerId }: { now: Date; sellerId: string }): Promise<void> {
  const { rows: payments } = await client.query<{ id: string; amount: string; day: Date }>(
    `select p.id, p.amount_minor::text as amount, p.created_at as day from public.payments p join public.payment_splits s on s.payment_id = p.id
       join public.orders o on o.id = s.order_id
      where o.seller_id <> $1 and o.buyer_id is null and o.status in ('delivered', 'completed') and p.provider = 'demo-bank' and p.refunded_minor = 0
        and not exists (select from public.order_cases c where c.order_id = o.id)
      order by p.created_at desc limit $2`,
    [sellerId, STORIES.length],
  )
  // What was sold is booked before what was taken back, and that on its day.
  const book = async () => {
    await client.query('set constraints all immediate')
    await client.query('set constraints all deferred')
  }
  await book()
  for (const [place, { id, amount, day }] of payments.entries()) {
    const story = STORIES[place]
    if (!story) break
    const opened = new Date(Math.max(day.getTime() + DAY_MS, now.getTime() - story.days * DAY_MS))
    const [charge, dispute] = [`ch_${plain('charge', id)}`, `dp_${plain('dispute', id)}`]
    await client.query(`update public.payments set provider_reference = $2, method = 'card' where id = $1`, [id, charge])
    await client.query(`update public.order_groups set payment_method = 'card' where id = (select order_group_id from public.payments where id = $1)`, [id])
    await client.query(
      `insert into private.demo_bank_charges (id, wish_key, method, amount_minor, currency, status, expires_at, created_at) values ($1, $2, 'card', $3, 'THB', 'paid', $4, $4)`,
      [charge, `demo:${id}`, amount, day],
    )
    await client.query(
      `insert into private.demo_bank_disputes (id, charge_id, reason, amount_minor, fee_minor, due_at, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [dispute, charge, story.reason, amount, FEE, new Date(opened.getTime() + 7 * DAY_MS), opened],
    )
    const books = {
      reference: dispute,
      reason: story.reason,
      amount: Number(amount),
      currency: 'THB',
      away: Number(amount),
      fee: FEE,
      moves: 1,
      opened_at: opened,
    }
    const say = async (moment: Date, status: string, due: Date | null) => {
      await client.query(`select set_config('app.now', $1, false)`, [moment.toISOString()])
      await client.query('select private.apply_chargeback($1, $2, $3)', ['demo-bank', charge, JSON.stringify({ ...books, status, due_at: due })])
      await book()
    }
    await say(opened, 'opened', new Date(opened.getTime() + 7 * DAY_MS))
    if (!story.lost) continue
    await client.query(`update private.demo_bank_disputes set status = 'lost' where id = $1`, [dispute])
    await say(new Date(opened.getTime() + 8 * DAY_MS), 'lost', null)
  }
  await client.query(`select set_config('app.now', '', false)`)
  await client.query(`update private.outbox set sent_at = created_at where topic in ('seller.chargeback', 'shop.chargeback') and sent_at is null`)
}

const plain = (...words: string[]) => uuidOf(...words).replaceAll('-', '')
