import { expect, test } from 'vitest'
import { toldThings } from './structured-data.ts'

test('things are told with the fields they leave out, wherever they stand', () => {
  const scarf = { '@type': 'Product', name: 'Scarf', image: ['/a.webp'], description: 'Silk', offers: [{ price: '12.00', priceCurrency: 'THB' }] }
  expect(toldThings([JSON.stringify(scarf), JSON.stringify({ '@graph': [{ '@type': 'WebSite', name: 'Hattha', url: '' }, { '@type': 'Person' }] })])).toEqual({
    things: [
      { type: 'Product', name: 'Scarf', missing: ['offers.availability'] },
      { type: 'WebSite', name: 'Hattha', missing: ['url'] },
      { type: 'Person', name: '', missing: undefined },
    ],
    broken: 0,
  })
})

test('what nobody can read is counted, and what is no thing says nothing', () => {
  expect(toldThings(['{', '"text"', 'null', '[]', '{"@type": ["Product", 7]}'])).toEqual({
    things: [expect.objectContaining({ type: 'Product', missing: expect.arrayContaining(['name', 'offers.price']) })],
    broken: 1,
  })
})
