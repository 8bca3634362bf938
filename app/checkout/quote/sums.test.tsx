import { cleanup, render } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import checkout from '../../../messages/en/checkout.json'
import shipping from '../../../messages/en/shipping.json'
import ui from '../../../messages/en/ui.json'
import { anOffer } from '../../../tests/support/offers.ts'
import { CurrencyProvider } from '../../money/currency-choice.tsx'
import { FALLBACK_RATES } from '../../money/currency.ts'
import { computeQuote } from './compute-quote.ts'
import { Sums } from './sums.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { checkout, shipping, ui } }, interpolation: { escapeValue: false } })
afterEach(cleanup)

const NOW = new Date('2026-11-23T12:00:00Z')
const scarf = anOffer({ variantId: 'scarf', sellerId: 's1', hsCode: '621410', price: 1_000_00 })
const bowl = anOffer({ variantId: 'bowl', sellerId: 's2', hsCode: '691200', price: 500_00 })

const quoteTo = (country: string) =>
  computeQuote({
    wish: {
      lines: [scarf, bowl].map(({ variantId, productId }) => ({ variantId, productId, quantity: 1, personalization: '' })),
      country,
      delivery: {},
      couponCode: null,
      language: 'en',
    },
    offers: new Map([scarf, bowl].map((offer) => [offer.variantId, offer])),
    promotions: [],
    coupon: undefined,
    now: NOW,
    vatPpm: 70_000,
    cash: { offered: false, most: 0, fee: 0 },
  }).quote

function told(country: string): string {
  const { container } = render(
    <I18nextProvider i18n={words}>
      <CurrencyProvider currency="THB" rates={FALLBACK_RATES} geoUrl="">
        <Sums quote={{ ...quoteTo(country), quoteHash: '' }} pending={false} />
      </CurrencyProvider>
    </I18nextProvider>,
  )
  return container.textContent ?? ''
}

test('beside the total stands what the country of delivery will ask for, each maker’s parcel by itself', () => {
  // Two parcels, one kind of goods each: 2 × 3 euros, and 21 % on goods, delivery and that.
  const [goods, delivery, duty] = [1500, 900, 2 * 3 * 38]
  const expected = Math.round(((goods + delivery + duty) * 0.21 + duty) / 10) * 10
  expect(told('NL')).toContain(`Duty and import tax are not included: usually about ฿${expected}.00, paid to the carrier on arrival.`)
  expect(quoteTo('NL').total).toBe((goods + delivery) * 100)
})

test('a span where goods differ, and words where no amount is known or nothing is due', () => {
  expect(told('US')).toContain('usually about ฿45.00 to ฿260.00,')
  expect(told('ZA')).toContain('The destination country may charge them on arrival.')
  expect(told('JP')).toContain('usually not charged')
})

test('within Thailand nothing is said of it', () => {
  expect(told('TH')).not.toMatch(/duty/i)
})

test('while delivery to another country is worked out, the sums of the one before are not shown, dimmed or not', () => {
  const { container } = render(
    <I18nextProvider i18n={words}>
      <CurrencyProvider currency="THB" rates={FALLBACK_RATES} geoUrl="">
        <Sums quote={{ ...quoteTo('US'), quoteHash: '' }} pending reckoning="NL" />
      </CurrencyProvider>
    </I18nextProvider>,
  )
  expect(container.textContent).toBe('Subtotal฿1,500.00Netherlands: working out delivery and total…')
})

test('nobody is told that it is worked out when it is not', () => {
  const { container } = render(
    <I18nextProvider i18n={words}>
      <CurrencyProvider currency="THB" rates={FALLBACK_RATES} geoUrl="">
        <Sums quote={{ ...quoteTo('US'), quoteHash: '' }} pending={false} reckoning="NL" />
      </CurrencyProvider>
    </I18nextProvider>,
  )
  expect(container.textContent).toBe('Subtotal฿1,500.00')
})
