import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { percentFormat } from '../../i18n/number-format.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor, ONE_MILLION } from '../../platform/money.ts'
import { getEarnings } from './my-product.ts'
import { satangOf } from './product-wish.ts'

type EarningsLineProps = { sellerId: string; productId: string | undefined; categoryId: string; price: string }

/** What the maker earns of a price as typed, by the function that orders are written with; nothing until there is a price and a category. */
export function EarningsLine({ sellerId, productId, categoryId: category, price }: EarningsLineProps) {
  const { t, i18n } = useTranslation('dashboard')
  const satang = satangOf(useDeferredValue(price))
  const earnings = useQuery({
    queryKey: ['earnings', sellerId, productId, category, satang],
    enabled: category !== '' && satang !== undefined,
    queryFn: () => getEarnings({ sellerId, categoryId: category, productId, satang: satang ?? 0 }),
    placeholderData: (before) => before,
  })
  if (category === '' || satang === undefined || !earnings.data) return null
  const { commission, vat, ratePpm, rule } = earnings.data
  const baht = (amount: number) => formatPrice(minor(amount), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  return (
    <p aria-live="polite" className="text-sm text-ink-soft">
      <span className="font-semibold text-ink">{t('product.earns.amount', { amount: baht(satang - commission - vat) })}</span>{' '}
      {t('product.earns.kept', { rate: percentFormat(i18n.language).format(ratePpm / ONE_MILLION), commission: baht(commission), vat: baht(vat) })}
      {rule !== undefined && ` ${t('product.earns.rule', { rule })}`}
    </p>
  )
}
