import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, type GivenProduct } from '../support/market.ts'
import { givenReceived } from '../support/received.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

/** Somebody who ordered a piece; answers the order's line. */
const givenOrder = async (...asked: Parameters<typeof givenReceived> extends [unknown, ...infer Rest] ? Rest : never) =>
  (await givenReceived(db, ...asked)).lineId
const orderOf = async (line: string) => (await db.owner.one<{ id: string }>('select order_id as id from public.order_lines where id = $1', [line])).id
const write = (person: string, line: string, rating: number, body = 'Lovely') =>
  db.asPerson(person).one<{ id: string }>(`select public.write_review($2, $3, 'en', p_order_line_id => $1) as id`, [line, rating, body])
const writeOfSeller = (person: string, order: string, rating: number, aspects: object = {}) =>
  db
    .asPerson(person)
    .one<{ id: string }>(`select public.write_review($2, 'Kind people', 'en', p_order_id => $1, p_aspects => $3) as id`, [
      order,
      rating,
      JSON.stringify(aspects),
    ])
const ratingOf = (product: GivenProduct) =>
  db.anon.one<{ rating: number; review_count: number }>('select rating::float8 as rating, review_count from public.products where id = $1', [product.productId])

test('who has received a piece says how it is, and the rating is the mean', async () => {
  const [ada, ben, product] = [await givenPerson(db, { name: 'Ada Maria Lovelace' }), await givenPerson(db, { name: 'Ben' }), await givenProduct(db)]
  const { id } = await write(ada, await givenOrder(ada, product), 5, '  Softer than I thought.  ')
  await write(ben, await givenOrder(ben, product, { status: 'completed' }), 4)
  expect(await ratingOf(product)).toEqual({ rating: 4.5, review_count: 2 })
  expect(await db.anon.one('select author_name, author_country, rating, body, status from public.reviews where id = $1', [id])).toEqual({
    author_name: 'Ada L.',
    author_country: 'NL',
    rating: 5,
    body: 'Softer than I thought.',
    status: 'published',
  })
  expect(await db.owner.one('select rating::float8 as rating, review_count from public.sellers where id = $1', [product.sellerId])).toEqual({
    rating: 4.5,
    review_count: 2,
  })
})

test('a second word of the same person changes the first', async () => {
  const [ada, product] = [await givenPerson(db), await givenProduct(db)]
  const line = await givenOrder(ada, product)
  const first = await write(ada, line, 5)
  const second = await write(ada, line, 2, 'The dye ran.')
  expect(second).toEqual(first)
  expect(await ratingOf(product)).toEqual({ rating: 2, review_count: 1 })
})

test('nobody reviews what they did not buy, have not received, or received long ago', async () => {
  const [ada, ben, product] = [await givenPerson(db), await givenPerson(db), await givenProduct(db)]
  expect(await refusal(write(ben, await givenOrder(ada, product), 5))).toBe('42501')
  expect(await refusal(write(ada, await givenOrder(ada, product, { status: 'shipped' }), 5))).toBe('42501')
  expect(await refusal(write(ada, await givenOrder(ada, product, { daysAgo: 61 }), 5))).toBe('42501')
  expect(await refusal(write(ada, await givenOrder(ada, product), 6))).toBe('23514')
  expect(await refusal(db.asPerson(ada).all(`insert into public.reviews (product_id, author_name, rating) values ($1, 'Eve', 5)`, [product.productId]))).toBe(
    '42501',
  )
  expect(await ratingOf(product)).toEqual({ rating: 0, review_count: 0 })
})

test('what is hidden counts no more, and its author still sees it', async () => {
  const [ada, product] = [await givenPerson(db), await givenProduct(db)]
  const { id } = await write(ada, await givenOrder(ada, product), 1, 'Rude words')
  await db.service.all(`update public.reviews set status = 'hidden' where id = $1`, [id])
  expect(await ratingOf(product)).toEqual({ rating: 0, review_count: 0 })
  expect(await db.anon.all('select id from public.reviews where id = $1', [id])).toEqual([])
  expect(await db.asPerson(ada).all('select id from public.reviews where id = $1', [id])).toHaveLength(1)
})

test('a vote counts once, may be taken back, and nobody votes for themselves', async () => {
  const [ada, ben, product] = [await givenPerson(db), await givenPerson(db), await givenProduct(db)]
  const { id } = await write(ada, await givenOrder(ada, product), 5)
  const vote = (person: string) => db.asPerson(person).all('insert into public.review_votes (review_id) values ($1)', [id])
  const votes = async () => (await db.anon.one<{ helpful_count: number }>('select helpful_count from public.reviews where id = $1', [id])).helpful_count
  await vote(ben)
  expect(await refusal(vote(ben))).toBe('23505')
  expect(await refusal(vote(ada))).toBe('42501')
  expect(await votes()).toBe(1)
  await db.asPerson(ben).all('delete from public.review_votes where review_id = $1', [id])
  expect(await votes()).toBe(0)
})

