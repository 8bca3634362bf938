import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { testShop } from '../support/market.ts'
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

/** A line of a report that was just taken in. */
async function givenLine(row: Omit<StripeRow, 'id'>): Promise<bigint> {
  const name = `txn_${randomUUID().replaceAll('-', '').slice(0, 24)}`
  const { status } = await takeIn(market.shop, ada, stripeFile([{ id: name, ...row }]))
  expect(status).toBe(200)
  return (await db.owner.one<{ id: bigint }>('select id from public.settlement_lines where line = $1', [name])).id
}
const lineOf = (id: bigint) =>
  db.owner.one<{ state: string; problem: string; decision: string; resolved_by: string | null; correction_id: bigint | null }>(
    'select state, problem, decision, resolved_by, correction_id from public.settlement_lines where id = $1',
    [id],
  )
const match = (by: string, line: bigint, about: string, id: string) =>
  asStaff(db, by).one<{ became: string }>(`select public.match_settlement_line($1, $2, $3, 'Same amount, same day') as became`, [line, about, id])
const accept = (by: string, line: bigint) => asStaff(db, by).all(`select public.accept_settlement_line($1, 'A card from abroad')`, [line])
const correct = async (by: string, line: bigint, account = 'corrections') =>
  (await asStaff(db, by).one<{ id: bigint }>(`select public.correct_settlement_line($1, $2, 'Stripe has told us why') as id`, [line, account])).id
const undo = (by: string, line: bigint) => asStaff(db, by).all(`select public.undo_settlement_line($1, 'It was another one')`, [line])
const decide = (by: string, correction: bigint, approved: boolean) =>
  asStaff(db, by).all(`select public.decide_correction($1, $2, 'Looked at the report')`, [correction, approved])
const rest = async () =>
  (await asStaff(db, ada).all<{ provider: string; rest_minor: bigint }>('select provider, rest_minor from public.settlement_balances()')).find(
    ({ provider }) => provider === 'stripe',
  )?.rest_minor
const balanced = async () => expect(await db.service.all('select * from private.check_books()')).toEqual([])
const reportOf = (line: bigint) =>
  db.owner.one(
    'select r.matched, r.waiting, r.resolved from public.settlement_reports r join public.settlement_lines l on l.report_id = r.id where l.id = $1',
    [line],
  )

test('Ada finds what an unknown line is about and matches it; taken back, it waits again', async () => {
  const paid = await givenPaidAt(market, 'stripe')
  await db.owner.all(`update public.payments set created_at = '2026-11-20T00:00:00Z' where id = $1`, [paid.payment])
  const line = await givenLine({ gross: paid.amount, words: 'no number' })
  expect(await lineOf(line)).toMatchObject({ state: 'unknown' })
  const found = await asStaff(db, ada).all<{ about: string; about_id: string; title: string }>('select * from public.settlement_candidates($1)', [line])
  expect(found).toContainEqual(expect.objectContaining({ about: 'payment', about_id: paid.payment, title: paid.group }))
  expect((await match(ada, line, 'payment', paid.payment)).became).toBe('matched')
  expect(await lineOf(line)).toMatchObject({ decision: 'linked', resolved_by: ada })
  expect(await reportOf(line)).toEqual({ matched: 1, waiting: 0, resolved: 0 })
  expect(await refusal(match(ben, line, 'payment', paid.payment))).toBe('HT005')
  await balanced()
  await undo(ben, line)
  expect(await lineOf(line)).toMatchObject({ state: 'unknown', decision: '', resolved_by: null })
  expect(await refusal(undo(ben, line))).toBe('HT005')
  expect(await db.owner.all(`select action from public.activity_log where subject = $1 and noun = 'settlement_lines' order by id`, [String(line)])).toEqual([
    { action: 'settlement_lines.match' },
    { action: 'settlement_lines.undo' },
  ])
  await balanced()
})

