import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { confirmTransfer } from '../../app/payments/transfers/confirm-transfer.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { confirmRefund, forgetRefundAccounts, giveRefundAccountFunction, listRefundsByHand } from '../../app/payments/refunds/refund-by-hand.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { findByToken } from '../../app/orders/tracking/track-order.server.ts'
import { moveOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { issueDocuments } from '../../app/orders/documents/issue-documents.server.ts'
import { ownAccount } from '../../app/payments/providers/own-account.server.ts'
import { minor } from '../../app/platform/money.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { breaches } from '../support/invariants.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor } from '../support/market.ts'
import { asCaller, givenSellerWithPerson } from '../support/paid-orders.ts'

const ACCOUNTS = {
  promptPay: { id: '0812345678', name: 'HATTHA' },
  bankAccount: { bank: 'Kasikornbank', number: '123-4-56789-0', holder: 'Hattha Co., Ltd.', swift: '' },
}
let db: TestDatabase
let shop: Shop
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop, letters } = testShop(db, { payments: [ownAccount({ database: db.service, accounts: ACCOUNTS })] }))
})

/** Paid by transfer, then cancelled by its maker: the money has to go back by hand. */
async function givenDue({ buyer = null }: { buyer?: string | null } = {}) {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  const product = await givenProduct(db, { sellerId, priceMinor: 1450_00 })
  const wish = wishFor([{ product }], { paymentMethod: 'bank_transfer' })
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: buyer, email: wish.email })
  const caller: Caller = buyer === null ? guest : asCaller(buyer)
  const placed = await placeOrder(shop, caller, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  await confirmTransfer(shop, { number: placed.number, by: 'test' })
  await issueDocuments(shop)
  const number = `${placed.number}-1`
  expect((await moveOrderFunction(shop, seller, { key: randomUUID(), order: number, to: 'canceled', reason: 'The kiln broke.' })).status).toBe(200)
  await sendRefunds(shop)
  return { number, token: placed.token, total: quote.total }
}
const give = async (token: string, changes: object = {}) =>
  (await giveRefundAccountFunction(shop, guest, { token, bank: 'Bangkok Bank', number: '987-6-54321-0', holder: 'Ada Lovelace', ...changes })).status
const accounts = () => db.owner.all<{ number: string }>('select number from private.refund_accounts')
const lineOf = async (number: string) => (await listRefundsByHand(shop)).find((line) => line.startsWith(number))

test('the buyer is asked for an account, the operator sees what goes where, sends it, and everybody is told', async () => {
  const order = await givenDue()
  await sendOutbox(shop)
  expect(letters.filter(({ subject }) => subject.includes('Where should we send') && subject.includes(order.number))).toHaveLength(1)
  expect((await findByToken(shop, order.token))?.refundByHand).toEqual({ amount: order.total, account: null })
  expect(await lineOf(order.number)).toContain('no account yet')

  expect(await give(order.token)).toBe(200)
  expect((await findByToken(shop, order.token))?.refundByHand).toEqual({ amount: order.total, account: { bank: 'Bangkok Bank', end: '21-0' } })
  expect(await lineOf(order.number)).toContain('to Bangkok Bank 987-6-54321-0, Ada Lovelace')

  expect(await confirmRefund(shop, { number: order.number, reference: ' ' })).toMatchObject({ done: false })
  const sent = await Promise.all([1, 2, 3].map(() => confirmRefund(shop, { number: order.number, reference: 'KB-1' })))
  expect(sent.filter(({ done, sentence }) => done && sentence.includes('is back with the buyer'))).toHaveLength(1)
  expect(sent.filter(({ done, sentence }) => done && sentence.includes('confirmed before'))).toHaveLength(2)
  expect((await confirmRefund(shop, { number: order.number, reference: 'KB-2' })).sentence).toContain('No refund')

  await sendOutbox(shop)
  const told = letters.filter(({ subject }) => subject.includes(order.number) && subject.includes('has been refunded'))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toMatch(/Refund note RN\d{4}-00001/)
  const tracked = await findByToken(shop, order.token)
  expect(tracked?.refundByHand).toBeNull()
  expect(tracked?.orders[0]?.events.filter(({ type }) => type === 'refunded')).toHaveLength(1)
  expect(await lineOf(order.number)).toBeUndefined()
  expect(await accounts()).toEqual([])
  expect(await breaches(db.owner)).toEqual([])
})

