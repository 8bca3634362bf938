import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

test('what is used stays, and what nobody uses is forgotten', () => {
  const map = new BoundedMap<string, number>(10)
  map.set('used', 1)
  map.set('left', 2)
  for (let other = 0; other < 100; other += 1) {
    map.set(`other ${other}`, other)
    expect(map.get('used')).toBe(1)
  }
  expect(map.get('left')).toBeUndefined()
})

test('it remembers no more than it may, and the latest half of that in any case', () => {
  for (const many of [1, 4, 5, 6, 9, 10, 11, 50]) {
    const map = new BoundedMap<number, number>(10)
    for (let one = 0; one < many; one += 1) map.set(one, one)
    // Looking is using, so the latest are looked for first.
    const latestFirst = Array.from({ length: many }, (_, back) => many - 1 - back)
    const known = latestFirst.filter((one) => map.get(one) !== undefined)
    expect(known.length).toBeLessThanOrEqual(10)
    expect(known.slice(0, 5)).toEqual(latestFirst.slice(0, 5))
  }
})

test('a value that is set again or taken away is not found as it was', () => {
  const map = new BoundedMap<string, number>(4)
  map.set('one', 1)
  for (const other of ['two', 'three', 'four']) map.set(other, 0)
  map.set('one', 11)
  expect(map.get('one')).toBe(11)
  map.delete('one')
  expect(map.get('one')).toBeUndefined()
  map.clear()
  expect(map.get('four')).toBeUndefined()
})
