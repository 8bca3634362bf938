import { expect, test } from 'vitest'
import { optionGroups, variantFor } from './product/product-choice.ts'
import type { ProductVariant } from './product.ts'
import { wordOf } from '../i18n/word-of.ts'

const NAMES_OF_ALL = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

test('what a maker writes may be called like something that every object has', () => {
  expect(wordOf({ blue: 'blauw' }, 'blue')).toBe('blauw')
  expect(NAMES_OF_ALL.map((name) => wordOf({}, name))).toEqual(NAMES_OF_ALL.map(() => undefined))
  // As JSON brings it: an object of its own under that name.
  expect(wordOf(JSON.parse('{"__proto__": "x"}'), '__proto__')).toBe('x')
})

test.each(NAMES_OF_ALL)('a choice called %s is one that some variants have and others have not', (name) => {
  const variant = (id: string, options: string): ProductVariant => ({ id, name: id, options: JSON.parse(options), stock: 1 }) as ProductVariant
  const variants = [variant('a', `{"${name}": "long"}`), variant('b', `{"${name}": "short"}`), variant('c', '{"size": "S"}')]
  expect(optionGroups(variants)).toEqual([{ key: name, values: ['long', 'short'] }])
  expect(variantFor(variants, { size: 'S' }, { key: name, value: 'short' })?.id).toBe('b')
})
