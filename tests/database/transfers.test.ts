import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmTransfer, listTransfers, refuseTransfer } from '../../app/payments/transfers/confirm-transfer.server.ts'
import { expireOrders } from '../../app/payments/expire-orders.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { ATTEMPTS_MAX } from '../../app/payments/offered-methods.ts'
import { payAgainFunction } from '../../app/payments/pay-again.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { confirmEmailFunction } from '../../app/payments/transfers/confirm-email.server.ts'
import { forgetSlips, openSlipFunction, seeSlipFunction, sendSlipFunction } from '../../app/payments/transfers/send-slip.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { findByToken, sendOrderLink } from '../../app/orders/tracking/track-order.server.ts'
import { ownAccount } from '../../app/payments/providers/own-account.server.ts'
import { readPromptPay } from '../../app/payments/providers/promptpay.ts'
import { minor } from '../../app/platform/money.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { breaches } from '../support/invariants.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor } from '../support/market.ts'
import { playedBank } from '../support/played-bank.ts'

const ACCOUNTS = {
  promptPay: { id: '0812345678', name: 'HATTHA' },
  bankAccount: { bank: 'Kasikornbank', number: '123-4-56789-0', holder: 'Hattha Co., Ltd.', swift: '' },
}
let db: TestDatabase
let shop: Shop
let letters: Letter[]

beforeAll(async () => {
  db = await testDatabase()
  ;({ shop, letters } = testShop(db, { payments: [playedBank(), ownAccount({ database: db.service, accounts: ACCOUNTS })] }))
})

type Method = 'bank_transfer' | 'shop_promptpay' | 'card'
type Given = { method?: Method; stock?: number; buyer?: string | null; email?: string; ip?: string }
async function givenOrder({ method = 'bank_transfer', stock = 5, buyer = null, email = `${randomUUID()}@example.com`, ip = guest.ip }: Given = {}) {
  const product = await givenProduct(db, { priceMinor: 1450_00, stock })
  const wish = wishFor([{ product }], { paymentMethod: method, email })
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: buyer, email: wish.email })
  const caller = buyer === null ? { ...guest, ip } : { ...guest, ip, id: buyer, role: 'authenticated' as const }
  const placed = await placeOrder(shop, caller, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  return { ...placed, total: quote.total, product, email }
}
const paymentOf = (number: string) =>
  db.owner.one<{ id: string; status: string; hours: number; minutes: number; group_status: string }>(
    `select p.id, p.status, g.status as group_status, round(extract(epoch from g.expires_at - now()) / 60)::integer as minutes, round(extract(epoch from g.expires_at - now()) / 3600)::integer as hours
       from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1 order by p.attempt desc limit 1`,
    [number],
  )
const stockOf = (variantId: string) => db.owner.one('select on_hand, allocated, reserved from public.stock_levels where variant_id = $1', [variantId])
const letTimeRunOut = (number: string) => db.owner.all(`update public.order_groups set expires_at = now() - interval '1 second' where number = $1`, [number])

/** A picture that was put where the shop asked for it. */
async function givenPicture(number: string): Promise<string> {
  const path = `${(await paymentOf(number)).id}/${randomUUID()}.png`
  await db.owner.all(`insert into storage.objects (bucket_id, name, metadata) values ('payment-slips', $1, '{"mimetype": "image/png", "size": 20480}')`, [path])
  return path
}
const send = async (token: string, path: string) => (await sendSlipFunction(shop, guest, { token, path })).status
async function givenSlip(order: { number: string; token: string }) {
  expect(await send(order.token, await givenPicture(order.number))).toBe(200)
}
const slipsOf = (number: string) =>
  db.owner.all<{ state: string }>(
    `select s.state from public.payment_slips s join public.payments p on p.id = s.payment_id join public.order_groups g on g.id = p.order_group_id where g.number = $1 order by s.sent_at, s.id`,
    [number],
  )

