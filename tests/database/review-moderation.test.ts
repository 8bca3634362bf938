import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, type GivenProduct } from '../support/market.ts'
import { givenReceived, writeReview } from '../support/received.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let product: GivenProduct
let seller: string
let author: string
let review: string
beforeAll(async () => {
  db = await testDatabase()
})

/** A published review by somebody who received the piece. */
async function givenReview(): Promise<void> {
  ;[product, seller, author] = [await givenProduct(db), await givenPerson(db), await givenPerson(db, { name: 'Ada Lovelace' })]
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [product.sellerId, seller])
  const { lineId } = await givenReceived(db, author, product)
  review = await writeReview(db, author, { lineId })
}

const shown = async () => (await db.anon.all('select id from public.reviews where id = $1', [review])).length === 1
const report = async (reason: string) =>
  db.asPerson(await givenPerson(db)).all('insert into public.review_flags (review_id, reason) values ($1, $2)', [review, reason])

test('three reports hide a review with the reason most people gave, and its author learns it', async () => {
  await givenReview()
  await report('rude')
  await report('spam')
  expect(await shown()).toBe(true)
  await report('rude')
  expect(await shown()).toBe(false)
  expect(await db.asPerson(author).one('select status, hidden_because from public.reviews where id = $1', [review])).toEqual({
    status: 'hidden',
    hidden_because: 'rude',
  })
  expect(await db.anon.one('select review_count from public.products where id = $1', [product.productId])).toEqual({ review_count: 0 })
})

test('what is hidden can be neither voted for, reported, answered nor taken back, and changing it does not show it', async () => {
  await givenReview()
  await db.service.all(`update public.reviews set status = 'hidden' where id = $1`, [review])
  const other = await givenPerson(db)
  expect(await refusal(db.asPerson(other).all('insert into public.review_votes (review_id) values ($1)', [review]))).toBe('42501')
  expect(await refusal(db.asPerson(other).all(`insert into public.review_flags (review_id, reason) values ($1, 'spam')`, [review]))).toBe('42501')
  expect(await refusal(db.asPerson(seller).all('select public.reply_to_review($1, $2)', [review, 'Thanks']))).toBe('PT404')
  expect(await db.asPerson(author).all('delete from public.reviews where id = $1 returning id', [review])).toEqual([])
  const line = await db.owner.one<{ id: string }>('select order_line_id as id from public.reviews where id = $1', [review])
  expect(await writeReview(db, author, { lineId: line.id, body: 'Kinder words' })).toBe(review)
  expect(await shown()).toBe(false)
})

test('no maker finds helpful what is said of their own workshop', async () => {
  await givenReview()
  expect(await refusal(db.asPerson(seller).all('insert into public.review_votes (review_id) values ($1)', [review]))).toBe('42501')
  expect(await refusal(db.asPerson(author).all('insert into public.review_votes (review_id) values ($1)', [review]))).toBe('42501')
})

test('the shop has the last word, and reports change it no more', async () => {
  await givenReview()
  const admin = await givenPerson(db)
  await givenStaff(db, admin, 'moderator')
  const judge = (person: string, isShown: boolean, because: string | null = null) =>
    asStaff(db, person).all('select public.judge_review($1, $2, $3)', [review, isShown, because])
  for (const person of [author, seller, await givenPerson(db)]) expect(await refusal(judge(person, true))).toBe('42501')
  for (const person of [db.asPerson(admin), db.asPerson(seller), db.asAnon()])
    expect(await refusal(person.all('select private.judge_review($1, true, null)', [review]))).toBe('42501')
  expect(await refusal(judge(admin, false))).toBe('23514')
  expect(await refusal(judge(admin, false, 'whim'))).toBe('23514')
  await judge(admin, false, 'private')
  expect(await shown()).toBe(false)
  await judge(admin, true)
  expect(await shown()).toBe(true)
  for (const reason of ['spam', 'spam', 'spam', 'spam']) await report(reason)
  expect(await shown()).toBe(true)
})

test('authors take their published words back, nobody else’s', async () => {
  await givenReview()
  for (const person of [seller, await givenPerson(db)])
    expect(await db.asPerson(person).all('delete from public.reviews where id = $1 returning id', [review])).toEqual([])
  expect(await refusal(db.asAnon().all('delete from public.reviews where id = $1', [review]))).toBe('42501')
  expect(await db.asPerson(author).all('delete from public.reviews where id = $1 returning id', [review])).toHaveLength(1)
  expect(await db.anon.one('select review_count from public.products where id = $1', [product.productId])).toEqual({ review_count: 0 })
})

test('a reviewer is called as the profile says, and not at all after leaving', async () => {
  await givenReview()
  const name = async () => (await db.anon.one<{ name: string }>('select author_name as name from public.reviews where id = $1', [review])).name
  expect(await name()).toBe('Ada L.')
  await db.asPerson(author).all(`update public.profiles set full_name = '  Augusta   Ada King ' where id = $1`, [author])
  expect(await name()).toBe('Augusta K.')
  await db.asPerson(author).all(`update public.profiles set full_name = 'สมศรี' where id = $1`, [author])
  expect(await name()).toBe('สมศรี')
  await db.owner.all('delete from auth.users where id = $1', [author])
  expect(await name()).toBe('')
})

test('what a review said before is kept for the shop', async () => {
  await givenReview()
  const line = await db.owner.one<{ id: string }>('select order_line_id as id from public.reviews where id = $1', [review])
  await writeReview(db, author, { lineId: line.id, rating: 2, body: 'The dye ran.' })
  expect(await db.service.all('select rating, body from private.review_history where review_id = $1', [review])).toEqual([{ rating: 5, body: 'Lovely' }])
})

test('the maker hears of a review and its author of the answer, once each', async () => {
  await givenReview()
  const told = (person: string) =>
    db.asPerson(person).all(`select kind, facts ->> 'rating' as rating, facts ->> 'name' as name from public.notifications where kind like '%review%'`)
  expect(await told(seller)).toEqual([{ kind: 'new_review', rating: '5', name: 'Silk scarf' }])
  for (const words of ['Thank you!', '', 'Thank you, Ada!']) await db.asPerson(seller).all(`select public.reply_to_review($1, $2, 'th')`, [review, words])
  expect(await told(author)).toEqual([{ kind: 'review_answered', rating: null, name: 'Silk scarf' }])
  expect(await db.anon.one('select reply, reply_language from public.reviews where id = $1', [review])).toEqual({
    reply: 'Thank you, Ada!',
    reply_language: 'th',
  })
  expect(
    await db.service.all(
      `select count(*)::integer as letters from private.outbox where topic = 'notification' and payload ->> 'notification_id' in (select id::text from public.notifications where person_id = any ($1))`,
      [[seller, author]],
    ),
  ).toEqual([{ letters: 2 }])
})

test('a translation goes with the words it was made of, and is read by those who read them', async () => {
  await givenReview()
  await db.service.all(`insert into public.review_translations (review_id, language, body, engine) values ($1, 'th', 'งาม', 'deepl')`, [review])
  const read = () => db.anon.all('select body from public.review_translations where review_id = $1', [review])
  expect(await read()).toEqual([{ body: 'งาม' }])
  await db.service.all(`update public.reviews set status = 'hidden' where id = $1`, [review])
  expect(await read()).toEqual([])
  await db.service.all(`update public.reviews set status = 'published' where id = $1`, [review])
  await db.asPerson(seller).all('select public.reply_to_review($1, $2)', [review, 'Thanks'])
  expect(await read()).toEqual([])
})
