import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { givenContactMessage, givenDeadJob, givenFailedPayout, givenReportedMessage, givenStuckLetter, givenUnseenCash } from '../support/waiting-work.ts'

let db: TestDatabase
let market: Market
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  const made = testShop(db, { payments: [bank] })
  letters = made.letters
  market = { db, bank, shop: made.shop }
})
beforeEach(() => void letters.splice(0))

async function givenClerk(...rights: string[]): Promise<string> {
  const person = await givenPerson(db, { name: 'Malee Hattha' })
  await givenStaff(db, person, rights)
  return person
}
type Waiting = { kind: string; key: string; owner_id: string | null; facts: Record<string, unknown> }
const waitingFor = (person: string, kind: string) => asStaff(db, person).all<Waiting>('select * from public.waiting_work(array[$1])', [kind])
const keysFor = async (person: string, kind: string) => (await waitingFor(person, kind)).map(({ key }) => key)
const ask = (person: string, sql: string, values: readonly unknown[]) => asStaff(db, person).all(sql, values)
const countOf = async (person: string, kind: string) =>
  (await asStaff(db, person).all<{ kind: string; waiting: number }>('select * from public.waiting_counts()')).find((one) => one.kind === kind)?.waiting

test('cash that nobody else has seen waits from its delivery on, and is confirmed once', async () => {
  const [clerk, { id, number }] = [await givenClerk('payments.read', 'payments.confirm'), await givenUnseenCash(market)]
  expect((await waitingFor(clerk, 'cash')).find(({ key }) => key === id)?.facts).toMatchObject({ order: number, parcels: [{ carrier: 'Thailand Post' }] })
  const before = await countOf(clerk, 'cash')
  const confirm = () => ask(clerk, `select public.confirm_cash($1, 'It stands in the statement of November')`, [id])
  await confirm()
  expect(await refusal(confirm())).toBe('HT005')
  expect(await keysFor(clerk, 'cash')).not.toContain(id)
  expect(await countOf(clerk, 'cash')).toBe((before ?? 0) - 1)
  expect(await db.owner.one('select confirmed_by from public.payment_splits where order_id = $1', [id])).toEqual({ confirmed_by: 'operator' })
  expect(await refusal(ask(await givenClerk('payments.read'), `select public.confirm_cash($1, 'Surely')`, [id]))).toBe('42501')
})

test('a payout that failed waits until somebody says what was done', async () => {
  const [clerk, payout] = [await givenClerk('payouts.read', 'payouts.approve'), await givenFailedPayout(market)]
  expect((await waitingFor(clerk, 'payout')).find(({ key }) => key === payout)?.facts).toMatchObject({ reason: 'The account is closed' })
  const settle = () => ask(clerk, `select public.settle_failed_payout($1, 'The maker gives another account')`, [payout])
  await settle()
  expect(await refusal(settle())).toBe('HT005')
  expect(await keysFor(clerk, 'payout')).not.toContain(payout)
})

test('a job that gave up is tried again or taken away, each once', async () => {
  const [clerk, again, gone] = [await givenClerk('tasks.read', 'tasks.write'), await givenDeadJob(db), await givenDeadJob(db)]
  expect((await waitingFor(clerk, 'job')).find(({ key }) => key === again)?.facts).toMatchObject({
    task: 'send-push',
    error: 'no such host',
    since: expect.stringMatching(/^20/),
  })
  await ask(clerk, `select public.retry_job($1, 'The host is back')`, [again])
  await ask(clerk, `select public.give_up_job($1, 'Nobody waits for it')`, [gone])
  expect(await keysFor(clerk, 'job')).toEqual([])
  expect(await db.owner.all('select id::text, attempts from graphile_worker.jobs where id = any ($1::bigint[])', [[again, gone]])).toEqual([
    { id: again, attempts: 0 },
  ])
  expect(await refusal(ask(clerk, `select public.give_up_job($1, 'Twice')`, [gone]))).toBe('HT005')
})

test('a letter that is given up waits no longer and is never tried', async () => {
  const [clerk, reader] = [await givenClerk('settings.read', 'settings.write'), await givenClerk('settings.read', 'letters.read')]
  const [letter, { id, number }] = [await givenStuckLetter(db), await givenOrder(market)]
  await db.owner.all(`update private.outbox set payload = jsonb_build_object('order_id', $2::text) where id = $1::bigint`, [letter, id])
  await db.owner.all(`insert into public.sent_letters (outbox_id, address, subject) values ($1::bigint, 'ada@example.com', 'Your order')`, [letter])
  const factsFor = async (person: string) => (await waitingFor(person, 'letter')).find(({ key }) => key === letter)?.facts
  // To whom it goes is for those who may read the log of letters.
  expect(await factsFor(clerk)).toMatchObject({ order_id: id, number, letters: [] })
  expect(await factsFor(reader)).toMatchObject({ letters: [{ address: 'ada@example.com' }] })
  await ask(clerk, `select public.give_up_letter($1, 'They were telephoned')`, [letter])
  expect(await keysFor(clerk, 'letter')).not.toContain(letter)
  expect(await refusal(ask(clerk, `select public.give_up_letter($1, 'Twice')`, [letter]))).toBe('HT005')
})

