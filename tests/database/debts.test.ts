import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { loadOffers } from '../../app/checkout/quote/load-offers.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { settleChargeback } from '../../app/payments/chargebacks/settle-chargeback.server.ts'
import { repayDebtFunction } from '../../app/payments/debts/repay-debt.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { correctBalance, givenDebt } from '../support/debts.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
import { availableOf } from '../support/owed-maker.ts'
import { asCaller, givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { i18nWords } from '../support/words.ts'

let db: TestDatabase
let market: Market
let letters: Letter[]
let clerk = ''
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  const made = testShop(db, { payments: [bank] })
  market = { db, bank, shop: made.shop }
  letters = made.letters
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['payouts.read', 'payouts.approve'])
})

const sweep = async () => (await db.service.one<{ begun: number }>('select private.sweep_debts() as begun')).begun
const debtOf = (sellerId: string) =>
  db.owner.maybe<{ id: string; owed: string; state: string; ended_by: string }>(
    'select id, owed_minor::text as owed, state, ended_by from public.seller_debts where seller_id = $1 order by started_at desc limit 1',
    [sellerId],
  )
/** Lets the days of a debt pass without waiting for them. */
const letPass = (id: string, days: number) =>
  db.owner.all(
    `update public.seller_debts set started_at = started_at - $2 * interval '1 day', grace_until = grace_until - $2 * interval '1 day',
       reminded_at = reminded_at - $2 * interval '1 day' where id = $1`,
    [id, days],
  )
const confirm = (id: string, amount: number, reference: string, by = clerk) =>
  asStaff(db, by).one<{ id: string }>(`select public.confirm_debt_repayment($1, $2, $3, 'It stands in the statement') as id`, [id, amount, reference])
const balanced = async () => expect(await db.service.all(`select * from private.check_books() where problem not like 'stock%'`)).toEqual([])
const offered = async (variant: string) => (await loadOffers(market.shop.service, [variant], 'en', null)).get(variant)?.closed
const subjectsTo = async (person: string) => {
  await sendOutbox(market.shop)
  const { email } = await db.owner.one<{ email: string }>('select email from public.profiles where id = $1', [person])
  return letters.filter(({ to }) => to === email).map(({ subject }) => subject)
}

test('a maker below zero is told, reminded and blocked after its days, buys nobody a piece meanwhile, and sells again with the entry that settles it', async () => {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  const person = seller.id ?? ''
  const { name } = await db.owner.one<{ name: string }>(
    `update public.sellers set business_name = 'Ban Chonnabot Silk' where id = $1 returning business_name as name`,
    [sellerId],
  )
  const piece = await givenProduct(db, { sellerId })
  await db.owner.all(`update public.profiles set language = 'en' where id = $1`, [person])
  const subject = (event: string, amount: string) => i18nWords('en')(`money-letters:debt_${event}.subject`, { name, amount })

  // Less than counts is left to the next sales.
  await correctBalance(db, sellerId, -9_999)
  expect([await sweep(), await debtOf(sellerId)]).toEqual([0, undefined])
  await correctBalance(db, sellerId, -40_001)
  await Promise.all([1, 2, 3].map(() => sweep()))
  const debt = await debtOf(sellerId)
  const id = debt?.id ?? ''
  expect(debt).toMatchObject({ owed: '50000', state: 'grace' })
  expect(await offered(piece.variantId)).toBeNull()

  await letPass(id, 6)
  await sweep()
  await sweep()
  expect((await subjectsTo(person)).filter((each) => each === subject('reminder', '฿500.00'))).toHaveLength(1)
  await letPass(id, 9)
  await Promise.all([1, 2].map(() => sweep()))
  expect(await debtOf(sellerId)).toMatchObject({ state: 'blocked' })
  expect(await offered(piece.variantId)).toEqual({ until: null })
  // What is on sale stays shown, and nothing new comes.
  expect(await db.anon.all('select id from public.products where id = $1', [piece.productId])).toHaveLength(1)
  await db.owner.all(`update public.products set status = 'inactive' where id = $1`, [piece.productId])
  expect(await refusal(db.asPerson(person).all(`update public.products set status = 'active' where id = $1`, [piece.productId]))).toBe('PT409')
  expect(await refusal(db.asPerson(person).all(`update public.sellers set sales_paused_at = null where id = $1`, [sellerId]))).toBe('42501')
  await balanced()

  // A sale that completes settles it, in the same transaction.
  await correctBalance(db, sellerId, 20_000)
  expect(await debtOf(sellerId)).toMatchObject({ owed: '30000', state: 'blocked' })
  await correctBalance(db, sellerId, 30_000)
  expect(await debtOf(sellerId)).toMatchObject({ owed: '0', state: 'ended', ended_by: 'correction' })
  expect(await offered(piece.variantId)).toBeUndefined()
  await db.asPerson(person).all(`update public.products set status = 'active' where id = $1`, [piece.productId])
  expect(await offered(piece.variantId)).toBeNull()
  expect(await subjectsTo(person)).toEqual(expect.arrayContaining([subject('started', '฿500.00'), subject('blocked', '฿500.00'), subject('lifted', '')]))
  await balanced()
})

