import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { givePlan, givePoints } from '../support/members.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  clerk = await givenClerk('people.read', 'people.write', 'membership.read', 'membership.write')
})

async function givenClerk(...rights: string[]): Promise<string> {
  const person = await givenPerson(db)
  await givenStaff(db, person, rights)
  return person
}

/** A member whose orders of this year earned so many points. */
async function givenEarner(points: number): Promise<string> {
  const person = await givenPerson(db)
  await db.owner.all(`select private.book_points($1, 'earn', $2, $3, private.now() - interval '10 days')`, [person, points, randomUUID()])
  await db.owner.all(`select private.raise_tier($1, private.now())`, [person])
  return person
}

const correct = (person: string, points: number) =>
  asStaff(db, clerk).all(`select public.correct_points($1, $2, gen_random_uuid(), 'A parcel was lost')`, [person, points])
const entries = (person: string) =>
  db.owner.all<{ id: string; points: number; left_over: number; undoes: string | null }>(
    'select id, points, left_over, undoes from public.points_entries where person_id = $1 order by created_at, id',
    [person],
  )
const undo = async (entry: string | undefined, by = clerk) =>
  (await asStaff(db, by).one<{ left: number }>(`select public.undo_points($1, 'The wrong member') as left`, [entry])).left
const tierOf = async (person: string) => (await db.owner.one<{ tier: string }>('select tier from public.memberships where person_id = $1', [person])).tier
const numbers = async () => (await db.owner.one<{ n: Record<string, number> }>('select private.membership_numbers() as n')).n
type Change = { id: string; state: string; raised: number; before: Record<string, number> | null; seen: string }
const change = (id: string) =>
  db.owner.one<Change>('select id::text, state, raised, before, changed_at::text as seen from public.membership_terms where id = $1', [id])
const plan = async (terms: Record<string, unknown>, starts: string | null = null, seen?: unknown) =>
  (
    await asStaff(db, clerk).one<{ id: string }>(`select public.plan_membership_terms($1, $2, $3, 'More for many')::text as id`, [
      JSON.stringify(terms),
      starts,
      JSON.stringify(seen ?? (await numbers())),
    ])
  ).id
const end = async (id: string) =>
  (await asStaff(db, clerk).one<{ id: string }>(`select public.end_membership_terms($1, $2, 'Too dear')::text as id`, [id, (await change(id)).seen])).id

test('a correction is taken back once, by an entry against it that takes from that very gift; what was spent of it cannot be', async () => {
  const member = await givenPerson(db)
  await givePoints(db, member, 50, { lifeDays: 5 })
  await correct(member, 300)
  const gift = (await entries(member)).find(({ points }) => points === 300)
  expect(await undo(gift?.id)).toBe(50)
  const after = await entries(member)
  expect(after.map(({ points, left_over }) => [points, left_over])).toEqual([
    [50, 50],
    [300, 0],
    [-300, 0],
  ])
  expect(after[2]?.undoes).toBe(gift?.id)
  expect(await refusal(undo(gift?.id))).toBe('HT005')
  // What took back is itself an entry by hand.
  expect(await undo(after[2]?.id)).toBe(350)
  await db.owner.all(`select private.book_points($1, 'redeem', -340, $2, private.now())`, [member, randomUUID()])
  const again = (await entries(member)).find(({ undoes }) => undoes === after[2]?.id)
  expect(await refusal(undo(again?.id))).toBe('HT005')
  const redeemed = (await entries(member)).find(({ points }) => points === -340)
  expect([await refusal(undo(redeemed?.id)), await refusal(undo(randomUUID()))]).toEqual(['HT005', 'PT404'])
  const acts = await db.owner.all(`select changes from public.activity_log where action = 'people.undo_points' and subject = $1 order by id`, [member])
  expect(acts).toEqual([{ changes: { points: [350, 50] } }, { changes: { points: [50, 350] } }])
})

test('nobody takes back points of their own, and nobody moves the end of their own plan', async () => {
  await givePoints(db, clerk, 100)
  await givePlan(db, clerk, 'premium')
  expect(await refusal(undo((await entries(clerk))[0]?.id))).toBe('HT005')
  const own = `select public.move_plan_end(id, 30, period_end, 'For me') from public.plan_subscriptions where person_id = $1`
  expect(await refusal(asStaff(db, clerk).all(own, [clerk]))).toBe('HT005')
})

