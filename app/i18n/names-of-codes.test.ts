import { expect, test } from 'vitest'
import { dateFormat } from './date-format.ts'
import { LANGUAGES } from './languages.ts'
import { listNames } from './list-names.ts'
import { languageName, regionName } from './names-of-codes.ts'
import { numberFormat, percentFormat, unitFormat } from './number-format.ts'

const ODD = ['x!', '', '-', 'en-', 'en_US', 'i', 'toolongtagofnothing', '\ud800', '\u202een', 'ก', '__proto__', 'zh-Hant-TW-u-ca-', 'x'.repeat(10_000)]

test('a code has the name readers call it by', () => {
  expect([languageName('th', 'de'), languageName('zh-TW', 'en'), regionName('TH', 'nl'), regionName('HK', 'en', 'short')]).toEqual([
    'Thailändisch',
    'Chinese (Taiwan)',
    'Thailand',
    'Hong Kong',
  ])
})

test('what is no code is shown as it is, and never a reason to fail', () => {
  for (const odd of ODD) {
    for (const reading of [...LANGUAGES, odd]) {
      expect(languageName(odd, reading)).toBe(odd)
      expect(regionName(odd, reading)).toBe(odd)
      expect(numberFormat(odd, 1).format(2)).toBe('2.0')
      expect(percentFormat(odd).format(0.07)).toBe('7%')
      expect(unitFormat(odd, 'gram').format(5)).toBe('5 g')
      expect(listNames(odd, ['a', 'b'])).toBe('a and b')
      expect(dateFormat(odd, { year: 'numeric', timeZone: 'UTC' }).format(new Date(0))).toBe('1970')
    }
  }
})

test('what is no moment is written as nothing', () => {
  const day = dateFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
  for (const odd of ['infinity', '-infinity', '', 'x', '10000-01-01T00:00:00+00:00', '294276-12-31T23:59:59Z', '0044-03-15 BC'])
    expect([odd, day.format(new Date(odd)), day.formatRange(new Date(odd), new Date(odd))]).toEqual([odd, '', ''])
  expect(day.formatRange(new Date('x'), new Date('2026-01-01'))).toBe('January 1, 2026')
})
