import { expect, test } from 'vitest'
import { fc } from '../../../tests/support/random.ts'
import { editDistance } from '../../platform/edit-distance.ts'
import { plainWordsOf, respelt } from './spelling.ts'

test('slips are letters left out, added, changed or swapped', () => {
  for (const [typed, meant, count] of [
    ['silk', 'silk', 0],
    ['slik', 'silk', 1],
    ['sik', 'silk', 1],
    ['sillk', 'silk', 1],
    ['solk', 'silk', 1],
    ['seladn', 'celadon', 2],
    ['ศิลาดน', 'ศิลาดล', 1],
  ] as const) {
    expect([typed, editDistance(typed, meant, 3)]).toEqual([typed, count])
  }
  expect(editDistance('scarf', 'bracelet', 2)).toBe(3)
})

test('as many slips one way as the other', () => {
  const word = fc.string({ maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9))
    }),
  )
})

test('names are known; a misspelt Thai word stays in one piece', () => {
  expect(plainWordsOf('silk scarf')).toEqual([])
  expect(plainWordsOf('silk blummed')).toEqual(['blummed'])
  expect(plainWordsOf('ศลาดน')).toEqual(['ศลาดน'])
})

test('the nearest word stands in for the typed one, and far ones do not', () => {
  const nears = [
    { word: 'silvr', near: 'silver', shown: 'silver' },
    { word: 'silvr', near: 'silk', shown: 'silk' },
    { word: 'xqzwvk', near: 'silk', shown: 'silk' },
  ]
  expect(respelt('Silvr  ring', nears)).toBe('silver ring')
  expect(respelt('xqzwvk', nears)).toBeUndefined()
  expect(respelt('silvr', [{ word: 'silvr', near: '$&', shown: '$&' }])).toBeUndefined()
})

test('an unfinished word is finished before it is taken for a misspelt one', () => {
  const nears = [
    { word: 'ผาไ', near: 'ผาน', shown: 'ผ่าน' },
    { word: 'ผาไ', near: 'ผาไหม', shown: 'ผ้าไหม' },
  ]
  expect(respelt('ผ้าไ', nears)).toBe('ผ้าไหม')
  expect(respelt('cera', [{ word: 'cera', near: 'ceramic', shown: 'ceramic' }])).toBe('ceramic')
  // Two letters begin too much.
  expect(respelt('ce', [{ word: 'ce', near: 'ceramic', shown: 'ceramic' }])).toBeUndefined()
})
