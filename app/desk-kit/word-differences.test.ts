import { expect, test } from 'vitest'
import { wordDifferences } from './word-differences.ts'

test('one word that was changed is the only difference', () => {
  expect(wordDifferences('Wash it warm, by hand.', 'Wash it cold, by hand.', 'en').filter(({ is }) => is !== 'same')).toEqual([
    { text: 'warm', is: 'gone' },
    { text: 'cold', is: 'new' },
  ])
})

test('Thai is compared by words, though no space stands between them', () => {
  const pieces = wordDifferences('ซักผ้าไหมด้วยน้ำอุ่น', 'ซักผ้าไหมด้วยน้ำเย็น', 'th')
  expect(pieces[0]).toMatchObject({ is: 'same' })
  expect(
    pieces
      .filter(({ is }) => is !== 'gone')
      .map(({ text }) => text)
      .join(''),
  ).toBe('ซักผ้าไหมด้วยน้ำเย็น')
  expect(
    pieces
      .filter(({ is }) => is !== 'new')
      .map(({ text }) => text)
      .join(''),
  ).toBe('ซักผ้าไหมด้วยน้ำอุ่น')
})

test('long texts that have nothing in common are compared in bounded time', () => {
  const text = (seed: number) => Array.from({ length: 15_000 }, (_, at) => `w${(at * seed) % 9973}`).join(' ')
  const begun = Date.now()
  expect(wordDifferences(text(7), text(11), 'en').length).toBeGreaterThan(0)
  expect(Date.now() - begun).toBeLessThan(20_000)
})
