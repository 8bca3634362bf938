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
import { Part } from '../ui/part.tsx'

/** The first thing a visitor sees: what is sold here, by whom, and why one may trust it. */
export default function HomeScreen({ loaderData }: { loaderData: SentWindow }) {
  const { t } = useTranslation('home')
  const { slides, families, collections, sellers, promotion, numbers } = loaderData
  const featured = loaderData.featured && fromRows(loaderData.featured)
  const arrivals = loaderData.arrivals && fromRows(loaderData.arrivals)
  return (
    <>
      <title>{t('pageTitle')}</title>
      <meta name="description" content={t('description')} />
      {promotion && <PromotionStrip promotion={promotion} />}
      <Part>
        <Hero slides={slides ?? []} products={featured ?? arrivals ?? []} numbers={numbers} />
      </Part>
      <Part>
        <Families families={families} />
      </Part>
      {collections && collections.length > 0 && (
        <Part>
          <Collections collections={collections} />
        </Part>
      )}
      <Part>
        <ProductRow
          title={t('featured.title')}
          all={{ to: '/products?type=featured', label: t('featured.all') }}
          products={featured}
          failed={t('featured.failed')}
          empty={t('featured.empty')}
        />
      </Part>
      <Part>
        <Sellers sellers={sellers} numbers={numbers} />
      </Part>
      <Part>
        <ProductRow
          title={t('arrivals.title')}
          all={{ to: '/products?sort=newest', label: t('arrivals.all') }}
          products={arrivals}
          failed={t('arrivals.failed')}
          empty={t('arrivals.empty')}
        />
      </Part>
      {numbers && (
        <Part>
          <WhyHattha numbers={numbers} />
        </Part>
      )}
    </>
  )
}
