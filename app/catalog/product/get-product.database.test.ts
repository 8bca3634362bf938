import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../i18n/languages.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { givenProduct, givenSeller, type GivenProduct } from '../../../tests/support/market.ts'
import { getProductBasics, getProduct } from './get-product.server.ts'
import { listCategories } from '../categories/list-categories.server.ts'

let db: TestDatabase
let product: GivenProduct
beforeAll(async () => {
  db = await testDatabase()
  product = await givenProduct(db, { name: 'Silk scarf', stock: 4, priceMinor: 1_200_00 })
})

const translated = (productId: string, language: string, name: string, facts: { state?: string; origin?: string } = {}) =>
  db.owner.all('insert into public.product_translations (product_id, language, name, description, state, origin) values ($1, $2, $3, $3, $4, $5)', [
    productId,
    language,
    name,
    facts.state ?? 'reviewed',
    facts.origin ?? 'human',
  ])
const changed = (productId: string, changes: string) => db.owner.all(`update public.products set ${changes} where id = $1`, [productId])

describe('a stranger', () => {
  test('sees a piece with its variants, its maker and what is left', async () => {
    expect(await getProduct(db.anon, product.productId, 'en')).toMatchObject({
      name: 'Silk scarf',
      textLanguage: 'en',
      priceMinor: 1_200_00,
      stock: 4,
      pictures: [{ url: '/pictures/placeholder.webp' }],
      variants: [{ id: product.variantId, priceMinor: 1_200_00, stock: 4 }],
      seller: { id: product.sellerId, name: 'Ban Chonnabot Silk', province: 'Bangkok', closed: null },
    })
    expect((await getProduct(db.anon, product.productId, 'th'))?.seller.province).toBe('กรุงเทพมหานคร')
  })

  test.each(['draft', 'inactive', 'archived'])('does not see a piece that is %s', async (status) => {
    const hidden = await givenProduct(db)
    await changed(hidden.productId, `status = '${status}'`)
    expect([await getProduct(db.anon, hidden.productId, 'en'), await getProductBasics(db.anon, hidden.productId, 'en')]).toEqual([undefined, undefined])
  })

  test.each(['pending', 'rejected', 'suspended', 'terminated'])('does not see a piece of a maker who is %s', async (status) => {
    const hidden = await givenProduct(db)
    await db.owner.all('update public.sellers set application_status = $2 where id = $1', [hidden.sellerId, status])
    expect(await getProduct(db.anon, hidden.productId, 'en')).toBeUndefined()
  })

  test.each(['', 'x', '1', "' or 1=1 --", '\0', '11111111-1111-4111-8111-11111111111', randomUUID()])('finds nothing at %j', async (id) => {
    expect([await getProduct(db.anon, id, 'en'), await getProductBasics(db.anon, id, 'en')]).toEqual([undefined, undefined])
  })
})

describe('the text of a piece', () => {
  test('comes in the reader’s language, else in English, else in the maker’s own', async () => {
    const thai = await givenProduct(db, { name: 'ผ้าไหม' })
    await changed(thai.productId, `language = 'th'`)
    const shown = async (language: 'th' | 'de' | 'en') => {
      const { name, textLanguage } = (await getProduct(db.anon, thai.productId, language)) ?? {}
      return [name, textLanguage]
    }
    expect(await shown('de')).toEqual(['ผ้าไหม', 'th'])
    await translated(thai.productId, 'en', 'Silk')
    expect(await shown('de')).toEqual(['Silk', 'en'])
    await translated(thai.productId, 'de', 'Seide', { state: 'draft' })
    expect(await shown('de')).toEqual(['Silk', 'en'])
    await db.owner.all(`update public.product_translations set state = 'machine', origin = 'machine' where product_id = $1 and language = 'de'`, [
      thai.productId,
    ])
    expect(await shown('de')).toEqual(['Seide', 'de'])
    expect((await getProduct(db.anon, thai.productId, 'de'))?.machineTranslated).toBe(true)
    expect(await shown('th')).toEqual(['ผ้าไหม', 'th'])
  })
})

