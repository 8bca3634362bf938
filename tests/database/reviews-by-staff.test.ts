import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { givenReceived, writeReview } from '../support/received.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

async function givenClerk(...rights: string[]): Promise<string> {
  const person = await givenPerson(db, { name: 'Krit Hattha' })
  await givenStaff(db, person, rights)
  return person
}
/** A review that somebody has reported as rude. */
async function givenReported() {
  const [author, reporter] = [await givenPerson(db, { name: 'Ada Buyer' }), await givenPerson(db, { name: 'Ben Reader' })]
  const received = await givenReceived(db, author, await givenProduct(db))
  const review = await writeReview(db, author, received)
  await db.asPerson(reporter).all(`insert into public.review_flags (review_id, reason) values ($1, 'rude')`, [review])
  return { review, author, reporter }
}
type Trail = { order: string; waits: boolean; judged_at: string | null; reports: { reason: string; name: string }[]; former: { body: string }[] }
const trailOf = async (clerk: string, review: string) =>
  (await asStaff(db, clerk).one<{ trail: Trail }>('select public.review_trail($1) as trail', [review])).trail
const judge = (clerk: string, review: string, shown: boolean, first = true) =>
  asStaff(db, clerk).all('select public.judge_review($1, $2, $3, $4, $5)', [review, shown, shown ? null : 'rude', 'It names a neighbour', first])

test('a moderator reads who reported a review for what, the order behind it, and what it said before', async () => {
  const [clerk, { review }] = [await givenClerk('reviews.read'), await givenReported()]
  await db.owner.all(`update public.reviews set body = 'Kinder words' where id = $1`, [review])
  const trail = await trailOf(clerk, review)
  expect(trail).toMatchObject({ waits: true, judged_at: null, reports: [{ reason: 'rude', name: 'Ben Reader' }] })
  expect(trail.order).toMatch(/-1$/)
  expect(trail.former).toHaveLength(1)
  expect(await refusal(trailOf(await givenClerk('orders.read'), review))).toBe('42501')
})

test('of two who judge the same report the second is told so, and changes a judgement on purpose only', async () => {
  const [clerk, colleague, { review }] = [await givenClerk('reviews.read', 'reviews.judge'), await givenClerk('reviews.judge'), await givenReported()]
  const both = await Promise.allSettled([judge(clerk, review, false), judge(colleague, review, true)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusal(judge(colleague, review, true))).toBe('HT005')
  await judge(colleague, review, false, false)
  expect(await db.owner.one('select status, hidden_because from public.reviews where id = $1', [review])).toEqual({ status: 'hidden', hidden_because: 'rude' })
  expect(await trailOf(clerk, review)).toMatchObject({ waits: false })
  const acts = await asStaff(db, clerk).all<{ reason: string; name: string }>(`select reason, name from public.acts_about('reviews', $1)`, [[review]])
  expect(acts).toEqual([
    { reason: 'It names a neighbour', name: 'Krit Hattha' },
    { reason: 'It names a neighbour', name: 'Krit Hattha' },
  ])
})

test('reviews are found by their words, whoever wrote them and the maker', async () => {
  const [clerk, { review }] = [await givenClerk('reviews.read'), await givenReported()]
  await db.owner.all(`update public.reviews set body = 'A 100% benjarong bowl' where id = $1`, [review])
  const found = async (words: string) => (await asStaff(db, clerk).all<{ id: string }>('select id from public.reviews_found($1)', [words])).map(({ id }) => id)
  expect(await found('100% benja')).toEqual([review])
  expect(await found('1000 benja')).toEqual([])
  const { name } = await db.owner.one<{ name: string }>(
    'select s.business_name as name from public.sellers s join public.reviews r on r.seller_id = s.id where r.id = $1',
    [review],
  )
  expect(await found(name)).toContain(review)
  expect([await refusal(found(' ')), await refusal(found('x'.repeat(101)))]).toEqual(['22023', '22023'])
})
