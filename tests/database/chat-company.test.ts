import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

test('a conversation that a side closed tells neither who is there nor who is typing, until it is open again', async () => {
  const [buyer, maker, product] = [await givenPerson(db), await givenPerson(db), await givenProduct(db)]
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [product.sellerId, maker])
  const { id: talk } = await db.asPerson(buyer).one<{ id: string }>('select public.create_or_get_conversation($1) as id', [product.productId])
  const topic = `conversation:${talk}`
  const as = <Result>(person: string, work: (tx: Parameters<Parameters<ReturnType<TestDatabase['asPerson']>['transaction']>[0]>[0]) => Promise<Result>) =>
    db.asPerson(person).transaction(async (tx) => {
      await tx.all(`select set_config('realtime.topic', $1, true)`, [topic])
      return work(tx)
    })
  const hears = (person: string) => as(person, async (tx) => (await tx.all('select 1 from realtime.messages where topic = $1', [topic])).length > 0)
  const speaks = (person: string) =>
    as(person, (tx) => tx.all(`insert into realtime.messages (topic, event, extension, private) values ($1, 'typing', 'broadcast', true)`, [topic]))
  const close = (person: string, closed: boolean) => db.asPerson(person).all('select public.block_conversation($1, $2)', [talk, closed])

  await speaks(buyer)
  await speaks(maker)
  for (const side of [buyer, maker]) {
    await close(side, true)
    for (const person of [buyer, maker]) {
      expect(await hears(person)).toBe(false)
      expect(await refusal(speaks(person))).toBe('42501')
    }
    await close(side, false)
    for (const person of [buyer, maker]) expect(await hears(person)).toBe(true)
  }
})
