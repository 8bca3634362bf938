import { expect, test } from 'vitest'
import { ACTS, actsPerVisit, VISITS } from './mix.ts'
import { COMFORTABLE, ends, forecast, keptShare, type Costs, type Shop } from './model.ts'

/** Everything costs ten milliseconds of Node and five of PostgreSQL; nothing is kept. */
const COSTS = Object.fromEntries(ACTS.map((act) => [act, { node: 10, database: 5, clock: 20 }])) as Costs
const SHOP: Shop = {
  visitsPerDay: 360_000,
  busiestHour: 0.1,
  nodes: 1,
  cores: 4,
  databaseCores: 4,
  replicas: 0,
  addresses: {},
  keptSeconds: 5,
  logBytesPerOrder: 100_000,
  diskBytesPerOrder: 20_000,
  logBytesPerSecond: 100e6,
  socketsPerThousandVisits: 100,
  bytesPerSocket: 20_000,
  socketsPerNode: 20_000,
}

test('visits are all accounted for, and every act is somewhere', () => {
  expect(VISITS.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10)
  expect(new Set(actsPerVisit().keys())).toEqual(new Set(ACTS))
})

test('what is used is rate times cost', () => {
  const acts = [...actsPerVisit().values()].reduce((sum, often) => sum + often, 0)
  const { visitsPerSecond, requestsPerSecond, node, database } = forecast(SHOP, COSTS)
  expect(visitsPerSecond).toBeCloseTo(10, 10)
  expect(requestsPerSecond).toBeCloseTo(10 * acts, 10)
  expect([node, database]).toEqual([expect.closeTo(0.1 * acts, 10), expect.closeTo(0.05 * acts, 10)])
})

test('a page that is asked for always is nearly always kept, one of very many nearly never, and more nodes find fewer', () => {
  expect(keptShare(1000, 1, 5)).toBeGreaterThan(0.999)
  expect(keptShare(0.001, 1, 5)).toBeLessThan(0.01)
  expect(keptShare(10, 1, 5)).toBeCloseTo(50 / 51, 10)
  expect(keptShare(10, 100_000, 5)).toBeLessThan(keptShare(10, 100, 5))
  expect(keptShare(10 / 3, 100, 5)).toBeLessThan(keptShare(10, 100, 5))
})

test('a kept page costs what a kept page costs', () => {
  const costs = { ...COSTS, home: { node: 10, database: 5, clock: 20, kept: { node: 0, clock: 0 } } }
  const home = actsPerVisit().get('home') ?? 0
  const found = keptShare(home * 10, 1, 5)
  expect(forecast(SHOP, costs).node).toBeCloseTo(forecast(SHOP, COSTS).node - 0.1 * home * found, 10)
})

test('a replica takes what everybody reads off the primary, and nothing of it is lost', () => {
  const [one, two] = [forecast(SHOP, COSTS), forecast({ ...SHOP, replicas: 1 }, COSTS)]
  const use = ({ parts }: typeof one, name: string) => parts.find((part) => part.name === name)?.use ?? Number.NaN
  expect(use(two, 'processors of the primary')).toBeLessThan(use(one, 'processors of the primary') / 2)
  expect(use(two, 'processors of the primary') + use(two, 'processors of the replicas')).toBeCloseTo(use(one, 'processors of the primary'), 10)
})

test('what ends first is said first, at the visits at which it is at its comfortable end, and with what to add', () => {
  const [first, second] = ends({ ...SHOP, socketsPerThousandVisits: 1 }, COSTS)
  expect(first?.part.name).toBe('processors of the nodes')
  expect(first?.part.use).toBeCloseTo(COMFORTABLE, 1)
  expect(second?.visitsPerDay).toBeGreaterThan(first?.visitsPerDay ?? Infinity)
  expect(ends({ ...SHOP, nodes: 100, socketsPerThousandVisits: 1 }, COSTS)[0]?.part).toMatchObject({
    name: 'processors of the primary',
    add: expect.stringContaining('replica'),
  })
})
