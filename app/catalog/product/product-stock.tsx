import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { shipsFrom } from '../../i18n/ships-from.ts'
import { stockSaying, type ProductBasics, type StockSaying } from '../product.ts'

const TONES = {
  in_stock: 'text-leaf',
  low_stock: 'text-terracotta',
  out_of_stock: 'text-ink-soft',
  made_to_order: 'text-leaf',
  unique: 'text-gold',
  sold: 'text-ink-soft',
} satisfies Record<StockSaying, string>

/** In stock, only a few left, sold: one line with a dot, so that colour alone says nothing. */
export function ProductStock({
  product,
  stock,
  className,
}: {
  product: Pick<ProductBasics, 'isUnique' | 'madeToOrder' | 'leadTimeDays' | 'shipsOn'>
  stock: number
  className?: string
}) {
  const { t, i18n } = useTranslation('product')
  const saying = stockSaying(product, stock)
  return (
    <p className={clsx('flex items-baseline gap-2 text-sm font-semibold', TONES[saying], className)}>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {product.shipsOn !== null && stock > 0
        ? t('stock.preorder', { day: shipsFrom(product.shipsOn, i18n.language) })
        : saying === 'made_to_order'
          ? t('stock.made_to_order', { count: product.leadTimeDays })
          : t(`stock.${saying}`, { count: stock })}
    </p>
  )
}
