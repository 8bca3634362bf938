import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import catalog from '../../../messages/en/catalog.json'
import { CurrencyProvider } from '../../money/currency-choice.tsx'
import { FALLBACK_RATES } from '../../money/currency.ts'
import type { Facets } from '../listed-product.ts'
import { NO_SEARCH } from '../search/product-search.ts'
import { FilterRail } from './filter-rail.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { catalog } }, interpolation: { escapeValue: false } })
afterEach(cleanup)

const MAKERS = 60
const makers = (chosen: string) =>
  Array.from({ length: MAKERS }, (_, n) => ({ value: `maker-${n}`, label: `Maker ${n}`, count: MAKERS - n, chosen: `maker-${n}` === chosen }))

function show({ chosen = '', more = false } = {}) {
  const counted = { all: more, categories: more, brands: more, sellers: more, provinces: more, ratings: more }
  const facets: Facets = {
    categories: [],
    brands: [],
    sellers: makers(chosen),
    provinces: [],
    types: [],
    features: [],
    ratings: [],
    attributes: [],
    numbers: [],
    price: null,
    more: counted,
  }
  const Page = () => (
    <CurrencyProvider currency="THB" rates={FALLBACK_RATES} geoUrl="">
      <FilterRail facets={facets} search={{ ...NO_SEARCH, sellers: chosen ? [chosen] : [] }} go={() => undefined} />
    </CurrencyProvider>
  )
  const { container } = render(
    <I18nextProvider i18n={words}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />
    </I18nextProvider>,
  )
  return () => [...container.querySelectorAll<HTMLInputElement>('input[name=seller]')]
}

test('a closed group is sent with its first ten; whoever opens it finds all', () => {
  const shown = show()
  expect(shown()).toHaveLength(10)
  const group = shown()[0]?.closest('details')
  if (!group) throw new Error('Makers stand in no group.')
  group.open = true
  act(() => void fireEvent(group, new Event('toggle')))
  expect(shown()).toHaveLength(MAKERS)
})

test('what is chosen is shown, wherever it stands, in a group that is open', () => {
  const shown = show({ chosen: 'maker-42' })
  expect(
    shown()
      .filter(({ checked }) => checked)
      .map(({ value }) => value),
  ).toEqual(['maker-42'])
})

test('where more fit than are counted, a count says that it is the least', () => {
  expect(show({ more: true })()[0]?.closest('label')?.textContent).toBe('Maker 060+')
  cleanup()
  expect(show()()[0]?.closest('label')?.textContent).toBe('Maker 060')
})