test('the maker answers, nobody else does', async () => {
  const [ada, seller, product] = [await givenPerson(db), await givenPerson(db), await givenProduct(db)]
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [product.sellerId, seller])
  const { id } = await write(ada, await givenOrder(ada, product), 4)
  await db.asPerson(seller).all('select public.reply_to_review($1, $2)', [id, 'Thank you!'])
  expect(await db.anon.one('select reply from public.reviews where id = $1', [id])).toEqual({ reply: 'Thank you!' })
  expect(await refusal(db.asPerson(ada).all('select public.reply_to_review($1, $2)', [id, 'x']))).toBe('PT404')
})

test('everybody finds what they may still say something of: the piece, and who made it', async () => {
  const [ada, product] = [await givenPerson(db), await givenProduct(db)]
  const line = await givenOrder(ada, product)
  const mine = () => db.asPerson(ada).all('select subject, order_line_id, rating, may_write from public.my_reviewables($1)', [product.productId])
  const seller = { subject: 'seller', order_line_id: null, rating: null, may_write: true }
  expect(await mine()).toEqual([{ subject: 'product', order_line_id: line, rating: null, may_write: true }, seller])
  await write(ada, line, 3)
  expect(await mine()).toEqual([{ subject: 'product', order_line_id: line, rating: 3, may_write: true }, seller])
  expect(await db.asPerson(await givenPerson(db)).all('select * from public.my_reviewables()')).toEqual([])
  expect(await db.asPerson(ada).all('select * from public.my_reviewables($1)', [randomUUID()])).toEqual([])
})

test('nobody reviews their own workshop', async () => {
  const [seller, product] = [await givenPerson(db), await givenProduct(db)]
  const line = await givenOrder(seller, product)
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [product.sellerId, seller])
  expect(await refusal(write(seller, line, 5))).toBe('42501')
  expect(await refusal(writeOfSeller(seller, await orderOf(line), 5))).toBe('42501')
})

test('a maker is reviewed once for each order, and all that is said of them makes their rating', async () => {
  const [ada, ben, product] = [await givenPerson(db), await givenPerson(db), await givenProduct(db)]
  const line = await givenOrder(ada, product)
  const { id } = await writeOfSeller(ada, await orderOf(line), 5, { packaging: 4, delivery: 3, as_described: 1, anything: 'else' })
  await write(ada, line, 2)
  expect(
    await db.anon.one('select product_id, seller_id, bought, packaging, delivery, communication, as_described from public.reviews where id = $1', [id]),
  ).toEqual({
    product_id: null,
    seller_id: product.sellerId,
    bought: true,
    packaging: 4,
    delivery: 3,
    communication: null,
    as_described: null,
  })
  const rating = () => db.anon.one('select rating::float8 as rating, review_count from public.sellers where id = $1', [product.sellerId])
  expect(await rating()).toEqual({ rating: 3.5, review_count: 2 })
  expect(await ratingOf(product)).toEqual({ rating: 2, review_count: 1 })
  expect(await writeOfSeller(ada, await orderOf(line), 4)).toEqual({ id })
  expect(await rating()).toEqual({ rating: 3, review_count: 2 })
  expect(await refusal(writeOfSeller(ben, await orderOf(line), 1))).toBe('42501')
  expect(await refusal(writeOfSeller(ada, await orderOf(await givenOrder(ada, product, { status: 'accepted' })), 1))).toBe('42501')
  expect(await refusal(writeOfSeller(ada, await orderOf(line), 5, { packaging: 9 }))).toBe('23514')
  expect(await refusal(writeOfSeller(ada, await orderOf(line), 5, { packaging: 'x' }))).toBe('22P02')
  for (const column of ['rating', 'review_count']) {
    const seller = await givenPerson(db)
    await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [product.sellerId, seller])
    expect(await refusal(db.asPerson(seller).all(`update public.sellers set ${column} = 5 where id = $1`, [product.sellerId]))).toBe('42501')
  }
})

test('neither a piece nor both at once, and pressed twice is written once', async () => {
  const [ada, product] = [await givenPerson(db), await givenProduct(db)]
  const line = await givenOrder(ada, product)
  const order = await orderOf(line)
  expect(await refusal(db.asPerson(ada).all(`select public.write_review(5, '', 'en')`))).toBe('42501')
  expect(await refusal(db.asPerson(ada).all(`select public.write_review(5, '', 'en', $1, $2)`, [line, order]))).toBe('42501')
  const [first, second] = await Promise.all([write(ada, line, 5), write(ada, line, 5)])
  expect(first).toEqual(second)
  expect(await ratingOf(product)).toEqual({ rating: 5, review_count: 1 })
})
