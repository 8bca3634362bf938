import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, givenSeller } from '../support/market.ts'

let db: TestDatabase
let maker: string
let sellerId: string

beforeAll(async () => {
  db = await testDatabase()
  maker = await givenPerson(db)
  sellerId = await givenSeller(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [sellerId, maker])
})

const given = async (stock = 0) => {
  const made = await givenProduct(db, { priceMinor: 900_00, stock, sellerId })
  await db.asPerson(maker).all('update public.products set made_to_order = true, lead_time_days = 10, weekly_capacity = 2 where id = $1', [made.productId])
  return made
}
const facts = (id: string) =>
  db.anon.one<{ stock_quantity: number; days_to_make: number }>('select stock_quantity, days_to_make from public.products where id = $1', [id])
/** What an order does with the shelf, as reserving, paying, sending and canceling do it. */
const move = (variantId: string, change: string) => db.owner.all(`update public.stock_levels set ${change} where variant_id = $1`, [variantId])

test('a piece without stock is sold as far as eight weeks of work reach, and later buyers read a later day', async () => {
  const { productId, variantId } = await given()
  expect(await facts(productId)).toEqual({ stock_quantity: 16, days_to_make: 10 })
  await move(variantId, 'allocated = allocated + 3')
  expect(await facts(productId)).toEqual({ stock_quantity: 13, days_to_make: 17 })
  await move(variantId, 'reserved = reserved + 13')
  expect(await facts(productId)).toMatchObject({ stock_quantity: 0 })
  await expect(move(variantId, 'reserved = reserved + 1')).rejects.toMatchObject({ code: '23514' })
})

test('what is canceled is given back, and what is made leaves without having been counted in', async () => {
  const { productId, variantId } = await given()
  await move(variantId, 'allocated = 4')
  await move(variantId, 'allocated = 2')
  expect(await facts(productId)).toMatchObject({ stock_quantity: 14 })
  await move(variantId, 'allocated = allocated - 2, on_hand = on_hand - 2')
  await db.owner.all(`insert into public.stock_movements (variant_id, kind, quantity) values ($1, 'shipped', -2)`, [variantId])
  expect(await facts(productId)).toEqual({ stock_quantity: 16, days_to_make: 10 })
  // Nor does the nightly proof miss it.
  expect(await db.owner.all('select * from private.check_stock() where about = $1', [variantId])).toEqual([])
})

test('when a maker takes none any more, what is promised stays, and nothing more is sold', async () => {
  const { productId, variantId } = await given()
  await move(variantId, 'allocated = 3')
  await db.asPerson(maker).all('update public.products set weekly_capacity = 0 where id = $1', [productId])
  expect(await facts(productId)).toMatchObject({ stock_quantity: 0 })
  await move(variantId, 'allocated = allocated - 1, on_hand = on_hand - 1')
  expect(await facts(productId)).toMatchObject({ stock_quantity: 0 })
})

test('a piece that nobody has said a capacity of is sold as it was', async () => {
  const { productId } = await givenProduct(db, { priceMinor: 900_00, stock: 5, sellerId })
  expect(await facts(productId)).toEqual({ stock_quantity: 5, days_to_make: 0 })
})
