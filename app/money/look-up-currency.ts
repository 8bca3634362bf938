import { countryOf } from './country-of.ts'
import { type Currency, currencyOfCountry } from './currency.ts'

/** A page that knows the currency late is worse than one that stays in THB. */
const PATIENCE_MS = 4000

/** Browser only. The currency of the country the reader's address belongs to, or undefined when nobody answers in time. Sends nothing but the request itself. */
export async function lookUpCurrency(geoUrl: string): Promise<Currency | undefined> {
  try {
    const answer = await fetch(geoUrl, { signal: AbortSignal.timeout(PATIENCE_MS), credentials: 'omit', referrerPolicy: 'no-referrer' })
    const country = answer.ok ? countryOf(await answer.json()) : undefined
    return country ? currencyOfCountry(country) : undefined
  } catch {
    return undefined
  }
}
