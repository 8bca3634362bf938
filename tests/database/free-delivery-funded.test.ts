import { beforeAll, expect, test } from 'vitest'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
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
  scarf = await givenProduct(db, { priceMinor: 1_000_00 })
})

async function quoted(couponCode: string | null = null) {
  const wish = wishFor([{ product: scarf }], { couponCode })
  const { quote } = await getQuote(shop.service, { ...wish, country: wish.address.country }, { personId: null, email: wish.email })
  return { wish, quote }
}

test('free delivery by a code of the shop pays a maker no more than the office asks for the way, whatever she asks herself', async () => {
  await db.owner.all(`insert into public.coupons (code, kind, starts_at) values ('FREEALL', 'free_shipping', private.now() - interval '1 day')`)
  const usual = (await quoted()).quote.shipping
  await db.owner.all(
    `insert into public.shop_shipping_terms (seller_id, kind, zone, method, rate) values ($1, 'rate', 'TH', 'standard',
       '{"carrier": "Thailand Post", "first": 13500, "firstGrams": 1000, "step": 1500, "stepGrams": 1000, "parcelMaxGrams": 30000, "daysFrom": 2, "daysTo": 4, "freeFrom": null}')`,
    [scarf.sellerId],
  )
  expect((await quoted()).quote.shipping).toBe(135_00)
  const { wish, quote } = await quoted('FREEALL')
  expect(quote.shipping).toBe(0)
  const placed = await placeOrder(shop, guest, { ...wish, quoteHash: quote.quoteHash })
  expect(placed.placed).toBe(true)
  expect(await db.owner.one('select shipping_funded_minor::integer as paid from public.orders where seller_id = $1', [scarf.sellerId])).toEqual({ paid: usual })
})
