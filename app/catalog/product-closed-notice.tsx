import { useTranslation } from 'react-i18next'
import { dateFormat } from '../i18n/date-format.ts'
import { SHOP_ZONE } from '../i18n/time-zone.ts'
import type { ProductSeller } from './product.ts'

/** A maker on leave says until when, and in their own words why. */
export function ProductClosedNotice({ seller }: { seller: Pick<ProductSeller, 'name' | 'closed'> }) {
  const { t, i18n } = useTranslation('product')
  if (!seller.closed) return null
  const { until, message } = seller.closed
  const day = until && dateFormat(i18n.language, { dateStyle: 'long', timeZone: SHOP_ZONE }).format(new Date(until))
  return (
    <div className="rounded-card bg-gold-wash p-4 text-sm">
      <p className="font-semibold">{day ? t('closed.until', { seller: seller.name, date: day }) : t('closed.open', { seller: seller.name })}</p>
      {message && <p className="mt-1 text-ink-soft">{message}</p>}
    </div>
  )
}
