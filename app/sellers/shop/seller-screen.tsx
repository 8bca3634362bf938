import { Award } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigation } from 'react-router'
import { ProductGrid } from '../../catalog/product-grid.tsx'
import { excerptOf } from '../../catalog/product.ts'
import { ReviewsSection } from '../../reviews/read/reviews-section.tsx'
import { asleep } from '../../ui/asleep.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { AskSeller } from '../../chat/ask-seller.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ProductClosedNotice } from '../../catalog/product-closed-notice.tsx'
import { credentialName } from '../credentials/credential-name.ts'
import { SellerCredentials } from '../credentials/seller-credentials.tsx'
import { SellerPortrait } from '../seller-portrait.tsx'
import { sellerJsonLd } from './seller-json-ld.ts'
import { SellerAnnouncement } from './seller-announcement.tsx'
import { SellerFacts } from './seller-facts.tsx'
import { SellerStory } from './seller-story.tsx'
import { SellerVisits } from './seller-visits.tsx'
import type { Seller } from '../seller.ts'
import type { SellerData } from './load-seller.server.ts'
import { JsonLd } from '../../ui/json-ld.tsx'
import { VerifiedMark } from '../../ui/verified-mark.tsx'
import { wholePictureAddress } from '../../ui/picture-address.ts'
import { Part } from '../../ui/part.tsx'

const Reviews = asleep(ReviewsSection)
const FollowButton = latePart(async () => (await import('../follow-button.tsx')).FollowButton, FollowSoon)
const FirstPieces = latePart(async () => (await import('./first-pieces.tsx')).FirstPieces)

/** Search engines show about this much. */
const DESCRIPTION_LENGTH = 160

/** Who makes it, where and how, and everything of theirs that can be bought. */
export default function SellerScreen({ loaderData }: { loaderData: SellerData }) {
  const { t } = useTranslation('sellers')
  const { seller, featured, products, total, skipped, page } = loaderData
  const [follows, setFollows] = useState(false)
  const { location } = useNavigation()
  const here = useLocation()
  const subject = useMemo(() => {
    const { id, name, rating, reviewCount } = seller
    return { kind: 'seller', id, name, rating, reviewCount, seller } as const
  }, [seller])
  const shown = skipped + products.length
  return (
    <div className="wrap pt-4 pb-10 sm:pt-6">
      <SellerHead data={loaderData} />
      <Breadcrumbs trail={[{ label: t('list.title'), to: '/sellers' }]} here={seller.name} className="mb-5" />
      <Part>
        <SellerBanner seller={seller} onFollow={setFollows} />
      </Part>
      {seller.announcement && (
        <Part>
          <SellerAnnouncement key={seller.announcement.words} seller={seller.id} announcement={seller.announcement} />
        </Part>
      )}
      {follows && <FirstPieces seller={seller.id} />}
      {seller.closed && (
        <div className="mt-6 max-w-text">
          <Part>
            <ProductClosedNotice seller={seller} />
          </Part>
        </div>
      )}
      <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Part>
          <SellerStory seller={seller} />
        </Part>
        <Part>
          <SellerFacts seller={seller} />
        </Part>
      </div>
      <Part>
        <SellerVisits seller={seller} />
      </Part>
      {seller.credentials.length > 0 && (
        <Part>
          <SellerCredentials credentials={seller.credentials} />
        </Part>
      )}
      {featured.length > 0 && (
        <section aria-labelledby="featured" className="mt-14 lg:mt-20">
          <h2 id="featured" className="mb-5 text-2xl">
            {t('seller.featured')}
          </h2>
          <Part>
            <ProductGrid products={featured} label={t('seller.featured')} className="grid two-up gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4" />
          </Part>
        </section>
      )}
      <section aria-labelledby="products" className="mt-14 lg:mt-20">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="products" className="text-2xl">
            {t('seller.products', { seller: seller.name })}
          </h2>
          {total > 1 && (
            <ButtonLink to={`/products?seller=${seller.slug}`} look="plain" size="small">
              {t('seller.filter')}
            </ButtonLink>
          )}
        </div>
        {products.length === 0 ? (
          <EmptyState level={3} title={t('seller.none')} actions={<ButtonLink to="/sellers">{t('seller.others')}</ButtonLink>} />
        ) : (
          <>
            <Part>
              <ProductGrid
                products={products}
                label={t('seller.products', { seller: seller.name })}
                className="grid two-up gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4"
              />
            </Part>
            {total > products.length && (
              <LoadMore
                shown={shown}
                total={total}
                next={shown < total ? `/sellers/${seller.id}?page=${page + 1}` : undefined}
                busy={location?.pathname === here.pathname}
              />
            )}
          </>
        )}
      </section>
      <Part>
        <Reviews subject={subject} />
      </Part>
    </div>
  )
}

function SellerHead({ data }: { data: SellerData }) {
  const { t } = useTranslation('sellers')
  const { seller, language, siteUrl } = data
  const portrait = wholePictureAddress(seller.avatar, siteUrl)
  const title = t('seller.pageTitle', { seller: seller.name, craft: seller.craft, province: seller.province })
  const description = excerptOf(seller.story, DESCRIPTION_LENGTH) || title
  return (
    <>
      <title>{`${title} · Hattha`}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content="Hattha" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${siteUrl}/${language}/sellers/${seller.id}`} />
      {portrait && <meta property="og:image" content={portrait} />}
      <JsonLd json={sellerJsonLd(data, { sellers: t('list.title'), description })} />
    </>
  )
}

function SellerBanner({ seller, onFollow }: { seller: Seller; onFollow: (follows: boolean) => void }) {
  const { t } = useTranslation('sellers')
  const { t: credential } = useTranslation('credentials')
  const names = new Set(seller.credentials.map((one) => credentialName(credential, one)))
  return (
    <header className="flex flex-wrap items-center gap-x-7 gap-y-4 sm:flex-nowrap">
      <SellerPortrait name={seller.name} src={seller.avatar} className="size-24 text-3xl sm:size-40" sizes="10rem" />
      <div className="grid min-w-0 gap-2">
        <h1 className="text-3xl sm:text-4xl">{seller.name}</h1>
        <p className="text-ink-soft sm:text-lg">{[seller.craft, seller.location || seller.province].filter(Boolean).join(' · ')}</p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
          {seller.isVerified && <VerifiedMark label={t('verified')} />}
          {[...names].map((name) => (
            <Badge key={name} tone="gold" icon={<Award className="size-3.5" aria-hidden="true" />}>
              {name}
            </Badge>
          ))}
          <Stars rating={seller.rating} reviews={seller.reviewCount} />
          {seller.salesCount > 0 && <span className="text-ink-soft">{t('sold', { count: seller.salesCount })}</span>}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <AskSeller seller={seller} label={t('ask')} />
          <FollowButton seller={seller} back={`/sellers/${seller.id}`} onChange={onFollow} />
        </div>
      </div>
    </header>
  )
}

/** What stands in the place of the button until it knows whether its reader follows. */
function FollowSoon() {
  const { t } = useTranslation('product')
  return (
    <Button look="quiet" aria-disabled="true">
      {t('follow.follow')}
    </Button>
  )
}
