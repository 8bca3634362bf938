import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { givenPayout } from '../support/owed-maker.ts'
import type { Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { givenPaidAt, givenReconciler, stripeFile, type StripeRow, takeIn } from '../support/settlements.ts'
import { asStaff } from '../support/staff.ts'

let db: TestDatabase
let market: Market
let [ada, ben] = ['', '']
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  ;[ada, ben] = [await givenReconciler(db), await givenReconciler(db)]
})

const givenPaid = (provider = 'stripe') => givenPaidAt(market, provider)
const id = () => `txn_${randomUUID().replaceAll('-', '').slice(0, 24)}`
const fee = (amount: number) => Math.round(amount * 0.0365) + 1000
const lineOf = (line: string) =>
  db.owner.one<{ id: bigint; state: string; problem: string; ours_minor: bigint; payment_id: string | null; refund_id: string | null }>(
    'select id, state, problem, ours_minor, payment_id, refund_id from public.settlement_lines where line = $1',
    [line],
  )
const held = async (kind: string, provider = '') =>
  Number(
    (
      await db.owner.one<{ held: string }>(
        `select coalesce(sum(p.amount_minor), 0)::text as held from public.postings p join public.ledger_accounts a on a.id = p.account_id where a.kind = $1 and a.provider = $2`,
        [kind, provider],
      )
    ).held,
  )
const differences = () => db.service.all<{ problem: string; about: string; expected: string; booked: string }>('select * from private.check_books()')
const balances = async (provider: string) =>
  (
    await asStaff(db, ada).all<{ provider: string; rest_minor: bigint; unreported_minor: bigint; reported_minor: bigint; books_minor: bigint }>(
      'select * from public.settlement_balances()',
    )
  ).find((one) => one.provider === provider)

test('a report is taken in: what was paid matches, its fee and its way to the bank are booked, and the balances explain themselves', async () => {
  const [one, other] = [await givenPaid(), await givenPaid()]
  const [bank, fees] = [await held('bank'), await held('psp_fees')]
  const rows: StripeRow[] = [
    { id: id(), at: '2026-11-20 01:00:00', gross: one.amount, fee: fee(one.amount), payment: one.key },
    { id: id(), at: '2026-11-20 02:00:00', gross: other.amount, fee: fee(other.amount), words: other.group },
    { id: id(), at: '2026-11-20 03:00:00', gross: -5000, category: 'fee', words: 'Radar' },
    { id: id(), at: '2026-11-20 04:00:00', gross: -20_000, category: 'payout', source: 'po_1' },
  ]
  const taken = await takeIn(market.shop, ada, stripeFile(rows))
  expect(taken).toMatchObject({ status: 200, body: { reports: [{ again: false, lines: 4, matched: 4, waiting: 0, known: 0 }] } })
  expect(await lineOf(rows[0]?.id ?? '')).toMatchObject({ state: 'matched', payment_id: one.payment, ours_minor: BigInt(one.amount) })
  expect((await lineOf(rows[1]?.id ?? '')).payment_id).toBe(other.payment)
  expect(await held('psp_fees')).toBe(fees + fee(one.amount) + fee(other.amount) + 5000)
  expect(await held('bank')).toBe(bank + 20_000)
  expect(await db.owner.all('select kind, key from public.journals where settlement_line_id is not null order by settlement_line_id')).toEqual([
    { kind: 'psp_fee', key: `settlement:stripe:${rows[0]?.id}` },
    { kind: 'psp_fee', key: `settlement:stripe:${rows[1]?.id}` },
    { kind: 'psp_fee', key: `settlement:stripe:${rows[2]?.id}` },
    { kind: 'settlement', key: `settlement:stripe:${rows[3]?.id}` },
  ])
  expect(await differences()).toEqual([])
  const net = one.amount + other.amount - fee(one.amount) - fee(other.amount) - 5000 - 20_000
  expect(await balances('stripe')).toMatchObject({ reported_minor: BigInt(net), unreported_minor: 0n, rest_minor: 0n, books_minor: BigInt(net) })
})

test('the same file again, twice at once, and its lines in another file change nothing', async () => {
  const paid = await givenPaid()
  const row = { id: id(), gross: paid.amount, fee: fee(paid.amount), payment: paid.key }
  const file = stripeFile([row])
  const answers = await Promise.all([takeIn(market.shop, ada, file), takeIn(market.shop, ben, file)])
  expect(answers.filter(({ body }) => body.reports?.[0]?.again)).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.reports?.[0]?.report)).size).toBe(1)
  const fees = await held('psp_fees')
  expect(await takeIn(market.shop, ada, file)).toMatchObject({ status: 200, body: { reports: [{ again: true }] } })
  const next = await givenPaid()
  const wider = stripeFile([row, { id: id(), gross: next.amount, payment: next.key }])
  expect(await takeIn(market.shop, ada, wider)).toMatchObject({ body: { reports: [{ lines: 1, known: 1, matched: 1 }] } })
  expect(await held('psp_fees')).toBe(fees)
  expect(await db.owner.one('select count(*) as n from public.journals where settlement_line_id is not null and key like $1', [`%${row.id}%`])).toEqual({
    n: 1n,
  })
  expect(await differences()).toEqual([])
})

