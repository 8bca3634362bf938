import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../i18n/number-format.ts'
import { MakerPortrait } from '../sellers/seller-portrait.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { Stars } from '../ui/stars.tsx'
import { makersClaim, type ShopNumbers, type SpotlightMaker } from './home.ts'
import { Section, SectionNote } from './section.tsx'

/** The people behind the pieces: three makers, and the way to all of them. */
export function Makers({ makers, numbers }: { makers: readonly SpotlightMaker[] | undefined; numbers: ShopNumbers | undefined }) {
  const { t, i18n } = useTranslation('home')
  const claim = numbers && makersClaim(numbers.makers)
  const number = numberFormat(i18n.language)
  const lead = claim?.over ? t('makers.lead', { number: number.format(claim.number), provinces: number.format(numbers?.provinces ?? 0) }) : undefined
  return (
    <div className="mt-14 border-y border-line bg-surface pb-14 sm:mt-20 sm:pb-20 lg:mt-24">
      <Section title={t('makers.title')} lead={lead} all={{ to: '/sellers', label: t('makers.all') }}>
        {!makers ? (
          <SectionNote failed>{t('makers.failed')}</SectionNote>
        ) : makers.length === 0 ? (
          <SectionNote>{t('makers.empty')}</SectionNote>
        ) : (
          <ul className="grid gap-10 md:grid-cols-3 md:gap-6 lg:gap-10">
            {makers.map((maker) => (
              <li key={maker.id}>
                <MakerCard maker={maker} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}

function MakerCard({ maker }: { maker: SpotlightMaker }) {
  const { t } = useTranslation('home')
  return (
    <article className="flex h-full flex-col">
      {maker.pieces.length > 0 && (
        <ul className="grid grid-cols-3 gap-1.5 overflow-hidden rounded-card" aria-label={t('makers.pieces', { maker: maker.name })}>
          {maker.pieces.map(({ image, name }) => (
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
        <MakerPortrait name={maker.name} src={maker.portrait} className="size-14" sizes="3.5rem" />
        <div className="min-w-0">
          <h3 className="text-lg">{maker.name}</h3>
          <p className="text-sm text-ink-soft">{maker.place}</p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        {maker.isVerified && (
          <Badge tone="leaf" icon={<BadgeCheck className="size-3.5" aria-hidden="true" />}>
            {t('makers.verified')}
          </Badge>
        )}
        <Stars rating={maker.rating} reviews={maker.reviews} />
        {maker.years > 0 && <span>{t('makers.years', { count: maker.years })}</span>}
      </p>
      <p className="mt-3 mb-4">{maker.story}</p>
      <ButtonLink to={`/sellers/${maker.id}`} look="quiet" discover="none" className="mt-auto self-start">
        <span>
          {t('makers.visit')}
          <span className="sr-only">: {maker.name}</span>
        </span>
      </ButtonLink>
    </article>
  )
}
