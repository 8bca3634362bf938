import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { minor as money, type Minor } from '../platform/money.ts'
import { useCurrency } from './currency-choice.tsx'
import { aboutSo, convert, formatPrice, roughly } from './currency.ts'

/** How a THB amount in satang reads in the currency and language of this page. Loader data carry it as a number, the database as a bigint. */
export function usePrice(): (satang: Minor | bigint | number, options?: { withCode?: boolean }) => string {
  const { currency, rates, approximate } = useCurrency()
  const { i18n } = useTranslation()
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  return (satang, options) => {
    const written = formatPrice(convert(money(satang), { quote: currency, rate: rates[currency] }), currency, language, options)
    return approximate ? aboutSo(written) : written
  }
}

/** An estimate in satang as people read it: two digits that count, since more would promise too much. */
export function useRoughPrice(): (satang: number) => string {
  const { currency, rates } = useCurrency()
  const { i18n } = useTranslation()
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  return (satang) => formatPrice(roughly(convert(money(Math.round(satang)), { quote: currency, rate: rates[currency] })), currency, language)
}

type PriceProps = {
  /** Satang. */
  minor: Minor | bigint | number
  /** What it cost before; shown struck through when it is higher. */
  originalMinor?: Minor | bigint | number | null
  /** The lowest of the thirty days before; said beside what is struck through (Directive 98/6/EC, article 6a). */
  lowestMinor?: number | null | undefined
  withCode?: boolean
  className?: string
}

/** A price in the reader's currency, the original struck through when it was higher. The words for both are read to those who listen. */
export function Price({ minor, originalMinor, lowestMinor, withCode = false, className }: PriceProps) {
  const price = usePrice()
  const { t } = useTranslation('ui')
  const reduced = originalMinor !== undefined && originalMinor !== null && BigInt(originalMinor) > BigInt(minor)
  return (
    <span data-price="" className={clsx('tabular-nums', className)}>
      {reduced && <span className="sr-only">{t('price.now')} </span>}
      <span className={clsx('font-semibold', reduced && 'text-terracotta')}>{price(minor, { withCode })}</span>
      {reduced && (
        <>
          {' '}
          <span className="sr-only">{t('price.before')} </span>
          <s className="text-[0.875em] font-normal text-ink-soft">{price(originalMinor)}</s>
          {lowestMinor && <small className="block text-xs font-normal text-ink-soft">{t('price.lowest', { price: price(lowestMinor) })}</small>}
        </>
      )}
    </span>
  )
}
