import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sendRefundAsStaffFunction } from '../../app/payments/refunds/send-refund-as-staff.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'
import { givenApplication, givenContactMessage, givenRefundByHand, givenStuckLetter } from '../support/waiting-work.ts'

let db: TestDatabase
let market: Market
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
})

async function givenClerk(...rights: string[]): Promise<string> {
  const person = await givenPerson(db)
  await givenStaff(db, person, rights)
  return person
}
type Waiting = { kind: string; key: string; due_at: Date; owner_id: string | null; facts: Record<string, unknown> }
const waitingFor = (person: string, args = '') => asStaff(db, person).all<Waiting>(`select * from public.waiting_work(${args})`)
const sendRefund = async (person: string, refund: string, reference = `KB-${randomUUID()}`) => {
  const caller = { ...asCaller(person), claims: { sub: person, role: 'authenticated', ...withFactor() } }
  const answer = await sendRefundAsStaffFunction(market.shop, caller, { refund, reason: reference })
  return [answer.status, await answer.json()] as const
}

test('everybody sees what waits of the kinds they may decide, the most urgent first, and pages go on where the last one ended', async () => {
  const clerk = await givenClerk('contact.read', 'sellers.read')
  const [late, letter, application] = [await givenContactMessage(db, { hoursAgo: 100 }), await givenContactMessage(db), await givenApplication(db)]
  await givenStuckLetter(db)
  const all = await waitingFor(clerk)
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['contact', 'application']))
  expect(all.map(({ due_at: due }) => due.getTime())).toEqual(all.map(({ due_at: due }) => due.getTime()).toSorted((a, b) => a - b))
  const keys = all.map(({ key }) => key)
  expect(keys.indexOf(late)).toBeLessThan(keys.indexOf(letter))
  expect(keys).toContain(application)
  expect(all.find(({ key }) => key === letter)?.facts).toMatchObject({ message: 'Where is my parcel now?', email: 'ada@example.com' })

  const paged: string[] = []
  let edge = { due: null as string | null, kind: '', key: '' }
  while (paged.length <= keys.length) {
    // As text, as the interface answers it: a Date of JavaScript knows no microseconds.
    const [row] = await asStaff(db, clerk).all<{ due: string; kind: string; key: string }>(
      'select kind, key, due_at::text as due from public.waiting_work(null, false, $1, $2, $3, 1)',
      [edge.due, edge.kind, edge.key],
    )
    if (!row) break
    paged.push(row.key)
    edge = row
  }
  expect(paged).toEqual(keys)
  const counts = await asStaff(db, clerk).all<{ kind: string; waiting: number; late: number }>('select * from public.waiting_counts() order by kind')
  expect(counts.map(({ kind }) => kind)).toEqual(['application', 'contact', 'credential'])
  expect(counts[1]?.late).toBeGreaterThanOrEqual(1)
})

test('nobody but staff with a second factor sees or takes anything', async () => {
  const [clerk, stranger] = [await givenClerk('contact.read'), await givenPerson(db)]
  const letter = await givenContactMessage(db)
  for (const reader of [db.asPerson(clerk), db.asPerson(stranger)]) {
    expect(await refusal(reader.all('select * from public.waiting_work()'))).toBe('42501')
    expect(await reader.all('select * from public.waiting_counts()')).toEqual([])
    expect(await refusal(reader.all(`select public.take_work('contact', $1)`, [letter]))).toBe('42501')
  }
})

test('of twenty who take the same at once one has it, and gives it back alone', async () => {
  const letter = await givenContactMessage(db)
  const clerks = await Promise.all(Array.from({ length: 20 }, () => givenClerk('contact.read')))
  const taken = await Promise.all(
    clerks.map((clerk) =>
      asStaff(db, clerk)
        .all(`select public.take_work('contact', $1)`, [letter])
        .then(
          () => clerk,
          () => undefined,
        ),
    ),
  )
  const [owner] = taken.filter((one) => one !== undefined)
  expect(taken.filter((one) => one !== undefined)).toHaveLength(1)
  expect((await waitingFor(owner ?? '', 'null, true')).map(({ key }) => key)).toEqual([letter])
  const other = clerks.find((clerk) => clerk !== owner) ?? ''
  await asStaff(db, other).all(`select public.leave_work('contact', $1)`, [letter])
  expect(await refusal(asStaff(db, other).all(`select public.take_work('contact', $1)`, [letter]))).toBe('HT005')
  await asStaff(db, owner ?? '').all(`select public.leave_work('contact', $1)`, [letter])
  await asStaff(db, other).all(`select public.take_work('contact', $1)`, [letter])
})

