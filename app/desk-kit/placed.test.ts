import { expect, test } from 'vitest'
import { placed } from './placed.ts'

test('an entry is put where another stands', () => {
  expect(placed(['a', 'b', 'c', 'd'], 'd', 1)).toEqual(['a', 'd', 'b', 'c'])
  expect(placed(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(placed([1, 2, 3], 3, 1)).toEqual([1, 3, 2])
})

test('what has no place to go to stays', () => {
  expect(placed([1, 2, 3], 1, -1)).toEqual([1, 2, 3])
  expect(placed([1, 2, 3], 3, 3)).toEqual([1, 2, 3])
  expect(placed([1, 2, 3], 4, 0)).toEqual([1, 2, 3])
})
