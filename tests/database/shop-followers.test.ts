import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { opensFor } from '../../app/catalog/product/get-early-product.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import type { Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { givePlan } from '../support/members.ts'
import { givenSellerWithPerson } from '../support/paid-orders.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { playedBank } from '../support/played-bank.ts'

let db: TestDatabase
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db, { payments: [playedBank()] }))
  await db.owner.all(`update private.change_terms set effect = 'live' where kind = 'listing' and level = 'new'`)
})

/** A piece that its shop's followers have for a day before everybody. */
async function givenFirst() {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  const maker = db.asPerson(seller.id ?? '')
  const product = await givenProduct(db, { sellerId, stock: 9 })
  const [follower, other, premium] = [await givenPerson(db), await givenPerson(db), await givenPerson(db)]
  await givePlan(db, premium, 'premium')
  await follow(follower, sellerId)
  await db.owner.all(`update public.products set status = 'draft', published_at = null where id = $1`, [product.productId])
  return { maker, sellerId, product, follower, other, premium }
}
const follow = (person: string, seller: string) => db.asPerson(person).all('insert into public.shop_followers (seller_id) values ($1)', [seller])
type First = Awaited<ReturnType<typeof givenFirst>>
async function publish({ maker, product }: Pick<First, 'maker' | 'product'>, hours = 24) {
  await maker.all('update public.products set followers_hours = $2 where id = $1', [product.productId, hours])
  await maker.all(`update public.products set status = 'active' where id = $1`, [product.productId])
}
const sees = async (person: string | null, { productId }: GivenProduct) =>
  (await (person === null ? db.asAnon() : db.asPerson(person)).all('select from public.products where id = $1', [productId])).length > 0
const quoted = async (personId: string | null, product: GivenProduct) =>
  (await getQuote(shop.service, { ...wishFor([{ product }]), country: 'TH' }, { personId, email: '' })).quote
const told = async (person: string) =>
  (
    await db.owner.all<{ event: string }>(`select facts ->> 'event' as event from public.notifications where person_id = $1 and kind = 'shop_news'`, [person])
  ).map(({ event }) => event)
const tell = async () => {
  while ((await db.service.one<{ told: number }>('select private.tell_followers(1) as told')).told > 0);
}

test('followers see and buy a piece before everybody, whoever follows later too; premium members and strangers do not', async () => {
  const first = await givenFirst()
  const { product, follower, other, premium, sellerId } = first
  await publish(first)
  expect(await Promise.all([follower, other, premium, null].map((person) => sees(person, product)))).toEqual([true, false, false, false])
  expect(await opensFor(db.anon, product.productId)).toMatchObject({ premium: false, followers: true, seller_id: sellerId })
  const order = async (person: string) => {
    const wish = wishFor([{ product }])
    const { quoteHash } = await quoted(person, product)
    return placeOrder(shop, { ...guest, id: person, role: 'authenticated' }, { ...wish, quoteHash })
  }
  expect(await order(other)).toMatchObject({ placed: false, because: 'problems', problems: [{ code: 'line_opens_later', followers: true }] })
  expect(await order(follower)).toMatchObject({ placed: true })
  await follow(other, sellerId)
  expect(await sees(other, product)).toBe(true)
  expect(await order(other)).toMatchObject({ placed: true })
  await db.asPerson(other).all('delete from public.shop_followers where seller_id = $1', [sellerId])
  expect(await sees(other, product)).toBe(false)
})

test('it opens to everybody after its hours, or at once when its maker says so; more than 72 hours are refused', async () => {
  const first = await givenFirst()
  await publish(first, 72)
  expect(await refusal(first.maker.all('update public.products set followers_hours = 73 where id = $1', [first.product.productId]))).toBe('23514')
  await db.owner.all(`update public.products set opens_at = now() - interval '1 minute' where id = $1`, [first.product.productId])
  await db.service.one('select private.open_products()')
  expect(await sees(null, first.product)).toBe(true)
  const second = await givenFirst()
  await publish(second)
  await second.maker.all('update public.products set followers_hours = null where id = $1', [second.product.productId])
  expect(await sees(null, second.product)).toBe(true)
  expect(
    await db.anon.one(`select (public.search_products(p_sellers => array[(select slug from public.sellers where id = $1)]) ->> 'total')::integer as total`, [
      second.sellerId,
    ]),
  ).toEqual({ total: 1 })
})

