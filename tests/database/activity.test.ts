import { beforeAll, beforeEach, expect, test } from 'vitest'
import { checkActivity } from '../../app/staff/check-activity.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { quietLog } from '../support/quiet-log.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let owner: string
beforeAll(async () => {
  db = await testDatabase()
  owner = await givenPerson(db)
  await givenStaff(db, owner)
})
beforeEach(async () => {
  await seal()
})

const seal = () => db.service.one<{ n: bigint }>('select private.seal_activity() as n')
const problems = () => db.service.all<{ place: bigint | null; problem: string }>('select place, problem from private.check_activity()')
const count = async (table: string) => Number((await db.owner.one<{ n: bigint }>(`select count(*) as n from ${table}`)).n)
type Act = { actor: string; actor_id: string | null; action: string; subject: string; changes: unknown; reason: string }
const newest = () => db.owner.one<Act>('select actor, actor_id, action, subject, changes, reason from public.activity_log order by id desc limit 1')

test('a change says who, what, before and after, and why', async () => {
  const friend = await givenPerson(db)
  await asStaff(db, owner).all(`select public.grant_staff_role($1, 'editor', 'She writes well')`, [friend])
  expect(await newest()).toEqual({
    actor: 'staff',
    actor_id: owner,
    action: 'staff_members.insert',
    subject: friend,
    changes: { role: [null, 'editor'] },
    reason: 'She writes well',
  })
  await db.service.all(`select private.invite_staff('t@staff.test', 'editor')`)
  expect(await newest()).toMatchObject({ actor: 'terminal', action: 'staff_invitations.insert' })
  const { productId } = await givenProduct(db, { priceMinor: 10_000 })
  await db.owner.all('update public.products set price_minor = 12000 where id = $1', [productId])
  expect(await newest()).toMatchObject({ actor: 'system', action: 'products.update', changes: { price_minor: [10_000, 12_000] } })
})

test('a maker changes a price fifty times a day at most, and one piece holds up no other', async () => {
  const maker = await givenPerson(db)
  const [one, other] = [await givenProduct(db), await givenProduct(db)]
  for (const { sellerId } of [one, other])
    await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [sellerId, maker])
  const price = (id: string, minor: number) => db.asPerson(maker).all('update public.products set price_minor = $2 where id = $1', [id, minor])
  for (let change = 1; change <= 50; change += 1) await price(one.productId, 10_000 + change)
  expect(await refusal(price(one.productId, 20_000))).toBe('PT429')
  await price(one.productId, 10_050)
  await price(other.productId, 20_000)
  await db.service.all('update public.products set price_minor = 30000 where id = $1', [one.productId])
})

test('what changes nothing that is watched is not written down', async () => {
  const { productId } = await givenProduct(db)
  const before = await db.owner.one('select max(id) as id from public.activity_log')
  await db.owner.all('update public.products set price_minor = price_minor, name = name where id = $1', [productId])
  expect(await db.owner.one('select max(id) as id from public.activity_log')).toEqual(before)
})

test('what happened stays written down: commands and the owner of the database are refused', async () => {
  for (const change of [`update public.activity_log set reason = 'x'`, 'delete from public.activity_log', 'truncate public.activity_log cascade']) {
    expect([change, await refusal(db.service.all(change))]).toEqual([change, '42501'])
    expect([change, await refusal(db.owner.all(change))]).toEqual([change, 'HT013'])
  }
  expect(await refusal(db.service.all(`insert into public.activity_log (actor, action) values ('system', 'forged.row')`))).toBe('42501')
})

test('acts at the same moment do not wait for each other, and two who seal make one chain', async () => {
  const products = await Promise.all(Array.from({ length: 8 }, () => givenProduct(db)))
  // The first stays open while the others commit: none of them may need what it holds.
  await db.owner.transaction(async (tx) => {
    await tx.all('update public.products set price_minor = 111 where id = $1', [products[0]?.productId])
    for (const { productId } of products.slice(1)) await db.owner.all('update public.products set price_minor = 222 where id = $1', [productId])
    await Promise.all([seal(), seal()])
  })
  await Promise.all([seal(), seal()])
  expect(await count('private.activity_unsealed')).toBe(0)
  expect(await count('private.activity_seals')).toBe(await count('public.activity_log'))
  expect(await problems()).toEqual([])
})

test('a chain that nobody touched has no problems; a row that was altered, taken or slipped in shows', async () => {
  for (const price of [1, 2, 3, 4, 5]) {
    const { productId } = await givenProduct(db)
    await db.owner.all('update public.products set price_minor = $2 where id = $1', [productId, price * 1000 + 7])
  }
  expect(Number((await seal()).n)).toBeGreaterThanOrEqual(5)
  expect(await problems()).toEqual([])
  const places = await db.owner.all<{ position: bigint; activity_id: bigint }>(
    'select position, activity_id from private.activity_seals order by position desc limit 4',
  )
  const [, taken, , altered] = places
  if (!taken || !altered) throw new Error('The chain is too short.')
  // Whoever can do this owns the database; the chain is what tells.
  await db.owner.transaction(async (tx) => {
    await tx.all(`set local session_replication_role = 'replica'`)
    await tx.all(`update public.activity_log set reason = 'never happened' where id = $1`, [altered.activity_id])
    await tx.all('delete from private.activity_seals where activity_id = $1', [taken.activity_id])
    await tx.all('delete from public.activity_log where id = $1', [taken.activity_id])
    await tx.all(`insert into public.activity_log (actor, action) values ('system', 'slipped.in')`)
  })
  expect(await problems()).toEqual([
    { place: altered.position, problem: 'altered' },
    { place: taken.position, problem: 'missing' },
    { place: expect.anything(), problem: 'altered' },
    { place: null, problem: 'unsealed' },
  ])
  const log = quietLog()
  expect(await checkActivity({ service: db.service, log })).toBe(4)
  const { problems: kept } = await db.owner.one<{ problems: unknown[] }>('select problems from public.activity_checks order by id desc limit 1')
  expect(kept).toHaveLength(4)
  expect(log.lines.filter((line) => line.includes('the record of acts differs'))).toHaveLength(4)
})