test('its owner pays all of it as an order is paid, once however often the bank says so; a bank that takes it back makes it owed again', async () => {
  const { id, sellerId, person } = await givenDebt(db)
  await letPass(id, 15)
  await sweep()
  const wish = { seller: sellerId, paymentMethod: 'promptpay', language: 'th' }
  const pay = async (who: string, changes: object = {}) => {
    const answer = await repayDebtFunction(market.shop, asCaller(who), { ...wish, ...changes })
    return { status: answer.status, body: (await answer.json()) as { repayment?: string; code?: string } }
  }
  expect((await pay(await givenPerson(db))).status).toBe(404)
  const [one, other] = await Promise.all([pay(person), pay(person)])
  expect([one.status, one.body.repayment]).toEqual([200, other.body.repayment])
  // Another way ends the first.
  const card = await pay(person, { paymentMethod: 'card' })
  const payments = await db.owner.all<{ id: string; status: string; reference: string; amount: string }>(
    `select p.id, p.status, p.provider_reference as reference, p.amount_minor::text as amount from public.payments p
       join public.debt_repayments r on r.id = p.debt_repayment_id where r.seller_id = $1 order by r.created_at`,
    [sellerId],
  )
  expect(payments.map(({ status, amount }) => [status, amount])).toEqual([
    ['canceled', '50000'],
    ['pending', '50000'],
  ])
  expect(await db.asPerson(person).all('select id from public.payments where debt_repayment_id = $1', [card.body.repayment])).toHaveLength(1)
  expect(await db.asPerson(await givenPerson(db)).all('select id from public.payments where debt_repayment_id = $1', [card.body.repayment])).toEqual([])
  const [, open] = payments
  market.bank.say(open?.reference ?? '', 'paid')
  expect(await settlePayment(market.shop, open?.id ?? '')).toBe('placed')
  expect(await settlePayment(market.shop, open?.id ?? '')).toBe('already-placed')
  expect([await availableOf(market, sellerId), (await debtOf(sellerId))?.ended_by]).toEqual([0, 'debt_repaid'])
  expect((await pay(person)).body.code).toBe('nothing_owed')
  await balanced()

  const dispute = market.bank.dispute(open?.reference ?? '')
  expect(await settleChargeback(market.shop, market.bank.name, dispute.reference)).not.toBe('unknown')
  const owed = 50_000 + Number(dispute.fee)
  expect(await availableOf(market, sellerId)).toBe(-owed)
  await sweep()
  expect(await debtOf(sellerId)).toMatchObject({ owed: String(owed), state: 'grace' })
  await balanced()
  const { lines } = await db.owner.one<{ lines: { kind: string; amount: number }[] }>(`select private.statement($1, private.now()::date) -> 'lines' as lines`, [
    sellerId,
  ])
  expect(lines.filter(({ kind }) => kind === 'repayment').map(({ amount }) => amount)).toEqual([50_000, -owed])
})

