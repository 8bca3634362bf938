import { beforeAll, expect, test } from 'vitest'
import { keepBankAccountFunction } from '../../app/payouts/keep-bank-account.server.ts'
import { cell } from '../../app/payouts/bank-files/write-bank-file.ts'
import { payoutFileFunction } from '../../app/payouts/payout-file.server.ts'
import { openAccount, sealAccount } from '../../app/payouts/sealed-account.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { availableOf, givenOwedMaker } from '../support/owed-maker.ts'
import { asCaller, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let market: Market
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
})

async function givenClerk(...rights: string[]): Promise<string> {
  const person = await givenPerson(db)
  await givenStaff(db, person, rights.length > 0 ? rights : ['payouts.read', 'payouts.approve'])
  return person
}
let week = 1
/** A week of its own for each test, since a maker is paid once a week. */
const sweep = async (period = `2030-W${String(week++).padStart(2, '0')}`) => {
  const { swept } = await db.service.one<{ swept: number }>('select private.sweep_payouts($1) as swept', [period])
  return { swept, period }
}
const payoutOf = (sellerId: string) =>
  db.owner.maybe<{ id: string; status: string; amount_minor: bigint; reference: string }>(
    'select id, status, amount_minor, reference from public.payouts where seller_id = $1 order by created_at desc limit 1',
    [sellerId],
  )
const decide = (person: string, call: 'approve_payout' | 'mark_payout_paid', id: string, reason = 'KB20301120-4711') =>
  asStaff(db, person).all(`select public.${call}($1, $2)`, [id, reason])
const balanced = async () => expect(await db.service.all('select * from private.check_books()')).toEqual([])

test('what is available is paid out: on its way, at the bank, and the books add up at every step', async () => {
  const [maker, clerk] = [await givenOwedMaker(market), await givenClerk()]
  expect(maker.available).toBeGreaterThan(0)
  await sweep()
  const payout = await payoutOf(maker.sellerId)
  expect(payout).toMatchObject({ status: 'pending', amount_minor: BigInt(maker.available) })
  expect([await availableOf(market, maker.sellerId), await availableOf(market, maker.sellerId, 'seller_in_flight')]).toEqual([0, maker.available])
  await balanced()

  expect(await refusal(decide(clerk, 'mark_payout_paid', payout?.id ?? ''))).toBe('HT005')
  await decide(clerk, 'approve_payout', payout?.id ?? '', 'The account was checked')
  await decide(clerk, 'mark_payout_paid', payout?.id ?? '')
  expect(await payoutOf(maker.sellerId)).toMatchObject({ status: 'paid', reference: 'KB20301120-4711' })
  expect(await availableOf(market, maker.sellerId, 'seller_in_flight')).toBe(0)
  expect(await refusal(decide(clerk, 'mark_payout_paid', payout?.id ?? ''))).toBe('HT005')
  await balanced()
})

test('a maker is paid once a week, however many processes sweep at once', async () => {
  const maker = await givenOwedMaker(market)
  const period = `2031-W01`
  await Promise.all(Array.from({ length: 5 }, () => sweep(period)))
  expect(await db.owner.all('select id from public.payouts where seller_id = $1', [maker.sellerId])).toHaveLength(1)
  await balanced()
})

test.each([
  ['who has given no account', async () => givenOwedMaker(market, { account: false })],
  [
    'whose account was changed a moment ago',
    async () => {
      const maker = await givenOwedMaker(market)
      await keepBankAccountFunction(market.shop, maker.person, { seller: maker.sellerId, bank: 'Krungthai', number: '9876543210', holder: 'Ada Weaver' })
      return maker
    },
  ],
  [
    'who is held',
    async () => {
      const maker = await givenOwedMaker(market)
      await asStaff(db, await givenClerk()).all(`select public.hold_payouts($1, 7, 'Three parcels are missing')`, [maker.sellerId])
      return maker
    },
  ],
] as const)('a maker %s waits, and nothing of the money is lost', async (_why, given) => {
  const maker = await given()
  await sweep()
  expect(await payoutOf(maker.sellerId)).toBeUndefined()
  expect(await availableOf(market, maker.sellerId)).toBe(maker.available)
})

