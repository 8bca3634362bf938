import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { givenOrder, givenSellerWithPerson, type Market, type PaidOrder } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let db: TestDatabase
let market: Market
let ours: { seller: Caller; sellerId: string }
let owner: string
let buyer: string
let order: PaidOrder
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, shop: testShop(db, { payments: [bank] }).shop, bank }
  ours = await givenSellerWithPerson(db)
  owner = ours.seller.id ?? ''
  buyer = await givenPerson(db)
  order = await givenOrder(market, { from: ours, buyer })
})

const open = async (person: string, { id }: { id: string }) =>
  (await db.asPerson(person).one<{ id: string }>('select public.open_order_talk($1) as id', [id])).id
const say = (person: string, talk: string, content: string) =>
  db.asPerson(person).all('insert into public.messages (conversation_id, sender_id, content) values ($1, $2, $3)', [talk, person, content])
const talksWith = (person: string, whom: string) =>
  db
    .asPerson(person)
    .all<{ buyer_id: string; last_content: string }>('select buyer_id, last_content from public.desk_talks($1, p_buyer_id => $2)', [ours.sellerId, whom])
const inbox = (person: string) => db.asPerson(person).all<{ last_content: string; as_seller: boolean }>('select last_content, as_seller from public.my_inbox()')
const member = async (role: string) => {
  const person = await givenPerson(db)
  await db.owner.all('insert into public.seller_members (seller_id, person_id, role) values ($1, $2, $3)', [ours.sellerId, person, role])
  return person
}

test('a maker begins a talk from an order; thirty who open it at once open one, and its buyer hears of it with the first word', async () => {
  const opened = await Promise.all(Array.from({ length: 30 }, () => open(owner, order)))
  expect(new Set(opened).size).toBe(1)
  expect([await inbox(buyer), await talksWith(owner, buyer)]).toEqual([[], []])
  const [talk = ''] = opened
  await say(owner, talk, 'Your scarf is on the loom.')
  expect(await inbox(buyer)).toEqual([{ last_content: 'Your scarf is on the loom.', as_seller: false }])
  await say(buyer, talk, 'How lovely!')
  expect(await talksWith(owner, buyer)).toEqual([{ buyer_id: buyer, last_content: 'How lovely!' }])
  expect(await open(owner, order)).toBe(talk)
})

test('one buyer is asked for and one is answered, whoever else wrote', async () => {
  const other = await givenPerson(db)
  await say(owner, await open(owner, await givenOrder(market, { from: ours, buyer: other })), 'Thank you!')
  expect((await talksWith(owner, other)).map((row) => row.buyer_id)).toEqual([other])
  expect(await talksWith(owner, await givenPerson(db))).toEqual([])
})

test('a talk is opened by who handles orders and answers buyers, and by nobody who does one of them, nor for an order without an account', async () => {
  expect(await open(await member('manager'), order)).toBe(await open(owner, order))
  const others = [await member('orders'), await member('chat'), buyer, (await givenSellerWithPerson(db)).seller.id ?? '']
  for (const person of others) await expect(open(person, order)).rejects.toMatchObject({ code: 'PT404', hint: 'no_order' })
  await expect(db.anon.all('select public.open_order_talk($1)', [order.id])).rejects.toMatchObject({ code: '42501' })
  await expect(open(owner, await givenOrder(market, { from: ours }))).rejects.toMatchObject({ code: 'PT404', hint: 'no_account' })
  const unpaid = await givenOrder(market, { from: ours, buyer, pays: false })
  await expect(open(owner, unpaid)).rejects.toMatchObject({ code: 'PT404', hint: 'no_order' })
})

test('who bought from the shop they work in has nobody to write to', async () => {
  const colleague = await member('products')
  await expect(open(owner, await givenOrder(market, { from: ours, buyer: colleague }))).rejects.toMatchObject({ code: 'P0001', hint: 'own_shop' })
})
