import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../app/platform/database.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { type KeyProcess, startKeyProcess } from '../support/key-process.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller, givenOrder } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

type Made = { id: string; secret: string }

let db: TestDatabase
let shop: Shop
let maker: string
let asMaker: Database
let one: KeyProcess
let other: KeyProcess

beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
  maker = await givenPerson(db)
  await givenStaff(db, maker, ['api.read', 'api.write', 'orders.read', 'orders.write', 'inventory.read', 'inventory.write', 'people.read'])
  asMaker = asStaff(db, maker)
  await givenOrder({ db, bank, shop })
  one = await startKeyProcess({ db, shop })
  other = await startKeyProcess({ db, shop })
})
afterAll(async () => void (await Promise.all([one, other].map((each) => each.close()))))

const write = (key: object, { id, by = asMaker }: { id?: string; by?: Database } = {}) =>
  by
    .one<{ made: Made }>(`select public.write_api_key($1, $2, (select changed_at from public.api_keys where id = $1), 'The books want to know') as made`, [
      id ?? null,
      JSON.stringify({ name: 'Books', owner_id: maker, scopes: ['orders.read'], networks: [], per_minute: 1000, days: 30, ...key }),
    ])
    .then(({ made }) => made)
const ask = (process: KeyProcess, secret: string, path: string, headers: Record<string, string> = {}) =>
  process.rest.request(path, { headers: { authorization: `Bearer ${secret}`, ...headers } })
const rows = async (process: KeyProcess, secret: string, path: string) => (await (await ask(process, secret, path)).json()) as unknown[]
const call = (secret: string, name: string, body: object) =>
  one.functions.request(`/${name}`, { method: 'POST', body: JSON.stringify(body), headers: { authorization: `Bearer ${secret}` } })

test('a key reads what its scopes name and nothing else, and nothing that is somebody’s own', async () => {
  const { secret, id } = await write({})
  expect((await rows(one, secret, '/orders?select=id')).length).toBeGreaterThan(0)
  // As supabase-js sends it.
  expect((await one.rest.request('/orders?select=id', { headers: { apikey: secret } })).status).toBe(200)
  for (const closed of ['profiles', 'stock_levels', 'staff_members', 'activity_log', 'api_keys', 'addresses'])
    expect(await rows(one, secret, `/${closed}?limit=5`)).toEqual([])
  const refused = await one.rest.request('/rpc/stock_found', {
    method: 'POST',
    body: '{"p_words": "silk"}',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  })
  expect(refused.status).toBe(403)
  await one.uses.write()
  expect(await db.owner.all('select outcome, calls::int from public.api_key_uses where key_id = $1 order by 1', [id])).toEqual([
    { outcome: 'refused', calls: 1 },
    { outcome: 'served', calls: 8 },
  ])
  expect(await db.owner.one('select last_network, last_used_at is not null as used from public.api_keys where id = $1', [id])).toEqual({
    last_network: '203.0.113.7',
    used: true,
  })
})

test('a warehouse sets its shelves, and the record says whose key it was', async () => {
  const { secret, id } = await write({ scopes: ['inventory.read', 'inventory.write'] })
  const variant = await db.owner.one<{ id: string; on_hand: number }>(
    `select l.variant_id as id, l.on_hand from public.stock_levels l where l.allocated + l.reserved <= l.on_hand + 1 limit 1`,
  )
  const done = await one.rest.request('/rpc/correct_stock', {
    method: 'POST',
    body: JSON.stringify({
      p_counts: [{ variant_id: variant.id, seen: variant.on_hand, counted: variant.on_hand + 1 }],
      p_key: randomUUID(),
      p_reason: 'Counted on the shelf',
    }),
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  })
  expect([done.status, await done.text()]).toEqual([200, '1'])
  const { prefix } = await db.owner.one<{ prefix: string }>('select prefix from public.api_keys where id = $1', [id])
  expect(
    await db.owner.one(
      `select actor_id, actor, changes -> 'api_key' ->> 1 as program from public.activity_log where action = 'inventory.correct' order by id desc limit 1`,
    ),
  ).toEqual({ actor_id: maker, actor: 'staff', program: `${prefix} Books` })
})

test('functions of staff are a key’s by its scopes; what people do for themselves never is', async () => {
  const { secret } = await write({ scopes: ['orders.read'] })
  const mover = await write({ scopes: ['orders.read', 'orders.write'] })
  const { id: order } = await db.owner.one<{ id: string }>('select id from public.orders limit 1')
  const wish = { order, to: 'accepted', reason: 'The warehouse has it', key: randomUUID() }
  expect((await call(secret, 'move-order-as-staff', wish)).status).toBe(403)
  expect((await call(mover.secret, 'move-order-as-staff', wish)).status).not.toBe(403)
  for (const own of ['list-sessions', 'delete-account', 'quote', 'place-order', 'ask-data-export']) {
    const answer = await call(mover.secret, own, {})
    expect([own, answer.status, await answer.json()]).toEqual([own, 403, { code: 'no_permission' }])
  }
  // What wants a second factor is nobody's who has none.
  expect((await call(mover.secret, 'webhook-secret', { endpoint: randomUUID() })).status).toBe(403)
})

