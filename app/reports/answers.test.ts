import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Answers, askedOf, type Span } from './answers.ts'

test('spans move on with the calendar of Thailand', () => {
  // Wednesday evening in UTC is Thursday in Thailand.
  const now = new Date('2026-12-30T20:00:00Z')
  const days = (span: Span, more: object = {}) => {
    const { since, until } = askedOf(v.parse(Answers, { span, ...more }), now)
    return `${since} ${until}`
  }
  expect(days('thisMonth')).toBe('2026-12-01 2026-12-31')
  expect(days('lastMonth')).toBe('2026-11-01 2026-11-30')
  expect(days('lastWeek')).toBe('2026-12-21 2026-12-27')
  expect(days('last7')).toBe('2026-12-25 2026-12-31')
  expect(days('thisYear')).toBe('2026-01-01 2026-12-31')
  expect(days('own', { since: '2026-02-01', until: '2026-02-03' })).toBe('2026-02-01 2026-02-03')
  expect(days('own', { since: '2026-02-03', until: '2026-02-01' })).toBe(days('last30'))
  expect(askedOf(v.parse(Answers, { span: 'lastMonth' }), new Date('2026-01-10T00:00:00Z'))).toMatchObject({ since: '2025-12-01', until: '2025-12-31' })
})
