import { clsx } from 'clsx'
import { Heart, ShoppingBag } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { numberFormat } from '../../i18n/number-format.ts'
import { Price } from '../../money/price.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { StarRow } from '../../ui/stars.tsx'
import { askFavorite, isFavorite, subscribeFavorites } from '../card-actions.ts'
import { plainText, type ProductBasics } from '../product.ts'
import { ProductBadges } from '../product/product-badges.tsx'
import { useBuying } from '../product/product-buying.ts'
import { ProductClosedNotice } from '../product-closed-notice.tsx'
import { ProductOptions } from '../product/product-options.tsx'
import { ProductStock } from '../product/product-stock.tsx'
import { ProductWordsField } from '../product/product-words-field.tsx'
import { QuickViewGallery } from './quick-view-gallery.tsx'
import { QuickViewPromises } from './quick-view-promises.tsx'
import { VerifiedMark } from '../../ui/verified-mark.tsx'

const WORDS_ID = 'quick-view-words'

/** The specification's quick view: pictures, badges, name, maker, rating, price, stock, words, promises, how many, and the ways on. */
export function QuickViewProduct({ product, onClose }: { product: ProductBasics; onClose: () => void }) {
  const { t } = useTranslation('product')
  const buying = useBuying(product)
  const { seller } = product
  const price = (buying.variant?.priceMinor ?? product.priceMinor) + buying.fee
  const struck = buying.variant ? buying.variant.originalPriceMinor : product.originalPriceMinor
  const original = struck === null ? null : struck + buying.fee
  const text = plainText(product.description).replace(/\s+/g, ' ')
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 max-md:pt-7 md:grid-cols-2">
      <QuickViewGallery pictures={product.pictures} name={product.name} fallback={product.categoryPicture} badges={<ProductBadges product={product} />} />
      <div className="grid min-w-0 content-start gap-4">
        <div className="grid gap-2">
          <p>
            <Badge>{product.category.name}</Badge>
          </p>
          <h3 lang={product.textLanguage} className="pe-8 text-xl sm:text-2xl">
            {product.name}
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
            {seller.name}
            {seller.isVerified && <VerifiedMark label={t('verified')} />}
          </p>
          <Rating rating={product.rating} reviews={product.reviewCount} />
        </div>
        <div className="grid gap-1.5">
          <p className="text-2xl">
            <Price minor={price} originalMinor={original} lowestMinor={product.lowestBeforeMinor} />
          </p>
          <ProductStock product={product} stock={buying.stock} />
        </div>
        <ProductOptions variants={product.variants} words={product.optionWords} chosen={buying.chosen} onChoose={buying.choose} />
        {product.personalization?.required && <ProductWordsField product={product} buying={buying} id={WORDS_ID} />}
        <ProductClosedNotice seller={seller} />
        {/* What is pressed comes before what is read, so that it stands on the first screen. */}
        <BuyRow product={product} buying={buying} />
        {text && (
          <p lang={product.textLanguage} className="line-clamp-4 text-sm text-ink-soft">
            {text}
          </p>
        )}
        <QuickViewPromises product={product} />
        <Link to={`/products/${product.id}`} onClick={onClose} className={buttonClass('quiet')}>
          {t('quickView.details')}
        </Link>
      </div>
    </div>
  )
}

function BuyRow({ product, buying }: { product: ProductBasics; buying: ReturnType<typeof useBuying> }) {
  const { t } = useTranslation('product')
  const liked = useSyncExternalStore(
    subscribeFavorites,
    () => isFavorite(product.id),
    () => false,
  )
  const add = async () => {
    if (!(await buying.add())) document.querySelector<HTMLElement>(`#${WORDS_ID} [name="${buying.wrongField}"]`)?.focus()
  }
  const favorite = {
    id: product.id,
    name: product.name,
    image: product.pictures[0]?.url ?? null,
    priceMinor: product.priceMinor,
    sellerName: product.seller.name,
  }
  return (
    <>
      <div className="flex flex-wrap items-stretch gap-3">
        <QuantityStepper quantity={buying.quantity} max={buying.stock} onChange={buying.setQuantity} of={product.name} />
        <Button
          className="grow"
          disabled={buying.obstacle === 'out-of-stock' || buying.obstacle === 'closed'}
          busy={buying.busy}
          onClick={() => void add()}
          icon={<ShoppingBag className="size-5" aria-hidden="true" />}
        >
          {t('quickView.add', { count: buying.quantity })}
        </Button>
      </div>
      <Button
        look="quiet"
        onClick={() => askFavorite(favorite)}
        icon={<Heart className={clsx('size-5', liked && 'fill-terracotta text-terracotta')} aria-hidden="true" />}
      >
        {t(liked ? 'quickView.wishlistRemove' : 'quickView.wishlistAdd')}
      </Button>
    </>
  )
}

/** Stars only above 0; the number with one decimal, and how many reviews it stands for. */
function Rating({ rating, reviews }: { rating: number; reviews: number }) {
  const { t, i18n } = useTranslation('ui')
  if (!(rating > 0)) return null
  const shown = numberFormat(i18n.language, 1).format(rating)
  return (
    <p className="flex items-center gap-2 text-sm">
      <StarRow rating={rating} />
      <span className="sr-only">{t('stars.label', { rating: shown })}</span>
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {shown}
      </span>
      <span className="text-ink-soft">({t('stars.reviews', { count: reviews })})</span>
    </p>
  )
}
