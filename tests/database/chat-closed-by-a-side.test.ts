import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

async function givenTalk() {
  const [buyer, owner, helper, product] = [await givenPerson(db), await givenPerson(db), await givenPerson(db), await givenProduct(db)]
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner'), ($1, $3, 'chat')`, [
    product.sellerId,
    owner,
    helper,
  ])
  const { id: talk } = await db.asPerson(buyer).one<{ id: string }>('select public.create_or_get_conversation($1) as id', [product.productId])
  const say = (person: string) =>
    db.asPerson(person).all('insert into public.messages (conversation_id, sender_id, content) values ($1, $2, $3)', [talk, person, 'Good morning'])
  const close = (person: string, closed = true) => db.asPerson(person).all('select public.block_conversation($1, $2)', [talk, closed])
  return { buyer, owner, helper, product, say, close }
}

test('who left a shop keeps no conversation of it closed', async () => {
  const { buyer, owner, helper, product, say, close } = await givenTalk()
  await close(helper)
  expect(await refusal(say(buyer))).toBe('PT403')
  await db.owner.all('delete from public.seller_members where seller_id = $1 and person_id = $2', [product.sellerId, helper])
  await close(owner, false)
  await say(buyer)
  await say(owner)
})

test('a side opens what it closed itself, and nothing of the other side', async () => {
  const { buyer, owner, helper, say, close } = await givenTalk()
  await close(buyer)
  await close(owner, false)
  expect(await refusal(say(helper))).toBe('PT403')
  await close(buyer, false)
  await close(owner)
  await close(buyer, false)
  expect(await refusal(say(buyer))).toBe('PT403')
})
