import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { CHARGE_CURRENCY, convert, currencyOfCountry, formatPrice, type Currency } from '../money/currency.ts'
import { useCurrency } from '../money/currency-choice.tsx'
import { onCurrencyStored, storedCurrency } from '../money/stored-currency.ts'
import { minor } from '../platform/money.ts'

/**
 * The currency somebody probably thinks in who reads baht: that of the place the browser tells of. Undefined for whoever has chosen baht, reads another already,
 * or is at home in Thailand; on the server, which does not know; and until the countries have come, which weigh more than every page may.
 */
export function useOfferedCurrency(): Currency | undefined {
  const { currency } = useCurrency()
  const [home, setHome] = useState<Currency>()
  const open = useSyncExternalStore(
    onCurrencyStored,
    () => currency === CHARGE_CURRENCY && storedCurrency() === undefined,
    () => false,
  )
  useEffect(() => {
    if (open) void import('./guess-country.ts').then(({ guessCountry }) => setHome(currencyOfCountry(guessCountry())))
  }, [open])
  return open && home !== CHARGE_CURRENCY ? home : undefined
}

/** `about €25.74`: the price in the currency of its reader; one tap shows all prices so. Needs the words of `money`; those of `shell` are on every page. */
export function PriceOffer({ satang }: { satang: number }) {
  const { t, i18n } = useTranslation(['money', 'shell'])
  const { rates, choose } = useCurrency()
  const offered = useOfferedCurrency()
  if (offered === undefined) return null
  const price = formatPrice(convert(minor(satang), { quote: offered, rate: rates[offered] }), offered, languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  return (
    <button
      type="button"
      onClick={() => choose(offered)}
      title={t('shell:preferences.showIn', { currency: offered })}
      className="link inline-flex min-h-8 items-center text-base font-normal tabular-nums pointer-coarse:min-h-11"
    >
      {t('money:about', { price })}
      <span className="sr-only">. {t('shell:preferences.showIn', { currency: offered })}</span>
    </button>
  )
}

/** The same without a price, for a menu. */
export function CurrencyOffer({ className }: { className?: string }) {
  const { t } = useTranslation('shell')
  const { choose } = useCurrency()
  const offered = useOfferedCurrency()
  if (offered === undefined) return null
  return (
    <button type="button" onClick={() => choose(offered)} className={className}>
      {t('shell:preferences.showIn', { currency: offered })}
    </button>
  )
}
