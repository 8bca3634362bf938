import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { givenFailedPayout } from '../support/waiting-work.ts'
import { SEARCHED_LISTS } from './staff-functions-of-lists.ts'

let db: TestDatabase
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, [...new Set(Object.values(SEARCHED_LISTS))])
})

const couponsFor = async (words: string) =>
  (await asStaff(db, clerk).all<{ code: string }>('select code from public.coupons_found($1) order by code', [words])).map(({ code }) => code)

test('a list is searched by parts of words, signs among them taken as they are, and by no empty or endless ones', async () => {
  await db.owner.all(`insert into public.coupons (code, kind, percent_ppm) select unnest(array['LANNA10', 'LANNA_5', 'SILK']), 'percent', 100000`)
  expect(await couponsFor(' anna ')).toEqual(['LANNA10', 'LANNA_5'])
  expect(await couponsFor('a_5')).toEqual(['LANNA_5'])
  expect(await couponsFor('%')).toEqual([])
  for (const words of [' ', 'x'.repeat(101), null]) expect(await refusal(couponsFor(words as string))).toBe('22023')
})

test('a term is found by any of its names however it is written, a brand by its address, a key by how it begins', async () => {
  const found = async (list: string, words: string) =>
    (await asStaff(db, clerk).all<{ name: string }>(`select name from public.${list}_found($1)`, [words])).map(({ name }) => name)
  await db.owner.all(`insert into public.brands (slug, name, is_active) values ('doi-zq', 'Mountain', false), ('river', 'River', true)`)
  await db.owner.all(
    `insert into public.api_keys (name, prefix, scopes, expires_at, owner_id) values ('Books', 'hk_abcd1234', '{orders.read}', now() + interval '1 year', $1)`,
    [clerk],
  )
  expect([await found('brands', 'OI-ZQ'), await found('api_keys', 'CD12')]).toEqual([['Mountain'], ['Books']])
  await db.owner.all(`insert into public.search_terms (key, kind, words) values ('zq_cloth', 'material', '{"en": ["Zqmudmee"], "th": ["มัดหมี่ซคิว"]}')`)
  const terms = async (words: string) =>
    (await asStaff(db, clerk).all<{ key: string }>('select key from public.search_terms_found($1)', [words])).map(({ key }) => key)
  expect([await terms('ZQMUD'), await terms('หมี่ซคิว')]).toEqual([['zq_cloth'], ['zq_cloth']])
})

test('what the table of payouts keeps to itself is found by nobody', async () => {
  const bank = playedBank()
  const payout = await givenFailedPayout({ db, bank, shop: testShop(db, { payments: [bank] }).shop })
  await db.owner.all(`update public.payouts set number_sealed = 'sealed', looked_at = now() where id = $1`, [payout])
  const { number } = await db.owner.one<{ number: string }>('select number from public.payouts where id = $1', [payout])
  expect(await asStaff(db, clerk).all('select id, number_sealed, looked_at from public.payouts_found($1)', [number.slice(2)])).toEqual([
    { id: payout, number_sealed: '', looked_at: null },
  ])
})

test('whoever works here finds names by a few letters: what everybody sees, and the rest where they may read it', async () => {
  const named = async (by: string, of: string, words: string, shown = false) =>
    (await asStaff(db, by).all<{ name: string }>('select name from public.named_found($1, $2, $3)', [of, words, shown])).map(({ name }) => name)
  await db.owner.all(
    `insert into public.sellers (slug, business_name, application_status) values ('zq-a', 'Zq_Approved', 'approved'), ('zq-p', 'Zq_Pending', 'pending')`,
  )
  await db.owner.all(`insert into public.brands (slug, name, is_active) values ('zqm', 'Zqmountain', false), ('zqr', 'Zqriver', true)`)
  const finance = await givenPerson(db)
  await givenStaff(db, finance, ['commissions.write'])
  expect(await named(finance, 'sellers', ' q_a')).toEqual(['Zq_Approved'])
  expect([await named(finance, 'sellers', 'zq_'), await named(clerk, 'sellers', 'zq_')]).toEqual([['Zq_Approved'], ['Zq_Approved', 'Zq_Pending']])
  expect([await named(clerk, 'brands', 'zq'), await named(clerk, 'brands', 'zq', true)]).toEqual([['Zqmountain', 'Zqriver'], ['Zqriver']])
  await db.owner.all(`insert into public.brands (slug, name) select 'zx' || n, 'Zxmany ' || n from generate_series(1, 40) n`)
  expect(await named(clerk, 'brands', 'zxmany')).toHaveLength(8)
  expect(await refusal(named(clerk, 'people', 'zq'))).not.toBe('')
  for (const words of [' ', 'x'.repeat(101)]) expect(await refusal(named(clerk, 'brands', words))).toBe('22023')
  expect(await refusal(db.asPerson(await givenPerson(db)).all(`select from public.named_found('brands', 'zq')`))).toBe('42501')
  expect(await refusal(db.anon.all(`select from public.named_found('brands', 'zq')`))).toBe('42501')
})

test('each such list has an index for parts of words', async () => {
  const tables = await db.owner.all<{ list: string; indexed: boolean }>(
    `select replace(p.proname, '_found', '') as list, exists (
         select from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam and a.amname = 'gin'
          where i.indrelid = t.typrelid and pg_get_indexdef(i.indexrelid) like '%gin_trgm_ops%') as indexed
       from pg_proc p join pg_type t on t.oid = p.prorettype where p.pronamespace = 'public'::regnamespace and p.proname = any ($1) order by 1`,
    [Object.keys(SEARCHED_LISTS).map((list) => `${list}_found`)],
  )
  expect(tables).toEqual(
    Object.keys(SEARCHED_LISTS)
      .toSorted()
      .map((list) => ({ list, indexed: true })),
  )
})
