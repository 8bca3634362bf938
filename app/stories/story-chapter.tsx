import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ProductCard } from '../catalog/product-card.tsx'
import { SectionLink } from '../home/section.tsx'
import { numberFormat } from '../i18n/number-format.ts'
import { TellerStory } from '../sellers/teller-story.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Chapter } from './story.ts'

const SIZES = '(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, 46vw'

/** A region: what it is known for, somebody who tells of it, what is made there now. Every other chapter has its picture on the other side. */
export function StoryChapter({ chapter, turned }: { chapter: Chapter; turned: boolean }) {
  const { t, i18n } = useTranslation(['stories', 'sellers', 'catalog'])
  const { region, sellers, products, crafts, teller, shown, search } = chapter
  const number = numberFormat(i18n.language)
  const name = t(`sellers:regions.${region}`)
  return (
    <section id={region} aria-labelledby={`${region}-title`} className="wrap scroll-mt-6 pt-16 sm:pt-24 lg:pt-32">
      <div className={clsx('grid gap-8 lg:items-center lg:gap-16', teller?.picture && 'lg:grid-cols-2')}>
        {teller?.picture && (
          <div className={clsx('overflow-hidden rounded-card', turned && 'lg:col-start-2 lg:row-start-1')}>
            <Picture
              src={teller.picture.image}
              alt={t('productBy', { product: teller.picture.name, seller: teller.name })}
              ratio="1"
              sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, 94vw"
              fallback="/pictures/placeholder.webp"
            />
          </div>
        )}
        <div className={clsx(turned && 'lg:col-start-1 lg:row-start-1')}>
          <p className="font-semibold text-gold">{name}</p>
          <h2 id={`${region}-title`} className="mt-2 text-2xl leading-snug sm:text-3xl lg:text-4xl">
            {t(`regions.${region}.title`)}
          </h2>
          <p className="mt-4 max-w-text text-lg">{t(`regions.${region}.text`)}</p>
          <p className="mt-4 text-sm text-ink-soft">
            {[
              t('sellers:list.count', { count: sellers, number: number.format(sellers) }),
              t('products', { count: products, number: number.format(products) }),
            ].join(' · ')}
          </p>
          {crafts.length > 0 && (
            <ul aria-label={t('craftsOf', { region: name })} className="mt-5 flex flex-wrap gap-2">
              {crafts.map((craft) => (
                <li key={craft.slug}>
                  <Link
                    to={`${search}&category=${craft.slug}`}
                    discover="none"
                    className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-sm wrap-anywhere hover:border-indigo hover:text-indigo pointer-coarse:min-h-11"
                  >
                    {craft.name}
                    <span className="text-ink-soft tabular-nums">{number.format(craft.products)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {teller && <TellerStory teller={teller} className="mx-auto mt-10 max-w-4xl sm:mt-14" />}
      {shown.length > 0 && (
        <ul aria-label={t('productsOf', { region: name })} className="mt-10 grid two-up gap-3 sm:gap-5 lg:grid-cols-4">
          {shown.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} sizes={SIZES} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-5 flex flex-wrap gap-x-8">
        <SectionLink to={search} label={t('allOf', { region: name })} />
        <SectionLink to={`/sellers?region=${region}`} label={t('sellersOf', { region: name })} />
        <SectionLink to={`/map?region=${region}`} label={t('mapOf', { region: name })} />
      </p>
    </section>
  )
}
