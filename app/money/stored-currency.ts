import { type Currency, currencyOf } from './currency.ts'

/** Name of the cookie, which lets the server make pages in the currency, and of the stored preference, which is a person's own choice. */
const NAME = 'currency'
const CHOSEN = 'currency-chosen'
const LOOKED_UP = 'currency-looked-up'

/** Browser only. The currency a person chose, or undefined. */
export const storedCurrency = (): Currency | undefined => currencyOf(read(() => window.localStorage.getItem(NAME)))

/** Browser only. The next pages come in this currency; `chosen` also makes it the preference no lookup overrides. */
export function rememberCurrency(currency: Currency, { chosen }: { chosen: boolean }): void {
  document.cookie = `${NAME}=${currency}; path=/; max-age=31536000; samesite=lax`
  if (!chosen) return
  read(() => window.localStorage.setItem(NAME, currency))
  window.dispatchEvent(new CustomEvent(CHOSEN))
}

/** Browser only. Calls back when a person chooses, here or in another tab. */
export function onCurrencyStored(tell: () => void): () => void {
  window.addEventListener(CHOSEN, tell)
  window.addEventListener('storage', tell)
  return () => {
    window.removeEventListener(CHOSEN, tell)
    window.removeEventListener('storage', tell)
  }
}

/** Browser only. Whether the country was asked for in this session; where storage is refused, it counts as asked. */
export const countryWasAsked = (): boolean => read(() => window.sessionStorage.getItem(LOOKED_UP) ?? '') !== ''

export function rememberCountryWasAsked(): void {
  read(() => window.sessionStorage.setItem(LOOKED_UP, 'yes'))
}

/** Private windows of some browsers throw at the mere sight of storage. */
function read<Value>(attempt: () => Value): Value | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
