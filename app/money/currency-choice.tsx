import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type Currency, RATE_REFRESH_MS, type Rates } from './currency.ts'
import { countryWasAsked, onCurrencyStored, rememberCountryWasAsked, rememberCurrency, storedCurrency } from './stored-currency.ts'

type Choice = {
  currency: Currency
  /** Units of each currency for one THB, as decimal strings. */
  rates: Rates
  /** Prices in this currency are converted by a fixed rate, and say that they are approximate. */
  approximate: boolean
  choose: (currency: Currency) => void
}

const ChoiceContext = createContext<Choice | undefined>(undefined)

type ProviderProps = { currency: Currency; rates: Rates; geoUrl: string; children: ReactNode }

/**
 * The currency prices are read in. A page comes in the currency of the cookie (THB without one); then a stored choice wins, else the currency
 * of the country the reader's address belongs to. Rates are asked for again every hour.
 */
export function CurrencyProvider({ currency: initial, rates: initialRates, geoUrl, children }: ProviderProps) {
  const stored = useSyncExternalStore(onCurrencyStored, storedCurrency, () => undefined)
  const [found, setFound] = useState<Currency>()
  const [rates, setRates] = useState(initialRates)
  const currency = stored ?? found ?? initial

  // Before the paint: prices that waited appear once, in the right currency.
  useLayoutEffect(() => {
    const chosen = storedCurrency()
    if (chosen) rememberCurrency(chosen, { chosen: false })
    document.documentElement.removeAttribute('data-currency-pending')
  }, [])

  useEffect(() => {
    if (!geoUrl || storedCurrency() || countryWasAsked()) return
    void import('./look-up-currency.ts').then(async ({ lookUpCurrency }) => {
      const looked = await lookUpCurrency(geoUrl)
      rememberCountryWasAsked()
      if (!looked || storedCurrency()) return
      setFound(looked)
      rememberCurrency(looked, { chosen: false })
    })
  }, [geoUrl])

  useEffect(() => {
    const timer = setInterval(() => void freshRates().then((fresh) => fresh && setRates(fresh)), RATE_REFRESH_MS)
    return () => clearInterval(timer)
  }, [])

  const choice = useMemo(() => ({ currency, rates, approximate: rates.fixed?.includes(currency) === true, choose }), [currency, rates])
  return <ChoiceContext value={choice}>{children}</ChoiceContext>
}

const choose = (currency: Currency) => rememberCurrency(currency, { chosen: true })

/** The currency prices are shown in, the rates, and how to choose another. */
export function useCurrency(): Choice {
  const choice = use(ChoiceContext)
  if (!choice) throw new Error('useCurrency is used outside CurrencyProvider')
  return choice
}

async function freshRates(): Promise<Rates | undefined> {
  try {
    const answer = await fetch('/rates.json')
    // The route of the same build answers a rate for every currency.
    return answer.ok ? ((await answer.json()) as Rates) : undefined
  } catch {
    return undefined
  }
}
