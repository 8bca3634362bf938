import { useTranslation } from 'react-i18next'
import { Families } from './families.tsx'
import { Hero } from './hero.tsx'
import type { ShopWindow } from './home.ts'
import { Makers } from './sellers.tsx'
import { PieceRow } from './product-row.tsx'
import { PromotionStrip } from './promotion-strip.tsx'
import { WhyHattha } from './why-hattha.tsx'

/** The first thing a visitor sees: what is sold here, by whom, and why one may trust it. */
export default function HomeScreen({ loaderData }: { loaderData: ShopWindow }) {
  const { t } = useTranslation('home')
  const { slides, families, featured, makers, arrivals, promotion, numbers } = loaderData
  return (
    <>
      <title>{t('pageTitle')}</title>
      <meta name="description" content={t('description')} />
      {promotion && <PromotionStrip promotion={promotion} />}
      <Hero slides={slides ?? []} pieces={featured ?? arrivals ?? []} numbers={numbers} />
      <Families families={families} />
      <PieceRow
        title={t('featured.title')}
        all={{ to: '/products?type=featured', label: t('featured.all') }}
        pieces={featured}
        failed={t('featured.failed')}
        empty={t('featured.empty')}
      />
      <Makers makers={makers} numbers={numbers} />
      <PieceRow
        title={t('arrivals.title')}
        all={{ to: '/products?sort=newest', label: t('arrivals.all') }}
        pieces={arrivals}
        failed={t('arrivals.failed')}
        empty={t('arrivals.empty')}
      />
      {numbers && <WhyHattha numbers={numbers} />}
    </>
  )
}
