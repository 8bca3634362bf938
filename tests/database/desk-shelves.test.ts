import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, givenSeller } from '../support/market.ts'

let db: TestDatabase
let maker: string
let sellerId: string

/** As the desk asks: at most so many, those first that are wanted first. */
const found = async ({ words = '', low = false, first = 'scarcest', who = maker }: { words?: string; low?: boolean; first?: string; who?: string } = {}) =>
  (
    await db.asPerson(who).all<{ name: string }>(
      `select p.name from public.desk_shelves($1, $2, $3) v join public.products p on p.id = v.product_id
          order by v.stock_quantity ${first === 'scarcest' ? 'asc' : 'desc'}, v.id limit 500`,
      [sellerId, words, low],
    )
  ).map(({ name }) => name)

beforeAll(async () => {
  db = await testDatabase()
  maker = await givenPerson(db)
  sellerId = await givenSeller(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [sellerId, maker])
  const { productId } = await givenProduct(db)
  // More sold out than a screen holds, each one of its kind, and four that lie there.
  await db.owner.all(
    `with sold as (
       insert into public.products (seller_id, category_id, name, price_minor, is_unique, status)
       select $1, (select category_id from public.products where id = $2), 'Sold ' || n, 10000, true, 'active' from generate_series(1, 600) n returning id)
     insert into public.product_variants (product_id) select id from sold`,
    [sellerId, productId],
  )
  const put = async (name: string, onHand: number, { status = 'active', version = '' }: { status?: string; version?: string } = {}) => {
    const { id } = await db.owner.one<{ id: string }>(
      `with piece as (
         insert into public.products (seller_id, category_id, name, price_minor, status)
         values ($1, (select category_id from public.products where id = $2), $3, 10000, $4) returning id),
       version as (insert into public.product_variants (product_id, name, sku) select id, $5, 'NO-' || $3 from piece returning id, product_id),
       shelf as (insert into public.stock_levels (variant_id, on_hand) select id, $6 from version)
       select product_id as id from version`,
      [sellerId, productId, name, status, version, onHand],
    )
    return id
  }
  await put('Basket', 80)
  await put('Bowl', 9)
  await put('Away', 90, { status: 'archived' })
  const scarf = await put('Scarf', 50, { version: 'Silk / Red' })
  await db.owner.all(
    `insert into public.product_translations (product_id, language, name, phrases) values ($1, 'th', 'ผ้าพันคอ', '{"Silk": "ไหม", "Cotton": "ฝ้าย"}')`,
    [scarf],
  )
})

test('a stall finds what lies there most, however much has run out, and nothing that was put away', async () => {
  expect((await found({ first: 'most' })).slice(0, 4)).toEqual(['Basket', 'Scarf', 'Bowl', expect.stringContaining('Sold')])
  expect(await found()).toHaveLength(500)
})

test('words are asked of all shelves of the shop: a name in any language, a version as it is read, a number', async () => {
  for (const words of ['basket', 'NO-Bask', ' Basket ']) expect([words, await found({ words })]).toEqual([words, ['Basket']])
  for (const words of ['scarf', 'ผ้าพัน', 'silk / red', 'ไหม']) expect([words, await found({ words })]).toEqual([words, ['Scarf']])
  for (const words of ['ฝ้าย', 'Away', '%', '_']) expect([words, await found({ words })]).toEqual([words, []])
})

test('what runs low is found among all, and what is one of its kind never runs low', async () => {
  expect(await found({ low: true })).toEqual(['Bowl'])
})

test('another shop, and whoever asks for more than words, gets nothing', async () => {
  const stranger = await givenPerson(db)
  await expect(found({ who: stranger })).rejects.toMatchObject({ code: '42501' })
  await expect(found({ words: 'x'.repeat(101) })).rejects.toMatchObject({ code: '22023' })
  await expect(db.anon.all('select id from public.desk_shelves($1)', [sellerId])).rejects.toMatchObject({ code: '42501' })
})
