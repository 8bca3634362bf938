import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import catalog from '../../../messages/en/catalog.json'
import { CurrencyProvider } from '../../money/currency-choice.tsx'
import { FALLBACK_RATES } from '../../money/currency.ts'
import type { Facets } from '../listed-product.ts'
import { NO_SEARCH } from '../search/product-search.ts'
import { AT_FIRST } from './few-choices.ts'
import { FilterRail } from './filter-rail.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { catalog } }, interpolation: { escapeValue: false } })
// Nobody answers here; those tests in which somebody does say so.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line'))))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const MAKERS = 60
const makers = (chosen: string) =>
  Array.from({ length: MAKERS }, (_, n) => ({ value: `maker-${n}`, label: `Maker ${n}`, count: MAKERS - n, chosen: `maker-${n}` === chosen }))

function show({ chosen = '', more = false } = {}) {
  const counted = { all: more, categories: more, brands: more, sellers: more, provinces: more, ratings: more }
  const facets: Facets = {
    categories: [],
    brands: [],
    sellers: makers(chosen).filter((maker, place) => place < AT_FIRST || maker.chosen),
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

test('a closed group is sent with its first ten; whoever opens it finds all', async () => {
  const asked = vi.fn<(address: string) => Promise<Response>>(async () => Response.json({ sellers: makers(''), brands: [], provinces: [] }))
  vi.stubGlobal('fetch', asked)
  const shown = show()
  expect(shown()).toHaveLength(10)
  const group = shown()[0]?.closest('details')
  if (!group) throw new Error('Makers stand in no group.')
  group.open = true
  act(() => void fireEvent(group, new Event('toggle')))
  await waitFor(() => expect(shown()).toHaveLength(MAKERS))
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/products/choices.json'])
})

test('where all of them cannot be had, the first ten stay', async () => {
  const asked = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('no line')))
  vi.stubGlobal('fetch', asked)
  const shown = show()
  const group = shown()[0]?.closest('details')
  if (group) group.open = true
  await act(async () => void fireEvent(group ?? document.body, new Event('toggle')))
  expect(asked).toHaveBeenCalled()
  expect(shown()).toHaveLength(10)
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
