import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { givenOrder, givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { i18nWords } from '../support/words.ts'

let db: TestDatabase
let market: Market
let letters: Letter[]
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  const made = testShop(db, { payments: [bank] })
  market = { db, bank, shop: made.shop }
  letters = made.letters
  clerk = await givenClerk('people.read', 'people.write')
})

async function givenClerk(...rights: string[]): Promise<string> {
  const person = await givenPerson(db)
  await givenStaff(db, person, rights)
  return person
}
type Sheet = {
  account: { blocked: boolean; sessions: { device: string }[] }
  membership: { available: number; entries: { kind: string; points: number; note: string }[] }
  shops: { id: string }[]
  roles: string[] | null
  orders: { count: number; spent_minor: number; last: { number: string }[] } | null
  cases: unknown[] | null
  reviews: unknown
}
const sheetOf = async (reader: string, person: string) =>
  (await asStaff(db, reader).one<{ sheet: Sheet }>('select public.person_sheet($1) as sheet', [person])).sheet
const correct = async (person: string, points: number, key: string = randomUUID(), by = clerk) =>
  (await asStaff(db, by).one<{ left: number }>(`select public.correct_points($1, $2, $3, 'A parcel was lost') as left`, [person, points, key])).left
const block = (person: string, by = clerk) => asStaff(db, by).all(`select public.block_person($1, 'Slips were forged')`, [person])
const unblock = (person: string, by = clerk) => asStaff(db, by).all(`select public.unblock_person($1, 'It was somebody else')`, [person])
const givenSession = (person: string) =>
  db.owner.all(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip) values ($1, $2, now(), now(), 'aal1', 'Firefox', '10.1.2.3')`,
    [randomUUID(), person],
  )

test('whoever reads accounts sees shops, membership and devices; orders, cases, reviews and roles are for whoever may read those', async () => {
  const maker = await givenSellerWithPerson(db)
  const buyer = maker.seller.id ?? ''
  const order = await givenOrder(market, { buyer })
  await givenSession(buyer)
  const plain = await sheetOf(clerk, buyer)
  expect(plain).toMatchObject({ orders: null, cases: null, reviews: null, roles: null, shops: [{ id: maker.sellerId }] })
  expect(plain.account.sessions).toMatchObject([{ device: 'Firefox' }])
  expect(JSON.stringify(plain)).not.toContain('10.1.2.3')
  const whole = await sheetOf(await givenClerk('people.read', 'orders.read', 'cases.read', 'reviews.read', 'staff.read'), buyer)
  expect(whole).toMatchObject({ orders: { count: 1, last: [{ number: order.number }] }, cases: [], reviews: { count: 0 }, roles: [] })
  const { total } = await db.owner.one<{ total: number }>('select total_minor::float8 as total from public.orders where id = $1', [order.id])
  expect(whole.orders?.spent_minor).toBe(total)
  expect(await refusal(sheetOf(await givenClerk('orders.read'), buyer))).toBe('42501')
})

test('an account is found by a part of its name or address, signs of the search taken as they are', async () => {
  const person = await givenPerson(db, { email: 'somchai_w@people.test' })
  await db.owner.all(`update public.profiles set full_name = 'Somchai Wong' where id = $1`, [person])
  const found = async (words: string) => (await asStaff(db, clerk).all<{ id: string }>('select id from public.people_found($1)', [words])).map(({ id }) => id)
  expect([await found('chai wo'), await found('chai_w@'), await found('chai%w@')]).toEqual([[person], [person], []])
  expect(await refusal(asStaff(db, await givenClerk('orders.read')).all(`select * from public.people_found('a')`))).toBe('42501')
})

test('points are given and taken once for each press, never below none, and never one’s own; the member reads why', async () => {
  const member = await givenPerson(db)
  const key = randomUUID()
  expect([await correct(member, 300, key), await correct(member, 300, key)]).toEqual([300, 300])
  expect(await refusal(correct(member, -301))).toBe('HT005')
  expect(await correct(member, -120)).toBe(180)
  const read = await db.asPerson(member).all('select kind, points, note from public.points_entries order by points')
  expect(read).toEqual([
    { kind: 'adjust', points: -120, note: 'A parcel was lost' },
    { kind: 'adjust', points: 300, note: 'A parcel was lost' },
  ])
  for (const wrong of [0, 100_001, -100_001]) expect(await refusal(correct(member, wrong))).toBe('22023')
  expect(await refusal(correct(clerk, 5))).toBe('HT005')
  expect(await refusal(correct(randomUUID(), 5))).toBe('PT404')
  expect(await refusal(correct(member, 5, randomUUID(), await givenClerk('people.read')))).toBe('42501')
  const acts = await db.owner.all(`select changes from public.activity_log where action = 'people.correct_points' and subject = $1 order by id`, [member])
  expect(acts).toEqual([{ changes: { points: [0, 300] } }, { changes: { points: [300, 180] } }])
  expect(await db.owner.all(`select from public.journals where kind ilike '%point%'`)).toEqual([])
})

test('two who take points at once never take more than there are', async () => {
  const member = await givenPerson(db)
  await correct(member, 100)
  const both = await Promise.allSettled([correct(member, -80), correct(member, -80)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await sheetOf(clerk, member)).membership.available).toBe(20)
})

test('who is blocked is signed out everywhere and told why in their language, until they are let in again', async () => {
  const person = await givenPerson(db, { email: `blocked-${randomUUID()}@people.test` })
  await db.owner.all(`update public.profiles set language = 'th' where id = $1`, [person])
  await givenSession(person)
  expect(await refusal(unblock(person))).toBe('HT005')
  await block(person)
  expect(await refusal(block(person))).toBe('HT005')
  expect((await sheetOf(clerk, person)).account).toMatchObject({ blocked: true, sessions: [] })
  expect(await db.owner.one('select banned_until > now() as banned from auth.users where id = $1', [person])).toEqual({ banned: true })
  await unblock(person)
  expect((await sheetOf(clerk, person)).account.blocked).toBe(false)
  await sendOutbox(market.shop)
  const { email } = await db.owner.one<{ email: string }>('select email from public.profiles where id = $1', [person])
  const words = i18nWords('th')
  const told = letters.filter(({ to }) => to === email)
  expect(told.map(({ subject }) => subject)).toEqual([words('account-letters:blocked.subject'), words('account-letters:unblocked.subject')])
  expect(told[0]?.text).toContain('Slips were forged')
})

test('nobody blocks themselves, staff, or without the permission', async () => {
  const [person, colleague] = [await givenPerson(db), await givenClerk('orders.read')]
  expect(await refusal(block(clerk))).toBe('HT005')
  expect(await refusal(block(colleague))).toBe('HT005')
  expect(await refusal(block(randomUUID()))).toBe('PT404')
  expect(await refusal(block(person, await givenClerk('people.read')))).toBe('42501')
  expect(await refusal(asStaff(db, clerk).all(`select public.block_person($1, ' ')`, [person]))).toBe('HT004')
})
