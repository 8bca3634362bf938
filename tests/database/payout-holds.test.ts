import { beforeAll, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import { payoutFileFunction } from '../../app/payouts/payout-file.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { availableOf, givenOwedMaker, type OwedMaker } from '../support/owed-maker.ts'
import { asCaller, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'
import { i18nWords } from '../support/words.ts'

let db: TestDatabase
let market: Market
let letters: Letter[]
let [clerk, second] = ['', '']
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  const made = testShop(db, { payments: [bank] })
  market = { db, bank, shop: made.shop }
  letters = made.letters
  ;[clerk, second] = [await givenPerson(db), await givenPerson(db)]
  for (const each of [clerk, second]) await givenStaff(db, each, ['payouts.read', 'payouts.approve', 'sellers.judge', 'sellers.read'])
})

let week = 1
const sweep = () => db.service.all(`select private.sweep_payouts('2042-W' || lpad($1, 2, '0'))`, [String(week++)])
const hold = async (seller: string, amount: number | null = null, by = clerk) =>
  (await asStaff(db, by).one<{ id: string }>(`select public.hold_payouts($1, 14, 'Three parcels are missing', $2) as id`, [seller, amount])).id
const reserveOf = (seller: string) => availableOf(market, seller, 'seller_reserve')
const appeal = (maker: OwedMaker, id: string, words = 'Every parcel was scanned at the post office') =>
  db.asPerson(maker.person.id ?? '').all('select public.appeal_payout_hold($1, $2)', [id, words])
const answer = (by: string, id: string, granted: boolean) =>
  asStaff(db, by).all('select public.decide_payout_appeal($1, $2, $3)', [id, granted, 'The post office has shown us the scans'])
const balanced = async () => expect(await db.service.all('select * from private.check_books()')).toEqual([])
const subjectsTo = async (maker: OwedMaker) => {
  await sendOutbox(market.shop)
  const { email } = await db.owner.one<{ email: string }>('select email from public.profiles where id = $1', [maker.person.id])
  return letters.filter(({ to }) => to === email).map(({ subject }) => subject)
}
const subject = (event: string, amount = '') => i18nWords('en')(`money-letters:${event}.subject`, { name: 'Ban Chonnabot Silk', amount })

test('a sum is put in reserve, the rest is paid, and it comes back when it is released; the maker is told each time, and the books add up', async () => {
  const maker = await givenOwedMaker(market)
  await db.owner.all(`update public.profiles set language = 'en' where id = $1`, [maker.person.id])
  expect(await refusal(hold(maker.sellerId, maker.available + 1))).toBe('HT005')
  const id = await hold(maker.sellerId, 10_000)
  expect([await availableOf(market, maker.sellerId), await reserveOf(maker.sellerId)]).toEqual([maker.available - 10_000, 10_000])
  await balanced()
  await sweep()
  expect([await availableOf(market, maker.sellerId), await reserveOf(maker.sellerId)]).toEqual([0, 10_000])
  await asStaff(db, clerk).all(`select public.release_hold($1, 'They have arrived')`, [id])
  expect([await availableOf(market, maker.sellerId), await reserveOf(maker.sellerId)]).toEqual([10_000, 0])
  expect(await refusal(asStaff(db, clerk).all(`select public.release_hold($1, 'Once more')`, [id]))).toBe('HT005')
  await balanced()
  expect(await subjectsTo(maker)).toEqual(expect.arrayContaining([subject('reserved', '฿100.00'), subject('released')]))
})

test('a hold ends by itself on its day, with two processes at once, and the maker is told once', async () => {
  const maker = await givenOwedMaker(market)
  await db.owner.all(`update public.profiles set language = 'en' where id = $1`, [maker.person.id])
  const id = await hold(maker.sellerId, 10_000)
  await db.service.all('select private.end_holds()')
  expect(await reserveOf(maker.sellerId)).toBe(10_000)
  await db.owner.all(`update public.payout_holds set ends_at = now() - interval '1 minute' where id = $1`, [id])
  await Promise.all([1, 2, 3].map(() => db.service.all('select private.end_holds()')))
  expect([await availableOf(market, maker.sellerId), await reserveOf(maker.sellerId)]).toEqual([maker.available, 0])
  expect((await subjectsTo(maker)).filter((each) => each === subject('ended'))).toHaveLength(1)
  await balanced()
})

