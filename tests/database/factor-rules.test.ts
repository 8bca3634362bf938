import { beforeEach, expect, test } from 'vitest'
import { letterOfFactor } from '../../app/account/letter-of-factor.server.ts'
import { givenPerson, givenSeller, testShop } from '../support/market.ts'
import { testDatabase } from '../support/database.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

const db = await testDatabase()
const keeper = await givenPerson(db)
await givenStaff(db, keeper, ['security.read', 'security.write'])
const asKeeper = asStaff(db, keeper)
const { shop } = testShop(db)
beforeEach(() => db.owner.all('delete from private.factor_rules'))

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const set = (kind: string, day: string) => asKeeper.all(`select public.set_factor_rule($1, $2, 'Their buyers’ addresses')`, [kind, day])
const lift = (kind: string) => asKeeper.all(`select public.lift_factor_rule($1, 'Not yet')`, [kind])
const mine = (person: string) =>
  db
    .asPerson(person)
    .one<{ rule: { closed: boolean } | null }>('select public.my_factor_rule() as rule')
    .then(({ rule }) => rule)
const desks = (person: string) => db.asPerson(person).all('select from public.seller_members')
async function givenMember(role: string) {
  const person = await givenPerson(db)
  const seller = await givenSeller(db)
  await db.owner.all('insert into public.seller_members (seller_id, person_id, role) values ($1, $2, $3)', [seller, person, role])
  return person
}
const setUp = (person: string) =>
  db.owner.all(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at) values (gen_random_uuid(), $1, 'Phone', 'totp', 'verified', now(), now())`,
    [person],
  )
const past = () => db.owner.all(`update private.factor_rules set holds_from = now() - interval '1 minute'`)

test('after its day a desk is closed for whoever lacks a second factor, and for nobody else, until they have one or it is lifted', async () => {
  const [owner, packer, careful] = [await givenMember('owner'), await givenMember('orders'), await givenMember('owner')]
  await setUp(careful)
  expect(await mine(owner)).toBeNull()
  await set('owners', inDays(30))
  expect([await mine(owner), await mine(packer), await mine(careful)]).toEqual([expect.objectContaining({ closed: false }), null, null])
  expect(await desks(owner)).toHaveLength(1)
  await past()
  expect(await mine(owner)).toMatchObject({ closed: true })
  expect([await desks(owner), await desks(packer), await desks(careful)].map(({ length }) => length)).toEqual([0, 1, 1])
  expect(await db.service.all('select from private.acting_members where person_id = any ($1)', [[owner, packer, careful]])).toHaveLength(2)
  await setUp(owner)
  expect(await desks(owner)).toHaveLength(1)
  await set('everybody', inDays(30))
  await past()
  expect(await desks(packer)).toHaveLength(0)
  await lift('everybody')
  expect(await desks(packer)).toHaveLength(1)
  await expect(lift('everybody')).rejects.toMatchObject({ code: 'HT005', hint: 'already_decided' })
})

test('nobody is closed out from one day to the next: a rule takes a week, may be put off and not brought forward within it', async () => {
  await expect(set('owners', inDays(3))).rejects.toMatchObject({ code: 'HT004', hint: 'factor_too_soon' })
  await expect(set('owners', inDays(500))).rejects.toMatchObject({ code: 'HT004', hint: 'factor_too_late' })
  await expect(set('buyers', inDays(30))).rejects.toMatchObject({ code: 'HT004', hint: 'factor_kind' })
  await set('owners', inDays(30))
  await expect(set('owners', inDays(30))).rejects.toMatchObject({ code: 'HT005', hint: 'already_decided' })
  await expect(set('owners', inDays(2))).rejects.toMatchObject({ code: 'HT004', hint: 'factor_too_soon' })
  await past()
  await set('owners', inDays(3))
})

test('whoever lacks it is told once at each step, and not when it is set up or lifted before the letter goes', async () => {
  const owner = await givenMember('owner')
  const tell = async () => {
    await db.service.one('select private.tell_factor_rules()')
    return db.owner.all<{ payload: { person_id: string; day: string } }>(
      `select payload from private.outbox where topic = 'seller.factor' and payload ->> 'person_id' = $1 order by id`,
      [owner],
    )
  }
  await set('owners', inDays(30))
  const [first] = await tell()
  expect(await tell()).toHaveLength(1)
  await db.owner.all(`update private.factor_rules set holds_from = now() + interval '6 days'`)
  expect(await tell()).toHaveLength(2)
  expect(await tell()).toHaveLength(2)
  expect(await letterOfFactor(shop, first?.payload ?? { person_id: '', day: '' })).toEqual([
    expect.objectContaining({ text: expect.stringContaining('/en/settings#security') as string }),
  ])
  await setUp(owner)
  expect(await letterOfFactor(shop, first?.payload ?? { person_id: '', day: '' })).toEqual([])
  const other = await givenPerson(db)
  await givenStaff(db, other, ['orders.read'])
  await expect(asStaff(db, other).all('select public.factor_rules()')).rejects.toMatchObject({ code: '42501' })
  expect(await asKeeper.one(`select jsonb_array_length(public.factor_rules()) as kinds`)).toEqual({ kinds: 2 })
})
