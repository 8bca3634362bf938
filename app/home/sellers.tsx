import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../i18n/number-format.ts'
import { SellerPortrait } from '../sellers/seller-portrait.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { Stars } from '../ui/stars.tsx'
import { sellersClaim, type ShopNumbers, type SpotlightSeller } from './home.ts'
import { Section, SectionNote } from './section.tsx'
import { Part } from '../ui/part.tsx'

/** The people behind the pieces: three makers, and the way to all of them. */
export function Sellers({ sellers, numbers }: { sellers: readonly SpotlightSeller[] | undefined; numbers: ShopNumbers | undefined }) {
  const { t, i18n } = useTranslation('home')
  const claim = numbers && sellersClaim(numbers.sellers)
  const number = numberFormat(i18n.language)
  const lead = claim?.over ? t('sellers.lead', { number: number.format(claim.number), provinces: number.format(numbers?.provinces ?? 0) }) : undefined
  return (
    <div className="mt-14 border-y border-line bg-surface pb-14 sm:mt-20 sm:pb-20 lg:mt-24">
      <Section title={t('sellers.title')} lead={lead} all={{ to: '/sellers', label: t('sellers.all') }}>
        {!sellers ? (
          <SectionNote failed>{t('sellers.failed')}</SectionNote>
        ) : sellers.length === 0 ? (
          <SectionNote>{t('sellers.empty')}</SectionNote>
        ) : (
          <ul className="grid gap-10 md:grid-cols-3 md:gap-6 lg:gap-10">
            {sellers.map((seller) => (
              <li key={seller.id}>
                <Part>
                  <SellerCard seller={seller} />
                </Part>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}

function SellerCard({ seller }: { seller: SpotlightSeller }) {
  const { t } = useTranslation('home')
  return (
    <article className="flex h-full flex-col">
      {seller.products.length > 0 && (
        <ul className="grid grid-cols-3 gap-1.5 overflow-hidden rounded-card" aria-label={t('sellers.products', { seller: seller.name })}>
          {seller.products.map(({ image, name }) => (
            <li key={image}>
              <Picture
                src={image}
                alt={name}
                ratio="3 / 4"
                sizes="(min-width: 80rem) 8rem, (min-width: 48rem) 10vw, 30vw"
                fallback="/pictures/placeholder.webp"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex items-center gap-3">
        <SellerPortrait name={seller.name} src={seller.portrait} className="size-14" sizes="3.5rem" />
        <div className="min-w-0">
          <h3 className="text-lg">{seller.name}</h3>
          <p className="text-sm text-ink-soft">{seller.place}</p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        {seller.isVerified && (
          <Badge tone="leaf" icon={<BadgeCheck className="size-3.5" aria-hidden="true" />}>
            {t('sellers.verified')}
          </Badge>
        )}
        <Stars rating={seller.rating} reviews={seller.reviews} />
        {seller.years > 0 && <span>{t('sellers.years', { count: seller.years })}</span>}
      </p>
      <p className="mt-3 mb-4">{seller.story}</p>
      <ButtonLink to={`/sellers/${seller.id}`} look="quiet" discover="none" className="mt-auto self-start">
        <span>
          {t('sellers.visit')}
          <span className="sr-only">: {seller.name}</span>
        </span>
      </ButtonLink>
    </article>
  )
}
