import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenProduct, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { playedBank } from '../support/played-bank.ts'

let db: TestDatabase
let shop: Shop
let scarf: GivenProduct
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db, { payments: [playedBank()] }))
  scarf = await givenProduct(db, { priceMinor: 1_000_00, stock: 100 })
})

const givenCoupon = (code: string) =>
  db.owner.one<{ id: string }>(
    `insert into public.coupons (code, kind, amount_minor, starts_at) values ($1, 'fixed', 10000, private.now() - interval '1 day') returning id`,
    [code],
  )

/** A guest buys with a code; the quote is the one that was seen before an address was typed. */
async function buys(email: string, couponCode: string) {
  const wish = wishFor([{ product: scarf }], { email, couponCode })
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: '' })
  const placed = await placeOrder(shop, guest, { ...wish, quoteHash: quote.quoteHash })
  return placed.placed ? 'placed' : placed.because === 'cart_changed' ? placed.quote.problems.map(({ code }) => code) : placed.problems
}

test('one mailbox uses a code as often as one person may, however its address is written', async () => {
  await givenCoupon('ONCE')
  expect(await buys('somchai.silk@gmail.com', 'ONCE')).toBe('placed')
  for (const email of ['somchaisilk@gmail.com', 'SomchaiSilk+2@googlemail.com', 's.omchai.silk+x@gmail.com'])
    expect(await buys(email, 'ONCE')).toEqual(['coupon_in_unpaid_order'])
  expect(await buys('malee@example.com', 'ONCE')).toBe('placed')
  expect(await buys('malee+two@example.com', 'ONCE')).toEqual(['coupon_in_unpaid_order'])
  expect(await buys('malee.two@example.com', 'ONCE')).toBe('placed')
})

test('what was kept of an address before counts on', async () => {
  const { id } = await givenCoupon('BEFORE')
  expect(await buys('nok+old@example.com', 'BEFORE')).toBe('placed')
  await db.owner.all(`update public.promotion_usages set email_hash = sha256('nok+old@example.com') where coupon_id = $1`, [id])
  expect(await buys('nok+old@example.com', 'BEFORE')).toEqual(['coupon_in_unpaid_order'])
})
