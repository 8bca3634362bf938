import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { stockSaying, type ProductPiece, type StockSaying } from '../product.ts'

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
  piece,
  stock,
  className,
}: {
  piece: Pick<ProductPiece, 'isUnique' | 'madeToOrder' | 'leadTimeDays'>
  stock: number
  className?: string
}) {
  const { t } = useTranslation('product')
  const saying = stockSaying(piece, stock)
  return (
    <p className={clsx('flex items-baseline gap-2 text-sm font-semibold', TONES[saying], className)}>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {saying === 'made_to_order' ? t('stock.made_to_order', { count: piece.leadTimeDays }) : t(`stock.${saying}`, { count: stock })}
    </p>
  )
}