test('a maker disagrees once, in words; somebody else than who held it decides, and no one of the shop', async () => {
  const maker = await givenOwedMaker(market)
  const id = await hold(maker.sellerId)
  expect(await refusal(db.asPerson(await givenPerson(db)).all(`select public.appeal_payout_hold($1, 'I am somebody else')`, [id]))).toBe('PT404')
  expect(await refusal(appeal(maker, id, 'No!'))).toBe('22023')
  await appeal(maker, id)
  expect(await refusal(appeal(maker, id))).toBe('HT005')
  const work = await asStaff(db, second).all<{ key: string; facts: { words: string } }>(`select key, facts from public.waiting_work(array['appeal'])`)
  expect(work).toMatchObject([{ key: id, facts: { words: 'Every parcel was scanned at the post office' } }])
  expect(await refusal(answer(clerk, id, true))).toBe('HT005')
  await givenStaff(db, maker.person.id ?? '', ['payouts.approve'])
  expect(await refusal(answer(maker.person.id ?? '', id, true))).toBe('HT005')
  await answer(second, id, true)
  expect(await refusal(answer(second, id, false))).toBe('HT005')
  await sweep()
  expect(await availableOf(market, maker.sellerId)).toBe(0)
})

test('an objection that is not granted leaves the hold, with the answer for its maker to read and nothing more to say', async () => {
  const maker = await givenOwedMaker(market)
  const id = await hold(maker.sellerId)
  await appeal(maker, id)
  await answer(second, id, false)
  expect(await db.asPerson(maker.person.id ?? '').all('select appeal_answer, released_at from public.payout_holds where id = $1', [id])).toEqual([
    { appeal_answer: 'The post office has shown us the scans', released_at: null },
  ])
  expect(await refusal(appeal(maker, id))).toBe('HT005')
  await sweep()
  expect(await availableOf(market, maker.sellerId)).toBe(maker.available)
})

test('what was approved before a maker is suspended does not get to the bank until the maker is reinstated', async () => {
  const maker = await givenOwedMaker(market)
  await sweep()
  const { id } = await db.owner.one<{ id: string }>('select id from public.payouts where seller_id = $1', [maker.sellerId])
  await asStaff(db, clerk).all(`select public.approve_payout($1, 'The account was checked')`, [id])
  await asStaff(db, clerk).all(`select public.suspend_seller($1, 'Copies were sold as your own work')`, [maker.sellerId])
  const pay = () => asStaff(db, clerk).all(`select public.mark_payout_paid($1, 'KB-4711')`, [id])
  expect(await refusal(pay())).toBe('HT005')
  const caller = { ...asCaller(clerk), claims: { sub: clerk, role: 'authenticated', ...withFactor() } }
  expect((await payoutFileFunction(market.shop, caller, { reason: 'The weekly transfer' })).status).toBe(404)
  await db.service.all('select private.end_holds()')
  expect(await refusal(pay())).toBe('HT005')
  await asStaff(db, clerk).all(`select public.reinstate_seller($1, 'They were yours')`, [maker.sellerId])
  await pay()
  await balanced()
})

test('what is with the bank already is written down as it is, though its maker is held meanwhile', async () => {
  const maker = await givenOwedMaker(market)
  await sweep()
  const { id } = await db.owner.one<{ id: string }>('select id from public.payouts where seller_id = $1', [maker.sellerId])
  await asStaff(db, clerk).all(`select public.approve_payout($1, 'The account was checked')`, [id])
  await db.service.all(`select private.take_into_file('B20420101-ABCDEF', 'plain', array[$1::uuid])`, [id])
  await hold(maker.sellerId)
  await asStaff(db, clerk).all(`select public.mark_payout_paid($1, 'KB-4711')`, [id])
  await balanced()
})

test('nobody holds or releases what their own shop is paid', async () => {
  const maker = await givenOwedMaker(market)
  await givenStaff(db, maker.person.id ?? '', ['payouts.approve'])
  expect(await refusal(hold(maker.sellerId, null, maker.person.id ?? ''))).toBe('HT005')
  const id = await hold(maker.sellerId)
  expect(await refusal(asStaff(db, maker.person.id ?? '').all(`select public.release_hold($1, 'It is mine')`, [id]))).toBe('HT005')
})
