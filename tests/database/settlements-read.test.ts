import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { stripePayments } from '../../app/payments/providers/stripe.server.ts'
import type { PaymentProvider, SettledLine } from '../../app/payments/payment-provider.ts'
import { minor } from '../../app/platform/money.ts'
import { readSettlements } from '../../app/settlements/read-settlements.server.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { givenPaidAt, givenReconciler, stripeFile, takeIn } from '../support/settlements.ts'
import { asStaff } from '../support/staff.ts'
import { stripeStandIn, type StripeStandIn } from '../support/stripe-stand-in.ts'

const SECRET_KEY = 'sk_test_standin0002'
let db: TestDatabase
let stripe: StripeStandIn
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  stripe = await stripeStandIn(SECRET_KEY)
  ;({ shop } = testShop(db, { payments: [stripePayments({ secretKey: SECRET_KEY, webhookSecret: 'whsec_0002', address: stripe.address })] }))
})
afterAll(() => stripe.close())

const DAY_MS = 86_400_000
const tomorrow = () => new Date(Date.now() + DAY_MS)
const lines = () =>
  db.owner.all<{ kind: string; state: string; amount: string; fee: string }>(
    `select kind, state, amount_minor::text as amount, fee_minor::text as fee from public.settlement_lines where report_id is not null order by id`,
  )

test('Stripe is asked for each day that is over: the payment and its refund match, fees and the payout are booked, and another night changes nothing', async () => {
  const order = await givenOrder({ db, shop, bank: playedBank() }, { wish: { paymentMethod: 'card' }, pays: false })
  const payment = await db.owner.one<{ id: string; session: string; amount: string }>(
    `select p.id, p.provider_reference as session, p.amount_minor::text as amount from public.payments p
       join public.order_groups g on g.id = p.order_group_id where g.number = $1`,
    [order.group],
  )
  stripe.pay(payment.session)
  await settlePayment(shop, payment.id)
  await db.owner.all(`insert into public.refunds (payment_id, order_id, amount_minor, reason) values ($1, $2, 4500, 'A crack')`, [payment.id, order.id])
  await sendRefunds(shop)
  const now = Math.floor(Date.now() / 1000)
  stripe.transactions.push({
    id: 'txn_payout',
    object: 'balance_transaction',
    reporting_category: 'payout',
    amount: -10_000,
    fee: 0,
    net: -10_000,
    currency: 'thb',
    created: now,
    description: 'STRIPE PAYOUT',
    source: { id: 'po_1', object: 'payout' },
  })
  await readSettlements(shop, tomorrow())
  const fee = Math.round(Number(payment.amount) * 0.0365) + 1000
  const told = await lines()
  expect(told.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual(['payment matched', 'payout matched', 'refund matched'])
  expect(told.find(({ kind }) => kind === 'payment')).toMatchObject({ amount: payment.amount, fee: String(fee) })
  expect(await db.owner.one(`select read_cursor from public.settlement_sources where provider = 'stripe'`)).toEqual({
    read_cursor: new Date().toISOString().slice(0, 10),
  })
  await readSettlements(shop, tomorrow())
  expect(await lines()).toEqual(told)
  expect(await db.service.all('select * from private.check_books()')).toEqual([])
})

test('a day that cannot be read is read again, and the days after it wait for it', async () => {
  const asked: string[] = []
  let broken = true
  const provider: PaymentProvider = {
    ...playedBank(),
    name: 'demo-bank',
    async listSettled(day) {
      asked.push(day)
      if (broken && asked.length === 2) throw new Error('The line is cut.')
      return []
    },
  }
  const bank = playedBank()
  const market: Market = { db, bank, shop: { ...shop, payments: [bank] } }
  const { payment } = await givenPaidAt(market, 'demo-bank')
  await db.owner.all(`update public.payments set created_at = '2026-11-18T10:00:00Z' where id = $1`, [payment])
  const at = new Date('2026-11-22T00:30:00Z')
  await readSettlements({ ...shop, payments: [provider] }, at)
  expect(asked).toEqual(['2026-11-18', '2026-11-19'])
  broken = false
  await readSettlements({ ...shop, payments: [provider] }, at)
  expect(asked.slice(2)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21'])
})

test('a line that a file told otherwise is left out and told to the log; the rest of its day is taken in', async () => {
  const clerk = await givenReconciler(db)
  await takeIn(shop, clerk, stripeFile([{ id: 'txn_odd', gross: 100 }]))
  const line = (name: string, amount: number): SettledLine => ({
    line: name,
    kind: 'adjustment',
    happenedAt: '2027-01-01T00:00:00.000Z',
    amount: minor(amount),
    fee: minor(0),
    currency: 'THB',
    references: [],
    description: '',
  })
  const said: unknown[] = []
  const log = { ...shop.log, error: (facts: unknown) => void said.push(facts) } as typeof shop.log
  const provider: PaymentProvider = { ...playedBank(), name: 'stripe', listSettled: async () => [line('txn_odd', 900), line('txn_even', 300)] }
  await db.owner.all(`update public.settlement_sources set read_cursor = '2026-12-31' where provider = 'stripe'`)
  await readSettlements({ ...shop, payments: [provider], log }, new Date('2027-01-02T00:30:00Z'))
  expect(said).toEqual([{ provider: 'stripe', day: '2027-01-01', lines: ['txn_odd'] }])
  expect(await db.owner.all(`select line, amount_minor::text as amount from public.settlement_lines where line in ('txn_odd', 'txn_even') order by 1`)).toEqual(
    [
      { line: 'txn_even', amount: '300' },
      { line: 'txn_odd', amount: '100' },
    ],
  )
  expect(await asStaff(db, await givenPerson(db)).all('select from public.settlement_lines')).toEqual([])
})
