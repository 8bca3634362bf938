import { expect, test } from 'vitest'
import { breakable, runsOf, type Family } from './font-runs.ts'

/** Families as they are cut: each draws its own letters, and all of eastern Asia the signs they share. */
const covers = (family: Family, code: number): boolean => {
  const letter = String.fromCodePoint(code)
  if (family === 'latin') return /[\p{Script=Latin}\p{N}\p{P}\p{Z}\p{Sc}]/u.test(letter) && code < 0x3000
  if (family === 'thai') return (/[\u0e00-\u0e7f]/u.test(letter) && letter !== '฿') || letter === ' ' || letter === '\u200b'
  if (family === 'kr') return /[\p{Script=Hangul}\u3000-\u303f]/u.test(letter)
  return /[\p{Script=Han}\p{Script=Hiragana}\u3000-\u303f]/u.test(letter)
}
const families = (text: string, language: string) => runsOf(text, { language, covers }).map(({ text: part, font }) => `${font}:${part}`)

test('each script is set in a family that can draw it', () => {
  expect(families('Silk ผ้า ฿50', 'en')).toEqual(['latin:Silk ', 'thai:ผ้า ', 'latin:฿50'])
  expect(families('수공예 silk', 'ko')).toEqual(['kr:수공예', 'latin: silk'])
})

test('the characters China, Japan and Taiwan share are drawn as the reader writes them', () => {
  expect(families('直', 'ja')).toEqual(['jp:直'])
  expect(families('直', 'zh-CN')).toEqual(['sc:直'])
  expect(families('直', 'zh-TW')).toEqual(['tc:直'])
  expect(families('直', 'th')).toEqual(['jp:直'])
})

test('what nobody draws is shown to be missing, pictographs and what turns the line around are left out', () => {
  expect(families('a\u{12000}b', 'en')).toEqual(['latin:a?b'])
  expect(families('silk 🧵 no. 1', 'en')).toEqual(['latin:silk  no. 1'])
  expect(families('a\u202eb\u0007c', 'en')).toEqual(['latin:abc'])
})

test('Thai may be broken between words, and nowhere inside one', () => {
  const words = breakable('ผ้าไหมทอมือจากเชียงใหม่').split('\u200b')
  expect(words.length).toBeGreaterThan(3)
  expect(words.join('')).toBe('ผ้าไหมทอมือจากเชียงใหม่')
  expect(words).toContain('เชียงใหม่')
  expect(breakable('Silk scarf')).toBe('Silk scarf')
})
