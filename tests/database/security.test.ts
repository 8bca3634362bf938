import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { signInsFunction } from '../../app/staff/sign-ins.server.ts'
import type { Database } from '../../app/platform/database.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

type Overview = {
  sessions: { id: string; person_id: string; network: string; mine: boolean; proven: boolean }[]
  locked: { address: string; network: string }[]
  without_factor: { id: string }[]
  locks: number
}

let db: TestDatabase
let keeper: string
let colleague: string
let asKeeper: Database
beforeAll(async () => {
  db = await testDatabase()
  ;[keeper, colleague] = [await givenPerson(db), await givenPerson(db)]
  await givenStaff(db, keeper, ['security.read', 'security.write'])
  await givenStaff(db, colleague, ['orders.read'])
  asKeeper = asStaff(db, keeper)
})

const overview = async (by = asKeeper) => (await by.one<{ told: Overview }>('select public.security_overview() as told')).told
async function givenSession(person: string): Promise<string> {
  const id = randomUUID()
  await db.owner.all(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip) values ($1, $2, now(), now(), 'aal2', 'Firefox', '203.0.113.9')`,
    [id, person],
  )
  return id
}
const end = (person: string, session: string | null, by = asKeeper) =>
  by.one<{ ended: number }>(`select public.end_staff_sessions($1, $2, 'A laptop is gone') as ended`, [person, session]).then(({ ended }) => ended)

test('a session of a colleague is seen and ended, one or all; one’s own stays, and so do those of other people', async () => {
  const [first, second] = [await givenSession(colleague), await givenSession(colleague)]
  const member = await givenPerson(db)
  const theirs = await givenSession(member)
  const mine = await givenSession(keeper)
  const here = db.asPerson(keeper, { ...withFactor(), session_id: mine })
  const { sessions } = await overview(here)
  expect(sessions.map(({ id }) => id).toSorted()).toEqual([first, second, mine].toSorted())
  expect(sessions.find(({ id }) => id === mine)).toMatchObject({ mine: true, proven: true, network: '203.0.113.9' })
  expect(await end(colleague, first, here)).toBe(1)
  await expect(end(colleague, first, here)).rejects.toMatchObject({ code: 'HT005', hint: 'already_decided' })
  expect(await end(colleague, null, here)).toBe(1)
  await expect(end(keeper, mine, here)).rejects.toMatchObject({ code: 'HT005', hint: 'own_session' })
  await expect(end(keeper, null, here)).rejects.toMatchObject({ code: 'HT005', hint: 'already_decided' })
  await expect(end(member, theirs, here)).rejects.toMatchObject({ code: 'PT404' })
  expect(await db.owner.all('select id from auth.sessions where id = any ($1)', [[theirs, mine]])).toHaveLength(2)
})

test('a locked account is told with its network and let in again, once, with a reason in the record', async () => {
  const address = `${randomUUID()}@Example.com`
  const key = `lock:${createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 32)}`
  await db.owner.all(`insert into auth.rate_limits (key, hits, expires_at) values ($1, 10, now() + interval '10 minutes')`, [key])
  await db.owner.all(
    `insert into auth.audit_log_entries (id, payload, created_at, ip_address) values ($1, jsonb_build_object('action', 'account_locked', 'actor_username', $2::text), now(), '198.51.100.4')`,
    [randomUUID(), address],
  )
  expect(await overview()).toMatchObject({ locked: [{ address, network: '198.51.100.4' }], locks: 1 })
  const lift = () => asKeeper.one(`select public.lift_account_lock($1, 'She called and proved who she is')`, [address])
  await lift()
  expect(await db.owner.all('select from auth.rate_limits where key = $1', [key])).toEqual([])
  await expect(lift()).rejects.toMatchObject({ code: 'HT005', hint: 'already_decided' })
  expect((await overview()).locked).toEqual([])
  expect(await db.owner.one(`select actor_id, reason from public.activity_log where action = 'security.lift_lock'`)).toEqual({
    actor_id: keeper,
    reason: 'She called and proved who she is',
  })
})

test('staff without a second factor are named, and who may not look is refused', async () => {
  expect((await overview()).without_factor.map(({ id }) => id).toSorted()).toEqual([keeper, colleague].toSorted())
  await expect(overview(asStaff(db, colleague))).rejects.toMatchObject({ code: '42501' })
  await expect(end(keeper, null, asStaff(db, colleague))).rejects.toMatchObject({ code: '42501' })
})

test('who was given a role is told with the reason, and a key that nobody has renewed for half a year is called old until it is', async () => {
  const person = await givenPerson(db, { name: 'Nok New' })
  const owner = await givenPerson(db)
  await givenStaff(db, owner)
  await asStaff(db, owner).all(`select public.grant_staff_role($1, 'auditor', 'She checks the books')`, [person])
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.webhook_endpoints (name, url, events, created_at) values ('Books', 'https://books.test/', '{order.paid}', now() - interval '200 days') returning id`,
  )
  type History = { rights: { action: string; whom: string; role: string; reason: string }[]; secrets: { id: string; old: boolean }[] }
  const history = async () => (await asKeeper.one<{ told: History }>('select public.security_history() as told')).told
  const before = await history()
  expect(before.rights[0]).toMatchObject({ action: 'staff_members_insert', whom: 'Nok New', reason: 'She checks the books' })
  expect(before.secrets).toContainEqual(expect.objectContaining({ id, old: true }))
  await asStaff(db, owner).all(`select public.rotate_webhook_secret($1, 24, 'Every year')`, [id])
  expect((await history()).secrets).toContainEqual(expect.objectContaining({ id, old: false }))
})

