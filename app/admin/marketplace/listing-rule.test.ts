import { expect, test } from 'vitest'
import { areWords, toldOf, toldTexts, wordsOf } from './listing-rule.ts'

test('words are written one a line, and kept as they are compared: each once, in lower case', () => {
  expect(wordsOf(' Ivory \n\nELEPHANT   tusk\nivory\nงาช้าง')).toEqual(['ivory', 'elephant tusk', 'งาช้าง'])
})

test.each([
  [['ivory'], 1, true],
  [[], 1, false],
  [[], 0, true],
  [['i'], 1, false],
  [['i'.repeat(61)], 1, false],
  [Array.from({ length: 101 }, (_, at) => `word ${at}`), 1, false],
])('%j with at least %i', (words, least, expected) => {
  expect(areWords(words, { least })).toBe(expected)
})

test('what the maker reads goes into the fields of several languages and comes back as it was', () => {
  const told = { en: 'No ivory.', th: 'ไม่ขายงาช้าง' }
  expect(toldTexts(told)).toEqual({ en: { told: 'No ivory.' }, th: { told: 'ไม่ขายงาช้าง' } })
  expect(toldOf({ ...toldTexts(told), nl: { told: '' } })).toEqual(told)
})
