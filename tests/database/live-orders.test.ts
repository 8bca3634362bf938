import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { moveOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenDeliveredOrder } from '../support/delivered-order.ts'
import { givenPerson, givenProduct, givenSeller, guest, testShop, wishFor } from '../support/market.ts'
import { givenSellerWithPerson } from '../support/paid-orders.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
})

type Said = { topic: string; event: string; private: boolean; payload: Record<string, unknown> }

/** What was said since this was asked last, by topic. */
async function saidSince(): Promise<Map<string, Said>> {
  const said = await db.owner.all<Said>(`delete from realtime.messages where event = 'moved' returning topic, event, private, payload`)
  return new Map(said.map((one) => [one.topic, one]))
}

async function givenOrder(buyer: string | null) {
  const seller = await givenPerson(db)
  const sellerId = await givenSeller(db)
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sellerId, seller])
  const wish = wishFor([{ product: await givenProduct(db, { sellerId }), quantity: 1 }])
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: buyer, email: wish.email })
  const caller: Caller = buyer === null ? guest : { ...guest, id: buyer, role: 'authenticated' }
  const placed = await placeOrder(shop, caller, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error('not placed')
  const payment = await db.owner.one<{ id: string; provider_reference: string }>(
    'select p.id, p.provider_reference from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1',
    [placed.number],
  )
  const link = `order:${createHash('sha256').update(placed.token).digest('hex')}`
  return { seller, sellerId, link, number: `${placed.number}-1`, payment }
}

test('a payment and a step of the maker are told to the link, the buyer and the desk, and say nothing but that', async () => {
  const buyer = await givenPerson(db)
  const { seller, sellerId, link, number, payment } = await givenOrder(buyer)
  await saidSince()
  bank.say(payment.provider_reference, 'paid')
  await settlePayment(shop, payment.id)
  const paid = await saidSince()
  expect([...paid.keys()].sort()).toEqual([`desk:${sellerId}`, link, `orders:${buyer}`].sort())
  expect(paid.get(link)?.private).toBe(false)
  expect(paid.get(`orders:${buyer}`)?.private).toBe(true)
  expect(paid.get(`desk:${sellerId}`)?.private).toBe(true)
  for (const { payload } of paid.values()) expect(Object.keys(payload)).toEqual(['id'])

  const { status } = await moveOrderFunction(shop, { ...guest, id: seller, role: 'authenticated' }, { key: randomUUID(), order: number, to: 'accepted' })
  expect(status).toBe(200)
  expect([...(await saidSince()).keys()].sort()).toEqual([`desk:${sellerId}`, link, `orders:${buyer}`].sort())
})

test('an order of a guest is told to the link and the desk', async () => {
  const { sellerId, link, payment } = await givenOrder(null)
  await saidSince()
  bank.say(payment.provider_reference, 'paid')
  await settlePayment(shop, payment.id)
  expect([...(await saidSince()).keys()].sort()).toEqual([`desk:${sellerId}`, link].sort())
})

test('a buyer hears only of their own orders, a maker only of their own desk', async () => {
  const [buyer, stranger] = [await givenPerson(db), await givenPerson(db)]
  const { seller, sellerId } = await givenOrder(buyer)
  const mayHear = async (person: string, topic: string): Promise<boolean> => {
    const [row] = await db.owner.all<{ allowed: string[] }>('select realtime.permissions($1, $2, $3, $4) as allowed', [
      'authenticated',
      JSON.stringify({ sub: person, role: 'authenticated' }),
      '{}',
      topic,
    ])
    return row?.allowed.includes('broadcast.read') ?? false
  }
  expect(await mayHear(buyer, `orders:${buyer}`)).toBe(true)
  expect(await mayHear(stranger, `orders:${buyer}`)).toBe(false)
  expect(await mayHear(seller, `desk:${sellerId}`)).toBe(true)
  expect(await mayHear(buyer, `desk:${sellerId}`)).toBe(false)
})

test('news of a desk reach its own maker alone: not another maker, nor a stranger, and nobody but the shop says them', async () => {
  const [ours, theirs] = [await givenOrder(null), await givenOrder(null)]
  const rightsOf = async (person: string | null, topic: string): Promise<string[]> => {
    const claims = person === null ? { role: 'anon' } : { sub: person, role: 'authenticated' }
    const { allowed } = await db.owner.one<{ allowed: string[] }>('select realtime.permissions($1, $2, $3, $4) as allowed', [
      claims.role,
      JSON.stringify(claims),
      '{}',
      topic,
    ])
    return allowed
  }
  const [our, their] = [`desk:${ours.sellerId}`, `desk:${theirs.sellerId}`]
  expect(await Promise.all([rightsOf(ours.seller, our), rightsOf(theirs.seller, our), rightsOf(ours.seller, their), rightsOf(null, our)])).toEqual([
    ['broadcast.read', 'presence.read'],
    [],
    [],
    [],
  ])
})

test('an order of two makers is told to both desks, and each desk hears of no order but its own', async () => {
  const [first, second] = [await givenSellerWithPerson(db), await givenSellerWithPerson(db)]
  const wish = wishFor([{ product: await givenProduct(db, { sellerId: first.sellerId }) }, { product: await givenProduct(db, { sellerId: second.sellerId }) }])
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  const placed = await placeOrder(shop, guest, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error('not placed')
  const payment = await db.owner.one<{ id: string; provider_reference: string }>(
    'select p.id, p.provider_reference from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1',
    [placed.number],
  )
  bank.say(payment.provider_reference, 'paid')
  await settlePayment(shop, payment.id)
  await saidSince()
  const { number } = await db.owner.one<{ number: string }>(
    'select o.number from public.orders o join public.order_groups g on g.id = o.order_group_id where g.number = $1 and o.seller_id = $2',
    [placed.number, first.sellerId],
  )
  expect((await moveOrderFunction(shop, first.seller, { key: randomUUID(), order: number, to: 'accepted' })).status).toBe(200)
  const said = await saidSince()
  expect([...said.keys()].filter((topic) => topic.startsWith('desk:'))).toEqual([`desk:${first.sellerId}`])
  expect([...said.values()].filter((one) => one.topic.startsWith('desk:') && !one.private)).toEqual([])
})

test('a case is told to the desk and the buyer by topics only they hear', async () => {
  const order = await givenDeliveredOrder(db, { shop, bank }, { member: true })
  await saidSince()
  const opened = await openCaseFunction(shop, order.buyer, {
    order: order.number,
    key: randomUUID(),
    kind: 'return',
    reason: 'size',
    lines: order.lines.map(({ id }) => ({ order_line_id: id, quantity: 1 })),
  })
  expect(opened.status).toBe(200)
  const said = await saidSince()
  const heard = [...said.values()].filter(({ topic }) => !topic.startsWith('order:')).map((one) => [one.topic, one.private] as const)
  expect(heard.toSorted(([one], [other]) => (one < other ? -1 : 1))).toEqual([
    [`desk:${order.sellerId}`, true],
    [`orders:${order.buyer.id}`, true],
  ])
})
