/** What things are called is written by staff: searched for at once, tried before, taken back; and searches are counted with what they found, never with who. */
import { beforeAll, expect, test } from 'vitest'
import { BUILT_IN_CRAFTS } from '../../app/catalog/search/vocabulary.ts'
import { indexProducts } from '../../app/catalog/search/search-index.server.ts'
import { createLiveVocabulary } from '../../app/catalog/search/live-vocabulary.server.ts'
import { NO_SEARCH } from '../../app/catalog/search/product-search.ts'
import { readVocabulary } from '../../app/catalog/search/read-vocabulary.server.ts'
import { findProducts } from '../../app/catalog/search/search-products.server.ts'
import { suggest } from '../../app/catalog/search/search-suggest.server.ts'
import type { TriedSearch } from '../../app/catalog/search/tried-search.ts'
import { trySearchTermFunction } from '../../app/catalog/search/try-search-term.server.ts'
import { foldText } from '../../app/catalog/search/search-text.ts'
import type { Database } from '../../app/platform/database.ts'
import type { Caller } from '../../app/shop.ts'
import { givenCraftShop } from '../support/craft-shop.ts'
import { refusal, testDatabase } from '../support/database.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { quietLog } from '../support/quiet-log.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

const db = await testDatabase()
const { shop } = testShop(db)
let editor: Database
let caller: Caller
let stranger: Database

beforeAll(async () => {
  await givenCraftShop(db)
  const [person, other] = [await givenPerson(db), await givenPerson(db)]
  await givenStaff(db, person, ['content.write'])
  editor = asStaff(db, person)
  caller = { ...guest, id: person, role: 'authenticated', claims: { sub: person, role: 'authenticated', ...withFactor() } }
  stranger = db.asPerson(other)
})

type Words = Record<string, string[]>
const find = async (q: string) => {
  const vocabulary = await readVocabulary(db.service)
  const { products } = await findProducts(db.anon, { ...NO_SEARCH, q }, { language: 'en', rates: [], vocabulary })
  return products.map(({ name }) => name).toSorted()
}
const termOf = (key: string) =>
  db.owner.one<{ id: string; words: Words; changed_at: string; kind: string; unindexed: string[] }>(
    'select id, words, changed_at::text, kind, unindexed from public.search_terms where key = $1',
    [key],
  )
const write = (
  id: string | null,
  words: unknown,
  { seen = null, active = true, as = editor }: { seen?: string | null; active?: boolean; as?: Database } = {},
) =>
  as.one<{ id: string }>('select public.write_search_term($1, $2, $3, $4, $5, $6) as id', [
    id,
    'technique',
    JSON.stringify(words),
    active,
    seen,
    'Buyers say it so',
  ])

test('the shop begins with the names it came with, and its rows are the list it has for what runs without a database', async () => {
  const rows = await db.owner.all<{ key: string; kind: string; words: Words }>('select key, kind, words from public.search_terms where built_in is not null')
  const names = (words: readonly string[]) => [...new Set(words.map(foldText))].toSorted()
  expect(Object.fromEntries(rows.map(({ key, kind, words }) => [key, [kind, names(Object.values(words).flat())]]))).toEqual(
    Object.fromEntries(BUILT_IN_CRAFTS.map(({ key, kind, words }) => [key, [kind, names(words)]])),
  )
  expect((await suggest(db.anon, 'sil', 'en', await readVocabulary(db.service))).terms).toEqual((await suggest(db.anon, 'sil', 'en')).terms)
})

test('a name that staff write finds at once what is called otherwise, and the index learns it', async () => {
  const ikat = await termOf('ikat')
  const before = await find('ikat')
  expect(before.length).toBeGreaterThan(0)
  expect(await find('hol lboeuk')).toEqual([])
  await write(ikat.id, { ...ikat.words, roman: [...(ikat.words['roman'] ?? []), 'hol lboeuk'] }, { seen: ikat.changed_at })
  expect(await find('hol lboeuk')).toEqual(before)
  expect((await termOf('ikat')).unindexed).toEqual(['hol lboeuk'])
  // A piece that says the new name alone is found by the old ones, before the index has been told and after.
  await db.owner.all(`update public.products set name = 'Hol lboeuk shawl' where name = 'Plain silk scarf'`)
  await indexProducts(db.service)
  expect((await termOf('ikat')).unindexed).toEqual([])
  expect(await find('mudmee')).toContain('Hol lboeuk shawl')
})

test('a thing of our own is found by each of its names; switched off, by none but those it says', async () => {
  const { id } = await write(null, { en: ['vase of smoke'], th: ['แจกันควัน'], nl: ['celadon vase'] })
  expect(await find('แจกันควัน')).toEqual(['Celadon vase'])
  const { changed_at: seen } = await db.owner.one<{ changed_at: string }>('select changed_at::text from public.search_terms where id = $1', [id])
  await indexProducts(db.service)
  await write(id, { en: ['vase of smoke'], th: ['แจกันควัน'], nl: ['celadon vase'] }, { seen, active: false })
  await indexProducts(db.service)
  expect(await find('แจกันควัน')).toEqual([])
})

