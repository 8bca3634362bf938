import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import type { OrderWish } from '../../app/checkout/quote/order-wish.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let market: Market
let clerk: ReturnType<typeof asStaff>
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  const person = await givenPerson(db, { email: 'clerk@budgets.test' })
  await givenStaff(db, person, ['promotions.read', 'promotions.write'])
  clerk = asStaff(db, person)
})

type Campaign = { coupon: string | null; offer: string | null; code: string | null }

/** Takes 10 % off whatever is bought. */
async function givenCoupon(): Promise<Campaign & { code: string }> {
  const code = `B${randomUUID().slice(0, 8).toUpperCase()}`
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.coupons (code, kind, percent_ppm, per_person_limit) values ($1, 'percent', 100000, 99) returning id`,
    [code],
  )
  return { coupon: id, offer: null, code }
}
const budget = ({ coupon, offer }: Campaign, minor: number | null) =>
  clerk.all('select public.write_campaign_budget($1, $2, $3, $4)', [coupon, offer, minor, 'As agreed with the bookkeepers'])
const spent = async ({ coupon, offer }: Campaign) =>
  (
    await clerk.one<{ spent: number }>('select spent_minor::integer as spent from public.campaign_budgets where coupon_id = $1 or bogo_id = $2', [
      coupon,
      offer,
    ])
  ).spent

async function buy(product: GivenProduct, changes: Partial<OrderWish>) {
  const wish = wishFor([{ product, quantity: 2 }], { email: `${randomUUID()}@budgets.test`, ...changes })
  const { quote } = await getQuote(market.shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  const placed = await placeOrder(market.shop, guest, { ...wish, quoteHash: quote.quoteHash })
  return { quote, placed }
}
const problems = ({ quote }: Awaited<ReturnType<typeof buy>>) => quote.problems.map(({ code }) => code)

async function groupOf(number: string): Promise<string> {
  return (await db.owner.one<{ id: string }>('select id from public.order_groups where number = $1', [number])).id
}

test('a coupon is used up when its budget does not reach any more, and has it back from an order that nobody paid', async () => {
  const campaign = await givenCoupon()
  const product = await givenProduct(db, { priceMinor: 500_00, stock: 100 })
  await budget(campaign, 150_00)
  const first = await buy(product, { couponCode: campaign.code })
  expect(first.quote.coupon?.savings).toBe(100_00)
  expect(await spent(campaign)).toBe(100_00)
  const second = await buy(product, { couponCode: campaign.code })
  expect(problems(second)).toEqual(['coupon_exhausted'])
  expect(second.quote.discount).toBe(0)
  expect(await spent(campaign)).toBe(100_00)
  if (!first.placed.placed) throw new Error('The first was not placed')
  await db.service.all('select private.release_promotions($1)', [await groupOf(first.placed.number)])
  expect(await spent(campaign)).toBe(0)
  expect((await buy(product, { couponCode: campaign.code })).placed.placed).toBe(true)
  // Money that comes late takes back what is left, which is nothing.
  expect(await db.service.one('select private.retake_promotions($1) as taken', [await groupOf(first.placed.number)])).toEqual({ taken: false })
  expect(await spent(campaign)).toBe(100_00)
})

test('ten who buy at once spend no more than there is', async () => {
  const campaign = await givenCoupon()
  const product = await givenProduct(db, { priceMinor: 500_00, stock: 100 })
  await budget(campaign, 350_00)
  const all = await Promise.all(Array.from({ length: 10 }, () => buy(product, { couponCode: campaign.code })))
  // The others had seen the lower price, or none.
  expect(all.filter(({ quote, placed }) => placed.placed && quote.discount > 0)).toHaveLength(3)
  expect(await spent(campaign)).toBe(300_00)
})

test('an offer beyond its budget is not applied, and nobody is refused an order for it', async () => {
  const from = await givenSellerWithPerson(db)
  const product = await givenProduct(db, { sellerId: from.sellerId, priceMinor: 500_00, stock: 100 })
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.bogo_promotions (name, bogo_type, buy_product_id, seller_id, funded_by) values ('Two for one', 'classic_bogo', $1, $2, 'platform') returning id`,
    [product.productId, from.sellerId],
  )
  const campaign: Campaign = { coupon: null, offer: id, code: null }
  await budget(campaign, 600_00)
  const [first, second] = [await buy(product, {}), await buy(product, {})]
  expect([first.quote.discount, second.quote.discount]).toEqual([500_00, 0])
  expect([first.placed.placed, second.placed.placed]).toEqual([true, true])
  expect(await spent(campaign)).toBe(500_00)
})

test('a budget that is set later counts what was spent before; one that is taken away ends nothing', async () => {
  const campaign = await givenCoupon()
  const product = await givenProduct(db, { priceMinor: 500_00, stock: 100 })
  await buy(product, { couponCode: campaign.code })
  await budget(campaign, 150_00)
  expect(await spent(campaign)).toBe(100_00)
  await budget(campaign, 50_00)
  expect(problems(await buy(product, { couponCode: campaign.code }))).toEqual(['coupon_exhausted'])
  await budget(campaign, null)
  expect((await buy(product, { couponCode: campaign.code })).placed.placed).toBe(true)
})
