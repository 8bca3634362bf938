import { beforeAll, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import { keepBankAccountFunction, removeBankAccountFunction } from '../../app/payouts/keep-bank-account.server.ts'
import { payoutFileFunction } from '../../app/payouts/payout-file.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Caller } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { availableOf, givenOwedMaker } from '../support/owed-maker.ts'
import { asCaller, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'
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
  await givenStaff(db, clerk, ['payouts.read', 'payouts.approve'])
})

let week = 1
const sweep = () => db.service.all(`select private.sweep_payouts('2041-W' || lpad($1, 2, '0'))`, [String(week++)])
const keep = (person: Caller, seller: string, changes: object = {}) =>
  keepBankAccountFunction(market.shop, person, { seller, bank: 'ktb', number: '987-6-54321-0', holder: 'Ada Weaver', ...changes })
const payoutsOf = (seller: string) =>
  db.owner.all<{ id: string; number_tail: string; status: string }>('select id, number_tail, status from public.payouts where seller_id = $1 order by period', [
    seller,
  ])
const changesOf = (seller: string) =>
  db.owner.all<{ id: string; kind: string; number_tail: string; name_check: string }>(
    'select id, kind, number_tail, name_check from public.bank_account_changes where seller_id = $1 order by changed_at desc',
    [seller],
  )
async function givenOwner(seller: string, { language, role = 'owner' }: { language: string; role?: string }): Promise<string> {
  const email = `${Math.random()}@makers.test`
  const person = await givenPerson(db, { email })
  await db.owner.all('insert into public.seller_members (seller_id, person_id, role) values ($1, $2, $3)', [seller, person, role])
  await db.owner.all('update public.profiles set language = $2 where id = $1', [person, language])
  return email
}
const lettersTo = async (email: string) => {
  await sendOutbox(market.shop)
  return letters.filter(({ to }) => to === email)
}

test('every owner is told in their language of a new, changed and removed account: masked, when, from when on, and how to stop it', async () => {
  const { sellerId, person } = await givenOwedMaker(market, { account: false })
  const [thai, dutch, chat] = [
    await givenOwner(sellerId, { language: 'th' }),
    await givenOwner(sellerId, { language: 'nl' }),
    await givenOwner(sellerId, { language: 'en', role: 'chat' }),
  ]
  expect((await keep(person, sellerId)).status).toBe(200)
  expect((await keep(person, sellerId, { number: '1112223334' })).status).toBe(200)
  expect((await removeBankAccountFunction(market.shop, person, { seller: sellerId })).status).toBe(200)
  const told = await lettersTo(dutch)
  const t = i18nWords('nl')
  const name = 'Ban Chonnabot Silk'
  expect(told.map(({ subject }) => subject)).toEqual(['added', 'changed', 'removed'].map((kind) => t(`money-letters:${kind}.subject`, { name })))
  expect(told[0]?.text).toContain('Krungthai …3210, Ada Weaver')
  expect(told[0]?.text).toContain(t('money-letters:notYou'))
  expect(told[0]?.text).toContain('/nl/seller-dashboard?tab=money')
  expect(JSON.stringify(told)).not.toContain('9876543210')
  expect((await lettersTo(thai)).map(({ subject }) => subject)).toEqual(
    ['added', 'changed', 'removed'].map((kind) => i18nWords('th')(`money-letters:${kind}.subject`, { name })),
  )
  expect((await lettersTo(thai))[0]?.text).toContain('ธนาคารกรุงไทย …3210')
  expect(await lettersTo(chat)).toEqual([])
})

test('the same account once more is no change: it does not wait anew and nobody is written to', async () => {
  const { sellerId, person } = await givenOwedMaker(market)
  const first: unknown = await (await keep(person, sellerId, { bank: 'Kasikornbank', number: '1234567890' })).json()
  expect(first).toMatchObject({ kept: true })
  expect(await changesOf(sellerId)).toHaveLength(1)
  await sweep()
  expect(await payoutsOf(sellerId)).toHaveLength(1)
})

