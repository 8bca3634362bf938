import { beforeAll, expect, test } from 'vitest'
import { payoutFileFunction } from '../../app/payouts/payout-file.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { givenOwedMaker } from '../support/owed-maker.ts'
import { asCaller, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let market: Market
let clerk = ''
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['payouts.read', 'payouts.approve', 'sellers.judge'])
})

type Run = { key: string; facts: { status: string; period: string; count: number; total_minor: number; payouts: { id: string; approved_once: boolean }[] } }
const runs = async (by = clerk) => asStaff(db, by).all<Run>(`select key, facts from public.waiting_work(array['payout_run'])`)
const sweep = (period: string) => db.service.one('select private.sweep_payouts($1)', [period])
const payoutsOf = (period: string) =>
  db.owner.all<{ id: string; amount: bigint }>('select id, amount_minor as amount from public.payouts where period = $1 order by number', [period])

test('a week’s payouts wait to be approved, to be sent and to be marked as paid, each step as one thing that goes when it is done', async () => {
  const makers = [await givenOwedMaker(market), await givenOwedMaker(market)]
  await sweep('2041-W03')
  const payouts = await payoutsOf('2041-W03')
  const total = payouts.reduce((sum, { amount }) => sum + Number(amount), 0)
  expect(total).toBe(makers.reduce((sum, { available }) => sum + available, 0))
  const facts = { period: '2041-W03', count: 2, total_minor: total, payouts: payouts.map(({ id }) => ({ id, approved_once: false })) }
  expect(await runs()).toMatchObject([{ key: '2041031', facts: { ...facts, status: 'pending' } }])

  for (const { id } of payouts) await asStaff(db, clerk).all(`select public.approve_payout($1, 'The accounts were checked')`, [id])
  expect(await runs()).toMatchObject([{ key: '2041032', facts: { ...facts, status: 'approved' } }])

  // What is held is in no file, and so nobody is asked for one because of it.
  await asStaff(db, clerk).all(`select public.hold_payouts($1, 7, 'Parcels are missing')`, [makers[0]?.sellerId])
  expect((await runs())[0]?.facts).toMatchObject({ count: 1, total_minor: makers[1]?.available })
  const { id: hold } = await db.owner.one<{ id: string }>('select id from public.payout_holds where released_at is null')
  await asStaff(db, clerk).all(`select public.release_hold($1, 'They have arrived')`, [hold])

  const made = await payoutFileFunction(
    market.shop,
    { ...asCaller(clerk), claims: { sub: clerk, role: 'authenticated', ...withFactor() } },
    { reason: 'Weekly run', format: 'plain' },
  )
  expect(made.status).toBe(200)
  expect(await runs()).toMatchObject([{ key: '2041033', facts: { ...facts, status: 'processing' } }])
  for (const { id } of payouts) await asStaff(db, clerk).all(`select public.mark_payout_paid($1, 'KB20410119-1')`, [id])
  expect(await runs()).toEqual([])
  expect(await db.service.all('select * from private.check_books()')).toEqual([])
})

test('a large payout waits on for its second person; weeks wait by themselves; nobody sees them without the right, and no odd key finds one', async () => {
  await db.owner.all(`update public.shop_settings set value = '1' where key = 'payouts.second_from_minor'`)
  await givenOwedMaker(market)
  await sweep('2041-W04')
  const [payout] = await payoutsOf('2041-W04')
  await asStaff(db, clerk).all(`select public.approve_payout($1, 'The account was checked')`, [payout?.id])
  await givenOwedMaker(market)
  await sweep('2041-W05')
  expect(await runs()).toMatchObject([
    { key: '2041041', facts: { payouts: [{ approved_once: true }] } },
    { key: '2041051', facts: { payouts: [{ approved_once: false }] } },
  ])

  const stranger = await givenPerson(db)
  await givenStaff(db, stranger, ['orders.read'])
  expect(await runs(stranger)).toEqual([])
  expect(await refusal(db.asPerson(await givenPerson(db)).all(`select * from public.waiting_work(array['payout_run'])`))).toBe('42501')
  for (const key of ['2041042', '2041044', '204104', 'x', '', '99999999999999999999', payout?.id]) {
    const { found } = await asStaff(db, clerk).one<{ found: object | null }>(`select public.work_about('payout_run', $1) as found`, [key])
    expect([key, found]).toEqual([key, null])
  }
  await asStaff(db, clerk).all(`select public.take_work('payout_run', '2041041')`)
  expect(await refusal(asStaff(db, clerk).all(`select public.take_work('payout_run', '2041042')`))).toBe('PT404')
})
