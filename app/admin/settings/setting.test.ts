import { expect, test } from 'vitest'
import { fromDraft, sameValue, sectionOf, toDraft } from './setting.ts'

test('what the editor shows of a value is the value again', () => {
  for (const value of [24, -3, 'Bangkok', '', ['TH', 'NL'], [], { '': 60, TH: 365 }, true, false]) expect(fromDraft(toDraft(value), value)).toEqual(value)
})

test('what is no value of its kind is none', () => {
  for (const [draft, like] of [
    ['', 1],
    ['1.5', 1],
    ['ten', 1],
    ['TH = 3', { TH: 1 }],
    ['TH: many', { TH: 1 }],
  ] as const)
    expect(fromDraft(draft, like)).toBeUndefined()
})

test('values are the same whatever order their names have', () => {
  expect(sameValue({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
  expect([sameValue({ a: 1 }, { a: 1, b: 2 }), sameValue(1, '1'), sameValue([1, 2], [2, 1])]).toEqual([false, false, false])
  expect(sectionOf('orders.accept_hours')).toBe('orders')
})