/** What the order's letter carries beside its token; undefined where none was sent. */
async function proofFor({ token }: { token: string }): Promise<string | undefined> {
  await sendOutbox(shop)
  return new RegExp(`token=${token}&confirm=([\\w-]+)`).exec(letters.find(({ text }) => text.includes(token))?.text ?? '')?.[1]
}
async function confirm(token: string, proof: string | undefined) {
  const answer = await confirmEmailFunction(shop, guest, { token, proof })
  return { status: answer.status, ...((await answer.json()) as { open?: string | null }) }
}
const lettersTo = async (email: string) => {
  await sendOutbox(shop)
  return letters.filter(({ to }) => to === email).length
}

describe('an address that nobody has confirmed', () => {
  test('holds an order for minutes; the link in its letter makes a day of them, once', async () => {
    const order = await givenOrder()
    expect(await paymentOf(order.number)).toMatchObject({ status: 'pending', minutes: 20 })
    expect((await findByToken(shop, order.token))?.unconfirmedEmail).toBe(order.email)
    const proof = await proofFor(order)
    expect(await confirm(order.token, proof)).toEqual({ status: 200, confirmed: true, open: null })
    expect(await paymentOf(order.number)).toMatchObject({ hours: 24 })
    expect((await findByToken(shop, order.token))?.unconfirmedEmail).toBe(null)
    expect(
      await db.owner.one(
        `select count(distinct (g.expires_at, p.expires_at, r.expires_at))::int as times, bool_and(g.expires_at = r.expires_at and g.expires_at = p.expires_at) as same
           from public.order_groups g join public.payments p on p.order_group_id = g.id join public.stock_reservations r on r.order_group_id = g.id where g.number = $1`,
        [order.number],
      ),
    ).toEqual({ times: 1, same: true })
    await db.owner.all(`update public.order_groups set expires_at = now() + interval '1 hour' where number = $1`, [order.number])
    expect((await confirm(order.token, proof)).status).toBe(200)
    expect((await paymentOf(order.number)).hours).toBe(1)
  })

  test('is not confirmed by the browser that ordered, nor by the proof of another order', async () => {
    const [mine, other] = [await givenOrder(), await givenOrder()]
    for (const proof of [mine.token, 'x'.repeat(43), await proofFor(other)]) expect((await confirm(mine.token, proof)).status).toBe(404)
    expect((await confirm('x'.repeat(43), await proofFor(mine))).status).toBe(404)
    expect((await paymentOf(mine.number)).minutes).toBe(20)
  })

  test('gets one letter, however many orders are made with it and however often their way to pay is changed', async () => {
    const email = `invented-${randomUUID()}@example.com`
    const orders = await Promise.all([1, 2, 3, 4].map(() => givenOrder({ email })))
    for (const { token } of orders)
      for (const paymentMethod of ['shop_promptpay', 'bank_transfer']) expect((await payAgainFunction(shop, guest, { token, paymentMethod })).status).toBe(200)
    for (const { number } of orders) await sendOrderLink(shop, { number, email })
    expect(await lettersTo(email)).toBe(1)
  })

  test('is confirmed for what else its buyer has open, and for a day; not for what a stranger orders with it', async () => {
    const email = `twice-${randomUUID()}@example.com`
    const [first, stranger] = [await givenOrder({ email, ip: '203.0.113.9' }), await givenOrder({ email, ip: '203.0.113.10' })]
    await letTimeRunOut(first.number)
    await expireOrders(shop)
    const second = await givenOrder({ email, ip: '203.0.113.9' })
    expect(await proofFor(second)).toBeUndefined()
    expect(await confirm(first.token, await proofFor(first))).toEqual({ status: 200, confirmed: true, open: second.token })
    expect([(await paymentOf(second.number)).hours, (await paymentOf(stranger.number)).minutes]).toEqual([24, 20])
    expect((await paymentOf((await givenOrder({ email, ip: '203.0.113.9' })).number)).hours).toBe(24)
    expect((await paymentOf((await givenOrder({ email, ip: '203.0.113.11' })).number)).minutes).toBe(20)
  })

  test('is not a member’s own, which has a day at once', async () => {
    const email = `${randomUUID()}@people.test`
    const buyer = await givenPerson(db, { email })
    expect((await paymentOf((await givenOrder({ buyer, email: email.toUpperCase() })).number)).hours).toBe(24)
    expect((await paymentOf((await givenOrder({ buyer })).number)).minutes).toBe(20)
  })
})

