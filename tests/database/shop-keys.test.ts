import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { type KeyProcess, startKeyProcess } from '../support/key-process.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { givenOrder, givenSellerWithPerson } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

type Made = { id: string; secret: string }
type Loom = { owner: string; seller: string; product: string; variant: string; order: string }

let db: TestDatabase
let shop: Shop
let bank: ReturnType<typeof playedBank>
let process: KeyProcess
let mine: Loom
let theirs: Loom

beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
  process = await startKeyProcess({ db, shop })
  ;[mine, theirs] = [await givenLoom(), await givenLoom()]
})
afterAll(() => process.close())

/** A shop with an owner, a piece and a paid order. */
async function givenLoom(): Promise<Loom> {
  const from = await givenSellerWithPerson(db)
  const order = await givenOrder({ db, bank, shop }, { from })
  const product = order.products[0]?.productId ?? ''
  const { id: variant } = await db.owner.one<{ id: string }>('select id from public.product_variants where product_id = $1', [product])
  return { owner: String(from.seller.id), seller: from.sellerId, product, variant, order: order.id }
}
async function givenMember(seller: string, role: string): Promise<string> {
  const person = await givenPerson(db, { name: `Nok, ${role}` })
  await db.owner.all('insert into public.seller_members (seller_id, person_id, role) values ($1, $2, $3)', [seller, person, role])
  return person
}
const make = (key: object = {}, { seller, owner } = mine): Promise<Made> =>
  db
    .asPerson(owner)
    .one<{ made: Made }>('select public.write_shop_key($1, $2) as made', [
      seller,
      JSON.stringify({ name: 'Till', scopes: ['products.read', 'stock.write'], per_minute: 300, days: 30, ...key }),
    ])
    .then(({ made }) => made)
const send = (secret: string, path: string, { method = 'GET', body }: { method?: string; body?: object } = {}) =>
  process.rest.request(path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', prefer: 'return=representation' },
  })
const rows = async (secret: string, path: string) => (await (await send(secret, path)).json()) as Record<string, string>[]
const count = (secret: string, { variant }: Loom, change: number) =>
  send(secret, '/rpc/adjust_stock', { method: 'POST', body: { p_variant_id: variant, p_change: change } })

test('a key reads and counts what is of its shop and within its scopes, and nothing of another shop', async () => {
  const { secret } = await make()
  await db.owner.all(`update public.products set status = 'draft', published_at = null where id = any ($1)`, [[mine.product, theirs.product]])
  expect(await rows(secret, `/products?select=id&id=in.(${mine.product},${theirs.product})`)).toEqual([{ id: mine.product }])
  expect((await rows(secret, '/stock_levels?select=variant_id')).map((level) => level['variant_id'])).toEqual([mine.variant])
  expect([(await count(secret, mine, 3)).status, (await count(secret, theirs, 3)).status]).toEqual([200, 403])
  expect(await rows(secret, '/orders?select=id')).toEqual([])
  expect(await (await send(secret, `/products?id=eq.${mine.product}`, { method: 'PATCH', body: { price_minor: 1 } })).json()).toEqual([])
  expect((await db.owner.all('select actor_id from public.stock_movements where variant_id = $1 order by id desc limit 1', [mine.variant]))[0]).toEqual({
    actor_id: mine.owner,
  })
  const accounts = await make({ name: 'Books', scopes: ['orders.read'] })
  expect((await rows(accounts.secret, '/orders?select=id')).map(({ id }) => id)).toEqual([mine.order])
  expect((await count(accounts.secret, mine, 1)).status).toBe(403)
})

