import { expect, test } from 'vitest'
import { growthOf, shareOf } from './figures.ts'

test('where there is nothing to compare with, nothing is said', () => {
  expect([shareOf(3, 4), shareOf(0, 4), shareOf(3, 0)]).toEqual([0.75, 0, undefined])
  expect([growthOf(150, 100), growthOf(50, 100), growthOf(5, 0)]).toEqual([0.5, -0.5, undefined])
})
