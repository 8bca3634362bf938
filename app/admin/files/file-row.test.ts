import { expect, test } from 'vitest'
import { addressOf, fileNameOf } from '../shop-pictures/stored-picture.ts'

test('a replaced file has an address that says so, and no name breaks out of it', () => {
  expect(addressOf({ bucket_id: 'shop-pictures', name: 'slides/a b?.webp', revision: 0 })).toBe('/storage/v1/object/public/shop-pictures/slides/a%20b%3F.webp')
  expect(addressOf({ bucket_id: 'shop-pictures', name: 'a.webp', revision: 2 })).toBe('/storage/v1/object/public/shop-pictures/a.webp?v=2')
  expect(fileNameOf('a/b/c.webp')).toBe('c.webp')
})
