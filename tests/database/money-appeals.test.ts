import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { correctBalance, givenBlockedDebt, givenDebt } from '../support/debts.ts'
import { givenPerson } from '../support/market.ts'
import { availableOf } from '../support/owed-maker.ts'
import { givenSellerWithPerson } from '../support/paid-orders.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let [clerk, second] = ['', '']
beforeAll(async () => {
  db = await testDatabase()
  ;[clerk, second] = [await givenPerson(db), await givenPerson(db)]
  for (const each of [clerk, second]) await givenStaff(db, each, ['payouts.read', 'payouts.approve', 'ledger.read', 'ledger.correct'])
})

const paper = async (person: string, owner = person) => {
  const path = `${owner}/${randomUUID()}.jpg`
  await db.asPerson(person).all(`insert into storage.objects (bucket_id, name, owner_id) values ('seller-evidence', $1, $2)`, [path, person])
  return path
}
const seen = async (person: string, path: string) =>
  (await db.asPerson(person).all(`select from storage.objects where bucket_id = 'seller-evidence' and name = $1`, [path])).length
const sayDebt = (person: string, id: string, papers: string[] = []) =>
  db.asPerson(person).all('select public.appeal_debt($1, $2, $3)', [id, 'The parcel came back to us', papers])
const sayHold = (person: string, id: string) => db.asPerson(person).all(`select public.appeal_payout_hold($1, 'Every parcel was scanned')`, [id])
const letters = (seller: string) =>
  db.owner.all<{ event: string }>(
    `select payload ->> 'event' as event from private.outbox where topic = 'seller.money' and payload ->> 'seller_id' = $1 order by id`,
    [seller],
  )
const facts = async (by: string, id: string) =>
  (
    await asStaff(db, by).all<{ key: string; facts: { about: string; judged: boolean; papers: string[] } }>(
      `select key, facts from public.waiting_work('{appeal}')`,
    )
  ).find(({ key }) => key === id)?.facts

test('a maker disagrees with a debt once, with papers that only she and who opens them on record sees', async () => {
  const { id, sellerId, person } = await givenDebt(db)
  const path = await paper(person)
  expect(await refusal(paper(await givenPerson(db), person))).toBe('42501')
  expect(await refusal(sayDebt(person, id, [`${clerk}/theirs.jpg`]))).toBe('HT005')
  expect(await refusal(sayDebt(await givenPerson(db), id))).toBe('PT404')
  await sayDebt(person, id, [path])
  expect(await refusal(sayDebt(person, id))).toBe('HT005')
  expect(await seen(person, path)).toBe(1)
  expect(await seen(clerk, path)).toBe(0)
  expect((await db.asPerson(person).all('delete from storage.objects where name = $1 returning id', [path])).length).toBe(0)
  expect(await facts(clerk, id)).toMatchObject({ about: 'debt', judged: false, papers: [path] })
  expect(await asStaff(db, clerk).all('select path from public.open_evidence($1)', [path])).toEqual([{ path }])
  expect(await refusal(asStaff(db, await givenPerson(db)).all('select path from public.open_evidence($1)', [path]))).toBe('42501')
  const looks = await db.owner.all(`select from public.activity_log where action = 'evidence.open' and subject = $1`, [id])
  expect(looks).toHaveLength(1)
  expect(await db.owner.one('select blocked_at, appeal_outcome from public.seller_debts where id = $1', [id])).toEqual({ blocked_at: null, appeal_outcome: '' })
  expect(sellerId).not.toBe('')
})

test('who decided about a debt before hears no appeal; lifted, its shop sells at once and the money waits for a second person', async () => {
  const id = await givenBlockedDebt(db)
  const { seller_id: sellerId, owed } = await db.owner.one<{ seller_id: string; owed: number }>(
    'select seller_id, owed_minor::float8 as owed from public.seller_debts where id = $1',
    [id],
  )
  const { person } = await db.owner.one<{ person: string }>('select person_id as person from public.seller_members where seller_id = $1', [sellerId])
  await asStaff(db, clerk).all(`select public.keep_debt_blocked($1, 7, 'They pay on Friday')`, [id])
  await sayDebt(person, id)
  const lift = (by: string) => asStaff(db, by).all(`select public.decide_debt_appeal($1, 'lifted', 'The carrier lost it')`, [id])
  expect(await refusal(lift(clerk))).toBe('HT005')
  expect(await facts(clerk, id)).toMatchObject({ judged: true })
  await lift(second)
  expect(await refusal(lift(second))).toBe('HT005')
  expect(await db.owner.one('select sales_paused_at from public.sellers where id = $1', [sellerId])).toEqual({ sales_paused_at: null })
  expect(await availableOf({ db }, sellerId)).toBe(-owed)
  const { id: correction } = await db.owner.one<{ id: string }>(`select id from public.ledger_corrections where key = $1`, [`debt-appeal:${id}`])
  expect(await refusal(asStaff(db, second).all(`select public.decide_correction($1, true, 'Mine')`, [correction]))).toBe('HT005')
  await asStaff(db, clerk).all(`select public.decide_correction($1, true, 'Looked at it')`, [correction])
  expect(await availableOf({ db }, sellerId)).toBe(0)
  expect((await letters(sellerId)).map(({ event }) => event)).toContain('debt_appeal_lifted')
})

test('a hold is changed for less and earlier, never for more; the books follow, and the day still ends it', async () => {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  await correctBalance(db, sellerId, 100_00)
  const { id } = await asStaff(db, clerk).one<{ id: string }>(`select public.hold_payouts($1, 14, 'Three parcels are missing', 8000) as id`, [sellerId])
  await sayHold(seller.id ?? '', id)
  const change = (by: string, amount: number | null, days: number | null) =>
    asStaff(db, by).all(`select public.decide_payout_appeal($1, false, 'Two have arrived', $2, now() + $3 * interval '1 day')`, [id, amount, days])
  expect(await refusal(change(clerk, 3000, null))).toBe('HT005')
  expect(await refusal(change(second, 9000, null))).toBe('22023')
  expect(await refusal(change(second, null, 30))).toBe('22023')
  await change(second, 3000, 2)
  expect([await availableOf({ db }, sellerId), await availableOf({ db }, sellerId, 'seller_reserve')]).toEqual([70_00, 30_00])
  expect(await db.service.all('select * from private.check_books()')).toEqual([])
  expect(await db.service.all('select * from private.check_payouts()')).toEqual([])
  expect(await db.asPerson(seller.id ?? '').one('select appeal_outcome, released_at from public.payout_holds where id = $1', [id])).toEqual({
    appeal_outcome: 'changed',
    released_at: null,
  })
  expect((await letters(sellerId)).map(({ event }) => event)).toContain('appeal_changed')
  await asStaff(db, clerk).all(`select public.release_hold($1, 'All have arrived')`, [id])
  expect(await availableOf({ db }, sellerId)).toBe(100_00)
  expect(await db.service.all('select * from private.check_payouts()')).toEqual([])
})
