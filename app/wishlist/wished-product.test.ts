import { expect, test } from 'vitest'
import { toWishedProduct } from './wished-product.ts'

type Row = Parameters<typeof toWishedProduct>[0]
type Product = NonNullable<Row['product']>

const variant = { id: 'v1', name: '', price_minor: null, image_url: null, stock_quantity: 4, is_active: true }
const product: Product = {
  id: 'p1',
  name: 'Silk scarf',
  price_minor: 90_000,
  original_price_minor: null,
  lowest_before_minor: null,
  stock_quantity: 4,
  is_unique: false,
  made_to_order: false,
  personalization_required: false,
  image_url: '/pictures/scarf.webp',
  images: [],
  seller_id: 's1',
  category_id: 'c1',
  seller: { business_name: 'Ban Chonnabot' },
  category: { image_url: null },
  translations: [],
  variants: [variant],
}
const wished = (changes: Partial<Product> = {}, priceThen = 90_000) =>
  toWishedProduct({ product_id: 'p1', price_minor: priceThen, wants_news: false, product: { ...product, ...changes } })[0]

test('a piece with one variant goes into the cart as it is, at today’s price', () => {
  expect(wished({}, 100_000)).toMatchObject({
    name: 'Silk scarf',
    priceMinor: 90_000,
    priceThen: 100_000,
    stock: 'low_stock',
    addition: { variantId: 'v1', quantity: 1, price: 90_000, sellerName: 'Ban Chonnabot' },
  })
  expect(wished({ variants: [{ ...variant, price_minor: 95_000 }] })?.addition?.price).toBe(95_000)
})

test('its name is the reader’s where there is a translation', () => {
  expect(wished({ translations: [{ language: 'th', name: 'ผ้าพันคอไหม' }] })?.name).toBe('ผ้าพันคอไหม')
})

test('where something must be chosen or written first, the product page is the way', () => {
  expect(wished({ variants: [variant, { ...variant, id: 'v2', name: 'Large' }] })).toMatchObject({ addition: undefined, needs: 'choice' })
  expect(wished({ personalization_required: true })).toMatchObject({ addition: undefined, needs: 'choice' })
  expect(wished({ variants: [variant, { ...variant, id: 'v2', is_active: false }] })?.addition).toBeDefined()
})

test('nothing left is nothing to add; made to order there is always one', () => {
  expect(wished({ stock_quantity: 0 })).toMatchObject({ stock: 'out_of_stock', addition: undefined })
  expect(wished({ stock_quantity: 0, made_to_order: true })?.addition).toBeDefined()
})

test('what is not sold any more is no piece', () => {
  expect(toWishedProduct({ product_id: 'p1', price_minor: 1, wants_news: false, product: null })).toEqual([])
})
