import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let [ada, ben] = ['', '']
beforeAll(async () => {
  db = await testDatabase()
  ;[ada, ben] = [await givenPerson(db), await givenPerson(db)]
  for (const person of [ada, ben]) await givenStaff(db, person, 'support')
})

const keep = (person: string, name: string, shared = false) =>
  asStaff(db, person).all(`insert into public.staff_views (resource, name, shared, filter) values ('orders', $1, $2, '{"late": true}')`, [name, shared])
const namesFor = async (person: string) =>
  (await asStaff(db, person).all<{ name: string }>('select name from public.staff_views order by name')).map(({ name }) => name)

test('a view is its maker’s until it is shared; then the team reads it, and nobody but its maker changes or removes it', async () => {
  await keep(ada, 'My late ones')
  await keep(ada, 'Everybody’s late ones', true)
  expect(await namesFor(ada)).toEqual(['Everybody’s late ones', 'My late ones'])
  expect(await namesFor(ben)).toEqual(['Everybody’s late ones'])
  expect(await asStaff(db, ben).all(`update public.staff_views set name = 'Mine now' returning id`)).toEqual([])
  expect(await asStaff(db, ben).all('delete from public.staff_views returning id')).toEqual([])
  expect(await db.asPerson(ada).all('select name from public.staff_views')).toEqual([])
  await asStaff(db, ada).all(`update public.staff_views set shared = false where shared`)
  expect(await namesFor(ben)).toEqual([])
})

test('a name is taken once per person and list, whatever its case, and nobody makes a view for somebody else', async () => {
  await keep(ben, 'Fragile')
  expect(await refusal(keep(ben, ' fragile '))).toBe('23505')
  await keep(ada, 'Fragile')
  expect(await refusal(asStaff(db, ada).all(`insert into public.staff_views (resource, name, person_id) values ('orders', 'For you', $1)`, [ben]))).toBe(
    '42501',
  )
  expect(await refusal(keep(ada, ' '))).toBe('23514')
})

const chooseFirst = (person: string, view: number) =>
  asStaff(db, person).all(
    `insert into public.staff_first_views (resource, view_id) values ('orders', $1) on conflict (person_id, resource) do update set view_id = excluded.view_id`,
    [view],
  )
/** As the screen asks. */
const firstFor = async (person: string) =>
  (
    await asStaff(db, person).all<{ name: string | null }>(
      `select v.name from public.staff_first_views f left join public.staff_views v on v.id = f.view_id where f.resource = 'orders'`,
    )
  ).map(({ name }) => name)
const viewOf = (person: string, name: string) =>
  db.owner.one<{ id: number }>('select id::integer as id from public.staff_views where person_id = $1 and name = $2', [person, name])

test('a list opens with one view at most: one’s own or the team’s, never somebody else’s, and each chooses for herself', async () => {
  await keep(ada, 'Hers alone')
  await keep(ada, 'The team’s morning', true)
  await keep(ben, 'His morning')
  const [hers, team, his] = [await viewOf(ada, 'Hers alone'), await viewOf(ada, 'The team’s morning'), await viewOf(ben, 'His morning')]
  await chooseFirst(ben, his.id)
  await chooseFirst(ben, team.id)
  expect(await firstFor(ben)).toEqual(['The team’s morning'])
  expect(await firstFor(ada)).toEqual([])
  expect(await refusal(chooseFirst(ben, hers.id))).toBe('42501')
  // A view that is not there is refused in the same words, so that nobody learns which are.
  expect(await refusal(chooseFirst(ben, 999_999))).toBe('42501')
  expect(await refusal(asStaff(db, ben).all(`insert into public.staff_first_views (resource, view_id) values ('payouts', $1)`, [his.id]))).toBe('23503')
  expect(await db.asPerson(ben).all('select from public.staff_first_views')).toEqual([])

  await asStaff(db, ada).all(`update public.staff_views set name = 'The team’s evening' where id = $1`, [team.id])
  expect(await firstFor(ben)).toEqual(['The team’s evening'])
  await asStaff(db, ada).all('update public.staff_views set shared = false where id = $1', [team.id])
  expect(await firstFor(ben)).toEqual([null])
  await asStaff(db, ada).all('delete from public.staff_views where id = $1', [team.id])
  expect(await firstFor(ben)).toEqual([])
})

test('who made, shared and removed a view is in the log', async () => {
  await keep(ben, 'Logged', true)
  await asStaff(db, ben).all(`delete from public.staff_views where name = 'Logged'`)
  const acts = await db.owner.all<{ action: string }>(
    `select action from public.activity_log where actor_id = $1 and action like 'staff_views.%' and changes -> 'name' @> '["Logged"]' order by id`,
    [ben],
  )
  expect(acts.map(({ action }) => action)).toEqual(['staff_views.insert', 'staff_views.delete'])
})
