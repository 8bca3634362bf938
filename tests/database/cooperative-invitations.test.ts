import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { acceptShopInvitationFunction } from '../../app/seller-desk/team/accept-team-invitation.server.ts'
import { letterOfTeam } from '../../app/seller-desk/team/letter-of-team.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller, givenOrder, givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let db: TestDatabase
let market: Market
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
})

/** A cooperative of two members, and somebody with the address of the first. */
async function givenMembers() {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  const owner = seller.id ?? ''
  await db.owner.all(`update public.sellers set business_type = 'cooperative' where id = $1`, [sellerId])
  const [malee, nok] = [randomUUID(), randomUUID()]
  for (const [id, name] of [
    [malee, 'Malee'],
    [nok, 'Nok'],
  ])
    await db.asPerson(owner).all(`select public.save_cooperative_member($1, $2, $3, 'all')`, [sellerId, id, name])
  const email = `malee-${randomUUID()}@weavers.test`
  const person = await givenPerson(db, { email, name: 'Malee' })
  const invite = (member = malee, address = email, by = owner) =>
    db.asPerson(by).one<{ outcome: string }>('select public.invite_cooperative_member($1, $2, $3) as outcome', [sellerId, member, address])
  return { seller, sellerId, owner, malee, nok, email, person, invite }
}
async function linkOf(seller: string, email: string): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>('select id from public.shop_invitations where seller_id = $1 and email = $2', [seller, email])
  const [letter] = await letterOfTeam(market.shop, { invitation_id: id })
  return /join\?shop=([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}
const accept = async (person: string, invitation: string) => (await acceptShopInvitationFunction(market.shop, asCaller(person), { invitation })).status
const roleOf = (seller: string, person: string) =>
  db.owner.maybe<{ role: string }>('select role from public.seller_members where seller_id = $1 and person_id = $2', [seller, person])
const linesOf = async (by: string, member: string, before: string | null = null) =>
  (
    await db
      .asPerson(by)
      .one<{ lines: { id: string; state: string; lines: { quantity: number }[] }[] }>('select public.member_lines($1, $2) as lines', [member, before])
  ).lines

test('two members with one address: the second does not take the letter of the first for as long as it stands', async () => {
  const { sellerId, malee, nok, email, person, invite } = await givenMembers()
  expect(await invite(malee)).toEqual({ outcome: 'invited' })
  const link = await linkOf(sellerId, email)
  expect(await invite(nok, email.toUpperCase())).toEqual({ outcome: 'other_member' })
  const waits = () => db.owner.all('select member_id, round from public.shop_invitations where seller_id = $1', [sellerId])
  expect(await waits()).toEqual([{ member_id: malee, round: 1 }])
  // Nok's own letter to another address is not taken away by the attempt.
  expect(await invite(nok, `nok-${email}`)).toEqual({ outcome: 'invited' })
  expect(await invite(nok)).toEqual({ outcome: 'other_member' })
  expect(await waits()).toHaveLength(2)
  expect(await invite(malee)).toEqual({ outcome: 'invited' })
  expect(await accept(person, link)).toBe(404)
  expect(await accept(person, await linkOf(sellerId, email))).toBe(200)
  const again = await givenMembers()
  await again.invite(again.malee)
  await db.owner.all(`update public.shop_invitations set expires_at = private.now() - interval '1 day' where seller_id = $1`, [again.sellerId])
  expect(await again.invite(again.nok)).toEqual({ outcome: 'invited' })
})

test('a member is invited by letter, says yes once, and reads what is theirs and nothing else of the shop', async () => {
  const { seller, sellerId, malee, nok, email, person, invite } = await givenMembers()
  const order = await givenOrder(market, { from: { seller, sellerId }, quantities: [2, 1, 3] })
  for (const [at, member] of [malee, malee, nok].entries())
    await db.asPerson(seller.id ?? '').all('select public.set_line_member($1, $2)', [order.lines[at], member])
  expect(await refusal(invite(malee, email, person))).toMatch(/^PT404/)
  expect(await refusal(invite(randomUUID()))).toMatch(/^PT404/)
  expect(await refusal(invite(malee, 'nobody'))).toBe('HT004')
  expect(await invite()).toEqual({ outcome: 'invited' })
  expect(await refusal(linesOf(person, malee))).toBe('PT404')
  const link = await linkOf(sellerId, email)
  expect(await accept(await givenPerson(db), link)).toBe(409)
  expect([await accept(person, link), await accept(person, link)]).toEqual([200, 404])
  expect(await roleOf(sellerId, person)).toEqual({ role: 'member' })

  const [made] = await linesOf(person, malee)
  expect(made).toMatchObject({ id: order.id, state: 'open', lines: [{ quantity: 2 }, { quantity: 1 }] })
  expect(JSON.stringify(made)).not.toContain('Ada')
  expect(await refusal(linesOf(person, nok))).toBe('PT404')
  expect(await linesOf(person, malee, order.id)).toEqual([])
  expect(await db.asPerson(person).one('select public.my_shop_rights($1) as may', [sellerId])).toEqual({ may: [] })
  for (const table of ['orders', 'order_lines', 'seller_contacts', 'shop_acts', 'shop_invitations'])
    expect(await db.asPerson(person).all(`select from public.${table}`)).toEqual([])
  expect(await refusal(db.asPerson(person).all('select public.cooperative($1)', [sellerId]))).toBe('42501')
  // Who reads their earnings is not invited to; nobody else is as the same member.
  expect(await refusal(invite())).toBe('HT005')
  expect(await invite(nok)).toEqual({ outcome: 'had' })
})

test('what they read ends with being taken off or with leaving, and what they earned stays', async () => {
  const { sellerId, owner, malee, email, person, invite } = await givenMembers()
  for (const by of [owner, person]) {
    await invite()
    await accept(person, await linkOf(sellerId, email))
    expect(await linesOf(person, malee)).toEqual([])
    await db.asPerson(by).all('select public.remove_shop_member($1, $2)', [sellerId, person])
    expect(await refusal(linesOf(person, malee))).toBe('PT404')
    expect(await db.asPerson(person).all('select from public.cooperative_members')).toEqual([])
  }
  expect(await db.owner.one('select name, person_id from public.cooperative_members where id = $1', [malee])).toEqual({ name: 'Malee', person_id: null })
  const { log } = await db.asPerson(owner).one<{ log: { action: string; changes: object }[] }>('select public.shop_log($1) as log', [sellerId])
  expect(log.find(({ action }) => action === 'team.invite')).toMatchObject({ changes: { role: [null, 'member'], name: [null, 'Malee'] } })
})

test('a member waits at one address; who is invited to a task as well has one letter for both', async () => {
  const { sellerId, owner, malee, email, person, invite } = await givenMembers()
  await invite(malee, 'typing-error@weavers.test')
  const wrong = await linkOf(sellerId, 'typing-error@weavers.test')
  await db.asPerson(owner).all(`select public.invite_to_shop($1, $2, 'orders')`, [sellerId, email])
  await invite()
  expect(await accept(person, wrong)).toBe(404)
  expect(await accept(person, await linkOf(sellerId, email))).toBe(200)
  expect(await roleOf(sellerId, person)).toEqual({ role: 'orders' })
  expect(await linesOf(person, malee)).toEqual([])
})

test('an invitation is worth nothing where somebody else is that member meanwhile, and goes with the cooperative', async () => {
  const { sellerId, owner, malee, nok, email, person, invite } = await givenMembers()
  await invite()
  await db.asPerson(owner).all(`select public.save_cooperative_member($1, $2, 'Malee', 'all', null, $3)`, [sellerId, malee, owner])
  expect(await accept(person, await linkOf(sellerId, email))).toBe(404)
  expect(await roleOf(sellerId, person)).toBeUndefined()
  await invite(nok)
  const link = await linkOf(sellerId, email)
  await accept(person, link)
  await invite(malee, 'other@weavers.test').catch(() => undefined)
  await db.asPerson(owner).all(`select public.turn_shop($1, 'family')`, [sellerId])
  expect(await roleOf(sellerId, person)).toBeUndefined()
  expect(await db.owner.all('select from public.shop_invitations where seller_id = $1', [sellerId])).toEqual([])
  expect(await roleOf(sellerId, owner)).toEqual({ role: 'owner' })
})

test('a form that was opened before a member said yes takes nobody their earnings, and who is to read them is changed by saying so', async () => {
  const { sellerId, owner, malee, email, person, invite } = await givenMembers()
  await invite()
  await accept(person, await linkOf(sellerId, email))
  const save = (more: string) => db.asPerson(owner).all(`select public.save_cooperative_member($1, $2, 'Malee Jaidee', 'all'${more})`, [sellerId, malee])
  const reader = () => db.owner.one('select name, person_id from public.cooperative_members where id = $1', [malee])
  await save('')
  expect(await reader()).toEqual({ name: 'Malee Jaidee', person_id: person })
  expect(await linesOf(person, malee)).toEqual([])
  await save(`, p_no_person => true`)
  expect(await reader()).toEqual({ name: 'Malee Jaidee', person_id: null })
  await save(`, p_person_id => '${person}'`)
  expect(await reader()).toEqual({ name: 'Malee Jaidee', person_id: person })
  expect(await refusal(save(`, p_person_id => '${person}', p_no_person => true`))).toBe('22023')
})

test('a member reads what they make in their own language, where somebody has said it', async () => {
  const { seller, sellerId, owner, malee } = await givenMembers()
  const order = await givenOrder(market, { from: { seller, sellerId }, quantities: [1] })
  const [line] = order.lines
  await db.asPerson(owner).all('select public.set_line_member($1, $2)', [line, malee])
  const { product, written } = await db.owner.one<{ product: string; written: string }>(
    `update public.order_lines set option_text = 'gold' where id = $1 returning product_id as product, title_seller as written`,
    [line],
  )
  await db.owner.all(
    `insert into public.product_translations (product_id, language, name, phrases, state) values
       ($1, 'th', 'ผ้าพันคอ', '{"gold": "สีทอง"}', 'reviewed'), ($1, 'fr', 'Écharpe', '{"gold": "or"}', 'draft')`,
    [product],
  )
  const read = async (language: string) => {
    const { lines } = await db
      .asPerson(owner)
      .one<{ lines: { lines: { title: string; option: string; phrases: unknown }[] }[] }>('select public.member_lines($1, null, $2) as lines', [
        malee,
        language,
      ])
    return lines[0]?.lines.map(({ title, option, phrases }) => [title, option, phrases])
  }
  expect(await read('th')).toEqual([['ผ้าพันคอ', 'gold', { gold: 'สีทอง' }]])
  expect(await read('fr')).toEqual([[written, 'gold', null]])
})
