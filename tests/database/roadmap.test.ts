import { beforeAll, expect, test } from 'vitest'
import { ROADMAP_ITEMS } from '../../app/roadmap/roadmap.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

const vote = (person: string, item: string) => db.asPerson(person).all('insert into public.roadmap_votes (item) values ($1)', [item])
const counts = () => db.anon.all('select item, votes from public.roadmap_counts() order by item')

test('everything that is not done can be voted for, once by each person, and taken back', async () => {
  const [ada, ben] = [await givenPerson(db), await givenPerson(db)]
  for (const { key, state } of ROADMAP_ITEMS) if (state !== 'done') await vote(ada, key)
  expect(await refusal(vote(ada, 'custom_orders'))).toBe('23505')
  await vote(ben, 'custom_orders')
  expect(await counts()).toContainEqual({ item: 'custom_orders', votes: 2 })
  await db.asPerson(ben).all(`delete from public.roadmap_votes where item = 'custom_orders'`)
  expect(await counts()).toContainEqual({ item: 'custom_orders', votes: 1 })
})

test('nobody adds an item of their own, or votes without an account', async () => {
  expect(await refusal(vote(await givenPerson(db), 'buy_my_pills'))).toBe('23514')
  expect(await refusal(db.asAnon().all(`insert into public.roadmap_votes (item) values ('gift_cards')`))).toBe('42501')
})
