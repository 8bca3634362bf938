import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

test('the copy of one’s data names nobody else: not who of a shop answers, nor who decided', async () => {
  const [buyer, helper, product] = [await givenPerson(db), await givenPerson(db), await givenProduct(db)]
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'chat')`, [product.sellerId, helper])
  await db.asPerson(buyer).one('select public.create_or_get_conversation($1) as id', [product.productId])
  await db.owner.all('insert into public.talk_assignments (seller_id, buyer_id, person_id) values ($1, $2, $3)', [product.sellerId, buyer, helper])
  const copyOf = async (person: string) =>
    (await db.owner.one<{ about: Record<string, object[]> }>('select private.everything_about($1) as about', [person])).about
  const bought = await copyOf(buyer)
  expect(bought['talk_assignments']).toMatchObject([{ seller_id: product.sellerId, buyer_id: buyer }])
  expect(JSON.stringify(bought)).not.toContain(helper)
  const answered = await copyOf(helper)
  expect(answered['talk_assignments']).toMatchObject([{ seller_id: product.sellerId, person_id: helper }])
  expect(JSON.stringify(answered)).not.toContain(buyer)
})
