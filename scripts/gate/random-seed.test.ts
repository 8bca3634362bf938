import { expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { FIXED_SEED, randomRuns, randomSeed } from './random-seed.ts'

test('random tests of this run begin with its seed', () => {
  expect(fc.readConfigureGlobal().seed).toBe(randomSeed())
  // And fast-check keeps to it: a property that fails says so.
  const failed = fc.check(fc.property(fc.integer(), () => false))
  expect(failed.seed).toBe(randomSeed())
})

test('the same seed asks the same questions', () => {
  const asked = (seed?: number) => {
    const values: number[] = []
    fc.assert(
      fc.property(fc.integer(), (value) => void values.push(value)),
      { ...(seed !== undefined && { seed }), numRuns: 20 },
    )
    return values
  }
  expect(asked()).toEqual(asked())
  expect(asked(randomSeed() + 1)).not.toEqual(asked())
})

test('a seed that is told is taken, and one that is none is refused', () => {
  expect([randomSeed({}), randomSeed({ RANDOM_SEED: '' }), randomSeed({ RANDOM_SEED: '-7' })]).toEqual([FIXED_SEED, FIXED_SEED, -7])
  for (const told of ['x', '1.5', '99999999999', '1e99']) expect(() => randomSeed({ RANDOM_SEED: told })).toThrow('whole number')
})

test('as many histories are tried as are told, and the usual number where nothing is', () => {
  expect([randomRuns(40, {}), randomRuns(40, { RANDOM_RUNS: '' }), randomRuns(40, { RANDOM_RUNS: '10000' })]).toEqual([40, 40, 10_000])
  for (const told of ['x', '0', '-1', '1.5']) expect(() => randomRuns(40, { RANDOM_RUNS: told })).toThrow('whole number')
})
