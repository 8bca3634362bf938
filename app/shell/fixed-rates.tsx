import { useTranslation } from 'react-i18next'
import { useCurrency } from '../money/currency-choice.tsx'

/** Where today's rates are not known, every converted price is marked, and the page says once what the mark means. */
export function FixedRates() {
  const { t } = useTranslation('shell')
  const { approximate } = useCurrency()
  if (!approximate) return null
  return (
    <p data-price className="border-b border-line bg-gold-wash px-4 py-1.5 text-center text-sm">
      ≈ {t('preferences.fixedRates')}
    </p>
  )
}