test('a key with every scope reaches no money, bank, team or talk, makes no key, and runs no use case', async () => {
  const { secret } = await make({ scopes: ['orders.read', 'products.read', 'products.write', 'stock.write'] })
  const closed = [
    'payouts',
    'bank_account_changes',
    'seller_contacts',
    'shop_acts',
    'shop_invitations',
    'seller_members',
    'conversations',
    'messages',
    'api_keys',
    'profiles',
  ]
  for (const table of closed) expect([table, await (await send(secret, `/${table}?limit=1`)).text()]).toEqual([table, expect.stringMatching(/^\[\]$|42501/)])
  const call = async (name: string, body: object) => (await send(secret, `/rpc/${name}`, { method: 'POST', body })).text()
  expect(await call('shop_team', { p_seller_id: mine.seller })).toBe('[]')
  expect(await call('shop_keys', { p_seller_id: mine.seller })).toBe('[]')
  expect(await call('write_shop_key', { p_seller_id: mine.seller, p_key: { name: 'Child', scopes: ['orders.read'], days: 1 } })).toContain('42501')
  const move = await process.functions.request('/move-order', {
    method: 'POST',
    body: JSON.stringify({ order: mine.order, to: 'accepted', key: randomUUID() }),
    headers: { authorization: `Bearer ${secret}` },
  })
  expect(move.status).toBe(403)
})

test('a piece changed by a key is looked at as if its maker had changed it, and the log names the key', async () => {
  const loom = await givenLoom()
  const { secret } = await make({ name: 'Sheet', scopes: ['products.read', 'products.write'] }, loom)
  await db.owner.all(`update public.products set status = 'active', published_at = now() - interval '1 day' where id = $1`, [loom.product])
  const answer = await send(secret, `/products?id=eq.${loom.product}&select=price_minor`, { method: 'PATCH', body: { price_minor: 777_700 } })
  expect(answer.status).toBe(200)
  const waits = await db.owner.all<{ opened_by: string }>('select opened_by from public.product_changes where product_id = $1', [loom.product])
  const [row] = await db.owner.all<{ price_minor: string }>('select price_minor::text from public.products where id = $1', [loom.product])
  // A price that far away waits for a look, or stands and is looked at: it never passes by itself.
  expect([waits, row?.price_minor]).not.toEqual([[], '777700'])
  expect(waits.map(({ opened_by: by }) => by)).toEqual([loom.owner])
  const { log } = await db.asPerson(loom.owner).one<{ log: { action: string; changes: object }[] }>('select public.shop_log($1) as log', [loom.seller])
  expect(log.map(({ action }) => action)).toContain('keys.make')
  expect(log.filter(({ action }) => action.startsWith('product')).every(({ changes }) => 'api_key' in changes)).toBe(true)
  expect(log.some(({ action }) => action.startsWith('product'))).toBe(true)
  // What an owner does by the server, without a session, leaves no line, as ever.
  await db.owner.all(`insert into public.stock_movements (variant_id, kind, quantity, actor_id) values ($1, 'received', 1, $2)`, [loom.variant, loom.owner])
  expect(await db.owner.all(`select from public.shop_acts where seller_id = $1 and action like 'stock%'`, [loom.seller])).toEqual([])
})

test('only who runs the shop makes, reads and ends its keys, and only with what a key may have', async () => {
  const { id } = await make()
  for (const role of ['products', 'orders', 'finance', 'chat']) {
    const member = await givenMember(mine.seller, role)
    expect(await refusal(make({}, { ...mine, owner: member }))).toMatch(/^42501/)
    expect(await db.asPerson(member).one('select public.shop_keys($1) as keys', [mine.seller])).toEqual({ keys: [] })
    expect(await refusal(db.asPerson(member).all('select public.revoke_shop_key($1)', [id]))).toMatch(/^PT404/)
  }
  const manager = await givenMember(mine.seller, 'manager')
  const { keys } = await db.asPerson(manager).one<{ keys: { id: string }[] }>('select public.shop_keys($1) as keys', [mine.seller])
  expect(keys.map((key) => key.id)).toContain(id)
  expect(JSON.stringify(keys)).not.toMatch(/hk_[0-9a-f]{8}_/)
  expect(await refusal(db.asPerson(theirs.owner).all('select public.rotate_shop_key($1, 1)', [id]))).toMatch(/^PT404/)
  for (const never of ['money.read', 'money.write', 'team.read', 'chat.write', 'shop.write', 'inventory.write', 'nothing.read'])
    await expect(make({ scopes: [never] })).rejects.toMatchObject({ code: 'HT004', hint: 'key_scopes' })
  await expect(make({ name: ' ' })).rejects.toMatchObject({ code: 'HT004', hint: 'key_name' })
  await expect(make({ days: 401 })).rejects.toMatchObject({ code: 'HT004', hint: 'key_expiry' })
  await expect(make({ per_minute: 301 })).rejects.toMatchObject({ code: 'HT004', hint: 'key_often' })
})

