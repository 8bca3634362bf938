import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenFrozenOrder, inOneTransaction, moved, pay, refunded, type Sale } from '../support/frozen-order.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

/** What is booked of an order, debits positive. */
async function booked({ orderId }: Sale): Promise<Record<string, number>> {
  const rows = await db.owner.all<{ kind: string; amount: bigint }>(
    `select a.kind, sum(p.amount_minor)::bigint as amount from public.journals j join public.postings p on p.journal_id = j.id
       join public.ledger_accounts a on a.id = p.account_id where j.order_id = $1 group by a.kind having sum(p.amount_minor) <> 0`,
    [orderId],
  )
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)]))
}

type Said = { status?: string; reason?: string; amount?: number; away?: number; fee?: number; moves?: number }
/** What the bank says of the payment of a sale, booked. */
async function bankSays({ paymentId, total }: Sale, said: Said): Promise<string> {
  const { status = 'opened', reason = 'product_unacceptable', amount = total, away = amount, fee = 50_000, moves = 1 } = said
  await db.owner.all('update public.payments set provider_reference = id::text where id = $1', [paymentId])
  const books = { reference: `dp_${paymentId}`, status, reason, amount, currency: 'THB', away, fee, moves, opened_at: '2026-11-20T03:00:00Z', due_at: null }
  const { came } = await db.service.one<{ came: string }>(`select private.apply_chargeback('demo_bank', $1, $2) as came`, [paymentId, JSON.stringify(books)])
  return came
}
const bears = ({ orderId }: Sale, bearer: string, feeBearer = 'shop') =>
  db.owner.all(`update public.chargeback_shares set bearer = $2, fee_bearer = $3, rule = 'staff' where order_id = $1`, [orderId, bearer, feeBearer])
async function givenSold(): Promise<Sale> {
  const sale = await givenFrozenOrder(db)
  await pay(db, sale)
  return sale
}
const differences = () => db.service.all(`select * from private.check_books() where problem not like 'stock%'`)

/** While all of it is sold: 105,000 paid; the shop pays 5,000 of points and 2,000 of delivery; 8,560 of it is the shop's. */
const SOLD = { promotion_cost: 7_000, commission: -8_000, vat_output: -560, seller_pending: -103_440 }
const FEE = { chargeback_fees: 50_000 }

test('borne by the maker it is as if everything had gone back, and all is as before when it is won; the fee stays with the shop', async () => {
  const sale = await givenSold()
  expect(await bankSays(sale, {})).toBe('opened')
  expect(await booked(sale)).toEqual({ clearing: -50_000, ...FEE })
  await bankSays(sale, { status: 'won', away: 0, moves: 2 })
  expect(await booked(sale)).toEqual({ ...SOLD, clearing: 55_000, ...FEE })
  expect(await bankSays(sale, { status: 'won', away: 0, moves: 2 })).toBe('same')
})

test('of a part takes commission, tax and points along as a refund of that part does', async () => {
  const sale = await givenSold()
  await bankSays(sale, { amount: 31_667 })
  expect(await booked(sale)).toEqual({
    clearing: 23_333,
    promotion_cost: 5_333,
    commission: -5_334,
    vat_output: -373,
    seller_pending: -72_959,
    ...FEE,
  })
})

test('that is about the payment and not the piece is borne by the shop: the maker keeps all', async () => {
  const sale = await givenSold()
  await bankSays(sale, { reason: 'fraudulent' })
  expect(await booked(sale)).toEqual({ ...SOLD, clearing: -50_000, chargeback_cost: 105_000, ...FEE })
  // Staff see that the parcel was never sent, and then think again; each time the difference is booked.
  await bears(sale, 'seller', 'seller')
  expect(await booked(sale)).toEqual({ clearing: -50_000, seller_pending: 50_000 })
  await bears(sale, 'shop')
  expect(await booked(sale)).toEqual({ ...SOLD, clearing: -50_000, chargeback_cost: 105_000, ...FEE })
})

test('after a refund: what is left goes, and what the bank takes beyond that is the shop’s loss', async () => {
  const sale = await givenSold()
  await inOneTransaction(db, ...refunded(sale.paymentId, 31_667))
  await bankSays(sale, { amount: 105_000, away: 73_333 })
  expect(await booked(sale)).toEqual({ clearing: -50_000, ...FEE })
  await bankSays(sale, { amount: 105_000, away: 105_000, moves: 2 })
  expect(await booked(sale)).toEqual({ clearing: -81_667, chargeback_cost: 31_667, ...FEE })
})

test('before a refund that was on its way: the refund is the shop’s loss', async () => {
  const sale = await givenSold()
  await bankSays(sale, {})
  await inOneTransaction(db, ...refunded(sale.paymentId, 105_000))
  expect(await booked(sale)).toEqual({ clearing: -155_000, chargeback_cost: 105_000, ...FEE })
})

test('of an order that was canceled is the refund that was due', async () => {
  const sale = await givenSold()
  await inOneTransaction(db, moved(sale.orderId, 'canceled'))
  await bankSays(sale, { reason: 'fraudulent' })
  expect(await booked(sale)).toEqual({ clearing: -50_000, ...FEE })
})

test('after completion is taken from what can be paid out', async () => {
  const sale = await givenSold()
  await inOneTransaction(db, moved(sale.orderId, 'completed'))
  await bankSays(sale, { amount: 31_667 })
  expect(await booked(sale)).toMatchObject({ seller_available: -72_959 })
  expect(await differences()).toEqual([])
})
