import { expect, test } from 'vitest'
import { sizeIn } from './file-row.ts'
import { addressOf, fileNameOf } from '../shop-pictures/stored-picture.ts'

test.each([
  [0, '0 kB'],
  [512, '0.5 kB'],
  [1024 * 1024 * 3.4, '3.4 MB'],
  [1024 ** 3 * 2000, '2,000 GB'],
])('%i bytes are said as %s', (bytes, said) => {
  expect(sizeIn('en', bytes)).toBe(said)
})

test('a replaced file has an address that says so, and no name breaks out of it', () => {
  expect(addressOf({ bucket_id: 'shop-pictures', name: 'slides/a b?.webp', revision: 0 })).toBe('/storage/v1/object/public/shop-pictures/slides/a%20b%3F.webp')
  expect(addressOf({ bucket_id: 'shop-pictures', name: 'a.webp', revision: 2 })).toBe('/storage/v1/object/public/shop-pictures/a.webp?v=2')
  expect(fileNameOf('a/b/c.webp')).toBe('c.webp')
})
