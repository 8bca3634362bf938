import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lookAtTransfers, receiveTransferEvent } from '../../app/payouts/look-at-transfers.server.ts'
import { opnTransfers } from '../../app/payouts/opn-transfers.server.ts'
import { sendTransfers } from '../../app/payouts/send-transfers.server.ts'
import type { Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { opnEvent, type OpnStandIn, opnStandIn, signedBy } from '../support/opn-stand-in.ts'
import { availableOf, givenOwedMaker, type OwedMaker } from '../support/owed-maker.ts'
import type { Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

// Opn is played by a server of ours (`opn-stand-in.ts`), which knows nothing of idempotency keys.

const SECRET = randomBytes(32).toString('base64')
const OLD_SECRET = randomBytes(32).toString('base64')
const KEY = 'skey_test_played0001'

let db: TestDatabase
let market: Market
let opn: OpnStandIn
let shop: Shop
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  opn = await opnStandIn(KEY)
  const bank = playedBank()
  const made = testShop(db, { payments: [bank] })
  shop = { ...made.shop, transfers: opnTransfers({ secretKey: KEY, webhookSecrets: [SECRET, OLD_SECRET], address: opn.address }) }
  market = { db, bank, shop }
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['payouts.read', 'payouts.approve', 'sellers.judge'])
})
afterAll(() => opn.close())
beforeEach(() => {
  opn.transfers.clear()
  opn.verifies = true
})

let week = 1
type Row = { id: string; status: string; transfer: string; reason: string }
const payoutOf = ({ sellerId }: OwedMaker) =>
  db.owner.one<Row>('select id, status, transfer, reason from public.payouts where seller_id = $1 order by period desc limit 1', [sellerId])
async function givenApproved(): Promise<OwedMaker> {
  const maker = await givenOwedMaker(market)
  await db.service.all(`select private.sweep_payouts('2043-W' || lpad($1, 2, '0'))`, [String(week++)])
  await asStaff(db, clerk).all(`select public.approve_payout($1, 'The account was checked')`, [(await payoutOf(maker)).id])
  return maker
}
const send = () => sendTransfers(shop)
/** The claim of a process that died has run out. */
const laterOn = () => db.owner.all(`update public.payouts set claimed_until = now() - interval '1 minute' where claimed_until is not null`)
const becomes = async (maker: OwedMaker, facts: object) => {
  const { transfer } = await payoutOf(maker)
  Object.assign(opn.transfers.get(transfer) ?? {}, facts)
  await lookAtTransfers(shop, { reference: transfer })
}
const balanced = async () => expect(await db.service.all('select * from private.check_books()')).toEqual([])
const made = () => Array.from(opn.transfers.values())

test('an approved payout is sent, paid, and booked with its fee out of the balance at Opn', async () => {
  const maker = await givenApproved()
  await send()
  await send()
  expect(made()).toMatchObject([{ amount: maker.available, metadata: { payout: (await payoutOf(maker)).id } }])
  expect(await payoutOf(maker)).toMatchObject({ status: 'processing' })
  await becomes(maker, { paid: true, sent: true })
  await becomes(maker, { paid: true })
  expect(await payoutOf(maker)).toMatchObject({ status: 'paid' })
  const held = await db.owner.all<{ kind: string; amount: string }>(
    `select a.kind, sum(e.amount_minor)::text as amount from public.journals j join public.postings e on e.journal_id = j.id
       join public.ledger_accounts a on a.id = e.account_id where j.payout_id = $1 and a.kind in ('clearing', 'payout_fees', 'bank') group by 1 order by 1`,
    [(await payoutOf(maker)).id],
  )
  expect(held).toEqual([
    { kind: 'clearing', amount: String(-maker.available - 3210) },
    { kind: 'payout_fees', amount: '3210' },
  ])
  await balanced()
})

test.each(['before the call', 'after the call', 'in the answer'] as const)('a process that dies %s pays once', async (when) => {
  const maker = await givenApproved()
  const dying: Shop = {
    ...shop,
    transfers: {
      ...(shop.transfers ?? never()),
      createTransfer: async (wish) => {
        if (when !== 'before the call') await shop.transfers?.createTransfer(wish)
        throw new Error('killed')
      },
    },
  }
  if (when === 'in the answer') opn.loseAnswers(1)
  await sendTransfers(when === 'in the answer' ? shop : dying)
  expect(await payoutOf(maker)).toMatchObject({ status: 'processing', transfer: '' })
  // While its claim lasts nobody else takes it; and nobody takes its money back by hand, because it may have been sent.
  await send()
  expect(await refusal(asStaff(db, clerk).all(`select public.return_payout($1, false, 'It hangs')`, [(await payoutOf(maker)).id]))).toBe('HT005')
  await laterOn()
  await Promise.all([send(), send()])
  expect(made()).toHaveLength(1)
  expect((await payoutOf(maker)).transfer).toBe(made()[0]?.id)
  await balanced()
})