test('wrong passwords are counted by hour, masked address and country, for whoever may look', async () => {
  const written = (action: string, ip: string, minutesAgo: number, { name = '', traits = {} }: { name?: string; traits?: object } = {}) =>
    db.owner.all(
      `insert into auth.audit_log_entries (id, payload, created_at, ip_address)
       values ($1, jsonb_build_object('action', $2::text, 'actor_id', $3::text, 'actor_username', $4::text, 'traits', $5::jsonb), now() - $6 * interval '1 minute', $7)`,
      [randomUUID(), action, name === '' ? '00000000-0000-0000-0000-000000000000' : randomUUID(), name, JSON.stringify(traits), minutesAgo, ip],
    )
  for (let time = 0; time < 3; time += 1) await written('login_failed', `192.0.2.${time}`, 1, { traits: { address: 'x…@nobody.example' } })
  await written('login_failed', '192.0.2.1', 30 * 60, { name: 'ada@somewhere.example' })
  await written('login', '198.51.100.1', 1, { name: 'ada@somewhere.example' })
  const { shop } = testShop(db)
  const ask = async (person: string, hours: number) => {
    const caller = { ...guest, id: person, role: 'authenticated' as const, claims: { sub: person, role: 'authenticated', ...withFactor() } }
    const answer = await signInsFunction({ ...shop, countryOf: (ip) => (ip.startsWith('192.0.2.') ? 'TH' : undefined) }, caller, { hours })
    return {
      status: answer.status,
      body: (await answer.json()) as { hours: { signed_in: number; failed: number }[]; addresses: object[]; countries: object[] },
    }
  }
  const day = (await ask(keeper, 24)).body
  expect(day.hours).toHaveLength(24)
  expect(day.hours.reduce((all, { failed }) => all + failed, 0)).toBe(3)
  expect(day.addresses).toEqual([expect.objectContaining({ address: 'x…@nobody.example', failed: 3, networks: 3 })])
  expect(day.countries).toEqual([
    { country: 'TH', signed_in: 0, failed: 3 },
    { country: '', signed_in: 1, failed: 0 },
  ])
  const week = (await ask(keeper, 168)).body
  expect(week.addresses).toContainEqual(expect.objectContaining({ address: 'a…@somewhere.example', failed: 1 }))
  expect((await ask(keeper, 25)).status).toBe(400)
  expect((await ask(colleague, 24)).status).toBe(403)
})
