import { expect, test } from 'vitest'
import { endOfDay } from './end-of-day.ts'

test('a card is good until its last day is over in Thailand, and for ever where none is typed', () => {
  expect(endOfDay('2026-11-27')).toBe('2026-11-27T16:59:59.000Z')
  expect([endOfDay(''), endOfDay('soon')]).toEqual([null, null])
})
