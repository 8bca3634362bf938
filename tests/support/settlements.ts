import { gzipSync } from 'node:zlib'
import { takeSettlementFunction } from '../../app/settlements/take-settlement.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import type { TestDatabase } from './database.ts'
import { givenPerson } from './market.ts'
import { asCaller, givenOrder, type Market } from './paid-orders.ts'
import { givenStaff, withFactor } from './staff.ts'

/** Somebody who reads reports and decides about their lines, and what differs in the books. */
export async function givenReconciler(
  db: TestDatabase,
  rights = ['reconciliation.read', 'reconciliation.write', 'ledger.read', 'ledger.correct'],
): Promise<string> {
  const person = await givenPerson(db)
  await givenStaff(db, person, rights)
  return person
}

/** A person as the functions meet them who has just shown a second factor. */
export const asProven = (person: string, { minutesAgo = 0 } = {}): Caller => ({
  ...asCaller(person),
  claims: { sub: person, role: 'authenticated', ...withFactor({ minutesAgo }) },
})

const STRIPE_HEAD =
  'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,description,payment_metadata[payment],refund_metadata[refund]'

export type StripeRow = {
  id: string
  at?: string
  currency?: string
  gross: number
  fee?: number
  category?: string
  source?: string
  words?: string
  payment?: string
  refund?: string
}

/** A file as Stripe's balance report is downloaded; amounts in satang. */
export const stripeFile = (rows: readonly StripeRow[]): string =>
  [
    STRIPE_HEAD,
    ...rows.map(
      ({ id, at = '2026-11-20 03:04:05', currency = 'thb', gross, fee = 0, category = 'charge', source = '', words = '', payment = '', refund = '' }) =>
        [id, at, currency, baht(gross), baht(fee), baht(gross - fee), category, source, words === '' ? '' : `"${words}"`, payment, refund].join(','),
    ),
  ].join('\r\n')

const baht = (satang: number) => (satang / 100).toFixed(2)

/** What somebody takes in, as the office sends it: the status and what was answered. */
export async function takeIn(shop: Shop, person: string, text: string, { format = 'stripe-balance', name = 'report.csv', minutesAgo = 0 } = {}) {
  const file = gzipSync(text).toString('base64')
  const answer = await takeSettlementFunction(shop, asProven(person, { minutesAgo }), { format, name, file })
  return { status: answer.status, body: (await answer.json()) as { code?: string; details?: unknown; reports?: Taken[] } }
}
type Taken = { report: number; again: boolean; lines: number; matched: number; waiting: number; known: number }

/** Something a buyer has paid at `provider`, as our books have it. */
export async function givenPaidAt(market: Market, provider: string) {
  const order = await givenOrder(market)
  const payment = await market.db.owner.transaction(async (tx) => {
    const paid = await tx.one<{ id: string; captured: string }>(
      `select p.id, p.captured_minor::text as captured from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1`,
      [order.group],
    )
    // As if it had been paid there from the first day: the books follow the payment's provider.
    await tx.all('update public.payments set provider = $2 where id = $1', [paid.id, provider])
    await tx.all('select private.post_order($1)', [order.id])
    return paid
  })
  return { ...order, payment: payment.id, key: `pay:${payment.id}:1`, amount: Number(payment.captured) }
}
