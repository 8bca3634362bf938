import { expect, test } from 'vitest'
import { basicProduct, aProduct, aVariant } from '../../../tests/support/products.ts'
import type { Product } from '../product.ts'
import { productJsonLd } from './product-json-ld.ts'

const written = (facts: Partial<Product> = {}) =>
  productJsonLd({ product: aProduct(facts), language: 'th', siteUrl: 'https://shop.test', trail: [{ name: 'All', path: '/products' }] })
const productOf = (facts?: Partial<Product>) => JSON.parse(written(facts))['@graph'][0]

test('search engines read a price in baht, what is left, and who sells it', () => {
  expect(productOf()).toMatchObject({
    '@type': 'Product',
    url: 'https://shop.test/th/products/11111111-1111-4111-8111-111111111111',
    image: ['https://shop.test/pictures/one.webp'],
    category: 'Textiles > Scarves and shawls',
    offers: { '@type': 'Offer', price: '1200.00', priceCurrency: 'THB', availability: 'https://schema.org/InStock', seller: { name: 'Ban Tha Sawang Silk' } },
  })
})

test('several prices are a range with each offer in it', () => {
  const { offers } = productOf({ variants: [aVariant(), aVariant({ id: 'v2', name: 'L', priceMinor: 1_500_00, stock: 0 })] })
  expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '1200.00', highPrice: '1500.00', offerCount: 2 })
  expect(offers.offers.map((offer: { availability: string }) => offer.availability)).toEqual(['https://schema.org/InStock', 'https://schema.org/OutOfStock'])
})

test.each([
  ['sold for good', { isUnique: true, stock: 0 }, 'SoldOut'],
  ['the only one', { isUnique: true }, 'LimitedAvailability'],
  ['made to order', { madeToOrder: true }, 'MadeToOrder'],
  ['a maker on leave', { seller: { ...basicProduct().seller, closed: { until: null, message: '' } } }, 'OutOfStock'],
])('%s', (_what, facts, availability) => {
  expect(productOf(facts).offers.availability).toBe(`https://schema.org/${availability}`)
})

test('a rating stands there only when somebody gave one', () => {
  expect(productOf()).not.toHaveProperty('aggregateRating')
  expect(productOf({ rating: 4.75, reviewCount: 4 }).aggregateRating).toMatchObject({ ratingValue: '4.8', reviewCount: 4 })
})

test('the way there ends with the piece', () => {
  const [, way] = JSON.parse(written())['@graph']
  expect(way.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'All', item: 'https://shop.test/th/products' },
    { '@type': 'ListItem', position: 2, name: 'Silk scarf', item: 'https://shop.test/th/products/11111111-1111-4111-8111-111111111111' },
  ])
})

test('a name cannot end the block', () => {
  expect(written({ name: '</script><script>alert(1)</script>' })).not.toContain('</script>')
})
