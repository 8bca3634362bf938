import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { correctAddressFunction } from '../../app/orders/moves/correct-address.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenDeliveredOrder, type DeliveredOrder } from '../support/delivered-order.ts'
import { guest, testShop } from '../support/market.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop, letters } = testShop(db, { payments: [bank] }))
})

const given = (wanted: Parameters<typeof givenDeliveredOrder>[2] = {}) => givenDeliveredOrder(db, { shop, bank }, { until: 'placed', ...wanted })
type Lines = Record<string, string>
const addressOf = async (order: DeliveredOrder) =>
  (await db.owner.one<{ address: Lines }>('select shipping_address as address from public.orders where id = $1', [order.id])).address
const shownOf = async (order: DeliveredOrder) =>
  (
    await db.owner.one<{ address: Lines }>(
      'select g.shipping_address as address from public.order_groups g join public.orders o on o.order_group_id = g.id where o.id = $1',
      [order.id],
    )
  ).address
async function correct(order: DeliveredOrder, changes: Lines, more: { caller?: Caller; token?: string | undefined; seen?: Lines; key?: string } = {}) {
  const seen = more.seen ?? (await shownOf(order))
  const answer = await correctAddressFunction(shop, more.caller ?? guest, {
    order: order.number,
    token: 'token' in more ? more.token : order.token,
    key: more.key ?? randomUUID(),
    address: { ...seen, ...changes },
    seen,
  })
  return [answer.status, ((await answer.json()) as { code?: string }).code] as const
}

test('by the link a guest mends the street, once per click: the order, its page and its history have it, and the seller is written to', async () => {
  const order = await given({ until: 'accepted' })
  await db.owner.all(
    `insert into public.seller_contacts (seller_id, email, language) values ($1, 'maker@example.com', 'en')
    on conflict (seller_id) do update set email = excluded.email, language = 'en'`,
    [order.sellerId],
  )
  await sendOutbox(shop)
  letters.length = 0
  const [seen, key] = [await shownOf(order), randomUUID()]
  const same = { seen, key }
  expect(await Promise.all([1, 2, 3].map(() => correct(order, { line1: '7 New Road' }, same)))).toEqual([1, 2, 3].map(() => [200, undefined]))
  expect(await addressOf(order)).toMatchObject({ line1: '7 New Road', country: 'TH' })
  expect(await shownOf(order)).toMatchObject({ line1: '7 New Road' })
  expect(await db.owner.all(`select actor_role from public.order_events where order_id = $1 and type = 'address_corrected'`, [order.id])).toEqual([
    { actor_role: 'buyer' },
  ])
  await sendOutbox(shop)
  expect(letters.map(({ to, subject }) => [to, subject])).toEqual([['maker@example.com', `New delivery address for order ${order.number}`]])
})

test('it stays where somebody else has mended it meanwhile, abroad, once it was sent, and where it is no address', async () => {
  const order = await given()
  const before = await shownOf(order)
  await correct(order, { line1: '7 New Road' })
  expect((await correct(order, { line1: '8 Old Road' }, { seen: before }))[0]).toBe(409)
  expect((await correct(order, { country: 'NL', postcode: '1012AB', province: '', district: 'Amsterdam', phone: '+31612345678' }))[0]).toBe(409)
  expect((await correct(order, { postcode: '99999' }))[0]).toBe(400)
  expect((await correct(order, { line1: '' }))[0]).toBe(400)
  expect(await addressOf(order)).toMatchObject({ line1: '7 New Road', country: 'TH' })
  const sent = await given({ until: 'shipped' })
  expect(await correct(sent, { line1: '7 New Road' })).toEqual([409, 'not_allowed_now'])
})

test('strangers, other links and the seller mend nothing', async () => {
  const [order, other] = [await given(), await given()]
  for (const more of [{ token: undefined }, { token: other.token }, { caller: other.buyer, token: undefined }, { caller: order.seller, token: undefined }]) {
    expect((await correct(order, { line1: '666 Elsewhere' }, more))[0]).toBe(404)
  }
  expect(await addressOf(order)).not.toMatchObject({ line1: '666 Elsewhere' })
})
