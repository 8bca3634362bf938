import { cleanup, render } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import shell from '../../messages/en/shell.json'
import ui from '../../messages/en/ui.json'
import { CurrencyProvider } from '../money/currency-choice.tsx'
import { type Currency, FALLBACK_RATES } from '../money/currency.ts'
import { ratesByCode } from '../money/list-rates.server.ts'
import { Price } from '../money/price.tsx'
import { FixedRates } from './fixed-rates.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { shell, ui } }, interpolation: { escapeValue: false } })
afterEach(cleanup)

const fetched = { quote: 'EUR' as const, rate: '0.0262', id: '1', source: 'test', approximate: false, effectiveAt: new Date() }
const stoodIn = { quote: 'USD' as const, rate: FALLBACK_RATES.USD, id: null, source: 'fixed', approximate: true, effectiveAt: null }

function read(currency: Currency): string {
  const { container } = render(
    <I18nextProvider i18n={words}>
      <CurrencyProvider currency={currency} rates={ratesByCode([fetched, stoodIn])} geoUrl="">
        <FixedRates />
        <Price minor={1000_00} originalMinor={2000_00} />
      </CurrencyProvider>
    </I18nextProvider>,
  )
  return container.textContent
}

test('a price by a fixed rate is marked as approximate wherever it stands, and the page says why', () => {
  expect(read('USD')).toBe(`≈ ${shell.preferences.fixedRates}Now ≈\u00A0$28.00 before ≈\u00A0$56.00`)
  // Of a currency nobody has told us anything about.
  expect(read('GBP')).toContain('≈\u00A0£22.00')
})

test('a price by a rate of today is not, and nor is what is charged', () => {
  expect(read('EUR')).toBe('Now €26.20 before €52.40')
  expect(read('THB')).toBe('Now ฿1,000.00 before ฿2,000.00')
})
