import { beforeAll, expect, test } from 'vitest'
import { collectCashFunction } from '../../app/payments/collect-cash.server.ts'
import { confirmCash, isByCash, listCash } from '../../app/payments/confirm-cash.server.ts'
import { moveOrderFunction, shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { findByToken } from '../../app/orders/tracking/track-order.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { breaches } from '../support/invariants.ts'
import { givenPerson, givenProduct, testShop, wishFor } from '../support/market.ts'
import { asCaller, givenSellerWithPerson } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

// A maker and a friend who send each other parcels against cash that never changes hands.

let db: TestDatabase
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db, { payments: [playedBank()] }))
})

type Sold = { number: string; token: string; id: string; line: string }
type Friends = Awaited<ReturnType<typeof givenFriends>>
async function givenFriends() {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  return { seller, sellerId, buyer: asCaller(await givenPerson(db)), product: await givenProduct(db, { sellerId, priceMinor: 2000_00, stock: 100 }) }
}

let count = 0
async function order({ buyer, product }: Friends): Promise<Sold> {
  count += 1
  const plain = wishFor([{ product }], { paymentMethod: 'cash_on_delivery', email: `friend${count}@example.com` })
  const wish = { ...plain, address: { ...plain.address, phone: `08${String(20_000_000 + count)}` } }
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: buyer.id, email: wish.email })
  const placed = await placeOrder(shop, buyer, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  const number = `${placed.number}-1`
  const row = await db.owner.one<{ id: string; line: string }>(
    'select o.id, l.id as line from public.orders o join public.order_lines l on l.order_id = o.id where o.number = $1',
    [number],
  )
  return { ...row, number, token: placed.token }
}
async function send({ seller }: Friends, sold: Sold) {
  await moveOrderFunction(shop, seller, { order: sold.number, to: 'accepted', key: `${sold.number}:a` })
  const sent = await shipOrderFunction(shop, seller, { order: sold.number, key: `${sold.number}:s`, carrier: 'Thailand Post', tracking: 'EA123456785TH' })
  expect(sent.status).toBe(200)
}
/** All that the two of them can say: sent, cash received, content. */
async function pretend(friends: Friends): Promise<Sold> {
  const sold = await order(friends)
  await send(friends, sold)
  const { seller, buyer } = friends
  expect((await collectCashFunction(shop, seller, { order: sold.number, came: 'cash', key: `${sold.number}:cash` })).status).toBe(200)
  expect((await moveOrderFunction(shop, buyer, { order: sold.number, to: 'completed', key: `${sold.number}:done` })).status).toBe(200)
  return sold
}
const pointsOf = (person: Caller) =>
  db.owner.one(
    `select private.points_balance($1) as balance, coalesce(sum(points) filter (where status = 'pending'), 0)::int as pending from public.points_entries where person_id = $1`,
    [person.id],
  )
async function review({ buyer }: Friends, { line }: Sold): Promise<string> {
  return (await db.asPerson(buyer.id!).one<{ id: string }>(`select public.write_review(5, 'Lovely', 'en', $1) as id`, [line])).id
}
const bears = async (id: string) => (await db.owner.one<{ bought: boolean }>('select bought from public.reviews where id = $1', [id])).bought

test('what buyer and seller say to each other brings no points, no mark and no achievement; the operator’s word does', async () => {
  const friends = await givenFriends()
  const sold = await pretend(friends)
  const said = await review(friends, sold)
  expect(await pointsOf(friends.buyer)).toEqual({ balance: 0, pending: 200 })
  expect(await bears(said)).toBe(false)
  const progress = () => db.owner.all(`select achievement from private.achievement_progress($1) where reached > 0 order by 1`, [friends.buyer.id])
  expect(await progress()).toEqual([])
  // Its buyer reads that they wait.
  expect((await findByToken(shop, sold.token))?.points).toMatchObject({ pending: 200, earned: 0, waitsForCash: true })
  const mine = () => db.asPerson(friends.buyer.id!).all(`select mark_waits from public.my_reviewables() where subject = 'product'`)
  expect(await mine()).toEqual([{ mark_waits: true }])

  expect((await listCash(shop)).filter((line) => line.startsWith(sold.number))).toHaveLength(1)
  expect(await isByCash(shop, sold.number)).toBe(true)
  expect(await confirmCash(shop, { number: sold.number })).toMatchObject({ done: true, sentence: expect.stringContaining('have come') })
  expect(await confirmCash(shop, { number: sold.number })).toMatchObject({ done: true, sentence: expect.stringContaining('before') })
  expect(await listCash(shop)).toEqual([])
  expect(await pointsOf(friends.buyer)).toEqual({ balance: 200, pending: 0 })
  expect(await bears(said)).toBe(true)
  expect(await mine()).toEqual([{ mark_waits: false }])
  expect((await findByToken(shop, sold.token))?.points).toMatchObject({ pending: 0, earned: 200, waitsForCash: false })
  expect(await progress()).not.toEqual([])
  expect(await breaches(db.owner)).toEqual([])
})

