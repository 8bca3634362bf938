import { expect, test } from 'vitest'
import { ownPicture } from './own-picture.ts'

const SHOP = 'https://shop.test'

test('a picture of the shop is found by its path, however it is written', () => {
  expect(ownPicture('/pictures/scarf.webp', SHOP)).toBe('/pictures/scarf.webp')
  expect(ownPicture('https://shop.test/storage/v1/object/public/product-images/a/b.webp?v=2', SHOP)).toBe(
    '/storage/v1/object/public/product-images/a/b.webp?v=2',
  )
})

test.each([
  '',
  'https://elsewhere.test/pictures/a.webp',
  'https://shop.test.elsewhere.test/pictures/a.webp',
  '//elsewhere.test/pictures/a.webp',
  '/\\elsewhere.test/pictures/a.webp',
  '/\t/elsewhere.test/pictures/a.webp',
  '/en/products/a/share.jpg',
  '/pictures/../metrics',
  '/storage/v1/object/public/../../../../metrics',
  'javascript:alert(1)',
  'https://',
])('%j is none', (address) => {
  expect(ownPicture(address, SHOP)).toBe('')
})