test('what is decided is not taken any more, and what was never there is not found', async () => {
  const clerk = await givenClerk('contact.read', 'contact.answer')
  const letter = await givenContactMessage(db)
  const take = (key: string) => asStaff(db, clerk).all(`select public.take_work('contact', $1)`, [key])
  await asStaff(db, clerk).all(`select public.close_contact_message($1, 'Telephoned')`, [letter])
  expect([await refusal(take(letter)), await refusal(take(randomUUID())), await refusal(take('x'))]).toEqual(['PT404', 'PT404', 'PT404'])
})

test('letters that were written at the same moment all stand on one page or the next', async () => {
  const clerk = await givenClerk('settings.read')
  await db.owner.all(
    `insert into private.outbox (topic, key, payload, attempts, created_at, claimed_until)
     select 'order.placed', 'same moment ' || n, '{}', 12, '2026-01-01', 'infinity' from generate_series(1, 120) n`,
  )
  const seen = new Set<string>()
  let edge = { due: null as string | null, key: '' }
  for (let page = 0; page < 20; page += 1) {
    const rows = await asStaff(db, clerk).all<{ due: string; key: string }>(
      `select key, due_at::text as due from public.waiting_work(array['letter'], false, $1, 'letter', $2, 17)`,
      [edge.due, edge.key],
    )
    for (const { key } of rows) seen.add(key)
    edge = rows.at(-1) ?? edge
    if (rows.length < 17) break
  }
  const { n } = await db.owner.one<{ n: string }>('select count(*)::text as n from private.outbox where sent_at is null and attempts >= 12')
  expect(seen.size).toBe(Number(n))
})

test('an application is decided once: the second of two who decide is told so', async () => {
  const [clerk, application] = [await givenClerk('sellers.judge'), await givenApplication(db)]
  const decide = (decision: string) => asStaff(db, clerk).all('select public.decide_application($1, $2, $3)', [application, decision, 'All is in order'])
  const both = await Promise.allSettled([decide('approved'), decide('rejected')])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusal(decide('approved'))).toBe('HT005')
  const logged = await db.owner.all(`select reason from public.activity_log where action = 'sellers.decide_application' and subject = $1`, [application])
  expect(logged).toEqual([{ reason: 'All is in order' }])
})

test('a large refund by hand is sent by another person than approved it, once', async () => {
  const [finance, colleague] = [await givenClerk('orders.refund', 'refunds.approve'), await givenClerk('orders.refund', 'refunds.approve')]
  await db.owner.all(`update public.shop_settings set value = '1' where key = 'refunds.second_from_minor'`)
  const refund = await givenRefundByHand(market)
  expect(await sendRefund(finance, refund)).toMatchObject([422, { code: 'needs_second' }])
  await asStaff(db, finance).all('select public.approve_refund($1, $2)', [refund, 'The bank has confirmed it'])
  expect(await sendRefund(finance, refund)).toMatchObject([422, { code: 'needs_second' }])
  const sent = await Promise.all([sendRefund(colleague, refund), sendRefund(colleague, refund)])
  expect(sent.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await db.owner.one('select status from public.refunds where id = $1', [refund])).toEqual({ status: 'succeeded' })
})

test('a small one needs nobody else', async () => {
  await db.owner.all(`update public.shop_settings set value = '100000000' where key = 'refunds.second_from_minor'`)
  expect(await sendRefund(await givenClerk('orders.refund'), await givenRefundByHand(market))).toEqual([200, { done: true }])
})