describe('a guest transfers to the shop’s account', () => {
  test('the order’s page shows the account, and a letter leads back to it', async () => {
    const order = await givenOrder()
    expect(await paymentOf(order.number)).toMatchObject({ status: 'pending', group_status: 'awaiting_payment' })
    const shown = {
      ...shop,
      settings: {
        ...shop.settings,
        payments: { stripe: undefined, opn: undefined, promptPay: undefined, bankAccount: { ...ACCOUNTS.bankAccount, pretends: false } },
      },
    }
    expect((await findByToken(shown, order.token))?.payment).toMatchObject({ account: ACCOUNTS.bankAccount, slip: null, pretends: false })
    await sendOutbox(shop)
    expect(letters.at(-1)?.text).toContain(order.token)
  })

  test('a PromptPay code of the shop’s own carries its number and the amount', async () => {
    const order = await givenOrder({ method: 'shop_promptpay' })
    const code = readPromptPay((await findByToken(shop, order.token))?.payment?.qrPayload ?? '')
    expect(code).toMatchObject({ dynamic: true, amount: BigInt(order.total), account: { '01': '0066812345678' }, merchantName: 'HATTHA' })
  })

  test('sends a slip, which the shop is told of; a second one takes its place, the same one does not', async () => {
    const order = await givenOrder()
    const picture = await givenPicture(order.number)
    expect(await Promise.all([send(order.token, picture), send(order.token, picture)])).toEqual([200, 200])
    await givenSlip(order)
    expect((await slipsOf(order.number)).map(({ state }) => state)).toEqual(['replaced', 'waiting'])
    await sendOutbox(shop)
    expect(letters.filter(({ to, subject }) => to.includes('shop@hattha.example') && subject.includes(order.number))).toHaveLength(2)
  })

  test('a first slip lets the order wait a day from then, further ones do not', async () => {
    const order = await givenOrder()
    await db.owner.all(`update public.order_groups set expires_at = now() + interval '1 hour' where number = $1`, [order.number])
    await givenSlip(order)
    expect((await paymentOf(order.number)).hours).toBe(24)
    await db.owner.all(`update public.order_groups set expires_at = now() + interval '1 hour' where number = $1`, [order.number])
    await givenSlip(order)
    expect((await paymentOf(order.number)).hours).toBe(1)
  })

  test('confirmed by a person, the order is placed once, and the buyer and the maker are told', async () => {
    const order = await givenOrder()
    await givenSlip(order)
    const outcomes = await Promise.all([1, 2, 3].map(() => confirmTransfer(shop, { number: order.number, by: 'Mali' })))
    expect(outcomes.every(({ done }) => done)).toBe(true)
    expect(await paymentOf(order.number)).toMatchObject({ status: 'captured', group_status: 'placed' })
    expect(await stockOf(order.product.variantId)).toEqual({ on_hand: 5, allocated: 1, reserved: 0 })
    expect(await slipsOf(order.number)).toEqual([{ state: 'accepted' }])
    await sendOutbox(shop)
    expect(letters.filter(({ subject }) => subject === `Your order ${order.number}`)).toHaveLength(1)
    expect((await confirmTransfer(shop, { number: order.number, by: 'Mali' })).sentence).toContain('confirmed before')
  })

  test.each([
    [1400_00, 'are missing'],
    [2000_00, 'too much'],
  ])('%i satang instead of the total are refused with what to do', async (arrived, sentence) => {
    const order = await givenOrder()
    const looked = await confirmTransfer(shop, { number: order.number, amount: minor(arrived), by: 'Mali' })
    expect(looked.done).toBe(false)
    expect(looked.sentence).toContain(sentence)
    expect(await paymentOf(order.number)).toMatchObject({ status: 'pending', group_status: 'awaiting_payment' })
    expect(await confirmTransfer(shop, { number: order.number, amount: minor(order.total), by: 'Mali' })).toMatchObject({ done: true })
  })

  test('a refused slip is told with its reason, and another may be sent', async () => {
    const order = await givenOrder()
    await givenSlip(order)
    expect(await refuseTransfer(shop, { number: order.number, reason: ' ' })).toMatchObject({ done: false })
    expect(await refuseTransfer(shop, { number: order.number, reason: 'No such amount has arrived.' })).toMatchObject({ done: true })
    expect(await refuseTransfer(shop, { number: order.number, reason: 'Again.' })).toMatchObject({ done: false })
    expect((await findByToken(shop, order.token))?.payment?.slip).toMatchObject({ state: 'refused', reason: 'No such amount has arrived.' })
    await sendOutbox(shop)
    expect(letters.find(({ subject }) => subject.includes(order.number) && subject.includes('couldn’t find'))?.text).toContain('No such amount has arrived.')
    await givenSlip(order)
    expect((await listTransfers(shop)).find((line) => line.includes(order.number))).toContain('slip sent')
  })

  test('when the time is up the pieces are free again; a slip comes too late, money that was seen afterwards still buys them', async () => {
    const order = await givenOrder({ stock: 1 })
    const picture = await givenPicture(order.number)
    await letTimeRunOut(order.number)
    expect(await send(order.token, picture)).toBe(409)
    await expireOrders(shop)
    expect(await stockOf(order.product.variantId)).toEqual({ on_hand: 1, allocated: 0, reserved: 0 })
    expect(await confirmTransfer(shop, { number: order.number, by: 'Mali' })).toMatchObject({ done: true })
    expect(await stockOf(order.product.variantId)).toEqual({ on_hand: 1, allocated: 1, reserved: 0 })
  })

  test('money for pieces that are gone is left to a person to send back', async () => {
    const order = await givenOrder({ stock: 1 })
    await letTimeRunOut(order.number)
    await expireOrders(shop)
    await db.owner.all(`update public.stock_levels set on_hand = 0 where variant_id = $1`, [order.product.variantId])
    await db.owner.all(`insert into public.stock_movements (variant_id, kind, quantity) values ($1, 'adjusted', -1)`, [order.product.variantId])
    expect((await confirmTransfer(shop, { number: order.number, by: 'Mali' })).sentence).toContain('Send ฿')
  })
})