test('a payout the bank sends back is available again, and goes out with the next week', async () => {
  const [maker, clerk] = [await givenOwedMaker(market), await givenClerk()]
  await sweep()
  const payout = await payoutOf(maker.sellerId)
  await decide(clerk, 'approve_payout', payout?.id ?? '')
  await asStaff(db, clerk).all('select public.return_payout($1, true, $2)', [payout?.id, 'The account is closed'])
  expect(await availableOf(market, maker.sellerId)).toBe(maker.available)
  await balanced()
  await sweep()
  expect(await payoutOf(maker.sellerId)).toMatchObject({ status: 'pending', amount_minor: BigInt(maker.available) })
})

test('a large payout is approved by two people, and nobody approves their own', async () => {
  await db.owner.all(`update public.shop_settings set value = '1' where key = 'payouts.second_from_minor'`)
  const [maker, first, second] = [await givenOwedMaker(market), await givenClerk(), await givenClerk()]
  await sweep()
  const { id = '' } = (await payoutOf(maker.sellerId)) ?? {}
  await decide(first, 'approve_payout', id)
  expect(await payoutOf(maker.sellerId)).toMatchObject({ status: 'pending' })
  expect(await refusal(decide(first, 'approve_payout', id))).toBe('HT005')
  await givenStaff(db, maker.person.id ?? '', ['payouts.approve'])
  expect(await refusal(decide(maker.person.id ?? '', 'approve_payout', id))).toBe('HT005')
  await decide(second, 'approve_payout', id)
  expect(await payoutOf(maker.sellerId)).toMatchObject({ status: 'approved' })
  await db.owner.all(`update public.shop_settings set value = '5000000' where key = 'payouts.second_from_minor'`)
})

test('an account is sealed, shown by its last digits, and given only by whoever is paid and has just shown who they are', async () => {
  const maker = await givenOwedMaker(market)
  const kept = await db.owner.one<{ number_sealed: string; number_tail: string }>('select * from private.seller_bank_accounts where seller_id = $1', [
    maker.sellerId,
  ])
  expect(JSON.stringify(kept)).not.toContain('1234567890')
  expect(openAccount(market.shop, maker.sellerId, kept.number_sealed)).toBe('1234567890')
  expect(() => openAccount(market.shop, 'another shop', kept.number_sealed)).toThrow(/authenticate/)
  expect(sealAccount(market.shop, maker.sellerId, '1234567890')).not.toBe(kept.number_sealed)
  expect(await db.asPerson(maker.person.id ?? '').all('select bank, number_tail from public.my_bank_account($1)', [maker.sellerId])).toEqual([
    { bank: 'Kasikornbank', number_tail: '7890' },
  ])
  const stranger = asCaller(await givenPerson(db))
  expect(await db.asPerson(stranger.id ?? '').all('select * from public.my_bank_account($1)', [maker.sellerId])).toEqual([])
  const body = { seller: maker.sellerId, bank: 'Krungthai', number: '9876543210', holder: 'Eve' }
  expect((await keepBankAccountFunction(market.shop, { ...stranger, claims: maker.person.claims }, body)).status).toBe(404)
  expect((await keepBankAccountFunction(market.shop, { ...maker.person, claims: {} }, body)).status).toBe(403)
  expect((await keepBankAccountFunction(market.shop, maker.person, { ...body, number: '12' })).status).toBe(400)
})

test('the file for the bank has what was approved, and is no formula to a spreadsheet', async () => {
  const [maker, clerk] = [await givenOwedMaker(market), await givenClerk()]
  await sweep()
  await decide(clerk, 'approve_payout', (await payoutOf(maker.sellerId))?.id ?? '')
  const caller = { ...asCaller(clerk), claims: { sub: clerk, role: 'authenticated', ...withFactor() } }
  const { file } = (await (await payoutFileFunction(market.shop, caller, { reason: 'The weekly transfer' })).json()) as { file: string }
  const csv = Buffer.from(file, 'base64').toString()
  expect(csv).toContain(`"Kasikornbank","1234567890","Ada Weaver",${(maker.available / 100).toFixed(2)}`)
  expect(cell('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`)
  const reader = await givenClerk('payouts.read')
  expect((await payoutFileFunction(market.shop, { ...caller, id: reader, claims: { ...caller.claims, sub: reader } }, { reason: 'Only a look' })).status).toBe(
    403,
  )
})
