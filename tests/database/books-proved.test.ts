import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../../app/books/check-books.server.ts'
import { givenBookkeeper, givenCorrection } from '../support/corrections.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
import { givenPayout } from '../support/owed-maker.ts'
import { givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff } from '../support/staff.ts'

let db: TestDatabase
let market: Market
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
})

const differences = () => db.service.all<{ problem: string; about: string; expected: string; booked: string }>('select * from private.check_books()')
/** Changes rows that nobody may change, as a fault of the disk or of whoever owns the database would. */
const tamper = (sql: string, values: unknown[]) =>
  db.owner.transaction(async (tx) => {
    await tx.all(`set local session_replication_role = 'replica'`)
    await tx.all(sql, values)
  })

test('stock that is no longer the sum of its movements differs by as many pieces as are missing', async () => {
  const { variantId } = await givenProduct(db, { stock: 7 })
  expect(await differences()).toEqual([])
  await tamper('update public.stock_levels set on_hand = 5 where variant_id = $1', [variantId])
  expect(await differences()).toEqual([{ problem: 'stock', about: variantId, expected: '7', booked: '5' }])
  await tamper('update public.stock_levels set on_hand = 7, reserved = 1, allocated = 2 where variant_id = $1', [variantId])
  expect((await differences()).map(({ problem, expected, booked }) => `${problem} ${expected} ${booked}`).toSorted()).toEqual([
    'stock_allocated 0 2',
    'stock_reserved 0 1',
  ])
  await tamper('update public.stock_levels set reserved = 0, allocated = 0 where variant_id = $1', [variantId])
})

test('a payout that the books hold and nobody owes, a correction that was changed, and an account on the wrong side are each found', async () => {
  const payout = await givenPayout(market)
  await tamper(`update public.payouts set status = 'canceled' where id = $1`, [payout])
  expect((await differences()).map(({ problem }) => problem)).toEqual(['payout'])
  await tamper(`update public.payouts set status = 'pending' where id = $1`, [payout])

  const correction = await givenCorrection(db)
  await asStaff(db, await givenBookkeeper(db)).all(`select public.decide_correction($1, true, 'Looked at the statement')`, [correction])
  expect(await differences()).toEqual([])
  await tamper('update public.ledger_correction_lines set amount_minor = amount_minor * 2 where correction_id = $1', [correction])
  expect((await differences()).map(({ problem, expected, booked }) => `${problem} ${expected} ${booked}`).toSorted()).toEqual([
    'correction -20000 -10000',
    'correction 20000 10000',
  ])
  await tamper('update public.ledger_correction_lines set amount_minor = amount_minor / 2 where correction_id = $1', [correction])

  const { id } = await db.owner.one<{ id: bigint }>(`insert into public.ledger_corrections (key, reason, status, decided_at, decision)
    values ('straight-into', 'Past the function', 'posted', now(), 'Nobody') returning id`)
  await db.owner.transaction(async (tx) => {
    const lines = `select $1::bigint, private.ledger_account(kind, '', null, 'THB'), amount from (values ('plan_fees', 500), ('corrections', -500)) x(kind, amount)`
    await tx.all(`insert into public.ledger_correction_lines (correction_id, account_id, amount_minor) ${lines}`, [id])
    const journal = await tx.one<{ id: bigint }>(
      `insert into public.journals (kind, correction_id, key) values ('correction', $1, 'straight-into') returning id`,
      [id],
    )
    await tx.all(
      `insert into public.postings (journal_id, account_id, amount_minor) select $2::bigint, account_id, amount_minor
      from public.ledger_correction_lines where correction_id = $1`,
      [id, journal.id],
    )
  })
  expect(await differences()).toEqual([{ problem: 'wrong_side', about: 'plan_fees', expected: '0', booked: '500' }])
})

test('what a check finds is told to the log and kept for whoever may read the books', async () => {
  await givenOrder(market)
  const told: unknown[] = []
  const log = { ...market.shop.log, error: (facts: unknown) => void told.push(facts) } as typeof market.shop.log
  const found = await checkBooks({ service: db.service, log })
  expect(told).toHaveLength(found)
  const reader = asStaff(db, await givenBookkeeper(db))
  const kept = await reader.one<{ differences: bigint; problems: unknown[]; journals: bigint }>(
    'select differences, problems, journals from public.books_checks order by id desc limit 1',
  )
  expect(kept.differences).toBe(BigInt(found))
  expect(kept.problems).toHaveLength(found)
  expect(kept.journals).toBeGreaterThan(0n)
  expect(await refusal(reader.all('select public.check_books_now()'))).toBe('HT005')
})

test('books that differ wait in the inbox of whoever may read them, from the first night on and with what differs, until a check finds nothing', async () => {
  const reader = asStaff(db, await givenBookkeeper(db))
  const waiting = () => reader.all<{ key: string; facts: { differences: number; problems: unknown[] } }>(`select * from public.waiting_work(array['books'])`)
  const check = () => checkBooks({ service: db.service, log: { ...market.shop.log, error: () => undefined } })
  const { variantId } = await givenProduct(db, { stock: 7 })
  const before = await check()
  await tamper('update public.stock_levels set on_hand = 5 where variant_id = $1', [variantId])
  await check()
  const [first] = await waiting()
  expect(first?.facts).toMatchObject({
    differences: before + 1,
    problems: expect.arrayContaining([expect.objectContaining({ problem: 'stock', about: variantId, expected: 7, booked: 5 })]),
  })
  await check()
  expect((await waiting()).map(({ key }) => key)).toEqual([first?.key])
  expect(await asStaff(db, await givenPerson(db)).all('select * from public.books_checks')).toEqual([])
  await tamper('update public.stock_levels set on_hand = 7 where variant_id = $1', [variantId])
  await db.owner.all('insert into public.books_checks (journals, differences) values (1, 0)')
  expect(await waiting()).toEqual([])
})