describe('changing the way to pay', () => {
  test('from a card to a transfer: the order waits its minutes, and its day where the address is confirmed; not longer by changing to and fro', async () => {
    const guests = await givenOrder({ method: 'card' })
    expect((await paymentOf(guests.number)).minutes).toBe(15)
    for (const paymentMethod of ['bank_transfer', 'shop_promptpay'])
      expect((await payAgainFunction(shop, guest, { token: guests.token, paymentMethod })).status).toBe(200)
    expect((await paymentOf(guests.number)).minutes).toBe(20)

    const email = `${randomUUID()}@people.test`
    const order = await givenOrder({ method: 'card', email, buyer: await givenPerson(db, { email }) })
    const pay = (paymentMethod: string) => payAgainFunction(shop, guest, { token: order.token, paymentMethod })
    expect((await pay('bank_transfer')).status).toBe(200)
    expect(await paymentOf(order.number)).toMatchObject({ status: 'pending', hours: 24 })
    await db.owner.all(`update public.order_groups set created_at = now() - interval '20 hours', expires_at = now() + interval '4 hours' where number = $1`, [
      order.number,
    ])
    for (const method of ['card', 'shop_promptpay', 'bank_transfer']) expect((await pay(method)).status).toBe(200)
    expect((await paymentOf(order.number)).hours).toBe(4)
  })

  test('as often as an order allows, and then the page knows that it was the last', async () => {
    const order = await givenOrder({ method: 'card' })
    const pay = async (paymentMethod: string) => {
      const answer = await payAgainFunction(shop, guest, { token: order.token, paymentMethod })
      return { status: answer.status, ...((await answer.json()) as { code?: string }) }
    }
    for (let attempt = 2; attempt <= ATTEMPTS_MAX; attempt += 1) expect((await pay(attempt % 2 === 0 ? 'bank_transfer' : 'card')).status).toBe(200)
    expect((await findByToken(shop, order.token))?.payment).toMatchObject({ attempt: ATTEMPTS_MAX, status: 'pending' })
    expect(await pay('card')).toEqual({ status: 409, code: 'too_many_attempts' })
    expect((await findByToken(shop, order.token))?.payment).toMatchObject({ attempt: ATTEMPTS_MAX, status: 'pending' })
  })

  test('two presses at once are no trouble: one attempt is open, and it is the newest', async () => {
    const order = await givenOrder({ method: 'card' })
    const answers = await Promise.all([1, 2, 3].map(() => payAgainFunction(shop, guest, { token: order.token, paymentMethod: 'bank_transfer' })))
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect((await findByToken(shop, order.token))?.payment).toMatchObject({ method: 'bank_transfer', status: 'pending' })
  })

  test('cash is not something to change to without the sum it comes to', async () => {
    const order = await givenOrder({ method: 'card' })
    expect((await payAgainFunction(shop, guest, { token: order.token, paymentMethod: 'cash_on_delivery' })).status).toBe(409)
  })
})

