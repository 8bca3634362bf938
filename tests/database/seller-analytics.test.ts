import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { givePlan } from '../support/members.ts'
import type { Shop } from '../../app/shop.ts'

let db: TestDatabase
let shop: Shop
let seller: string
let scarf: GivenProduct

beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db))
  seller = await givenPerson(db)
  scarf = await givenProduct(db, { priceMinor: 500_00, stock: 20, name: 'Silk scarf' })
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [scarf.sellerId, seller])
  // Three orders: yesterday, ten days ago and never paid for; and one that was cancelled.
  for (const [index, daysAgo] of [1, 10, 2].entries()) {
    const number = await order(index)
    await db.owner.all(`update public.orders set placed_at = now() - $2 * interval '1 day' where number = $1`, [number, daysAgo])
    if (index === 2)
      await db.owner.all(`select private.transition_order(id, 'canceled', 'seller', $2, 'Sold out') from public.orders where number = $1`, [number, seller])
  }
  await db.service.all('select private.add_views($1::jsonb)', [JSON.stringify([{ id: scarf.productId, views: 40 }])])
  await db.service.all('select private.add_views($1::jsonb)', [JSON.stringify([{ id: scarf.productId, views: 10 }])])
  await db.asPerson(await givenPerson(db)).all('insert into public.favorites (product_id) values ($1)', [scarf.productId])
})

async function order(index: number): Promise<string> {
  const plain = wishFor([{ product: scarf, quantity: index + 1 }], { paymentMethod: 'cash_on_delivery', email: `buyer${index}@example.com` })
  const wish = { ...plain, address: { ...plain.address, phone: `081000000${index}` } }
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  const placed = await placeOrder(shop, guest, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  const { number } = await db.owner.one<{ number: string }>('select number from public.orders order by created_at desc, number desc limit 1')
  return number
}

type Told = {
  plan: boolean
  orders?: number
  sales_minor?: number
  now?: object
  before?: object
  views?: number
  favorites?: number
  days?: { views: number }[]
}
const ask = async (days = 7, person = seller) =>
  (await db.asPerson(person).one<{ told: (Told & Record<string, unknown>) | null }>('select public.seller_analytics($1, $2) as told', [scarf.sellerId, days]))
    .told
const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => 'allowed',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

test('every shop sees its days beside the days before, and cancelled orders nowhere', async () => {
  const week = await ask(7)
  expect(week).toMatchObject({
    plan: false,
    now: { orders: 1, sales_minor: 500_00 },
    before: { orders: 1, sales_minor: 1000_00 },
    views: 50,
    views_before: 0,
    favorites: 1,
    products: [{ name: 'Silk scarf', quantity: 1, sales_minor: 500_00, orders: 1, views: 50, carts: 3, favorites: 1 }],
    places: [{ country: 'TH', province: 'TH-10', orders: 1, sales_minor: 500_00 }],
    languages: [{ language: 'en', orders: 1, sales_minor: 500_00 }],
    canceled: 1,
  })
  expect(week?.days).toHaveLength(7)
  expect(week?.days?.at(-1)?.views).toBe(50)
  expect(await ask(30)).toMatchObject({ now: { orders: 2, sales_minor: 1500_00 }, before: { orders: 0, sales_minor: 0 } })
})

test('words that led to its pieces are told from three looks on', async () => {
  const look = (word: string, things: number) =>
    db.service.all('select private.add_product_searches($1::jsonb)', [JSON.stringify([{ id: scarf.productId, word, things }])])
  await look('silk scarf', 2)
  await look('mali surin', 2)
  await look('silk scarf', 2)
  expect(await ask(7)).toMatchObject({ words: [{ word: 'silk scarf', visits: 4 }] })
})

test('of what was due, what came in time and with a number is counted', async () => {
  expect(await ask(7)).toMatchObject({ sending: { due: 0, on_time: 0, tracked: 0 } })
  await db.owner.all(`update public.orders set delivery_to = (now() at time zone 'Asia/Bangkok')::date - 1 where seller_id = $1 and status <> 'canceled'`, [
    scarf.sellerId,
  ])
  expect(await ask(7)).toMatchObject({ sending: { due: 2, on_time: 0, tracked: 0 } })
  const { id } = await db.owner.one<{ id: string }>(`select id from public.orders where seller_id = $1 and status = 'placed' order by number limit 1`, [
    scarf.sellerId,
  ])
  await db.owner.all(`select private.transition_order($1, 'accepted', 'seller')`, [id])
  await db.owner.all(`select private.ship_order($1, 'seller', null, 'Thailand Post', 'EX123456785TH')`, [id])
  await db.owner.all(`select private.transition_order($1, 'delivered', 'system')`, [id])
  expect(await ask(7)).toMatchObject({ sending: { due: 2, on_time: 0, tracked: 1 } })
  await db.owner.all(`update public.orders set delivery_to = (now() at time zone 'Asia/Bangkok')::date where id = $1`, [id])
  expect(await ask(7)).toMatchObject({ sending: { due: 2, on_time: 1, tracked: 1 } })
})

test('a year is of the plan', async () => {
  expect(await refusal(ask(365))).toBe('HT005')
  await givePlan(db, seller, 'seller')
  expect(await ask(365)).toMatchObject({ plan: true, now: { orders: 2 } })
})

test('other people, strangers and other days are refused', async () => {
  expect(await ask(7, await givenPerson(db))).toBeNull()
  expect(await refusal(ask(3650))).toBe('22023')
  expect(await refusal(db.asAnon().all('select public.seller_analytics($1, 7)', [scarf.sellerId]))).toBe('42501')
})

test('what is no piece on sale is not counted', async () => {
  const draft = await givenProduct(db)
  await db.owner.all(`update public.products set status = 'draft' where id = $1`, [draft.productId])
  await db.service.all('select private.add_views($1::jsonb)', [
    JSON.stringify([
      { id: draft.productId, views: 3 },
      { id: scarf.productId, views: 0 },
    ]),
  ])
  expect(await db.owner.all('select 1 from private.product_views where product_id = $1', [draft.productId])).toEqual([])
})
