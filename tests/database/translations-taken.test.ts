import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { overrideSentencesFunction } from '../../app/sentences/override-sentences.server.ts'
import type { Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
import { asCaller } from '../support/paid-orders.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let shop: Shop
let ada: string
let ben: string
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db))
  ;[ada, ben] = [await givenTranslator(), await givenTranslator()]
})

async function givenTranslator(...rights: string[]): Promise<string> {
  const person = await givenPerson(db)
  await givenStaff(db, person, rights.length > 0 ? rights : ['translations.read', 'translations.write'])
  return person
}
const take = (person: string, key: string, kind = 'sentence', language = 'de') =>
  asStaff(db, person).all('select public.take_translation($1, $2, $3)', [kind, language, key])
const leave = (person: string, key: string, kind = 'sentence') => asStaff(db, person).all('select public.leave_translation($1, $2, $3)', [kind, 'de', key])
const taken = (person: string, language = 'de') =>
  asStaff(db, person).all<{ key: string; person_id: string }>('select key, person_id from public.translations_taken($1)', [language])
const holderOf = async (key: string) => (await taken(ada)).find((claim) => claim.key === key)?.person_id
async function say(person: string, key: string, sentence: string) {
  const by = { ...asCaller(person), claims: { sub: person, role: 'authenticated', ...withFactor() } }
  const change = { namespace: 'cart', key, sentence, seen: null }
  const answer = await overrideSentencesFunction(shop, by, { language: 'de', changes: [change], reason: 'It reads better' })
  return ((await answer.json()) as { reports: { outcome: string }[] }).reports.map(({ outcome }) => outcome)
}

test('of twenty who take a sentence at once one has it, everybody sees who, and it is given back by nobody else', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => givenTranslator()))
  const outcomes = await Promise.all(people.map((person) => take(person, 'cart:title').then(() => 'mine', codeOf)))
  expect(outcomes.toSorted()).toEqual([...Array(19).fill('HT005'), 'mine'])
  const holder = people[outcomes.indexOf('mine')] ?? ''
  expect(await holderOf('cart:title')).toBe(holder)
  await leave(ben, 'cart:title')
  expect(await refusal(take(ben, 'cart:title'))).toBe('HT005')
  await leave(holder, 'cart:title')
  await take(ben, 'cart:title')
  expect(await holderOf('cart:title')).toBe(ben)
  // In another language it is another work.
  await take(ada, 'cart:title', 'sentence', 'fr')
  expect(await taken(ada, 'fr')).toEqual([{ key: 'cart:title', person_id: ada }])
})
const codeOf = (error: unknown) => (error as { code: string }).code

test('what lies for a day is free again, and whoever takes their own once more has it for another day', async () => {
  await take(ada, 'cart:empty')
  const age = (hours: number) =>
    db.owner.all(`update private.translation_claims set taken_at = taken_at - $1 * interval '1 hour' where key = 'cart:empty'`, [hours])
  await age(23)
  expect(await refusal(take(ben, 'cart:empty'))).toBe('HT005')
  await take(ada, 'cart:empty')
  await age(23)
  expect(await refusal(take(ben, 'cart:empty'))).toBe('HT005')
  await age(2)
  expect(await holderOf('cart:empty')).toBeUndefined()
  await take(ben, 'cart:empty')
  expect(await holderOf('cart:empty')).toBe(ben)
})

test('what a colleague works on is neither said nor reviewed by anybody else, and what is done is free', async () => {
  await take(ada, 'cart:pageTitle')
  expect(await say(ben, 'pageTitle', 'Anders')).toEqual(['taken'])
  expect(await say(ada, 'pageTitle', 'Ganz anders')).toEqual(['done'])
  expect(await holderOf('cart:pageTitle')).toBeUndefined()

  const { productId } = await givenProduct(db)
  await db.owner.all(`insert into public.product_translations (product_id, language, name, state) values ($1, 'de', 'Schal', 'machine')`, [productId])
  const review = (person: string) => asStaff(db, person).all(`select public.review_translation('products', $1, 'de', 'machine')`, [productId])
  await take(ada, productId, 'products')
  expect(await refusal(review(ben))).toBe('HT005')
  await review(ada)
  expect(await holderOf(productId)).toBeUndefined()
})

test('nobody takes more than fifty, what is none is refused, and who may only read takes nothing', async () => {
  const keen = await givenTranslator()
  const ids = Array.from({ length: 50 }, () => randomUUID())
  await Promise.all(ids.map((id) => take(keen, id, 'posts')))
  await expect(take(keen, randomUUID(), 'posts')).rejects.toMatchObject({ code: '22023', hint: 'too_many_taken' })
  await take(keen, ids[0] ?? '', 'posts')
  await leave(keen, ids[0] ?? '', 'posts')
  await take(keen, randomUUID(), 'posts')
  const wrong = [take(ada, 'no place'), take(ada, 'x', 'products'), take(ada, randomUUID(), 'orders'), take(ada, 'cart:title', 'sentence', 'x!')]
  expect(await Promise.all(wrong.map((asked) => refusal(asked)))).toEqual(Array(4).fill('22023'))
  const [reader, clerk] = [await givenTranslator('translations.read'), await givenTranslator('orders.read')]
  expect([await refusal(take(reader, 'cart:total')), await refusal(leave(reader, 'cart:total')), await refusal(taken(clerk))]).toEqual(Array(3).fill('42501'))
  expect((await taken(reader)).length).toBeGreaterThan(0)
})

test('taking and giving back are rows of the activity log, another day for one’s own is not', async () => {
  const [careful, late] = [await givenTranslator(), await givenTranslator()]
  await take(careful, 'cart:remove')
  await take(careful, 'cart:remove')
  expect(await refusal(take(late, 'cart:remove'))).toBe('HT005')
  await leave(late, 'cart:remove')
  await leave(careful, 'cart:remove')
  const acts = await db.owner.all('select actor_id, action, subject from public.activity_log where actor_id = any ($1) order by id', [[careful, late]])
  expect(acts).toEqual(['translations.take', 'translations.leave'].map((action) => ({ actor_id: careful, action, subject: 'sentence/cart:remove/de' })))
})
