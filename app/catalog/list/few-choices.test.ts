import { expect, test } from 'vitest'
import type { Choice, Facets } from '../listed-product.ts'
import { fewChoices } from './few-choices.ts'

const choices = (name: string, count: number, chosen = -1): Choice[] =>
  Array.from({ length: count }, (_, place) => ({ value: `${name}-${place}`, label: name, count: 1, chosen: place === chosen }))
const family = (value: string, { chosen = -1, itself = false } = {}) => ({ value, label: value, count: 6, chosen: itself, below: choices(value, 6, chosen) })

const facets: Facets = {
  categories: [family('crafts'), family('textiles', { chosen: 2 }), family('foods', { itself: true })],
  brands: choices('brand', 4),
  sellers: choices('seller', 60, 42),
  provinces: choices('province', 77),
  types: [],
  features: [],
  ratings: [],
  attributes: [],
  numbers: [],
  price: null,
  more: { all: false, categories: false, brands: false, sellers: false, provinces: false, ratings: false },
}

test('a page is sent with ten makers, ten provinces, and whoever is chosen behind them', () => {
  const { brands, sellers, provinces } = fewChoices(facets)
  expect([brands.length, sellers.length, provinces.length]).toEqual([4, 11, 10])
  expect(sellers.at(-1)?.value).toBe('seller-42')
})

test('what stands below a family is sent where somebody has chosen there', () => {
  expect(fewChoices(facets).categories.map(({ value, below }) => [value, below.length])).toEqual([
    ['crafts', 0],
    ['textiles', 6],
    ['foods', 6],
  ])
})
