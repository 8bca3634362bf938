import { expect, test } from 'vitest'
import { openDays, WEEK } from './week.ts'

test('days in a row with the same hours stand together, others alone', () => {
  const [monday, tuesday, , thursday, friday] = WEEK
  expect(openDays(['09:00-17:00', '09:00-17:00', '', '09:00-17:00', '10:00-12:00', '', ''])).toEqual([
    { first: monday, last: tuesday, hours: '09:00-17:00' },
    { first: thursday, last: thursday, hours: '09:00-17:00' },
    { first: friday, last: friday, hours: '10:00-12:00' },
  ])
  expect(openDays([])).toEqual([])
})
