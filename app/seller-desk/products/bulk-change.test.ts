import { expect, test } from 'vitest'
import { deedOf, saidOf } from './bulk-change.ts'

const said = { by: '', round: 100, category: '', parcel: '' } as const

test('a change is what was written, with a comma, a plus or a typographic minus', () => {
  expect(deedOf('percent', { ...said, by: '−10,5' })).toEqual({ kind: 'price', percent: -10.5, round: 100 })
  expect(deedOf('amount', { ...said, by: '+50' })).toEqual({ kind: 'price', amount: 5000, round: 100 })
  expect(deedOf('set', { ...said, by: '0' })).toEqual({ kind: 'stock', set: 0 })
  expect(deedOf('notFree', said)).toEqual({ kind: 'delivery', free: false })
  expect(deedOf('parcel', said)).toEqual({ kind: 'parcel', parcel: null })
  expect(deedOf('archived', said)).toEqual({ kind: 'status', status: 'archived' })
})

test('what is missing or too much is no change', () => {
  for (const by of ['', 'ten', '0', '501', '-91']) expect(deedOf('percent', { ...said, by })).toBeUndefined()
  for (const by of ['', '1.5', '-1', '100001']) expect(deedOf('set', { ...said, by })).toBeUndefined()
  expect(deedOf('category', said)).toBeUndefined()
})

test('a change that was made says as what it was offered', () => {
  expect(saidOf({ kind: 'price', amount: -5000, round: 1 })).toEqual({ kind: 'amount', by: -50 })
  expect(saidOf({ kind: 'status', status: 'inactive' })).toEqual({ kind: 'inactive', by: undefined })
  expect(saidOf({ kind: 'parcel', parcel: null })).toEqual({ kind: 'parcel', by: undefined })
  expect(saidOf({ kind: 'category', category: 'x' })).toEqual({ kind: 'category', by: undefined })
})
