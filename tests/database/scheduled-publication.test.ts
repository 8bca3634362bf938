import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
const term = (effect: string) => db.owner.all(`update private.change_terms set effect = $1 where kind = 'listing' and level = 'new'`, [effect])
beforeEach(() => term('live'))

async function givenDraft() {
  const { productId, sellerId } = await givenProduct(db)
  const maker = await givenPerson(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [sellerId, maker])
  await db.owner.all(`update public.products set status = 'draft', published_at = null where id = $1`, [productId])
  return { productId, sellerId, maker }
}
type Draft = Awaited<ReturnType<typeof givenDraft>>
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const plan = ({ productId, maker }: Pick<Draft, 'productId' | 'maker'>, at: string | null = inAnHour()) =>
  db.asPerson(maker).all('select public.plan_publication($1, $2)', [productId, at])
const come = ({ productId }: Draft) =>
  db.owner.all(`update public.product_schedules set publish_at = now() - interval '1 minute' where product_id = $1`, [productId])
const run = async () => (await db.service.one<{ moved: number }>('select private.publish_due_products() as moved')).moved
const stateOf = ({ productId }: Draft) =>
  db.owner.one('select status, waits_since is not null as waits, published_at is not null as published from public.products where id = $1', [productId])
const planned = ({ productId, maker }: Draft) =>
  db.asPerson(maker).maybe('select refused, refused_at is not null as tried from public.product_schedules where product_id = $1', [productId])
const toldOf = (person: string) =>
  db.owner.all(`select facts ->> 'event' as event from public.notifications where person_id = $1 and kind = 'publication_news'`, [person])

test('a draft is published when its hour has come, not before, and once', async () => {
  const draft = await givenDraft()
  await plan(draft)
  expect(await run()).toBe(0)
  expect(await stateOf(draft)).toEqual({ status: 'draft', waits: false, published: false })
  await come(draft)
  expect(await Promise.all([run(), run()]).then(([a, b]) => a + b)).toBe(1)
  expect(await stateOf(draft)).toEqual({ status: 'active', waits: false, published: true })
  expect(await planned(draft)).toBeUndefined()
  expect(await run()).toBe(0)
})

test('a new maker’s piece is looked at first, as by hand', async () => {
  await term('wait')
  const draft = await givenDraft()
  await plan(draft)
  await come(draft)
  expect(await run()).toBe(1)
  expect(await stateOf(draft)).toEqual({ status: 'draft', waits: true, published: false })
  expect(await planned(draft)).toBeUndefined()
  await expect(plan(draft)).rejects.toMatchObject({ code: 'HT003' })
})

test.each([
  ['owes', (draft: Draft) => db.owner.all('update public.sellers set sales_paused_at = now() where id = $1', [draft.sellerId])],
  [
    'held',
    (draft: Draft) =>
      db.owner.all(`insert into public.product_holds (product_id, reason, words, was_status) values ($1, 'other', 'Look', 'draft')`, [draft.productId]),
  ],
  ['not_allowed', (draft: Draft) => db.owner.all(`update public.seller_members set role = 'chat' where person_id = $1`, [draft.maker])],
])('what is refused at its hour (%s) stays a draft, is told and not tried again', async (why, given) => {
  const draft = await givenDraft()
  await plan(draft)
  await given(draft)
  await come(draft)
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  expect(await stateOf(draft)).toEqual({ status: 'draft', waits: false, published: false })
  expect(await db.owner.one('select refused from public.product_schedules where product_id = $1', [draft.productId])).toEqual({ refused: why })
  expect(await toldOf(draft.maker)).toEqual([{ event: why }])
})

test('a word that may not be said is told with its rule, and another hour is planned afterwards', async () => {
  await db.owner.all(
    `insert into public.listing_rules (name, effect, words, told, is_active) values ('Ivory', 'refuse', '{ivory}', '{"en": "No ivory."}', true)`,
  )
  const draft = await givenDraft()
  await db.owner.all(`update public.products set name = 'Ivory comb' where id = $1`, [draft.productId])
  await plan(draft)
  await come(draft)
  expect(await run()).toBe(1)
  expect(await db.asPerson(draft.maker).one('select refused, told from public.product_schedules where product_id = $1', [draft.productId])).toEqual({
    refused: 'not_sold_here',
    told: { word: 'ivory', told: { en: 'No ivory.' } },
  })
  await db.owner.all(`update public.products set name = 'Horn comb' where id = $1`, [draft.productId])
  await plan(draft)
  expect(await planned(draft)).toEqual({ refused: null, tried: false })
  await come(draft)
  await run()
  expect(await stateOf(draft)).toMatchObject({ status: 'active' })
})

test('an hour that is past, further than a year or never is refused', async () => {
  const draft = await givenDraft()
  for (const at of [new Date(Date.now() - 1000).toISOString(), new Date(Date.now() + 10 * 366 * 86_400_000).toISOString(), 'infinity', '-infinity']) {
    await expect(plan(draft, at)).rejects.toMatchObject({ code: 'HT004', hint: 'publish_time' })
  }
})

test('an hour is changed and taken back; a piece published by hand or deleted has none', async () => {
  const draft = await givenDraft()
  await plan(draft)
  await plan(draft, new Date(Date.now() + 7_200_000).toISOString())
  await plan(draft, null)
  await plan(draft, null)
  expect(await planned(draft)).toBeUndefined()
  await plan(draft)
  await db.asPerson(draft.maker).all(`update public.products set status = 'active' where id = $1`, [draft.productId])
  expect(await planned(draft)).toBeUndefined()
  const gone = await givenDraft()
  await plan(gone)
  await db.asPerson(gone.maker).all('delete from public.products where id = $1', [gone.productId])
  expect(await run()).toBe(0)
})

test('only who may write the products of a shop plans, and nobody else reads it', async () => {
  const draft = await givenDraft()
  const stranger = await givenPerson(db)
  await expect(plan({ ...draft, maker: stranger })).rejects.toMatchObject({ code: '42501' })
  await plan(draft)
  expect(await db.asPerson(stranger).all('select product_id from public.product_schedules')).toEqual([])
  await db.owner.all(`update public.seller_members set role = 'chat' where person_id = $1`, [draft.maker])
  await expect(plan(draft)).rejects.toMatchObject({ code: '42501' })
})
