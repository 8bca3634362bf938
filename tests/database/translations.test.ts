import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { indexProducts } from '../../app/catalog/search/search-index.server.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenProduct, givenSeller } from '../support/market.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** One text with translations: how it is changed, and what is kept of each source. */
const SOURCES = [
  {
    what: 'a piece',
    table: 'product_translations',
    key: 'product_id',
    given: async () => (await givenProduct(db)).productId,
    text: 'name',
    change: `update public.products set name = $2, description = 'Soft' where id = $1`,
    hash: md5('New\nSoft'),
  },
  {
    what: 'a category',
    table: 'category_translations',
    key: 'category_id',
    given: async () => (await givenProduct(db)).categoryId,
    text: 'name',
    change: `update public.categories set name = $2, description = 'Soft' where id = $1`,
    hash: md5('New\nSoft'),
  },
  {
    what: 'a maker’s story',
    table: 'seller_translations',
    key: 'seller_id',
    given: () => givenSeller(db),
    text: 'business_description',
    change: 'update public.sellers set business_description = $2 where id = $1',
    hash: md5('New'),
  },
] as const

describe.each(SOURCES)('$what', ({ table, key, given, text, change, hash }) => {
  test('a changed source makes its translations stale, but for those of the new text and for drafts', async () => {
    const id = await given()
    const add = (language: string, state: string, source: string) =>
      db.owner.all(`insert into public.${table} (${key}, language, ${text}, state, source_hash) values ($1, $2, 'ใหม่', $3, $4)`, [id, language, state, source])
    await add('th', 'reviewed', md5('Old'))
    await add('nl', 'machine', '')
    await add('de', 'reviewed', hash)
    await add('fr', 'draft', '')
    await db.owner.all(change, [id, 'New'])
    const states = await db.owner.all<{ language: string; state: string }>(`select language, state from public.${table} where ${key} = $1 order by language`, [
      id,
    ])
    expect(states).toEqual([
      { language: 'de', state: 'reviewed' },
      { language: 'fr', state: 'draft' },
      { language: 'nl', state: 'stale' },
      { language: 'th', state: 'stale' },
    ])
  })

  test('what does not touch the text leaves its translations alone', async () => {
    const id = await given()
    await db.owner.all(`insert into public.${table} (${key}, language, ${text}, source_hash) values ($1, 'th', 'ใหม่', 'old')`, [id])
    await db.owner.all(`update public.${{ product_id: 'products', category_id: 'categories', seller_id: 'sellers' }[key]} set id = id where id = $1`, [id])
    expect(await db.owner.all(`select state from public.${table} where ${key} = $1`, [id])).toEqual([{ state: 'reviewed' }])
  })
})

test('a draft of a translation is shown in no list and found by no search', async () => {
  const { productId } = await givenProduct(db)
  await db.owner.all(
    `insert into public.product_translations (product_id, language, name, state) values ($1, 'fr', 'Brouillon', 'draft'), ($1, 'de', 'Fertig', 'reviewed')`,
    [productId],
  )
  await indexProducts(db.service)
  const namesIn = async (language: string) =>
    (await db.owner.one<{ cards: { name: string }[] }>('select private.product_cards(array[$1::uuid], $2) as cards', [productId, language])).cards.map(
      ({ name }) => name,
    )
  const found = (word: string) => db.anon.one<{ n: number }>(`select (public.search_products(p_words => $1)->>'total')::int as n`, [`'${word}'`])
  expect(await namesIn('de')).toEqual(['Fertig'])
  expect(await namesIn('fr')).not.toEqual(['Brouillon'])
  expect(await found('fertig')).toEqual({ n: 1 })
  expect(await found('brouillon')).toEqual({ n: 0 })
})