test('what is tried changes nothing, and says what would be found', async () => {
  const bowl = await termOf('bowl')
  const attempt = async (words: Words) => {
    const response = await trySearchTermFunction(shop, caller, { query: 'nokhaek', language: 'en', term: { id: bowl.id, kind: 'object', words, active: true } })
    expect(response.status).toBe(200)
    return (await response.json()) as { before: TriedSearch; after: TriedSearch }
  }
  const tried = await attempt({ ...bowl.words, roman: [...(bowl.words['roman'] ?? []), 'nokhaek'] })
  expect(tried.before.total).toBe(0)
  expect(tried.after.products.map(({ name }) => name).toSorted()).toEqual(await find('bowl'))
  expect(await find('nokhaek')).toEqual([])
  const nobody = await givenPerson(db)
  expect(
    (
      await trySearchTermFunction(
        shop,
        { ...caller, id: nobody, claims: { ...caller.claims, sub: nobody } },
        { query: 'x', language: 'en', term: { id: null, kind: 'object', words: { en: ['x y'] }, active: true } },
      )
    ).status,
  ).toBe(403)
})

test('each change can be taken back, and taking back is a change like any other', async () => {
  const silver = await termOf('silver')
  await write(silver.id, { en: ['silver'] }, { seen: silver.changed_at })
  const [change] = await editor.all<{ id: bigint; action: string; reason: string }>('select id, action, reason from public.search_term_history($1)', [
    silver.id,
  ])
  expect(change).toMatchObject({ action: 'search_terms.change', reason: 'Buyers say it so' })
  const { changed_at: seen } = await termOf('silver')
  const undo = (at: string) => editor.all('select public.undo_search_term($1, $2, $3, $4)', [silver.id, change?.id, at, 'It was right before'])
  expect(await refusal(undo(silver.changed_at))).toBe('HT003')
  await undo(seen)
  expect((await termOf('silver')).words).toEqual(silver.words)
  const { id } = await write(null, { en: ['mistaken name'] })
  const [made] = await editor.all<{ id: bigint }>('select id from public.search_term_history($1)', [id])
  const row = () => db.owner.one<{ is_active: boolean; changed_at: string }>('select is_active, changed_at::text from public.search_terms where id = $1', [id])
  await editor.all('select public.undo_search_term($1, $2, $3, $4)', [id, made?.id, (await row()).changed_at, 'Nobody says it'])
  expect((await row()).is_active).toBe(false)
})

test('names that would find everything or are none are refused, and so is whoever may not', async () => {
  for (const words of [
    {},
    { en: [] },
    { en: ['a'] },
    { xx: ['silk'] },
    { en: ['x'.repeat(61)] },
    { en: [' silk'] },
    ['silk'],
    { en: 'silk' },
    { en: [7] },
    null,
  ])
    expect([words, await refusal(write(null, words)).catch((error: Error) => error.message)]).toEqual([words, 'HT004'])
  expect(await refusal(write(null, { en: Array.from({ length: 81 }, (_, n) => `name ${n}`) }))).toBe('HT004')
  expect(await refusal(write(null, { en: ['mine'] }, { as: stranger }))).toBe('42501')
  expect(await refusal(stranger.all('select * from public.search_figures(30)'))).toBe('42501')
  expect(await stranger.all('select id from public.search_terms')).toEqual([])
})

test('what cannot be read leaves the names that were known', async () => {
  const failing = createLiveVocabulary({ database: { all: () => Promise.reject(new Error('gone')) }, log: quietLog() })
  const known = failing.current()
  await failing.renew()
  expect(failing.current()).toBe(known)
})

test('searches are told with what they found and were followed for, from three askings on', async () => {
  const count = (counted: object[]) => db.service.all('select private.add_counts($1)', [JSON.stringify(counted)])
  await count([
    { kind: 'search', word: 'silk', things: 4 },
    { kind: 'search_found', word: 'silk', things: 2, minor: 30 },
    { kind: 'search_click', word: 'silk', things: 3 },
    { kind: 'search', word: 'hol', things: 3 },
    { kind: 'search_found', word: 'hol', things: 3, minor: 0 },
    { kind: 'search_empty', word: 'hol', things: 3 },
    { kind: 'search', word: 'a name', things: 2 },
    { kind: 'search_empty', word: 'a name', things: 2 },
  ])
  const { told } = await editor.one<{ told: object }>('select public.search_figures(7) as told')
  const hol = { word: 'hol', asked: 3, found: 0, empty: 3, clicks: 0 }
  expect(told).toEqual({ asked: 7, empty: 3, clicks: 3, most: [{ word: 'silk', asked: 4, found: 15, empty: 0, clicks: 3 }, hol], nothing: [hol] })
  expect(await refusal(editor.all('select public.search_figures(8)'))).toBe('22023')
  // What came of a word is forgotten with it.
  await db.owner.all(`update private.figure_counts set day = day - 40 where word in ('silk', 'a name')`)
  await db.service.all('select private.forget_words()')
  expect(await db.owner.all(`select kind from private.figure_counts where word = 'a name'`)).toEqual([])
  expect(await db.owner.all(`select kind from private.figure_counts where word = 'silk'`)).toHaveLength(3)
})
