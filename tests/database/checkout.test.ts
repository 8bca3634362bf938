import { beforeAll, describe, expect, test } from 'vitest'
import { endOrder, expireOrders, sweepPayments } from '../../app/payments/expire-orders.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder, type Placed } from '../../app/checkout/place/place-order.server.ts'
import type { OrderWish } from '../../app/checkout/quote/order-wish.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { findByToken } from '../../app/orders/tracking/track-order.server.ts'
import { minor } from '../../app/platform/money.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Shop } from '../../app/shop.ts'
import { connectPools } from '@hattha/postgres'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenProduct, guest, testShop, wishFor } from '../support/market.ts'
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

/** A wish with the hash of what it costs now. */
async function seen(wish: OrderWish): Promise<OrderWish> {
  const { quote } = await getQuote(shop.service, { ...wish, country: wish.address.country }, { personId: null, email: wish.email })
  return { ...wish, quoteHash: quote.quoteHash }
}

function succeeded(outcome: Placed): { number: string; token: string } {
  if (!outcome.placed) throw new Error(`Not placed: ${JSON.stringify(outcome)}`)
  return outcome
}

const paymentOf = (number: string) =>
  db.owner.one<{ id: string; provider_reference: string; group_id: string }>(
    'select p.id, p.provider_reference, g.id as group_id from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1 order by p.attempt desc limit 1',
    [number],
  )
const stockOf = (variantId: string) =>
  db.owner.one<{ on_hand: number; allocated: number; reserved: number }>('select on_hand, allocated, reserved from public.stock_levels where variant_id = $1', [
    variantId,
  ])
const statusOf = async (number: string) => (await db.owner.one<{ status: string }>('select status from public.order_groups where number = $1', [number])).status

/** Makes an order's time run out without waiting for it. */
const letTimeRunOut = (number: string) => db.owner.all(`update public.order_groups set expires_at = now() - interval '1 second' where number = $1`, [number])

