import { expect, test } from 'vitest'
import { indexedWords, namesOf } from './search-words.ts'

test('names weigh more than descriptions, and only names say what a piece is', () => {
  const { vector, concepts } = indexedWords([
    { text: 'Celadon bowl', weight: 'A' },
    { text: 'Wrapped in silk', weight: 'D' },
  ])
  expect(vector).toMatch(/'celadon':1A/)
  expect(vector).toMatch(/'silk':\d+D/)
  expect(vector).not.toContain('craft_silk')
  expect(concepts.has('celadon')).toBe(true)
  expect(concepts.has('silk')).toBe(false)
})

test('compounds hold both of their names', () => {
  expect([...indexedWords([{ text: 'Silberarmband', weight: 'A' }]).concepts]).toEqual(expect.arrayContaining(['silver', 'bracelet']))
})

test('quotes and backslashes stay inside their word, and endless words are left out', () => {
  const { vector } = indexedWords([{ text: `O'Brien \\ ${'a'.repeat(500)}`, weight: 'A' }])
  expect(vector).toBe(`'o':1A 'brien':2A`)
})

test('one word is kept at most as often as PostgreSQL counts', () => {
  const { vector } = indexedWords([{ text: 'silk '.repeat(2000), weight: 'D' }])
  expect(vector.split(',')).toHaveLength(255)
})

test('the names of what a shop has teach the spelling', () => {
  expect([...namesOf(new Set(['celadon'])).keys()]).toEqual(expect.arrayContaining(['celadon', 'ศิลาดล', '青磁']))
})
