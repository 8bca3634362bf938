import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { payAgainFunction } from '../../app/payments/pay-again.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { moveOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import type { OrderWish } from '../../app/checkout/quote/order-wish.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { breaches } from '../support/invariants.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor } from '../support/market.ts'
import { asCaller, givenOrder } from '../support/paid-orders.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'
import { countWaiting } from '../support/stock-races.ts'

// What happens when two things happen at the same moment, each on a connection of its own.

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
})

/** Resolves when so many connections wait for a lock. */
const whenWaiting = async (many: number) => {
  await expect.poll(() => countWaiting(db)).toBe(many)
}

async function place(caller: Caller, wish: OrderWish) {
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: caller.id, email: wish.email })
  return placeOrder(shop, caller, { ...wish, quoteHash: quote.quoteHash })
}

test('ten orders against cash at the same moment: no more than one address or telephone may have', async () => {
  const product = await givenProduct(db, { stock: 50 })
  const plain = wishFor([{ product }])
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      place(
        guest,
        wishFor([{ product }], {
          paymentMethod: 'cash_on_delivery',
          // Half of them share the address, the others the telephone.
          email: turn % 2 === 0 ? 'Often@example.com' : `often${turn}@example.com`,
          address: { ...plain.address, phone: turn % 2 === 0 ? `08123400${turn}0` : '0812340099' },
        }),
      ),
    ),
  )
  expect(answers.filter(({ placed }, turn) => placed && turn % 2 === 0)).toHaveLength(3)
  expect(answers.filter(({ placed }, turn) => placed && turn % 2 === 1)).toHaveLength(3)
  expect(answers.flatMap((answer) => (answer.placed ? [] : [answer]))).toEqual(
    Array.from({ length: 4 }, () => ({ placed: false, because: 'problems', problems: [{ code: 'cash_not_offered', because: 'too_many', most: 0 }] })),
  )
  expect(await breaches(db.owner)).toEqual([])
})

test('a member who pays in several windows at once has an order for each, and no error', async () => {
  const member = asCaller(await givenPerson(db))
  const product = await givenProduct(db, { stock: 50 })
  // Their cart is at the shop already, as it is for whoever came with one.
  await db.owner.all('insert into public.carts (owner_id) values ($1)', [member.id])
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => place(member, wishFor([{ product }]))))
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.placed : String(answer.reason)))).toEqual([true, true, true, true, true, true])
  expect(await breaches(db.owner)).toEqual([])
})

test('a member who presses twice has one order, also with a cart that the shop knew', async () => {
  const member = asCaller(await givenPerson(db))
  await db.owner.all('insert into public.carts (owner_id) values ($1)', [member.id])
  const wish = wishFor([{ product: await givenProduct(db, { stock: 50 }) }])
  const answers = await Promise.all(Array.from({ length: 6 }, () => place(member, wish)))
  expect(new Set(answers.map((answer) => (answer.placed ? answer.number : JSON.stringify(answer)))).size).toBe(1)
  expect(answers[0]?.placed).toBe(true)
})

/** As many places at once as there are wishes, each with the quote its buyer saw, all of them at the coupon's row, or its piece's before it, before the first may take it. */
async function placedTogether(code: string, wishes: readonly OrderWish[]) {
  const seen: OrderWish[] = []
  for (const wish of wishes) {
    const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
    expect(quote.coupon?.code).toBe(code)
    seen.push({ ...wish, quoteHash: quote.quoteHash })
  }
  const { answers } = await db.owner.transaction(async (tx) => {
    await tx.all('select from public.coupons where code = $1 for update', [code])
    const placing = seen.map((wish) => placeOrder(shop, guest, wish))
    await whenWaiting(wishes.length)
    return { answers: Promise.all(placing) }
  })
  return answers
}
const givenCoupon = (code: string, limits: { all: number | null; person: number }) =>
  db.owner.all(`insert into public.coupons (code, kind, amount_minor, usage_limit, per_person_limit) values ($1, 'fixed', 1000, $2, $3)`, [
    code,
    limits.all,
    limits.person,
  ])
const used = (code: string) =>
  db.owner.one(
    `select c.usage_count, (select count(*)::int from public.promotion_usages u where u.coupon_id = c.id and u.state <> 'released') as usages
       from public.coupons c where c.code = $1`,
    [code],
  )

test('one person who races for a once-only coupon in six windows has it once', async () => {
  await givenCoupon('ONCEEACH', { all: null, person: 1 })
  const product = await givenProduct(db, { stock: 50 })
  // The same address in six spellings, each with a cart of its own.
  const emails = ['may@example.com', 'May@example.com', 'maY@example.com', 'MAY@EXAMPLE.COM', 'MAY@example.com', 'mAy@example.com']
  const answers = await placedTogether(
    'ONCEEACH',
    emails.map((email) => wishFor([{ product }], { couponCode: 'ONCEEACH', email })),
  )
  expect(answers.filter(({ placed }) => placed)).toHaveLength(1)
  expect(answers.flatMap((answer) => (answer.placed ? [] : [answer]))).toEqual(
    Array.from({ length: 5 }, () =>
      expect.objectContaining({ because: 'cart_changed', quote: expect.objectContaining({ problems: [{ code: 'coupon_in_unpaid_order' }] }) }),
    ),
  )
  expect(await used('ONCEEACH')).toEqual({ usage_count: 1, usages: 1 })
})

