import { useTranslation } from 'react-i18next'
import { minor } from '../../platform/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { discountPercent } from '../discount.ts'
import type { ProductBasics } from '../product.ts'

/** New, Featured and how much the price was lowered. */
export function ProductBadges({ product }: { product: Pick<ProductBasics, 'isNew' | 'isFeatured' | 'priceMinor' | 'originalPriceMinor'> }) {
  const { t } = useTranslation('catalog')
  const percent = discountPercent(minor(product.priceMinor), product.originalPriceMinor === null ? null : minor(product.originalPriceMinor))
  return (
    <>
      {product.isNew && <Badge tone="leaf">{t('badges.new')}</Badge>}
      {product.isFeatured && <Badge tone="gold">{t('badges.featured')}</Badge>}
      {percent !== undefined && percent > 0 && <Badge tone="sale">{t('badges.discount', { percent })}</Badge>}
    </>
  )
}
