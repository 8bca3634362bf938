import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, givenSeller, type GivenProduct } from '../support/market.ts'

let db: TestDatabase
let maker: string
let sellerId: string
let scarf: GivenProduct

beforeAll(async () => {
  db = await testDatabase()
  maker = await givenPerson(db)
  sellerId = await givenSeller(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [sellerId, maker])
  // What she changes is not waited for.
  await db.owner.all(`insert into private.seller_trust (seller_id, level) values ($1, 'trusted')`, [sellerId])
})
beforeEach(async () => {
  scarf = await givenProduct(db, { priceMinor: 500_00, stock: 4, name: 'Scarf', sellerId })
})

type Version = { id?: string; name: string; options?: Record<string, string>; price_minor?: number; is_active?: boolean; stock_change?: number; sku?: string }
const arrange = (versions: Version[], person = maker) =>
  db
    .asPerson(person)
    .all('select public.arrange_versions($1, $2::jsonb)', [scarf.productId, JSON.stringify(versions.map((version) => ({ is_active: true, ...version })))])
const kept = () =>
  db.owner.all<{ id: string; name: string; price_minor: bigint | null; is_active: boolean; on_hand: number }>(
    `select v.id, v.name, v.price_minor, v.is_active, coalesce(l.on_hand, 0) as on_hand from public.product_variants v
       left join public.stock_levels l on l.variant_id = v.id where v.product_id = $1 order by v.is_active desc, v.position`,
    [scarf.productId],
  )
const size = (value: string, more: Partial<Version> = {}): Version => ({ name: value, options: { size: value }, ...more })

test('a piece gets its sizes, each with a price and a stock of its own; what it was before becomes the first', async () => {
  await arrange([size('S', { id: scarf.variantId }), size('M', { price_minor: 600_00, stock_change: 3 }), size('L', { stock_change: 2 })])
  expect(await kept()).toMatchObject([
    { id: scarf.variantId, name: 'S', price_minor: null, on_hand: 4 },
    { name: 'M', price_minor: 600_00n, on_hand: 3 },
    { name: 'L', on_hand: 2 },
  ])
})

test('two sizes change places, one that is left out is sold no more and comes back with its stock', async () => {
  await arrange([size('S', { id: scarf.variantId }), size('M', { stock_change: 3 })])
  const [s, m] = await kept()
  await arrange([size('S', { id: m?.id ?? '' }), size('M', { id: s?.id ?? '' })])
  expect((await kept()).map(({ id, name }) => [id, name])).toEqual([
    [m?.id, 'S'],
    [s?.id, 'M'],
  ])
  await arrange([size('M', { id: s?.id ?? '' })])
  expect(await kept()).toMatchObject([
    { id: s?.id, is_active: true },
    { id: m?.id, is_active: false, on_hand: 3 },
  ])
  await arrange([size('M', { id: s?.id ?? '' }), size('S', { id: m?.id ?? '' })])
  expect(await kept()).toMatchObject([{ is_active: true }, { is_active: true, on_hand: 3 }])
})

test('a new version that is called as one that is sold no more is that one', async () => {
  await arrange([size('S', { id: scarf.variantId }), size('M', { stock_change: 3 })])
  await arrange([size('S', { id: scarf.variantId })])
  await arrange([size('S', { id: scarf.variantId }), size('M', { stock_change: 1 })])
  expect(await kept()).toMatchObject([
    { name: 'S', is_active: true },
    { name: 'M', is_active: true, on_hand: 4 },
  ])
})

test('a stock below what is promised takes everything back', async () => {
  await expect(arrange([size('S', { id: scarf.variantId, stock_change: -5 }), size('M')])).rejects.toMatchObject({ code: '23514' })
  expect(await kept()).toMatchObject([{ name: '', on_hand: 4 }])
})

test.each([
  ['no versions', [] as Version[]],
  ['none for sale', [size('S', { is_active: false })]],
  ['two of one name', [size('S'), size('S')]],
  ['more than a hundred', Array.from({ length: 101 }, (_, at) => size(`size ${at}`))],
])('%s is refused', async (_, versions) => {
  await expect(arrange(versions)).rejects.toMatchObject({ code: 'HT005' })
})

test('one version that is named twice is refused, and nothing of it is kept', async () => {
  await expect(arrange([size('S', { id: scarf.variantId }), size('M', { id: scarf.variantId })])).rejects.toMatchObject({ hint: 'versions_same' })
  expect(await kept()).toMatchObject([{ name: '', on_hand: 4 }])
})

test('another maker’s piece, another piece’s version and a stranger are refused', async () => {
  const other = await givenProduct(db, { sellerId, name: 'Bag' })
  await expect(arrange([size('S', { id: other.variantId })])).rejects.toMatchObject({ code: 'PT404' })
  await expect(arrange([size('S')], await givenPerson(db))).rejects.toMatchObject({ code: 'PT404' })
  await expect(db.anon.all(`select public.arrange_versions($1, '[]')`, [scarf.productId])).rejects.toMatchObject({ code: '42501' })
})

test('two who arrange at once leave one arrangement whole', async () => {
  await Promise.all([
    arrange([size('S', { id: scarf.variantId }), size('M')]).catch(() => {}),
    arrange([size('S', { id: scarf.variantId }), size('M')]).catch(() => {}),
  ])
  expect(await kept()).toMatchObject([
    { name: 'S', is_active: true },
    { name: 'M', is_active: true },
  ])
})
