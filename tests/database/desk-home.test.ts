import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'

let db: TestDatabase
let shop: Shop
let maker: string
let scarf: GivenProduct

beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db))
  maker = await givenPerson(db)
  scarf = await givenProduct(db, { priceMinor: 500_00, stock: 20, name: 'Silk scarf' })
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [scarf.sellerId, maker])
})

type Home = {
  sold: { orders: number; earned: number; week_orders: number; week_earned: number }
  accept: { count: number; until: string | null; number: string | null }
  send: { count: number; until: string | null; late: number }
  cases: { count: number; until: string | null }
  messages: number
  reviews: number
  held: number
  drafts: number
  stock: { low: number; out: number }
  owed: number | null
  holds: number
  account: boolean
}
const home = async (person = maker): Promise<Home | null> =>
  (await db.asPerson(person).one<{ home: Home | null }>('select public.desk_home($1) as home', [scarf.sellerId])).home

async function order(buyer: number): Promise<{ id: string; number: string }> {
  const plain = wishFor([{ product: scarf, quantity: 1 }], { paymentMethod: 'cash_on_delivery', email: `buyer${buyer}@example.com` })
  const wish = { ...plain, address: { ...plain.address, phone: `081000000${buyer}` } }
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  const placed = await placeOrder(shop, guest, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  return db.owner.one('select id, number from public.orders order by created_at desc, number desc limit 1')
}

test('a new shop has nothing to do but to say where it is paid', async () => {
  expect(await home()).toMatchObject({ sold: { orders: 0, earned: 0 }, accept: { count: 0, until: null }, send: { count: 0 }, account: false, owed: null })
})

test('an order waits to be accepted, then to be sent, and is sold today from the first', async () => {
  const { id, number } = await order(1)
  const before = await home()
  expect(before).toMatchObject({ accept: { count: 1, number }, send: { count: 0 }, sold: { orders: 1, week_orders: 1 } })
  expect(before?.sold.earned).toBeGreaterThan(0)
  const { until } = await db.owner.one<{ until: Date }>(`select placed_at + interval '72 hours' as until from public.orders where id = $1`, [id])
  expect(new Date(before?.accept.until ?? '')).toEqual(until)

  await db.owner.all(`select private.transition_order($1, 'accepted', 'seller', $2)`, [id, maker])
  expect(await home()).toMatchObject({ accept: { count: 0 }, send: { count: 1, late: 0 } })
  await db.owner.all(`update public.orders set delivery_to = current_date - 3 where id = $1`, [id])
  expect(await home()).toMatchObject({ send: { count: 1, late: 1 } })

  await db.owner.all(`select private.transition_order($1, 'canceled', 'seller', $2, 'Sold out')`, [id, maker])
  expect(await home()).toMatchObject({ send: { count: 0 }, sold: { orders: 0, earned: 0 } })
})

test('what was sold a week ago is of the past', async () => {
  const { id } = await order(2)
  await db.owner.all(`update public.orders set placed_at = now() - interval '3 days' where id = $1`, [id])
  expect(await home()).toMatchObject({ sold: { orders: 0, week_orders: 1 } })
  await db.owner.all(`update public.orders set placed_at = now() - interval '9 days' where id = $1`, [id])
  expect(await home()).toMatchObject({ sold: { week_orders: 0 } })
})

test('a question of a buyer waits until it is answered', async () => {
  const buyer = await givenPerson(db)
  const { id } = await db.asPerson(buyer).one<{ id: string }>('select public.create_or_get_seller_conversation($1) as id', [scarf.sellerId])
  const say = (who: string, text: string) => db.asPerson(who).all('insert into public.messages (conversation_id, content) values ($1, $2)', [id, text])
  await say(buyer, 'Is it still there?')
  expect(await home()).toMatchObject({ messages: 1 })
  await say(maker, 'It is.')
  expect(await home()).toMatchObject({ messages: 0 })
})

test('pieces that run out, drafts and pieces that were taken out are counted', async () => {
  const before = await home()
  const low = await givenProduct(db, { priceMinor: 100_00, stock: 0, name: 'Basket', sellerId: scarf.sellerId })
  expect(await home()).toMatchObject({ stock: { low: (before?.stock.low ?? 0) + 1, out: (before?.stock.out ?? 0) + 1 } })
  await db.owner.all(`update public.products set status = 'draft' where id = $1`, [low.productId])
  expect(await home()).toMatchObject({ drafts: (before?.drafts ?? 0) + 1 })
})

test('it is told to nobody else', async () => {
  expect(await home(await givenPerson(db))).toBeNull()
  await expect(db.anon.all('select public.desk_home($1)', [scarf.sellerId])).rejects.toMatchObject({ code: '42501' })
})
