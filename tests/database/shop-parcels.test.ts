import { randomUUID } from 'node:crypto'
import { fc } from '../support/random.ts'
import { beforeAll, expect, test } from 'vitest'
import { getProduct } from '../../app/catalog/product/get-product.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { isDatabaseError } from '../../app/platform/database-error.ts'
import { shippingCost } from '../../app/shipping/shipping.ts'
import { type KeptRate, rateOf } from '../../app/shipping/shipping-terms.ts'
import type { Caller } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenProduct, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let db: TestDatabase
let market: Market
let ours: { seller: Caller; sellerId: string }
let theirs: { seller: Caller; sellerId: string }
let shawl: GivenProduct
let loom: GivenProduct
const LOOMS = randomUUID()
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  ours = await givenSellerWithPerson(db)
  theirs = await givenSellerWithPerson(db)
  shawl = await givenProduct(db, { sellerId: ours.sellerId, priceMinor: 500_00 })
  loom = await givenProduct(db, { sellerId: ours.sellerId, priceMinor: 600_00 })
  await parcel(LOOMS, 'Looms')
  await put(loom, LOOMS)
})

const as = (caller: Caller) => db.asPerson(caller.id ?? '')
const RATE = { first: 100_00, step: 10_00, freeFrom: null, daysFrom: 3, daysTo: 9 }
const parcel = (id: string, name: string, { by = ours.seller, ended = false } = {}) =>
  as(by).all('select public.write_shop_parcel($1, $2, $3, $4)', [ours.sellerId, id, name, ended])
const put = (product: GivenProduct, id: string | null, by = ours.seller) =>
  as(by).all<{ id: string }>('update public.products set shipping_profile_id = $2 where id = $1 returning id', [product.productId, id])
type Place = { profile?: string | null; zone?: string; method?: string; countries?: string[] | null; by?: Caller }
const write = (wish: object | null, { profile = LOOMS, zone = 'TH', method = 'standard', countries = null, by = ours.seller }: Place = {}) =>
  as(by).all('select public.write_shop_shipping($1, $2, $3, $4, $5, $6)', [ours.sellerId, zone, method, wish && JSON.stringify(wish), profile, countries])
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
const quoted = async (products: readonly GivenProduct[], country = 'TH') => {
  const wish = wishFor(products.map((product) => ({ product })))
  const { quote } = await getQuote(market.shop.service, { ...wish, country }, { personId: null, email: wish.email })
  const [part] = quote.sellers
  return { wish, quote, part, standard: part?.choices.find(({ method }) => method === 'standard') }
}

test('each kind of parcel is reckoned by itself, and a cart pays their sum until the last is there', async () => {
  await write(RATE)
  expect((await quoted([shawl])).part).toMatchObject({ shipping: 45_00, parcels: [] })
  expect((await quoted([loom])).part).toMatchObject({ shipping: 100_00, parcels: [{ profile: LOOMS, name: 'Looms', cost: 100_00 }] })
  const both = await quoted([loom, shawl])
  expect(both.part).toMatchObject({
    shipping: 145_00,
    parcels: [
      { profile: null, cost: 45_00 },
      { profile: LOOMS, cost: 100_00 },
    ],
  })
  expect(both.standard).toMatchObject({ daysFrom: 4, daysTo: 11 })
  const shown = await getProduct(market.shop.anon, loom.productId, 'en')
  expect(shown?.shipping?.rates.find(({ zone, method }) => zone === 'TH' && method === 'standard')?.rate).toMatchObject({ first: 100_00 })
})

test('a way that one of the parcels cannot go is none for the whole', async () => {
  await write({ offered: false }, { method: 'express' })
  expect((await quoted([shawl])).part?.choices.map(({ method }) => method)).toEqual(['standard', 'express'])
  expect((await quoted([shawl, loom])).part?.choices.map(({ method }) => method)).toEqual(['standard'])
  await write(null, { method: 'express' })
})

