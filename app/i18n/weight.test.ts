import { expect, test } from 'vitest'
import { weightOf } from './weight.ts'

test.each([
  [500, 'en', '500\u00a0g'],
  [1400, 'de', '1,4\u00a0kg'],
  [1000, 'th', '1\u00a0กก.'],
] as const)('%d grams in %s', (grams, language, written) => {
  expect(weightOf(grams, language)).toBe(written)
})
