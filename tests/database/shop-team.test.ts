import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { acceptShopInvitationFunction } from '../../app/seller-desk/team/accept-team-invitation.server.ts'
import { letterOfTeam } from '../../app/seller-desk/team/letter-of-team.server.ts'
import type { Caller } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, testShop } from '../support/market.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

/** A shop with an owner who has a piece, and somebody who is to help. */
async function givenShop() {
  const { sellerId: seller, productId: product } = await givenProduct(db)
  const owner = await givenPerson(db, { name: 'Mali' })
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [seller, owner])
  const email = `niece-${randomUUID()}@team.test`
  const niece = await givenPerson(db, { email, name: 'Nok' })
  return { seller, product, owner, email, niece }
}
const join = (seller: string, person: string, role: string, isHelper = false) =>
  db.owner.all('insert into public.seller_members (seller_id, person_id, role, is_helper) values ($1, $2, $3, $4)', [seller, person, role, isHelper])
const asCaller = (id: string): Caller => ({ ...guest, id, role: 'authenticated' })

async function linkOf(seller: string): Promise<string> {
  const { shop } = testShop(db)
  const { id } = await db.owner.one<{ id: string }>('select id from public.shop_invitations where seller_id = $1', [seller])
  const [letter] = await letterOfTeam(shop, { invitation_id: id })
  return /join\?shop=([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}
const accept = async (person: string, invitation: string) => (await acceptShopInvitationFunction(testShop(db).shop, asCaller(person), { invitation })).status

test('an owner invites by letter; the account of that address says yes once, and can do that task and nothing else', async () => {
  const { seller, product, owner, email, niece } = await givenShop()
  const invite = () => db.asPerson(owner).one(`select public.invite_to_shop($1, $2, 'products', true) as outcome`, [seller, email.toUpperCase()])
  expect(await invite()).toEqual({ outcome: 'invited' })
  const first = await linkOf(seller)
  await invite()
  const link = await linkOf(seller)
  expect(await accept(niece, first)).toBe(404)
  expect(await accept(await givenPerson(db), link)).toBe(409)
  expect(await accept(niece, link)).toBe(200)
  expect(await accept(niece, link)).toBe(404)
  expect(await invite()).toEqual({ outcome: 'had' })
  await db.asPerson(niece).all(`update public.products set price_minor = 250000 where id = $1`, [product])
  expect(await db.asPerson(niece).all('select from public.orders')).toEqual([])
  expect(await refusal(db.asPerson(niece).all(`select public.invite_to_shop($1, 'friend@team.test', 'owner')`, [seller]))).toMatch(/^PT404/)
})

test('what a helper does stands in the log of the shop, field by field; the owner reads it, the helper does not, and nobody changes it', async () => {
  const { seller, product, owner, niece } = await givenShop()
  await join(seller, niece, 'products', true)
  await db.owner.all(`update public.products set status = 'draft', published_at = null where id = $1`, [product])
  const { price } = await db.owner.one<{ price: string }>('select price_minor::text as price from public.products where id = $1', [product])
  await db.asPerson(niece).all(`update public.products set price_minor = 123400 where id = $1`, [product])
  const { log } = await db.asPerson(owner).one<{ log: unknown[] }>('select public.shop_log($1) as log', [seller])
  expect(log).toMatchObject([{ name: 'Nok', is_helper: true, action: 'products.update', changes: { price_minor: [price, '123400'] } }])
  expect(await db.asPerson(niece).one('select public.shop_log($1) as log', [seller])).toEqual({ log: [] })
  expect(await db.asPerson(niece).all('select from public.shop_acts')).toEqual([])
  for (const reader of [db.asPerson(owner), db.service]) expect(await refusal(reader.all(`update public.shop_acts set subject = ''`))).toMatch(/^42501/)
  // An owner's own work leaves no lines.
  await db.asPerson(owner).all(`update public.products set price_minor = 130000 where id = $1`, [product])
  expect((await db.asPerson(owner).one<{ log: unknown[] }>('select public.shop_log($1) as log', [seller])).log).toHaveLength(1)
})

test('whoever is taken off is refused at the next statement, and an invitation of somebody who owns no more is worth nothing', async () => {
  const { seller, product, owner, email, niece } = await givenShop()
  const other = await givenPerson(db)
  await join(seller, other, 'owner')
  await db.asPerson(other).all(`select public.invite_to_shop($1, $2, 'chat')`, [seller, email])
  const link = await linkOf(seller)
  await db.asPerson(owner).all('select public.remove_shop_member($1, $2)', [seller, other])
  expect(await db.asPerson(other).all(`update public.products set name = 'Mine' where id = $1 returning id`, [product])).toEqual([])
  expect(await accept(niece, link)).toBe(404)
})

test('a shop keeps its last owner, also when two take the role from each other at once; everybody may leave', async () => {
  const { seller, owner, niece } = await givenShop()
  const leave = (person: string) => refusal(db.asPerson(person).all('select public.remove_shop_member($1, $2)', [seller, person]))
  expect(await leave(owner)).toMatch(/^HT005/)
  await join(seller, niece, 'owner')
  const outcomes = await Promise.allSettled(
    [
      [owner, niece],
      [niece, owner],
    ].map(([one = '', other = '']) => db.asPerson(one).all(`select public.change_shop_member($1, $2, 'chat')`, [seller, other])),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const owners = await db.owner.all(`select from public.seller_members where seller_id = $1 and role = 'owner'`, [seller])
  expect(owners).toHaveLength(1)
})

test('withdrawn, run out or too many: no letter opens anything', async () => {
  const { seller, owner, email, niece } = await givenShop()
  const invite = (address: string) => db.asPerson(owner).all(`select public.invite_to_shop($1, $2, 'chat')`, [seller, address])
  await invite(email)
  const link = await linkOf(seller)
  await db.owner.all(`update public.shop_invitations set expires_at = now() where seller_id = $1`, [seller])
  expect(await accept(niece, link)).toBe(404)
  await db.asPerson(owner).all('select public.withdraw_shop_invitation(id) from public.shop_invitations where seller_id = $1', [seller])
  expect(await db.owner.all('select from public.shop_invitations where seller_id = $1', [seller])).toEqual([])
  expect(await refusal(invite('no address'))).toMatch(/^HT004/)
  for (let n = 2; n <= 30; n++) await invite(`friend${n}@team.test`)
  expect(await refusal(invite('friend31@team.test'))).toMatch(/^PT429/)
})
