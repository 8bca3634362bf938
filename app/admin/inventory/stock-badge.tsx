import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import type { InventoryRow } from './inventory-row.ts'

/** Whether there is enough of a variant, little, or none; what is made to order needs no shelf. */
export function StockBadge({ of: { stock_quantity: free, stock_is_low: low, product } }: { of: InventoryRow }) {
  const { t } = useTranslation('admin-inventory')
  if (free <= 0 && product.made_to_order) return <Badge tone="quiet">{t('states.toOrder')}</Badge>
  if (free <= 0) return <Badge tone="sale">{t('states.none')}</Badge>
  return low ? <Badge tone="gold">{t('states.low')}</Badge> : <Badge tone="leaf">{t('states.enough')}</Badge>
}
