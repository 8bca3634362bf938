import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, type GivenProduct } from '../support/market.ts'

let db: TestDatabase
let maker: string
let first: GivenProduct

beforeAll(async () => {
  db = await testDatabase()
  maker = await givenPerson(db)
  first = await givenProduct(db, { name: 'Indigo scarf' })
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'products')`, [first.sellerId, maker])
  await db.owner.all(
    `insert into public.products (seller_id, category_id, name, sku, price_minor, status, created_at)
     select $1, $2, 'Bowl ' || lpad(n::text, 4, '0'), 'B-' || n, 10000 + (n * 7919) % 500, case n % 3 when 0 then 'active' when 1 then 'draft' else 'inactive' end,
       now() - n * interval '1 minute' from generate_series(1, 999) n`,
    [first.sellerId, first.categoryId],
  )
  await db.owner.all(
    `insert into public.products (seller_id, category_id, name, price_minor) select $1, $2, 'Other ' || n, 10000 from generate_series(1, 2000) n`,
    [(await givenProduct(db)).sellerId, first.categoryId],
  )
  await db.owner.all('analyze public.products')
})

type Row = { id: string; name: string; price_minor: string; sorted_by: string }
type Asked = { words?: string; state?: string; stock?: string; sort?: string; after?: Row; most?: number; person?: string }
const KEYS: Record<string, string> = { newest: 'created_at', name: 'name', cheapest: 'price_minor', dearest: 'price_minor', scarcest: 'stock_quantity' }
const list = ({ words = '', state, stock, sort = 'newest', after, most = 24, person = maker }: Asked = {}) =>
  db
    .asPerson(person)
    .all<Row>(
      `select id, name, price_minor::text, ${KEYS[sort] ?? 'name'}::text as sorted_by from public.desk_products($1, $2, $3, null, $4, $5, $6, $7, $8)`,
      [first.sellerId, words, state ?? null, stock ?? null, sort, after?.sorted_by ?? null, after?.id ?? null, most],
    )

test('every order reads every piece of the shop once, page by page', async () => {
  for (const sort of Object.keys(KEYS)) {
    const read: Row[] = []
    for (let page = await list({ sort, most: 300 }); page.length > 0; page = await list({ sort, most: 300, after: page.at(-1) as Row })) read.push(...page)
    expect(read).toHaveLength(1000)
    expect(new Set(read.map(({ id }) => id)).size).toBe(1000)
    if (sort === 'dearest') expect(read.map((row) => Number(row.price_minor))).toEqual(read.map((row) => Number(row.price_minor)).toSorted((a, b) => b - a))
  }
})

test('pieces are found by a name in any language, by a number, by where they stand and by their stock', async () => {
  await db.owner.all(`insert into public.product_translations (product_id, language, name) values ($1, 'th', 'ผ้าพันคอคราม')`, [first.productId])
  expect(await list({ words: 'พันคอ' })).toMatchObject([{ id: first.productId }])
  expect(await list({ words: 'b-77' })).toHaveLength(11)
  expect(await list({ words: '%' })).toEqual([])
  expect(await list({ stock: 'out', most: 1000 })).toHaveLength(999)
  expect(await list({ state: 'draft', most: 1000 })).toHaveLength(333)
  await db.owner.all(`insert into public.product_changes (product_id, opened_by) values ($1, $2)`, [first.productId, maker])
  expect(await list({ state: 'waiting' })).toMatchObject([{ id: first.productId }])
  expect(await db.asPerson(maker).one('select public.desk_products_found($1, $2) as said', [first.sellerId, 'Bowl'])).toEqual({
    said: { found: 999, all: 1000 },
  })
})

test('the first page of a shop of a thousand reads about a page, and no list reads pieces of other shops', async () => {
  const plan = async (order: string) => {
    const rows = await db.owner.all<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, format json) select p.* from public.products p where ${(await where())
        .replaceAll('$1', `'${first.sellerId}'`)
        .replaceAll('$2', `''`)
        .replaceAll(/\$[345]/g, 'null::text')
        .replaceAll('p.category_id = null::text', 'false')} order by ${order} limit 24`,
    )
    return readBy(rows[0]?.['QUERY PLAN'][0]?.Plan as Plan)
  }
  expect(await plan('p.created_at desc, p.id desc')).toBeLessThanOrEqual(30)
  expect(await plan('p.price_minor + 0, p.id')).toBeLessThanOrEqual(1000)
})

type Plan = { 'Actual Rows': number; 'Rows Removed by Filter'?: number; Plans?: Plan[] }
const readBy = (plan: Plan): number =>
  plan.Plans ? plan.Plans.reduce((sum, below) => sum + readBy(below), 0) : plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)
const where = async () => (await db.owner.one<{ said: string }>('select private.desk_products_where() as said')).said

test('whoever does not read the pieces of a shop is refused, and so is what cannot be asked', async () => {
  const chat = await givenPerson(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'chat')`, [first.sellerId, chat])
  await expect(list({ person: chat })).rejects.toMatchObject({ code: '42501' })
  await expect(list({ person: await givenPerson(db) })).rejects.toMatchObject({ code: '42501' })
  await expect(db.asPerson(maker).all('select id from public.desk_products(p_seller_id => $1, p_most => null)', [first.sellerId])).rejects.toMatchObject({
    code: '22023',
  })
  await expect(list({ sort: 'sku' })).rejects.toMatchObject({ code: '22023' })
  await expect(list({ words: 'x'.repeat(101) })).rejects.toMatchObject({ code: '22023' })
  expect(await list({ state: 'sold' })).toEqual([])
  await expect(list({ most: 1001 })).rejects.toMatchObject({ code: '22023' })
})
