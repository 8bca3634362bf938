import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { numberFormat } from '../i18n/number-format.ts'
import { Picture } from '../ui/picture.tsx'
import type { FamilyTile } from './home.ts'
import { Section, SectionLink, SectionNote } from './section.tsx'

/** Shop by category: the families of the shop with how many pieces each holds. */
export function Families({ families }: { families: readonly FamilyTile[] | undefined }) {
  const { t, i18n } = useTranslation('home')
  const filled = families?.some(({ products }) => products > 0) ? families.filter(({ products }) => products > 0) : families
  const number = numberFormat(i18n.language)
  return (
    <Section title={t('categories.title')} lead={t('categories.lead')} all={{ to: '/categories', label: t('categories.all') }}>
      {!families ? (
        <SectionNote failed>{t('categories.failed')}</SectionNote>
      ) : families.length === 0 ? (
        <SectionNote>{t('categories.empty')}</SectionNote>
      ) : (
        <ul className="grid two-up gap-x-3 gap-y-6 sm:gap-x-5 md:grid-cols-3 lg:gap-y-8">
          {filled?.map(({ slug, name, description, image, product, products }) => (
            <li key={slug} className="group/tile relative">
              <div className="overflow-hidden rounded-card">
                <Picture
                  src={image ?? product ?? '/pictures/placeholder.webp'}
                  fallback={product ?? '/pictures/placeholder.webp'}
                  alt=""
                  ratio="4 / 3"
                  sizes="(min-width: 80rem) 25rem, (min-width: 48rem) 31vw, 46vw"
                  className="transition-transform duration-500 group-hover/tile:scale-103"
                />
              </div>
              <h3 className="mt-3 text-lg hyphens-auto sm:text-xl">
                <Link to={`/products?category=${slug}`} discover="none" className="tile-link">
                  {name}
                </Link>
              </h3>
              <p className="text-sm text-ink-soft">{t('categories.products', { count: products, number: number.format(products) })}</p>
              <p className="mt-1 line-clamp-2 text-ink-soft max-md:hidden">{description}</p>
            </li>
          ))}
        </ul>
      )}
      <SectionLink to="/products" label={t('categories.products')} className="mt-6" />
    </Section>
  )
}