describe('a guest buys from two makers', () => {
  test('both makers have an order to pack, and everybody has a letter', async () => {
    const [scarf, bowl] = [await givenProduct(db, { priceMinor: 1450_00 }), await givenProduct(db, { priceMinor: 390_00, name: 'Celadon bowl' })]
    const order = succeeded(await placeOrder(shop, guest, await seen(wishFor([{ product: scarf }, { product: bowl, quantity: 2 }]))))
    expect(await stockOf(bowl.variantId)).toEqual({ on_hand: 10, allocated: 0, reserved: 2 })

    const payment = await paymentOf(order.number)
    bank.say(payment.provider_reference, 'paid')
    expect(await settlePayment(shop, payment.id)).toBe('placed')

    const tracked = await findByToken(shop, order.token)
    expect(tracked?.status).toBe('placed')
    expect(tracked?.orders.map((share) => [share.status, share.paymentStatus, share.lines.length])).toEqual([
      ['placed', 'paid', 1],
      ['placed', 'paid', 1],
    ])
    expect(tracked?.items).toBe(1450_00 + 2 * 390_00)
    expect(await stockOf(bowl.variantId)).toEqual({ on_hand: 10, allocated: 2, reserved: 0 })

    letters.length = 0
    await sendOutbox(shop)
    await sendOutbox(shop)
    expect(letters.map((letter) => letter.to).toSorted()).toEqual(
      ['ada@example.com', `${scarf.sellerId}@makers.test`, `${bowl.sellerId}@makers.test`].toSorted(),
    )
    expect(letters.find((letter) => letter.to === 'ada@example.com')?.text).toContain(`/order-tracking?token=${order.token}`)
  })

  test.each([
    ['TH', { postcode: '10500', province: 'TH-10', phone: '0812345678' }, 'You can send pieces back within 14 days'],
    ['NL', { postcode: '3511 AB', province: '', phone: '+31612345678', subdistrict: '', district: 'Utrecht' }, 'You may cancel the contract within 14 days'],
  ])('the letter of an order to %s shows the pieces, when they come, where to, how it was paid and how they go back', async (country, place, right) => {
    const scarf = await givenProduct(db)
    await db.owner.all(`update public.products set image_url = '/pictures/scarf.webp' where id = $1`, [scarf.productId])
    const foreign = await givenProduct(db, { sellerId: scarf.sellerId, name: 'Bowl' })
    await db.owner.all(`update public.products set image_url = 'https://elsewhere.test/bowl.png' where id = $1`, [foreign.productId])
    const wish = wishFor([{ product: scarf }, { product: foreign }])
    const order = succeeded(await placeOrder(shop, guest, await seen({ ...wish, address: { ...wish.address, country, ...place } })))
    const payment = await paymentOf(order.number)
    bank.say(payment.provider_reference, 'paid')
    await settlePayment(shop, payment.id)
    letters.length = 0
    await sendOutbox(shop)
    const letter = letters.find(({ to }) => to === 'ada@example.com')
    for (const part of ['99 Charoen Krung Road', country === 'NL' ? '3511 AB' : '10500', 'PromptPay', right, 'http://shop.test/en/return-policy'])
      expect(letter?.text).toContain(part)
    expect(letter?.text).toMatch(/Expected [A-Z]\w+ \d+\s–\s/)
    expect(letter?.html).toContain('src="http://shop.test/pictures/scarf.webp?width=200&amp;quality=75"')
    expect(letter?.html, 'another server learns nothing').not.toContain('elsewhere.test')
  })

  test('amounts of the group are the sum of its orders, and the payment is split to the satang', async () => {
    const [a, b] = [await givenProduct(db, { priceMinor: 333_33 }), await givenProduct(db, { priceMinor: 111_11 })]
    const order = succeeded(await placeOrder(shop, guest, await seen(wishFor([{ product: a, quantity: 3 }, { product: b }]))))
    const sums = await db.owner.one<{ group_total: bigint; orders: bigint; splits: bigint; paid: bigint }>(
      `select g.total_minor as group_total, (select sum(total_minor)::bigint from public.orders o where o.order_group_id = g.id) as orders,
              (select sum(s.amount_minor)::bigint from public.payment_splits s join public.payments p on p.id = s.payment_id where p.order_group_id = g.id) as splits,
              (select sum(amount_minor)::bigint from public.payments p where p.order_group_id = g.id) as paid
         from public.order_groups g where g.number = $1`,
      [order.number],
    )
    expect([sums.orders, sums.splits, sums.paid]).toEqual([sums.group_total, sums.group_total, sums.group_total])
  })

  test('a changed price asks instead of charging', async () => {
    const product = await givenProduct(db)
    const wish = await seen(wishFor([{ product }]))
    await db.owner.all('update public.products set price_minor = price_minor + 1 where id = $1', [product.productId])
    const outcome = await placeOrder(shop, guest, wish)
    expect(outcome).toMatchObject({ placed: false, because: 'cart_changed' })
    expect(await stockOf(product.variantId)).toEqual({ on_hand: 10, allocated: 0, reserved: 0 })
  })

  test('a subdistrict of another postcode is refused; one left out, or spelt by ear, is not', async () => {
    const product = await givenProduct(db, { stock: 9 })
    const to = async (subdistrict: string) => {
      const wish = wishFor([{ product }])
      return placeOrder(shop, guest, await seen({ ...wish, address: { ...wish.address, subdistrict } }))
    }
    expect(await to('Suthep')).toEqual({
      placed: false,
      because: 'problems',
      problems: [{ code: 'address_invalid', field: 'subdistrict', because: 'subdistrict_mismatch' }],
    })
    for (const subdistrict of ['', 'Silom', 'แขวงสีลม']) expect(await to(subdistrict)).toMatchObject({ placed: true })
  })

  test('problems stand beside their fields, and nothing is written', async () => {
    const product = await givenProduct(db)
    const wish = wishFor([{ product }], { email: 'nobody', agreed: false })
    const outcome = await placeOrder(shop, guest, await seen({ ...wish, address: { ...wish.address, postcode: '50000' } }))
    expect(outcome).toEqual({
      placed: false,
      because: 'problems',
      problems: [{ code: 'address_invalid', field: 'postcode', because: 'postcode_province_mismatch' }, { code: 'email_invalid' }, { code: 'consent_missing' }],
    })
    expect(await db.owner.all('select 1 from public.carts where token_hash = sha256($1)', [wish.cartToken])).toEqual([])
  })
})

describe('the last piece', () => {
  test('fifty buyers at once: exactly one order, nobody oversold', async () => {
    const product = await givenProduct(db, { stock: 1 })
    const wish = await seen(wishFor([{ product }]))
    const pools = connectPools({ url: db.url, size: 50 })
    const busyShop: Shop = { ...shop, service: pools.databaseOf(pools.service) }
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => placeOrder(busyShop, guest, { ...wish, cartToken: wishFor([]).cartToken })))
    expect(pools.service.totalCount).toBe(50)
    await pools.end()
    expect(outcomes.filter((outcome) => outcome.placed)).toHaveLength(1)
    const refused = outcomes.filter((outcome) => !outcome.placed)
    expect(refused.every((outcome) => outcome.because === 'problems' && outcome.problems[0]?.code === 'insufficient_stock')).toBe(true)
    expect(await stockOf(product.variantId)).toEqual({ on_hand: 1, allocated: 0, reserved: 1 })
  })

  test('a double click is one order, however often it clicks', async () => {
    const product = await givenProduct(db)
    const wish = await seen(wishFor([{ product }]))
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => placeOrder(shop, guest, wish)))
    expect(new Set(outcomes.map((outcome) => succeeded(outcome).number)).size).toBe(1)
    expect(await stockOf(product.variantId)).toEqual({ on_hand: 10, allocated: 0, reserved: 1 })
  })

  test('two carts with the same pieces in opposite order do not wait for each other', async () => {
    const [a, b] = [await givenProduct(db, { stock: 100 }), await givenProduct(db, { stock: 100 })]
    const there = await seen(wishFor([{ product: a }, { product: b }]))
    const back = await seen(wishFor([{ product: b }, { product: a }]))
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) => placeOrder(shop, guest, { ...(n % 2 ? there : back), cartToken: wishFor([]).cartToken })),
    )
    expect(outcomes.every((outcome) => outcome.placed)).toBe(true)
    expect(await stockOf(a.variantId)).toMatchObject({ reserved: 30 })
  })
})

