import { expect, test } from 'vitest'
import { optionWords } from './option-words.ts'

test('a version is named in the reader’s language as far as somebody has said it in that', () => {
  const phrases = { '30 cm': '30 ซม.', silk: 'ไหม' }
  expect(optionWords('silk / 30 cm', phrases)).toBe('ไหม / 30 ซม.')
  expect(optionWords('silk / toString', phrases)).toBe('ไหม / toString')
  expect(optionWords('', phrases)).toBe('')
  expect(optionWords('silk', undefined)).toBe('silk')
})
