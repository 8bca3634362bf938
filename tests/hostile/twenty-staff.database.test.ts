import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { ownAccount } from '../../app/payments/providers/own-account.server.ts'
import { sendRefundAsStaffFunction } from '../../app/payments/refunds/send-refund-as-staff.server.ts'
import { decideSlipFunction } from '../../app/payments/transfers/decide-slip.server.ts'
import { decideCaseAsStaffFunction } from '../../app/returns/decide-case-as-staff.server.ts'
import type { ShopFunction } from '../../app/shop.ts'
import { givenUnknownLine } from '../database/staff-functions-of-settlements.ts'
import { givenChargeback } from '../support/charged-back.ts'
import { givenCredential } from '../support/credentials.ts'
import { givenCorrection } from '../support/corrections.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenDeliveredOrder } from '../support/delivered-order.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor } from '../support/market.ts'
import { asCaller, type Market } from '../support/paid-orders.ts'
import { givenAppeal, givenDeniedChange } from '../support/owed-maker.ts'
import { playedBank } from '../support/played-bank.ts'
import { givenReferral } from '../support/referrals.ts'
import { givenInvoice } from '../support/invoices.ts'
import { givenWholesaleBuyer } from '../support/wholesale.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'
import {
  givenAppealedChange,
  givenAppealedHold,
  givenApplication,
  givenContactMessage,
  givenDeadJob,
  givenFailedPayout,
  givenPausedTask,
  givenPrivacyRequest,
  givenProductChange,
  givenRefundByHand,
  givenReportedListing,
  givenReportedMessage,
  givenStuckLetter,
  givenUnseenCash,
} from '../support/waiting-work.ts'
import { givenBlockedDebt } from '../support/debts.ts'

const STAFF = 20
const ACCOUNTS = {
  promptPay: { id: '0812345678', name: 'HATTHA' },
  bankAccount: { bank: 'Kasikornbank', number: '123-4-56789-0', holder: 'Hattha Co., Ltd.', swift: '' },
}

let db: TestDatabase
let market: Market
let staff: string[]
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank, ownAccount({ database: db.service, accounts: ACCOUNTS })] }).shop }
  staff = await Promise.all(Array.from({ length: STAFF }, () => givenPerson(db)))
  for (const person of staff) await givenStaff(db, person)
  // One person is enough here, however much it is.
  await db.owner.all(`update public.shop_settings set value = '100000000000' where key = 'refunds.second_from_minor'`)
})

/** Decides as somebody of the staff, one way or the other; true where it was theirs, false where they are told that it is decided. */
type Decide = (person: string, key: string, yes: boolean) => Promise<boolean>
/** What a kind of work is tried with: something that waits, and the decision about it. */
type Kind = { given: () => Promise<string>; decide: Decide }

/** By a function of the database. */
const bySql =
  (sql: string, more: (yes: boolean) => readonly unknown[] = () => []): Decide =>
  async (person, key, yes) => {
    const asked = await asStaff(db, person)
      .all(sql, [key, ...more(yes)])
      .then(
        () => 'decided',
        (error: unknown) => refusal(Promise.reject(error instanceof Error ? error : new Error(String(error)))),
      )
    // Decided before, or another than what was looked at.
    if (asked !== 'decided' && asked !== 'HT005' && asked !== 'HT003') throw new Error(`Refused with ${asked}.`)
    return asked === 'decided'
  }
/** One way by one function of the database, the other by another. */
const byEither =
  (yes: Decide, no: Decide): Decide =>
  (person, key, way) =>
    (way ? yes : no)(person, key, way)
/** By a function of the shop. */
const byFunction =
  (run: ShopFunction, wish: (key: string, yes: boolean) => object): Decide =>
  async (person, key, yes) => {
    const caller = { ...asCaller(person), claims: { sub: person, role: 'authenticated', ...withFactor() } }
    const answer = await run(market.shop, caller, wish(key, yes))
    if (answer.status !== 200 && answer.status !== 409) throw new Error(await answer.text())
    return answer.status === 200
  }

