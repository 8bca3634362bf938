import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { brandsLedOn, getBrand } from '../../app/catalog/list/get-brand.server.ts'
import { indexProducts } from '../../app/catalog/search/search-index.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let [keeper, reader] = ['', '']
beforeAll(async () => {
  db = await testDatabase()
  ;[keeper, reader] = [await givenPerson(db), await givenPerson(db)]
  await givenStaff(db, keeper, ['products.read', 'catalogue.write'])
  await givenStaff(db, reader, ['products.read'])
})

const hint = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'hint' in error ? error.hint : error),
  )
const staff = () => asStaff(db, keeper)
const write = async (brand: object, id: string | null = null, seen: string | null = null) =>
  (await staff().one<{ id: string }>('select public.write_brand($1, $2, $3) as id', [id, JSON.stringify(brand), seen])).id
const show = (id: string, shown = true) => staff().all('select public.show_brand($1, $2)', [id, shown])
const made = async (change: object = {}) => {
  const slug = `b-${randomUUID()}`
  const id = await write({ slug, name: 'Doi Tung', ...change })
  await show(id)
  return { id, slug }
}
const seenOf = async (id: string) => (await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.brands where id = $1', [id])).seen
const givenPiece = async () => {
  const { productId: product, sellerId: seller } = await givenProduct(db)
  const maker = await givenPerson(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [seller, maker])
  // What she changes is not waited for.
  await db.owner.all(`insert into private.seller_trust (seller_id, level) values ($1, 'trusted')`, [seller])
  return { product, seller, maker }
}
const put = (maker: string, product: string, brand: string | null) =>
  db.asPerson(maker).all('update public.products set brand_id = $2 where id = $1', [product, brand])
const name = (brand: string, sellers: readonly string[], seen: readonly string[] = []) =>
  staff().all('select public.name_brand_sellers($1, $2, $3)', [brand, sellers, seen])
const merge = (id: string, into: string, products: number, who = staff()) =>
  who.one<{ moved: string }>(`select public.merge_brand($1, $2, $3, 'Two of one kind') as moved`, [id, into, products])
const found = async (slug: string) =>
  (await db.anon.one<{ n: number }>(`select (public.search_products(p_brands => array[$1]) ->> 'total')::integer as n`, [slug])).n
const facet = async (slug: string) =>
  (await db.anon.one<{ f: { brands: { slug: string }[] } }>('select public.product_facets() as f')).f.brands.some((brand) => brand.slug === slug)
const brandOf = async (product: string) =>
  (await db.owner.one<{ brand_id: string | null }>('select brand_id from public.products where id = $1', [product])).brand_id

test('a brand is hidden until it is shown; hidden again it is in no filter and no form, and its pieces keep it', async () => {
  const slug = `b-${randomUUID()}`
  const id = await write({ slug, name: ' Doi Tung ', texts: { en: { text: 'Coffee and weaving.' } }, website: 'https://doitung.example' })
  const { product, maker } = await givenPiece()
  expect(await db.anon.all('select id from public.brands where id = $1', [id])).toEqual([])
  expect(await hint(put(maker, product, id))).toBe('brand_closed')
  await show(id)
  expect(await db.anon.all('select name, texts, website from public.brands where id = $1', [id])).toEqual([
    { name: 'Doi Tung', texts: { en: { text: 'Coffee and weaving.' } }, website: 'https://doitung.example' },
  ])
  await put(maker, product, id)
  expect([await found(slug), await facet(slug)]).toEqual([1, true])
  expect(await hint(show(id))).toBe('not_allowed_now')
  await show(id, false)
  expect(await facet(slug)).toBe(false)
  expect(await brandOf(product)).toBe(id)
  // What it has it keeps while its maker changes something else.
  await db.asPerson(maker).all(`update public.products set brand_id = brand_id, material = 'cotton' where id = $1`, [product])
  const logged = await db.owner.all<{ action: string }>(`select action from public.activity_log where subject = $1 order by id`, [id])
  expect(logged.map(({ action }) => action)).toEqual(['brands.insert', 'brands.update', 'brands.update'])
})

test('the head of its list is read in the reader’s language, else in English, and only while it is shown', async () => {
  const texts = { en: { text: 'Coffee and weaving.' }, th: { text: 'กาแฟและงานทอ' } }
  const { id, slug } = await made({ texts, website: 'https://doitung.example' })
  const head = { name: 'Doi Tung', logo: '', website: 'https://doitung.example' }
  expect(await getBrand(db.anon, slug, 'th')).toEqual({ ...head, text: 'กาแฟและงานทอ' })
  expect(await getBrand(db.anon, slug, 'de')).toEqual({ ...head, text: 'Coffee and weaving.' })
  await show(id, false)
  expect(await getBrand(db.anon, slug, 'en')).toBeUndefined()
  expect(await brandsLedOn(db.anon, [slug, 'nothing'])).toEqual({})
})

test('nothing is found by the name of a brand that is hidden', async () => {
  const { id } = await made({ name: 'Kaenkaew' })
  const { product, maker } = await givenPiece()
  await put(maker, product, id)
  const byName = async () => {
    await indexProducts(db.service)
    return (await db.anon.one<{ n: number }>(`select (public.search_products(p_q => 'kaenkaew', p_words => 'kaenkaew:*') ->> 'total')::integer as n`)).n
  }
  expect(await byName()).toBe(1)
  await show(id, false)
  expect(await byName()).toBe(0)
})

test('a cooperative’s mark is for the makers who are named; who is no longer named keeps what stands under it', async () => {
  const { id } = await made({ open_to_all: false })
  const [ours, theirs] = [await givenPiece(), await givenPiece()]
  expect(await hint(put(ours.maker, ours.product, id))).toBe('brand_closed')
  await name(id, [ours.seller])
  expect(await hint(name(id, [theirs.seller]))).toBe('changed_meanwhile')
  await put(ours.maker, ours.product, id)
  expect(await hint(put(theirs.maker, theirs.product, id))).toBe('brand_closed')
  expect(await db.asPerson(ours.maker).all('select brand_id from public.brand_sellers')).toEqual([{ brand_id: id }])
  expect(await db.asPerson(theirs.maker).all('select brand_id from public.brand_sellers')).toEqual([])
  await name(id, [], [ours.seller])
  expect(await brandOf(ours.product)).toBe(id)
  await put(ours.maker, ours.product, null)
  expect(await hint(put(ours.maker, ours.product, id))).toBe('brand_closed')
  expect(await hint(name(id, [randomUUID()]))).toBe('no_seller')
})

test('two brands become one: pieces, makers and the address go along, and only what was seen', async () => {
  const [old, other] = [await made(), await made({ open_to_all: false })]
  const { product, seller, maker } = await givenPiece()
  await put(maker, product, old.id)
  expect(await hint(merge(old.id, other.id, 0))).toBe('changed_meanwhile')
  expect(await hint(merge(old.id, other.id, 1, db.asPerson(keeper, withFactor({ minutesAgo: 30 }))))).toBe('prove')
  expect(await hint(merge(old.id, old.id, 1))).toBe('not_shown')
  expect(Number((await merge(old.id, other.id, 1)).moved)).toBe(1)
  expect(await brandOf(product)).toBe(other.id)
  expect([await found(old.slug), await found(other.slug)]).toEqual([1, 1])
  expect(await db.anon.one('select public.brands_led_on(array[$1, $2]) as led', [old.slug, other.slug])).toEqual({ led: { [old.slug]: other.slug } })
  expect(await asStaff(db, reader).one('select public.brand_uses($1) as uses', [other.id])).toMatchObject({
    uses: { products: 1, active: 1, listed: 1, merged: 1, makers: 1, sellers: [{ id: seller, products: 1 }] },
  })
  // A form that was opened before leads on; what was merged is changed no more.
  await put(maker, product, null)
  await put(maker, product, old.id)
  expect(await brandOf(product)).toBe(other.id)
  expect(await hint(merge(old.id, other.id, 0))).toBe('merged')
  expect(await hint(show(old.id))).toBe('merged')
  expect(await hint(write({ name: 'Doi Tung' }, old.id, await seenOf(old.id)))).toBe('merged')
  expect(await hint(staff().all(`select public.remove_brand($1, 'Made by mistake')`, [other.id]))).toBe('used')
})

test('of two changes at once one is told; an address is for good, and taken once', async () => {
  const { id, slug } = await made()
  const seen = await seenOf(id)
  const both = await Promise.all([hint(write({ slug: 'other', name: 'One' }, id, seen)), hint(write({ slug: 'other', name: 'Two' }, id, seen))])
  expect(both.toSorted()).toEqual(['changed_meanwhile', 'done'])
  expect(await db.owner.one('select slug from public.brands where id = $1', [id])).toEqual({ slug })
  expect(await hint(write({ slug, name: 'Again' }))).toBe('slug_taken')
  await staff().all(`select public.remove_brand($1, 'Made by mistake')`, [id])
})

test.each<[string, object]>([
  ['no name', { name: ' ' }],
  ['a website that is a script', { website: 'javascript:alert(1)' }],
  ['a text of no language', { texts: { 'not a language': { text: 'Hello' } } }],
  ['a text that is too long', { texts: { en: { text: 'x'.repeat(301) } } }],
  ['a text with more than a text', { texts: { en: { text: 'Hello', html: '<b>' } } }],
  ['a logo from anywhere', { logo_url: 'javascript:alert(1)' }],
])('%s is no brand', async (_what, change) => {
  expect(await hint(write({ slug: `b-${randomUUID()}`, name: 'Doi Tung', ...change }))).toBe('no_brand')
})

test('who may only read changes no brand, and a stranger reads none that is hidden', async () => {
  const { id } = await made()
  await show(id, false)
  expect(await asStaff(db, reader).all('select state from public.brands where id = $1', [id])).toEqual([{ state: 'hidden' }])
  for (const person of [asStaff(db, reader), db.asPerson(await givenPerson(db))]) {
    expect(await refusal(person.all(`select public.write_brand(null, '{}', null)`))).toBe('42501')
    expect(await refusal(person.all('select public.show_brand($1, true)', [id]))).toBe('42501')
    expect(await refusal(person.all(`select public.name_brand_sellers($1, '{}', '{}')`, [id]))).toBe('42501')
  }
  expect(await refusal(db.asPerson(await givenPerson(db)).all('select public.brand_uses($1)', [id]))).toBe('42501')
})
