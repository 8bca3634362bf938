import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { getSeller } from '../../app/sellers/shop/get-seller.server.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'

let db: TestDatabase
let shop: Shop
let maker: string
let scarf: GivenProduct
let other: GivenProduct
const asMaker = () => db.asPerson(maker)
const refusal = (question: Promise<unknown>) =>
  question.then(
    () => 'done',
    (error: { code?: string; hint?: string }) => [error.code, error.hint].filter(Boolean).join(' '),
  )

beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db))
  maker = await givenPerson(db)
  scarf = await givenProduct(db, { priceMinor: 500_00, stock: 20, name: 'Silk scarf' })
  other = await givenProduct(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [scarf.sellerId, maker])
})

let buyers = 0
async function quoted() {
  buyers += 1
  const plain = wishFor([{ product: scarf, quantity: 1 }], { paymentMethod: 'cash_on_delivery', email: `buyer${buyers}@example.com` })
  const wish = { ...plain, address: { ...plain.address, phone: `08100000${10 + buyers}` } }
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  return { ...wish, quoteHash: quote.quoteHash }
}
async function order(): Promise<string> {
  const placed = await placeOrder(shop, guest, await quoted())
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  return (await db.owner.one<{ id: string }>('select id from public.orders order by created_at desc, number desc limit 1')).id
}
const rest = (from: string | null, to: string | null) =>
  asMaker().all('update public.sellers set closed_from = now() + $2::interval, closed_to = now() + $3::interval where id = $1', [scarf.sellerId, from, to])
const movedBy = async (id: string) => (await db.owner.one<{ days: number }>('select rest_days as days from public.orders where id = $1', [id])).days
const due = (id: string) =>
  db.owner.one<{ from: string; to: string }>('select delivery_from::text as from, delivery_to::text as to from public.orders where id = $1', [id])

test('an order that was reckoned before a break began is refused by the break, and nothing of it is written', async () => {
  const wish = await quoted()
  await rest('-1 minute', '3 days')
  expect(await placeOrder(shop, guest, wish)).toMatchObject({ placed: false, problems: [{ code: 'seller_closed_until' }] })
  expect(await db.owner.all('select from public.orders where seller_id = $1', [scarf.sellerId])).toEqual([])
  await rest(null, null)
})

test('what waits to be sent is due later by the days of a break, says so, and comes back with a break that goes', async () => {
  const id = await order()
  await db.owner.all(`select private.transition_order($1, 'accepted', 'seller', $2)`, [id, maker])
  const before = await due(id)
  await rest('1 hour', '5 days 1 hour')
  expect(await movedBy(id)).toBe(5)
  expect(await db.owner.one('select delivery_to - $2::date as days from public.orders where id = $1', [id, before.to])).toEqual({ days: 5 })
  // Said longer, it is longer by the difference; said twice, nothing more.
  await rest('1 hour', '7 days 1 hour')
  await rest('1 hour', '7 days 1 hour')
  expect(await movedBy(id)).toBe(7)
  await rest(null, null)
  expect(await due(id)).toEqual(before)
  expect(await db.owner.all(`select type, actor_role from public.order_events where order_id = $1 and type = 'dates_moved'`, [id])).toHaveLength(3)
  await db.owner.all(`select private.transition_order($1, 'canceled', 'seller', $2, 'Sold out')`, [id, maker])
})

test('of a break that is ended early the days that have passed stay, and no order is moved by more than thirty', async () => {
  const id = await order()
  await db.owner.all(`select private.transition_order($1, 'accepted', 'seller', $2)`, [id, maker])
  await rest('-20 hours', '8 days')
  expect(await movedBy(id)).toBe(9)
  await rest(null, null)
  expect(await movedBy(id)).toBe(1)
  await rest('1 day', '90 days')
  expect(await movedBy(id)).toBe(30)
  await rest(null, null)
  await db.owner.all(`select private.transition_order($1, 'canceled', 'seller', $2, 'Sold out')`, [id, maker])
})

test('a break that is said to have begun long ago makes nothing punctual that is late', async () => {
  const id = await order()
  await db.owner.all(`select private.transition_order($1, 'accepted', 'seller', $2)`, [id, maker])
  await db.owner.all(`update public.orders set delivery_from = current_date - 9, delivery_to = current_date - 8 where id = $1`, [id])
  await rest('-30 days', '1 minute')
  expect(await movedBy(id)).toBe(0)
  await db.owner.all(`update public.orders set delivery_to = current_date + 3 where id = $1`, [id])
  await rest('-29 days', '1 minute')
  expect(await movedBy(id)).toBeLessThanOrEqual(2)
  await rest(null, null)
  await db.owner.all(`select private.transition_order($1, 'canceled', 'seller', $2, 'Sold out')`, [id, maker])
})

