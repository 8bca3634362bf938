import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { givenPerson, givenProduct, guest, testShop, type GivenProduct } from '../../tests/support/market.ts'
import { givenReceived, writeReview } from '../../tests/support/received.ts'
import { givenTranslationService, type TranslationService } from '../../tests/support/translation-service.ts'
import { translateReviewFunction } from './translate-review.server.ts'

let db: TestDatabase
let product: GivenProduct
beforeAll(async () => {
  db = await testDatabase()
  product = await givenProduct(db)
})

async function givenReview(body: string): Promise<string> {
  const author = await givenPerson(db)
  const { lineId } = await givenReceived(db, author, product)
  return writeReview(db, author, { lineId, body })
}

async function translate(review: string, service?: TranslationService, language = 'nl') {
  const { shop } = testShop(db)
  const answer = await translateReviewFunction({ ...shop, settings: { ...shop.settings, translation: service } }, guest, { review, language })
  return { status: answer.status, said: (await answer.json()) as Record<string, unknown> }
}

test('a review is translated once, and kept', async () => {
  const { asked, service } = await givenTranslationService()
  const review = await givenReview('soft and warm')
  await db.service.all(`update public.reviews set reply = 'thank you', reply_language = 'en' where id = $1`, [review])
  const translated = { status: 200, said: { body: 'SOFT AND WARM', reply: 'THANK YOU' } }
  expect(await translate(review, service)).toEqual(translated)
  expect(await translate(review, service)).toEqual(translated)
  expect(asked.toSorted()).toEqual(['soft and warm', 'thank you'])
  // Kept for those who come when the service is gone.
  expect(await translate(review)).toEqual(translated)
})

test('what is in the reader’s language already is not sent away', async () => {
  const { asked, service } = await givenTranslationService()
  const review = await givenReview('soft')
  expect(await translate(review, service, 'en')).toEqual({ status: 200, said: { body: 'soft', reply: null } })
  expect(asked).toEqual([])
})

test('without a service the answer says so, and nothing is kept', async () => {
  const review = await givenReview('soft')
  expect(await translate(review)).toMatchObject({ status: 409, said: { code: 'no_service' } })
  expect(await db.anon.all('select from public.review_translations where review_id = $1', [review])).toEqual([])
})

test('words that were changed while the service was thinking are not kept as translated', async () => {
  const review = await givenReview('soft')
  const { service } = await givenTranslationService(() => db.service.all(`update public.reviews set body = 'rough' where id = $1`, [review]))
  expect(await translate(review, service)).toMatchObject({ status: 200 })
  expect(await db.anon.all('select from public.review_translations where review_id = $1', [review])).toEqual([])
})

test('sixty reviews in ten minutes are translated for one address, and the next is not; those that were once are not counted', async () => {
  const { asked, service } = await givenTranslationService()
  const { shop } = testShop(db)
  const [first, second] = [await givenReview('soft'), await givenReview('rough')]
  const reader = { ...guest, ip: '203.0.113.9' }
  const read = async (review: string) =>
    (await translateReviewFunction({ ...shop, settings: { ...shop.settings, translation: service } }, reader, { review, language: 'nl' })).status
  await db.owner.all(`insert into auth.rate_limits (key, hits, expires_at) values ('shop:review-translation:ip:203.0.113.9', 59, now() + interval '1 minute')`)
  expect([await read(first), await read(second), await read(first)]).toEqual([200, 429, 200])
  expect(asked).toEqual(['soft'])
})

test('nobody learns what a hidden review says', async () => {
  const { asked, service } = await givenTranslationService()
  const review = await givenReview('soft')
  expect(await translate(review, service)).toMatchObject({ status: 200 })
  await db.service.all(`update public.reviews set status = 'hidden' where id = $1`, [review])
  expect(await translate(review, service)).toMatchObject({ status: 404 })
  expect(asked).toHaveLength(1)
})

test.each([{}, null, 'x', { review: 'x', language: 'nl' }, { review: crypto.randomUUID(), language: 'xx' }, { review: crypto.randomUUID(), language: 7 }])(
  'refuses %j',
  async (body) => {
    expect((await translateReviewFunction(testShop(db).shop, guest, body)).status).toBe(400)
  },
)
