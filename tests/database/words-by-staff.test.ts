import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller, Shop } from '../../app/shop.ts'
import { findSentencesFunction, type FoundSentences } from '../../app/sentences/find-sentences.server.ts'
import { type ChangeReport, overrideSentencesFunction } from '../../app/sentences/override-sentences.server.ts'
import { createLiveWords, type LiveWords } from '../../server/rendering/live-words.ts'
import { quietLog } from '../support/quiet-log.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller } from '../support/paid-orders.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'
import { builtInCatalogues } from '../support/words.ts'

let db: TestDatabase
let shop: Shop
let words: LiveWords
let translator: Caller & { id: string }
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db))
  words = createLiveWords({ builtIn: builtInCatalogues, database: db.service, log: quietLog() })
  translator = await givenCaller('translations.read', 'translations.write')
})
beforeEach(async () => {
  await db.owner.all('delete from public.sentence_overrides')
  await words.renew()
})

async function givenCaller(...rights: string[]): Promise<Caller & { id: string }> {
  const id = await givenPerson(db)
  await givenStaff(db, id, rights)
  return { ...asCaller(id), id, claims: { sub: id, role: 'authenticated', ...withFactor() } }
}
type Change = { namespace: string; key: string; sentence: string | null; seen: string | null }
const title = (sentence: string | null, seen: string | null = null): Change => ({ namespace: 'cart', key: 'title', sentence, seen })
async function say(language: string, changes: Change[], { by = translator, ...wish }: { by?: Caller; dry?: boolean; reason?: string } = {}) {
  const answer = await overrideSentencesFunction(shop, by, { language, changes, reason: 'It reads better', ...wish })
  const body = (await answer.json()) as { reports?: ChangeReport[]; code?: string }
  return body.reports?.map(({ outcome }) => outcome) ?? `${answer.status} ${body.code}`
}
const find = async (wish: object, by: Caller = translator) => {
  const answer = await findSentencesFunction(shop, by, wish)
  return answer.ok ? ((await answer.json()) as FoundSentences) : answer.status
}
const said = (language: 'de' | 'en' | 'ja' | 'fr', key: string, values = {}) => words.current().in(language).t(key, values)

test('what a translator says stands on pages and in letters, in one language, until it is taken back; the record knows who, what and why', async () => {
  const before = words.current()
  expect(await say('de', [title('Ihr Korb')])).toEqual(['done'])
  await words.renew()
  expect([said('de', 'cart:title'), words.current().ofPages('de').t('cart:title')]).toEqual(['Ihr Korb', 'Ihr Korb'])
  expect(JSON.parse(words.current().json('de', 'cart') ?? '')).toMatchObject({ title: 'Ihr Korb' })
  expect(words.current().version).not.toBe(before.version)
  expect(words.current().json('nl', 'cart')).toBe(before.json('nl', 'cart'))
  // Nothing has changed, so nothing is made anew.
  expect(words.current()).toBe(words.current())

  expect(await say('de', [title(null, 'Ihr Korb')], { reason: 'It was too short' })).toEqual(['done'])
  await words.renew()
  expect([said('de', 'cart:title'), words.current()]).toEqual([before.in('de').t('cart:title'), before])
  const history = await asStaff(db, translator.id).all(`select before, after, reason from public.sentence_history('de/cart:title')`)
  expect(history).toEqual([
    { before: 'Ihr Korb', after: null, reason: 'It was too short' },
    { before: null, after: 'Ihr Korb', reason: 'It reads better' },
  ])
})

test('a sentence that would be filled otherwise than the built-in one is refused, and the others of the wish are kept', async () => {
  const removed = (sentence: string) => ({ namespace: 'cart', key: 'line.removed', sentence, seen: null })
  expect(
    await say('de', [
      removed('Weg ist es'),
      title('<b>Korb</b>'),
      { namespace: 'cart', key: 'total', sentence: 'Alles zusammen', seen: null },
      { ...title('x'), key: '__proto__' },
    ]),
  ).toEqual(['no_such_sentence', 'placeholders', 'tags', 'done'])
  expect(await say('de', [removed('{{name}} ist weg')], { dry: true })).toEqual(['done'])
  expect(await db.owner.all('select key from public.sentence_overrides')).toEqual([{ key: 'total' }])
  // What is the same as built in is no override; the office speaks three languages.
  expect(await say('de', [title(before('de', 'cart', 'title'))])).toEqual(['same'])
  expect(await say('de', [{ namespace: 'admin', key: 'door.signIn', sentence: 'Anmelden', seen: null }])).toEqual(['no_such_sentence'])
})
const before = (language: string, namespace: string, key: string): string => (shop.builtIn()[language]?.[namespace]?.[key] ?? '') as string

test('of two who change the same sentence at once one is told that the other did', async () => {
  const both = await Promise.all([say('fr', [title('Panier A')]), say('fr', [title('Panier B')])])
  expect(both.flat().toSorted()).toEqual(['changed_meanwhile', 'done'])
  expect(await say('fr', [title('Panier C')])).toEqual(['changed_meanwhile'])
})