test('a line told again with another amount is named, and nothing of its file is kept', async () => {
  const paid = await givenPaid()
  const row = { id: id(), gross: paid.amount, payment: paid.key }
  await takeIn(market.shop, ada, stripeFile([row]))
  const odd = id()
  const again = await takeIn(
    market.shop,
    ada,
    stripeFile([
      { ...row, fee: 100 },
      { id: odd, gross: 100 },
    ]),
  )
  expect(again).toEqual({ status: 422, body: { code: 'contradicted', details: [row.id] } })
  expect(await db.owner.all('select from public.settlement_lines where line = $1', [odd])).toEqual([])
})

test('what differs in amount, currency or fee, and what nobody knows, waits as work; the books stay right meanwhile', async () => {
  const [short, foreign, dear] = [await givenPaid(), await givenPaid(), await givenPaid()]
  const rows: StripeRow[] = [
    { id: id(), gross: short.amount - 2000, fee: 1000, payment: short.key },
    { id: id(), gross: foreign.amount, currency: 'usd', payment: foreign.key },
    { id: id(), gross: dear.amount, fee: Math.round(dear.amount / 2), payment: dear.key },
    { id: id(), gross: 7700, category: 'other_adjustment', words: 'Goodwill' },
  ]
  const taken = await takeIn(market.shop, ada, stripeFile(rows))
  expect(taken.body.reports).toHaveLength(2)
  const states = await Promise.all(rows.map(async (row) => lineOf(row.id)))
  expect(states.map(({ state, problem }) => `${state} ${problem}`)).toEqual(['differs amount', 'differs currency', 'differs fee', 'unknown '])
  expect(await differences()).toEqual([])
  const waiting = await asStaff(db, ada).all<{ key: string; facts: { problem: string } }>(`select * from public.waiting_work(array['settlement'])`)
  for (const { id: line } of states) expect(waiting.map(({ key }) => key)).toContain(String(line))
  // Nobody has looked for a week: then it is a fault of the books.
  const old = states[0]?.id ?? 0n
  await db.owner.all(`update public.settlement_lines set since = now() - interval '8 days' where id = $1`, [old])
  expect(await differences()).toEqual([
    { problem: 'settlement_waiting', about: String(old), expected: String(short.amount), booked: String(short.amount - 2000) },
  ])
  await db.owner.all(`update public.settlement_lines set since = now() where id = $1`, [old])
})

test('a refund is found by our key, and one more than once is told', async () => {
  const paid = await givenPaid()
  await takeIn(market.shop, ada, stripeFile([{ id: id(), gross: paid.amount, payment: paid.key }]))
  const refund = await db.owner.one<{ id: string; amount: string }>(
    `insert into public.refunds (payment_id, order_id, amount_minor, status, reason) values ($1, $2, 1500, 'processing', 'A crack') returning id, amount_minor::text as amount`,
    [paid.payment, paid.id],
  )
  await db.service.all(`select private.book_refund($1, 're_1')`, [refund.id])
  const [row, twice] = [id(), id()]
  await takeIn(market.shop, ada, stripeFile([{ id: row, gross: -1500, category: 'refund', refund: `refund:${refund.id}` }]))
  expect(await lineOf(row)).toMatchObject({ state: 'matched', refund_id: refund.id })
  await takeIn(market.shop, ada, stripeFile([{ id: twice, gross: -1500, category: 'refund', source: 're_1' }]))
  expect([await lineOf(row), await lineOf(twice)].map(({ state, problem }) => `${state} ${problem}`)).toEqual(['differs amount', 'differs twice'])
  expect(await differences()).toEqual([])
})

test('what reports should have told of by now is missing, and is found when it comes', async () => {
  const [late, young] = [await givenPaid(), await givenPaid()]
  await db.owner.all(`update public.payments set created_at = '2026-11-21T00:00:00Z' where id = $1`, [late.payment])
  await db.owner.all(`update public.payments set created_at = '2026-11-28T00:00:00Z' where id = $1`, [young.payment])
  await takeIn(market.shop, ada, stripeFile([{ id: id(), at: '2026-11-30 00:00:00', gross: -100, category: 'fee' }]))
  await db.service.all('select private.follow_settlements()')
  const missing = await lineOf(`missing:payment:${late.payment}`)
  expect(missing).toMatchObject({ state: 'missing', ours_minor: BigInt(late.amount) })
  expect(await db.owner.all('select from public.settlement_lines where payment_id = $1', [young.payment])).toEqual([])
  expect(await differences()).toEqual([])
  const row = id()
  await takeIn(market.shop, ada, stripeFile([{ id: row, gross: late.amount, payment: late.key }]))
  expect(await db.owner.all('select line, state from public.settlement_lines where payment_id = $1', [late.payment])).toEqual([{ line: row, state: 'matched' }])
})

