import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import type { SellerRow } from './seller-row.ts'

/** What buyers think of a shop, and how many of them; nothing before the first. */
export function SellerRating({ seller }: { seller: Pick<SellerRow, 'rating' | 'review_count'> }) {
  const { t, i18n } = useTranslation('admin-sellers')
  if (seller.review_count === 0) return null
  return t('rated', { rating: numberFormat(i18n.language, 1).format(seller.rating), count: seller.review_count })
}
