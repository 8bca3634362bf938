import { useTranslation } from 'react-i18next'
import { minor } from '../../platform/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { discountPercent } from '../discount.ts'
import type { ProductPiece } from '../product.ts'

/** New, Featured and how much the price was lowered. */
export function ProductBadges({ piece }: { piece: Pick<ProductPiece, 'isNew' | 'isFeatured' | 'priceMinor' | 'originalPriceMinor'> }) {
  const { t } = useTranslation('catalog')
  const percent = discountPercent(minor(piece.priceMinor), piece.originalPriceMinor === null ? null : minor(piece.originalPriceMinor))
  return (
    <>
      {piece.isNew && <Badge tone="leaf">{t('badges.new')}</Badge>}
      {piece.isFeatured && <Badge tone="gold">{t('badges.featured')}</Badge>}
      {percent !== undefined && percent > 0 && <Badge tone="sale">{t('badges.discount', { percent })}</Badge>}
    </>
  )
}