describe('what the bank says', () => {
  const placed = async (facts: { stock?: number } = {}) => {
    const product = await givenProduct(db, facts)
    const order = succeeded(await placeOrder(shop, guest, await seen(wishFor([{ product }]))))
    return { product, order, payment: await paymentOf(order.number) }
  }

  test('the same news ten times at once places the order once', async () => {
    const { product, order, payment } = await placed()
    bank.say(payment.provider_reference, 'paid')
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => settlePayment(shop, payment.id)))
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(1)
    expect(await stockOf(product.variantId)).toEqual({ on_hand: 10, allocated: 1, reserved: 0 })
    expect(
      await db.owner.all(
        `select 1 from public.order_events e join public.order_groups g on g.id = e.order_group_id where g.number = $1 and e.type = 'group_placed'`,
        [order.number],
      ),
    ).toHaveLength(1)
  })

  test('another amount or currency is not taken', async () => {
    const { order, payment } = await placed()
    bank.say(payment.provider_reference, 'paid', { amount: minor(1) })
    expect(await settlePayment(shop, payment.id)).toBe('unclear')
    bank.say(payment.provider_reference, 'paid', { amount: bank.charges.get(payment.provider_reference)!.amount, currency: 'USD' })
    expect(await settlePayment(shop, payment.id)).toBe('unclear')
    expect(await statusOf(order.number)).toBe('awaiting_payment')
  })

  test('a declined payment leaves the order open for another attempt', async () => {
    const { product, order, payment } = await placed()
    bank.say(payment.provider_reference, 'failed', { failureCode: 'declined' })
    expect(await settlePayment(shop, payment.id)).toBe('failed')
    expect(await statusOf(order.number)).toBe('awaiting_payment')
    expect(await stockOf(product.variantId)).toMatchObject({ reserved: 1 })
  })

  test('an unpaid order expires and gives its pieces back, once', async () => {
    const { product, order } = await placed()
    await letTimeRunOut(order.number)
    await Promise.all([expireOrders(shop), expireOrders(shop)])
    expect(await statusOf(order.number)).toBe('expired')
    expect(await stockOf(product.variantId)).toEqual({ on_hand: 10, allocated: 0, reserved: 0 })
  })

  test('an order that was paid in the last second is placed, not expired', async () => {
    const { order, payment } = await placed()
    bank.say(payment.provider_reference, 'paid')
    await letTimeRunOut(order.number)
    await expireOrders(shop)
    expect(await statusOf(order.number)).toBe('placed')
  })

  test('while the bank is away nothing is decided', async () => {
    const { order } = await placed()
    await letTimeRunOut(order.number)
    bank.away = true
    await expireOrders(shop)
    bank.away = false
    expect(await statusOf(order.number)).toBe('awaiting_payment')
    await expireOrders(shop)
    expect(await statusOf(order.number)).toBe('expired')
  })

  test('money that comes late buys the piece if it is still there', async () => {
    const { product, order, payment } = await placed()
    await letTimeRunOut(order.number)
    await expireOrders(shop)
    bank.say(payment.provider_reference, 'paid')
    expect(await settlePayment(shop, payment.id)).toBe('placed')
    expect(await statusOf(order.number)).toBe('placed')
    expect(await stockOf(product.variantId)).toEqual({ on_hand: 10, allocated: 1, reserved: 0 })
  })

  test('money that comes late for a piece that is gone goes back, once', async () => {
    const { product, order, payment } = await placed({ stock: 1 })
    await letTimeRunOut(order.number)
    await expireOrders(shop)
    const other = succeeded(await placeOrder(shop, guest, await seen(wishFor([{ product }]))))
    bank.say(payment.provider_reference, 'paid')
    expect(await settlePayment(shop, payment.id)).toBe('refund-due')
    await settlePayment(shop, payment.id)
    await Promise.all([sendRefunds(shop), sendRefunds(shop)])
    await sendRefunds(shop)
    const refunds = [...bank.refunds.values()].filter((refund) => refund.reference === payment.provider_reference)
    expect(refunds).toHaveLength(1)
    expect(refunds[0]?.amount).toBe(bank.charges.get(payment.provider_reference)?.amount)
    expect(await db.owner.one('select status, refunded_minor = captured_minor as whole from public.payments where id = $1', [payment.id])).toEqual({
      status: 'refunded',
      whole: true,
    })
    expect([await statusOf(order.number), await statusOf(other.number)]).toEqual(['expired', 'awaiting_payment'])
  })

  test('a buyer who gives up frees the pieces; one who has paid cannot', async () => {
    const { product, order, payment } = await placed()
    expect(await endOrder(shop, payment.group_id, 'canceled')).toBe(true)
    expect(await statusOf(order.number)).toBe('canceled')
    expect(await stockOf(product.variantId)).toEqual({ on_hand: 10, allocated: 0, reserved: 0 })
    const second = await placed()
    bank.say(second.payment.provider_reference, 'paid')
    expect(await endOrder(shop, second.payment.group_id, 'canceled')).toBe(false)
    expect(await statusOf(second.order.number)).toBe('placed')
  })

  test('a crash before the bank was asked heals by itself', async () => {
    bank.away = true
    const product = await givenProduct(db)
    const order = succeeded(await placeOrder(shop, guest, await seen(wishFor([{ product }]))))
    bank.away = false
    await db.owner.all(`update public.payments set created_at = now() - interval '2 minutes' where id = $1`, [(await paymentOf(order.number)).id])
    await sweepPayments(shop)
    const payment = await paymentOf(order.number)
    bank.say(payment.provider_reference, 'paid')
    await sweepPayments(shop)
    expect(await statusOf(order.number)).toBe('placed')
  })
})

