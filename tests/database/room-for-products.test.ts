import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, givenSeller, type GivenProduct } from '../support/market.ts'
import { givePlan } from '../support/members.ts'

let db: TestDatabase
let owner: string
let seller: string
let product: GivenProduct

beforeAll(async () => {
  db = await testDatabase()
  await db.owner.all(`update public.shop_settings set value = '3' where key = 'plans.free_listings'`)
  await db.owner.all(`update public.shop_settings set value = '5' where key = 'plans.seller_listings'`)
})
beforeEach(async () => {
  owner = await givenPerson(db)
  seller = await givenSeller(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [seller, owner])
  product = await givenProduct(db, { sellerId: seller })
})

const add = (status: string, count = 1, person = owner) =>
  db
    .asPerson(person)
    .all<{ id: string }>(
      `insert into public.products (seller_id, category_id, name, price_minor, status) select $1, $2, 'Bowl ' || n, 10000, $3 from generate_series(1, $4) n returning id`,
      [seller, product.categoryId, status, count],
    )
const put = (id: string | undefined, status: string) => db.asPerson(owner).all('update public.products set status = $2 where id = $1', [id, status])
const room = async (person = owner) => (await db.asPerson(person).one<{ mine: unknown }>('select public.my_room($1) as mine', [seller])).mine
const refusal = async (answer: Promise<unknown>) =>
  answer.then(
    () => 'allowed',
    (error: unknown) => (error instanceof Error && 'code' in error ? `${String(error.code)} ${error.message}` : String(error)),
  )
const FULL = 'PT409 This shop may have 3 pieces on sale, and that many are. Take one off sale, or make room with the seller plan.'

test('the setting for makers without the plan is public, so that pages may say it', async () => {
  expect(await db.anon.all(`select key from public.shop_settings where key = 'plans.free_listings'`)).toHaveLength(1)
})

test('a shop is filled to its room, by new pieces and by drafts put on sale, and not beyond', async () => {
  const [draft] = await add('draft')
  await add('active')
  expect(await room()).toEqual({ used: 2, room: 3, plan: false, plan_room: 5 })
  await put(draft?.id, 'active')
  expect(await refusal(add('active'))).toBe(FULL)
  const [another] = await add('draft')
  expect(await refusal(put(another?.id, 'active'))).toBe(FULL)
  await put(draft?.id, 'inactive')
  expect(await refusal(put(another?.id, 'active'))).toBe('allowed')
})

test('many pieces at once are counted one by one', async () => {
  expect(await refusal(add('active', 3))).toBe(FULL)
  expect(await refusal(add('active', 2))).toBe('allowed')
})

test('of two publications at the same moment one finds the last place', async () => {
  const drafts = await add('draft', 2)
  await add('active')
  const said = await Promise.all(drafts.map(({ id }) => refusal(put(id, 'active'))))
  expect(said.toSorted()).toEqual([FULL, 'allowed'])
})

test('the plan makes room; when it ends everything stays on sale and can be changed, and nothing is added', async () => {
  await givePlan(db, owner, 'seller')
  expect(await room()).toEqual({ used: 1, room: 5, plan: true, plan_room: 5 })
  const added = await add('active', 4)
  await db.owner.all(`update public.plan_subscriptions set status = 'expired' where person_id = $1`, [owner])
  expect(await room()).toEqual({ used: 5, room: 3, plan: false, plan_room: 5 })
  expect(await refusal(db.asPerson(owner).all('update public.products set price_minor = 12000 where id = $1', [added[0]?.id]))).toBe('allowed')
  expect(await refusal(put(added[0]?.id, 'active'))).toBe('allowed')
  await put(added[0]?.id, 'inactive')
  expect(await refusal(put(added[0]?.id, 'active'))).toBe(FULL)
})

test('others learn nothing of a shop’s room, full or not', async () => {
  await add('active', 2)
  const other = await givenPerson(db)
  expect(await room(other)).toBeNull()
  expect(await refusal(add('active', 1, other))).toMatch(/^42501/)
  expect(await refusal(db.anon.all('select public.my_room($1)', [seller]))).toMatch(/^42501/)
})

test('the shop itself fills catalogues without counting', async () => {
  for (let count = 0; count < 4; count += 1) await givenProduct(db, { sellerId: seller })
  expect(await room()).toMatchObject({ used: 5, room: 3 })
})
