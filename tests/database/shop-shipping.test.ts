import { beforeAll, expect, test } from 'vitest'
import { getProduct } from '../../app/catalog/product/get-product.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { isDatabaseError } from '../../app/platform/database-error.ts'
import type { Caller } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { givenOrder, givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let db: TestDatabase
let market: Market
let ours: { seller: Caller; sellerId: string }
let theirs: { seller: Caller; sellerId: string }
let silk: GivenProduct
let bowl: GivenProduct
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  ours = await givenSellerWithPerson(db)
  theirs = await givenSellerWithPerson(db)
  silk = await givenProduct(db, { sellerId: ours.sellerId, priceMinor: 500_00 })
  bowl = await givenProduct(db, { sellerId: theirs.sellerId, priceMinor: 500_00 })
})

const as = (caller: Caller) => db.asPerson(caller.id ?? '')
const RATE = { first: 80_00, step: 20_00, freeFrom: 2_000_00, daysFrom: 2, daysTo: 4 }
const write = (caller: Caller, wish: object | null = RATE, { zone = 'TH', method = 'standard' } = {}) =>
  as(caller).all('select public.write_shop_shipping($1, $2, $3, $4)', [ours.sellerId, zone, method, wish && JSON.stringify(wish)])
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
const quoted = async () => {
  const wish = wishFor([{ product: silk }, { product: bowl }])
  const { quote } = await getQuote(market.shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  return Object.fromEntries(quote.sellers.map((part) => [part.sellerId, part.choices.find(({ method }) => method === 'standard')]))
}

test('a shop’s own terms hold for its parcels: in the cart, on the page of its piece, and for nobody else’s', async () => {
  const before = await quoted()
  const order = await givenOrder(market, { from: ours, quantities: [1] })
  await write(ours.seller)
  await as(ours.seller).all('select public.write_shop_packing($1, 3, 6)', [ours.sellerId])
  const after = await quoted()
  expect(after[ours.sellerId]).toMatchObject({
    amount: 80_00,
    daysFrom: (before[ours.sellerId]?.daysFrom ?? 0) + 2,
    daysTo: (before[ours.sellerId]?.daysTo ?? 0) + 4,
  })
  expect(after[theirs.sellerId]).toEqual(before[theirs.sellerId])
  const rateOf = async (product: GivenProduct) => {
    const shown = await getProduct(market.shop.anon, product.productId, 'en')
    return shown?.shipping?.rates.find(({ zone, method }) => zone === 'TH' && method === 'standard')?.rate
  }
  expect(await rateOf(silk)).toMatchObject({ first: 80_00, freeFrom: 2_000_00 })
  expect(await rateOf(bowl)).toMatchObject({ first: 45_00 })
  // What was ordered before keeps what it was ordered with; what is ordered now costs what is said now.
  const paid = (id: string) => db.owner.one('select shipping_minor::integer as shipping from public.orders where id = $1', [id])
  expect(await paid(order.id)).toEqual({ shipping: 45_00 })
  expect(await paid((await givenOrder(market, { from: ours, quantities: [1] })).id)).toEqual({ shipping: 80_00 })
})

test('terms are added and never rewritten, the same again adds none, and the office’s come back', async () => {
  await write(ours.seller)
  await Promise.all([write(ours.seller, { ...RATE, first: 90_00 }), write(ours.seller, { ...RATE, first: 90_00 })])
  await write(ours.seller, null)
  expect((await quoted())[ours.sellerId]).toMatchObject({ amount: 45_00 })
  const kept = await db.owner.all<{ first: string | null }>(
    `select rate ->> 'first' as first from public.shop_shipping_terms where seller_id = $1 and kind = 'rate' order by id`,
    [ours.sellerId],
  )
  expect(kept.map(({ first }) => first)).toEqual(['8000', '9000', null])
})

test.each<[string, object | null, string, { zone?: string; method?: string }?]>([
  ['more than three times the office’s price', { ...RATE, first: 135_01 }, 'too_dear'],
  ['a step that is too dear', { ...RATE, step: 45_01 }, 'too_dear'],
  ['less than nothing', { ...RATE, first: -1 }, 'no_rate'],
  ['half a satang', { ...RATE, step: 1.5 }, 'no_rate'],
  ['words', { ...RATE, first: 'cheap' }, 'no_rate'],
  ['days the wrong way round', { ...RATE, daysFrom: 9, daysTo: 3 }, 'no_rate'],
  ['nothing', {}, 'no_rate'],
  ['a zone that is none', RATE, 'not_offered', { zone: 'MOON' }],
])('%s is refused', async (_, wish, because, where) => expect(await refusal(write(ours.seller, wish, where))).toBe(because))

test('a rate that is none is none, whatever stands in it', async () => {
  const kept = { carrier: 'Post', first: 1, firstGrams: 1, step: 1, stepGrams: 1, parcelMaxGrams: 2, daysFrom: 1, daysTo: 2, freeFrom: null }
  const asked = (rate: unknown) => db.owner.one<{ is: boolean }>(`select private.is_shipping_rate('${JSON.stringify(rate)}'::jsonb) as is`)
  expect(await asked(kept)).toEqual({ is: true })
  expect(await asked({ offered: false })).toEqual({ is: true })
  for (const odd of ['cheap', '', '5', 1.5, -1, 1e12, null, [], {}])
    for (const key of Object.keys(kept).filter((one) => one !== 'carrier' && (one !== 'freeFrom' || (odd !== null && odd !== 1e11))))
      if (!(key === 'freeFrom' && odd === null)) expect([key, odd, (await asked({ ...kept, [key]: odd })).is]).toEqual([key, odd, false])
  for (const odd of [null, 'x', 5, [], [1], {}, { offered: true }]) expect([odd, (await asked(odd)).is]).toEqual([odd, false])
})

test('another shop neither writes nor reads the history, and nobody writes the table', async () => {
  expect(await refusal(write(theirs.seller))).toBe('42501')
  expect(await refusal(as(theirs.seller).all('select public.write_shop_packing($1, 1, 2)', [ours.sellerId]))).toBe('42501')
  expect(await as(theirs.seller).all('select id from public.shop_shipping_terms where seller_id = $1', [ours.sellerId])).toEqual([])
  expect(await refusal(db.anon.all('select id from public.shop_shipping_terms'))).toBe('42501')
  const insert = as(ours.seller).all(`insert into public.shop_shipping_terms (seller_id, kind) values ($1, 'packing')`, [ours.sellerId])
  expect(await refusal(insert)).toBe('42501')
  const stranger = await givenPerson(db)
  expect(await refusal(db.asPerson(stranger).all('select public.write_shop_packing($1, 1, 2)', [ours.sellerId]))).toBe('42501')
})

test('thirty calls together make no more changes than a day has', async () => {
  await db.owner.all(`insert into public.shop_shipping_terms (seller_id, kind, packs_from, packs_to) select $1, 'packing', 1, 2 from generate_series(1, 90)`, [
    theirs.sellerId,
  ])
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, day) => refusal(as(theirs.seller).all('select public.write_shop_packing($1, $2, 40)', [theirs.sellerId, day + 3]))),
  )
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(10)
})