test('a reported talk is opened for a reason that stays in the record, with the neighbours of what was reported', async () => {
  const [clerk, { report, message }] = [await givenClerk('chat.read'), await givenReportedMessage(db)]
  const facts = (await waitingFor(clerk, 'message')).find(({ key }) => key === report)?.facts
  expect(facts).toMatchObject({ reason: 'rude', note: 'Not nice', from_seller: true })
  expect(JSON.stringify(facts)).not.toContain('go away')
  type Said = { id: string; words: string; reported: boolean }
  const open = async (reason: string) =>
    (await asStaff(db, clerk).one<{ said: Said[] }>('select public.open_reported_talk($1, $2) as said', [report, reason])).said
  expect(await refusal(open(''))).toBe('HT004')
  const said = await open('To judge the report')
  expect(said.map(({ words }) => words)).toEqual(['Is it still there?', 'Buy it or go away', 'I see.'])
  expect(said.filter(({ reported }) => reported).map(({ id }) => id)).toEqual([message])
  const acts = await db.owner.all(`select actor_id, reason from public.activity_log where action = 'chat.open' and subject = $1`, [report])
  expect(acts).toEqual([{ actor_id: clerk, reason: 'To judge the report' }])
})

test('a reported message is taken away for both, its words stay readable to who judges, and its writer is told once why', async () => {
  const [clerk, { report, message, buyer, maker }] = [await givenClerk('chat.read', 'chat.judge'), await givenReportedMessage(db)]
  const judge = (decision: string) => ask(clerk, 'select public.judge_message_report($1, $2, $3)', [report, decision, 'We do not talk like this'])
  expect(await refusal(judge('whim'))).toBe('22023')
  const both = await Promise.allSettled([judge('hidden'), judge('hidden')])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db.asPerson(buyer).one('select content, deleted_at is not null as deleted from public.messages where id = $1', [message])).toEqual({
    content: null,
    deleted: true,
  })
  const { said } = await asStaff(db, clerk).one<{ said: { words: string }[] }>(`select public.open_reported_talk($1, 'An appeal') as said`, [report])
  expect(said.map(({ words }) => words)).toContain('Buy it or go away')
  await sendOutbox(market.shop)
  await sendOutbox(market.shop)
  const { email } = await db.owner.one<{ email: string }>('select email from public.profiles where id = $1', [maker])
  const told = letters.filter(({ to }) => to === email)
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('We do not talk like this')
  expect(await keysFor(clerk, 'message')).not.toContain(report)
})

test('a report that says nothing changes nothing, and its writer hears nothing of it', async () => {
  const [clerk, { report, message, maker }] = [await givenClerk('chat.judge'), await givenReportedMessage(db)]
  await ask(clerk, `select public.judge_message_report($1, 'nothing', 'It is only short')`, [report])
  await sendOutbox(market.shop)
  const { email } = await db.owner.one<{ email: string }>('select email from public.profiles where id = $1', [maker])
  expect(letters.filter(({ to }) => to === email)).toEqual([])
  expect(await db.owner.one('select content from public.messages where id = $1', [message])).toEqual({ content: 'Buy it or go away' })
})

test('work is given to a colleague who may see it, also from another’s hands, and to nobody else', async () => {
  const [clerk, colleague, stranger] = [await givenClerk('contact.read'), await givenClerk('contact.read'), await givenClerk('orders.read')]
  const letter = await givenContactMessage(db)
  const give = (to: string) => ask(clerk, `select public.assign_work('contact', $1, $2)`, [letter, to])
  const colleagues = await asStaff(db, clerk).all<{ id: string }>(`select id from public.colleagues_for('contact')`)
  expect(colleagues.map(({ id }) => id)).toEqual(expect.arrayContaining([clerk, colleague]))
  expect(colleagues.map(({ id }) => id)).not.toContain(stranger)
  await ask(clerk, `select public.take_work('contact', $1)`, [letter])
  await give(colleague)
  expect((await waitingFor(clerk, 'contact')).find(({ key }) => key === letter)).toMatchObject({ owner_id: colleague })
  expect(await refusal(give(stranger))).toBe('22023')
  expect(await refusal(ask(stranger, `select public.assign_work('contact', $1, $2)`, [letter, stranger]))).toBe('42501')
})

test('the letters of an order are listed with it, and one is sent once more', async () => {
  const [clerk, { id }] = [await givenClerk('orders.read', 'orders.write'), await givenOrder(market)]
  await sendOutbox(market.shop)
  type Listed = { id: string; topic: string; sent_at: Date | null }
  const list = () => asStaff(db, clerk).all<Listed>('select id::text, topic, sent_at from public.order_letters($1)', [id])
  const placed = (await list()).find(({ topic }) => topic === 'order.placed')
  expect(placed?.sent_at).toBeInstanceOf(Date)
  const before = letters.length
  const resend = () => ask(clerk, `select public.resend_letter($1, $2, 'It never arrived')`, [id, placed?.id])
  await resend()
  expect(await refusal(resend())).toBe('HT005')
  await sendOutbox(market.shop)
  expect(letters).toHaveLength(before + 1)
  const other = await givenOrder(market)
  expect(await refusal(ask(clerk, `select public.resend_letter($1, $2, 'Mistaken')`, [other.id, placed?.id]))).toBe('PT404')
})