test('staff book a transfer they have seen, each reference once and never more than is owed, give more time, and leave their own shop to others', async () => {
  const { id, sellerId, person } = await givenDebt(db)
  const reference = `KB-${randomUUID()}`
  expect(await refusal(confirm(id, 50_001, reference))).toBe('HT005')
  expect(await refusal(confirm(id, 10, ''))).toBe('HT005')
  await givenStaff(db, person, ['payouts.approve'])
  expect(await refusal(confirm(id, 10_000, reference, person))).toBe('HT005')
  await confirm(id, 10_000, reference)
  expect(await refusal(confirm(id, 10_000, reference.toLowerCase()))).toBe('HT005')
  expect([await availableOf(market, sellerId), (await debtOf(sellerId))?.owed]).toEqual([-40_000, '40000'])

  await letPass(id, 15)
  await sweep()
  expect((await debtOf(sellerId))?.state).toBe('blocked')
  await asStaff(db, clerk).all(`select public.extend_debt_grace($1, 7, 'The maker is in hospital')`, [id])
  await sweep()
  expect((await debtOf(sellerId))?.state).toBe('grace')
  // Two people see the same transfer at once: one books it.
  const both = await Promise.allSettled([confirm(id, 40_000, `${reference}-2`), confirm(id, 40_000, `${reference}-2`)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await availableOf(market, sellerId), (await debtOf(sellerId))?.state]).toEqual([0, 'ended'])
  expect(await refusal(asStaff(db, clerk).all(`select public.extend_debt_grace($1, 7, 'Once more')`, [id]))).toBe('HT005')
  await balanced()
})

type Waiting = { key: string; owner_id: string | null; due_at: Date; facts: Record<string, unknown> }
const waiting = async (id: string) => (await asStaff(db, clerk).all<Waiting>(`select * from public.waiting_work('{debt}')`)).find(({ key }) => key === id)
const keep = (id: string, days = 7, by = clerk) => asStaff(db, by).all(`select public.keep_debt_blocked($1, $2, 'They pay on Friday')`, [id, days])

test('a debt whose days are over waits for a person, with a clock; looked at, it waits again after so many days; settled, it waits no more', async () => {
  const { id, sellerId, person } = await givenDebt(db)
  expect(await waiting(id)).toBeUndefined()
  expect(await refusal(keep(id))).toBe('HT005')
  await letPass(id, 15)
  await sweep()
  const work = await waiting(id)
  expect(work?.facts).toMatchObject({ seller_id: sellerId, owed_minor: 50_000, repaid_minor: 0, pending_minor: 0, looked_at: null })
  const { due } = await db.owner.one<{ due: Date }>(`select blocked_at + interval '72 hours' as due from public.seller_debts where id = $1`, [id])
  expect(work?.due_at).toEqual(due)
  await asStaff(db, clerk).all(`select public.take_work('debt', $1)`, [id])
  expect((await waiting(id))?.owner_id).toBe(clerk)

  await givenStaff(db, person, ['payouts.approve'])
  expect(await refusal(keep(id, 7, person))).toBe('HT005')
  const reader = await givenPerson(db)
  await givenStaff(db, reader, ['payouts.read'])
  expect(await refusal(keep(id, 7, reader))).toBe('42501')
  for (const days of [0, 91, null]) expect([days, await refusal(keep(id, days as number))]).toEqual([days, '22023'])
  // Of thirty who decide it at once one does.
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => keep(id)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await waiting(id), (await debtOf(sellerId))?.state]).toEqual([undefined, 'blocked'])

  await db.owner.all(`update public.seller_debts set looked_at = looked_at - interval '8 days', again_at = again_at - interval '8 days',
    blocked_at = blocked_at - interval '8 days' where id = $1`, [id]) // prettier-ignore
  expect(await waiting(id)).toMatchObject({ owner_id: null, facts: { owed_minor: 50_000 } })
  // Blocked once more after more time was given: what was looked at before counts no more.
  await keep(id, 60)
  await asStaff(db, clerk).all(`select public.extend_debt_grace($1, 7, 'The maker is in hospital')`, [id])
  await letPass(id, 8)
  await db.owner.all(`update public.seller_debts set looked_at = looked_at - interval '8 days' where id = $1`, [id])
  await sweep()
  expect((await waiting(id))?.facts).toMatchObject({ looked_at: null })
  await confirm(id, 50_000, `KB-${randomUUID()}`)
  expect(await waiting(id)).toBeUndefined()
  await balanced()
})
