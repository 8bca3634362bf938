import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  clerk = await givenPerson(db, { email: 'clerk@settings.test' })
  await givenStaff(db, clerk, ['settings.read', 'settings.write'])
})

const change = (key: string, value: unknown, seen: unknown, reason = 'Because of Songkran') =>
  asStaff(db, clerk).all('select public.change_setting($1, $2, $3, $4)', [key, JSON.stringify(value), JSON.stringify(seen), reason])
const hint = (answer: Promise<unknown>) =>
  answer.then(
    () => 'changed',
    (error: unknown) => (error instanceof Error && 'hint' in error ? error.hint : error),
  )

test('a clerk changes a setting for a reason, sees who changed what, and takes it back', async () => {
  expect(await refusal(change('returns.days', 21, 14, ' '))).toBe('HT004')
  await change('returns.days', 21, 14)
  const history = () => asStaff(db, clerk).all(`select person, before, after, reason from public.setting_history('returns.days')`)
  expect(await history()).toEqual([{ person: 'clerk@settings.test', before: 14, after: 21, reason: 'Because of Songkran' }])
  await change('returns.days', 14, 21, 'It was too long')
  expect(await history()).toHaveLength(2)
  expect(await db.owner.one(`select value, default_value from public.shop_settings where key = 'returns.days'`)).toEqual({ value: 14, default_value: 14 })
})

test('of two who change the same at once one is told that the other did', async () => {
  const outcomes = await Promise.all([hint(change('cases.answer_hours', 24, 48)), hint(change('cases.answer_hours', 36, 48))])
  expect(outcomes.toSorted()).toEqual(['changed', 'changed_meanwhile'])
})

test('a value of another kind, a fraction, too much and too long are refused', async () => {
  expect(await hint(change('stock.low_below', '10', 10))).toBe('setting_kind')
  expect(await hint(change('stock.low_below', 1.5, 10))).toBe('setting_kind')
  expect(await hint(change('commission.rate_ppm', 1_000_001, 100_000))).toBe('setting_bounds')
  expect(await hint(change('commission.rate_ppm', -1, 100_000))).toBe('setting_bounds')
  expect(await hint(change('list.page_size', 0, 24))).toBe('setting_bounds')
  expect(await hint(change('shop.address', 'x'.repeat(501), ''))).toBe('setting_length')
  expect(await hint(change('cases.no_return_categories', [1], ['foods']))).toBe('setting_kind')
  expect(await hint(change('cases.no_return_categories', ['foods', 'soap'], ['foods']))).toBe('changed')
  expect(await hint(change('cases.claim_days', { '': 60 }, { '': 60, TH: 365, withdrawal: 730 }))).toBe('setting_kind')
  expect(await hint(change('cases.claim_days', { '': 90, TH: 365, withdrawal: 730 }, { '': 60, TH: 365, withdrawal: 730 }))).toBe('changed')
  expect(await hint(change('no.such', 1, 1))).toBe('no_such_setting')
})

test('every setting is a value of its own rule, and a new one remembers what it came with', async () => {
  expect(await db.owner.all('select s.key from public.shop_settings s where private.why_no_setting(s, s.default_value) is not null')).toEqual([])
  await db.owner.all(`insert into public.shop_settings (key, value, description) values ('made.for_test', '7', 'A test.')`)
  await change('made.for_test', 8, 7)
  expect(await db.owner.one(`select value, default_value from public.shop_settings where key = 'made.for_test'`)).toEqual({ value: 8, default_value: 7 })
})
