import { expect, test } from 'vitest'
import { changesOf, plainly, screenOf } from './act-row.ts'

test('what changed is read as fields with before and after, whatever was written down', () => {
  expect(changesOf({ status: ['placed', 'accepted'], price_minor: [null, 500] })).toEqual([
    { field: 'status', before: 'placed', after: 'accepted' },
    { field: 'price_minor', before: null, after: 500 },
  ])
  expect(changesOf({ note: 'hello', many: [1, 2, 3] })).toEqual([
    { field: 'note', before: undefined, after: 'hello' },
    { field: 'many', before: undefined, after: [1, 2, 3] },
  ])
  expect([changesOf(null), changesOf('x'), changesOf([1, 2])]).toEqual([[], [], []])
})

test('a value is written as it is read', () => {
  expect([plainly(null), plainly('x'), plainly(5), plainly({ a: 1 })]).toEqual(['', 'x', '5', '{"a":1}'])
})

test('an act leads to its record where that has a screen', () => {
  const subject = '03ca6a2d-bfc3-895e-941c-3cd33d03427f'
  expect(screenOf({ noun: 'orders', subject })).toBe(`/admin/orders/${subject}`)
  expect(screenOf({ noun: 'orders', subject: 'x' })).toBeUndefined()
  expect(screenOf({ noun: 'letters', subject })).toBeUndefined()
})
