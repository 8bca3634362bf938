import { expect, test } from 'vitest'
import { pictureProblem, sizeWithin } from './review-picture.ts'
import { reviewJsonLd } from './review-json-ld.ts'
import { reviewsAskedOf, reviewsQuery } from './review.ts'
import { languageOfWords } from './words-language.ts'

test.each([
  ['สวยมาก แพ็กดี', 'en', 'th'],
  ['ผ้ามัดหมี่ (mudmee) สวยมากค่ะ ชอบมาก', 'de', 'th'],
  ['The มัดหมี่ is lovely', 'en', 'en'],
  ['とても素敵です', 'en', 'ja'],
  ['大変素敵な品です', 'en', 'ja'],
  ['정말 예뻐요', 'en', 'ko'],
  ['非常漂亮', 'en', 'zh-CN'],
  ['非常漂亮', 'zh-TW', 'zh-TW'],
  ['Prachtig!', 'nl', 'nl'],
  ['Beautiful', 'th', 'en'],
  ['👍👍', 'th', 'th'],
  ['', 'fr', 'fr'],
  ['nice', 'x-unknown', 'en'],
] as const)('%j, written by who reads the shop in %s, is %s', (words, reading, language) => {
  expect(languageOfWords(words, reading)).toBe(language)
})

test('one page of reviews has one address, and what is not known is left out', () => {
  const asked = { sort: 'newest', stars: 4, about: 'seller', offset: 12 } as const
  expect(reviewsAskedOf(new URLSearchParams(reviewsQuery(asked)))).toEqual(asked)
  expect(reviewsQuery({ sort: 'helpful', stars: undefined, about: 'all', offset: 0 })).toBe('')
  expect(reviewsAskedOf(new URLSearchParams('sort=drop&stars=9&about=me&offset=-1'))).toEqual({ sort: 'helpful', stars: undefined, about: 'all', offset: 0 })
  expect(reviewsAskedOf(new URLSearchParams('offset=1e99')).offset).toBe(0)
})

test('a file is refused for its kind, its size, or for being empty', () => {
  expect(pictureProblem({ type: 'image/jpeg', size: 5 * 1024 * 1024 })).toBeUndefined()
  expect(pictureProblem({ type: 'image/jpeg', size: 5 * 1024 * 1024 + 1 })).toBe('large')
  expect(pictureProblem({ type: 'image/gif', size: 1 })).toBe('format')
  expect(pictureProblem({ type: '', size: 1 })).toBe('format')
  expect(pictureProblem({ type: 'image/webp', size: 0 })).toBe('empty')
})

test('a picture is made smaller in its own shape, and never larger', () => {
  expect(sizeWithin({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 })
  expect(sizeWithin({ width: 30, height: 9000 }, 2000)).toEqual({ width: 7, height: 2000 })
  expect(sizeWithin({ width: 1, height: 90_000 }, 2000)).toEqual({ width: 1, height: 2000 })
  expect(sizeWithin({ width: 300, height: 200 }, 2000)).toEqual({ width: 300, height: 200 })
})

test('search engines read who said it, when and how many stars', () => {
  expect(reviewJsonLd({ author: 'Ada L.', rating: 4, body: 'Soft', language: 'en', at: '2026-11-20T10:00:00.000Z' })).toMatchObject({
    '@type': 'Review',
    author: { name: 'Ada L.' },
    datePublished: '2026-11-20',
    reviewRating: { ratingValue: 4 },
  })
})
