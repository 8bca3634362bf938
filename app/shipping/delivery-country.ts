import { isServed } from './countries.ts'
import { guessCountry } from './guess-country.ts'

const STORAGE_KEY = 'delivery-country'

/** Browser only. Where the reader said parcels should go, on whatever page and in whatever tab; else where they probably go. */
export function deliveryCountry(): string {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY) ?? ''
    return isServed(stored) ? stored : guessCountry()
  } catch {
    return guessCountry()
  }
}

/** Browser only. Keeps it for the next piece, and for a cart in another tab. */
export function rememberDeliveryCountry(country: string): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, country)
  } catch {
    // Without storage the choice holds for this page.
  }
}
