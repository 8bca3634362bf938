import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import type { CarrierEvent, CarrierEventKind } from '../../app/orders/carrying/carrier.ts'
import { askCarriers, hearCarrier } from '../../app/orders/carrying/hear-carriers.server.ts'
import { PLAYED_CARRIER, playedCarrier, signCall } from '../../app/orders/carrying/played-carrier.server.ts'
import { moveOrderFunction, shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { correctParcelFunction } from '../../app/orders/moves/move-parcel.server.ts'
import { findByToken } from '../../app/orders/tracking/track-order.server.ts'
import { testDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller, givenOrder, type Market, type PaidOrder } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { countWaiting } from '../support/stock-races.ts'

const SECRET = 'a secret between the shop and a carrier'
let market: Market
let answers: CarrierEvent[] = []
beforeAll(async () => {
  const db = await testDatabase()
  const bank = playedBank()
  const { shop } = testShop(db, { payments: [bank], carriers: [playedCarrier({ secret: SECRET, told: async () => answers })] })
  market = { db, shop, bank }
})

type Sent = PaidOrder & { tracking: string; parcel: string }
async function givenSent(buyer: string | null = null, carrier = PLAYED_CARRIER): Promise<Sent> {
  const order = await givenOrder(market, { buyer })
  const tracking = `EA${randomUUID().slice(0, 13).toUpperCase()}`
  await moveOrderFunction(market.shop, order.seller, { order: order.number, to: 'accepted', key: randomUUID() })
  expect((await shipOrderFunction(market.shop, order.seller, { order: order.number, carrier, tracking, key: randomUUID() })).status).toBe(200)
  const { id } = await market.db.owner.one<{ id: string }>('select id from public.shipments where order_id = $1', [order.id])
  return { ...order, tracking, parcel: id }
}
const statesOf = ({ id, parcel }: Sent) =>
  market.db.owner.one('select o.status as order, s.status as parcel from public.orders o, public.shipments s where o.id = $1 and s.id = $2', [id, parcel])
/** So many minutes from now. */
const event = (sent: Sent, kind: CarrierEventKind, minutes: number): CarrierEvent => ({
  id: randomUUID(),
  trackingNumber: sent.tracking,
  kind,
  at: new Date(Date.now() + minutes * 60_000).toISOString(),
  place: 'Khon Kaen',
})
async function call(events: readonly CarrierEvent[], { secret = SECRET, age = 0, code = 'played' } = {}) {
  const rawBody = JSON.stringify({ events })
  const timestamp = String(Math.floor(Date.now() / 1000) - age)
  const headers = new Headers({ 'carrier-timestamp': timestamp, 'carrier-signature': signCall({ secret, timestamp, rawBody }) })
  const answer = await hearCarrier(market.shop, code, rawBody, headers)
  return answer.status === 200 ? ((await answer.json()) as { moved: number }).moved : answer.status
}

test('a parcel follows what its carrier tells, in whatever order and however often, and its order with it', async () => {
  const sent = await givenSent()
  const [out, transit, arrived] = [event(sent, 'out_for_delivery', -2), event(sent, 'in_transit', -5), event(sent, 'delivered', -1)]
  expect(await call([out])).toBe(1)
  expect(await statesOf(sent)).toEqual({ order: 'shipped', parcel: 'out_for_delivery' })
  // Older, and told later: kept, and the parcel stays where it is.
  expect(await call([transit])).toBe(0)
  expect(await call([out, transit])).toBe(0)
  expect(await statesOf(sent)).toEqual({ order: 'shipped', parcel: 'out_for_delivery' })
  expect((await findByToken(market.shop, sent.token))?.orders[0]?.parcels[0]).toMatchObject({ status: 'out_for_delivery', place: 'Khon Kaen' })
  expect(await Promise.all([call([arrived]), call([arrived])])).toEqual(expect.arrayContaining([0, 1]))
  expect(await statesOf(sent)).toEqual({ order: 'delivered', parcel: 'delivered' })
  // What has arrived does not set out again.
  expect(await call([event(sent, 'in_transit', 0)])).toBe(0)
  expect(await statesOf(sent)).toEqual({ order: 'delivered', parcel: 'delivered' })
})

test('a parcel that comes back says so, and the order is not delivered', async () => {
  const sent = await givenSent()
  expect(await call([event(sent, 'delivery_failed', -2), event(sent, 'returned_to_sender', -1)])).toBe(2)
  expect(await statesOf(sent)).toEqual({ order: 'shipped', parcel: 'returned_to_sender' })
})

test('nobody else moves a parcel: forged, old, unknown, of another carrier, or from the future', async () => {
  const sent = await givenSent()
  const told = [event(sent, 'delivered', -1)]
  expect(await call(told, { secret: 'another secret' })).toBe(401)
  expect(await call(told, { age: 3600 })).toBe(401)
  expect(await call(told, { code: 'nobody' })).toBe(404)
  expect(await call([])).toBe(400)
  expect(await call([event(sent, 'delivered', 24 * 60)])).toBe(0)
  const other = await givenSent(null, 'Thailand Post')
  expect(await call([event(other, 'delivered', -1)])).toBe(0)
  expect(await statesOf(sent)).toEqual({ order: 'shipped', parcel: 'handed_over' })
  expect(await statesOf(other)).toEqual({ order: 'shipped', parcel: 'handed_over' })
})

test('with the number of somebody else’s parcel nobody has their own arrive', async () => {
  const sent = await givenSent()
  const other = await givenOrder(market)
  await moveOrderFunction(market.shop, other.seller, { order: other.number, to: 'accepted', key: randomUUID() })
  await shipOrderFunction(market.shop, other.seller, { order: other.number, carrier: PLAYED_CARRIER, tracking: sent.tracking, key: randomUUID() })
  expect(await call([event(sent, 'delivered', -1)])).toBe(1)
  expect(await statesOf(sent)).toEqual({ order: 'delivered', parcel: 'delivered' })
  const { status } = await market.db.owner.one<{ status: string }>('select status from public.orders where id = $1', [other.id])
  expect(status).toBe('shipped')
})

test('a number that is written again with other signs stays whose it was, and twenty others keep it from nobody', async () => {
  const sent = await givenSent()
  const other = await givenSent()
  await market.db.owner.all('update public.shipments set tracking_number = $2 where id = $1', [other.parcel, sent.tracking])
  await market.db.owner.all('update public.shipments set tracking_number = $2 where id = $1', [
    sent.parcel,
    `${sent.tracking.slice(0, 4)} ${sent.tracking.slice(4)}`,
  ])
  await market.db.owner.all(
    `insert into public.shipments (order_id, carrier, tracking_number, status, shipped_at)
     select s.order_id, s.carrier, s.tracking_number, s.status, s.shipped_at from public.shipments s, generate_series(1, 40) where s.id = $1`,
    [other.parcel],
  )
  expect(await call([event(sent, 'in_transit', -1)])).toBe(1)
  expect(await statesOf(sent)).toEqual({ order: 'shipped', parcel: 'in_transit' })
  expect(await statesOf(other)).toEqual({ order: 'shipped', parcel: 'handed_over' })
})

test('a carrier that is asked instead of calling moves parcels the same way, once', async () => {
  const sent = await givenSent()
  answers = [event(sent, 'in_transit', -1)]
  await askCarriers(market.shop)
  await askCarriers(market.shop)
  expect(await statesOf(sent)).toEqual({ order: 'shipped', parcel: 'in_transit' })
  const events = await market.db.owner.all('select kind from public.shipment_events where shipment_id = $1', [sent.parcel])
  expect(events).toEqual([{ kind: 'in_transit' }])
})

test('what a carrier told is read by the buyer and the maker of the parcel, and by nobody else', async () => {
  const buyer = await givenPerson(market.db)
  const sent = await givenSent(buyer)
  await call([event(sent, 'in_transit', -1)])
  const read = (id: string) => market.db.asPerson(id).all('select kind from public.shipment_events where shipment_id = $1', [sent.parcel])
  expect(await read(buyer)).toEqual([{ kind: 'in_transit' }])
  expect(await read(sent.seller.id ?? '')).toEqual([{ kind: 'in_transit' }])
  expect(await read(asCaller(await givenPerson(market.db)).id ?? '')).toEqual([])
  await expect(market.db.anon.all('select kind from public.shipment_events')).rejects.toMatchObject({ code: '42501' })
})

test('a parcel whose number was mistyped begins anew with the right one, whatever became of the other', async () => {
  const sent = await givenSent()
  const right = { ...sent, tracking: `EB${randomUUID().slice(0, 13).toUpperCase()}` }
  const correctTo = async ({ tracking }: Sent) =>
    (
      await correctParcelFunction(market.shop, sent.seller, {
        order: sent.number,
        parcel: sent.parcel,
        carrier: PLAYED_CARRIER,
        tracking,
        key: randomUUID(),
      })
    ).status
  const back = event(sent, 'returned_to_sender', -1)
  expect(await call([back])).toBe(1)
  expect(await correctTo(right)).toBe(200)
  expect(await statesOf(sent)).toEqual({ order: 'shipped', parcel: 'handed_over' })
  expect((await findByToken(market.shop, sent.token))?.orders[0]?.parcels[0]).toMatchObject({ status: 'handed_over', place: '', heardAt: null })
  expect(await call([event(sent, 'delivered', 0)])).toBe(0)
  // Written wrongly again for a while: what was told of it before is told again.
  expect([await correctTo(sent), await call([back]), await correctTo(right)]).toEqual([200, 1, 200])
  // Older than what was told of the other.
  expect(await call([event(right, 'in_transit', -5)])).toBe(1)
  expect(await statesOf(sent)).toEqual({ order: 'shipped', parcel: 'in_transit' })
  expect(await call([event(right, 'delivered', -1)])).toBe(1)
  expect(await statesOf(sent)).toEqual({ order: 'delivered', parcel: 'delivered' })
})

test('an event of a number that is corrected at this moment moves the parcel no more', async () => {
  const sent = await givenSent()
  const { owner } = market.db
  let told: Promise<number> | undefined
  await owner.transaction(async (tx) => {
    await tx.all('select private.correct_parcel($1, $2, $3, null, $4, $5)', [sent.id, sent.parcel, 'seller', PLAYED_CARRIER, 'EB0000000000'])
    told = call([event(sent, 'returned_to_sender', -1)])
    await vi.waitFor(async () => expect(await countWaiting(market.db)).toBeGreaterThan(0))
  })
  expect(await told).toBe(0)
  expect(await statesOf(sent)).toEqual({ order: 'shipped', parcel: 'handed_over' })
  expect(await market.db.owner.all('select from public.shipment_events where shipment_id = $1', [sent.parcel])).toEqual([])
})
