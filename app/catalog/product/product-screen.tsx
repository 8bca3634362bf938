import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../i18n/languages.ts'
import { ReviewsSection } from '../../reviews/read/reviews-section.tsx'
import { asleep } from '../../ui/asleep.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { countVisit } from './count-visit.ts'
import type { Product } from '../product.ts'
import { ProductBadges } from './product-badges.tsx'
import { useBuying } from './product-buying.ts'
import { ProductBuyBox } from './product-buy-box.tsx'
import { ProductBuyBar } from './product-buy-bar.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHead } from './product-head.tsx'
import type { ProductHeadTexts } from './product-head-texts.ts'
import { ProductSellerCard } from './product-seller-card.tsx'
import { ProductRelated } from '../product-related.tsx'
import { ProductStory } from './product-story.tsx'
import { Part } from '../../ui/part.tsx'

const Story = asleep(ProductStory)
const Seller = asleep(ProductSellerCard)
const Reviews = asleep(ReviewsSection)
const Related = asleep(ProductRelated)

/** A piece, its maker, and what else there is of the kind. */
export default function ProductScreen({
  product,
  head,
  language,
  siteUrl,
}: {
  product: Product
  head: ProductHeadTexts | undefined
  language: Language
  siteUrl: string
}) {
  const { t } = useTranslation('product')
  const buying = useBuying(product)
  const [shown, setShown] = useState(0)
  const { family, category } = product
  useEffect(() => countVisit(product.id), [product.id])
  const trail = [
    { label: t('trail.products'), to: '/products' },
    ...(family ? [{ label: family.name, to: `/products?category=${family.slug}` }] : []),
    { label: category.name, to: `/products?category=${category.slug}` },
  ]
  const { subject, ofSeller, ofCategory } = useMemo(() => {
    const { id, name, rating, reviewCount, seller } = product
    return {
      subject: { kind: 'product', id, name, rating, reviewCount, seller } as const,
      ofSeller: { label: t('related.allOfSeller'), to: `/sellers/${seller.id}` },
      ofCategory: { label: t('related.allOfCategory', { category: category.name }), to: `/products?category=${category.slug}` },
    }
  }, [product, category, t])
  // A colour that has a picture of its own is shown in it.
  const choose = (key: string, value: string) => {
    const picture = product.pictures.findIndex(({ url }) => url === buying.choose(key, value)?.image)
    if (picture >= 0) setShown(picture)
  }
  return (
    <div className="wrap pt-4 pb-10 sm:pt-6">
      <ProductHead product={product} head={head} language={language} siteUrl={siteUrl} />
      <Breadcrumbs trail={trail} here={product.name} className="mb-4 sm:mb-6" />
      <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
        <div className="min-w-0 lg:sticky lg:top-6 lg:self-start">
          <Part>
            <ProductGallery
              pictures={product.pictures}
              name={product.name}
              fallback={product.categoryPicture}
              shown={shown}
              onShow={setShown}
              badges={<ProductBadges product={product} />}
            />
          </Part>
        </div>
        <Part>
          <ProductBuyBox product={product} buying={buying} onChoose={choose} />
        </Part>
      </div>
      <div className="mt-12 grid grid-cols-1 gap-x-14 gap-y-10 lg:mt-20 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
        <Part>
          <Story key={`${product.id} ${product.textLanguage}`} product={product} variant={buying.variant} />
        </Part>
        <Part>
          <Seller product={product} />
        </Part>
      </div>
      <Part>
        <Reviews subject={subject} />
      </Part>
      <Part>
        <Related title={t('related.more', { seller: product.seller.name })} all={ofSeller} products={product.more} />
      </Part>
      <Part>
        <Related title={t('related.alike')} all={ofCategory} products={product.alike} />
      </Part>
      <ProductBuyBar product={product} buying={buying} />
    </div>
  )
}