test('a bad override breaks no page: what has no place any more, or lost a placeholder, is not said, and the office is told', async () => {
  const put = (key: string, sentence: string) =>
    db.owner.all(`insert into public.sentence_overrides (language, namespace, key, sentence, built_in) values ('ja', 'cart', $1, $2, 'As it was')`, [
      key,
      sentence,
    ])
  await put('line.removed', '名前がない')
  await put('gone.since', '消えた')
  await put('total', '合計金額')
  await words.renew()
  expect([said('ja', 'cart:line.removed', { name: 'A' }), said('ja', 'cart:total')]).toEqual([
    builtInCatalogues().in('ja').t('cart:line.removed', { name: 'A' }),
    '合計金額',
  ])
  const broken = await find({ language: 'ja', state: 'broken' })
  expect(broken).toMatchObject({ total: 1, sentences: [{ key: 'line.removed', fault: 'placeholders', stale: true }], stale: 2, changed: 2 })
})

test('while the database does not answer, the shop says what it said', async () => {
  await say('de', [title('Ihr Korb')])
  await words.renew()
  const failing = createLiveWords({ builtIn: builtInCatalogues, database: { all: () => Promise.reject(new Error('gone')) }, log: quietLog() })
  await failing.renew()
  expect(failing.current()).toBe(builtInCatalogues())
})

test('sentences are found by their key, by English, by their own words and by those of other languages, some at a time', async () => {
  await say('de', [title('Ihr Korb voller Schätze')])
  expect(await find({ language: 'de', words: 'voller schätze' })).toMatchObject({
    total: 1,
    sentences: [{ namespace: 'cart', key: 'title', override: 'Ihr Korb voller Schätze' }],
  })
  expect(await find({ language: 'de', words: 'cart:title' })).toMatchObject({ sentences: [{ key: 'title' }] })
  expect(await find({ language: 'de', words: before('ja', 'cart', 'title'), namespace: 'cart' })).toMatchObject({
    sentences: expect.arrayContaining([expect.objectContaining({ foundIn: 'ja' })]),
  })
  const first = await find({ language: 'th', most: 3 })
  const next = await find({ language: 'th', after: 3, most: 3 })
  expect(first).toMatchObject({ sentences: { length: 3 } })
  expect(first).not.toEqual(next)
})

test('who may only read cannot say anything, and others are not even told what was changed', async () => {
  const [reader, stranger] = [await givenCaller('translations.read'), await givenCaller('orders.read')]
  await say('de', [title('Ihr Korb')])
  expect(await say('de', [title('Mein Korb', 'Ihr Korb')], { by: reader })).toBe('403 no_permission')
  expect(await find({ language: 'de' }, reader)).toMatchObject({ changed: 1 })
  expect(await find({ language: 'de' }, stranger)).toBe(403)
  expect(await refusal(asStaff(db, stranger.id).all(`select from public.sentence_history('de/cart:title')`))).toBe('42501')
  expect(await asStaff(db, stranger.id).all('select from public.sentence_overrides')).toEqual([])
  expect(await say('de', [title('x', 'Ihr Korb')], { reason: ' ' })).toBe('400 invalid')
})

test('what staff said differently before a sentence counted days is said in every form of it, and looked at again', async () => {
  const before = async (language: string, namespace: string, key: string, sentence: string) =>
    db.owner.all('insert into public.sentence_overrides (language, namespace, key, sentence, built_in) values ($1, $2, $3, $4, $5)', [
      language,
      namespace,
      key,
      sentence,
      'Built in as it was.',
    ])
  await before('de', 'application', 'papersGo', 'Weg nach {{days}} Tagen.')
  await before('fr', 'seller-letters', 'approved.text', 'Bienvenue {{name}}, {{days}} jours.')
  await before('ja', 'seller-letters', 'rejected.text', '{{name}}: {{days}}')
  await before('de', 'cart', 'title', 'Ihr Korb')
  // Somebody has said one form anew meanwhile.
  await before('de', 'application', 'papersGo_other', 'In {{days}} Tagen fort.')
  const file = (await readdir('supabase/migrations')).find((name) => name.endsWith('_words_counted.sql')) ?? ''
  await db.owner.all(await readFile(`supabase/migrations/${file}`, 'utf8'))
  await words.renew()
  expect([1, 5].map((count) => said('de', 'application:papersGo', { days: count, count }))).toEqual(['Weg nach 1 Tagen.', 'In 5 Tagen fort.'])
  expect([1, 5, 1_000_000].map((count) => said('fr', 'seller-letters:approved.text', { name: 'A', days: count, count }))).toEqual([
    'Bienvenue A, 1 jours.',
    'Bienvenue A, 5 jours.',
    'Bienvenue A, 1000000 jours.',
  ])
  expect(said('ja', 'seller-letters:rejected.text', { name: 'A', days: 3, count: 3 })).toBe('A: 3')
  expect(await find({ language: 'fr', state: 'stale' })).toMatchObject({ total: 3, broken: 0 })
  const kept = await db.owner.all<{ place: string }>('select place from public.sentence_overrides order by place collate "C"')
  expect(kept.map(({ place }) => place)).toEqual([
    'de/application:papersGo_one',
    'de/application:papersGo_other',
    'de/cart:title',
    'fr/seller-letters:approved.text_many',
    'fr/seller-letters:approved.text_one',
    'fr/seller-letters:approved.text_other',
    'ja/seller-letters:rejected.text_other',
  ])
})