test('what was moved to another parcel after it was quoted is shown anew before it is paid, and an order keeps by what it went', async () => {
  await write(RATE)
  const before = await quoted([loom, shawl])
  const wish = { ...before.wish, quoteHash: before.quote.quoteHash }
  await put(shawl, LOOMS)
  expect(await placeOrder(market.shop, guest, wish)).toMatchObject({ placed: false, because: 'cart_changed' })
  await put(shawl, null)
  const placed = await placeOrder(market.shop, guest, wish)
  expect(placed).toMatchObject({ placed: true })
  await write({ ...RATE, first: 120_00 })
  const kept = await db.owner.one(
    `select o.shipping_minor::integer as shipping, o.shipping_parcels as parcels from public.orders o
       join public.order_groups g on g.id = o.order_group_id where g.number = $1`,
    [placed.placed ? placed.number : ''],
  )
  expect(kept).toEqual({
    shipping: 145_00,
    parcels: [
      { profile: null, name: '', cost: 45_00, lines: [1] },
      { profile: LOOMS, name: 'Looms', cost: 100_00, lines: [0] },
    ],
  })
})

test('countries of a zone cost what is said of them, by weights of the shop’s own', async () => {
  await write({ ...RATE, first: 900_00, step: 100_00, firstGrams: 1_000 }, { zone: 'EUROPE', countries: ['DE', 'AT'] })
  expect((await quoted([loom], 'DE')).standard).toMatchObject({ amount: 900_00 })
  expect((await quoted([loom], 'FR')).standard?.amount).toBe(450_00)
  expect((await quoted([shawl], 'DE')).standard?.amount).toBe(450_00)
  await write({ ...RATE, first: 700_00 }, { zone: 'EUROPE' })
  expect([(await quoted([loom], 'DE')).standard?.amount, (await quoted([loom], 'FR')).standard?.amount]).toEqual([900_00, 700_00])
  await write(null, { zone: 'EUROPE', countries: ['DE'] })
  expect((await quoted([loom], 'DE')).standard?.amount).toBe(700_00)
})

test.each<[string, object, string, Place?]>([
  ['a first price that holds for less than the office’s', { ...RATE, first: 135_00, firstGrams: 100 }, 'too_dear'],
  ['small parcels that cost like large ones', { ...RATE, first: 135_00, parcelMaxGrams: 1_000 }, 'too_dear'],
  ['steps of a gram', { ...RATE, stepGrams: 1 }, 'no_weights'],
  ['a parcel of a tonne', { ...RATE, parcelMaxGrams: 999_999 }, 'no_weights'],
  ['a first weight above the heaviest', { ...RATE, firstGrams: 5_000, parcelMaxGrams: 1_000 }, 'no_rate'],
  ['words for a weight', { ...RATE, stepGrams: 'much' }, 'no_rate'],
  ['no countries', RATE, 'no_countries', { countries: [] }],
  ['what is no country', RATE, 'no_countries', { countries: ['Germany'] }],
  ['another shop’s parcel', RATE, 'no_profile', { profile: randomUUID() }],
])('%s is refused', async (_, wish, because, place) => expect(await refusal(write(wish, place))).toBe(because))

test('no weight costs more than three times the office’s price, and both reckon alike', async () => {
  const { usual } = await db.owner.one<{ usual: KeptRate }>(
    `select r -> 'rate' as usual from jsonb_array_elements(public.shipping_table() -> 'rates') r where r ->> 'zone' = 'TH' and r ->> 'method' = 'standard'`,
  )
  const office = rateOf(usual)
  const weight = fc.integer({ min: 50, max: 40_000 })
  const rates = fc.record({ first: fc.integer({ min: 0, max: 400_00 }), step: fc.integer({ min: 0, max: 90_00 }), firstGrams: weight, stepGrams: weight })
  await fc.assert(
    fc.asyncProperty(rates, fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 5, maxLength: 20 }), async (own, grams) => {
      const kept = { ...usual, ...own, parcelMaxGrams: Math.max(own.firstGrams, 20_000) }
      const asked = await db.owner.one<{ costs: number[]; dear: boolean }>(
        `select array(select private.parcel_cost(g, $1)::float8 from unnest($2::bigint[]) with ordinality u(g, n) order by n) as costs,
                private.is_too_dear($1, $3) as dear`,
        [JSON.stringify(kept), grams, JSON.stringify(usual)],
      )
      const rate = rateOf(kept)
      if (!rate || !office) throw new Error('Both are offered.')
      expect(asked.costs).toEqual(grams.map((each) => Number(shippingCost(each, rate))))
      if (!asked.dear) for (const each of grams) expect(shippingCost(each, rate)).toBeLessThanOrEqual(3n * shippingCost(each, office))
    }),
    { numRuns: 60 },
  )
})