describe('coupons', () => {
  const givenCoupon = (code: string, facts: { usage_limit?: number; per_person_limit?: number } = {}) =>
    db.owner.all(`insert into public.coupons (code, kind, percent_ppm, usage_limit, per_person_limit) values ($1, 'percent', 100000, $2, $3)`, [
      code,
      facts.usage_limit ?? null,
      facts.per_person_limit ?? 1,
    ])

  test('the last use goes to one of many', async () => {
    await givenCoupon('LASTONE', { usage_limit: 1 })
    const product = await givenProduct(db, { stock: 100 })
    const wishes = await Promise.all(
      Array.from({ length: 12 }, (_, n) => seen(wishFor([{ product }], { couponCode: 'lastone', email: `buyer${n}@example.com` }))),
    )
    const outcomes = await Promise.all(wishes.map((wish) => placeOrder(shop, guest, wish)))
    expect(outcomes.filter((outcome) => outcome.placed)).toHaveLength(1)
    expect(await db.owner.one(`select usage_count from public.coupons where code = 'LASTONE'`)).toEqual({ usage_count: 1 })
  })

  test('an order that expires gives its use back', async () => {
    await givenCoupon('COMESBACK', { usage_limit: 1 })
    const product = await givenProduct(db)
    const order = succeeded(await placeOrder(shop, guest, await seen(wishFor([{ product }], { couponCode: 'COMESBACK' }))))
    await letTimeRunOut(order.number)
    await expireOrders(shop)
    expect(await db.owner.one(`select usage_count from public.coupons where code = 'COMESBACK'`)).toEqual({ usage_count: 0 })
  })

  test('a guest cannot use a once-only coupon twice under one address', async () => {
    await givenCoupon('ONCE')
    const product = await givenProduct(db)
    succeeded(await placeOrder(shop, guest, await seen(wishFor([{ product }], { couponCode: 'ONCE' }))))
    const again = await placeOrder(shop, guest, await seen(wishFor([{ product }], { couponCode: 'ONCE', email: 'ADA@example.com ' })))
    expect(again.placed).toBe(false)
  })

  test('a quote with one coupon does not buy with another of the same worth, nor without', async () => {
    await givenCoupon('SEEN')
    await givenCoupon('UNSEEN')
    const product = await givenProduct(db)
    const wish = await seen(wishFor([{ product }], { couponCode: 'SEEN' }))
    for (const couponCode of ['UNSEEN', null])
      expect(await placeOrder(shop, guest, { ...wish, couponCode })).toMatchObject({
        placed: false,
        because: 'cart_changed',
        quote: { quoteHash: expect.not.stringContaining(wish.quoteHash) },
      })
    succeeded(await placeOrder(shop, guest, wish))
  })
})
