import { expect, test } from 'vitest'
import { postalRate } from './postal-rate.ts'

const day = '2026-11-26'

test.each([
  ['Thailand Post EMS', 500, undefined],
  ['Thailand Post', 1, 20_00],
  ['Thailand Post', 1_000, 20_00],
  ['Thailand Post', 1_001, 35_00],
  ['Thailand Post', 20_000, 305_00],
  ['Thailand Post', 20_001, undefined],
  ['Thailand Post', 0, undefined],
  ['Flash Express', 500, undefined],
])('%s asks for %i grams: %s', (service, grams, minor) => expect(postalRate({ service, grams, day })).toBe(minor))

test('a new rate holds from its day on, and the one before until then', () => {
  const rate = (from: string, minor: number, until?: string) => ({
    service: 'Post',
    from,
    ...(until && { until }),
    source: '',
    steps: [[1_000, minor]] as const,
    mostGrams: 1_000,
  })
  const rates = [rate('2026-01-01', 20_00, '2026-12-01'), rate('2026-12-01', 25_00)]
  expect(['2025-12-31', '2026-11-30', '2026-12-01'].map((each) => postalRate({ service: 'Post', grams: 500, day: each }, rates))).toEqual([
    undefined,
    20_00,
    25_00,
  ])
})
