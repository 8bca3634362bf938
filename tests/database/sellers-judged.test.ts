import { beforeAll, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
import { availableOf, givenOwedMaker } from '../support/owed-maker.ts'
import { givenOrder, givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { givenApplication } from '../support/waiting-work.ts'
import { i18nWords } from '../support/words.ts'

let db: TestDatabase
let market: Market
let letters: Letter[]
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  const made = testShop(db, { payments: [bank] })
  market = { db, bank, shop: made.shop }
  letters = made.letters
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['sellers.judge', 'sellers.read'])
})

const decide = (application: string, decision: string, reason = 'We cannot see what you make', by = clerk) =>
  asStaff(db, by).all('select public.decide_application($1, $2, $3)', [application, decision, reason])
const suspend = (seller: string, by = clerk) => asStaff(db, by).all(`select public.suspend_seller($1, 'Copies were sold as your own work')`, [seller])
const reinstate = (seller: string, by = clerk) => asStaff(db, by).all(`select public.reinstate_seller($1, 'They were yours')`, [seller])
const applicantOf = (application: string) =>
  db.owner.one<{ id: string; email: string; status: string; reason: string }>(
    `select p.id, p.email, a.status, a.reason from public.seller_applications a join public.profiles p on p.id = a.person_id where a.id = $1`,
    [application],
  )
const standing = async (seller: string) =>
  (await db.owner.one<{ status: string }>('select application_status as status from public.sellers where id = $1', [seller])).status
const lettersTo = async (email: string) => {
  await sendOutbox(market.shop)
  return letters.filter(({ to }) => to === email)
}
const handIn = (person: string, name = 'Ban Na Weavers') =>
  db.asPerson(person).all(`select public.hand_in_application($1, 'family', 'TH-50', 'We weave silk on four looms')`, [name])

test('an applicant is told in their language what is missing, hands it in again, and may sell; nobody decides the same twice', async () => {
  const application = await givenApplication(db)
  const { id: person, email } = await applicantOf(application)
  await db.owner.all(`update public.profiles set language = 'nl' where id = $1`, [person])
  expect(await refusal(handIn(person))).toBe('HT005')

  await decide(application, 'needs_changes')
  expect(await applicantOf(application)).toMatchObject({ status: 'needs_changes', reason: 'We cannot see what you make' })
  expect(await refusal(decide(application, 'needs_changes'))).toBe('HT005')
  const [letter] = await lettersTo(email)
  expect(letter?.subject).toBe(i18nWords('nl')('seller-letters:needs_changes.subject'))
  expect(letter?.text).toContain('We cannot see what you make')
  // What waits for the applicant waits for nobody here.
  expect(await db.service.one(`select private.work_waits('application', $1) as waits`, [application])).toEqual({ waits: false })

  expect(await refusal(handIn(person, ' '))).toBe('22023')
  await handIn(person, 'Ban Na Silk')
  expect(await applicantOf(application)).toMatchObject({ status: 'pending', reason: '' })
  expect(await db.service.one(`select private.work_waits('application', $1) as waits`, [application])).toEqual({ waits: true })
  await decide(application, 'approved', 'Lovely looms')
  expect(await refusal(decide(application, 'rejected'))).toBe('HT005')
  expect(await refusal(handIn(person))).toBe('HT005')
  const shops = await db.owner.all('select s.business_name from public.sellers s join public.seller_members m on m.seller_id = s.id where m.person_id = $1', [
    person,
  ])
  expect(shops).toEqual([{ business_name: 'Ban Na Silk' }])
  expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual([
    i18nWords('nl')('seller-letters:needs_changes.subject'),
    i18nWords('nl')('seller-letters:approved.subject'),
  ])
})

test('who was turned away may apply again after thirty days, not before, and nobody hands in for another', async () => {
  const application = await givenApplication(db)
  const { id: person } = await applicantOf(application)
  await decide(application, 'rejected', 'These are bought, not made')
  expect(await refusal(handIn(person))).toBe('HT005')
  await db.owner.all(`update public.seller_applications set decided_at = now() - interval '31 days' where id = $1`, [application])
  expect(await refusal(handIn(await givenPerson(db)))).toBe('PT404')
  await handIn(person)
  expect(await applicantOf(application)).toMatchObject({ status: 'pending' })

  // Its letter names a day: from that day's first minute by the shop's clock, and not from the minute of the refusal.
  await decide(application, 'rejected', 'These are bought, not made')
  const turnedAway = (until: string) =>
    db.owner.all(
      `update public.seller_applications
          set decided_at = ((private.shop_day(private.now()) - 30)::timestamp + ${until}) at time zone 'Asia/Bangkok' where id = $1`,
      [application],
    )
  await turnedAway(`interval '1 day'`)
  expect(await refusal(handIn(person))).toBe('HT005')
  await turnedAway(`interval '1 day' - interval '1 second'`)
  await handIn(person)
  expect(await applicantOf(application)).toMatchObject({ status: 'pending' })
})

test('nobody decides without the permission, without a reason, what is no decision, or their own application', async () => {
  const application = await givenApplication(db)
  const reader = await givenPerson(db)
  await givenStaff(db, reader, ['sellers.read'])
  expect(await refusal(decide(application, 'approved', 'All is well', reader))).toBe('42501')
  expect(await refusal(decide(application, 'approved', ' '))).toBe('HT004')
  expect(await refusal(decide(application, 'perhaps'))).toBe('22023')
  const { id: person } = await applicantOf(application)
  await givenStaff(db, person, ['sellers.judge'])
  expect(await refusal(decide(application, 'approved', 'It is me', person))).toBe('HT005')
  expect(await applicantOf(application)).toMatchObject({ status: 'pending' })
})

