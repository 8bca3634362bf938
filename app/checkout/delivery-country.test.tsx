import { afterEach, expect, test, vi } from 'vitest'
import { deliveryCountry, rememberDeliveryCountry } from '../shipping/delivery-country.ts'
import { changeDraft, checkoutDraft, emptyDraft } from './checkout-draft.ts'

vi.mock('../shipping/guess-country.ts', () => ({ guessCountry: () => 'US' }))
afterEach(() => window.localStorage.clear())

test('a cart in another tab goes where its reader said, at a piece or in a cart, and not where the browser seems to be', () => {
  expect(emptyDraft().address.country).toBe('US')
  rememberDeliveryCountry('GB')
  expect(emptyDraft().address.country).toBe('GB')
  changeDraft({ address: { ...checkoutDraft().address, country: 'NL' } })
  expect(deliveryCountry()).toBe('NL')
  expect(emptyDraft().address.country).toBe('NL')
})

test('what is no country of the shop is not believed', () => {
  window.localStorage.setItem('delivery-country', 'XX')
  expect(deliveryCountry()).toBe('US')
})
