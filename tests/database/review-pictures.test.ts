import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { forgetReviewDrafts } from '../../app/reviews/write/forget-drafts.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop, type GivenProduct } from '../support/market.ts'
import { givenReceived, writeReview } from '../support/received.ts'

let db: TestDatabase
let product: GivenProduct
let author: string
let lineId: string
beforeAll(async () => {
  db = await testDatabase()
})

async function givenBuyer(): Promise<void> {
  ;[product, author] = [await givenProduct(db), await givenPerson(db)]
  lineId = (await givenReceived(db, author, product)).lineId
}

const ADD = 'insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, $3)'
/** A file in somebody's folder of what nobody sees yet; answers its name. */
async function upload(person: string, folder = person, bucket = 'review-drafts'): Promise<string> {
  const name = `${folder}/${randomUUID()}.jpg`
  await db.asPerson(person).all(ADD, [bucket, name, person])
  return name
}
const bucketOf = async (file: string) =>
  (await db.owner.maybe<{ bucket_id: string }>(`select bucket_id from storage.objects where name like '%/' || $1`, [file.split('/')[1]]))?.bucket_id
const pathsOf = async (review: string) =>
  (await db.anon.all<{ path: string }>('select path from public.review_pictures where review_id = $1 order by position', [review])).map(({ path }) => path)

test('people add pictures to their own folder of drafts, and to nothing else', async () => {
  await givenBuyer()
  const other = await givenPerson(db)
  const mine = await upload(author)
  expect(await refusal(upload(author, other))).toBe('42501')
  expect(await refusal(upload(author, author, 'review-pictures'))).toBe('42501')
  expect(await refusal(db.asPerson(author).all(ADD, ['review-drafts', `${author}/deep/x.jpg`, author]))).toBe('42501')
  expect(await refusal(db.asAnon().all(ADD, ['review-drafts', `${author}/x.jpg`, null]))).toBe('42501')
  for (const [person, seen] of [
    [author, 1],
    [other, 0],
  ] as const)
    expect(await db.asPerson(person).all('select from storage.objects where name = $1', [mine])).toHaveLength(seen)
  expect(await db.asPerson(other).all('delete from storage.objects where name = $1 returning id', [mine])).toEqual([])
  expect(await db.asPerson(author).all('delete from storage.objects where name = $1 returning id', [mine])).toHaveLength(1)
})

test('a folder of drafts is full at some point', async () => {
  await givenBuyer()
  for (let count = 0; count < 24; count += 1) await upload(author)
  expect(await refusal(upload(author))).toBe('42501')
})

test('publishing makes pictures public, hiding takes them away, showing brings them back, deleting removes them', async () => {
  await givenBuyer()
  const [first, second] = [await upload(author), await upload(author)]
  const review = await writeReview(db, author, { lineId, pictures: [{ path: first, alt: '  The scarf  ' }, { path: second }] })
  const paths = await pathsOf(review)
  expect(paths).toEqual([first, second].map((path) => path.replace(author, review)))
  expect(await db.anon.one('select alt from public.review_pictures where path = $1', [paths[0]])).toEqual({ alt: 'The scarf' })
  expect([await bucketOf(first), await bucketOf(second)]).toEqual(['review-pictures', 'review-pictures'])

  await db.service.all(`update public.reviews set status = 'hidden' where id = $1`, [review])
  expect(await bucketOf(first)).toBe('review-drafts')
  expect(await pathsOf(review)).toEqual([])
  for (const person of [author, await givenPerson(db)])
    expect(await db.asPerson(person).all('select from storage.objects where name = $1', [paths[0]])).toHaveLength(0)
  await db.service.all(`update public.reviews set status = 'published' where id = $1`, [review])
  expect(await bucketOf(first)).toBe('review-pictures')

  // Changed: the second alone, and first of all.
  await writeReview(db, author, { lineId, pictures: [{ path: paths[1] ?? '', alt: 'The fringe' }] })
  expect(await pathsOf(review)).toEqual([paths[1]])
  expect(await bucketOf(first)).toBeUndefined()
  // Said again without a word about pictures: they stay.
  await writeReview(db, author, { lineId, rating: 3 })
  expect(await pathsOf(review)).toEqual([paths[1]])
  await db.asPerson(author).all('delete from public.reviews where id = $1', [review])
  expect(await bucketOf(second)).toBeUndefined()
})

test('a review shows no pictures of others, none twice, and not too many', async () => {
  await givenBuyer()
  const other = await givenPerson(db)
  const theirs = await upload(other)
  const mine = await upload(author)
  const write = (pictures: unknown) =>
    db.asPerson(author).all(`select public.write_review(5, '', 'en', p_order_line_id => $1, p_pictures => $2)`, [lineId, JSON.stringify(pictures)])
  for (const wrong of [
    [{ path: theirs }],
    [{ path: `${author}/none.jpg` }],
    [{ path: mine }, { path: mine }],
    [{}],
    ['x'],
    [null],
    {},
    'x',
    Array.from({ length: 7 }, () => ({ path: mine })),
  ])
    expect([wrong, await refusal(write(wrong))]).toEqual([wrong, '23514'])
  expect(await db.owner.all('select from public.reviews where order_line_id = $1', [lineId])).toEqual([])
  expect(await bucketOf(mine)).toBe('review-drafts')
})

test('whoever leaves takes the pictures along; the words stay without a name', async () => {
  await givenBuyer()
  const picture = await upload(author)
  const review = await writeReview(db, author, { lineId, pictures: [{ path: picture }] })
  await db.owner.all('delete from auth.users where id = $1', [author])
  expect(await bucketOf(picture)).toBeUndefined()
  expect(await db.anon.one('select author_name, body from public.reviews where id = $1', [review])).toEqual({ author_name: '', body: 'Lovely' })
})

test('drafts nobody published go after a day; pictures of hidden reviews wait for the shop', async () => {
  await givenBuyer()
  const [kept, old, fresh] = [await upload(author), await upload(author), await upload(author)]
  const review = await writeReview(db, author, { lineId, pictures: [{ path: kept }] })
  await db.service.all(`update public.reviews set status = 'hidden' where id = $1`, [review])
  await db.owner.all(`update storage.objects set created_at = now() - interval '2 days' where name not like '%' || $1`, [fresh.split('/')[1]])
  await forgetReviewDrafts(testShop(db).shop)
  expect([await bucketOf(kept), await bucketOf(old), await bucketOf(fresh)]).toEqual(['review-drafts', undefined, 'review-drafts'])
})
