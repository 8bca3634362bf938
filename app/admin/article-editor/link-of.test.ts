import { expect, test } from 'vitest'
import { linkOf } from './link-of.ts'

test.each([
  ['/products?q=silk', '/products?q=silk'],
  [' https://museum.example/a ', 'https://museum.example/a'],
  ['www.museum.example', 'https://www.museum.example'],
  ['mailto:shop@hattha.example', 'mailto:shop@hattha.example'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['http://museum.example', undefined],
  ['silk', undefined],
  ['', undefined],
])('%j leads to %j', (typed, to) => {
  expect(linkOf(typed)).toBe(to)
})
