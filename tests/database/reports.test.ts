import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { Answers, askedOf } from '../../app/reports/answers.ts'
import { isReport, REPORTS, reportOf } from '../../app/reports/report-list.ts'
import { boundReport, runReport, runReportFunction } from '../../app/reports/run-report.server.ts'
import { sendReports } from '../../app/reports/send-reports.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

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
  clerk = await givenPerson(db, { email: `clerk-${randomUUID()}@reports.test` })
  await givenStaff(db, clerk, ['reports.read', 'orders.read'])
  await givenOrder(market)
  await givenOrder(market)
})

const USUAL = askedOf(v.parse(Answers, {}))
const sayAs = async (person: string, report: string, answers: object = {}) => {
  const answer = await runReportFunction(
    market.shop,
    { ...guest, id: person, role: 'authenticated', claims: { sub: person, ...withFactor() } },
    { report, answers },
  )
  return { status: answer.status, body: (await answer.json()) as { rows?: unknown[][] } }
}

describe.each(Object.keys(REPORTS).filter(isReport))('%s', (name) => {
  test('is answered by the views, in the order of its columns', async () => {
    const report = reportOf(name)
    const { rows } = await runReport(db.service, report, USUAL)
    for (const cells of rows) expect(cells).toHaveLength(report.columns.length)
    const { count } = await db.owner.one<{ count: number }>('select count(*)::integer as count from public.staff_permissions where name = $1', [
      report.permission,
    ])
    expect(count).toBe(1)
  })
})

test('sales add up, of one maker and of one day; what was typed is a value and never SQL', async () => {
  const { goods } = await db.owner.one<{ goods: number }>('select sum(items_minor - discount_minor)::float8 as goods from public.orders')
  const { rows } = await runReport(db.service, reportOf('sales-by-maker'), USUAL)
  expect(rows.reduce((sum, cells) => sum + Number(cells[2]), 0)).toBe(goods)
  expect((await runReport(db.service, reportOf('sales-by-maker'), { ...USUAL, maker: String(rows[0]?.[0]) })).rows.length).toBeGreaterThan(0)
  for (const maker of [`'; drop table x; --`, 'nobody is called this'])
    expect((await runReport(db.service, reportOf('sales-by-maker'), { ...USUAL, maker })).rows).toEqual([])
  expect((await runReport(db.service, reportOf('sales-by-maker'), { ...USUAL, since: '2020-01-01', until: '2020-12-31' })).rows).toEqual([])
  expect(boundReport(reportOf('unsold'), USUAL).values).toEqual(['', 90])
})

test('whoever asks needs the permission of the report as well', async () => {
  expect((await sayAs(clerk, 'sales-by-month')).body.rows).toHaveLength(1)
  expect((await sayAs(clerk, 'payouts')).status).toBe(403)
  expect((await sayAs(clerk, 'toString')).status).toBe(404)
  const other = await givenPerson(db)
  await givenStaff(db, other, ['orders.read'])
  expect((await sayAs(other, 'sales-by-month')).status).toBe(403)
})

test('the role behind a report reads its views, nothing else, and writes nothing', async () => {
  const report = reportOf('sales-by-maker')
  const told = (sql: string) => refusal(runReport(db.service, { ...report, columns: [{ name: 'x', kind: 'text' }], sql }, USUAL))
  expect(await told('select email as x from public.profiles')).toBe('42501')
  expect(await told('select email as x from auth.users')).toBe('42501')
  expect(await told('select lanname as x from private.outbox')).toBe('42501')
  expect(await told('select public.my_staff_rights()::text as x')).toBe('42501')
  expect(await told(`select set_config('transaction_read_only', 'off', true) as x`)).toBe('25001')
  await expect(db.anon.all('select from report.orders')).rejects.toMatchObject({ code: '42501' })
  await expect(asStaff(db, clerk).all('select from report.orders')).rejects.toMatchObject({ code: '42501' })
  // The connection is the shop's own again.
  expect(await db.service.one('select current_user::text as name')).toEqual({ name: 'service_role' })
})

test('what is kept is one’s own, shared to be read; it comes once when its hour has come, and to nobody who may not read it any more', async () => {
  const save = async (by: string, report: string, every: string, id: string | null = null) =>
    (
      await asStaff(db, by).one<{ id: string }>(`select public.save_report($1, $2, 'Every month', '{"span":"lastMonth"}', true, $3, 'th') as id`, [
        id,
        report,
        every,
      ])
    ).id
  const mine = await save(clerk, 'sales-by-month', 'week')
  const forbidden = await save(clerk, 'payouts', 'day')
  const colleague = await givenPerson(db)
  await givenStaff(db, colleague, ['reports.read'])
  expect(await refusal(save(colleague, 'payouts', 'day', mine))).toBe('PT404')
  expect(await asStaff(db, colleague).one('select public.drop_report($1) as gone', [mine])).toEqual({ gone: false })
  expect(await asStaff(db, colleague).all('select id from public.saved_reports where id = $1', [mine])).toEqual([{ id: mine }])

  await sendReports(market.shop)
  expect(letters.filter(({ subject }) => subject === 'Every month')).toEqual([])
  await db.owner.all(`update public.saved_reports set next_at = private.now() - interval '1 minute' where id = any ($1)`, [[mine, forbidden]])
  await Promise.all([sendReports(market.shop), sendReports(market.shop)])
  await sendOutbox(market.shop)
  const sent = letters.filter(({ subject }) => subject === 'Every month')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain(`/th/admin/reports?saved=${mine}`)
  const { ahead } = await db.owner.one<{ ahead: boolean }>(
    `select extract(isodow from next_at at time zone 'Asia/Bangkok') = 1 and next_at > private.now() and next_at <= private.now() + interval '7 days 7 hours' as ahead
       from public.saved_reports where id = $1`,
    [mine],
  )
  expect(ahead).toBe(true)
  await asStaff(db, clerk).all('select public.drop_report($1)', [mine])
  expect(await asStaff(db, clerk).all('select from public.saved_reports where id = $1', [mine])).toEqual([])
})
