import { expect, test } from 'vitest'
import { knownWith, nameOf, optionsOf, toArranged, toVersion, versionsFor, wrongIn, wrongWith, type KeptVersion } from './versions.ts'

const kept = (id: string, options: Record<string, string>, more: Partial<KeptVersion> = {}): KeptVersion => ({
  id,
  name: Object.values(options).join(' / '),
  options,
  priceMinor: null,
  weightGrams: null,
  sku: '',
  isActive: true,
  onHand: 5,
  ...more,
})
const size = { name: 'Size', values: 'S, M' }
const color = { name: 'Color', values: 'red, indigo' }

test('a piece with one version becomes one of several: the first takes over its stock', () => {
  const versions = versionsFor([size], [toVersion(kept('one', {}))])
  expect(versions.map((each) => [nameOf(each), each.id, each.stock])).toEqual([
    ['S', 'one', '5'],
    ['M', undefined, '0'],
  ])
})

test('two options make every pair, and a second option keeps what the first had', () => {
  const before = [toVersion(kept('s', { Size: 'S' }, { priceMinor: 120_050 })), toVersion(kept('m', { Size: 'M' }))]
  const versions = versionsFor([size, color], before)
  expect(versions.map((each) => [nameOf(each), each.id, each.price])).toEqual([
    ['S / red', 's', '1200.5'],
    ['S / indigo', undefined, ''],
    ['M / red', 'm', ''],
    ['M / indigo', undefined, ''],
  ])
})

test('options that are typed one after the other give no version of the database to two', () => {
  const before = [toVersion(kept('one', {}))]
  const sizes = versionsFor([size], before)
  const versions = versionsFor([size, color], knownWith(sizes, before))
  expect(versions.map(({ id }) => id)).toEqual(['one', undefined, undefined, undefined])
})

test('a value that goes and comes back finds its version again', () => {
  const all = [toVersion(kept('s', { Size: 'S' })), toVersion(kept('m', { Size: 'M' }))]
  expect(versionsFor([{ name: 'Size', values: 'S' }], all).map(({ id }) => id)).toEqual(['s'])
  expect(versionsFor([{ name: 'Size', values: 'M, S' }], all).map(({ id }) => id)).toEqual(['m', 's'])
})

test('the options of a piece are read from what is for sale', () => {
  expect(optionsOf([kept('a', { Size: 'S', Color: 'red' }), kept('b', { Size: 'M', Color: 'red' }), kept('c', { Size: 'L' }, { isActive: false })])).toEqual([
    { name: 'Size', values: 'S, M' },
    { name: 'Color', values: 'red' },
  ])
})

test('half an option, two of one name, more than a hundred, and none for sale are refused', () => {
  const many = { name: 'Size', values: Array.from({ length: 101 }, (_, at) => at).join() }
  const wrong = (options: (typeof size)[]) => wrongWith(options, versionsFor(options, []))
  expect(wrong([size])).toBeUndefined()
  expect(wrong([{ name: '', values: 'S' }])).toBe('versions.problem.half')
  expect(wrong([size, { name: 'size ', values: 'X' }])).toBe('versions.problem.same')
  expect(wrong([many])).toBe('versions.problem.many')
  expect(
    wrongWith(
      [size],
      versionsFor([size], []).map((each) => ({ ...each, isActive: false })),
    ),
  ).toBe('versions.problem.none')
})

test('a price may be left out, a count may not', () => {
  const version = toVersion(kept('a', {}))
  expect(wrongIn(version)).toEqual({ price: undefined, stock: undefined })
  expect(wrongIn({ ...version, price: '0', stock: '' })).toEqual({ price: 'product.problem.price', stock: 'product.problem.stock' })
})

test('stock is sent as a difference, prices in satang', () => {
  expect(toArranged({ ...toVersion(kept('a', { Size: 'S' })), price: '1,200.50', stock: '7' })).toMatchObject({
    id: 'a',
    name: 'S',
    price_minor: 120_050,
    stock_change: 2,
  })
})