async function givenSlip(): Promise<string> {
  const wish = wishFor([{ product: await givenProduct(db, { stock: 5 }) }], { paymentMethod: 'bank_transfer', email: `${randomUUID()}@example.com` })
  const { quote } = await getQuote(market.shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  const placed = await placeOrder(market.shop, guest, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  await db.owner.all(
    `insert into public.payment_slips (payment_id, path, mime_type, bytes)
     select p.id, p.id || '/slip.png', 'image/png', 20480 from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1`,
    [placed.number],
  )
  return placed.number
}
async function givenEscalated(): Promise<string> {
  const order = await givenDeliveredOrder(db, market)
  const { number } = await db.owner.one<{ number: string }>(
    `insert into public.order_cases (number, order_id, kind, status, reason, refund_minor, key)
     select o.number || '-R1', o.id, 'claim', 'escalated', 'missing', 100, gen_random_uuid()::text from public.orders o where o.id = $1 returning number`,
    [order.id],
  )
  return number
}
async function givenReportedReview(): Promise<string> {
  const [author, reporter, { sellerId, productId }] = [await givenPerson(db), await givenPerson(db), await givenProduct(db)]
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.reviews (author_id, author_name, seller_id, product_id, rating, body, status) values ($1, 'Ada', $2, $3, 1, 'It broke at once.', 'published') returning id`,
    [author, sellerId, productId],
  )
  await db.owner.all(`insert into public.review_flags (review_id, reporter_id, reason) values ($1, $2, 'other')`, [id, reporter])
  return id
}

async function givenHeldReferral(): Promise<string> {
  const id = await givenReferral(db, { referrer: await givenPerson(db), friend: await givenPerson(db) })
  const { seen } = await db.owner.one<{ seen: string }>(
    `update public.referrals set state = 'held', held_at = now() where id = $1 returning changed_at::text as seen`,
    [id],
  )
  return `${id}|${seen}`
}

/** Books that differ wait until they agree, a backup that failed until another was made, a week's payouts until each of them was decided. */
const UNDECIDED = ['books', 'backup', 'payout_run']
/** Every other kind of `work_kinds`. A new kind needs its row here. */
const KINDS: Readonly<Record<string, Kind>> = {
  slip: { given: givenSlip, decide: byFunction(decideSlipFunction, (number, arrived) => ({ number, arrived, reason: 'Looked into the account' })) },
  refund: {
    given: () => givenRefundByHand(market),
    decide: byFunction(sendRefundAsStaffFunction, (refund) => ({ refund, reason: `KB-${randomUUID()}` })),
  },
  case: {
    given: givenEscalated,
    decide: byFunction(decideCaseAsStaffFunction, (number, yes) => ({ number, to: yes ? 'refunded' : 'denied', reason: 'The weight is right' })),
  },
  application: {
    given: () => givenApplication(db),
    decide: bySql(`select public.decide_application($1, $2, 'Looked at all of it')`, (yes) => [yes ? 'approved' : 'rejected']),
  },
  privacy: {
    given: () => givenPrivacyRequest(db),
    decide: byEither(bySql(`select public.fulfil_privacy_request($1, 'Sent by post')`), bySql(`select public.refuse_privacy_request($1, 'It is not them')`)),
  },
  contact: { given: () => givenContactMessage(db), decide: bySql(`select public.close_contact_message($1, 'Telephoned')`) },
  letter: { given: () => givenStuckLetter(db), decide: bySql(`select public.give_up_letter($1, 'Nobody waits for it')`) },
  correction: {
    given: async () => String(await givenCorrection(db)),
    decide: bySql(`select public.decide_correction($1, $2, 'Looked at it')`, (yes) => [yes]),
  },
  cash: { given: async () => (await givenUnseenCash(market)).id, decide: bySql(`select public.confirm_cash($1, 'It stands in the statement')`) },
  payout: { given: () => givenFailedPayout(market), decide: bySql(`select public.settle_failed_payout($1, 'The maker was told')`) },
  message: {
    given: async () => (await givenReportedMessage(db)).report,
    decide: bySql(`select public.judge_message_report($1, $2, 'Looked at it')`, (yes) => [yes ? 'hidden' : 'nothing']),
  },
  job: { given: () => givenDeadJob(db), decide: bySql(`select public.give_up_job($1, 'Nobody waits for it')`) },
  task: { given: () => givenPausedTask(db), decide: bySql(`select public.resume_task($1, 'The host is back')`) },
  referral: {
    // With what was seen: it goes on after it was let go, and could then be ended as another decision.
    given: givenHeldReferral,
    decide: bySql(`select public.decide_referral(split_part($1, '|', 1)::uuid, $2, split_part($1, '|', 2)::timestamptz, 'Looked at it')`, (yes) => [
      yes ? 'approve' : 'refuse',
    ]),
  },
  credential: {
    // With what was seen: what is verified could be revoked by the second as a decision of its own.
    given: async () => {
      const id = await givenCredential(db)
      const { seen } = await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.seller_credentials where id = $1', [id])
      return `${id}|${seen}`
    },
    decide: bySql(`select public.decide_credential(split_part($1, '|', 1)::uuid, $2, split_part($1, '|', 2)::timestamptz, 'Looked at it')`, (yes) => [
      yes ? 'verify' : 'refuse',
    ]),
  },
  wholesale: {
    // With what was seen: who was refused can be approved later as another decision.
    given: async () => {
      const id = await givenWholesaleBuyer(db, await givenPerson(db), { state: 'pending' })
      const { seen } = await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.wholesale_buyers where id = $1', [id])
      return `${id}|${seen}`
    },
    decide: bySql(`select public.decide_wholesale(split_part($1, '|', 1)::uuid, $2, 0, 0, split_part($1, '|', 2)::timestamptz, 'Looked at it')`, (yes) => [
      yes ? 'approve' : 'refuse',
    ]),
  },
  wholesale_invoice: {
    given: async () => (await givenInvoice(db, { asked: true })).id,
    decide: bySql(`select public.decide_invoice_write_off($1, $2, 'Looked at it')`, (yes) => [yes]),
  },
  automation: {
    given: async () =>
      String(
        (
          await db.owner.one<{ id: number }>(
            `insert into public.automation_notes (rule, noun, subject_id, title, words) values ('Large orders', 'orders', '1', 'O-1', 'Look') returning id`,
          )
        ).id,
      ),
    decide: bySql(`select public.settle_automation_note($1, 'Looked at it')`),
  },
  webhook: {
    given: async () => {
      const { id } = await db.owner.one<{ id: string }>(
        `insert into public.webhook_endpoints (name, url, events, state, off_because) values ('Books', 'https://books.test/', '{order.paid}', 'off', 'failing') returning id`,
      )
      return id
    },
    // What stays off can be switched on later, so both at once would be two decisions.
    decide: bySql(`select public.leave_webhook_off($1, 'Nobody needs it')`),
  },
  chargeback: {
    given: async () => {
      const { id } = await givenChargeback(market)
      await asStaff(db, staff[0] ?? '').all(`select public.write_chargeback_evidence($1, 'It arrived', '', true, null)`, [id])
      return id
    },
    decide: bySql(`select public.decide_chargeback($1, $2, 'Looked at it')`, (yes) => [yes ? 'evidence' : 'accept']),
  },
  listing: {
    given: async () => (await givenReportedListing(db)).product,
    decide: byEither(
      bySql(`select public.hold_product($1, 'copied', 'It copies a motif', true)`),
      bySql(`select public.leave_product($1, 'It is carved by hand')`),
    ),
  },
  listing_appeal: {
    given: async () => (await givenAppealedHold(db)).product,
    // What stays out after another look can be put back later, so both at once would be two decisions.
    decide: bySql(`select public.uphold_product($1, 'It is cast, not carved')`),
  },
  listing_change: {
    given: async () => (await givenProductChange(db)).change,
    decide: bySql(
      `select public.decide_product_change($1, (select changed_at from public.product_changes where id = $1), $2, 'wrong_facts', null, 'Looked at it')`,
      (yes) => [yes ? null : '{}'],
    ),
  },
  listing_change_appeal: {
    given: async () => (await givenAppealedChange(db)).change,
    decide: bySql(`select public.answer_change_appeal($1, $2, 'Looked at it')`, (yes) => [yes]),
  },
  appeal: { given: () => givenAppeal(db), decide: bySql(`select public.decide_payout_appeal($1, $2, 'Looked at it')`, (yes) => [yes]) },
  account: { given: () => givenDeniedChange(market), decide: bySql(`select public.decide_account($1, $2, 'The maker was called')`, (yes) => [yes]) },
  settlement: { given: () => givenUnknownLine(db, { amount: 0 }), decide: bySql(`select public.accept_settlement_line($1, 'It moves nothing')`) },
  debt: { given: () => givenBlockedDebt(db), decide: bySql(`select public.keep_debt_blocked($1, 7, 'The maker was called')`) },
  review: { given: givenReportedReview, decide: bySql(`select public.judge_review($1, $2, $3, 'Looked at it', true)`, (yes) => [yes, yes ? null : 'rude']) },
}

test('every kind of work is tried', async () => {
  const kinds = await db.owner.all<{ kind: string }>('select kind from public.work_kinds order by kind')
  expect([...UNDECIDED, ...Object.keys(KINDS)].toSorted()).toEqual(kinds.map(({ kind }) => kind))
})

test.each(Object.entries(KINDS))('twenty who work on one queue of kind %s decide each thing once', async (_kind, { given, decide }) => {
  const queue = [await given(), await given(), await given()]
  const decided = await Promise.all(staff.flatMap((person, place) => queue.map(async (key) => [key, await decide(person, key, place % 2 === 0)] as const)))
  for (const key of queue) expect(decided.filter(([about, own]) => about === key && own)).toHaveLength(1)
})
