import { expect, test } from 'vitest'
import { fromRows, toRows } from './rows.ts'

test('a list is the same after its way', () => {
  const list = [
    { id: 'a', price: 1, sold: null, seller: { name: 'Nok' } },
    { id: 'b', price: 2, sold: 3, seller: { name: 'Lek' } },
  ]
  expect(toRows(list)).toEqual({
    fields: ['id', 'price', 'sold', 'seller'],
    rows: [
      ['a', 1, null, { name: 'Nok' }],
      ['b', 2, 3, { name: 'Lek' }],
    ],
  })
  expect(fromRows(toRows(list))).toEqual(list)
})

test('an empty list as well', () => {
  expect(fromRows(toRows([]))).toEqual([])
})