test('nobody gives more than they may, and a key never may more than its owner does at this moment', async () => {
  const owner = await givenPerson(db)
  await givenStaff(db, owner, ['orders.read', 'people.read'])
  await expect(write({ owner_id: owner, scopes: ['inventory.read'] })).rejects.toMatchObject({ code: 'HT005', hint: 'key_beyond' })
  await expect(write({ scopes: ['payments.read'] })).rejects.toMatchObject({ code: 'HT005', hint: 'key_beyond' })
  for (const never of ['api.write', 'staff.read', 'orders.refund', 'chat.read', 'nothing.read'])
    await expect(write({ scopes: [never] })).rejects.toMatchObject({ code: 'HT004', hint: 'key_scopes' })
  await expect(write({ owner_id: await givenPerson(db) })).rejects.toMatchObject({ code: 'HT004', hint: 'key_owner' })
  await expect(write({ networks: ['203.0.113.0/33'] })).rejects.toMatchObject({ code: 'HT004', hint: 'key_network' })
  await expect(write({ days: 401 })).rejects.toMatchObject({ code: 'HT004', hint: 'key_expiry' })
  const { secret } = await write({ owner_id: owner, scopes: ['orders.read', 'people.read'] })
  expect((await rows(one, secret, '/profiles?limit=1')).length).toBe(1)
  await db.owner.all(
    `delete from public.staff_role_permissions where permission = 'people.read' and role in (select role from public.staff_members where person_id = $1)`,
    [owner],
  )
  expect(await rows(one, secret, '/profiles?limit=1')).toEqual([])
  expect((await rows(one, secret, '/orders?limit=1')).length).toBe(1)
  await db.owner.all('delete from public.staff_members where person_id = $1', [owner])
  expect(await (await ask(one, secret, '/orders?limit=1')).json()).toMatchObject({ code: 'key_owner' })
})

test('expiry, network and rate hold; what is no key is refused', async () => {
  const { secret, id } = await write({ networks: ['198.51.100.0/24', '2001:db8::/48'], per_minute: 2 })
  const from = async (ip: string) => (await ask(one, secret, '/orders?limit=1', { 'x-from': ip })).status
  expect([await from('203.0.113.7'), await from('2001:db9::1')]).toEqual([403, 403])
  // Both processes count together.
  expect([await from('198.51.100.9'), (await ask(other, secret, '/orders?limit=1', { 'x-from': '2001:db8::1' })).status]).toEqual([200, 200])
  const third = await ask(one, secret, '/orders?limit=1', { 'x-from': '198.51.100.9' })
  expect([third.status, Number(third.headers.get('retry-after')) > 50]).toEqual([429, true])
  await db.owner.all(`update public.api_keys set expires_at = now() where id = $1`, [id])
  expect(await (await ask(one, secret, '/orders?limit=1', { 'x-from': '198.51.100.9' })).json()).toMatchObject({ code: 'key_expired' })
  await Promise.all([one, other].map(({ uses }) => uses.write()))
  expect(await db.owner.all('select outcome, calls::int from public.api_key_uses where key_id = $1 order by 1', [id])).toEqual([
    { outcome: 'expired', calls: 1 },
    { outcome: 'network', calls: 2 },
    { outcome: 'served', calls: 2 },
    { outcome: 'too_often', calls: 1 },
  ])
  for (const none of ['hk_', `hk_00000000_${'0'.repeat(64)}`, `${secret}0`, "hk_'; drop"])
    expect([none, (await ask(one, none, '/orders?limit=1')).status]).toEqual([none, 401])
})

test('two secrets hold while a key is renewed; a revoked one is out at once on every process', async () => {
  const { id, secret } = await write({})
  const renew = (hours: number) =>
    asMaker.one<{ made: Made }>(`select public.rotate_api_key($1, $2, 'Every year') as made`, [id, hours]).then(({ made }) => made.secret)
  const second = await renew(24)
  const all = (...secrets: string[]) =>
    Promise.all([one, other].flatMap((process) => secrets.map(async (each) => (await ask(process, each, '/orders?limit=1')).status)))
  expect(await all(secret, second)).toEqual([200, 200, 200, 200])
  const third = await renew(0)
  expect(await all(secret, second, third)).toEqual([401, 401, 200, 401, 401, 200])
  await asMaker.one(`select public.revoke_api_key($1, 'The laptop is gone')`, [id])
  expect(await all(third)).toEqual([401, 401])
  await expect(renew(1)).rejects.toMatchObject({ code: 'HT005', hint: 'already_decided' })
  await expect(write({}, { id })).rejects.toMatchObject({ code: 'HT005', hint: 'already_decided' })
  expect(await db.owner.all(`select from public.activity_log where changes::text like '%' || $1 || '%'`, [third.slice(12)])).toEqual([])
})

test('a token of a person cannot say that it is a program, and a changed key keeps its secret', async () => {
  const { id, secret } = await write({})
  await write({ name: 'Books 2', scopes: ['people.read'], days: undefined }, { id })
  expect(await rows(one, secret, '/orders?limit=1')).toEqual([])
  expect((await rows(one, secret, '/profiles?limit=1')).length).toBe(1)
  await expect(write({}, { id, by: db.asPerson(maker) })).rejects.toMatchObject({ code: '42501' })
  expect(asCaller(maker).claims).not.toHaveProperty('api_key')
})