test('a statement of the bank: a transfer comes to the bank by its number, a payout of a provider is matched with what it sent, a maker’s with its reference', async () => {
  const paid = await givenPaid('own-account')
  const sent = id()
  await takeIn(market.shop, ada, stripeFile([{ id: sent, gross: -43_210, category: 'payout', source: 'po_77' }]))
  const payout = await givenPayout(market, 'approved')
  await asStaff(db, await givenReconciler(db, ['payouts.approve'])).all(`select public.mark_payout_paid($1, 'KB-4711')`, [payout])
  const { amount } = await db.owner.one<{ amount: string }>('select amount_minor::text as amount from public.payouts where id = $1', [payout])
  const [bank, clearing] = [await held('bank'), await held('clearing', 'own-account')]
  const file = [
    'date,description,reference,withdrawal,deposit',
    `2026-11-20,"Transfer ${paid.group}, thank you",T1,,"${(paid.amount / 100).toFixed(2)}"`,
    `2026-11-21,STRIPE,${sent},,432.10`,
    `2026-11-21,Bulk transfer,KB-4711,${(Number(amount) / 100).toFixed(2)},`,
    '2026-11-22,Rent,R-1,"12,000.00",',
  ].join('\n')
  const taken = await takeIn(market.shop, ada, file, { format: 'bank-statement' })
  expect(taken).toMatchObject({ status: 200, body: { reports: [{ lines: 4, matched: 3, waiting: 1 }] } })
  expect(await held('bank')).toBe(bank + paid.amount)
  expect(await held('clearing', 'own-account')).toBe(clearing - paid.amount)
  expect(await differences()).toEqual([])
})

test('a file that cannot be read says which lines and why, and nothing of it is kept', async () => {
  const good = { id: id(), gross: 100 }
  const lines = stripeFile([good, { id: id(), gross: 100 }]).split('\r\n')
  const file = [lines[0], lines[1], lines[2]?.replace(',1.00,', ',1.0O,'), lines[1], 'txn_x,2026-02-30,thb,1.00,0.00,1.00,charge,,,,'].join('\n')
  const answer = await takeIn(market.shop, ada, file)
  expect([answer.status, answer.body.code]).toEqual([422, 'unreadable'])
  expect(answer.body.details).toEqual([
    { row: 3, problem: 'amount', column: 'gross' },
    { row: 4, problem: 'twice', column: 'balance_transaction_id' },
    { row: 5, problem: 'moment', column: 'created_utc' },
  ])
  expect(await takeIn(market.shop, ada, 'a,b\n1,2')).toMatchObject({
    status: 422,
    body: { code: 'unreadable', details: expect.arrayContaining([{ row: 1, problem: 'column_missing', column: 'gross' }]) },
  })
  expect(await takeIn(market.shop, ada, '')).toMatchObject({ status: 422, body: { code: 'empty_report' } })
  expect(await takeIn(market.shop, ada, ' '.repeat(5_000_000))).toMatchObject({ status: 422, body: { code: 'too_large_report' } })
  expect(await takeIn(market.shop, ada, file, { format: 'nobody' })).toMatchObject({ status: 404 })
  expect(await db.owner.all('select from public.settlement_lines where line = $1', [good.id])).toEqual([])
})

test('who may only read takes nothing in, nor does an old second factor, and nobody writes the tables past the functions', async () => {
  const reader = await givenReconciler(db, ['reconciliation.read'])
  expect(await takeIn(market.shop, reader, stripeFile([{ id: id(), gross: 1 }]))).toMatchObject({ status: 403, body: { code: 'no_permission' } })
  expect(await takeIn(market.shop, ada, stripeFile([{ id: id(), gross: 1 }]), { minutesAgo: 30 })).toMatchObject({ status: 403, body: { code: 'prove' } })
  expect(await takeIn(market.shop, await givenPerson(db), stripeFile([{ id: id(), gross: 1 }]))).toMatchObject({ status: 403 })
  expect(await refusal(asStaff(db, ada).all(`update public.settlement_lines set state = 'matched'`))).toBe('42501')
  expect(await refusal(db.service.all('delete from public.settlement_lines'))).toBe('42501')
})
