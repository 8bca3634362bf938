import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../app/platform/database.ts'
import { sayInLanguage } from '../../app/translation/say-in-language.server.ts'
import { markStaleTranslations, translationServiceFunction, tryTranslationFunction } from '../../app/translation/translation-service.server.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
import { asCaller } from '../support/paid-orders.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'
import { givenTranslationService } from '../support/translation-service.ts'

let db: TestDatabase
let person: string
let editor: Database
beforeAll(async () => {
  db = await testDatabase()
  person = await givenPerson(db)
  await givenStaff(db, person, ['translations.read', 'translations.write'])
  editor = asStaff(db, person)
})

type Words = { id?: string; seen?: string; from?: string; to?: string }
const write = async (term: string, said: string, { id, seen, from = 'en', to = 'de' }: Words = {}) =>
  (
    await editor.one<{ id: string }>(`select public.write_translation_term($1, $2, $3, $4, $5, '', $6, 'Makers say so') as id`, [
      id ?? null,
      from,
      to,
      term,
      said,
      seen ?? null,
    ])
  ).id
const setBudget = (day: number, month: number) => db.owner.all('update private.translation_budget set per_day = $1, per_month = $2', [day, month])
const use = async () =>
  (await editor.one<{ use: { today: number; days: { kind: string; outcome: string; times: number }[] } }>('select public.translation_service_use() as use')).use

test('a term is said so by the next translation, and the crafts that everybody knows from the first day', async () => {
  const { service, asked } = await givenTranslationService()
  const { shop } = testShop(db)
  await write('silk', 'Seide')
  const say = (text: string, to: 'de' | 'th' | 'nl') => sayInLanguage(shop, { kind: 'review', service, to, texts: [{ text, from: 'en' }] })
  expect(await say('Soft silk, 2 pieces', 'de')).toEqual([{ because: 'kept_words' }])
  expect(asked.at(-1)).toContain('<span translate="no">Seide</span>')
  await say('Soft silk and batik', 'nl')
  expect(asked.at(-1)).toBe('Soft silk and batik')
  await say('batik', 'th')
  expect(asked.at(-1)).toContain('ปาเต๊ะ')
})

test('a term has two languages and is there once; who saw an older one is told', async () => {
  const id = await write('bowl', 'Schale')
  await expect(write('Bowl', 'Schüssel')).rejects.toMatchObject({ code: 'HT005', hint: 'term_there' })
  await expect(write('cup', 'Tasse', { from: 'de' })).rejects.toMatchObject({ code: 'HT004', hint: 'term_languages' })
  for (const none of ['', 'x', '<b>', 'x'.repeat(101)]) await expect(write(none, 'Tasse')).rejects.toMatchObject({ code: 'HT004', hint: 'term_words' })
  await expect(write('bowl', 'Napf', { id, seen: '2020-01-01' })).rejects.toMatchObject({ code: 'HT003', hint: 'changed_meanwhile' })
  await editor.all(`select public.remove_translation_term($1, 'It was a slip')`, [id])
  expect(await editor.all(`select action, reason from public.acts_about('translations', $1)`, [[id]])).toEqual([
    { action: 'translations.term_create', reason: 'Makers say so' },
    { action: 'translations.term_remove', reason: 'It was a slip' },
  ])
})

test('what a machine made of texts with the word is marked; what a person wrote or read stays', async () => {
  const { productId } = await givenProduct(db)
  await db.owner.all(`update public.products set name = 'A Scarf of wool' where id = $1`, [productId])
  const keep = (language: string, state: string) =>
    db.owner.all(`insert into public.product_translations (product_id, language, name, origin, state) values ($1, $2, 'Schal', 'machine', $3)`, [
      productId,
      language,
      state,
    ])
  await keep('de', 'machine')
  await keep('fr', 'machine')
  await keep('nl', 'reviewed')
  const { shop } = testShop(db)
  await markStaleTranslations(shop, { words: ['scarf'], target: 'de' })
  const states = () => db.owner.all('select language, state from public.product_translations where product_id = $1 order by language', [productId])
  expect(await states()).toEqual([
    { language: 'de', state: 'stale' },
    { language: 'fr', state: 'machine' },
    { language: 'nl', state: 'reviewed' },
  ])
  await editor.all(`select public.forget_machine_translations('stale', 'de', 'To be made anew')`)
  await editor.all(`select public.forget_machine_translations('products', 'nl', 'To be made anew')`)
  expect(await states()).toEqual([
    { language: 'fr', state: 'machine' },
    { language: 'nl', state: 'reviewed' },
  ])
})

test('thirty at once spend no more than there is, and what finds no room is not sent', async () => {
  await db.owner.all('delete from private.translation_use')
  await setBudget(100, 1000)
  const spent = await Promise.all(
    Array.from({ length: 30 }, async () => (await db.service.one<{ s: boolean }>(`select private.spend_translation('review', 10) as s`)).s),
  )
  expect(spent.filter(Boolean)).toHaveLength(10)
  const { service, asked } = await givenTranslationService()
  expect(await sayInLanguage(testShop(db).shop, { kind: 'message', service, to: 'de', texts: [{ text: 'Hello', from: 'en' }] })).toEqual([{ because: 'over' }])
  expect(asked).toEqual([])
  const { today, days } = await use()
  expect(today).toBe(100)
  expect(days).toContainEqual(expect.objectContaining({ kind: 'message', outcome: 'over', times: 1 }))
  await setBudget(500_000, 100)
  expect(await db.service.one(`select private.spend_translation('review', 1) as s`)).toEqual({ s: false })
  await setBudget(500_000, 5_000_000)
})

test('the budget is changed by who may and shows the second factor, and never over somebody else’s change', async () => {
  const change = (by: Database, seen: string) => by.all(`select public.write_translation_budget(1000, 2000, $1, 'The new contract')`, [seen])
  const { seen } = await db.owner.one<{ seen: string }>('select changed_at::text as seen from private.translation_budget')
  await change(editor, seen)
  await expect(change(editor, seen)).rejects.toMatchObject({ code: 'HT003' })
  const reader = await givenPerson(db)
  await givenStaff(db, reader, ['translations.read'])
  await expect(change(asStaff(db, reader), seen)).rejects.toMatchObject({ code: '42501' })
})

test('staff try a sentence by the service as it is; who may only read may not spend, and the key is never shown', async () => {
  const { service } = await givenTranslationService()
  const { shop } = testShop(db)
  const withService = { ...shop, settings: { ...shop.settings, translation: { ...service, key: 'secret' } } }
  const caller = { ...asCaller(person), id: person, claims: { sub: person, role: 'authenticated', ...withFactor() } }
  const ask = async (by: typeof caller, at = withService as typeof shop) => {
    const answer = await tryTranslationFunction(at, by, { text: 'A wool blanket', language: 'fr' })
    return { status: answer.status, said: (await answer.json()) as unknown }
  }
  await setBudget(500_000, 5_000_000)
  expect(await ask(caller)).toEqual({ status: 200, said: { said: 'A WOOL BLANKET' } })
  expect((await ask(caller, shop)).status).toBe(409)
  const told = await (await translationServiceFunction(withService, caller, {})).text()
  expect(told).toContain('libretranslate')
  expect(told).not.toContain('secret')
  const reader = await givenPerson(db)
  await givenStaff(db, reader, ['translations.read'])
  expect((await ask({ ...asCaller(reader), id: reader, claims: { sub: reader, role: 'authenticated', ...withFactor() } })).status).toBe(403)
})
