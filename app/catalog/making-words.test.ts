import { expect, test } from 'vitest'
import { TRADES } from '../../demo/trades.ts'
import { portraitsOf } from '../../demo/portrait.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import { MAKING_WORDS, TOLD_WORDS } from './making-words.data.ts'
import { makingWord, makingWordIn, placeFor } from './making-words.ts'
import { PICTURE_KINDS } from '@hattha/studio'

test.each([
  ['Silk weaving', 'en', 'th', 'ทอผ้าไหม'],
  ['ทอผ้าไหม', 'th', 'de', 'Seidenweberei'],
  ['COTTON', 'en', 'ja', '綿'],
  ['silk and cotton', 'en', 'fr', 'soie et coton'],
  ['faded blue', 'en', 'nl', 'verschoten blauw'],
  ['Jade green', 'en', 'de', 'jadegrün'],
  ['เขียวหยก', 'th', 'fr', 'vert jade'],
  ['Mudmee silk', 'en', 'ja', 'マットミーの絹'],
  ['natural, indigo trim', 'en', 'zh-TW', '原色鑲靛藍邊'],
  ['dorado', 'es', 'nl', 'goudkleurig'],
  ['106 × 69 cm', 'en', 'th', '106 × 69 ซม.'],
  ['36 cm', 'en', 'th', '36 ซม.'],
] as const)('%s (%s) is told in %s', (text, own, reading, told) => {
  expect(makingWord(text, { reading, own })).toEqual({ text: told, language: reading })
})

test('several by commas are told together, and not at all where one is unknown', () => {
  expect(makingWord('bamboo, palm leaf', { reading: 'nl', own: 'en' })).toEqual({ text: 'bamboe en palmblad', language: 'nl' })
  expect(makingWord('bamboo, moon dust', { reading: 'nl', own: 'en' })).toEqual({ text: 'bamboo, moon dust', language: 'en' })
})

test('what nobody knows, and what is in the reader’s language, stays as it was written', () => {
  expect(makingWord('Moon weaving', { reading: 'th', own: 'en' })).toEqual({ text: 'Moon weaving', language: 'en' })
  expect(makingWord('Cotton', { reading: 'en', own: 'en' })).toEqual({ text: 'Cotton', language: 'en' })
  expect(makingWord('', { reading: 'th', own: 'en' }).text).toBe('')
})

test('a place is told in letters the reader reads, else by its province', () => {
  expect(placeFor('Chonnabot, Khon Kaen', { province: 'ขอนแก่น', reading: 'th' })).toBe('ขอนแก่น')
  expect(placeFor('ชนบท ขอนแก่น', { province: 'ขอนแก่น', reading: 'th' })).toBe('ชนบท ขอนแก่น')
  expect(placeFor('ชนบท ขอนแก่น', { province: 'Khon Kaen', reading: 'ja' })).toBe('Khon Kaen')
  expect(placeFor('', { province: 'Khon Kaen', reading: 'de' })).toBe('Khon Kaen')
})

test('every row has a word in every language', () => {
  for (const row of `${MAKING_WORDS.trim()}\n${TOLD_WORDS.trim()}`.split('\n'))
    expect([row, row.split('|').map((name) => name !== '' && name === name.trim())]).toEqual([row, LANGUAGES.map(() => true)])
})

/** What the demo shop tells of its work in short. */
const DEMO_WORDS = [
  ...new Set([
    ...Object.values(TRADES).flatMap(({ craft, specialities }) => [craft, ...specialities]),
    ...Object.keys(TRADES).flatMap((trade) => portraitsOf(trade).flatMap(({ specialities }) => specialities)),
    ...PICTURE_KINDS.flatMap(({ material, variants }) => [material, ...variants.map(({ colour }) => colour)]),
  ]),
]

test('a Thai reader meets no English word where the demo shop tells of its work', () => {
  expect(DEMO_WORDS.filter((word) => /[a-z]/i.test(makingWordIn(word, 'th')))).toEqual([])
})

test.each(LANGUAGES.filter((language) => language !== 'en'))('where the demo shop tells of its work, every word is known in %s', (reading) => {
  expect(DEMO_WORDS.filter((word) => makingWord(word, { reading, own: 'en' }).language !== reading)).toEqual([])
})
