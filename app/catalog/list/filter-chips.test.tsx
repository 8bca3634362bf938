import { cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import catalog from '../../../messages/en/catalog.json'
import type { Facets } from '../listed-product.ts'
import { NO_SEARCH } from '../search/product-search.ts'
import { FilterChips } from './filter-chips.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { catalog } }, interpolation: { escapeValue: false } })

const NO_FACETS: Facets = {
  categories: [],
  brands: [],
  sellers: [],
  provinces: [],
  types: [],
  features: [],
  ratings: [],
  attributes: [],
  numbers: [],
  more: { all: false, categories: false, brands: false, sellers: false, provinces: false, ratings: false },
  price: null,
}

afterEach(cleanup)

test.each([
  ['200', '500', ['฿200 – ฿500']],
  ['1000', '', ['From ฿1,000']],
  ['1000', '500', ['From ฿1,000', 'Up to ฿500']],
])('a price from %j to %j is said as %j', (min, max, chips) => {
  render(
    <I18nextProvider i18n={words}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <FilterChips search={{ ...NO_SEARCH, min, max }} facets={NO_FACETS} /> }])} />
    </I18nextProvider>,
  )
  expect(screen.getAllByRole('listitem').map((chip) => chip.textContent?.trim())).toEqual([...chips, 'Clear all'])
})
