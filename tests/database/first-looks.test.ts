import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['settings.write', 'products.read', 'products.judge'])
})
const term = (effect: string) => db.owner.all(`update private.change_terms set effect = $1 where kind = 'listing' and level = 'new'`, [effect])
beforeEach(() => term('wait'))

/** A draft of a new maker, and the maker. */
async function givenDraft() {
  const { productId, sellerId, categoryId } = await givenProduct(db)
  const maker = await givenPerson(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [sellerId, maker])
  await db.owner.all(`update public.products set status = 'draft', published_at = null where id = $1`, [productId])
  return {
    productId,
    sellerId,
    categoryId,
    maker,
    change: (set: string) => db.asPerson(maker).all(`update public.products set ${set} where id = $1`, [productId]),
  }
}
const stateOf = (id: string) =>
  db.owner.one<{ status: string; waits: boolean; published: boolean }>(
    'select status, waits_since is not null as waits, published_at is not null as published from public.products where id = $1',
    [id],
  )
const work = async (id: string) => (await db.owner.maybe('select 1 from private.waiting_listing where id = $1', [id])) !== undefined
const told = async (id: string) =>
  (
    await db.owner.all<{ decision: string }>(`select payload ->> 'decision' as decision from private.outbox where payload ->> 'product_id' = $1 order by id`, [
      id,
    ])
  ).map(({ decision }) => decision)
const seenOf = async (id: string) => (await db.owner.one<{ seen: string }>(`select private.facts_of_listing($1) ->> 'seen' as seen`, [id])).seen
const leave = async (id: string, seen?: string) =>
  asStaff(db, clerk).all(`select public.leave_product($1, 'It is what it says', $2)`, [id, seen ?? (await seenOf(id))])

test('a new listing of a maker who is new waits, nobody sees it, and it is for sale when somebody has looked', async () => {
  const { productId, change } = await givenDraft()
  await change(`status = 'active'`)
  expect(await stateOf(productId)).toEqual({ status: 'draft', waits: true, published: false })
  expect(await db.anon.all('select id from public.products where id = $1', [productId])).toEqual([])
  expect(await work(productId)).toBe(true)
  // It may be mended while it waits, and asked for again.
  await change(`name = 'Silk shawl', status = 'active'`)
  expect(await stateOf(productId)).toEqual({ status: 'draft', waits: true, published: false })
  await leave(productId)
  expect(await stateOf(productId)).toEqual({ status: 'active', waits: false, published: true })
  expect(await work(productId)).toBe(false)
  expect(await told(productId)).toEqual(['listing_shown'])
  // Once on sale, it comes and goes as its maker likes.
  await change(`status = 'inactive'`)
  await change(`status = 'active'`)
  expect(await stateOf(productId)).toEqual({ status: 'active', waits: false, published: true })
})

test('what is put on sale is what was looked at: whatever its maker changed since is looked at again', async () => {
  const { productId, change } = await givenDraft()
  await change(`status = 'active'`)
  const seen = await seenOf(productId)
  const others = [
    `update public.products set name = 'Medicine that heals' where id = $1`,
    `update public.product_variants set price_minor = 100 where product_id = $1`,
    `insert into public.product_images (product_id, url) values ($1, '/images/another.webp')`,
    `insert into public.product_translations (product_id, language, name) values ($1, 'de', 'Etwas anderes')`,
  ]
  let before = seen
  for (const other of others) {
    await db.owner.all(other, [productId])
    await expect(leave(productId, before)).rejects.toMatchObject({ hint: 'changed_meanwhile' })
    before = await seenOf(productId)
  }
  await expect(asStaff(db, clerk).all(`select public.leave_product($1, 'Not even looked')`, [productId])).rejects.toMatchObject({ hint: 'changed_meanwhile' })
  expect(await stateOf(productId)).toEqual({ status: 'draft', waits: true, published: false })
  // What is sold beside the market meanwhile says nothing else of it.
  await db.owner.all(
    `update public.stock_levels set on_hand = on_hand + 1 where variant_id in (select id from public.product_variants where product_id = $1)`,
    [productId],
  )
  await leave(productId, before)
  expect(await stateOf(productId)).toEqual({ status: 'active', waits: false, published: true })
})

