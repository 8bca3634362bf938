/** What a single page tells search engines is written by staff, and what they leave empty the shop says itself. */
import { beforeAll, expect, test } from 'vitest'
import { listHead } from '../../app/catalog/list/list-head.server.ts'
import { getProduct } from '../../app/catalog/product/get-product.server.ts'
import { productHead } from '../../app/catalog/product/product-head.server.ts'
import { NO_SEARCH } from '../../app/catalog/search/product-search.ts'
import { listAddresses } from '../../app/pages/crawlers/list-addresses.server.ts'
import { sitemapStateFunction } from '../../app/pages/crawlers/sitemap-state.server.ts'
import type { SitemapState } from '../../app/pages/crawlers/sitemap-state.ts'
import type { Language } from '../../app/i18n/languages.ts'
import type { Database } from '../../app/platform/database.ts'
import { refusal, testDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, testShop } from '../support/market.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

const db = await testDatabase()
const { shop } = testShop(db)
let person: string
let editor: Database
let product: string
let category: string
let slug: string

beforeAll(async () => {
  person = await givenPerson(db)
  await givenStaff(db, person, ['content.write'])
  editor = asStaff(db, person)
  ;({ productId: product, categoryId: category } = await givenProduct(db))
  ;({ slug } = await db.owner.one<{ slug: string }>('select slug from public.categories where id = $1', [category]))
})

type Page = { product?: string; category?: string }
const write = async (
  page: Page,
  texts: unknown,
  { noindex = false, seen = null, as = editor }: { noindex?: boolean; seen?: string | null; as?: Database } = {},
) =>
  (
    await as.one<{ id: string }>('select public.write_page_head($1, $2, $3, $4, $5, $6) as id', [
      page.product ?? null,
      page.category ?? null,
      JSON.stringify(texts),
      noindex,
      seen,
      'It is found so',
    ])
  ).id
const headOf = async (language: Language) => {
  const found = await getProduct(db.anon, product, language)
  return found && productHead(shop, found, language)
}
const listOf = (language: Language, changes: Partial<typeof NO_SEARCH> = {}) => listHead(shop, { ...NO_SEARCH, categories: [slug], ...changes }, language)
const seenOf = async (id: string) => (await db.owner.one<{ at: string }>('select changed_at::text as at from public.page_heads where id = $1', [id])).at

test('a page says what staff wrote, in their language only, and the rest as before', async () => {
  const before = await headOf('en')
  expect(before).toMatchObject({ noindex: false, title: expect.stringMatching(/ · Hattha$/) })
  const id = await write({ product }, { th: { title: 'ผ้าไหมสุรินทร์แท้' } })
  expect(await headOf('en')).toEqual(before)
  expect(await headOf('th')).toMatchObject({ title: 'ผ้าไหมสุรินทร์แท้', shared: 'ผ้าไหมสุรินทร์แท้' })
  // Whoever has not seen the last change is told so; the second of two who begin writes no second row.
  expect(await refusal(write({ product }, {}))).toBe('HT003')
  expect(await write({ product }, { en: { description: 'Woven in Surin.' } }, { seen: await seenOf(id) })).toBe(id)
  expect(await headOf('en')).toEqual({ ...before, description: 'Woven in Surin.' })
  await editor.all('select public.remove_page_head($1, $2)', [id, 'It says it itself'])
  expect(await headOf('en')).toEqual(before)
})

test('a category says its own, its searches and cuts nothing of it', async () => {
  const before = await listOf('en')
  expect(before).toMatchObject({ title: null, noindex: false })
  await write({ category }, { en: { title: 'Silk by hand', description: 'From Surin.' } })
  expect(await listOf('en')).toEqual({ title: 'Silk by hand', description: 'From Surin.', noindex: false })
  expect(await listOf('en', { q: 'silk' })).toEqual({ ...before, noindex: true })
  expect(await listOf('nl')).toMatchObject({ title: null })
})

test('a page kept out of search engines says so and stands in no sitemap', async () => {
  const paths = async () => (await listAddresses(db.anon, 1)).map(({ path }) => path)
  expect(await paths()).toContain(`/products/${product}`)
  const id = await write({ product }, {}, { noindex: true })
  expect((await headOf('en'))?.noindex).toBe(true)
  expect(await paths()).not.toContain(`/products/${product}`)
  const caller = { ...guest, id: person, role: 'authenticated' as const, claims: { sub: person, role: 'authenticated', ...withFactor() } }
  const state = (await (await sitemapStateFunction(shop, caller, {})).json()) as SitemapState
  expect(state.leftOut).toContainEqual({ kind: 'products', why: 'noindex', pages: 1 })
  expect(state.kinds.reduce((sum, { pages }) => sum + pages, 0)).toBe((await paths()).length)
  await editor.all('select public.remove_page_head($1, $2)', [id, 'It may be found again'])
})

test('what is no title is refused, and so is whoever may not', async () => {
  for (const texts of [
    null,
    [],
    { xx: { title: 'a' } },
    { en: {} },
    { en: { title: '' } },
    { en: { title: 'a'.repeat(121) } },
    { en: { name: 'a' } },
    { en: { title: 'a\nb' } },
  ])
    expect([texts, await refusal(write({ product }, texts))]).toEqual([texts, 'HT004'])
  expect(await refusal(write({ product, category }, {}))).toBe('HT004')
  expect(await refusal(write({ product: person }, {}))).toBe('PT404')
  const stranger = db.asPerson(await givenPerson(db))
  expect(await refusal(write({ product }, {}, { as: stranger }))).toBe('42501')
})

test('who is not shown a piece is not shown what staff wrote for its page', async () => {
  const { productId } = await givenProduct(db)
  await write({ product: productId }, { en: { title: 'Not told yet' } })
  const read = (as: Database) => as.all('select texts from public.page_heads where product_id = $1', [productId])
  expect(await read(db.anon)).toHaveLength(1)
  await db.owner.all(`update public.products set status = 'draft' where id = $1`, [productId])
  expect(await read(db.anon)).toEqual([])
  expect(await read(db.asPerson(await givenPerson(db)))).toEqual([])
})
