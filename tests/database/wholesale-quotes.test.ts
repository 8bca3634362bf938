import { beforeAll, expect, test } from 'vitest'
import { expireOrders } from '../../app/payments/expire-orders.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import type { Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { type GivenProduct, givenPerson, testShop, wishFor } from '../support/market.ts'
import { playedBank } from '../support/played-bank.ts'
import { memberCaller, pointShop } from '../support/point-shop.ts'
import { givenWholesaleBuyer, givenWholesalePrices } from '../support/wholesale.ts'
import { givenMaker, quoting } from '../support/wholesale-quotes.ts'

let db: TestDatabase
let shop: Shop
let at: ReturnType<typeof pointShop>
let quotes: ReturnType<typeof quoting>
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
  at = pointShop(db, shop, bank)
  quotes = quoting(db)
})

const lineOf = async (person: string, product: GivenProduct, quantity: number) => {
  const { quote } = await getQuote(shop.service, { ...wishFor([{ product, quantity }]), country: 'TH' }, { personId: person, email: '' })
  return quote.sellers[0]?.lines[0]
}
const unitOf = async (person: string, product: GivenProduct, quantity: number) => (await lineOf(person, product, quantity))?.unitPrice
const order = (person: string, product: GivenProduct, quantity = 40) => at.placed({ person, products: [{ product, quantity }] })
/** The time of what waits for its money is up. */
const letTimeRunOut = async () => {
  await db.owner.all(`update public.order_groups set expires_at = now() - interval '1 second' where status = 'awaiting_payment'`)
  await expireOrders(shop)
}

test('money that comes late takes the agreed price again, or goes back when another order has used it up', async () => {
  const { product, buyer, id } = await quotes.agreed()
  const first = await order(buyer, product)
  await letTimeRunOut()
  expect((await quotes.quoteOf(id)).state).toBe('accepted')
  expect(await at.pay(first.group)).toBe('placed')
  expect(await quotes.quoteOf(id)).toMatchObject({ state: 'ordered', order_group_id: first.group })
  expect(await unitOf(buyer, product, 40)).toBe(100_00)

  const other = await quotes.agreed()
  const late = await order(other.buyer, other.product)
  await letTimeRunOut()
  const second = await order(other.buyer, other.product)
  expect(await at.pay(second.group)).toBe('placed')
  expect(await at.pay(late.group)).toBe('refund-due')
  expect(await quotes.quoteOf(other.id)).toMatchObject({ state: 'ordered', order_group_id: second.group })
  expect(await at.breaches()).toEqual([])
})

test('a buyer who needs it no more pays late: the money goes back', async () => {
  const { product, buyer, id } = await quotes.agreed()
  const late = await order(buyer, product)
  await letTimeRunOut()
  await db.asPerson(buyer).one('select public.withdraw_quote($1)', [id])
  expect(await at.pay(late.group)).toBe('refund-due')
})

test('what was agreed on returns twice after orders that nobody paid, then it ends and the buyer is told', async () => {
  const { product, buyer, id } = await quotes.agreed()
  for (const state of ['accepted', 'accepted', 'expired']) {
    const { group } = await order(buyer, product)
    expect(await quotes.quoteOf(id)).toMatchObject({ state: 'ordered', order_group_id: group })
    await letTimeRunOut()
    expect(await quotes.quoteOf(id)).toMatchObject({ state, order_group_id: null })
  }
  expect(await quotes.heard(buyer)).toEqual([{ event: 'offered' }, { event: 'expired' }])
  expect(await unitOf(buyer, product, 40)).toBe(100_00)
})

test('what a member holds by quotes is counted; what an approved buyer orders is not', async () => {
  const agreedFor = async (buyer: string) => {
    const { maker, product } = await givenMaker(db, { stock: 60 })
    const id = await quotes.ask(buyer, product)
    await quotes.answer(maker, id)
    await quotes.accept(buyer, id)
    return product
  }
  const placed = async (buyer: string, product: GivenProduct) => {
    const caller = { ...memberCaller(buyer), ip: '203.0.113.77' }
    const wish = wishFor([{ product, quantity: 40 }])
    const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: buyer, email: wish.email })
    expect(quote.sellers[0]?.lines[0]?.unitPrice).toBe(55_00)
    return placeOrder(shop, caller, { ...wish, quoteHash: quote.quoteHash })
  }
  // Of sixty pieces nobody holds forty without paying.
  const member = await givenPerson(db)
  expect(await placed(member, await agreedFor(member))).toMatchObject({ placed: false, because: 'problems', problems: [{ most: 30 }, { most: 30 }] })
  const hotel = await givenPerson(db)
  await givenWholesaleBuyer(db, hotel)
  expect(await placed(hotel, await agreedFor(hotel))).toMatchObject({ placed: true })
})

test('a maker who cancels gives the agreed price back as long as its day is not over; a buyer who cancels has used it', async () => {
  const canceled = async (by: string) => {
    const { product, buyer, id, maker } = await quotes.agreed()
    const { group } = await order(buyer, product)
    expect(await at.pay(group)).toBe('placed')
    // Meanwhile the buyer asks for more of it.
    const next = await quotes.ask(buyer, product, 60)
    await quotes.answer(maker, next, { quantity: 60, unit: 50_00 })
    await quotes.accept(buyer, next)
    const [one] = await at.ordersOf(group)
    await db.owner.all(`select private.transition_order($1, 'canceled', $2, null, 'The kiln broke')`, [one?.id, by])
    return { state: (await quotes.quoteOf(id)).state, prices: [await unitOf(buyer, product, 40), await unitOf(buyer, product, 60)] }
  }
  expect(await canceled('seller')).toEqual({ state: 'accepted', prices: [55_00, 50_00] })
  expect(await canceled('system')).toEqual({ state: 'accepted', prices: [55_00, 50_00] })
  expect(await canceled('buyer')).toEqual({ state: 'ordered', prices: [100_00, 50_00] })
})

