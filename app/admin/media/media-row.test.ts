import { expect, test } from 'vitest'
import { missingAlts, tagsOf } from './media-row.ts'
import { altIn } from '../shop-pictures/stored-picture.ts'

test.each([
  [' Silk, silk ,Loy  Krathong,, ', ['silk', 'loy krathong']],
  ['', []],
  ['a"b', undefined],
  ['x'.repeat(41), undefined],
  [Array.from({ length: 21 }, (_, at) => `t${at}`).join(), undefined],
])('%s are the tags %j', (typed, tags) => {
  expect(tagsOf(typed)).toEqual(tags)
})

test('what a picture shows is said in the language, or else in English', () => {
  expect(altIn({ en: 'A scarf', th: 'ผ้าพันคอ' }, 'th')).toBe('ผ้าพันคอ')
  expect(altIn({ en: 'A scarf' }, 'nl')).toBe('A scarf')
  expect(altIn({}, 'nl')).toBe('')
  expect(missingAlts({ en: 'A scarf' })).not.toContain('en')
  expect(missingAlts({})).toHaveLength(14)
})