test('short texts come in the language of the others; a picture that is described in a foreign one goes by the product’s name', async () => {
  const made = await givenProduct(db, { name: 'Bowl' })
  await changed(made.productId, `personalization_prompt = 'Which name?', personalization_max = 9`)
  await db.owner.all(
    `insert into public.product_images (product_id, url, alt, position) values ($1, '/a.webp', 'From above', 0), ($1, '/b.webp', 'On a table', 1)`,
    [made.productId],
  )
  await db.owner.all(
    `insert into public.product_translations (product_id, language, name, phrases) values ($1, 'de', 'Schale', '{"Which name?": "Welcher Name?", "From above": "Von oben"}')`,
    [made.productId],
  )
  const shown = async (language: Language) => {
    const { personalization, pictures } = (await getProductBasics(db.anon, made.productId, language)) ?? {}
    return [personalization?.fields[0]?.told.text, personalization?.fields[0]?.told.language, pictures?.map(({ alt }) => alt)]
  }
  expect(await shown('de')).toEqual(['Welcher Name?', 'de', ['Von oben', '']])
  expect(await shown('en')).toEqual(['Which name?', 'en', ['From above', 'On a table']])
  expect(await shown('th')).toEqual(['Which name?', 'en', ['', '']])
})

test('what is said of sending it back follows the settings, for the piece’s own category and the family above it', async () => {
  const { productId } = await givenProduct(db)
  const returns = async () => (await getProduct(db.anon, productId, 'en'))?.returns
  expect(await returns()).toEqual({ days: 14, isFood: false })
  const category = (await getProduct(db.anon, productId, 'en'))?.category.slug ?? ''
  const set = (key: string, value: unknown) => db.owner.all('update public.shop_settings set value = $2 where key = $1', [key, JSON.stringify(value)])
  await set('returns.days', 30)
  await set('cases.no_return_categories', ['foods', category])
  expect(await returns()).toEqual({ days: 30, isFood: true })
  const family = randomUUID()
  await db.owner.all(`insert into public.categories (id, slug, name) values ($1, 'family-of-it', 'Family')`, [family])
  await db.owner.all('update public.categories set parent_id = $2 where slug = $1', [category, family])
  await set('cases.no_return_categories', ['family-of-it'])
  expect(await returns()).toEqual({ days: 30, isFood: true })
  await set('returns.days', 14)
  await set('cases.no_return_categories', ['foods'])
})

test('variants that are not offered are not there; a price of their own has no reduction', async () => {
  const { productId } = await givenProduct(db, { priceMinor: 100_00 })
  await changed(productId, 'original_price_minor = 15000')
  await db.owner.all(
    `insert into public.product_variants (product_id, name, price_minor, is_active, position) values ($1, 'L', 13000, true, 1), ($1, 'XL', null, false, 2)`,
    [productId],
  )
  const product = await getProduct(db.anon, productId, 'en')
  expect(product?.variants.map(({ name, priceMinor, originalPriceMinor }) => [name, priceMinor, originalPriceMinor])).toEqual([
    ['', 100_00, 150_00],
    ['L', 130_00, null],
  ])
})

test('a maker on leave says so; one whose leave has passed does not', async () => {
  const away = await givenProduct(db)
  const leave = (from: string, to: string | null) =>
    db.owner.all(`update public.sellers set closed_from = now() + $2::interval, closed_to = now() + $3::interval, closed_message = 'Harvest' where id = $1`, [
      away.sellerId,
      from,
      to,
    ])
  await leave('-1 day', '2 days')
  expect((await getProductBasics(db.anon, away.productId, 'en'))?.seller.closed).toEqual({ until: expect.any(String), message: 'Harvest' })
  await leave('-1 day', null)
  expect((await getProductBasics(db.anon, away.productId, 'en'))?.seller.closed).toEqual({ until: null, message: 'Harvest' })
  await leave('-3 days', '-1 day')
  expect((await getProductBasics(db.anon, away.productId, 'en'))?.seller.closed).toBeNull()
})

