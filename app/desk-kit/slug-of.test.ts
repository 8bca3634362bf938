import { expect, test } from 'vitest'
import { slugOf } from './slug-of.ts'

test.each([
  ['Mae Salong’s tea & spice', 'mae-salongs-tea-spice'],
  ['Café — à la carte ', 'cafe-a-la-carte'],
  ['ผ้าไหม', ''],
])('%s has the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('it is no longer than it may be, and ends with a letter', () => {
  expect(slugOf('hand-tied ikat', 10)).toBe('hand-tied')
})
