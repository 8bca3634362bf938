import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import product from '../../../messages/en/product.json'
import shipping from '../../../messages/en/shipping.json'
import { basicProduct } from '../../../tests/support/products.ts'
import { CurrencyProvider } from '../../money/currency-choice.tsx'
import { FALLBACK_RATES } from '../../money/currency.ts'
import ProductDeliveryEstimate from './product-delivery-estimate.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { product, shipping } }, interpolation: { escapeValue: false } })
afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

test('a visitor reads what duty and tax the chosen country asks for, and none at home', () => {
  window.localStorage.setItem('delivery-country', 'TH')
  const { container } = render(
    <I18nextProvider i18n={words}>
      <CurrencyProvider currency="THB" rates={FALLBACK_RATES} geoUrl="">
        <ProductDeliveryEstimate
          product={{ ...basicProduct({ freeShipping: true, priceMinor: 1_000_00 }), weightGrams: 200 }}
          variant={undefined}
          quantity={2}
        />
      </CurrencyProvider>
    </I18nextProvider>,
  )
  expect(container.textContent).not.toMatch(/duty/i)
  fireEvent.change(screen.getByRole('combobox', { name: 'Delivery to' }), { target: { value: 'GB' } })
  expect(container.textContent).toContain('Duty and import tax are not included: usually about ฿400.00, paid to the carrier on arrival.')
  fireEvent.change(screen.getByRole('combobox', { name: 'Delivery to' }), { target: { value: 'HK' } })
  expect(container.textContent).toContain('usually not charged on a parcel of this value')
})
