/** What belongs together by hand or by a rule, as visitors see it, and what only staff may do with it. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { getCollection } from '../../app/catalog/collections/get-collection.server.ts'
import { listCollections } from '../../app/catalog/collections/list-collections.server.ts'
import { listAddresses } from '../../app/pages/crawlers/list-addresses.server.ts'
import { givenCraftShop, givenListed } from '../support/craft-shop.ts'
import { refusal, testDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

const db = await testDatabase()
let [editor, reader] = ['', '']
let surin = ''
beforeAll(async () => {
  ;({ surin } = await givenCraftShop(db))
  ;[editor, reader] = [await givenPerson(db), await givenPerson(db)]
  await givenStaff(db, editor, ['catalogue.write', 'products.read', 'content.write'])
  await givenStaff(db, reader, ['products.read'])
})

type Wish = Record<string, unknown>
const wish = (changes: Wish = {}): Wish => ({
  slug: `c-${randomUUID().slice(0, 8)}`,
  texts: { en: { title: 'Silk', text: 'Woven in Surin.' }, th: { title: 'ผ้าไหม' } },
  image_url: '/pictures/hero-1.webp',
  kind: 'hand',
  ...changes,
})
const write = async (collection: Wish, id: string | null = null, seen: string | null = null) =>
  (await asStaff(db, editor).one<{ id: string }>('select public.write_collection($1, $2, $3) as id', [id, JSON.stringify(collection), seen])).id
const move = (id: string, to: string) => asStaff(db, editor).all('select public.move_collection($1, $2)', [id, to])
const put = (id: string, products: readonly string[], seen: readonly string[] = []) =>
  asStaff(db, editor).all('select public.put_into_collection($1, $2, $3)', [id, products, seen])
const seenOf = async (id: string) => (await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.collections where id = $1', [id])).seen
const page = (slug: unknown, language: 'en' | 'th' | 'de' = 'en', number = 1) => getCollection(db.anon, String(slug), { language, page: number })
const names = async (slug: unknown) => (await page(slug))?.products.map(({ name }) => name)
const idsOf = async (...called: string[]) =>
  (await db.owner.all<{ id: string }>('select id from public.products where name = any ($1) order by array_position($1, name)', [called])).map(({ id }) => id)
const hint = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'hint' in error ? error.hint : error),
  )
const ruled = async (rule: Wish, changes: Wish = {}) => {
  const collection = wish({ kind: 'rule', rule, ...changes })
  await move(await write(collection), 'shown')
  return collection['slug']
}

test('pieces chosen by hand stand in their own order, in the reader’s words; what nobody may buy is not among them', async () => {
  const collection = wish()
  const id = await write(collection)
  const chosen = await idsOf('Plain silk scarf', 'Celadon bowl', 'Mudmee silk sarong')
  await put(id, chosen)
  expect(await page(collection['slug'])).toBeUndefined()
  await move(id, 'shown')
  expect(await names(collection['slug'])).toEqual(['Plain silk scarf', 'Celadon bowl', 'Mudmee silk sarong'])
  expect(await page(collection['slug'], 'th')).toMatchObject({ title: 'ผ้าไหม', text: '', total: 3, more: false })
  expect(await page(collection['slug'], 'de')).toMatchObject({ title: 'Silk', text: 'Woven in Surin.' })

  await put(id, chosen.toReversed(), chosen)
  expect(await names(collection['slug'])).toEqual(['Mudmee silk sarong', 'Celadon bowl', 'Plain silk scarf'])
  expect(await hint(put(id, chosen, chosen))).toBe('changed_meanwhile')
  expect(await hint(put(id, [randomUUID()], chosen.toReversed()))).toBe('no_product')
  const hidden = await db.owner.all<{ id: string }>(`select id from public.products where id not in (select product_id from private.product_listings) limit 1`)
  await put(id, [...chosen, ...hidden.map((one) => one.id)], chosen.toReversed())
  expect(await page(collection['slug'])).toMatchObject({ total: 3 })
  expect(await page(collection['slug'], 'en', 2)).toMatchObject({ total: 3 })
})

test('a rule finds what the list finds, and what it names and is gone holds nothing rather than everything', async () => {
  const [{ slug: maker } = { slug: '' }] = await db.owner.all<{ slug: string }>('select slug from public.sellers where id = $1', [surin])
  expect((await names(await ruled({ seller: [maker] })))?.toSorted()).toEqual(['Mudmee silk sarong', 'Plain silk scarf'])
  expect(await names(await ruled({ location: ['TH-50'], min: 100_000 }))).toEqual(['Celadon vase'])
  expect(await names(await ruled({ type: ['sale'] }))).toEqual(['Celadon vase'])
  expect(await names(await ruled({ feature: ['gift_wrap'], max: 200_000 }, { sort: 'price_asc' }))).toEqual(['Plain silk scarf'])
  const whole = (await db.owner.one<{ n: number }>('select count(*)::integer as n from private.product_listings')).n
  expect(await page(await ruled({ days: 365 }))).toMatchObject({ total: whole })
  for (const rule of [{ seller: ['nobody'] }, { category: ['nothing'] }, { brand: ['none'] }, { attribute: ['technique.batik'] }, { tag: ['no such tag'] }]) {
    expect(await page(await ruled(rule))).toMatchObject({ total: 0, products: [] })
  }
  await db.owner.all(`update private.product_listings set published_at = now() - interval '40 days' where seller_id = $1`, [surin])
  expect(await page(await ruled({ days: 30, seller: [maker] }))).toMatchObject({ total: 0 })
  expect(await page(await ruled({ days: 60, seller: [maker] }))).toMatchObject({ total: 2 })

  const { productId } = await givenListed(db, { name: 'Tagged shawl' })
  await db.owner.all(`update public.products set tags = '{naga}' where id = $1`, [productId])
  expect(await names(await ruled({ tag: ['naga', 'other'] }))).toEqual(['Tagged shawl'])
})

test('nothing but a rule is a rule', async () => {
  for (const rule of [
    {},
    { colour: ['red'] },
    { category: [] },
    { category: 'silk' },
    { category: [1] },
    { min: 0 },
    { min: 1.5 },
    { min: 5, max: 4 },
    { days: 366 },
    { days: '7' },
    { rating: 9 },
    [],
  ])
    expect([rule, await hint(write(wish({ kind: 'rule', rule })))]).toEqual([rule, 'no_collection'])
  expect(await hint(write(wish({ kind: 'rule' })))).toBe('no_collection')
  for (const changes of [
    { slug: 'Not this' },
    { texts: { th: { title: 'ผ้า' } } },
    { texts: { en: { title: '' } } },
    { image_url: 'javascript:x' },
    { image_url: null },
    { kind: 'magic' },
    { sort: 'odd' },
    { shown_at: ['moon'] },
    { starts_at: '2030-02-02', ends_at: '2030-02-01' },
  ])
    expect([changes, await hint(write(wish(changes)))]).toEqual([changes, 'no_collection'])
})

test('what does not run, has ended or holds nothing stands in no list and no sitemap', async () => {
  const rule = { kind: 'rule', rule: { days: 365 }, shown_at: ['home'] }
  const [running, later, ended, off, empty] = [
    wish(rule),
    wish({ ...rule, starts_at: '2099-01-01' }),
    wish({ ...rule, ends_at: '2020-01-01' }),
    wish(rule),
    wish({ ...rule, rule: { category: ['nothing'] } }),
  ]
  for (const collection of [running, later, ended, off, empty]) {
    const id = await write(collection)
    if (collection !== off) await move(id, 'shown')
  }
  const slugs = [running, later, ended, off, empty].map(({ slug }) => slug)
  const shown = async (at?: 'home' | 'products') =>
    (await listCollections(db.anon, 'en', at ? { at } : {})).map(({ slug }) => slug).filter((slug) => slugs.includes(slug))
  expect(await shown()).toEqual([running['slug']])
  expect(await shown('home')).toEqual([running['slug']])
  expect(await shown('products')).toEqual([])
  const paths = (await listAddresses(db.anon, 1)).map(({ path }) => path)
  expect(slugs.map((slug) => paths.includes(`/collections/${String(slug)}`))).toEqual([true, false, false, false, false])
  expect(paths).toContain('/collections')
  for (const collection of [later, ended, off]) expect(await page(collection['slug'])).toBeUndefined()
})

test('the number of pieces is counted anew, and nobody is told of a change when there is none', async () => {
  const slug = await ruled({ tag: ['counted'] })
  const { productId } = await givenListed(db, { name: 'Counted' })
  await db.owner.all(`update public.products set tags = '{counted}' where id = $1`, [productId])
  const acts = () => db.owner.one<{ n: number }>(`select count(*)::integer as n from public.activity_log where noun = 'collections'`)
  const before = await acts()
  await db.owner.one('select private.count_collections()')
  expect(await db.owner.one('select listed from public.collections where slug = $1', [slug])).toEqual({ listed: 1 })
  expect(await db.owner.one('select private.count_collections() as changed')).toEqual({ changed: 0 })
  expect(await acts()).toEqual(before)
})

test('an address that was changed leads to the new one at once, however often it changes', async () => {
  const collection = wish()
  const id = await write(collection)
  const [one, two, three] = [collection['slug'], `c-${randomUUID().slice(0, 8)}`, `c-${randomUUID().slice(0, 8)}`]
  await write({ ...collection, slug: two }, id, await seenOf(id))
  await write({ ...collection, slug: three }, id, await seenOf(id))
  const led = () =>
    db.owner.all('select from_path, to_path from public.redirects where from_path = any ($1) order by from_path = $2 desc', [
      [one, two, three].map((slug) => `/collections/${String(slug)}`),
      `/collections/${String(one)}`,
    ])
  expect(await led()).toEqual([one, two].map((slug) => ({ from_path: `/collections/${String(slug)}`, to_path: `/collections/${three}` })))
  // Back again: nothing leads away from where it stands.
  await write({ ...collection, slug: one }, id, await seenOf(id))
  expect((await led()).map((row) => (row as { to_path: string }).to_path)).toEqual([`/collections/${String(one)}`, `/collections/${String(one)}`])
  expect(await db.owner.all('select from public.redirects where from_path = $1', [`/collections/${String(one)}`])).toEqual([])
  expect(await hint(write(wish({ slug: one })))).toBe('slug_taken')
})

test('two who write at once do not overwrite each other; what was put away is taken out before it is changed', async () => {
  const collection = wish()
  const id = await write(collection)
  const seen = await seenOf(id)
  await write({ ...collection, sort: 'newest' }, id, seen)
  expect(await hint(write(collection, id, seen))).toBe('changed_meanwhile')
  await move(id, 'archived')
  expect(await hint(write(collection, id, await seenOf(id)))).toBe('archived')
  expect(await hint(put(id, []))).toBe('archived')
  expect(await hint(move(id, 'archived'))).toBe('not_allowed_now')
  await move(id, 'restored')
  expect(await db.owner.one('select is_active from public.collections where id = $1', [id])).toEqual({ is_active: false })
  const ruledId = await write(wish({ kind: 'rule', rule: { days: 30 } }))
  expect(await hint(put(ruledId, []))).toBe('by_rule')
})

test('the order is kept whole, and only by who saw the one before', async () => {
  const all = async () =>
    (await db.owner.all<{ id: string }>('select id from public.collections where archived_at is null order by sort_order, id')).map(({ id }) => id)
  const before = await all()
  const order = (ids: readonly string[], seen: readonly string[]) => asStaff(db, editor).all('select public.order_collections($1, $2)', [ids, seen])
  await order(before.toReversed(), before)
  expect(await all()).toEqual(before.toReversed())
  expect(await hint(order(before, before))).toBe('changed_meanwhile')
  expect(await hint(order(before.slice(1), before.toReversed()))).toBe('other_collections')
})

test('who may only read sees drafts and what they would hold; nobody else does, and neither writes', async () => {
  const id = await write(wish())
  expect(await asStaff(db, reader).all('select id from public.collections where id = $1', [id])).toHaveLength(1)
  expect(
    (await asStaff(db, reader).one<{ held: { total: number } }>(`select public.preview_collection('rule', '{"type": ["sale"]}', null, 'best', 'en') as held`))
      .held.total,
  ).toBe(1)
  expect(await hint(asStaff(db, reader).all(`select public.preview_collection('rule', '{}', null, 'best', 'en')`))).toBe('no_collection')
  const stranger = db.asPerson(await givenPerson(db))
  for (const person of [asStaff(db, reader), stranger, db.anon]) {
    expect(await refusal(person.all(`select public.write_collection(null, '{}', null)`))).toBe('42501')
    expect(await refusal(person.all(`select public.move_collection($1, 'shown')`, [id]))).toBe('42501')
    expect(await refusal(person.all(`select public.put_into_collection($1, '{}', '{}')`, [id]))).toBe('42501')
    expect(await refusal(person.all('select public.order_collections($1, $1)', [[id]]))).toBe('42501')
  }
  for (const person of [stranger, db.anon]) {
    expect(await person.all('select id from public.collections where id = $1', [id])).toEqual([])
    expect(await refusal(person.all(`select public.preview_collection('rule', '{"days": 7}', null, 'best', 'en')`))).toBe('42501')
  }
})
