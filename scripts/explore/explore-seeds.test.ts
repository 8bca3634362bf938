import { expect, test } from 'vitest'
import { exploreSeeds } from './explore-seeds.ts'

/** Somebody who explores with a clock of their own: each seed takes a minute. */
function explorer({ failing }: { failing?: number } = {}) {
  let [minute, seed] = [0, 0]
  const said: string[] = []
  const tried: number[] = []
  return {
    said,
    tried,
    explore: (minutes: number, least = 1) =>
      exploreSeeds({
        minutes,
        least,
        now: () => minute * 60_000,
        nextSeed: () => (seed += 1),
        say: (line) => void said.push(line),
        tryWith: async (each) => {
          tried.push(each)
          minute += 1
          return { failed: each === failing, output: 'Counterexample: [0]' }
        },
      }),
  }
}

test('seeds are tried for as long as one asked', async () => {
  const { explore, tried, said } = explorer()
  expect(await explore(5)).toBeUndefined()
  expect([tried, said.at(-1)]).toEqual([[1, 2, 3, 4, 5], '5 seeds tried, none fails.'])
})

test('as many seeds are tried as were asked for, however little time was', async () => {
  const { explore, tried } = explorer()
  expect(await explore(0, 4)).toBeUndefined()
  expect(tried).toEqual([1, 2, 3, 4])
})

test('the seed that fails is told, with what was said, and no other is tried', async () => {
  const { explore, tried, said } = explorer({ failing: 3 })
  expect(await explore(60)).toBe(3)
  expect([tried, said.slice(-2)]).toEqual([
    [1, 2, 3],
    ['Counterexample: [0]', 'Seed 3 fails, the 3. that was tried.'],
  ])
})

test('a seed is said before it is tried, and one is tried however short the time', async () => {
  const { explore, tried, said } = explorer()
  await explore(0)
  expect([tried, said[0]]).toEqual([[1], 'seed 1'])
})
