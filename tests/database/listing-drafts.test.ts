import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { toColumns, type ProductWish } from '../../app/seller-desk/products/my-product.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, givenSeller } from '../support/market.ts'

let db: TestDatabase
let maker: string
let stranger: string
let sellerId: string
let categoryId: string

beforeAll(async () => {
  db = await testDatabase()
  maker = await givenPerson(db)
  stranger = await givenPerson(db)
  sellerId = await givenSeller(db)
  const { productId } = await givenProduct(db, { priceMinor: 100_00, stock: 1 })
  categoryId = (await db.owner.one<{ id: string }>('select category_id as id from public.products where id = $1', [productId])).id
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [sellerId, maker])
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [await givenSeller(db), stranger])
})

type Kept = { kept: boolean; revision: number; piece: boolean; gone?: boolean; answers?: unknown }
const keep = async (id: string, answers: object, seen: number, person = maker) =>
  (await db.asPerson(person).one<{ kept: Kept }>('select public.keep_listing_draft($1, $2, $3, $4) as kept', [id, sellerId, JSON.stringify(answers), seen]))
    .kept
type Placing = { publish?: boolean; pictures?: object[]; person?: string; seller?: string; price?: number }
const place = async (id: string, { publish = false, pictures = [], person = maker, seller = sellerId, price = 900_00 }: Placing = {}) =>
  (
    await db
      .asPerson(person)
      .one<{ placed: object }>('select public.place_listing($1, $2, $3, $4, 4, $5, $6) as placed', [
        id,
        seller,
        JSON.stringify({ name: 'ผ้าไหม', category_id: categoryId, price_minor: price, language: 'th', tags: ['silk'], hs_code: '620610' }),
        JSON.stringify(pictures),
        '[]',
        publish,
      ])
  ).placed

test('what a maker says is kept, and said twice it is kept once; two phones are told of each other', async () => {
  const id = randomUUID()
  expect(await keep(id, { name: 'ผ้า' }, 0)).toEqual({ kept: true, revision: 1, piece: false })
  expect(await keep(id, { name: 'ผ้าไหม' }, 1)).toEqual({ kept: true, revision: 2, piece: false })
  // The answer did not come, so the phone asks again.
  expect(await keep(id, { name: 'ผ้าไหม' }, 1)).toEqual({ kept: true, revision: 2, piece: false })
  expect(await keep(id, { name: 'ผ้าฝ้าย' }, 1)).toMatchObject({ kept: false, revision: 2, answers: { name: 'ผ้าไหม' } })
  expect(await keep(id, { name: 'ผ้าฝ้าย' }, 2)).toEqual({ kept: true, revision: 3, piece: false })
})

test('another shop neither reads, writes nor throws away a draft, and no draft bears the id of its piece', async () => {
  const id = randomUUID()
  await keep(id, { name: 'ลับ' }, 0)
  expect(await db.asPerson(stranger).all('select id from public.listing_drafts')).toEqual([])
  await db.asPerson(stranger).all('delete from public.listing_drafts where id = $1', [id])
  expect(await db.asPerson(maker).all('select id from public.listing_drafts where id = $1', [id])).toHaveLength(1)
  await expect(keep(id, {}, 1, stranger)).rejects.toMatchObject({ code: '42501' })
  await expect(db.anon.all('select id from public.listing_drafts')).rejects.toMatchObject({ code: '42501' })
  await expect(place(id, { person: stranger })).rejects.toMatchObject({ code: '42501' })
  await place(id)
  const other = (await db.owner.one<{ id: string }>('select seller_id as id from public.seller_members where person_id = $1', [stranger])).id
  await expect(db.asPerson(stranger).one('select public.keep_listing_draft($1, $2, $3, 0)', [id, other, '{}'])).rejects.toMatchObject({ code: '42501' })
  await expect(place(id, { person: stranger, seller: other })).rejects.toMatchObject({ code: '42501' })
})

test('a shop has a bounded number of unfinished pieces', async () => {
  const seller = await givenSeller(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [seller, maker])
  await db.owner.all(`insert into public.listing_drafts (id, seller_id, answers) select gen_random_uuid(), $1, '{}' from generate_series(1, 60)`, [seller])
  const more = db.asPerson(maker).one('select public.keep_listing_draft($1, $2, $3, 0)', [randomUUID(), seller, '{}'])
  await expect(more).rejects.toMatchObject({ code: 'HT005', hint: 'too_many' })
})

test('a draft becomes one piece, with its stock and pictures, however often that is asked', async () => {
  const id = randomUUID()
  await keep(id, { name: 'ผ้าไหม' }, 0)
  const pictures = [{ url: `/storage/v1/object/public/product-images/${id}/one.jpg`, alt: 'ผ้าไหม' }]
  expect(await place(id, { publish: true, pictures })).toEqual({ added: true, status: 'active' })
  expect(await place(id, { publish: true, pictures })).toEqual({ added: false, status: 'active' })
  expect(await db.asPerson(maker).all('select id from public.listing_drafts where id = $1', [id])).toEqual([])
  const made = await db.owner.all(
    `select p.stock_quantity, p.hs_code, p.tags, i.alt from public.products p join public.product_images i on i.product_id = p.id where p.id = $1`,
    [id],
  )
  expect(made).toEqual([{ stock_quantity: 4, hs_code: '620610', tags: ['silk'], alt: 'ผ้าไหม' }])
})