test('another amount is named instead of being booked', async () => {
  const order = await givenDue()
  const half = BigInt(order.total) / 2n
  // A second refund of the same order, as a case would make it.
  await db.owner.all(`update public.refunds set amount_minor = $2 where order_id = (select id from public.orders where number = $1)`, [order.number, half])
  await db.owner.all(
    `insert into public.refunds (payment_id, order_id, amount_minor, status) select payment_id, order_id, $2, 'manual_required' from public.refunds
      where order_id = (select id from public.orders where number = $1)`,
    [order.number, BigInt(order.total) - half - 1n],
  )
  expect((await confirmRefund(shop, { number: order.number, reference: 'KB-3' })).sentence).toContain('Say which with --amount')
  expect((await confirmRefund(shop, { number: order.number, reference: 'KB-3', amount: minor(1n) })).done).toBe(false)
  expect((await confirmRefund(shop, { number: order.number, reference: 'KB-3', amount: minor(half) })).done).toBe(true)
  expect(
    await db.owner.all('select amount_minor, status from public.refunds where order_id = (select id from public.orders where number = $1) order by status', [
      order.number,
    ]),
  ).toEqual([
    { amount_minor: BigInt(order.total) - half - 1n, status: 'manual_required' },
    { amount_minor: half, status: 'succeeded' },
  ])
  expect((await confirmRefund(shop, { number: 'H000000-NOTHING-1', reference: 'KB-3' })).done).toBe(false)
})

test('nobody gives an account where none is wanted, without the link, or one that cannot be one', async () => {
  const order = await givenDue()
  for (const wrong of [{ bank: 'B' }, { number: '12' }, { number: "1'; drop" }, { holder: '' }, { holder: 'A\u0000da' }])
    expect(await give(order.token, wrong)).toBe(400)
  expect(await give('x'.repeat(43))).toBe(409)
  await confirmRefund(shop, { number: order.number, reference: 'KB-4' })
  expect(await give(order.token)).toBe(409)
  for (const ask of ['select * from private.refund_accounts', 'delete from private.refund_accounts']) {
    expect(await refusal(db.asPerson(randomUUID()).all(ask))).toBe('42501')
  }
})

test('an account goes with its person, and after ninety days', async () => {
  const buyer = await givenPerson(db)
  const [mine, old] = [await givenDue({ buyer }), await givenDue()]
  for (const { token } of [mine, old]) expect(await give(token)).toBe(200)
  await db.owner.all('delete from auth.users where id = $1', [buyer])
  expect(await accounts()).toHaveLength(1)
  await forgetRefundAccounts(shop)
  expect(await accounts()).toHaveLength(1)
  await db.owner.all(`update private.refund_accounts set given_at = now() - interval '91 days'`)
  await forgetRefundAccounts(shop)
  expect(await accounts()).toEqual([])
})

test('the copy of a buyer’s data has the account, and nothing of the maker’s commission', async () => {
  const buyer = await givenPerson(db)
  const [mine, other] = [await givenDue({ buyer }), await givenDue()]
  for (const { token } of [mine, other]) expect(await give(token)).toBe(200)
  const { about } = await db.owner.one<{ about: { orders: { number: string }[]; refund_accounts: object[] } }>('select private.everything_about($1) as about', [
    buyer,
  ])
  expect(about.refund_accounts).toMatchObject([{ bank: 'Bangkok Bank', number: '987-6-54321-0', holder: 'Ada Lovelace' }])
  expect(about.orders.map(({ number }) => number)).toEqual([mine.number])
  expect(JSON.stringify(about.orders)).not.toContain('commission')
})
