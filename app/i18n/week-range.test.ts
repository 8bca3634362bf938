import { expect, test } from 'vitest'
import { weekRange } from './week-range.ts'

const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')

test.each([
  ['2026-W48', 'Nov 23 – 29, 2026'],
  ['2026-W01', 'Dec 29, 2025 – Jan 4, 2026'],
  ['2020-W53', 'Dec 28, 2020 – Jan 3, 2021'],
  ['2025-W01', 'Dec 30, 2024 – Jan 5, 2025'],
])('%s is %s', (week, days) => {
  expect(plain(weekRange(week, 'en'))).toBe(days)
})

test('what is no week stays as it is', () => {
  expect(weekRange('2026-11', 'th')).toBe('2026-11')
})
