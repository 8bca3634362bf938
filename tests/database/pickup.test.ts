import { beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { listHandedOver } from '../../app/orders/documents/list-handed-over.server.ts'
import { shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { receiveParcelFunction } from '../../app/orders/moves/move-parcel.server.ts'
import { remindOfPickups } from '../../app/orders/moves/remind-of-pickups.server.ts'
import { letterOfPickup } from '../../app/orders/letter-of-pickup.server.ts'
import { payAgainFunction } from '../../app/payments/pay-again.server.ts'
import { findByToken } from '../../app/orders/tracking/track-order.server.ts'
import { tellBuyer, tellPlaced, tellShipped } from '../../app/orders/letters-to-buyer.server.ts'
import { isDatabaseError } from '../../app/platform/database-error.ts'
import type { Caller } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenProduct, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { givenOrder, givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let db: TestDatabase
let market: Market
let ours: { seller: Caller; sellerId: string }
let theirs: { seller: Caller; sellerId: string }
let silk: GivenProduct
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  ours = await givenSellerWithPerson(db)
  theirs = await givenSellerWithPerson(db)
  silk = await givenProduct(db, { sellerId: ours.sellerId, priceMinor: 500_00 })
})

const offer = (days: number | null, by = ours) => db.asPerson(ours.seller.id ?? '').all('select public.write_shop_pickup($1, $2)', [by.sellerId, days])
const onMap = (place: string) =>
  db.owner.all(`update public.sellers set location = $2, latitude = 14.9, longitude = 103.5, vat_registered = true where id = $1`, [ours.sellerId, place])
const refusal = async (asked: Promise<unknown>): Promise<string | undefined> => {
  try {
    await asked
  } catch (error) {
    const { hint, code } = error as { hint?: string; code?: string }
    if (isDatabaseError(error)) return hint ?? code
    throw error
  }
  return undefined
}
const quoted = async (country = 'TH', more: { paymentMethod?: string; fetches?: boolean } = {}) => {
  const wish = { ...wishFor([{ product: silk }]), ...(more.fetches !== false && { delivery: { [ours.sellerId]: 'pickup' } }) }
  const asked = { ...wish, ...(more.paymentMethod && { paymentMethod: more.paymentMethod }), country }
  const { quote } = await getQuote(market.shop.service, asked, { personId: null, email: wish.email })
  return { wish, quote, part: quote.sellers[0], pickup: quote.sellers[0]?.choices.find(({ method }) => method === 'pickup') }
}

test('a shop with a place may hand its pieces over there: free of charge, never by itself, and taxed where it happens', async () => {
  await db.owner.all(`update public.sellers set location = '', latitude = null, longitude = null where id = $1`, [ours.sellerId])
  expect(await refusal(offer(3))).toBe('no_place')
  await onMap('Ban Tha Sawang, Surin')
  await offer(3)
  expect(await refusal(offer(3, theirs))).toBe('42501')
  expect(await refusal(offer(61))).toBe('no_rate')
  const here = await quoted()
  expect(here.pickup).toEqual({ method: 'pickup', amount: 0, daysFrom: 3, daysTo: 3, place: 'Ban Tha Sawang, Surin' })
  expect(here.part).toMatchObject({ chosen: 'pickup', shipping: 0, parcels: [] })
  expect((await quoted('TH', { fetches: false })).part?.chosen).toBe('standard')
  const sent = await quoted('DE', { fetches: false })
  const fetched = await quoted('DE')
  expect([sent.part?.taxIncluded, fetched.part?.taxIncluded === here.part?.taxIncluded, fetched.part?.chosen]).toEqual([0, true, 'pickup'])
  expect((await quoted('TH', { paymentMethod: 'cash_on_delivery' })).pickup).toBeUndefined()
})

test('its maker lays it ready and hands it out; the buyer is told where, and its windows count from then', async () => {
  await offer(3)
  const { id } = await givenOrder(market, { from: ours, quantities: [1], wish: { delivery: { [ours.sellerId]: 'pickup' } } })
  const kept = 'select number, shipping_method as method, shipping_minor::integer as shipping, delivery_to::text as late from public.orders where id = $1'
  const { number: order, ...how } = await db.owner.one<{ number: string; method: string; shipping: number; late: string | null }>(kept, [id])
  expect(how).toEqual({ method: 'pickup', shipping: 0, late: null })
  const read = () =>
    db.owner.one<{ id: string; status: string; parcel: string | null; delivered: boolean }>(
      `select o.id, o.status, s.id as parcel, o.delivered_at is not null as delivered
         from public.orders o left join public.shipments s on s.order_id = o.id where o.number = $1`,
      [order],
    )
  await db.service.all(`select private.transition_order($1, 'accepted', 'seller')`, [id])
  const ask = (by: Caller, parcel: string) => receiveParcelFunction(market.shop, by, { order, parcel, key: 'fetched-once' })
  await shipOrderFunction(market.shop, ours.seller, { order, carrier: 'Pick-up', tracking: '', key: 'ready-once', lines: [] })
  // Nothing of it is handed to a post office.
  expect(await listHandedOver(market.shop.service, [id])).toEqual([])
  const ready = await read()
  expect(ready.status).toBe('shipped')
  const about = { order_id: ready.id, number: order, seller: 'Maker', carrier: 'Pick-up', tracking: '' }
  const [letter] = await tellShipped(market.shop, about)
  expect(letter?.subject).toContain('ready for pick-up')
  expect((await ask(theirs.seller, ready.parcel ?? '')).status).toBe(404)
  await Promise.all([ask(ours.seller, ready.parcel ?? ''), ask(ours.seller, ready.parcel ?? '')])
  expect(await read()).toMatchObject({ status: 'delivered', delivered: true })
})

test('what is sent is handed out by nobody but its carrier and its buyer', async () => {
  const sent = await givenOrder(market, { from: ours, quantities: [1] })
  const parcel = '00000000-0000-4000-8000-000000000000'
  expect(await refusal(db.service.all(`select private.hand_out_parcel($1, $2, null, 'a-key-of-eight')`, [sent.id, parcel]))).toBe('HT003')
})

test('what lies ready and is not fetched is reminded of after three and ten days, once, and then its shop is told', async () => {
  await offer(3)
  const { id } = await givenOrder(market, { from: ours, quantities: [1], wish: { delivery: { [ours.sellerId]: 'pickup' } } })
  const { number: order } = await db.owner.one<{ number: string }>('select number from public.orders where id = $1', [id])
  await db.service.all(`select private.transition_order($1, 'accepted', 'seller')`, [id])
  await shipOrderFunction(market.shop, ours.seller, { order, carrier: 'Pick-up', tracking: '', key: 'ready-again', lines: [] })
  const told = async (days: number) => {
    await db.owner.all(`update public.shipments set shipped_at = private.now() - $2 * interval '1 day' where order_id = $1`, [id, days])
    await remindOfPickups(market.shop)
    await remindOfPickups(market.shop)
    const rows = await db.owner.all<{ topic: string }>(
      `select topic from private.outbox where topic like 'order.pickup%' and payload ->> 'order_id' = $1 order by id`,
      [id],
    )
    return rows.map(({ topic }) => topic)
  }
  const [waits, left] = ['order.pickup_waits', 'order.pickup_left']
  expect(await told(2.9)).toEqual([])
  expect(await told(3.1)).toEqual([waits])
  expect(await told(9)).toEqual([waits])
  expect(await told(10.1)).toEqual([waits, waits])
  expect(await told(14.1)).toEqual([waits, waits, left])
  const about = { order_id: id, number: order, seller: 'Maker' }
  expect((await tellBuyer('pickup_waits')(market.shop, about))[0]?.subject).toContain(order)
  await db.owner.all(`update public.seller_contacts set email = 'maker@example.com', language = 'th' where seller_id = $1`, [ours.sellerId])
  expect((await letterOfPickup(market.shop, about))[0]).toMatchObject({ to: 'maker@example.com', subject: expect.stringContaining('ยังไม่มีใครมารับ') })

  // Fetched in time, nobody is reminded.
  const fetched = await givenOrder(market, { from: ours, quantities: [1], wish: { delivery: { [ours.sellerId]: 'pickup' } } })
  const { number } = await db.owner.one<{ number: string }>('select number from public.orders where id = $1', [fetched.id])
  await db.service.all(`select private.transition_order($1, 'accepted', 'seller')`, [fetched.id])
  await shipOrderFunction(market.shop, ours.seller, { order: number, carrier: 'Pick-up', tracking: '', key: 'ready-third', lines: [] })
  const { parcel } = await db.owner.one<{ parcel: string }>(
    `update public.shipments set shipped_at = private.now() - interval '4 days' where order_id = $1 returning id as parcel`,
    [fetched.id],
  )
  await receiveParcelFunction(market.shop, ours.seller, { order: number, parcel, key: 'fetched-third' })
  await remindOfPickups(market.shop)
  expect(await db.owner.all(`select from private.outbox where topic like 'order.pickup%' and payload ->> 'order_id' = $1`, [fetched.id])).toEqual([])
})

describe('a checkout without a street', () => {
  const nowhere = { line1: '', line2: '', subdistrict: '', district: '', province: '', postcode: '' }
  const place = async (
    products: readonly GivenProduct[],
    { address = {}, delivery = { [ours.sellerId]: 'pickup' } }: { address?: object; delivery?: Record<string, string> } = {},
  ) => {
    const wish = wishFor(products.map((product) => ({ product })))
    const wanted = { ...wish, delivery, address: { ...wish.address, ...nowhere, ...address } }
    const { quote } = await getQuote(market.shop.service, { ...wanted, country: wanted.address.country }, { personId: null, email: wish.email })
    return placeOrder(market.shop, guest, { ...wanted, quoteHash: quote.quoteHash })
  }
  const fieldsOf = (placed: Awaited<ReturnType<typeof place>>) =>
    placed.placed || placed.because !== 'problems' ? [] : placed.problems.map((problem) => ('field' in problem ? problem.field : problem.code))
  const STREET = ['line1', 'district', 'province', 'postcode']

  test('whoever fetches everything says a name and a phone; where they live is kept nowhere, even where it was said', async () => {
    await offer(3)
    for (const address of [{}, wishFor([{ product: silk }]).address]) {
      const placed = await place([silk], { address })
      if (!placed.placed) throw new Error(JSON.stringify(placed))
      const kept = await db.owner.one<{ group: object; order: object; id: string }>(
        `select g.id, g.shipping_address as group, o.shipping_address as order from public.order_groups g join public.orders o on o.order_group_id = g.id where g.number = $1`,
        [placed.number],
      )
      expect(kept.group).toEqual({ recipient: 'Ada Buyer', phone: '+66812345678', country: 'TH', note: '', ...nowhere })
      expect(kept.order).toEqual(kept.group)
      const [letter] = await tellPlaced(market.shop, { order_group_id: kept.id })
      expect(letter?.text).toContain('Contact details')
      expect(letter?.text).not.toContain('Delivery address')
      expect(letter?.text).toMatch(/Ada Buyer\s+081-234-5678/)
    }
    expect(fieldsOf(await place([silk], { address: { recipient: '', phone: '' } }))).toEqual(['recipient', 'phone'])
  })

  test('where nothing is sent to, what is handed out needs no street either, though nobody pressed anything', async () => {
    await offer(3)
    const heavy = await givenProduct(db, { sellerId: ours.sellerId })
    await db.owner.all('update public.products set weight_grams = 90000 where id = $1', [heavy.productId])
    await db.owner.all(
      `insert into public.shipping_terms (kind, country, heaviest_grams, starts_at, reason) values ('restriction', 'DE', 50000, private.now(), 'Nobody carries it')`,
    )
    const abroad = { country: 'DE', phone: '+49 30 901820' }
    const placed = await place([heavy], { delivery: {}, address: abroad })
    if (!placed.placed) throw new Error(JSON.stringify(placed))
    const { method } = await db.owner.one<{ method: string }>(
      'select o.shipping_method as method from public.orders o join public.order_groups g on g.id = o.order_group_id where g.number = $1',
      [placed.number],
    )
    expect(method).toBe('pickup')
    expect(fieldsOf(await place([silk], { delivery: {}, address: abroad }))).toEqual(['line1', 'district', 'postcode'])
  })

  test('an order that waits for its payment goes against no cash afterwards either: nobody collects it', async () => {
    await offer(3)
    await db.owner.all('update public.sellers set takes_cash = true where id = $1', [ours.sellerId])
    const wish = { delivery: { [ours.sellerId]: 'pickup' } }
    const fetched = await givenOrder(market, { from: ours, quantities: [1], pays: false, wish })
    const sent = await givenOrder(market, { from: ours, quantities: [1], pays: false, wish: { email: 'cleo@example.com' } })
    const offered = async ({ token }: { token: string }) => (await findByToken(market.shop, token))?.cash?.answer
    expect(await offered(sent)).toMatchObject({ offered: true })
    expect(await offered(fetched)).toMatchObject({ offered: false, because: 'fetched' })
    const answer = await payAgainFunction(market.shop, guest, { token: fetched.token, paymentMethod: 'cash_on_delivery', total: 500_00 })
    expect([answer.status, (await db.owner.one<{ status: string }>('select status from public.orders where id = $1', [fetched.id])).status]).toEqual([
      422,
      'awaiting_payment',
    ])
  })

  test('whoever has anything sent says where to, and so does everybody where nobody hands out', async () => {
    await offer(3)
    const sent = await givenProduct(db, { sellerId: theirs.sellerId })
    expect(fieldsOf(await place([silk], { delivery: {} }))).toEqual(STREET)
    expect(fieldsOf(await place([silk, sent]))).toEqual(STREET)
    expect(fieldsOf(await place([silk, sent], { delivery: { [ours.sellerId]: 'pickup', [theirs.sellerId]: 'pickup' } }))).toEqual(STREET)
    await offer(null)
    expect(fieldsOf(await place([silk]))).toEqual(STREET)
    await offer(3)
  })
})
