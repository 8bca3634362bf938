import { expect, test } from 'vitest'
import { customsFormOf } from './customs-sheet.ts'

const at = '2026-11-26T03:00:00Z'
const line = (value: number, grams = 300) => ({ title: 'Silk scarf', quantity: 1, grams, value, hsCode: '621410', origin: 'TH' })

test.each([
  ['what stays in Thailand needs none', 'TH', [line(99_999_00)], undefined],
  ['little goes by the short form', 'NL', [line(6_000_00), line(6_500_00)], 'CN 22'],
  ['much goes by the long one', 'NL', [line(12_500_01)], 'CN 23'],
  ['and so does what is heavy', 'NL', [line(100_00, 2_001)], 'CN 23'],
])('%s', (_, country, lines, form) => expect(customsFormOf({ address: { country }, lines, at })).toBe(form))
