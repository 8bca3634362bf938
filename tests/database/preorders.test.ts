import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { moveOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { findByToken } from '../../app/orders/tracking/track-order.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { isDatabaseError } from '../../app/platform/database-error.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { givenSellerWithPerson } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let db: TestDatabase
let shop: Shop
let letters: Letter[]
const bank = playedBank()
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop, letters } = testShop(db, { payments: [bank] }))
})

const refusal = async (asked: Promise<unknown>): Promise<string | undefined> => {
  try {
    await asked
  } catch (error) {
    if (isDatabaseError(error)) return (error as { hint?: string }).hint ?? error.code
    throw error
  }
  return undefined
}
const day = async (days: number) =>
  (await db.owner.one<{ day: string }>(`select ((now() at time zone 'Asia/Bangkok')::date + $1::integer)::text as day`, [days])).day
async function givenUnmade(stock = 0) {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  return { seller, product: await givenProduct(db, { sellerId, stock }) }
}
const set = (seller: Caller, { productId }: GivenProduct, shipsOn: string | null, most: number | null = 3) =>
  db.asPerson(seller.id ?? '').one<{ moved: number }>('select public.set_preorder($1, $2, $3) as moved', [productId, shipsOn, most])
const quoted = async (product: GivenProduct, quantity = 1) => {
  const wish = wishFor([{ product, quantity }])
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  return { wish, quote }
}
async function order(product: GivenProduct, quantity = 1) {
  const { wish, quote } = await quoted(product, quantity)
  return placeOrder(shop, guest, { ...wish, quoteHash: quote.quoteHash })
}
async function paid(product: GivenProduct, seller: Caller) {
  const placed = await order(product)
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  const payment = await db.owner.one<{ id: string; provider_reference: string }>(
    'select p.id, p.provider_reference from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1',
    [placed.number],
  )
  bank.say(payment.provider_reference, 'paid')
  await settlePayment(shop, payment.id)
  const move = async (caller: Caller, to: string, token?: string) =>
    (await moveOrderFunction(shop, caller, { order: `${placed.number}-1`, to, key: randomUUID(), reason: 'Because', ...(token && { token }) })).status
  expect(await move(seller, 'accepted')).toBe(200)
  return { ...placed, cancel: () => move(guest, 'canceled', placed.token), read: async () => (await findByToken(shop, placed.token))?.orders[0] }
}

test('a piece that is not made yet is sold with its day, so many at most, and the day is said in cart and order', async () => {
  const { seller, product } = await givenUnmade()
  expect((await quoted(product)).quote.problems).toMatchObject([{ code: 'insufficient_stock', available: 0 }])
  const ships = await day(30)
  await set(seller, product, ships)
  await set(seller, product, ships)
  const { quote } = await quoted(product)
  expect([quote.problems, quote.sellers[0]?.lines[0]]).toMatchObject([[], { shipsOn: ships, madeToOrderDays: 30 }])
  const placed = await order(product, 2)
  if (!placed.placed) throw new Error('It was not placed.')
  expect((await findByToken(shop, placed.token))?.orders[0]?.lines).toMatchObject([{ shipsOn: ships, quantity: 2 }])
  expect(await order(product, 2)).toMatchObject({ placed: false, problems: [{ code: 'insufficient_stock', available: 1 }] })
  expect((await Promise.all(Array.from({ length: 4 }, () => order(product)))).filter(({ placed }) => placed)).toHaveLength(1)
})

test('a later day moves the orders that wait; their buyers are written to and may cancel for all their money', async () => {
  const { seller, product } = await givenUnmade()
  await set(seller, product, await day(10))
  const bought = await paid(product, seller)
  expect(await bought.read()).toMatchObject({ mayLeave: false })
  expect(await bought.cancel()).toBe(409)
  const later = await day(25)
  expect(await set(seller, product, later)).toEqual({ moved: 1 })
  expect(await bought.read()).toMatchObject({ mayLeave: true, lines: [{ shipsOn: later }] })
  letters.length = 0
  await sendOutbox(shop)
  expect(letters.some(({ text }) => text.includes(bought.number))).toBe(true)
  expect(await bought.cancel()).toBe(200)
  expect(await bought.read()).toMatchObject({ status: 'canceled' })
  expect(
    await db.owner.one(
      `select r.amount_minor = o.total_minor as whole from public.refunds r join public.orders o on o.id = r.order_id join public.order_groups g on g.id = o.order_group_id where g.number = $1`,
      [bought.number],
    ),
  ).toEqual({ whole: true })
})

test('an earlier day gives no right to cancel; a day that passed unsent does', async () => {
  const { seller, product } = await givenUnmade()
  await set(seller, product, await day(10))
  const bought = await paid(product, seller)
  await set(seller, product, await day(5))
  expect(await bought.read()).toMatchObject({ mayLeave: false })
  await db.owner.all('update public.order_lines set ships_on = $2 where product_id = $1', [product.productId, await day(-1)])
  expect(await bought.read()).toMatchObject({ mayLeave: true })
})

test('when stock arrives, its day has come or its maker says so, it is a piece like others; what is promised stays', async () => {
  const { seller, product } = await givenUnmade()
  const left = () => db.owner.one('select preorder_ships_on as ships, stock_quantity as left from public.products where id = $1', [product.productId])
  await set(seller, product, await day(10))
  await order(product, 2)
  await set(seller, product, null)
  expect(await left()).toEqual({ ships: null, left: 0 })
  await set(seller, product, await day(10))
  expect(await left()).toMatchObject({ left: 1 })
  await db.asPerson(seller.id ?? '').all('select public.adjust_stock($1, 5)', [product.variantId])
  expect(await left()).toEqual({ ships: null, left: 3 })
  const second = await givenUnmade()
  await set(second.seller, second.product, await day(10))
  await db.owner.all('update public.products set preorder_ships_on = $2 where id = $1', [second.product.productId, await day(0)])
  expect((await quoted(second.product)).quote.problems).toMatchObject([{ code: 'insufficient_stock' }])
  await db.service.one('select private.end_preorders()')
  expect(await db.owner.one('select preorder_ships_on as ships from public.products where id = $1', [second.product.productId])).toEqual({ ships: null })
})

test('a day that is none, no number, pieces in stock, made to order, and others are refused', async () => {
  const { seller, product } = await givenUnmade()
  for (const [ships, most] of [
    [await day(0), 3],
    [await day(366), 3],
    ['infinity', 3],
    [await day(5), 0],
    [await day(5), 501],
    [await day(5), null],
  ] as const)
    expect(await refusal(set(seller, product, ships, most))).toBe('preorder_terms')
  const stocked = await givenUnmade(2)
  expect(await refusal(set(stocked.seller, stocked.product, await day(5)))).toBe('in_stock')
  await db.owner.all('update public.products set made_to_order = true where id = $1', [product.productId])
  expect(await refusal(set(seller, product, await day(5)))).toBe('made_to_order')
  expect(await refusal(db.asPerson(await givenPerson(db)).one('select public.set_preorder($1, $2, 3)', [product.productId, await day(5)]))).toBe('42501')
})
