import { expect, test } from 'vitest'
import { brokenRule } from './broken-rule.ts'

const refused = { hint: 'not_sold_here', details: JSON.stringify({ word: 'งาช้าง', told: { en: 'No ivory.', th: 'ไม่ขายงาช้าง' } }) }

test('a maker reads which word is not sold here and why, in her language, else in English', () => {
  expect(brokenRule(refused, 'th')).toBe('งาช้าง: ไม่ขายงาช้าง')
  expect(brokenRule(refused, 'ko')).toBe('งาช้าง: No ivory.')
})

test('another error is none', () => {
  for (const error of [new Error('x'), { hint: 'no_room' }, { ...refused, details: '{' }, { ...refused, details: '{}' }, null])
    expect(brokenRule(error, 'en')).toBeUndefined()
})
