import { clsx } from 'clsx'
import { useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Price } from '../money/price.tsx'
import { minor } from '../platform/money.ts'
import { Badge } from '../ui/badge.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Stars } from '../ui/stars.tsx'
import { usePreloading } from '../ui/use-slow-connection.ts'
import { askFavorite, askQuickView, isFavorite, subscribeFavorites } from './card-actions.ts'
import { discountPercent } from './discount.ts'
import type { ListedProduct } from './listed-product.ts'
import { stockLine } from '../stock/stock-line.ts'

/** How wide a card stands in the grid of lists. */
export const CARD_SIZES = '(min-width: 80rem) 18rem, (min-width: 48rem) 30vw, 48vw'
/** As wide as that is on the finest screens. */
const CARD_WIDEST = 640
/** Shown where a maker has given no picture. */
const NO_PICTURE = '/placeholder-product.svg'

/**
 * A piece in a list: all of it one link, with the heart and the quick view as buttons above it. `first` for the cards of the first view, whose
 * pictures are fetched at once. Needs the namespace `catalog`.
 */
export function ProductCard({
  product,
  first = false,
  level = 3,
  sizes = CARD_SIZES,
}: {
  product: ListedProduct
  first?: boolean
  level?: 2 | 3
  sizes?: string
}) {
  const { t } = useTranslation('catalog')
  const id = useId()
  const preloading = usePreloading()
  const Heading = `h${level}` as const
  // The other side is fetched when a pointer comes near: two dozen pictures less in every list. On a slow line it is not.
  const [near, setNear] = useState(false)
  const stock = stockLine({ quantity: product.stockQuantity, isUnique: product.isUnique, madeToOrder: product.madeToOrder })
  return (
    <article aria-labelledby={id} className="group/card card-frame">
      <div className="relative overflow-hidden">
        <Picture
          src={product.image ?? NO_PICTURE}
          alt=""
          sizes={sizes}
          widest={CARD_WIDEST}
          first={first}
          fallback={NO_PICTURE}
          className={clsx(stock === 'out_of_stock' && 'opacity-60')}
        />
        {near && preloading !== 'none' && product.secondImage && (
          <div aria-hidden="true" className="absolute inset-0 opacity-0 transition-opacity group-hover/card:opacity-100 pointer-coarse:hidden">
            <Picture src={product.secondImage} alt="" sizes={sizes} widest={CARD_WIDEST} />
          </div>
        )}
        <Badges product={product} />
      </div>
      <div className="card-body">
        <Heading id={id} className="card-name">
          <Link to={`/products/${product.id}`} prefetch={preloading} discover="none" onPointerEnter={() => setNear(true)}>
            {product.name}
          </Link>
        </Heading>
        <p className="text-sm text-ink-soft">
          {product.seller.name}
          {product.province && <span className="block">{product.province}</span>}
        </p>
        <Stars rating={product.rating} reviews={product.reviewCount} />
        <p className="mt-auto pt-1 text-lg">
          <Price minor={product.priceMinor} originalMinor={product.originalPriceMinor} lowestMinor={product.lowestBeforeMinor} />
        </p>
        {stock !== 'in_stock' && (
          <p className={clsx('text-sm', stock === 'low_stock' ? 'text-terracotta' : 'text-ink-soft')}>
            {t(`stock.${stock}`, { count: product.stockQuantity })}
          </p>
        )}
      </div>
      <CardButtons product={product} />
    </article>
  )
}

function Badges({ product }: { product: ListedProduct }) {
  const { t } = useTranslation('catalog')
  const percent = discountPercent(minor(product.priceMinor), product.originalPriceMinor === null ? null : minor(product.originalPriceMinor))
  if (!percent && !product.isNew && !product.isFeatured) return null
  return (
    <p className="card-badges">
      {percent !== undefined && percent > 0 && <Badge tone="sale">{t('badges.discount', { percent })}</Badge>}
      {product.isNew && <Badge tone="leaf">{t('badges.new')}</Badge>}
      {product.isFeatured && <Badge tone="gold">{t('badges.featured')}</Badge>}
    </p>
  )
}

/** After the link in the order of the page, so that somebody who listens hears first what the piece is. */
function CardButtons({ product }: { product: ListedProduct }) {
  const { t } = useTranslation('catalog')
  const liked = useSyncExternalStore(
    subscribeFavorites,
    () => isFavorite(product.id),
    () => false,
  )
  const card = { id: product.id, name: product.name, image: product.image, priceMinor: product.priceMinor, sellerName: product.seller.name }
  return (
    <div className="card-buttons">
      <button
        type="button"
        aria-pressed={liked}
        aria-label={t('card.favorite', { product: product.name })}
        onClick={() => askFavorite(card)}
        className="card-heart"
      />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('card.quickView', { product: product.name })}
        onClick={() => askQuickView(card)}
        className="card-eye"
      />
    </div>
  )
}

/** The place of a card that is on its way. */
export const ProductCardSkeleton = () => (
  <div className="overflow-hidden rounded-card border border-line bg-surface">
    <Skeleton className="aspect-4/5 rounded-none" />
    <div className="grid gap-2 p-3 sm:p-4">
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-4 w-7/12" />
      <Skeleton className="h-6 w-5/12" />
    </div>
  </div>
)
