import { expect, test } from 'vitest'
import { dateFormat } from './date-format.ts'

const NEW_YEAR = new Date('2026-01-01T00:00:00Z')

test('a date is written in the reader’s language, in the year everybody knows', () => {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const
  expect(dateFormat('en', style).format(NEW_YEAR)).toBe('January 1, 2026')
  expect(dateFormat('th', style).format(NEW_YEAR)).toContain('2026')
  expect(dateFormat('th', { ...style, calendar: 'buddhist' }).format(NEW_YEAR)).toContain('2569')
})

test('a formatter is made once for each language and style', () => {
  const style = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  expect(dateFormat('de', style)).toBe(dateFormat('de', { ...style }))
  expect(dateFormat('de', style)).not.toBe(dateFormat('nl', style))
  expect(dateFormat('de', style)).not.toBe(dateFormat('de', { month: 'short', timeZone: 'UTC' }))
})