test('followers are told once, others never, and nobody of what opened meanwhile', async () => {
  const first = await givenFirst()
  await Promise.all(Array.from({ length: 3 }, async () => follow(await givenPerson(db), first.sellerId)))
  await publish(first)
  await Promise.all([tell(), tell()])
  await first.maker.all(`update public.products set status = 'inactive' where id = $1`, [first.product.productId])
  await first.maker.all(`update public.products set status = 'active' where id = $1`, [first.product.productId])
  await tell()
  expect([await told(first.follower), await told(first.other)]).toEqual([['early_piece'], []])
  expect(
    await db.owner.one(`select count(*)::integer as all from public.notifications where kind = 'shop_news' and facts ->> 'seller_id' = $1`, [first.sellerId]),
  ).toEqual({
    all: 4,
  })
  const second = await givenFirst()
  await publish(second)
  await second.maker.all('update public.products set followers_hours = null where id = $1', [second.product.productId])
  await tell()
  expect(await told(second.follower)).toEqual([])
})

test('of a sale followers pay the price first: their cart and order say it, the page and the cart of others do not', async () => {
  const { maker, sellerId, product, follower, other } = await givenFirst()
  await db.owner.all(`update public.products set status = 'active', published_at = now(), price_minor = 100000 where id = $1`, [product.productId])
  const sale = { id: randomUUID(), name: 'Songkran', percent: 20, ends_at: new Date(Date.now() + 5 * 86_400_000).toISOString(), followers_hours: 24 }
  await maker.all('select public.make_shop_sale($1, $2)', [sellerId, JSON.stringify(sale)])
  const price = async (person: string | null) => (await quoted(person, product)).sellers[0]?.lines[0]?.unitPrice
  expect([await price(follower), await price(other), await price(null)]).toEqual([800_00, 1_000_00, 1_000_00])
  expect(await db.asPerson(follower).one('select public.my_follower_price($1) as first', [product.productId])).toMatchObject({
    first: { percent: 20, prices: { [product.variantId]: 800_00 } },
  })
  expect(await db.asPerson(other).one('select public.my_follower_price($1) as first', [product.productId])).toEqual({ first: null })
  expect(await db.anon.one('select price_minor::integer as price from public.products where id = $1', [product.productId])).toEqual({ price: 1_000_00 })
  await tell()
  expect([await told(follower), await told(other)]).toEqual([['early_sale'], []])
  expect((await db.service.one<{ moved: number }>('select private.run_shop_sales() as moved')).moved).toBe(0)
  await db.owner.all(`update public.shop_sales set starts_at = now() - interval '1 minute' where id = $1`, [sale.id])
  await db.service.one('select private.run_shop_sales()')
  expect([await price(follower), await price(other)]).toEqual([800_00, 800_00])
})

test('each person reads and changes only whom they follow; a shop and staff learn how many', async () => {
  const { maker, sellerId, follower, other } = await givenFirst()
  expect(await db.asPerson(other).all('select from public.shop_followers')).toEqual([])
  await db.asPerson(other).all('delete from public.shop_followers where seller_id = $1', [sellerId])
  expect(await maker.one('select public.shop_followers_count($1)::integer as many', [sellerId])).toEqual({ many: 1 })
  expect(await refusal(db.asPerson(follower).all('select public.shop_followers_count($1)', [sellerId]))).toBe('42501')
  const [looking, paying] = [await givenPerson(db), await givenPerson(db)]
  await givenStaff(db, looking, ['sellers.read'])
  await givenStaff(db, paying, ['payouts.read'])
  const asked = 'select public.shop_followers_count($1)::integer as many'
  expect(await asStaff(db, looking).one(asked, [sellerId])).toEqual({ many: 1 })
  expect(await refusal(asStaff(db, paying).all(asked, [sellerId]))).toBe('42501')
  expect(await refusal(db.asPerson(looking).all(asked, [sellerId]))).toBe('42501')
  expect(await refusal(db.asPerson(other).all('insert into public.shop_followers (seller_id, person_id) values ($1, $2)', [sellerId, follower]))).toBe('42501')
})