test('a plan runs longer and shorter again; not into the past, and not past what somebody else has done', async () => {
  const member = await givenPerson(db)
  await givePlan(db, member, 'premium')
  const { id, ends } = await db.owner.one<{ id: string; ends: string }>(
    'select id, period_end::text as ends from public.plan_subscriptions where person_id = $1',
    [member],
  )
  const move = async (days: number, seen: string) =>
    (await asStaff(db, clerk).one<{ ends: string }>(`select public.move_plan_end($1, $2, $3, 'The mail was late')::text as ends`, [id, days, seen])).ends
  const later = await move(10, ends)
  expect(Date.parse(later) - Date.parse(ends)).toBe(10 * 86_400_000)
  expect(await refusal(move(10, ends))).toBe('HT003')
  expect(await move(-10, later)).toBe(ends)
  expect(await refusal(move(-300, ends))).toBe('HT005')
  for (const wrong of [0, 367]) expect(await refusal(move(wrong, ends))).toBe('22023')
})

test('a list of members says what each has, to whoever reads accounts and to nobody else', async () => {
  const member = await givenEarner(1200)
  const ask = (by: string) =>
    asStaff(db, by).all(
      `select m.tier, public.points_left(m) as left, public.points_in_year(m) as year, public.plans_held(m) as plans, public.points_end(m) is not null as ends
         from public.memberships m where m.person_id = $1`,
      [member],
    )
  expect(await ask(clerk)).toEqual([{ tier: 'silk', left: 1200, year: 1200, plans: [], ends: true }])
  expect(await ask(await givenClerk('orders.read'))).toEqual([])
})

test('what a change would do is told first; it raises at once, lowers nobody, and is taken back whole', async () => {
  const [low, high] = [await givenEarner(700), await givenEarner(5200)]
  const terms = { 'tiers.silk_from': 600, 'tiers.royal_gold_from': 6000, 'points.value_minor': 50 }
  const { p } = await asStaff(db, clerk).one<{ p: { up: number; down: number; movers: { person_id: string; to: string }[]; held: Record<string, number> } }>(
    'select public.membership_preview($1) as p',
    [JSON.stringify(terms)],
  )
  expect(p.movers).toEqual(
    expect.arrayContaining([expect.objectContaining({ person_id: low, to: 'silk' }), expect.objectContaining({ person_id: high, to: 'silk' })]),
  )
  expect(p.held['then_minor']).toBe((p.held['now_minor'] ?? 0) * 2)
  const before = await numbers()
  const made = await plan(terms)
  expect([await tierOf(low), await tierOf(high)]).toEqual(['silk', 'royal_gold'])
  expect(await change(made)).toMatchObject({ state: 'applied', raised: p.up, before: { 'tiers.silk_from': 1000, 'tiers.royal_gold_from': 5000 } })
  const undone = await end(made)
  expect(await numbers()).toEqual(before)
  expect(await change(undone)).toMatchObject({ state: 'applied', before: terms })
  expect(await tierOf(low)).toBe('silk')
  expect(await refusal(end(made))).toBe('HT005')
})

test('a planned change waits for its day and can be withdrawn; a later change has to be taken back first', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const planned = await plan({ 'points.goods_minor': 2000 }, tomorrow)
  const withdrawn = await plan({ 'points.goods_minor': 3000 }, tomorrow)
  await end(withdrawn)
  await db.owner.all('select private.apply_due_terms()')
  expect((await numbers())['points.goods_minor']).toBe(1000)
  await db.owner.all(`update public.membership_terms set starts_at = now() - interval '1 minute' where state <> 'applied'`)
  await Promise.all([1, 2].map(() => db.owner.all('select private.apply_due_terms()')))
  expect((await numbers())['points.goods_minor']).toBe(2000)
  expect([(await change(planned)).state, (await change(withdrawn)).state]).toEqual(['applied', 'withdrawn'])
  const later = await plan({ 'points.goods_minor': 1500 })
  expect(await refusal(end(planned))).toBe('HT005')
  await end(later)
  await end(planned)
  expect((await numbers())['points.goods_minor']).toBe(1000)
})

test('numbers that cannot be are refused, as is what somebody has not seen or may not do', async () => {
  for (const wrong of [{ 'tiers.silk_from': 9000 }, { 'tiers.silk_from': 1.5 }, { 'points.value_minor': '7' }, { 'commission.rate_ppm': 1 }, {}])
    expect([wrong, await refusal(plan(wrong))]).toEqual([wrong, 'HT005'])
  expect(await refusal(plan({ 'points.redeem_from': 50 }, null, { 'points.redeem_from': 50 }))).toBe('HT003')
  const reader = await givenClerk('membership.read')
  expect(await refusal(asStaff(db, reader).all(`select public.end_membership_terms(1, now(), 'Too dear')`))).toBe('42501')
})