describe('nobody else', () => {
  test('opens, sends or sees a slip with a token that opens nothing', async () => {
    const order = await givenOrder()
    const picture = await givenPicture(order.number)
    const token = 'x'.repeat(43)
    expect((await openSlipFunction(shop, guest, { token, type: 'image/png' })).status).toBe(409)
    expect(await send(token, picture)).toBe(409)
    expect((await seeSlipFunction(shop, guest, { token })).status).toBe(404)
  })

  test('sends the picture of another order, or one that does not lie there', async () => {
    const [mine, other] = [await givenOrder(), await givenOrder()]
    expect(await send(mine.token, await givenPicture(other.number))).toBe(409)
    expect(await send(mine.token, `${(await paymentOf(mine.number)).id}/${randomUUID()}.png`)).toBe(409)
    expect((await openSlipFunction(shop, guest, { token: mine.token, type: 'image/svg+xml' })).status).toBe(400)
  })

  test('reads the slips of others, nor puts pictures there without a link', async () => {
    const [buyer, stranger] = [await givenPerson(db), await givenPerson(db)]
    const order = await givenOrder({ buyer })
    await givenSlip(order)
    const folder = (await paymentOf(order.number)).id
    const seen = async (person: string) => [
      (await db.asPerson(person).all('select id from public.payment_slips where payment_id = $1', [folder])).length,
      (await db.asPerson(person).all(`select id from storage.objects where bucket_id = 'payment-slips' and name like $1 || '/%'`, [folder])).length,
    ]
    expect([await seen(buyer), await seen(stranger)]).toEqual([
      [1, 1],
      [0, 0],
    ])
    const put = `insert into storage.objects (bucket_id, name, owner_id) values ('payment-slips', $1, $2)`
    for (const person of [buyer, stranger]) expect(await refusal(db.asPerson(person).all(put, [`${folder}/${randomUUID()}.png`, person]))).toBe('42501')
    expect(await refusal(db.asPerson(buyer).all(`update public.payment_slips set state = 'accepted' where payment_id = $1`, [folder]))).toBe('42501')
  })

  test('sends more pictures than a person can look at', async () => {
    const order = await givenOrder()
    for (let count = 0; count < 8; count++) await givenSlip(order)
    expect(await send(order.token, await givenPicture(order.number))).toBe(429)
  })
})

test('slips and pictures that nobody sent are forgotten when their time is over', async () => {
  const order = await givenOrder()
  await givenSlip(order)
  await confirmTransfer(shop, { number: order.number, by: 'Mali' })
  const { id } = await paymentOf(order.number)
  const left = () => db.owner.all(`select 1 from storage.objects where bucket_id = 'payment-slips' and name like $1 || '/%'`, [id])
  await db.owner.all(`update storage.objects set created_at = now() - interval '200 days' where name like $1 || '/%'`, [id])
  await forgetSlips(shop)
  expect(await left()).toHaveLength(1)
  await db.owner.all(`update public.payment_slips set sent_at = now() - interval '181 days' where payment_id = $1`, [id])
  await forgetSlips(shop)
  expect(await left()).toHaveLength(0)
})

test('whatever happened, the books are whole', async () => {
  expect(await breaches(db.owner)).toEqual([])
})
