import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const at = (wanted: string | null) => ownPath(wanted, 'https://shop.example', ['en', 'th', 'zh-CN'])

test.each([
  ['/cart', '/cart'],
  ['/th/products?sort=newest#top', '/products?sort=newest#top'],
  ['https://shop.example/zh-CN/wishlist', '/wishlist'],
  ['/thailand', '/thailand'],
  ['/en', '/'],
])('%s leads to %s', (wanted, path) => expect(at(wanted)).toBe(path))

test.each([
  null,
  '',
  'https://evil.example/cart',
  '//evil.example',
  '/\\evil.example',
  '/th//evil.example',
  '/en/\\/evil.example',
  'javascript:alert(1)',
  'https://shop.example@evil.example/',
  'https://shop.example.evil.example/',
  'http://shop.example/cart',
  '\t//evil.example',
  '/auth',
  '/auth/reset-password',
  '/th/login',
  '/register?next=/register',
  `/${'x'.repeat(3000)}`,
])('%j leads to the root', (wanted) => expect(at(wanted)).toBe('/'))