test('a key of somebody who also works here is no key of staff, and staff only end keys of shops', async () => {
  await givenStaff(db, mine.owner, ['orders.read', 'api.read', 'api.write', 'inventory.write'])
  const { id, secret } = await make({ scopes: ['orders.read', 'stock.write'] })
  expect((await rows(secret, '/orders?select=id')).map((order) => order['id'])).toEqual([mine.order])
  expect((await count(secret, theirs, 1)).status).toBe(403)
  const staff = asStaff(db, mine.owner)
  await expect(staff.all(`select public.rotate_api_key($1, 1, 'Every year')`, [id])).rejects.toMatchObject({ code: 'HT005', hint: 'key_of_shop' })
  await staff.all(`select public.revoke_api_key($1, 'It asks too often')`, [id])
  expect(await (await send(secret, '/orders?limit=1')).json()).toMatchObject({ code: 'key_revoked' })
  await db.owner.all('delete from public.staff_members where person_id = $1', [mine.owner])
})

test('a key ends when it is renewed, revoked or over, when its maker runs the shop no more, and while the shop is closed', async () => {
  const loom = await givenLoom()
  const manager = await givenMember(loom.seller, 'manager')
  const codeOf = async (secret: string) => ((await (await send(secret, '/products?limit=1')).json()) as { code?: string }).code
  const first = await make({}, loom)
  const { made: second } = await db.asPerson(loom.owner).one<{ made: Made }>('select public.rotate_shop_key($1, 24) as made', [first.id])
  expect([await codeOf(first.secret), await codeOf(second.secret)]).toEqual([undefined, undefined])
  const { made: third } = await db.asPerson(manager).one<{ made: Made }>('select public.rotate_shop_key($1, 0) as made', [first.id])
  expect([await codeOf(first.secret), await codeOf(second.secret), await codeOf(third.secret)]).toEqual(['unknown_key', 'key_former', undefined])
  await db.asPerson(manager).all('select public.revoke_shop_key($1)', [first.id])
  expect(await codeOf(third.secret)).toBe('key_revoked')
  await expect(db.asPerson(manager).all('select public.revoke_shop_key($1)', [first.id])).rejects.toMatchObject({ code: 'HT005', hint: 'already_decided' })

  const over = await make({}, loom)
  await db.owner.all('update public.api_keys set expires_at = now() where id = $1', [over.id])
  expect(await codeOf(over.secret)).toBe('key_expired')

  const [owners, managers] = [await make({}, loom), await make({}, { ...loom, owner: manager })]
  await db.owner.all(`update public.seller_members set role = 'products' where person_id = $1`, [manager])
  expect([await codeOf(managers.secret), await codeOf(owners.secret)]).toEqual(['key_owner', undefined])
  await db.owner.all('delete from public.seller_members where person_id = $1', [manager])
  expect(await codeOf(managers.secret)).toBe('key_owner')
  await db.owner.all(`update public.sellers set application_status = 'terminated' where id = $1`, [loom.seller])
  expect(await codeOf(owners.secret)).toBe('key_owner')
})

test('of twenty keys made at once ten are', async () => {
  const loom = await givenLoom()
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => make({}, loom)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})
