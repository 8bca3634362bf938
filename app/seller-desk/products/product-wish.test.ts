import * as v from 'valibot'
import { expect, test } from 'vitest'
import { columnsSaid, countOf, type MyProduct, toColumns } from './my-product.ts'
import { formOf, ProductForm, satangOf, wishOf, statusWord } from './product-wish.ts'

test.each([
  ['1470', 147_000],
  ['1470.5', 147_050],
  ['1470,50', 147_050],
  ['1,470.50', 147_050],
  ['1.470,50', 147_050],
  ['1,470', 147_000],
  ['1.470.000', 147_000_000],
  ['฿ 1 470', 147_000],
  ['0.25', 25],
])('%s is %i satang', (typed, satang) => expect(satangOf(typed)).toBe(satang))

test.each(['', '0', '-5', 'free', '1e3', '14.705.5', '12.3456', '90000000.01', 'NaN'])('%j is no price', (typed) => expect(satangOf(typed)).toBeUndefined())

const form = { ...formOf(undefined), name: 'Basket', categoryId: 'c', price: '900', stock: '3' }
const problems = (given: unknown) => Object.fromEntries((v.safeParse(ProductForm, given).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]))

test('a listing is kept in satang, grams and whole pieces', () => {
  expect(wishOf(v.parse(ProductForm, { ...form, originalPrice: '1,000' }))).toMatchObject({
    name: 'Basket',
    priceMinor: 90_000,
    originalPriceMinor: 100_000,
    weightGrams: 500,
    stock: 3,
    isHandmade: true,
    making: null,
  })
  expect(wishOf(v.parse(ProductForm, form)).originalPriceMinor).toBeNull()
})

test('a reduction reduces, and pieces are whole', () => {
  expect(problems({ ...form, originalPrice: '900' })).toEqual({ originalPrice: 'product.problem.original' })
  expect(problems({ ...form, price: '0' })).toEqual({ price: 'ui:form.positive' })
  expect(problems({ ...form, price: '-5' })).toEqual({ price: 'ui:form.positive' })
  expect(problems({ ...form, originalPrice: '12 baht' })).toEqual({ originalPrice: 'product.problem.price' })
  expect(problems({ ...form, stock: '2.5', weight: '0', name: 'x', categoryId: '', price: 'cheap' })).toEqual({
    stock: 'product.problem.stock',
    weight: 'product.problem.weight',
    name: 'product.problem.name',
    categoryId: 'product.problem.category',
    price: 'product.problem.price',
  })
})

const kept = wishOf(v.parse(ProductForm, { ...form, price: '1234.50', originalPrice: '2000' }))
const opened: MyProduct = {
  ...kept,
  id: 'p',
  calledHere: 'Scarf',
  status: 'draft',
  image: null,
  followersHours: null,
  opensAt: null,
  preorder: null,
  wasOnSale: false,
  waits: false,
  variants: [{ id: 'v', name: '', onHand: 3, held: 0 }],
  schedule: null,
  hold: null,
  change: null,
}

test('what is shown for changing comes back unchanged', () => {
  expect(wishOf(v.parse(ProductForm, formOf(opened)))).toEqual(kept)
})

test('only what is not as it was opened is said: a page that was open while a sale ended does not bring its price back', () => {
  const said = (changes: Record<string, unknown>) => columnsSaid(opened, toColumns(wishOf(v.parse(ProductForm, { ...formOf(opened), ...changes }))))
  expect(said({})).toEqual({})
  expect(said({ description: 'Woven by hand' })).toEqual({ description: 'Woven by hand' })
  expect(said({ price: '1300', originalPrice: '' })).toEqual({ price_minor: 1300_00, original_price_minor: null })
})

test.each([
  ['active', false, 'active'],
  ['active', true, 'preOrder'],
  ['inactive', true, 'inactive'],
  ['draft', true, 'draft'],
  ['archived', true, 'archived'],
] as const)('a listing that is %s (made to order: %s) is called %s', (status, madeToOrder, word) => {
  expect(statusWord({ status, madeToOrder })).toBe(word)
})

test('a count goes by its own key again until the shop has it, and another number is another count of what was seen', () => {
  expect(countOf(opened, 3, undefined)).toBeNull()
  expect(countOf(opened, undefined, undefined)).toBeNull()
  expect(countOf({ ...opened, variants: [...opened.variants, ...opened.variants] }, 8, undefined)).toBeNull()
  const sent = countOf(opened, 8, undefined)
  expect(sent).toMatchObject({ variantId: 'v', seen: 3, counted: 8 })
  // Read anew meanwhile, with what the count itself has made of it and what was sold since.
  const now = { ...opened, variants: [{ id: 'v', name: '', onHand: 7, held: 0 }] }
  expect(countOf(now, 8, sent ?? undefined)).toEqual(sent)
  // What was sent may have been done: even the number of before is a count.
  const back = countOf(opened, 3, sent ?? undefined)
  expect(back).toMatchObject({ seen: 3, counted: 3 })
  expect(back?.key).not.toBe(sent?.key)
})
