import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { givenProductChange } from '../support/waiting-work.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

const makingOf = (product: string) => db.owner.one('select making from public.products where id = $1', [product])

test('nobody has said who made a piece until its maker does, in one of four ways', async () => {
  const { productId } = await givenProduct(db)
  expect(await makingOf(productId)).toEqual({ making: null })
  for (const making of ['made', 'designed', 'sourced', 'assisted', null]) {
    await db.owner.all('update public.products set making = $2 where id = $1', [productId, making])
    expect(await makingOf(productId)).toEqual({ making })
  }
  await expect(db.owner.all(`update public.products set making = 'bought' where id = $1`, [productId])).rejects.toMatchObject({ code: '23514' })
})

test('of a piece on sale it is a claim: what a new maker says waits until somebody has looked', async () => {
  const { product, maker, change } = await givenProductChange(db)
  await db.asPerson(maker).all(`update public.products set making = 'made' where id = $1`, [product])
  expect(await makingOf(product)).toEqual({ making: null })
  const noted = `select kind, waits, after from public.product_change_fields where change_id = $1 and field = 'making'`
  expect(await db.owner.one(noted, [change])).toEqual({ kind: 'claims', waits: true, after: 'made' })
})

test('a new listing brings it', async () => {
  const { sellerId, categoryId } = await givenProduct(db)
  const maker = await givenPerson(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'products')`, [sellerId, maker])
  const id = crypto.randomUUID()
  const listing = JSON.stringify({ name: 'Basket', category_id: categoryId, price_minor: 500_00, making: 'designed' })
  await db.asPerson(maker).one(`select public.place_listing($1, $2, $3, '[]', 1, '[]', false)`, [id, sellerId, listing])
  expect(await makingOf(id)).toEqual({ making: 'designed' })
})
