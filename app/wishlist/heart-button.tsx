import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { askFavorite, isFavorite, subscribeFavorites, type CardProduct } from '../catalog/card-actions.ts'

/** The heart beside "Add to cart": puts a piece on the wishlist or takes it off. Needs the namespace `catalog`. */
export function HeartButton({ product, className }: { product: CardProduct; className?: string }) {
  const { t } = useTranslation('catalog')
  const liked = useSyncExternalStore(
    subscribeFavorites,
    () => isFavorite(product.id),
    () => false,
  )
  const label = t('card.favorite', { product: product.name })
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={liked}
      onClick={() => askFavorite(product)}
      className={clsx(
        'inline-flex min-h-11 min-w-13 items-center justify-center rounded-control border border-line-strong bg-surface transition-colors hover:border-indigo hover:text-indigo',
        className,
      )}
    >
      <Heart className={clsx('size-5.5', liked && 'fill-terracotta text-terracotta')} aria-hidden="true" />
    </button>
  )
}