test('no way of writing gets around it: a row that is on sale from the start, an early one, one that was put away', async () => {
  const { sellerId, categoryId, maker, productId, change } = await givenDraft()
  const made = await db
    .asPerson(maker)
    .one<{ id: string }>(
      `insert into public.products (seller_id, category_id, name, price_minor, status, early) values ($1, $2, 'New shawl', 10000, 'active', true) returning id`,
      [sellerId, categoryId],
    )
  expect(await stateOf(made.id)).toEqual({ status: 'draft', waits: true, published: false })
  expect(await work(made.id)).toBe(true)
  await change(`status = 'inactive'`)
  await change(`status = 'active'`)
  expect(await stateOf(productId)).toEqual({ status: 'inactive', waits: true, published: false })
  const forged = await change(`waits_since = null`).catch((error: unknown) => error)
  expect(forged).toMatchObject({ code: '42501' })
})

test('a maker takes it back, and nobody looks for nothing', async () => {
  const { productId, change } = await givenDraft()
  await change(`status = 'active'`)
  await change(`status = 'draft'`)
  expect(await stateOf(productId)).toEqual({ status: 'draft', waits: false, published: false })
  expect(await work(productId)).toBe(false)
  await expect(leave(productId)).rejects.toMatchObject({ hint: 'already_decided' })
})

test('staff keep it out with a reason; put back by another person it is for sale', async () => {
  const { productId, change } = await givenDraft()
  await change(`status = 'active'`)
  await asStaff(db, clerk).all(`select public.hold_product($1, 'copied', 'It is the motif of another maker', true)`, [productId])
  expect(await stateOf(productId)).toEqual({ status: 'inactive', waits: false, published: false })
  const { decision } = await db.owner.one<{ decision: string }>('select decision from public.product_reports where product_id = $1', [productId])
  expect(decision).toBe('held')
  await expect(change(`status = 'active'`)).rejects.toMatchObject({ hint: 'held' })
  await asStaff(db, clerk).all(`select public.release_product($1, 'She showed that it is hers')`, [productId])
  expect(await stateOf(productId)).toEqual({ status: 'active', waits: false, published: true })
})

test('where the shop wants it, it shows and is looked at; a maker who is trusted, an import and staff are not asked', async () => {
  await term('look')
  const looked = await givenDraft()
  await looked.change(`status = 'active'`)
  expect(await stateOf(looked.productId)).toEqual({ status: 'active', waits: false, published: true })
  expect(await work(looked.productId)).toBe(true)
  await term('wait')
  const trusted = await givenDraft()
  await db.owner.all(`insert into private.seller_trust (seller_id, level) values ($1, 'trusted')`, [trusted.sellerId])
  await trusted.change(`status = 'active'`)
  expect(await stateOf(trusted.productId)).toEqual({ status: 'active', waits: false, published: true })
  const byShop = await givenDraft()
  await db.owner.all(`update public.products set status = 'active' where id = $1`, [byShop.productId])
  expect(await stateOf(byShop.productId)).toEqual({ status: 'active', waits: false, published: true })
})

test('who writes settings changes the term, with a reason, and makers read it', async () => {
  await term('live')
  await asStaff(db, clerk).all(`select public.write_change_term('listing', 'new', 'wait', 'Copies were offered')`)
  const { sellerId, maker } = await givenDraft()
  const { trust } = await db.asPerson(maker).one<{ trust: { effects: Record<string, string> } }>('select public.seller_trust($1) as trust', [sellerId])
  expect(trust.effects['listing']).toBe('wait')
  await expect(db.asPerson(maker).all(`select public.write_change_term('listing', 'new', 'live', 'Mine are good')`)).rejects.toMatchObject({ code: '42501' })
})
