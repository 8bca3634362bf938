import { beforeAll, expect, test } from 'vitest'
import { deleteAccountFunction } from '../../app/settings/data/delete-account.server.ts'
import { makeDataExport } from '../../app/settings/data/data-export.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let market: Market
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, 'support')
})

const staff = () => asStaff(db, clerk)
const open = async (kind: string, email: string, asked = '2026-11-01') =>
  (await staff().one<{ id: string }>(`select public.open_privacy_request($1, 'letter', $2, 'Ada Buyer', $3, 'Please.') as id`, [kind, asked, email])).id
const request = (id: string) => db.owner.one<Record<string, unknown>>('select * from public.privacy_requests where id = $1', [id])
const hint = async (asked: Promise<unknown>) =>
  asked.then(
    () => 'allowed',
    (error: { hint?: string }) => error.hint,
  )
const sheet = async (id: string) => (await staff().one<{ sheet: Record<string, unknown> }>('select public.privacy_request_sheet($1) as sheet', [id])).sheet

test('the clock runs from the day a letter came; it is extended once, before it is over; the same is not asked twice', async () => {
  const asked = (await db.owner.one<{ day: string }>(`select (now() - interval '10 days')::date::text as day`)).day
  const id = await open('export', 'Clock@Example.com', asked)
  const { days } = await db.owner.one<{ days: number }>(
    `select round(extract(epoch from due_at - $2::date::timestamp at time zone 'Asia/Bangkok') / 86400)::int as days from public.privacy_requests where id = $1`,
    [id, asked],
  )
  expect(days).toBe(30)
  expect(await hint(open('export', 'clock@example.com'))).toBe('asked_already')
  await staff().all(`select public.extend_privacy_request($1, 'There are twelve boxes of letters')`, [id])
  expect(await hint(staff().all(`select public.extend_privacy_request($1, 'And more')`, [id]))).toBe('extended_before')
  expect(await request(id)).toMatchObject({ email: 'clock@example.com', extension: 'There are twelve boxes of letters', state: 'open' })
  expect(
    await db.owner.one(
      "select since + interval '720 hours' = r.due_at as right from private.waiting_privacy w join public.privacy_requests r using (id) where id = $1",
      [id],
    ),
  ).toEqual({ right: true })
  const late = await open('export', 'late@example.com', '2026-01-01')
  expect(await hint(staff().all(`select public.extend_privacy_request($1, 'We forgot')`, [late]))).toBe('too_late')
})

test('nobody gets a copy before it is sure that it is them; then it is there for a week, and staff take it along', async () => {
  const person = await givenPerson(db, { email: 'ada.copy@example.com' })
  const id = await open('export', 'ada.copy@example.com')
  expect(await request(id)).toMatchObject({ person_id: person })
  expect(await hint(staff().all(`select public.fulfil_privacy_request($1, 'Sent by post')`, [id]))).toBe('identity_first')
  await staff().all(`select public.check_privacy_identity($1, 'Called back the number of the order')`, [id])
  await staff().all(`select public.fulfil_privacy_request($1, 'Sent by post')`, [id])
  expect(await hint(staff().all(`select public.fulfil_privacy_request($1, 'Sent by post')`, [id]))).toBe('already_decided')
  const { copy } = await staff().one<{ copy: string }>('select public.take_privacy_copy($1) as copy', [id])
  expect(JSON.parse(copy)).toMatchObject({ account: { id: person, email: 'ada.copy@example.com' } })
  await db.owner.all(`update private.privacy_copies set until = now() - interval '1 second' where request_id = $1`, [id])
  expect(await refusal(staff().all('select public.take_privacy_copy($1)', [id]))).toBe('PT404')
  expect(await refusal(db.asPerson(person).all('select public.take_privacy_copy($1)', [id]))).toBe('42501')
})

test('who bought without an account is erased from what the law has us keep, once nothing is on its way to them', async () => {
  const order = await givenOrder(market)
  const { email } = await db.owner.one<{ email: string }>(
    'update public.order_groups g set buyer_id = null from public.orders o where o.id = $1 and g.id = o.order_group_id returning lower(g.email) as email',
    [order.id],
  )
  await db.owner.all('update public.orders set buyer_id = null where id = $1', [order.id])
  const id = await open('erasure', email)
  await staff().all(`select public.check_privacy_identity($1, 'Wrote from the address')`, [id])
  expect(await sheet(id)).toMatchObject({ held: expect.arrayContaining([{ what: 'orders', count: 1 }]), against: { reason: 'open_orders' } })
  expect(await hint(staff().all(`select public.fulfil_privacy_request($1, 'As asked')`, [id]))).toBe('open_orders')
  await db.owner.transaction(async (tx) => {
    await tx.all(`set local session_replication_role = replica`)
    await tx.all(`update public.orders set status = 'completed' where id = $1`, [order.id])
  })
  await staff().all(`select public.fulfil_privacy_request($1, 'As asked')`, [id])
  expect(await request(id)).toMatchObject({ state: 'done', decided_by: clerk, held: expect.arrayContaining([{ what: 'orders', count: 1 }]) })
  const left = await db.owner.one<{ customer: string; address: object; email: string }>(
    `select o.customer, o.shipping_address as address, g.email from public.orders o join public.order_groups g on g.id = o.order_group_id where o.id = $1`,
    [order.id],
  )
  expect(left).toMatchObject({ customer: '', email: expect.stringContaining('@deleted.invalid') })
  expect(Object.keys(left.address).toSorted()).toEqual(['country', 'postcode', 'province'])
})

test('a member who is erased by letter gets a farewell; what members do themselves is noted, without who it was', async () => {
  const person = await givenPerson(db, { email: 'ada.gone@example.com' })
  const id = await open('erasure', 'ada.gone@example.com')
  await staff().all(`select public.check_privacy_identity($1, 'Passport seen')`, [id])
  await staff().all(`select public.fulfil_privacy_request($1, 'As asked')`, [id])
  expect(await db.owner.all('select from auth.users where id = $1', [person])).toEqual([])
  expect(await db.owner.all(`select from graphile_worker.jobs where task_identifier = 'send-farewell'`)).toHaveLength(1)

  const member = await givenPerson(db)
  const { id: copy } = await db.owner.one<{ id: string }>('insert into public.data_exports (owner_id) values ($1) returning id', [member])
  expect(await request(copy)).toMatchObject({ kind: 'export', origin: 'account', state: 'open', person_id: member })
  await makeDataExport(market.shop, { id: copy })
  expect(await request(copy)).toMatchObject({ state: 'done' })
  const proof = { amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }] }
  const caller = { id: member, role: 'authenticated', claims: { sub: member, ...proof }, ip: '127.0.0.1', language: 'en' } as const
  expect((await deleteAccountFunction(market.shop, caller, { agreed: true })).status).toBe(200)
  expect(await db.owner.all(`select name, email, person_id, state from public.privacy_requests where kind = 'erasure' and origin = 'account'`)).toEqual([
    { name: '', email: '', person_id: null, state: 'done' },
  ])
  await db.owner.all(`update public.privacy_requests set decided_at = now() - interval '2 years' where id = $1`, [id])
  await db.service.all('select private.forget_privacy_requests()')
  expect(await request(id)).toMatchObject({ name: '', email: '', words: '', identity: '' })
})