test('two transfers that are together what was paid match, though each alone differs', async () => {
  const paid = await givenPaidAt(market, 'stripe')
  const first = await givenLine({ gross: paid.amount - 700, payment: paid.key })
  expect(await lineOf(first)).toMatchObject({ state: 'differs', problem: 'amount' })
  const second = await givenLine({ gross: 700, payment: paid.key })
  expect([await lineOf(first), await lineOf(second)].map(({ state }) => state)).toEqual(['matched', 'matched'])
  expect(await reportOf(first)).toEqual({ matched: 1, waiting: 0, resolved: 0 })
  await balanced()
})

test('a high fee may be accepted; an amount that the books lack may not', async () => {
  const [dear, short] = [await givenPaidAt(market, 'stripe'), await givenPaidAt(market, 'stripe')]
  const fee = await givenLine({ gross: dear.amount, fee: Math.round(dear.amount / 3), payment: dear.key })
  await accept(ada, fee)
  expect(await lineOf(fee)).toMatchObject({ state: 'resolved', decision: 'accepted' })
  const lacking = await givenLine({ gross: short.amount - 100, payment: short.key })
  expect(await refusal(accept(ada, lacking))).toBe('HT005')
  expect(await lineOf(lacking)).toMatchObject({ state: 'differs' })
})

test('a correction is proposed with the difference, another person books it, and the provider’s account is explained again', async () => {
  const before = await rest()
  const paid = await givenPaidAt(market, 'stripe')
  const line = await givenLine({ gross: paid.amount - 2500, payment: paid.key })
  expect((await rest()) ?? 0n).toBe((before ?? 0n) + 2500n)
  const correction = await correct(ada, line)
  expect(await lineOf(line)).toMatchObject({ state: 'resolved', decision: 'corrected', correction_id: correction })
  expect(await refusal(decide(ada, correction, true))).toBe('HT005')
  await decide(ben, correction, true)
  expect(await rest()).toBe(before)
  expect(await refusal(undo(ada, line))).toBe('HT005')
  await balanced()
})

test('a correction that is declined opens the line again, and one that waits is declined by taking the decision back', async () => {
  const line = await givenLine({ gross: -900, category: 'other_adjustment' })
  const declined = await correct(ada, line, 'psp_fees')
  await decide(ben, declined, false)
  expect(await lineOf(line)).toMatchObject({ state: 'unknown', decision: '', correction_id: null })
  const second = await correct(ada, line, 'psp_fees')
  expect(second).not.toBe(declined)
  await undo(ben, line)
  expect(await lineOf(line)).toMatchObject({ state: 'unknown', correction_id: null })
  expect(await db.owner.one('select status from public.ledger_corrections where id = $1', [second])).toEqual({ status: 'declined' })
  await balanced()
})

test('twenty who decide about one line at once: one of them does', async () => {
  const paid = await givenPaidAt(market, 'stripe')
  const line = await givenLine({ gross: paid.amount, fee: Math.round(paid.amount / 3), payment: paid.key })
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, async (_, at) => accept(at % 2 === 0 ? ada : ben, line)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('who only reads sees lines and what they could be about, and decides nothing; of what is not there nobody says anything', async () => {
  const reader = await givenReconciler(db, ['reconciliation.read'])
  const line = await givenLine({ gross: 4242, words: 'somebody' })
  expect(await asStaff(db, reader).all('select from public.settlement_candidates($1)', [line])).toBeDefined()
  expect(await refusal(match(reader, line, 'payment', randomUUID()))).toBe('42501')
  expect(await refusal(accept(reader, line))).toBe('42501')
  expect(await refusal(match(ada, line, 'payment', randomUUID()))).toBe('PT404')
  expect(await refusal(match(ada, line, 'order', 'x'))).toBe('PT404')
  expect(await refusal(undo(ada, 9_999_999n))).toBe('PT404')
  // A correction is the ledger's; who may only reconcile cannot propose one.
  const clerk = await givenReconciler(db, ['reconciliation.read', 'reconciliation.write'])
  expect(await refusal(correct(clerk, line))).toBe('42501')
  expect(await lineOf(line)).toMatchObject({ state: 'unknown' })
})
