import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sentenceAt } from '../../i18n/sentence-check.ts'
import { placeholdersOf } from '../../i18n/sentence-check.ts'
import { filled, HEAD_PATTERNS, PATTERN_PLACES } from './head-patterns.ts'
import { SAMPLE_NAMES } from './sample-values.ts'

const english = (place: string): string => {
  const [namespace = '', key = ''] = place.split(':')
  const words: unknown = JSON.parse(readFileSync(new URL(`../../../messages/en/${namespace}.json`, import.meta.url), 'utf8'))
  return sentenceAt(words as Parameters<typeof sentenceAt>[0], key) ?? ''
}

test.each(PATTERN_PLACES)('%s is a sentence of the shop, and its placeholders have samples', (place) => {
  expect(english(place)).not.toBe('')
  expect(SAMPLE_NAMES).toEqual(expect.arrayContaining(placeholdersOf(english(place))))
})

test('each kind of page stands once', () => {
  const kinds = HEAD_PATTERNS.map(({ kind }) => kind)
  expect(new Set(kinds).size).toBe(kinds.length)
})

test('a placeholder is filled, and one that nothing is known of stands', () => {
  expect(filled('{{product}}, by {{seller}} {{else}}', { product: 'Scarf', seller: 'Somjit' })).toBe('Scarf, by Somjit {{else}}')
})
