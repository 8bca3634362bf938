import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await givenStaff(db, await givenPerson(db, { email: 'first@staff.test' }))
})

/** An owner who has offered a role to an account of their own, and how that answers. */
async function offered(role: string) {
  const [owner, email] = [await givenPerson(db), `${randomUUID()}@staff.test`]
  await givenStaff(db, owner)
  const own = await givenPerson(db, { email })
  await asStaff(db, owner).all(`select public.invite_colleague($1, $2, 'Work for two')`, [email, role])
  const told = () => db.owner.all('select from private.staff_invitations i cross join private.invitation_of(i.id, i.round) where i.email = $1', [email])
  const accept = async () =>
    (
      await db.owner.one<{ was: string }>('select private.accept_invitation(i.id, i.round, $2) as was from private.staff_invitations i where i.email = $1', [
        email,
        own,
      ])
    ).was
  const isStaff = async () => (await db.owner.all('select from public.staff_members m where m.person_id = $1', [own])).length === 1
  const demoted = async (permissions?: readonly string[]) => {
    await db.owner.all('delete from public.staff_members where person_id = $1', [owner])
    if (permissions) await givenStaff(db, owner, permissions)
  }
  return { told, accept, isStaff, demoted }
}

describe('what somebody offered who may less by now', () => {
  test('is not accepted: the office does not come back by a letter that was sent before it was taken', async () => {
    const { told, accept, isStaff, demoted } = await offered('owner')
    await demoted(['staff.write', 'orders.read'])
    expect(await told()).toEqual([])
    expect(await accept()).toBe('gone')
    expect(await isStaff()).toBe(false)
  })

  test('nor a role that may what they may not, whoever gave it that since', async () => {
    const { accept, demoted } = await offered('editor')
    await demoted(['staff.write'])
    expect(await accept()).toBe('gone')
  })

  test('a role within what they may still is', async () => {
    const { told, accept, isStaff, demoted } = await offered('editor')
    const may = await db.owner.all<{ permission: string }>(`select permission from public.staff_role_permissions where role = 'editor'`)
    await demoted(['staff.write', ...may.map(({ permission }) => permission)])
    expect(await told()).toHaveLength(1)
    expect(await accept()).toBe('accepted')
    expect(await isStaff()).toBe(true)
  })
})
