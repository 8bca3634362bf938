import { expect, test } from 'vitest'
import { pathOf } from './path-of.ts'

const SHOP = 'https://hattha.example'

test.each([
  ['/old', '/old'],
  [' https://hattha.example/th/products/%E0%B8%9C%E0%B9%89%E0%B8%B2?a=1#x ', '/products/ผ้า?a=1'],
  ['/zh-CN', '/'],
  ['/news/a%20b', '/news/a%20b'],
  ['https://elsewhere.example/old', undefined],
  ['//elsewhere.example/old', undefined],
  ['/\\elsewhere.example', undefined],
  ['old page', undefined],
  ['/%ff', undefined],
  ['', undefined],
])('%s is the page %s', (typed, path) => {
  expect(pathOf(typed, SHOP)).toBe(path)
})
