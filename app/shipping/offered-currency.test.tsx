import { act, cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import money from '../../messages/en/money.json'
import shell from '../../messages/en/shell.json'
import ui from '../../messages/en/ui.json'
import { CurrencyProvider } from '../money/currency-choice.tsx'
import { FALLBACK_RATES, type Currency } from '../money/currency.ts'
import { Price } from '../money/price.tsx'
import { PriceOffer } from './offered-currency.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { money, shell, ui } }, interpolation: { escapeValue: false } })
afterEach(() => {
  cleanup()
  window.localStorage.clear()
  vi.restoreAllMocks()
})

const Shelf = ({ currency }: { currency: Currency }) => (
  <I18nextProvider i18n={words}>
    <CurrencyProvider currency={currency} rates={FALLBACK_RATES} geoUrl="">
      <Price minor={990_00} />
      <PriceOffer satang={990_00} />
    </CurrencyProvider>
  </I18nextProvider>
)
const livesWith = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

test('who reads baht and lives with euros is told the price in euros, and one tap shows all prices so', async () => {
  livesWith('de-DE', 'en')
  render(<Shelf currency="THB" />)
  expect(screen.getByText('฿990.00')).toBeTruthy()
  const offer = await screen.findByRole('button', { name: /^about €25\.74.*Show prices in EUR$/ })
  act(() => offer.click())
  expect(screen.getByText('€25.74')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  { who: 'who lives in Thailand', language: 'th-TH', reads: 'THB', chosen: undefined },
  { who: 'who reads another currency already', language: 'de-DE', reads: 'GBP', chosen: undefined },
  { who: 'who has chosen baht', language: 'de-DE', reads: 'THB', chosen: 'THB' },
] as const)('$who is offered nothing', async ({ language, reads, chosen }) => {
  livesWith(language)
  if (chosen !== undefined) window.localStorage.setItem('currency', chosen)
  render(<Shelf currency={reads} />)
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('button')).toBeNull()
})

test('the server offers nothing, for it does not know the reader', () => {
  livesWith('de-DE')
  expect(renderToString(<Shelf currency="THB" />)).not.toContain('button')
})
