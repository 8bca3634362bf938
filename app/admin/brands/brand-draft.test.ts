import { expect, test } from 'vitest'
import { brandOf, draftOf } from './brand-draft.ts'

const DRAFT = { ...draftOf(undefined), name: ' Doi Tung ' }

test('a brand gets the address of its name, and nothing is kept of languages that say nothing', () => {
  const texts = { en: { text: ' Coffee and weaving. ' }, th: { text: ' ' } }
  expect(brandOf({ ...DRAFT, texts })).toEqual({
    brand: { slug: 'doi-tung', name: 'Doi Tung', logo_url: null, website: '', open_to_all: true, texts: { en: { text: 'Coffee and weaving.' } } },
  })
})

test.each([
  ['doitung.example', 'https://doitung.example'],
  ['HTTP://DoiTung.example/Shop', 'https://doitung.example/Shop'],
])('a website is kept as one that is safe to follow: %s', (website, kept) => {
  expect(brandOf({ ...DRAFT, website })).toMatchObject({ brand: { website: kept } })
})

test.each([
  ['name', { name: ' ' }],
  ['slug', { name: 'ดอยตุง' }],
  ['texts', { texts: { th: { text: 'กาแฟ' } } }],
  ['texts', { texts: { en: { text: 'x'.repeat(301) } } }],
  ['website', { website: 'javascript:alert(1)' }],
  ['website', { website: 'two words.example' }],
])('%s is wrong with %j', (problem, change) => {
  expect(brandOf({ ...DRAFT, ...change })).toEqual({ problems: new Set([problem]) })
})
