import { expect, test } from 'vitest'
import { categoryOf, draftOf, missingIn } from './blog-category.ts'

test('what was typed is kept trimmed, a language that says nothing is left out, and the address is made from the English name', () => {
  const texts = { en: { name: ' Natural dyes ', description: '' }, de: { name: ' ', description: '' }, th: { name: 'สีธรรมชาติ' } }
  expect(categoryOf({ id: '', image: '', texts })).toEqual({
    category: { id: 'natural-dyes', image_url: null, texts: { en: { name: 'Natural dyes', description: '' }, th: { name: 'สีธรรมชาติ', description: '' } } },
  })
})

test('each thing that cannot be is named', () => {
  expect(categoryOf(draftOf(undefined))).toEqual({ problems: new Set(['english', 'address']) })
  expect(categoryOf({ id: 'A b', image: '', texts: { en: { name: 'Dyes' }, de: { description: 'Farben' } } })).toEqual({
    problems: new Set(['names', 'address']),
  })
})

test('the languages are named whose readers get English', () => {
  const category = { id: 'a', name: 'A', description: '', image_url: null, status: 'active' as const, sort_order: 1, merged_into: null, changed_at: '' }
  const missing = missingIn({ ...category, translations: [{ language: 'th', name: 'ก', description: '' }] })
  expect([missing.includes('en'), missing.includes('th'), missing.includes('de')]).toEqual([false, false, true])
})