test('the terminal decides by the same function, and the record says that it was the terminal', async () => {
  const application = await givenApplication(db)
  await db.owner.all(
    `do $$ begin perform set_config('app.actor', 'terminal', true); perform private.decide_application('${application}', 'approved', 'Welcome!', null); end $$`,
  )
  expect(await applicantOf(application)).toMatchObject({ status: 'approved' })
  expect(
    await db.owner.all(`select actor, reason from public.activity_log where action = 'sellers.decide_application' and subject = $1`, [application]),
  ).toEqual([{ actor: 'terminal', reason: 'Welcome!' }])
})

test('a suspended shop is neither shown nor sold, its orders go on, and it is there again as it was when it is reinstated', async () => {
  const maker = await givenSellerWithPerson(db)
  const { productId } = await givenProduct(db, { sellerId: maker.sellerId })
  const order = await givenOrder(market, { from: maker })
  const shown = () => db.asAnon().all('select id from public.products where id = $1', [productId])
  expect(await shown()).toHaveLength(1)

  await suspend(maker.sellerId)
  expect(await shown()).toEqual([])
  await expect(givenOrder(market, { from: maker })).rejects.toThrow(/Not placed|not_for_sale/)
  await db.owner.all(`select private.transition_order($1, 'accepted', 'seller')`, [order.id])
  expect(await db.owner.one('select status from public.orders where id = $1', [order.id])).toEqual({ status: 'accepted' })
  expect(await db.asPerson(maker.seller.id ?? '').all('select number from public.orders where seller_id = $1', [maker.sellerId])).toHaveLength(1)
  const [told] = await lettersTo(`${maker.sellerId}@makers.test`)
  expect(told).toBeDefined()

  await reinstate(maker.sellerId)
  expect(await shown()).toHaveLength(1)
  expect((await lettersTo(`${maker.sellerId}@makers.test`)).at(-1)?.subject).toBe(i18nWords('th')('seller-letters:reinstated.subject'))
  const acts = await db.owner.all<{ action: string; reason: string }>(
    `select action, reason from public.activity_log where subject = $1 and action in ('sellers.suspend', 'sellers.reinstate') order by id`,
    [maker.sellerId],
  )
  expect(acts).toEqual([
    { action: 'sellers.suspend', reason: 'Copies were sold as your own work' },
    { action: 'sellers.reinstate', reason: 'They were yours' },
  ])
})

test('while a shop is suspended nothing of its money is lost and none is paid; a hold of finance outlives the reinstatement', async () => {
  const { sellerId, available } = await givenOwedMaker(market)
  await db.service.all(`select private.sweep_payouts('2033-W01')`)
  expect(await availableOf(market, sellerId)).toBe(0)
  await suspend(sellerId)
  expect(await availableOf(market, sellerId)).toBe(available)
  await db.service.all(`select private.sweep_payouts('2033-W02')`)
  expect(await availableOf(market, sellerId)).toBe(available)
  await db.owner.all(`insert into public.payout_holds (seller_id, reason, ends_at) values ($1, 'A chargeback', now() + interval '7 days')`, [sellerId])
  await reinstate(sellerId)
  expect(await db.owner.all('select reason from public.payout_holds where seller_id = $1 and released_at is null', [sellerId])).toEqual([
    { reason: 'A chargeback' },
  ])
  await db.owner.all(`update public.payout_holds set released_at = now(), release = 'released' where seller_id = $1 and released_at is null`, [sellerId])
  await db.service.all(`select private.sweep_payouts('2033-W03')`)
  expect(await availableOf(market, sellerId)).toBe(0)
})

test('of two who suspend at once one does, a shop is suspended and reinstated only in its turn, and nobody judges their own', async () => {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  expect(await refusal(reinstate(sellerId))).toBe('HT005')
  const both = await Promise.allSettled([suspend(sellerId), suspend(sellerId)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusal(suspend(sellerId))).toBe('HT005')
  const self = seller.id ?? ''
  await givenStaff(db, self, ['sellers.judge'])
  expect(await refusal(reinstate(sellerId, self))).toBe('HT005')
  expect(await refusal(suspend(crypto.randomUUID()))).toBe('PT404')
  expect(await standing(sellerId)).toBe('suspended')
})

test('the mark of a checked maker is given with what was missing written down, and taken again', async () => {
  const { sellerId } = await givenSellerWithPerson(db)
  const verify = (verified: boolean) => asStaff(db, clerk).all(`select public.verify_seller($1, $2, 'We were at the workshop')`, [sellerId, verified])
  await verify(true)
  expect(await refusal(verify(true))).toBe('HT005')
  const { changes } = await db.owner.one<{ changes: { missing: [null, string[]] } }>(
    `select changes from public.activity_log where subject = $1 and action = 'sellers.verify'`,
    [sellerId],
  )
  expect(changes.missing[1]).toContain('bank')
  await verify(false)
  expect(await db.owner.one('select is_verified from public.sellers where id = $1', [sellerId])).toEqual({ is_verified: false })
})
