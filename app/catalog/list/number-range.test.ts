import { expect, test } from 'vitest'
import { searchOf } from '../search/product-search.ts'
import { rangeOf, typedNumber, withRange } from './number-range.ts'

test('an attribute has one range; an open end says nothing, two open ends are none', () => {
  const search = { attributes: ['technique.batik', 'width.10~40'] }
  expect(rangeOf(search, 'width')).toEqual({ from: '10', to: '40' })
  expect(rangeOf(search, 'technique')).toBeUndefined()
  expect(withRange(search.attributes, 'width', { from: '', to: '12.5' })).toEqual(['technique.batik', 'width.~12.5'])
  expect(withRange(search.attributes, 'width', { from: '', to: '' })).toEqual(['technique.batik'])
  for (const odd of ['width.~', 'width.a~b', 'width.1~2~3', 'width.-1~2', "width.1'~2"])
    expect(searchOf(new URLSearchParams({ attribute: odd })).attributes).toEqual([])
})

test.each([
  ['12', '12'],
  ['1,000', '1000'],
  ['12,5', '12.5'],
  ['', ''],
  ['wide', undefined],
  ['-3', undefined],
])('the number %s is read as %s', (typed, read) => {
  expect(typedNumber(typed)).toBe(read)
})