test('the word of the carrier, while the parcel is on its way, delivers and pays it; points come when it is complete', async () => {
  const friends = await givenFriends()
  const sold = await order(friends)
  expect(await confirmCash(shop, { number: sold.number })).toMatchObject({ done: false, sentence: expect.stringContaining('not been sent') })
  await send(friends, sold)
  expect(await db.service.one(`select private.confirm_cash($1, 'carrier') as came`, [sold.id])).toEqual({ came: 'confirmed' })
  expect(await db.owner.one('select status, payment_status from public.orders where id = $1', [sold.id])).toEqual({
    status: 'delivered',
    payment_status: 'paid',
  })
  expect(await pointsOf(friends.buyer)).toEqual({ balance: 0, pending: 200 })
  expect((await moveOrderFunction(shop, friends.buyer, { order: sold.number, to: 'completed', key: `${sold.number}:done` })).status).toBe(200)
  expect(await pointsOf(friends.buyer)).toEqual({ balance: 200, pending: 0 })
  // What is said afterwards bears the mark at once.
  expect(await bears(await review(friends, sold))).toBe(true)
})

test('neither buyer nor seller can say it for them', async () => {
  const friends = await givenFriends()
  const sold = await pretend(friends)
  for (const person of [friends.buyer, friends.seller])
    for (const statement of [
      `select private.confirm_cash('${sold.id}')`,
      `update public.payment_splits set confirmed_at = now(), confirmed_by = 'operator' where order_id = '${sold.id}'`,
      `insert into public.order_events (order_group_id, order_id, type, actor_role) select order_group_id, id, 'cash_confirmed', 'operator' from public.orders where id = '${sold.id}'`,
      `update public.reviews set bought = true where author_id = '${friends.buyer.id}'`,
    ])
      await expect(db.asPerson(person.id!).all(statement)).rejects.toMatchObject({ code: '42501' })
})

test('even with parcels that are paid, one maker brings one buyer only so many points a month, and so many marks a quarter', async () => {
  const friends = await givenFriends()
  const said: string[] = []
  for (let turn = 0; turn < 12; turn += 1) {
    const sold = await pretend(friends)
    said.push(await review(friends, sold))
    expect(await confirmCash(shop, { number: sold.number })).toMatchObject({ done: true })
  }
  expect(await pointsOf(friends.buyer)).toEqual({ balance: 1000, pending: 0 })
  expect(await Promise.all(said.map(bears))).toEqual(Array.from({ length: 12 }, (_, turn) => turn < 10))
  // With another maker the same buyer earns as always, and so does another buyer with this one.
  const elsewhere = { ...(await givenFriends()), buyer: friends.buyer }
  await confirmCash(shop, { number: (await pretend(elsewhere)).number })
  // At a higher rate by now, as a member who has earned a thousand.
  expect(await pointsOf(friends.buyer)).toEqual({ balance: 1250, pending: 0 })
  const other = { ...friends, buyer: asCaller(await givenPerson(db)) }
  await confirmCash(shop, { number: (await pretend(other)).number })
  expect(await pointsOf(other.buyer)).toEqual({ balance: 200, pending: 0 })
  expect(await breaches(db.owner)).toEqual([])
})

test('orders that are confirmed at the same moment share the month', async () => {
  const friends = await givenFriends()
  const sold: Sold[] = []
  for (let turn = 0; turn < 8; turn += 1) sold.push(await pretend(friends))
  const outcomes = await Promise.all(sold.map(({ number }) => confirmCash(shop, { number })))
  expect(outcomes.every(({ done }) => done)).toBe(true)
  expect(await pointsOf(friends.buyer)).toEqual({ balance: 1000, pending: 0 })
})