test('who orders shortly before a break is told the day after it', async () => {
  const days = async () => {
    const { quote } = await getQuote(shop.service, { ...(await quoted()), country: 'TH' }, { personId: null, email: 'day@example.com' })
    return quote.sellers[0]?.choices[0]?.daysTo ?? 0
  }
  const usual = await days()
  await rest('1 day', '11 days')
  expect((await days()) - usual).toBe(10)
  await rest('20 days', '25 days')
  expect(await days()).toBe(usual)
  await rest(null, null)
})

test('an address is chosen once, leads on when it changes, and nobody takes one that leads somewhere', async () => {
  const choose = (slug: string | null, who = maker, seller = scarf.sellerId) =>
    db.asPerson(who).one<{ slug: string }>('select public.change_shop_address($1, $2) as slug', [seller, slug])
  const rival = await givenPerson(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [other.sellerId, rival])
  expect(await choose(' Ban-Mai ')).toEqual({ slug: 'ban-mai' })
  await choose('ban-mai-silk')
  expect((await getSeller(db.anon, 'ban-mai', 'th'))?.id).toBe(scarf.sellerId)
  expect((await getSeller(db.anon, 'ban-mai-silk', 'th'))?.id).toBe(scarf.sellerId)
  for (const taken of ['ban-mai', 'ban-mai-silk']) expect(await refusal(choose(taken, rival, other.sellerId))).toBe('HT005 address_taken')
  for (const wrong of ['', 'ab', '1st', 'a--b', 'a-', 'ผ้าไหม', 'x'.repeat(41), null])
    expect([wrong, await refusal(choose(wrong))]).toEqual([wrong, 'HT004 address_form'])
  expect(await refusal(choose('mine-now', rival))).toBe('42501')
  // The id of a shop leads to it as well.
  expect(await refusal(choose('deadbeef-1111-4111-8111-111111111111'))).toBe('HT004 address_form')
  expect((await getSeller(db.anon, scarf.sellerId.toUpperCase(), 'th'))?.id).toBe(scarf.sellerId)
  // Back to one it had costs nothing; a sixth is refused.
  await choose('ban-mai')
  for (const next of ['mai-1', 'mai-2', 'mai-3']) await choose(next)
  expect(await refusal(choose('mai-4'))).toBe('HT005 too_many_addresses')
  expect(await choose('ban-mai')).toEqual({ slug: 'ban-mai' })
})

test('of two shops that want the same address at once one has it', async () => {
  const rival = await givenPerson(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [other.sellerId, rival])
  await db.owner.all(`update public.sellers set former_slugs = '{}' where id = $1`, [scarf.sellerId])
  const asked = [
    refusal(asMaker().one('select public.change_shop_address($1, $2)', [scarf.sellerId, 'silk-of-surin'])),
    refusal(db.asPerson(rival).one('select public.change_shop_address($1, $2)', [other.sellerId, 'silk-of-surin'])),
  ]
  expect((await Promise.all(asked)).sort()).toEqual(['HT005 address_taken', 'done'])
})

test('hours are hours, and pictures lie in the shop’s own folder', async () => {
  const say = (column: 'visiting_hours' | 'pictures', value: unknown) =>
    refusal(asMaker().all(`update public.sellers set ${column} = $2 where id = $1`, [scarf.sellerId, value]))
  const week = (...days: string[]) => [...days, ...Array.from({ length: 7 - days.length }, () => '')]
  for (const good of [[], week('09:00-17:30'), week('', '00:00-23:59')]) expect([good, await say('visiting_hours', good)]).toEqual([good, 'done'])
  for (const bad of [['09:00-17:00'], week('9:00-17:00'), week('17:00-09:00'), week('09:00-24:00'), week('<b>'), week('09:00-17:00 ')])
    expect([bad, await say('visiting_hours', bad)]).toEqual([bad, '23514'])
  const at = (folder: string, name = '0b6f0c1e-7d0e-4f4b-9f0a-3f1f0a0c0d0e.webp') => `/storage/v1/object/public/avatars/${folder}/${name}`
  expect(await say('pictures', [at(scarf.sellerId)])).toBe('done')
  expect((await getSeller(db.anon, scarf.sellerId, 'th'))?.pictures).toEqual([at(scarf.sellerId)])
  for (const bad of [
    [at(other.sellerId)],
    ['https://elsewhere.example/a.webp'],
    [at(scarf.sellerId, '../x.webp')],
    [at(scarf.sellerId, 'a.svg')],
    Array.from({ length: 9 }, () => at(scarf.sellerId)),
    [null],
  ])
    expect([bad, await say('pictures', bad)]).toEqual([bad, '23514'])
})
