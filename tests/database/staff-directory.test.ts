import { beforeAll, describe, expect, test } from 'vitest'
import { acceptInvitationFunction } from '../../app/staff/invitations/accept-invitation.server.ts'
import { invitationLink } from '../../app/staff/invitations/invitation-link.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller } from '../support/paid-orders.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

type Colleague = { person_id: string; email: string; has_factor: boolean; roles: { role: string; granted_by: string }[] }

let db: TestDatabase
let owner: ReturnType<typeof asStaff>
let lead: ReturnType<typeof asStaff>
beforeAll(async () => {
  db = await testDatabase()
  const [first, second] = [await givenPerson(db, { email: 'owner@staff.test' }), await givenPerson(db, { email: 'lead@staff.test' })]
  await givenStaff(db, first)
  await givenStaff(db, second, ['staff.read', 'staff.write', 'orders.read'])
  owner = asStaff(db, first)
  lead = asStaff(db, second)
})

const directory = () => owner.all<Colleague>('select * from public.staff_directory()')
const rolesOf = async (person: string) => (await directory()).find(({ person_id: id }) => id === person)?.roles.map(({ role }) => role)
/** Says yes for everybody with an account to what waits for their address. */
const acceptAll = () =>
  db.owner.all(`select private.accept_invitation(i.id, i.round, u.id) from private.staff_invitations i join auth.users u on lower(u.email) = i.email`)
const invite = async (email: string, role: string, by = owner) =>
  (await by.one<{ was: string }>(`select public.invite_colleague($1, $2, 'She begins on Monday') as was`, [email, role])).was

describe('a role given by address', () => {
  test('is accepted by the account of that address, once, by the newest link only; the directory says who gave it', async () => {
    const person = await givenPerson(db, { email: 'Here@staff.test' })
    const stranger = await givenPerson(db)
    const { shop } = testShop(db)
    const tokenOf = async () => {
      const { id, round } = await db.owner.one<{ id: string; round: number }>(`select id, round from private.staff_invitations where email = 'here@staff.test'`)
      return new URL(invitationLink(shop, 'en', { id, round })).searchParams.get('invitation') ?? ''
    }
    const accept = async (invitation: string, who: string) => (await acceptInvitationFunction(shop, asCaller(who), { invitation })).status
    expect(await invite(' HERE@staff.test', 'editor')).toBe('invited')
    const first = await tokenOf()
    expect(await invite('here@staff.test', 'editor')).toBe('invited')
    const second = await tokenOf()
    expect([await accept(first, person), await accept(`${second.slice(0, -3)}AAA`, person), await accept(second, stranger)]).toEqual([404, 404, 409])
    expect(await rolesOf(person)).toBe(undefined)
    expect((await Promise.all([accept(second, person), accept(second, person)])).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await invite('here@staff.test', 'editor')).toBe('had')
    expect((await directory()).find(({ person_id: id }) => id === person)?.roles).toMatchObject([{ role: 'editor', granted_by: 'owner@staff.test' }])
  })

  test('waits for who has no account, until it is withdrawn', async () => {
    expect(await invite('soon@staff.test', 'editor')).toBe('invited')
    const waiting = () => owner.all<{ email: string; role: string }>(`select email, role from public.staff_invited() where email like 'soon%'`)
    expect(await waiting()).toEqual([{ email: 'soon@staff.test', role: 'editor' }])
    await owner.all(`select public.withdraw_invitation('Soon@staff.test', 'editor', 'She does not come')`)
    expect(await waiting()).toEqual([])
    const late = await givenPerson(db, { email: 'soon@staff.test' })
    expect(await rolesOf(late)).toBe(undefined)
  })

  test('is refused for what is no address, for a role that is none, and for more than one may', async () => {
    expect(await refusal(invite('nobody', 'editor'))).toBe('HT004')
    expect(await refusal(invite('a@staff.test', 'king'))).toBe('HT005')
    expect(await refusal(invite('a@staff.test', 'finance', lead))).toBe('42501')
  })
})

describe('a role of one’s own', () => {
  const write = async (by: typeof owner, slug: string, permissions: string[], why = 'A night shift begins') => {
    const { seen } = await db.owner.one<{ seen: string[] | null }>(
      `select case when exists (select from public.staff_roles where slug = $1) then array(select permission from public.staff_role_permissions where role = $1) end as seen`,
      [slug],
    )
    return by.all('select public.write_staff_role($1, $2, $3, $4, $5)', [slug, 'Works at night.', permissions, seen, why])
  }
  const mays = (person: string, permission: string) =>
    asStaff(db, person)
      .one<{ may: boolean }>('select private.may($1) as may', [permission])
      .then(({ may }) => may)

  test('counts at once for everybody who has it, when it is made and when it is changed', async () => {
    await write(owner, 'nights', ['orders.read', 'payments.read'])
    const person = await givenPerson(db, { email: 'night@staff.test' })
    await invite('night@staff.test', 'nights')
    await acceptAll()
    expect([await mays(person, 'orders.read'), await mays(person, 'payments.read')]).toEqual([true, true])
    await write(owner, 'nights', ['orders.read', 'contact.read'])
    expect([await mays(person, 'orders.read'), await mays(person, 'payments.read'), await mays(person, 'contact.read')]).toEqual([true, false, true])
    const acts = await db.owner.all(`select from public.activity_log where noun = 'staff_role_permissions' and reason = 'A night shift begins'`)
    expect(acts.length).toBe(4)
  })

  test('gives nobody more than who writes it has, not even what the role had before', async () => {
    await write(lead, 'readers', ['orders.read'])
    expect(await refusal(write(lead, 'readers', ['orders.read', 'payouts.approve']))).toBe('42501')
    expect(await refusal(write(lead, 'finance', ['orders.read']))).toBe('42501')
    expect(await refusal(write(owner, 'owner', ['orders.read']))).toBe('HT005')
    expect(await refusal(write(owner, 'Bad name', []))).toBe('23514')
    expect(await refusal(write(owner, 'made_up', ['made.up']))).toBe('23503')
    expect(await refusal(write(owner, 'readers', [], ''))).toBe('HT004')
  })

  test('is removed when nobody has it, and what waits for it ends', async () => {
    await write(owner, 'short_lived', ['orders.read'])
    const person = await givenPerson(db, { email: 'short@staff.test' })
    await invite('short@staff.test', 'short_lived')
    await acceptAll()
    await invite('nobody-yet@staff.test', 'short_lived')
    const remove = (slug: string) => owner.all(`select public.remove_staff_role($1, 'The shift is over')`, [slug])
    expect(await refusal(remove('short_lived'))).toBe('HT005')
    await owner.all(`select public.take_staff_role($1, 'short_lived', 'The shift is over')`, [person])
    await remove('short_lived')
    expect(await owner.all(`select from public.staff_invited() where role = 'short_lived'`)).toEqual([])
    expect(await refusal(remove('owner'))).toBe('HT005')
  })
})