test('a person who may use a coupon twice has it twice, and not three times', async () => {
  await givenCoupon('TWICEEACH', { all: null, person: 2 })
  const product = await givenProduct(db, { stock: 50 })
  const answers = await placedTogether(
    'TWICEEACH',
    Array.from({ length: 5 }, () => wishFor([{ product }], { couponCode: 'TWICEEACH', email: 'nok@example.com' })),
  )
  expect(answers.filter(({ placed }) => placed)).toHaveLength(2)
  expect(await used('TWICEEACH')).toEqual({ usage_count: 2, usages: 2 })
})

test('a coupon that six race for and three may have is counted to exactly three', async () => {
  await givenCoupon('FIRSTTHREE', { all: 3, person: 1 })
  const product = await givenProduct(db, { stock: 50 })
  const answers = await placedTogether(
    'FIRSTTHREE',
    Array.from({ length: 6 }, (_, n) => wishFor([{ product }], { couponCode: 'FIRSTTHREE', email: `racer${n}@example.com` })),
  )
  expect(answers.filter(({ placed }) => placed)).toHaveLength(3)
  expect(answers.flatMap((answer) => (answer.placed ? [] : [answer]))).toEqual(
    Array.from({ length: 3 }, () =>
      expect.objectContaining({ because: 'cart_changed', quote: expect.objectContaining({ problems: [{ code: 'coupon_held', until: expect.any(String) }] }) }),
    ),
  )
  expect(await used('FIRSTTHREE')).toEqual({ usage_count: 3, usages: 3 })
})

test('two presses on one slip, both before anything is written, are one slip', async () => {
  const order = await givenOrder({ db, shop, bank }, { pays: false })
  const payment = await db.owner.one<{ id: string; order_group_id: string }>(
    `update public.payments p set method = 'bank_transfer' from public.order_groups g where g.id = p.order_group_id and g.number = $1 returning p.id, p.order_group_id`,
    [order.group],
  )
  const path = `${payment.id}/${randomUUID()}.png`
  await db.owner.all(`insert into storage.objects (bucket_id, name, metadata) values ('payment-slips', $1, '{"mimetype": "image/png", "size": 20480}')`, [path])
  const { presses } = await db.owner.transaction(async (tx) => {
    await tx.all('select from public.order_groups where id = $1 for update', [payment.order_group_id])
    const pressed = [1, 2].map(() => db.service.one<{ id: string }>('select private.send_slip($1, $2) as id', [payment.id, path]))
    await whenWaiting(2)
    return { presses: Promise.all(pressed) }
  })
  const [first, second] = await presses
  expect(first?.id).toBeTruthy()
  expect(second).toEqual(first)
})

test('a refund that is booked while something else of its order is decided does not wait for it in a circle', async () => {
  const order = await givenOrder({ db, shop, bank })
  const refund = await db.owner.one<{ id: string }>(
    `insert into public.refunds (payment_id, order_id, amount_minor) select s.payment_id, s.order_id, 100 from public.payment_splits s where s.order_id = $1 returning id`,
    [order.id],
  )
  const booking = await db.owner.transaction(async (tx) => {
    await tx.all('select from public.orders where id = $1 for update', [order.id])
    const booked = db.service.all('select private.book_refund($1, $2)', [refund.id, 'rf_1'])
    await whenWaiting(1)
    await tx.all('select from public.payment_splits where order_id = $1 for update', [order.id])
    return { booked }
  })
  await booking.booked
  expect(await db.owner.one('select status from public.refunds where id = $1', [refund.id])).toEqual({ status: 'succeeded' })
  expect(await breaches(db.owner)).toEqual([])
})

test('an order that was paid twice, and is then called off, gives everything back', async () => {
  // The identity of a payment is chance, and with it which of the two is looked at first.
  for (let turn = 0; turn < 6; turn += 1) {
    const wish = wishFor([{ product: await givenProduct(db) }])
    const placed = await place(guest, wish)
    if (!placed.placed) throw new Error(JSON.stringify(placed))
    const paymentsOf = () =>
      db.owner.all<{ id: string; reference: string }>(
        'select p.id, p.provider_reference as reference from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1 order by p.attempt',
        [placed.number],
      )
    const [first] = await paymentsOf()
    bank.say(first!.reference, 'failed')
    await settlePayment(shop, first!.id)
    expect((await payAgainFunction(shop, guest, { token: placed.token, paymentMethod: 'card' })).status).toBe(200)
    const [, second] = await paymentsOf()
    bank.say(second!.reference, 'paid')
    expect(await settlePayment(shop, second!.id)).toBe('placed')
    // The first came through after all.
    bank.say(first!.reference, 'paid')
    expect(await settlePayment(shop, first!.id)).toBe('refund-due')
    const order = `${placed.number}-1`
    const paymentStatus = () => db.owner.one('select payment_status as is from public.orders where number = $1', [order])
    expect(await paymentStatus()).toEqual({ is: 'overpaid' })
    // Called off while the first is on its way back, or when it is back.
    if (turn % 2 === 0) {
      await sendRefunds(shop)
      expect(await paymentStatus()).toEqual({ is: 'paid' })
    }
    expect((await moveOrderFunction(shop, guest, { order, token: placed.token, key: `cancel-${order}`, to: 'canceled', reason: 'Wrong colour.' })).status).toBe(
      200,
    )
    await sendRefunds(shop)
    expect(await db.owner.all('select status from public.payments where id = any ($1)', [[first!.id, second!.id]])).toEqual([
      { status: 'refunded' },
      { status: 'refunded' },
    ])
  }
  expect(await breaches(db.owner)).toEqual([])
})
