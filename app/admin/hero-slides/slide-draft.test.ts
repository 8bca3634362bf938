import { expect, test } from 'vitest'
import { draftOf, linkOf, slideOf } from './slide-draft.ts'

const DRAFT = { ...draftOf(undefined), image: '/pictures/hero-1.webp', texts: { en: { title: ' Silk ', subtitle: '' }, de: { title: '', subtitle: ' ' } } }

test('what was typed is kept trimmed, and a language that says nothing is left out', () => {
  expect(slideOf(DRAFT, undefined)).toEqual({
    slide: {
      image_url: '/pictures/hero-1.webp',
      link: '/products',
      texts: { en: { title: 'Silk', subtitle: '' } },
      starts_at: null,
      ends_at: null,
      is_active: true,
    },
  })
})

test('each thing that cannot be is named', () => {
  const texts = { de: { title: '', subtitle: 'Aus Surin' } }
  const wrong = slideOf({ ...DRAFT, image: '', link: 'javascript:alert(1)', texts, starts: '2030-02-02', ends: '2030-02-01' }, undefined)
  expect(wrong).toEqual({ problems: new Set(['image', 'link', 'english', 'titles', 'days']) })
})

test.each([
  ['/products?q=silk', '/products?q=silk'],
  [' /th/categories ', '/categories'],
  ['https://hattha.example/zh-CN/products', '/products'],
  ['https://hattha.example/de', '/'],
  ['//evil.example', undefined],
  ['products', undefined],
  ['/a b', undefined],
])('the address %s leads to %s', (typed, link) => {
  expect(linkOf(typed)).toBe(link)
})
