import { ShoppingBag, Tag } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Price } from '../../money/price.tsx'
import { minor } from '../../platform/money.ts'
import { Button } from '../../ui/button.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { Stars } from '../../ui/stars.tsx'
import { VerifiedMark } from '../../ui/verified-mark.tsx'
import { HeartButton } from '../../wishlist/heart-button.tsx'
import { discountPercent } from '../discount.ts'
import type { Product } from '../product.ts'
import type { Buying } from './product-buying.ts'
import { ProductClosedNotice } from '../product-closed-notice.tsx'
import { ProductDelivery } from './product-delivery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductOptions } from './product-options.tsx'
import { ProductStock } from './product-stock.tsx'

const ProductWholesale = latePart(async () => (await import('./product-late.tsx')).ProductWholesale)
// Few pieces ask anything.
const ProductWordsField = latePart(async () => (await import('./product-late.tsx')).ProductWordsField)
const FollowerPrice = latePart(async () => (await import('./product-late.tsx')).FollowerPrice)
const PriceOffer = latePart(async () => (await import('../../shipping/offered-currency.tsx')).PriceOffer)

/** The id of the buttons that put a piece into the cart; the bar of phones shows while they are out of sight. */
export const BUY_BUTTONS_ID = 'buy'
/** The id of the field for words on the piece; where somebody is led who left out what is needed. */
export const WORDS_ID = 'words'

/** Name, maker, price, what to choose, and the way into the cart. */
export function ProductBuyBox({ product, buying, onChoose }: { product: Product; buying: Buying; onChoose: (key: string, value: string) => void }) {
  const { t } = useTranslation(['product', 'catalog'])
  const heading = useId()
  const { seller } = product
  const price = (buying.variant?.priceMinor ?? product.priceMinor) + buying.fee
  const struck = buying.variant ? buying.variant.originalPriceMinor : product.originalPriceMinor
  const original = struck === null ? null : struck + buying.fee
  const percent = discountPercent(minor(price), original === null ? null : minor(original))
  return (
    <section aria-labelledby={heading} className="grid min-w-0 grid-cols-1 content-start gap-6">
      <div className="grid gap-3">
        <h1 id={heading} lang={product.textLanguage} className="text-2xl sm:text-3xl">
          {product.name}
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          <Link to={`/sellers/${seller.id}`} className="link inline-flex min-h-8 items-center font-semibold pointer-coarse:min-h-11">
            {seller.name}
          </Link>
          {seller.isVerified && <VerifiedMark label={t('verified')} />}
          {seller.province && <span className="text-sm">{seller.province}</span>}
        </p>
        <Stars rating={product.rating} reviews={product.reviewCount} />
      </div>
      <div className="grid gap-2">
        <p className="flex flex-wrap items-baseline gap-x-3 text-[min(1.75rem,13vw)]/tight wrap-anywhere">
          <Price minor={price} originalMinor={original} lowestMinor={product.lowestBeforeMinor} />
          <PriceOffer satang={price} />
          {percent !== undefined && percent > 0 && (
            <span className="rounded-full bg-terracotta-wash px-2.5 py-0.5 text-sm font-semibold text-terracotta">
              {t('catalog:badges.discount', { percent })}
            </span>
          )}
        </p>
        <FollowerPrice product={product.id} variant={buying.variant?.id} />
        <ProductStock product={product} stock={buying.stock} />
        {product.promotions.map((promotion) => (
          <p key={promotion.id} className="inline-flex items-center gap-2 text-sm font-semibold text-terracotta">
            <Tag className="size-4 shrink-0" aria-hidden="true" />
            {promotion.name}
          </p>
        ))}
      </div>
      <ProductOptions variants={product.variants} words={product.optionWords} chosen={buying.chosen} onChoose={onChoose} ownLanguage={product.ownLanguage} />
      {product.personalization && <ProductWordsField product={product} buying={buying} id={WORDS_ID} />}
      <ProductClosedNotice seller={seller} />
      <div id={BUY_BUTTONS_ID} className="flex flex-wrap items-stretch gap-3">
        <QuantityStepper quantity={buying.quantity} max={buying.stock} onChange={buying.setQuantity} of={product.name} />
        <AddToCart buying={buying} className="min-w-[min(12rem,100%)] grow max-sm:order-last max-sm:basis-full" />
        <HeartButton
          product={{ id: product.id, name: product.name, image: product.pictures[0]?.url ?? null, priceMinor: product.priceMinor, sellerName: seller.name }}
        />
      </div>
      <ProductWholesale product={product} variant={buying.variant} />
      <ProductDelivery product={product} buying={buying} />
      <ProductFacts product={product} />
    </section>
  )
}

/** Puts the choice into the cart; leads to the words that are still missing. */
export function AddToCart({ buying, className, label }: { buying: Buying; className?: string; label?: string }) {
  const { t } = useTranslation('product')
  const out = buying.obstacle === 'out-of-stock' || buying.obstacle === 'closed'
  const add = async () => {
    if (await buying.add()) return
    const field = document.querySelector<HTMLElement>(`#${WORDS_ID} [name="${buying.wrongField}"]`)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }
  return (
    <Button
      size="large"
      className={className}
      disabled={out}
      busy={buying.busy}
      onClick={() => void add()}
      icon={<ShoppingBag className="size-5" aria-hidden="true" />}
    >
      {buying.obstacle === 'out-of-stock' ? t('buy.soldOut') : (label ?? t('buy.add'))}
    </Button>
  )
}