test('only the owner and who does the finances, who have just shown who they are, change or remove it; a bank nobody knows and a wrong number are none', async () => {
  const { sellerId, person } = await givenOwedMaker(market)
  const orders = asCaller(await givenPerson(db))
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'orders')`, [sellerId, orders.id])
  for (const stranger of [
    { ...asCaller(await givenPerson(db)), claims: person.claims },
    { ...orders, claims: person.claims },
  ]) {
    expect((await keep(stranger, sellerId)).status).toBe(404)
    expect((await removeBankAccountFunction(market.shop, stranger, { seller: sellerId })).status).toBe(404)
  }
  expect((await keep({ ...person, claims: {} }, sellerId)).status).toBe(403)
  expect((await removeBankAccountFunction(market.shop, { ...person, claims: {} }, { seller: sellerId })).status).toBe(403)
  expect((await keep(person, sellerId, { bank: 'Bank of Eve' })).status).toBe(400)
  expect((await keep(person, sellerId, { bank: 'promptpay', number: '1234567890' })).status).toBe(400)
  expect((await keep(person, sellerId, { bank: 'promptpay', number: '081-234-5678' })).status).toBe(200)
  expect(await changesOf(sellerId)).toHaveLength(2)
})

test('an account in a name nobody knows is compared by a person before it is paid; titles and the order of names do not matter', async () => {
  const { sellerId, person, available } = await givenOwedMaker(market, { account: false })
  await db.owner.all(`update public.seller_contacts set tax_name = 'Ada Weaver' where seller_id = $1`, [sellerId])
  const ready = () => db.owner.all(`update private.seller_bank_accounts set usable_from = now() - interval '1 minute' where seller_id = $1`, [sellerId])
  expect(await (await keep(person, sellerId, { holder: 'Eve Thief' })).json()).toMatchObject({ nameKnown: false })
  await ready()
  await sweep()
  expect(await payoutsOf(sellerId)).toEqual([])
  const [change] = await changesOf(sellerId)
  const waits = () => asStaff(db, clerk).all<{ key: string }>(`select key from public.waiting_work(array['account']) where key = $1`, [change?.id])
  expect(await waits()).toHaveLength(1)
  await asStaff(db, clerk).all(`select public.decide_account($1, true, 'Her sister, she has sent the book of the bank')`, [change?.id])
  expect(await waits()).toEqual([])
  expect(await refusal(asStaff(db, clerk).all(`select public.decide_account($1, false, 'Once more')`, [change?.id]))).toBe('HT005')
  await sweep()
  expect(await payoutsOf(sellerId)).toHaveLength(1)
  expect(available).toBeGreaterThan(0)
  expect(await (await keep(person, sellerId, { holder: 'Mrs. WEAVER, Ada' })).json()).toMatchObject({ nameKnown: true })
})

test('a maker who says "it was not me" is paid nothing until staff have found out, and is told; strangers cannot say it', async () => {
  const { sellerId, person, available } = await givenOwedMaker(market)
  await keep(person, sellerId)
  await db.owner.all(`update private.seller_bank_accounts set usable_from = now() - interval '1 minute' where seller_id = $1`, [sellerId])
  const [change] = await changesOf(sellerId)
  const deny = (who: string) => db.asPerson(who).all('select public.deny_account_change($1)', [change?.id])
  expect(await refusal(deny(await givenPerson(db)))).toBe('PT404')
  await deny(person.id ?? '')
  expect(await refusal(deny(person.id ?? ''))).toBe('HT005')
  await sweep()
  expect(await availableOf(market, sellerId)).toBe(available)
  const own = await givenPerson(db)
  await givenStaff(db, own, ['payouts.approve'])
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'chat')`, [sellerId, own])
  const decide = (who: string) => asStaff(db, who).all(`select public.decide_account($1, false, 'She was called: it was a thief')`, [change?.id])
  expect(await refusal(decide(own))).toBe('HT005')
  await decide(clerk)
  expect(await db.asPerson(person.id ?? '').all('select * from public.my_bank_account($1)', [sellerId])).toEqual([])
  expect(await db.owner.all('select from public.payout_holds where seller_id = $1 and released_at is null', [sellerId])).toEqual([])
})

test('a payout goes to the account it was made for, whatever is changed meanwhile, and stands in one file only', async () => {
  const { sellerId, person } = await givenOwedMaker(market)
  await sweep()
  const [payout] = await payoutsOf(sellerId)
  await keep(person, sellerId)
  await asStaff(db, clerk).all(`select public.approve_payout($1, 'The account was checked')`, [payout?.id])
  const caller = { ...asCaller(clerk), claims: { sub: clerk, role: 'authenticated', ...withFactor() } }
  type File = { batch: string; file: string }
  const csvOf = ({ file }: File) => Buffer.from(file, 'base64').toString()
  const made = (await (await payoutFileFunction(market.shop, caller, { reason: 'The weekly transfer' })).json()) as File
  expect(csvOf(made)).toContain('"1234567890"')
  expect(csvOf(made)).not.toContain('9876543210')
  expect((await payoutFileFunction(market.shop, caller, { reason: 'Once more by mistake' })).status).toBe(404)
  const again = (await (await payoutFileFunction(market.shop, caller, { reason: 'The bank lost it', batch: made.batch })).json()) as File
  expect(csvOf(again)).toBe(csvOf(made))
  await asStaff(db, clerk).all(`select public.mark_payout_paid($1, 'KB-4712')`, [payout?.id])
  await asStaff(db, clerk).all(`select public.return_payout($1, true, 'The account is closed')`, [payout?.id])
  expect((await payoutsOf(sellerId)).map(({ status }) => status)).toEqual(['failed'])
  expect(await db.service.all('select * from private.check_books()')).toEqual([])
})