test('what was ordered and not paid is not lost while another quote about the piece is open', async () => {
  const { product, buyer, id } = await quotes.agreed()
  await order(buyer, product)
  await quotes.ask(buyer, product, 60)
  await letTimeRunOut()
  expect((await quotes.quoteOf(id)).state).toBe('accepted')
  expect(await unitOf(buyer, product, 40)).toBe(55_00)
})

test('a maker offers otherwise four times at most, never the same again, and so often in a day', async () => {
  const { maker, product } = await givenMaker(db)
  const buyer = await givenPerson(db)
  const id = await quotes.ask(buyer, product)
  const letters = () => db.owner.all(`select from private.outbox where topic = 'wholesale.quote' and payload ->> 'quote_id' = $1`, [id])
  await quotes.answer(maker, id)
  expect(await refusal(quotes.answer(maker, id))).toBe('HT005')
  for (const unit of [54_00, 53_00, 52_00, 51_00]) await quotes.answer(maker, id, { unit })
  expect(await refusal(quotes.answer(maker, id, { unit: 50_00 }))).toBe('HT005')
  // The request and five offers.
  expect([(await quotes.heard(buyer)).length, (await letters()).length]).toEqual([5, 6])
  // Others of the same day fill its measure.
  await db.owner.all(
    `insert into public.wholesale_quotes (buyer_id, product_id, seller_id, quantity, state, unit_minor, valid_until, answered_at, offers)
     select $1, $2, $3, 40, 'refused', 5500, private.now() + interval '1 day', private.now(), 5 from generate_series(1, 19)`,
    [buyer, product.productId, product.sellerId],
  )
  const next = await quotes.ask(await givenPerson(db), product)
  expect(await refusal(quotes.answer(maker, next))).toBe('HT005')
})

/** A version of a piece that costs 5,000 ฿ while the piece costs 100. */
async function givenLarge(product: GivenProduct): Promise<GivenProduct> {
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.product_variants (product_id, name, price_minor) values ($1, 'Large', 500000) returning id`,
    [product.productId],
  )
  await db.owner.all('insert into public.stock_levels (variant_id, on_hand) values ($1, 200)', [id])
  await db.owner.all(`insert into public.stock_movements (variant_id, kind, quantity) values ($1, 'received', 200)`, [id])
  return { ...product, variantId: id }
}

test('what was agreed on holds for the version it names, whatever others cost and whatever it costs later', async () => {
  const { maker, product, buyer, id } = await quotes.agreed()
  const large = await givenLarge(product)
  expect([await unitOf(buyer, large, 40), await unitOf(buyer, product, 40)]).toEqual([5000_00, 55_00])
  const { quote } = await getQuote(
    shop.service,
    { ...wishFor([{ product, quantity: 20 }, { product: large, quantity: 20 }]), country: 'TH' }, // prettier-ignore
    { personId: buyer, email: '' },
  )
  expect(quote.sellers[0]?.lines.map(({ unitPrice }) => unitPrice)).toEqual([100_00, 5000_00])

  const other = await quotes.ask(buyer, large)
  expect(await refusal(quotes.ask(buyer, large))).toBe('HT005')
  await quotes.answer(maker, other, { unit: 4000_00 })
  await quotes.accept(buyer, other)
  expect([await unitOf(buyer, large, 40), await unitOf(buyer, product, 40)]).toEqual([4000_00, 55_00])
  expect(await quotes.heard(maker)).toHaveLength(4)
  const kept = (one: string) => db.owner.one('select usual_minor::int as usual, variant_id from public.wholesale_quotes where id = $1', [one])
  expect([await kept(id), await kept(other)]).toEqual([
    { usual: 100_00, variant_id: product.variantId },
    { usual: 5000_00, variant_id: large.variantId },
  ])
  await db.owner.all('update public.products set price_minor = 13000 where id = $1', [product.productId])
  expect([await unitOf(buyer, product, 40), await unitOf(buyer, product, 41)]).toEqual([55_00, 130_00])
  // A version that is gone is sold to nobody, and nothing can be agreed on about it.
  await db.owner.all('update public.product_variants set is_active = false where id = $1', [large.variantId])
  expect(await refusal(quotes.ask(await givenPerson(db), large))).toBe('PT404')
})

test('wholesale prices are those of versions at the price of the piece, and only these count', async () => {
  const { product } = await givenMaker(db)
  const large = await givenLarge(product)
  await givenWholesalePrices(db, product.productId, [{ from: 10, unit_minor: 80_00 }])
  const hotel = await givenPerson(db)
  await givenWholesaleBuyer(db, hotel)
  const cart = async (small: number, big: number) => {
    const lines = [...(small > 0 ? [{ product, quantity: small }] : []), { product: large, quantity: big }]
    const { quote } = await getQuote(shop.service, { ...wishFor(lines), country: 'TH' }, { personId: hotel, email: '' })
    return [quote.sellers[0]?.lines.map(({ unitPrice }) => unitPrice), quote.problems.filter(({ code }) => code === 'wholesale_minimum').length]
  }
  expect(await cart(0, 10)).toEqual([[5000_00], 0])
  expect(await cart(10, 1)).toEqual([[80_00, 5000_00], 0])
  expect(await cart(9, 10)).toEqual([[100_00, 5000_00], 1])
})
