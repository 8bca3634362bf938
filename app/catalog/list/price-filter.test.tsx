import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import catalog from '../../../messages/en/catalog.json'
import { CurrencyProvider } from '../../money/currency-choice.tsx'
import { FALLBACK_RATES } from '../../money/currency.ts'
import { NO_SEARCH, type ProductSearch } from '../search/product-search.ts'
import { PriceFilter } from './price-filter.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { catalog } }, interpolation: { escapeValue: false } })

const go = vi.fn<(changes: Partial<ProductSearch>) => void>()
afterEach(() => {
  cleanup()
  go.mockClear()
})

function show(search: Partial<ProductSearch> = {}) {
  const Page = () => (
    <CurrencyProvider currency="THB" rates={FALLBACK_RATES} geoUrl="">
      <PriceFilter lowestAndHighest={{ lowest: 100_00, highest: 9000_00 }} search={{ ...NO_SEARCH, ...search }} go={go} />
    </CurrencyProvider>
  )
  render(
    <I18nextProvider i18n={words}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />
    </I18nextProvider>,
  )
}
const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'From (฿)' })
const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'To (฿)' })
const ask = (min: string, max: string) => {
  fireEvent.change(from(), { target: { value: min } })
  fireEvent.change(to(), { target: { value: max } })
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
}
const saidBeside = (field: HTMLInputElement) =>
  field.getAttribute('aria-invalid') === 'true' ? document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent : undefined

test.each([
  ['abc', '500'],
  ['-5', '500'],
  ['1.5.2', ''],
])('what is no amount (%s – %s) is said beside its field, and nothing typed is lost', (min, max) => {
  show()
  ask(min, max)
  expect(go).not.toHaveBeenCalled()
  expect(saidBeside(from())).toBe(catalog.price.wrong)
  expect(saidBeside(to())).toBeUndefined()
  expect([from().value, to().value]).toEqual([min, max])
  expect(document.activeElement).toBe(from())
})

test('from more than to is said beside both, and goes with a range that can be', () => {
  show()
  ask('1000', '500')
  expect(go).not.toHaveBeenCalled()
  expect([saidBeside(from()), saidBeside(to())]).toEqual([catalog.price.order, catalog.price.order])
  expect([from().value, to().value]).toEqual(['1000', '500'])
  ask('500', '1,000')
  expect(go).toHaveBeenCalledExactlyOnceWith({ min: '500', max: '1000', currency: 'THB' })
  expect(saidBeside(from())).toBeUndefined()
})

test('an address with such a range says so, too', () => {
  show({ min: '1000', max: '500' })
  expect(saidBeside(to())).toBe(catalog.price.order)
})

test.each([
  ['', '', '', ''],
  ['12,50', ' 1.000,5 ', '12.50', '1000.5'],
  ['฿1 200', '２０００', '1200', '2000'],
])('amounts are read as people type them: %j – %j', (min, max, wantedMin, wantedMax) => {
  show()
  ask(min, max)
  expect(go).toHaveBeenCalledExactlyOnceWith({ min: wantedMin, max: wantedMax, currency: 'THB' })
})
