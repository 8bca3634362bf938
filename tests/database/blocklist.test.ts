import { randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { contactFunction } from '../../app/pages/contact/send-contact.server.ts'
import type { Database } from '../../app/platform/database.ts'
import { createBlocklist } from '../../server/limits/blocklist.ts'
import { followChanges } from '../../server/rendering/follow-changes.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { quietLog } from '../support/quiet-log.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let keeper: string
let asKeeper: Database
beforeAll(async () => {
  db = await testDatabase()
  keeper = await givenPerson(db)
  await givenStaff(db, keeper, ['security.read', 'security.write'])
  asKeeper = asStaff(db, keeper)
})

const block = async (kind: string, value: string, until: string | null = null) =>
  (await asKeeper.one<{ id: string }>(`select public.write_block($1, $2, $3, 'A hundred accounts a day') as id`, [kind, value, until])).id
const lift = (id: string) => asKeeper.all(`select public.lift_block($1, 'They wrote to us')`, [id])
const trial = async (kind: string, value: string) =>
  (await asKeeper.one<{ told: Record<string, unknown> }>('select public.try_block($1, $2) as told', [kind, value])).told
const given = async (action: string, address: string, ip: string, actor: string = randomUUID()) =>
  db.owner.all(
    `insert into auth.audit_log_entries (id, payload, created_at, ip_address) values ($1, jsonb_build_object('action', $2::text, 'actor_username', $3::text, 'actor_id', $4::text), now(), $5)`,
    [randomUUID(), action, address, actor, ip],
  )

test('every process hears of an entry, keeps out whom it says, and hears when it is lifted; one that runs out ends by the clock', async () => {
  let moment = Date.now()
  const copies = [1, 2].map(() => createBlocklist({ database: db.service, log: quietLog(), now: () => moment }))
  const heard = copies.map((copy) => {
    let tell = () => {}
    const next = () => new Promise<void>((resolve) => void (tell = resolve))
    const news = followChanges({ url: db.url, purge: () => {}, renew: { blocklist: () => copy.renew().then(() => tell()) }, log: quietLog() })
    onTestFinished(() => news.close())
    return next
  })
  const afterwards = async (work: () => Promise<unknown>) => {
    const all = Promise.all(heard.map((next) => next()))
    await work()
    await all
  }
  await Promise.all(heard.map((next) => next()))
  const out = (who: { ip?: string; email?: string }) => copies.map((copy) => copy.keepsOut(who))
  await afterwards(() => block('domain', '@Junk.example'))
  let id = ''
  await afterwards(async () => void (id = await block('network', '203.0.113.77/24')))
  await afterwards(() => block('network', '2001:db8:12::/48'))
  await afterwards(() => block('email', 'Bad+one@mail.example', new Date(moment + 60_000).toISOString()))
  for (const email of ['x@junk.example', 'x@deep.JUNK.example', 'bad@mail.example', ' BAD+two@mail.example']) expect(out({ email })).toEqual([true, true])
  for (const email of ['x@notjunk.example', 'junk.example@x.example', 'good@mail.example', '', 'junk'])
    expect([email, ...out({ email })]).toEqual([email, false, false])
  for (const ip of ['203.0.113.1', '2001:db8:12:ff::1']) expect(out({ ip })).toEqual([true, true])
  for (const ip of ['203.0.114.1', '2001:db8:13::1', '', 'unknown']) expect(out({ ip })).toEqual([false, false])
  moment += 61_000
  expect(out({ email: 'bad@mail.example' })).toEqual([false, false])
  await afterwards(() => lift(id))
  expect(out({ ip: '203.0.113.1' })).toEqual([false, false])
  await expect(lift(id)).rejects.toMatchObject({ code: 'HT005', hint: 'already_decided' })
  await expect(lift(randomUUID())).rejects.toMatchObject({ code: 'PT404' })
})

test('what is no address, is too wide, is over or stands already is refused, and so is what would keep out its writer', async () => {
  for (const [kind, value, hint] of [
    ['email', 'nobody', 'block_email'],
    ['domain', 'localhost', 'block_domain'],
    ['domain', 'a b.example', 'block_domain'],
    ['network', '300.1.1.1', 'block_network'],
    ['network', '203.0.113.0/33', 'block_network'],
    ['network', '0.0.0.0/0', 'block_wide'],
    ['network', '::/0', 'block_wide'],
    // Whoever keeps a copy finds every IPv4 address in these.
    ['network', '::/24', 'block_wide'],
    ['network', '::/80', 'block_wide'],
    ['network', '::ffff:0:0/96', 'block_wide'],
    ['network', '::ffff:10.0.0.0/100', 'block_wide'],
    ['planet', 'earth', 'block_kind'],
  ] as const)
    await expect(block(kind, value)).rejects.toMatchObject({ code: 'HT004', hint })
  await expect(block('domain', 'old.example', '2020-01-01')).rejects.toMatchObject({ code: 'HT004', hint: 'block_until' })
  await block('domain', 'twice.example')
  await expect(block('domain', 'Twice.Example')).rejects.toMatchObject({ code: 'HT005', hint: 'block_there' })
  const { email } = await db.owner.one<{ email: string }>('select email from public.profiles where id = $1', [keeper])
  await expect(block('email', email)).rejects.toMatchObject({ code: 'HT005', hint: 'block_mine' })
  await expect(block('domain', email.split('@')[1] ?? '')).rejects.toMatchObject({ code: 'HT005', hint: 'block_mine' })
  await given('token_refreshed', email, '198.51.100.9', keeper)
  await expect(block('network', '198.51.100.0/24')).rejects.toMatchObject({ code: 'HT005', hint: 'block_mine' })
  await block('network', '198.51.101.0/24')
})

test('an IPv4 network written as IPv6 is that network, in the trial, in the guard and in effect', async () => {
  await given('login', 'x@mapped.example', '192.0.3.7')
  await given('login', 'y@mapped.example', '::ffff:192.0.3.8')
  expect(await trial('network', '::ffff:192.0.3.0/120')).toMatchObject({ value: '192.0.3.0/24', sign_ins: 2 })
  await given('token_refreshed', 'x', '::ffff:198.51.102.9', keeper)
  for (const value of ['::ffff:198.51.102.0/120', '198.51.102.9'])
    await expect(block('network', value)).rejects.toMatchObject({ code: 'HT005', hint: 'block_mine' })
  await block('network', '::ffff:192.0.3.0/120')
  const copy = createBlocklist({ database: db.service, log: quietLog() })
  await copy.renew()
  expect(['192.0.3.7', '::ffff:192.0.3.7', '192.0.4.7', '203.0.120.1', '::1'].map((ip) => copy.keepsOut({ ip }))).toEqual([true, true, false, false, false])
  await expect(db.owner.all(`insert into private.blocklist_entries (kind, value, reason) values ('network', '::/24', 'By hand')`)).rejects.toMatchObject({
    code: '23514',
  })
})

test('a trial says whom an entry would have stopped, and not what nobody keeps', async () => {
  await given('user_confirmation_requested', 'one@trial.example', '192.0.2.5')
  await given('user_confirmation_requested', 'two@sub.trial.example', '192.0.2.6')
  await given('login', 'three@other.example', '192.0.2.7')
  expect(await trial('domain', 'trial.example')).toMatchObject({
    sign_ups: 2,
    sign_ins: null,
    orders: 0,
    contacts: 0,
    members: 0,
    mine: false,
    there: false,
    staff: [],
  })
  expect(await trial('network', '192.0.2.0/24')).toMatchObject({ value: '192.0.2.0/24', sign_ups: 2, sign_ins: 1, orders: null, contacts: null })
  const other = await givenPerson(db)
  await givenStaff(db, other, ['orders.read'])
  await given('login', 'x', '192.0.2.8', other)
  expect((await trial('network', '192.0.2.8')).staff).toHaveLength(1)
  await expect(asStaff(db, other).all(`select public.try_block('domain', 'trial.example')`)).rejects.toMatchObject({ code: '42501' })
})

test('whoever is kept out reads where to write to, and nothing is kept of it', async () => {
  const { shop } = testShop(db)
  const closed = { ...shop, blocklist: { keepsOut: ({ email }: { email?: string | null | undefined }) => email === 'x@junk.example' } }
  const message = { id: randomUUID(), topic: 'other', name: 'X', email: 'x@junk.example', orderNumber: '', message: 'Buy my pills, they are cheap' }
  const answer = await contactFunction(closed, { ...guest, ip: '203.0.113.200' }, message)
  expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ code: 'blocked', message: expect.stringContaining('contact page') })])
  expect(await db.owner.all('select from public.contact_messages where id = $1', [message.id])).toEqual([])
  expect((await contactFunction(closed, { ...guest, ip: '203.0.113.200' }, { ...message, email: 'x@good.example' })).status).toBe(202)
})