test('below stand the maker’s other pieces, and others’ of the category; never itself, never what is hidden', async () => {
  const seller = await givenSeller(db)
  const [one, two, draft] = [
    await givenProduct(db, { sellerId: seller, name: 'Celadon bowl' }),
    await givenProduct(db, { sellerId: seller, name: 'Celadon vase' }),
    await givenProduct(db, { sellerId: seller }),
  ]
  const other = await givenProduct(db, { name: 'Celadon jar' })
  await changed(draft.productId, `status = 'draft'`)
  await db.owner.all('update public.products set category_id = $2 where id = any ($1)', [[two.productId, other.productId], one.categoryId])
  const product = await getProduct(db.anon, one.productId, 'en')
  expect(product?.more.map(({ id }) => id)).toEqual([two.productId])
  expect(product?.alike.map(({ id }) => id)).toEqual([other.productId])
  // Called by itself: of what nobody may see nothing is told, and what is hidden is alike to nothing.
  const alikeOf = (id: string) => db.anon.one('select public.alike_products($1) as alike', [id])
  await db.owner.all('update public.products set category_id = $2 where id = $1', [draft.productId, one.categoryId])
  expect(await alikeOf(draft.productId)).toEqual({ alike: [] })
  await changed(other.productId, `status = 'draft'`)
  expect(await alikeOf(one.productId)).toEqual({ alike: [] })
})

test('promotions that apply are named in the reader’s language; those that ended are not', async () => {
  const { productId } = await givenProduct(db)
  await db.owner.all(
    `insert into public.bogo_promotions (name, names, bogo_type, buy_product_id, start_date, end_date) values
       ('Two for one', '{"th": "ซื้อหนึ่งแถมหนึ่ง"}', 'classic_bogo', $1, now() - interval '1 day', null), ('Over', '{}', 'classic_bogo', $1, now() - interval '2 days', now() - interval '1 day')`,
    [productId],
  )
  expect((await getProduct(db.anon, productId, 'th'))?.promotions.map(({ name }) => name)).toEqual(['ซื้อหนึ่งแถมหนึ่ง'])
  expect((await getProduct(db.anon, productId, 'nl'))?.promotions.map(({ name }) => name)).toEqual(['Two for one'])
})

test('a family counts what is below it, and nothing that is hidden', async () => {
  const [family, below] = [randomUUID(), randomUUID()]
  await db.owner.all(`insert into public.categories (id, slug, name, parent_id) values ($1, $3, 'Art', null), ($2, $4, 'Paintings', $1)`, [
    family,
    below,
    `art-${family.slice(0, 8)}`,
    `paintings-${below.slice(0, 8)}`,
  ])
  const [seen, hidden] = [await givenProduct(db), await givenProduct(db)]
  await db.owner.all('update public.products set category_id = $2 where id = any ($1)', [[seen.productId, hidden.productId], below])
  await changed(hidden.productId, `status = 'draft'`)
  const art = (await listCategories(db.anon, 'en')).find(({ slug }) => slug === `art-${family.slice(0, 8)}`)
  expect(art).toMatchObject({ count: 1, below: [{ name: 'Paintings', count: 1 }] })
})

test('beside a struck price stands the lowest of the thirty days before, on the page and on the card', async () => {
  const { productId } = await givenProduct(db, { priceMinor: 100_00 })
  await changed(productId, 'price_minor = 8000, original_price_minor = 15000')
  const product = await getProduct(db.anon, productId, 'en')
  expect([product?.priceMinor, product?.originalPriceMinor, product?.lowestBeforeMinor]).toEqual([80_00, 150_00, 100_00])
  const { cards } = await db.owner.one<{ cards: { lowest_before_minor: number }[] }>(`select private.product_cards(array[$1]::uuid[], 'en') as cards`, [
    productId,
  ])
  expect(cards.map((card) => card.lowest_before_minor)).toEqual([100_00])
})