test('a piece that stands already says so, and neither its words nor whether it is on sale change by placing it again', async () => {
  const id = randomUUID()
  expect(await place(id)).toEqual({ added: true, status: 'draft' })
  // It was not known that it stood: what is said of it since lies in a draft of the same name.
  expect(await keep(id, { name: 'ผ้าไหม', price: '1500' }, 0)).toEqual({ kept: true, revision: 1, piece: true })
  expect(await place(id, { publish: true, price: 1500_00 })).toEqual({ added: false, status: 'draft' })
  expect(await db.owner.one('select status, price_minor from public.products where id = $1', [id])).toEqual({ status: 'draft', price_minor: 900_00n })
  expect(await db.asPerson(maker).all('select id from public.listing_drafts where id = $1', [id])).toHaveLength(1)
})

test('a draft that another device has placed or thrown away does not come back unseen', async () => {
  const [placed, thrown] = [randomUUID(), randomUUID()]
  await keep(placed, { name: 'ผ้าไหม' }, 0)
  await place(placed)
  expect(await keep(placed, { name: 'ผ้าไหมมัดหมี่' }, 1)).toEqual({ kept: false, gone: true, piece: true })
  await keep(thrown, { name: 'ผ้าไหม' }, 0)
  await db.asPerson(maker).all('delete from public.listing_drafts where id = $1', [thrown])
  expect(await keep(thrown, { name: 'ผ้าไหมมัดหมี่' }, 1)).toEqual({ kept: false, gone: true, piece: false })
  expect(await db.asPerson(maker).all('select id from public.listing_drafts where id = any ($1::uuid[])', [[placed, thrown]])).toEqual([])
  // Whoever has seen that begins it anew.
  expect(await keep(thrown, { name: 'ผ้าไหมมัดหมี่' }, 0)).toEqual({ kept: true, revision: 1, piece: false })
})

test('what a piece is held to holds: a picture of another folder makes no piece at all', async () => {
  const id = randomUUID()
  await keep(id, { name: 'ผ้าไหม' }, 0)
  const url = `/storage/v1/object/public/product-images/${randomUUID()}/one.jpg`
  await expect(place(id, { pictures: [{ url }] })).rejects.toMatchObject({ hint: 'invalid' })
  expect(await db.owner.all('select id from public.products where id = $1', [id])).toEqual([])
  expect(await db.asPerson(maker).all('select id from public.listing_drafts where id = $1', [id])).toHaveLength(1)
})

test('pictures are sent while there is only a draft, by its maker alone', async () => {
  const id = randomUUID()
  const send = (person: string) =>
    db.asPerson(person).all(`insert into storage.objects (bucket_id, name) values ('product-images', $1)`, [`${id}/${randomUUID()}.jpg`])
  await expect(send(maker)).rejects.toMatchObject({ code: '42501' })
  await keep(id, {}, 0)
  await send(maker)
  await expect(send(stranger)).rejects.toMatchObject({ code: '42501' })
})

test('everything that is said of a new piece arrives with it, the kind of its parcel as well', async () => {
  const brand = await db.owner.one<{ id: string }>(`insert into public.brands (slug, name) values ('said-of-all', 'Baan Mai') returning id`)
  const parcel = await db.owner.one<{ id: string }>(`insert into public.shop_shipping_profiles (seller_id, name) values ($1, 'Long tubes') returning id`, [
    sellerId,
  ])
  // No answer is the one that holds where nothing is said.
  const wish: ProductWish = {
    name: 'ผ้าไหมมัดหมี่',
    categoryId,
    brandId: brand.id,
    parcel: parcel.id,
    description: 'ทอมือที่สุรินทร์',
    material: 'ไหม',
    priceMinor: 900_00,
    originalPriceMinor: 1200_00,
    weightGrams: 310,
    isHandmade: false,
    making: 'designed',
    isUnique: true,
    madeToOrder: true,
    leadTimeDays: 12,
    weekly: 4,
    freeShipping: true,
    giftWrap: true,
    early: true,
    followersHours: 24,
    care: 'ซักมือ',
    craft: 'มัดหมี่',
    dimensions: '45 × 180',
    hsCode: '620610',
    tags: ['silk', 'gift'],
    asked: [{ id: 'name', kind: 'text', label: 'ชื่อ', required: true, max: 20, choices: [], fee: 0 }],
    stock: 1,
  }
  const columns = toColumns(wish)
  const placed = async (said: object) => {
    const id = randomUUID()
    await db
      .asPerson(maker)
      .one('select public.place_listing($1, $2, $3, $4, 1, $5, false)', [id, sellerId, JSON.stringify({ ...said, language: 'th' }), '[]', '[]'])
    return (await db.owner.one<{ piece: Record<string, unknown> }>('select to_jsonb(p) as piece from public.products p where p.id = $1', [id])).piece
  }
  const plain = await placed({ name: 'ผ้า', category_id: categoryId, price_minor: 100_00 })
  expect(await placed(columns)).toMatchObject(columns)
  for (const [column, value] of Object.entries(columns)) if (column !== 'category_id') expect([column, plain[column]]).not.toEqual([column, value])
})
