import * as v from 'valibot'
import { expect, test } from 'vitest'
import { VisitsForm, visitsFormOf } from './visits-wish.ts'

const SHOP = { hours: ['09:00-17:00', '', '', '', '', '10:00-12:00', ''], note: 'Please call', policies: 'Silk is cut for you.' }

test('what a shop says of its visits comes back as it was said', () => {
  expect(v.parse(VisitsForm, visitsFormOf(SHOP))).toEqual(SHOP)
  expect(v.parse(VisitsForm, visitsFormOf({ hours: [], note: '', policies: '' }))).toEqual({ hours: [], note: '', policies: '' })
})

test('half a day, and one that ends before it begins, is refused', () => {
  for (const day of [
    { from: '09:00', to: '' },
    { from: '', to: '17:00' },
    { from: '17:00', to: '09:00' },
  ]) {
    const form = visitsFormOf(SHOP)
    expect(v.is(VisitsForm, { ...form, days: [day, ...form.days.slice(1)] })).toBe(false)
  }
})
