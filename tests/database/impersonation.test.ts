import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { i18nWords } from '../support/words.ts'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenSeller, testShop } from '../support/market.ts'
import { givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let shop: Shop
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop, letters } = testShop(db))
})

type Clerk = { id: string; session: string; factor: string }

/** Somebody of the staff, signed in with a second factor that is really there. */
async function givenClerk(...rights: string[]): Promise<Clerk> {
  const [id, session, factor] = [await givenPerson(db), randomUUID(), randomUUID()]
  await givenStaff(db, id, rights)
  await db.auth.all(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at) values ($1, $2, 'Phone', 'totp', 'verified', now(), now())`,
    [factor, id],
  )
  await db.auth.all(`insert into auth.sessions (id, user_id, created_at, updated_at, aal, factor_id) values ($1, $2, now(), now(), 'aal2', $3)`, [
    session,
    id,
    factor,
  ])
  return { id, session, factor }
}

type Begun = { id: string; ends_at: string }
const beginning = ({ id, session }: Clerk, person: string, reason = 'She cannot find her order', claims: object = withFactor()) =>
  db.service.transaction(async (tx) => {
    await tx.all(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify({ sub: id, session_id: session, role: 'authenticated', ...claims })])
    return (await tx.one<{ begun: Begun }>('select private.begin_impersonation($1, $2) as begun', [person, reason])).begun
  })
const claimsOf = (clerk: Clerk, person: string, { id }: Begun) => ({ sub: person, session_id: id, act: { sub: clerk.id }, read_only: true, aal: 'aal1' })
const lives = async (clerk: Clerk, person: string, begun: Begun) =>
  (await db.auth.one<{ yes: boolean }>('select private.impersonation_lives($1) as yes', [JSON.stringify(claimsOf(clerk, person, begun))])).yes
const actsAbout = (person: string) =>
  db.owner.all<{ action: string; actor_id: string; on_behalf_of: string; reason: string }>(
    `select action, actor_id, on_behalf_of, reason from public.activity_log where subject = $1 and action in ('people.see_as', 'people.stop_seeing_as') order by id`,
    [person],
  )

test('whoever may looks for fifteen minutes, and the person is told by letter and in the shop, in their language', async () => {
  const person = await givenPerson(db, { email: `looked-${randomUUID()}@people.test` })
  await db.owner.all(`update public.profiles set language = 'th' where id = $1`, [person])
  const clerk = await givenClerk('people.see_as')
  const begun = await beginning(clerk, person)
  const minutes = (Date.parse(begun.ends_at) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(14)
  expect(minutes).toBeLessThanOrEqual(15)
  expect(await lives(clerk, person, begun)).toBe(true)
  await sendOutbox(shop)
  const { email } = await db.owner.one<{ email: string }>('select email from public.profiles where id = $1', [person])
  const [letter] = letters.filter(({ to }) => to === email)
  expect(letter?.subject).toBe(i18nWords('th')('account-letters:seen.subject'))
  expect(letter?.text).toContain('She cannot find her order')
  expect(await db.asPerson(person).all('select kind, facts from public.notifications')).toEqual([
    { kind: 'account_seen', facts: { reason: 'She cannot find her order' } },
  ])
  expect(await actsAbout(person)).toEqual([{ action: 'people.see_as', actor_id: clerk.id, on_behalf_of: person, reason: 'She cannot find her order' }])
})

test('without the permission, the fresh factor or a reason nobody looks; nobody through the eyes of staff or their own', async () => {
  const [person, colleague] = [await givenPerson(db), await givenPerson(db)]
  await givenStaff(db, colleague, ['blog.read'])
  const clerk = await givenClerk('people.see_as', 'people.read')
  expect(await refusal(beginning(await givenClerk('people.read', 'people.write'), person))).toBe('42501')
  expect(await refusal(beginning(clerk, person, 'Late', withFactor({ minutesAgo: 11 })))).toBe('42501')
  expect(await refusal(beginning(clerk, person, 'Weak', { aal: 'aal1' }))).toBe('42501')
  expect(await refusal(beginning({ ...clerk, session: randomUUID() }, person))).toBe('42501')
  expect(await refusal(beginning(clerk, person, '  '))).toBe('HT004')
  for (const other of [colleague, clerk.id, randomUUID()]) expect(await refusal(beginning(clerk, other))).toBe('HT005')
  // A person who looks is staff nowhere, and a buyer calls none of this.
  expect(await refusal(db.asPerson(person).all('select private.begin_impersonation($1, $2)', [colleague, 'I wonder']))).toBe('42501')
  expect(await refusal(db.asPerson(person).all('select public.impersonations_of($1)', [person]))).toBe('42501')
  expect(await refusal(db.asPerson(person).all('select * from private.impersonations'))).toBe('42501')
})

describe('it ends at once', () => {
  const ends: [string, (clerk: Clerk, person: string, begun: Begun) => Promise<unknown>, string][] = [
    [
      'when it is stopped',
      (clerk, person, begun) => db.auth.one('select private.end_impersonation($1)', [JSON.stringify(claimsOf(clerk, person, begun))]),
      'ended',
    ],
    ['after its time', (_, __, { id }) => db.owner.all(`update private.impersonations set ends_at = now() - interval '1 second' where id = $1`, [id]), 'time'],
    ['when whoever looks signs out', ({ session }) => db.auth.all('delete from auth.sessions where id = $1', [session]), 'rights'],
    ['when the second factor goes', ({ factor }) => db.auth.all('delete from auth.mfa_factors where id = $1', [factor]), 'rights'],
    ['when the session is not that strong any more', ({ session }) => db.auth.all(`update auth.sessions set aal = 'aal1' where id = $1`, [session]), 'rights'],
    ['when the role is taken', ({ id }) => db.owner.all('delete from public.staff_members where person_id = $1', [id]), 'rights'],
    ['when whoever looks is blocked', ({ id }) => db.owner.all(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [id]), 'rights'],
    ['when the person becomes staff', (_, person) => givenStaff(db, person, ['blog.read']), 'rights'],
    ['when another one is begun', async (clerk) => beginning(clerk, await givenPerson(db)), 'ended'],
  ]
  test.each(ends)('%s', async (_when, end, because) => {
    const [clerk, person] = [await givenClerk('people.see_as'), await givenPerson(db)]
    const begun = await beginning(clerk, person)
    expect(await lives(clerk, person, begun)).toBe(true)
    await end(clerk, person, begun)
    expect(await lives(clerk, person, begun)).toBe(false)
    await db.service.one('select private.end_impersonations()')
    await db.service.one('select private.end_impersonations()')
    expect(await db.owner.one('select ended_because from private.impersonations where id = $1', [begun.id])).toEqual({ ended_because: because })
    expect((await actsAbout(person)).map(({ action, on_behalf_of: whose }) => [action, whose])).toEqual([
      ['people.see_as', person],
      ['people.stop_seeing_as', person],
    ])
  })

  test('whose token it is not ends nothing', async () => {
    const [clerk, person] = [await givenClerk('people.see_as'), await givenPerson(db)]
    const begun = await beginning(clerk, person)
    const forged = { ...claimsOf(clerk, person, begun), act: { sub: person } }
    await db.auth.all('select private.end_impersonation($1)', [JSON.stringify(forged)])
    expect(await lives(clerk, person, begun)).toBe(true)
  })

  test('who begins two at once has one', async () => {
    const clerk = await givenClerk('people.see_as')
    const [one, two] = [await givenPerson(db), await givenPerson(db)]
    const [first, second] = await Promise.all([beginning(clerk, one), beginning(clerk, two)])
    expect([await lives(clerk, one, first), await lives(clerk, two, second)].filter(Boolean)).toHaveLength(1)
  })
})

test('talks are closed to whoever looks, and staff rights are nobody’s there', async () => {
  const [buyer, seller] = [await givenPerson(db), await givenSeller(db)]
  const talk = randomUUID()
  await db.owner.all('insert into public.conversations (id, buyer_id, seller_id, last_message_at) values ($1, $2, $3, now())', [talk, buyer, seller])
  await db.owner.all(`insert into public.messages (conversation_id, sender_id, content) values ($1, $2, 'A secret')`, [talk, buyer])
  const looking = db.asPerson(buyer, { act: { sub: randomUUID() }, read_only: true })
  for (const sql of ['select id from public.conversations', 'select id from public.messages', 'select conversation_id from public.my_inbox()']) {
    expect(await db.asPerson(buyer).all(sql)).toHaveLength(1)
    expect(await looking.all(sql)).toEqual([])
  }
  expect(await looking.one('select public.unread_messages() as n')).toEqual({ n: 0 })
  // Whatever else the token claims.
  await givenStaff(db, buyer, 'owner')
  expect(await db.asPerson(buyer, { ...withFactor(), act: { sub: buyer } }).one('select public.my_staff_rights() as rights')).toMatchObject({
    rights: { proven: false, permissions: [] },
  })
})

test('what was read is counted, within bounds, and shown to whoever may read the log', async () => {
  const [clerk, person] = [await givenClerk('people.see_as', 'activity.read'), await givenPerson(db)]
  const begun = await beginning(clerk, person)
  const note = async (page: string, asked: string) =>
    (await db.service.one<{ noted: boolean }>('select private.note_impersonated_read($1, $2, $3) as noted', [begun.id, page, asked])).noted
  expect(await note('/dashboard', 'GET /rest/v1/orders')).toBe(true)
  await note('/dashboard', 'GET /rest/v1/orders')
  await note('/wishlist', `GET /rest/v1/${'x'.repeat(400)}`)
  await db.owner.all(`insert into private.impersonation_reads (impersonation_id, page, asked) select $1, '/p', 'GET /' || n from generate_series(1, 1000) n`, [
    begun.id,
  ])
  await note('/one-more', 'GET /one-more')
  await note('/two-more', 'GET /two-more')
  const { rows } = await db.owner.one<{ rows: bigint }>('select count(*) as rows from private.impersonation_reads where impersonation_id = $1', [begun.id])
  expect(Number(rows)).toBe(1003)
  expect(await note('/dashboard', 'GET /rest/v1/orders')).toBe(true)
  const { looks } = await db
    .asPerson(clerk.id, withFactor())
    .one<{ looks: { reason: string; pages: string[]; reads: number }[] }>('select public.impersonations_of($1) as looks', [person])
  expect(looks).toMatchObject([{ reason: 'She cannot find her order', reads: 1006 }])
  expect(looks[0]?.pages).toEqual(expect.arrayContaining(['/dashboard', '/wishlist', '/p']))
  expect((await db.service.one<{ noted: boolean }>(`select private.note_impersonated_read(gen_random_uuid(), '', '') as noted`)).noted).toBe(false)
})

test('a person’s copy of everything holds what they did, and when staff looked through their eyes', async () => {
  const [clerk, person] = [await givenClerk('people.see_as'), await givenPerson(db)]
  await beginning(clerk, person, 'A parcel that is late')
  const exported = async (whose: string) => (await db.service.one<{ e: Record<string, object[]> }>('select private.acts_for_export($1) as e', [whose])).e
  expect(await exported(person)).toMatchObject({ acts: [], account_seen_by_staff: [{ reason: 'A parcel that is late' }] })
  expect(await exported(clerk.id)).toMatchObject({ acts: [{ action: 'people.see_as', subject: person }], account_seen_by_staff: [] })
})

test('a role counts for nothing from the moment the second factor or the session is gone', async () => {
  const clerk = await givenClerk('activity.read')
  const me = db.asPerson(clerk.id, { ...withFactor(), session_id: clerk.session })
  const may = async () => (await me.one<{ may: boolean }>(`select private.may('activity.read') as may`)).may
  expect(await may()).toBe(true)
  await db.auth.all(`update auth.sessions set aal = 'aal1', factor_id = null where id = $1`, [clerk.session])
  expect(await may()).toBe(false)
  await db.auth.all(`update auth.sessions set aal = 'aal2' where id = $1`, [clerk.session])
  expect(await may()).toBe(true)
  await db.auth.all('delete from auth.sessions where id = $1', [clerk.session])
  expect(await may()).toBe(false)
})

test('what was seen through somebody’s eyes is forgotten after the days of the setting, and that it was seen is not', async () => {
  const [clerk, person] = [await givenClerk('people.see_as'), await givenPerson(db)]
  const begun = await beginning(clerk, person, 'A parcel that is late')
  await db.service.all('select private.note_impersonated_read($1, $2, $3)', [begun.id, '/dashboard', 'GET /rest/v1/orders'])
  const forget = async () => (await db.service.one<{ forgotten: number }>('select private.forget_impersonations() as forgotten')).forgotten
  // One that has not ended stays, however old.
  await db.owner.all(`update private.impersonations set started_at = now() - interval '400 days' where id = $1`, [begun.id])
  expect(await forget()).toBe(0)
  await db.owner.all(`update private.impersonations set ended_at = now() - interval '364 days', ended_because = 'ended' where id = $1`, [begun.id])
  expect(await forget()).toBe(0)
  await db.owner.all(`update private.impersonations set ended_at = now() - interval '366 days' where id = $1`, [begun.id])
  expect(await forget()).toBe(1)
  expect(await db.owner.all('select from private.impersonation_reads where impersonation_id = $1', [begun.id])).toEqual([])
  expect(await db.owner.all(`select from public.activity_log where action = 'people.see_as' and subject = $1`, [person])).toHaveLength(1)
})