test('a parcel that has ended lets its pieces go as usual; a name is had once and parcels are few', async () => {
  const id = randomUUID()
  await Promise.all([parcel(id, 'Rugs'), parcel(id, 'Rugs')])
  await put(shawl, id)
  await write(RATE, { profile: id })
  expect(await refusal(parcel(randomUUID(), 'rugs'))).toBe('name_taken')
  await parcel(id, 'Rugs', { ended: true })
  expect((await quoted([shawl])).part).toMatchObject({ shipping: 45_00, parcels: [] })
  expect(await refusal(write(RATE, { profile: id }))).toBe('no_profile')
  await put(shawl, null)
  const answers = await Promise.all(Array.from({ length: 30 }, (_, place) => refusal(parcel(randomUUID(), `Box ${place}`))))
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(7)
})

test('many pieces are moved at once, seen before, and taken back', async () => {
  const run = randomUUID()
  const pieces = JSON.stringify([{ id: shawl.productId }, { id: loom.productId }])
  const change = (made: string | null, deed: object = { kind: 'parcel', parcel: LOOMS }, by = ours.seller) =>
    as(by).all<{ product_id: string; after: object; refused: string | null }>('select product_id, after, refused from public.change_products($1, $2, $3, $4)', [
      ours.sellerId,
      pieces,
      JSON.stringify(deed),
      made,
    ])
  const of = (rows: { product_id: string; refused: string | null }[]) => Object.fromEntries(rows.map((row) => [row.product_id, row.refused]))
  expect(of(await change(null))).toEqual({ [shawl.productId]: null, [loom.productId]: 'as_it_is' })
  expect((await quoted([shawl])).part?.parcels).toEqual([])
  await change(run)
  expect((await quoted([shawl])).part?.parcels).toHaveLength(1)
  await as(ours.seller).all('select * from public.undo_product_run($1, 100)', [run])
  expect((await quoted([shawl])).part?.parcels).toEqual([])
  expect((await change(null, { kind: 'parcel', parcel: randomUUID() })).map(({ refused }) => refused)).toEqual(['no_profile', 'no_profile'])
  expect(await refusal(change(null, { kind: 'parcel' }))).toBe('22023')
})

test('another shop neither makes, reads nor uses a parcel of this one', async () => {
  expect(await refusal(parcel(randomUUID(), 'Mine', { by: theirs.seller }))).toBe('42501')
  expect(await refusal(write(RATE, { by: theirs.seller }))).toBe('42501')
  expect(await as(theirs.seller).all('select id from public.shop_shipping_profiles where seller_id = $1', [ours.sellerId])).toEqual([])
  const bowl = await givenProduct(db, { sellerId: theirs.sellerId, priceMinor: 500_00 })
  expect(await refusal(put(bowl, LOOMS, theirs.seller))).toBe('23503')
  expect(await put(loom, null, theirs.seller)).toEqual([])
  // An id that another shop has is none to take over.
  const taken = as(theirs.seller).all('select public.write_shop_parcel($1, $2, $3)', [theirs.sellerId, LOOMS, 'Ours'])
  expect(await refusal(taken)).toBe('no_profile')
})
