import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { givenProduct, givenSeller } from '../../tests/support/market.ts'
import { findSellers } from './find-sellers-on-map.server.ts'
import { MAP_LIST_SIZE, NO_MAP_SEARCH, type MapSearch } from './map-search.ts'

let db: TestDatabase
const sellersOf = (search: Partial<MapSearch> = {}) => findSellers(db.anon, { ...NO_MAP_SEARCH, ...search }, 'en')
const sum = (counted: readonly { count: number }[]) => counted.reduce((total, { count }) => total + count, 0)
const change = (id: string, changes: string) => db.owner.all(`update public.sellers set ${changes} where id = $1`, [id])

beforeAll(async () => {
  db = await testDatabase()
  // Three hundred makers all over the north, thirty of them verified; in the south one with a place, one without, one hidden.
  await db.owner.all(
    `insert into public.sellers (slug, business_name, application_status, region, province, longitude, latitude, is_verified)
     select 's-' || n, 'Maker ' || n, 'approved', 'north', 'TH-50', 98 + (n % 20) * 0.15, 17.5 + (n / 20) * 0.18, n % 10 = 0 from generate_series(0, 299) n`,
  )
  const [nok, dam, hidden] = [await givenSeller(db, 'Nok Batik'), await givenSeller(db, 'Dam Basketry'), await givenSeller(db, 'Hidden')]
  await change(nok, `region = 'south', province = 'TH-83', longitude = 98.39, latitude = 7.88, is_verified = true`)
  await change(dam, `region = 'south', province = 'TH-80'`)
  await change(hidden, `region = 'south', province = 'TH-80', application_status = 'suspended'`)
  const { categoryId } = await givenProduct(db, { sellerId: nok })
  const family = randomUUID()
  await db.owner.all(`insert into public.categories (id, slug, name) values ($1, 'cloth', 'Cloth')`, [family])
  await db.owner.all(`update public.categories set parent_id = $1 where id = $2`, [family, categoryId])
})

test.each<[string, Partial<MapSearch>, number]>([
  ['the whole country', {}, 302],
  ['a region', { region: 'north' }, 300],
  ['another region', { region: 'south' }, 2],
  ['the verified', { verified: true }, 31],
  ['a family of crafts', { craft: 'cloth' }, 1],
  ['all of it', { craft: 'cloth', verified: true, region: 'south' }, 1],
  ['a region where nobody works', { region: 'east' }, 0],
  ['a family nobody knows', { craft: 'rockets' }, 0],
])('every maker of %s is in one mark', async (_what, search, total) => {
  const { clusters, regions, sellers } = await sellersOf(search)
  expect(sum(clusters)).toBe(total)
  expect(sum(regions.filter(({ region }) => !search.region || region === search.region))).toBe(total)
  expect(sellers).toHaveLength(Math.min(total, MAP_LIST_SIZE))
  expect(new Set(clusters.map(({ cell }) => `${cell.column}-${cell.row}`)).size).toBe(clusters.length)
})

test('a region is shown in smaller squares than the country', async () => {
  const [country, region] = [await sellersOf(), await sellersOf({ region: 'north' })]
  expect(region.clusters.length).toBeGreaterThan(country.clusters.length)
})

test('a mark lists its makers and nobody else', async () => {
  const { clusters } = await sellersOf({ region: 'north' })
  const cluster = clusters.find(({ count }) => count > 1)
  if (!cluster) throw new Error('no two makers share a mark')
  const { sellers, clusters: still } = await sellersOf({ region: 'north', at: cluster.cell })
  expect(sellers).toHaveLength(cluster.count)
  expect(still).toEqual(clusters)
  expect((await sellersOf({ at: { column: 1, row: 1 } })).sellers).toEqual([])
})

test('a maker alone is named; without a marked place they stand at the chief town of their province', async () => {
  const { clusters } = await sellersOf({ region: 'south' })
  expect(clusters).toMatchObject([
    { count: 1, province: 'Nakhon Si Thammarat', seller: { name: 'Dam Basketry' }, longitude: 99.96, latitude: 8.43 },
    { count: 1, province: 'Phuket', seller: { name: 'Nok Batik' }, longitude: 98.39, latitude: 7.88 },
  ])
})

test('a place outside the country is not believed', async () => {
  const id = await givenSeller(db, 'Lost at Sea')
  await change(id, `region = 'east', province = 'TH-23', longitude = 0, latitude = 0`)
  expect((await sellersOf({ region: 'east' })).clusters).toMatchObject([{ province: 'Trat', longitude: 102.52, latitude: 12.24 }])
})