test('a failed transfer, and one that comes back after it was paid, give the money back and wait for a person', async () => {
  for (const first of [{}, { paid: true }]) {
    const maker = await givenApproved()
    await send()
    await becomes(maker, first)
    await becomes(maker, { failure_code: 'sent_failed', failure_message: 'The account is closed' })
    const payout = await payoutOf(maker)
    expect(payout).toMatchObject({ status: 'failed', reason: 'sent_failed: The account is closed' })
    expect(await availableOf(market, maker.sellerId)).toBe(maker.available)
    const work = await asStaff(db, clerk).all(`select from public.waiting_work(array['payout']) where key = $1`, [payout.id])
    expect(work).toHaveLength(1)
    await balanced()
  }
})

test('a new account waits until Opn has verified it, is sent to then, and gets its money back where Opn refuses it', async () => {
  opn.verifies = false
  const [sent, refused] = [await givenApproved(), await givenApproved()]
  await send()
  expect(made()).toEqual([])
  const recipients = Array.from(opn.recipients.values()).filter(({ verified }) => !verified)
  const [one, other] = [recipients[0] ?? never(), recipients[1] ?? never()]
  Object.assign(one, { verified: true, active: true })
  Object.assign(other, { failure_code: 'name_mismatch' })
  await laterOn()
  await send()
  expect(made()).toHaveLength(1)
  expect([(await payoutOf(sent)).status, (await payoutOf(refused)).status].toSorted()).toEqual(['failed', 'processing'])
  await balanced()
})

test('a maker who is held is not sent to, also while the account is being verified', async () => {
  opn.verifies = false
  const maker = await givenApproved()
  await send()
  for (const recipient of opn.recipients.values()) Object.assign(recipient, { verified: true, active: true })
  await asStaff(db, clerk).all(`select public.suspend_seller($1, 'Copies were sold as your own work')`, [maker.sellerId])
  await laterOn()
  await send()
  expect(made()).toEqual([])
  await asStaff(db, clerk).all(`select public.reinstate_seller($1, 'They were yours')`, [maker.sellerId])
  await laterOn()
  await send()
  expect(made()).toHaveLength(1)
})

test('an event says which transfer to look at: signed by a present or former secret, of the last minutes, and kept once', async () => {
  const maker = await givenApproved()
  await send()
  const { transfer } = await payoutOf(maker)
  const told = (event: { rawBody: string; headers: Headers }) => receiveTransferEvent(shop, event.rawBody, event.headers)
  const event = opnEvent({ transfer, key: 'transfer.pay', id: 'evnt_once' }, { secret: OLD_SECRET })
  expect([(await told(event)).status, (await told(event)).status]).toEqual([200, 200])
  expect(await db.owner.all(`select from private.webhook_events where provider = 'opn' and event_id = 'evnt_once'`)).toHaveLength(1)
  const forged = { rawBody: event.rawBody.replace('transfer.pay', 'transfer.fail'), headers: event.headers }
  expect((await told(forged)).status).toBe(401)
  expect((await told(opnEvent({ transfer, key: 'transfer.pay' }, { secret: randomBytes(32).toString('base64') }))).status).toBe(401)
  const old = Math.floor(Date.now() / 1000) - 360
  expect((await told(opnEvent({ transfer, key: 'transfer.pay' }, { secret: SECRET, at: old }))).status).toBe(400)
  expect((await told({ rawBody: '{', headers: signedBy('{', { secret: SECRET }) })).status).toBe(400)
  const charge = JSON.stringify({ object: 'event', id: 'evnt_charge', key: 'charge.complete', data: { object: 'charge', id: 'chrg_1' } })
  expect((await told({ rawBody: charge, headers: signedBy(charge, { secret: SECRET }) })).status).toBe(200)
  expect((await receiveTransferEvent({ ...shop, transfers: undefined }, event.rawBody, event.headers)).status).toBe(404)
})

test('what no event has told is asked for by the clock', async () => {
  const maker = await givenApproved()
  await send()
  Object.assign(opn.transfers.get((await payoutOf(maker)).transfer) ?? {}, { paid: true })
  // Transfers of the tests before are gone; that one of them is not known any more stops none of the others.
  await lookAtTransfers(shop, {})
  expect(await payoutOf(maker)).toMatchObject({ status: 'paid' })
  await balanced()
})

function never(): never {
  throw new Error('It is there.')
}
