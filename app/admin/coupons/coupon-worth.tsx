import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { percentFormat } from '../../i18n/number-format.ts'
import { ONE_MILLION } from '../../platform/money.ts'
import type { CouponRow } from './coupon-row.ts'

/** What a coupon takes off. */
export function CouponWorth({ coupon }: { coupon: Pick<CouponRow, 'kind' | 'percent_ppm' | 'amount_minor'> }) {
  const { t, i18n } = useTranslation('admin-coupons')
  if (coupon.kind === 'percent') return percentFormat(i18n.language).format(coupon.percent_ppm / ONE_MILLION)
  return coupon.kind === 'fixed' ? <Amount minor={coupon.amount_minor} /> : t('filters.kindOptions.free_shipping')
}
