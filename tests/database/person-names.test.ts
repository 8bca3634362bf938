import { beforeAll, expect, test } from 'vitest'
import { hasNameCharacters } from '../../app/account/person-name.ts'
import { languageOf, LANGUAGES } from '../../app/i18n/languages.ts'
import { CURRENCY_CODES } from '../../app/money/currency.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

const said = (column: string, value: string, person: string) =>
  db.asPerson(person).all(`update public.profiles set ${column} = $2 where id = $1`, [person, value])
const profile = (person: string) =>
  db.owner.one<{ full_name: string; language: string; currency: string }>('select full_name, language, currency from public.profiles where id = $1', [person])

test.each([
  ['A', 'name_too_short'],
  ['  A  ', 'name_too_short'],
  ['\u3000\u3000', 'name_too_short'],
  ['', 'name_too_short'],
  ['a'.repeat(51), 'name_too_long'],
  ['<b>Ada</b>', 'name_characters'],
  ['Ada\nLovelace', 'name_characters'],
  ['Ada \u202Eecalevol', 'name_characters'],
  ['\u3164\u3164', 'name_characters'],
])('the name %j is refused by the database: %s', async (name, reason) => {
  const person = await givenPerson(db, { name: 'Ada Lovelace' })
  await expect(said('full_name', name, person)).rejects.toMatchObject({ code: '23514', message: reason, column: 'full_name' })
  expect((await profile(person)).full_name).toBe('Ada Lovelace')
})

test.each(['Ng', 'นภา สุขใจ', '山田 太郎', 'Nguyễn Thị Ánh', "D'Arcy-O’Neill", 'a'.repeat(50), '👩🏽 Ada'])('the name %j is taken', async (name) => {
  const person = await givenPerson(db)
  await said('full_name', name, person)
  expect((await profile(person)).full_name).toBe(name)
})

test('page and database refuse the same characters, all there are', async () => {
  const every = Array.from({ length: 0x10ffff }, (_, index) => index + 1).filter((code) => code < 0xd800 || code > 0xdfff)
  const refused = await db.owner.all<{ code: number }>('select code from unnest($1::integer[]) code where private.without_unseen(chr(code)) = $2', [every, ''])
  const onPages = every.filter((code) => !hasNameCharacters(String.fromCodePoint(code)))
  expect(refused.map(({ code }) => code)).toEqual(onPages)
})

test('languages and currencies are the shop’s', async () => {
  const person = await givenPerson(db)
  for (const language of [...LANGUAGES, 'zh']) await said('language', language, person)
  for (const language of ['tlh', 'x', 'EN', 'en-GB', '<b>', ''])
    expect([language, await refusal(said('language', language, person))]).toEqual([language, '23514'])
  for (const currency of CURRENCY_CODES) await said('currency', currency, person)
  for (const currency of ['XXX', 'KRW', 'thb']) expect([currency, await refusal(said('currency', currency, person))]).toEqual([currency, '23503'])
  expect(await profile(person)).toMatchObject({ language: 'zh', currency: CURRENCY_CODES.at(-1) })
  expect((await db.owner.all<{ code: string }>('select code from public.currencies')).map(({ code }) => code).sort()).toEqual([...CURRENCY_CODES].sort())
})

test('a tag stands for the same language of the shop to pages and to the database', async () => {
  for (const tag of [...LANGUAGES, 'de-AT', 'ZH-hant', 'zh-HK', 'zh-SG', 'zh-Hant-TW', 'EN', 'pt-BR', 'tlh', 'zh-<b>', 'x!', '']) {
    const { found } = await db.owner.one<{ found: string | null }>('select private.shop_language($1) as found', [tag])
    expect([tag, found]).toEqual([tag, languageOf(tag) ?? null])
  }
})

test('what an account elsewhere says of its owner is made fit', async () => {
  const named = async (name: string) => (await profile(await givenPerson(db, { name }))).full_name
  expect(await named('<Ada>\u200b  Lovelace')).toBe('Ada Lovelace')
  expect(await named('a'.repeat(80))).toBe('a'.repeat(50))
  expect(await named('A')).toBe('')
})
