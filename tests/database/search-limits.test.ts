/** What lists are narrowed to and count; what nobody may find; and what no input can do. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { tsQueryOf } from '../../app/catalog/search/craft-terms.ts'
import { NO_SEARCH, type ProductSearch, searchOf } from '../../app/catalog/search/product-search.ts'
import { indexProducts } from '../../app/catalog/search/search-index.server.ts'
import { findProducts, listFacets } from '../../app/catalog/search/search-products.server.ts'
import { correctQuery } from '../../app/catalog/search/search-spelling.server.ts'
import { suggest } from '../../app/catalog/search/search-suggest.server.ts'
import { givenCraftShop, givenListed, reader, searchesOf, THB } from '../support/craft-shop.ts'
import { refusal, testDatabase } from '../support/database.ts'
import { givenSeller } from '../support/market.ts'

const db = await testDatabase()
const { find, namesOf } = searchesOf(db)
let foundSellers: Awaited<ReturnType<typeof givenCraftShop>>

beforeAll(async () => {
  foundSellers = await givenCraftShop(db)
})

describe('filters and their counts', () => {
  test('each filter narrows, and together they narrow further', async () => {
    expect(await namesOf({ sellers: [await slugOf(foundSellers.surin)] })).toHaveLength(2)
    expect(await namesOf({ locations: ['TH-50'], min: '1000' })).toEqual(['Celadon vase'])
    expect(await namesOf({ types: ['sale'] })).toEqual(['Celadon vase'])
    expect(await namesOf({ types: ['new'] })).toEqual(['Rattan bag'])
    expect((await namesOf({ brands: ['doi-tung'] })).toSorted()).toEqual(['Celadon vase', 'Rattan bag'])
    expect(await namesOf({ features: ['free_shipping', 'gift_wrap'] })).toEqual(['Plain silk scarf'])
    expect((await namesOf({ rating: '4.5' })).toSorted()).toEqual(['Celadon bowl', 'Mudmee silk sarong'])
    expect(await namesOf({ q: 'bowl', max: '700' })).toEqual(['Mango wood bowl'])
  })

  test('a limit in another currency is converted', async () => {
    const rates = [...THB, { quote: 'JPY', rate: '4' }, { quote: 'EUR', rate: '0.025' }] as const
    const names = async (changes: Partial<ProductSearch>) =>
      (await findProducts(db.anon, { ...NO_SEARCH, sort: 'price_asc', ...changes }, { language: 'en', rates })).products.map(({ name }) => name)
    expect(await names({ max: '3560.9', currency: 'JPY' })).toEqual(['Mango wood bowl', 'Indigo cotton shirt'])
    expect(await names({ max: '22.25', currency: 'EUR' })).toEqual(['Mango wood bowl', 'Indigo cotton shirt'])
  })

  test('a count is what the choice would leave: of several it ignores its own kind', async () => {
    const slug = await slugOf(foundSellers.surin)
    const facets = await listFacets(db.anon, { ...NO_SEARCH, sellers: [slug], features: ['free_shipping'] }, reader())
    expect(facets.sellers.find(({ value }) => value === slug)).toMatchObject({ count: 1, chosen: true })
    expect(facets.sellers.find(({ label: name }) => name === 'Mae Rim Kiln')).toMatchObject({ count: 1, chosen: false })
    expect(facets.features.find(({ value }) => value === 'gift_wrap')?.count).toBe(1)
    expect(facets.price).toEqual({ lowest: 150000, highest: 150000 })
    for (const choice of facets.provinces)
      expect((await find({ sellers: [slug], features: ['free_shipping'], locations: [choice.value] })).total).toBe(choice.count)
  })

  test('every count is the length of the list it promises', async () => {
    const search = { ...NO_SEARCH, q: 'bowl' }
    const facets = await listFacets(db.anon, search, reader())
    for (const { value, count } of facets.types) expect([value, (await find({ ...search, types: [value] })).total]).toEqual([value, count])
    for (const { value, count } of facets.ratings) expect([value, (await find({ ...search, rating: value })).total]).toEqual([value, count])
    for (const { value, count } of facets.sellers) expect([value, (await find({ ...search, sellers: [value] })).total]).toEqual([value, count])
    for (const { value, count } of facets.categories)
      if (count > 0) expect([value, (await find({ ...search, categories: [value] })).total]).toEqual([value, count])
  })

  test('a family stands for what is below it, and unknown names for nothing', async () => {
    const [family, below] = [randomUUID(), randomUUID()]
    await db.owner.all(`insert into public.categories (id, slug, name) values ($1, 'wood', 'Wood')`, [family])
    await db.owner.all(`insert into public.categories (id, slug, name, parent_id) values ($1, 'wooden-bowls', 'Wooden bowls', $2)`, [below, family])
    await db.owner.all(`update public.products set category_id = $1 where name = 'Mango wood bowl'`, [below])
    expect(await namesOf({ categories: ['wood'] })).toEqual(['Mango wood bowl'])
    expect((await find({ categories: ['no-such-family'], brands: ['nobody'], sellers: ['nobody'] })).total).toBe((await find({})).total)
    const facets = await listFacets(db.anon, { ...NO_SEARCH, categories: ['wooden-bowls'] }, reader())
    expect(facets.categories.find(({ value }) => value === 'wood')).toMatchObject({ count: 1, below: [{ value: 'wooden-bowls', count: 1, chosen: true }] })
  })
})

describe('who sees what', () => {
  test('nobody finds a draft, or what a suspended maker offers, by any way', async () => {
    const everything = JSON.stringify([
      await find({ page: 10 }),
      await find({ q: 'silk' }),
      await suggest(db.anon, 'silk', 'en'),
      await suggest(db.anon, 'suspended', 'en'),
      await listFacets(db.anon, NO_SEARCH, reader()),
    ])
    expect(everything).not.toMatch(/draft|suspended/i)
  })

  test('a reopened maker’s pieces reappear, a sold or renamed piece follows', async () => {
    const found = await givenSeller(db, 'Ban Reopened')
    const product = await givenListed(db, { name: 'Lacquer box', seller: found, stock: 1 })
    await db.owner.all(`update public.sellers set application_status = 'suspended' where id = $1`, [found])
    expect(await namesOf({ q: 'lacquer' })).toEqual([])
    await db.owner.all(`update public.sellers set application_status = 'approved' where id = $1`, [found])
    expect(await namesOf({ q: 'lacquer' })).toEqual(['Lacquer box'])
    await db.owner.all(`update public.products set name = 'Gilded tray' where id = $1`, [product.productId])
    await indexProducts(db.service)
    expect(await namesOf({ q: 'lacquer' })).toEqual([])
    expect(await namesOf({ q: 'gilded' })).toEqual(['Gilded tray'])
    await db.owner.all('update public.stock_levels set on_hand = 0 where variant_id = $1', [product.variantId])
    expect((await namesOf({})).slice(-2).toSorted()).toEqual(['Gilded tray', 'Silver bracelet'])
    await db.owner.all('delete from public.products where id = $1', [product.productId])
    expect(await namesOf({ q: 'gilded' })).toEqual([])
  })

  test('strangers ask the functions and touch nothing else', async () => {
    for (const table of ['product_listings', 'product_words', 'search_queue', 'search_vocabulary'])
      expect([table, await refusal(db.anon.all(`select * from private.${table}`))]).toEqual([table, '42501'])
    expect(await refusal(db.anon.all(`select private.refresh_listings('{}')`))).toBe('42501')
    expect(await refusal(db.anon.all(`select private.product_cards('{}', 'en')`))).toBe('42501')
  })

  test('selling one of many writes nothing in the list', async () => {
    const product = await givenListed(db, { name: 'Bamboo tray', stock: 5 })
    const version = () => db.owner.one<{ xmin: string }>('select xmin::text from private.product_listings where product_id = $1', [product.productId])
    const before = await version()
    await db.owner.all('update public.stock_levels set on_hand = 4 where variant_id = $1', [product.variantId])
    expect(await version()).toEqual(before)
    await db.owner.all('delete from public.products where id = $1', [product.productId])
  })
})

describe('hostile input', () => {
  const HOSTILE = [
    `'; drop table public.products; --`,
    `') or true --`,
    `silk' & !'x`,
    `silk:*|(((`,
    `\\`,
    `'''`,
    `$1`,
    `%_%`,
    'a'.repeat(10_000),
    'ผ'.repeat(10_000),
    '<script>alert(1)</script>',
    '\u0000\u0007silk',
    '\ud800',
    '🧵',
    '((((((((',
    ':*',
    '!',
    '&',
    'silk or',
    '"',
    '-',
  ] as const

  test('is searched for as words, corrected and suggested without an error', async () => {
    for (const typed of HOSTILE) {
      const search = searchOf(new URLSearchParams({ q: typed }))
      await correctQuery(db.anon, search.q)
      await findProducts(db.anon, search, reader())
      await listFacets(db.anon, search, reader())
      await suggest(db.anon, typed, 'en')
    }
    expect((await find({})).total).toBe(9)
  })

  test('the functions themselves take anything a stranger sends', async () => {
    for (const typed of HOSTILE) {
      const text = typed.replace(/[\u0000\ud800]/g, '')
      await db.anon.all(
        'select public.search_products(p_words => $1, p_q => $1, p_sort => $1, p_language => $1, p_categories => array[$1], p_locations => array[$1], p_features => array[$1])',
        [text],
      )
      await db.anon.all('select public.product_facets(p_words => $1, p_language => $1, p_sellers => array[$1])', [text])
      await db.anon.all('select public.suggest_products($1, $1, $1, $1)', [text])
      await db.anon.all('select * from public.near_words(array[$1])', [text])
    }
    await db.anon.all(
      'select public.search_products(p_price_min => -1, p_price_max => 9223372036854775807, p_rating => 1e10, p_limit => -5, p_offset => 2147483647)',
    )
  })

  test('an address of nonsense is the whole list', () => {
    expect(searchOf(new URLSearchParams('min=abc&max=-4&rating=9&sort=; drop&page=0&type=x&feature[]=1&in=XXX&category=A B&location=th-1&exact=yes'))).toEqual(
      NO_SEARCH,
    )
  })

  test('a query of the shop is read as one', () => {
    expect(tsQueryOf('ikat')).toContain('craft_ikat')
  })
})

const slugOf = async (seller: string) => (await db.owner.one<{ slug: string }>('select slug from public.sellers where id = $1', [seller])).slug
