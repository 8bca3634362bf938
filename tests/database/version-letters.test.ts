import { expect, test } from 'vitest'
import { letterOfVersion } from '../../app/pages/letter-of-version.server.ts'
import { testDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'

const db = await testDatabase()
const { shop } = testShop(db)
type Payload = { person_id: string; version_id: number }

const tell = async (most = 1000) => (await db.service.one<{ told: number }>('select private.tell_page_versions($1) as told', [most])).told
const waiting = async () =>
  (await db.owner.all<{ payload: Payload }>(`select payload from private.outbox where topic = 'person.page_version'`)).map(({ payload }) => payload)
async function givenMember() {
  const id = await givenPerson(db)
  await db.owner.all(`update auth.users set email_confirmed_at = now(), created_at = now() - interval '1 year' where id = $1`, [id])
  return id
}
async function givenVersion(page: string, number: number, from: string) {
  await db.owner.all('insert into public.pages (id) values ($1) on conflict do nothing', [page])
  const { id } = await db.owner.one<{ id: string }>(
    'insert into public.page_versions (page_id, number, holds_from) values ($1, $2, now() + $3::interval) returning id',
    [page, number, from],
  )
  return Number(id)
}

test('each member is told of each version once, in batches, and of nothing that was withdrawn, is long in force or is another page', async () => {
  const members = await Promise.all([givenMember(), givenMember(), givenMember()])
  await givenPerson(db)
  await givenVersion('terms', 1, '-30 days')
  const version = await givenVersion('terms', 2, '30 days')
  expect([await tell(2), await tell(2), await tell(2)]).toEqual([2, 1, 0])
  const told = await waiting()
  expect(told.map(({ person_id: id }) => id).toSorted()).toEqual(members.toSorted())
  expect(told.every(({ version_id: id }) => id === version)).toBe(true)
  const late = await givenMember()
  await db.owner.all(`update auth.users set created_at = now() + interval '1 minute' where id = $1`, [late])
  expect(await tell()).toBe(0)
  const [first] = told
  const [letter] = first ? await letterOfVersion(shop, first) : []
  expect(letter?.text).toContain('/en/pages/terms/versions/2')
  await db.owner.all('update public.page_versions set withdrawn_at = now() where id = $1', [version])
  expect(first && (await letterOfVersion(shop, first))).toEqual([])
  await givenVersion('privacy', 1, '40 days')
  expect(await tell()).toBe(3)
})

test('a version that was told to all rests for a day, goes on where it stopped, and then asks once more', async () => {
  await db.owner.all(`update public.page_versions set withdrawn_at = now()`)
  const version = await givenVersion('terms', 90, '30 days')
  const progress = () =>
    db.owner.one<{ on: boolean; rests: boolean }>(
      'select last_person is not null as on, next_at > now() as rests from private.version_tellings where version_id = $1',
      [version],
    )
  await givenMember()
  await givenMember()
  await tell(1)
  expect(await progress()).toEqual({ on: true, rests: false })
  await tell()
  expect(await progress()).toEqual({ on: false, rests: true })
  // Whoever was there and confirms their address later hears of it, too.
  const late = await givenMember()
  expect(await tell()).toBe(0)
  await db.owner.all(`update private.version_tellings set next_at = now()`)
  expect(await tell()).toBe(1)
  expect((await waiting()).at(-1)).toEqual({ person_id: late, version_id: version })
})
