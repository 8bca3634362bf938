import { useTranslation } from 'react-i18next'
import { dateFormat } from '../i18n/date-format.ts'
import type { ProductMaker } from './product.ts'

/** A maker on leave says until when, and in their own words why. */
export function ProductClosedNotice({ maker }: { maker: Pick<ProductMaker, 'name' | 'closed'> }) {
  const { t, i18n } = useTranslation('product')
  if (!maker.closed) return null
  const { until, message } = maker.closed
  const day = until && dateFormat(i18n.language, { dateStyle: 'long', timeZone: 'Asia/Bangkok' }).format(new Date(until))
  return (
    <div className="rounded-card bg-gold-wash p-4 text-sm">
      <p className="font-semibold">{day ? t('closed.until', { maker: maker.name, date: day }) : t('closed.open', { maker: maker.name })}</p>
      {message && <p className="mt-1 text-ink-soft">{message}</p>}
    </div>
  )
}
