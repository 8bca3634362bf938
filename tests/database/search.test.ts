/** What a reader finds, in her language and with her typing errors, and in which order. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { ProductSearch } from '../../app/catalog/search/product-search.ts'
import { correctQuery } from '../../app/catalog/search/search-spelling.server.ts'
import { suggest } from '../../app/catalog/search/search-suggest.server.ts'
import { givenCraftShop, searchesOf } from '../support/craft-shop.ts'
import { testDatabase } from '../support/database.ts'

const db = await testDatabase()
const { find, namesOf, found } = searchesOf(db)

beforeAll(async () => {
  await givenCraftShop(db)
})

describe('a thing is found under its names, in six languages', () => {
  const EXPECTED: readonly [typed: string, first: string][] = [
    ['มัดหมี่', 'Mudmee silk sarong'],
    ['mudmee', 'Mudmee silk sarong'],
    ['mat mi', 'Mudmee silk sarong'],
    ['ikat', 'Mudmee silk sarong'],
    ['伊卡特', 'Mudmee silk sarong'],
    ['pha mai', 'Mudmee silk sarong'],
    ['ผ้าไหม', 'Plain silk scarf'],
    ['zijden sjaal', 'Plain silk scarf'],
    ['Seidenschal', 'Plain silk scarf'],
    ['foulard en soie', 'Plain silk scarf'],
    ['sila don', 'Celadon bowl'],
    ['celadon', 'Celadon bowl'],
    ['seladon', 'Celadon bowl'],
    ['ศิลาดล', 'Celadon bowl'],
    ['青瓷', 'Celadon bowl'],
    ['benjarong', 'Benjarong tea set'],
    ['bencharong', 'Benjarong tea set'],
    ['เบญจรงค์', 'Benjarong tea set'],
    ['หวาย', 'Rattan bag'],
    ['rattan bag', 'Rattan bag'],
    ['rotan tas', 'Rattan bag'],
    ['Rattantasche', 'Rattan bag'],
    ['Silberschmuck', 'Silver bracelet'],
    ['silver jewelry', 'Silver bracelet'],
    ['เครื่องเงิน', 'Silver bracelet'],
    ['蓝染', 'Indigo cotton shirt'],
    ['藍染', 'Indigo cotton shirt'],
    ['indigo cotton', 'Indigo cotton shirt'],
    ['ม่อฮ่อม', 'Indigo cotton shirt'],
    ['mango wood', 'Mango wood bowl'],
    ['ไม้มะม่วง', 'Mango wood bowl'],
    ['ชาม เชียงใหม่', 'Celadon bowl'],
    ['Mae Rim', 'Celadon bowl'],
    ['สุรินทร์', 'Plain silk scarf'],
  ]
  test.each(EXPECTED)('%s', async (typed, first) => {
    expect((await found(typed)).slice(0, 3)).toContain(first)
  })
})

describe('typing errors', () => {
  test.each([
    ['seladn', 'Celadon bowl'],
    ['bejnarong', 'Benjarong tea set'],
    ['mudmme', 'Mudmee silk sarong'],
    ['ratan bag', 'Rattan bag'],
    ['silvr bracelt', 'Silver bracelet'],
    ['ศิลาดน', 'Celadon bowl'],
    ['เบญจรง', 'Benjarong tea set'],
    ['มดหมี่', 'Mudmee silk sarong'],
  ])('%s', async (typed, first) => {
    expect((await found(typed)).slice(0, 3)).toContain(first)
  })

  test('what the shop knows is left alone, and so is what is like nothing', async () => {
    for (const known of ['silk', 'wrapped paper', 'Doi Tung', 'ผ้าไหม', 'celadon 2026'])
      expect([known, await correctQuery(db.anon, known)]).toEqual([known, undefined])
    expect(await correctQuery(db.anon, 'xqzwvk')).toBeUndefined()
    expect(await correctQuery(db.anon, 'xqzwvk silvr')).toBe('xqzwvk silver')
  })
})

describe('the order of a list', () => {
  test('a name that says it stands before a description that mentions it', async () => {
    const names = await namesOf({ q: 'silk' })
    expect(names.slice(0, 2).toSorted()).toEqual(['Mudmee silk sarong', 'Plain silk scarf'])
    expect(names.at(-1)).toBe('Celadon bowl')
  })

  test('five sorts', async () => {
    const prices = async (sort: ProductSearch['sort']) => (await find({ sort })).products.map(({ priceMinor }) => priceMinor)
    expect(await prices('price_asc')).toEqual((await prices('price_asc')).toSorted((a, b) => a - b))
    expect(await prices('price_desc')).toEqual((await prices('price_desc')).toSorted((a, b) => b - a))
    expect((await namesOf({ sort: 'rating' }))[0]).toBe('Mudmee silk sarong')
    expect((await namesOf({ sort: 'newest' }))[0]).toBe('Mango wood bowl')
    expect((await namesOf({})).at(-1), 'what is sold out comes last').toBe('Silver bracelet')
  })

  test('pages follow each other without gap or double, and end', async () => {
    const all = await namesOf({ sort: 'price_asc' })
    const paged = await Promise.all(
      [0, 3, 6, 9].map(async (offset) =>
        (
          await db.anon.one<{ page: { products: { name: string }[] } }>('select public.search_products(p_sort => $1, p_limit => 3, p_offset => $2) as page', [
            'price_asc',
            offset,
          ])
        ).page.products.map(({ name }) => name),
      ),
    )
    expect(paged.flat()).toEqual(all)
    expect((await find({ page: 400 })).products).toEqual([])
  })
})

describe('signs without words', () => {
  test.each(['🧵', '!!!', '%', '…', '()'])('%s finds nothing, and nothing can be narrowed', async (q) => {
    const { total, products } = await find({ q })
    expect([total, products]).toEqual([0, []])
    const { answer } = await db.anon.one<{ answer: { categories: { count: number }[] } }>('select public.product_facets(p_q => $1) as answer', [q])
    expect(answer.categories.filter(({ count }) => count > 0)).toEqual([])
  })

  test('a sign beside a word changes nothing, and spaces are no search', async () => {
    expect(await namesOf({ q: '🧵 silk' })).toEqual(await namesOf({ q: 'silk' }))
    const { answer } = await db.anon.one<{ answer: { total: number } }>('select public.search_products(p_q => $1) as answer', ['   '])
    expect(answer.total).toBeGreaterThan(0)
  })
})

describe('suggestions while typing', () => {
  test('names, makers and pieces, in the reader’s language', async () => {
    const [thai, english] = [await suggest(db.anon, 'ศิลา', 'th'), await suggest(db.anon, 'mae r', 'en')]
    expect(thai.products.map(({ name }) => name)).toEqual(expect.arrayContaining(['ชามศิลาดล', 'แจกันศิลาดล']))
    expect(thai.terms).toContain('ศิลาดล')
    expect(english.sellers).toMatchObject([{ name: 'Mae Rim Kiln', province: 'Chiang Mai' }])
    expect((await suggest(db.anon, 'benj', 'en')).products.map(({ name }) => name)).toEqual(['Benjarong tea set'])
  })

  test('too little, or nothing but signs, suggests nothing', async () => {
    for (const typed of ['', 's', '   ', '%%', '__', '!!!', '\u0000\u0001'])
      expect([typed, (await suggest(db.anon, typed, 'en')).products]).toEqual([typed, []])
  })
})
