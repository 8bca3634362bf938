import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Collections } from './collections.tsx'
import { Families } from './families.tsx'
import { Hero } from './hero.tsx'
import type { SentWindow } from './home.ts'
import { Sellers } from './sellers.tsx'
import { ProductRow } from './product-row.tsx'
import { PromotionStrip } from './promotion-strip.tsx'
import { WhyHattha } from './why-hattha.tsx'
import { fromRows } from '../platform/rows.ts'
import { asleep } from '../ui/asleep.tsx'
import { Part } from '../ui/part.tsx'

const BelowFamilies = asleep(Families)
const BelowCollections = asleep(Collections)
const BelowRow = asleep(ProductRow)
const BelowSellers = asleep(Sellers)
const BelowWhy = asleep(WhyHattha)

const FEATURED = '/products?type=featured'
const NEWEST = '/products?sort=newest'

/** The first thing a visitor sees: what is sold here, by whom, and why one may trust it. */
export default function HomeScreen({ loaderData }: { loaderData: SentWindow }) {
  const { t } = useTranslation('home')
  const { slides, families, collections, sellers, promotion, numbers } = loaderData
  const featured = useMemo(() => loaderData.featured && fromRows(loaderData.featured), [loaderData.featured])
  const arrivals = useMemo(() => loaderData.arrivals && fromRows(loaderData.arrivals), [loaderData.arrivals])
  const all = useMemo(() => ({ featured: { to: FEATURED, label: t('featured.all') }, arrivals: { to: NEWEST, label: t('arrivals.all') } }), [t])
  return (
    <>
      <title>{t('pageTitle')}</title>
      <meta name="description" content={t('description')} />
      {promotion && <PromotionStrip promotion={promotion} />}
      <Part>
        <Hero slides={slides ?? []} products={featured ?? arrivals ?? []} numbers={numbers} />
      </Part>
      <Part>
        <BelowFamilies families={families} />
      </Part>
      {collections && collections.length > 0 && (
        <Part>
          <BelowCollections collections={collections} />
        </Part>
      )}
      <Part>
        <BelowRow title={t('featured.title')} all={all.featured} products={featured} failed={t('featured.failed')} empty={t('featured.empty')} />
      </Part>
      <Part>
        <BelowSellers sellers={sellers} numbers={numbers} />
      </Part>
      <Part>
        <BelowRow title={t('arrivals.title')} all={all.arrivals} products={arrivals} failed={t('arrivals.failed')} empty={t('arrivals.empty')} />
      </Part>
      {numbers && (
        <Part>
          <BelowWhy numbers={numbers} />
        </Part>
      )}
    </>
  )
}
