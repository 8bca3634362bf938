import { useTranslation } from 'react-i18next'
import type { ThaiRegion } from '../addresses/thai-provinces.ts'
import { numberFormat } from '../i18n/number-format.ts'
import { OUTLINE_BOX, OUTLINE_PATH } from '../sellers/thailand-outline.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Chapter, ProvinceDot } from './story.ts'

/** Neighbours differ, in light and dark. */
const COLOURS = {
  north: 'fill-indigo',
  northeast: 'fill-terracotta',
  central: 'fill-gold-thread',
  east: 'fill-leaf',
  west: 'fill-indigo',
  south: 'fill-terracotta',
} satisfies Record<ThaiRegion, string>

/** The first view: what is told here, a table of contents with numbers, and the country drawn by who works where. */
export function StoryOpening({ chapters, dots }: { chapters: readonly Chapter[]; dots: readonly ProvinceDot[] }) {
  const { t, i18n } = useTranslation(['stories', 'sellers'])
  const number = numberFormat(i18n.language)
  return (
    <section aria-labelledby="stories" className="wrap grid items-center gap-10 pt-8 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-20 lg:pt-16">
      <div>
        <p className="font-semibold text-gold">{t('eyebrow')}</p>
        <h1 id="stories" className="mt-3 text-4xl leading-tight lg:text-5xl">
          {t('headline')}
        </h1>
        <p className="mt-5 max-w-text text-lg text-ink-soft">{t('lead')}</p>
        {chapters.length > 0 && (
          <nav aria-label={t('contents')} className="mt-8">
            <ol className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
              {chapters.map(({ region, sellers }) => (
                <li key={region} className="border-b border-line">
                  <a href={`#${region}`} className="group/go flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-2 hover:text-indigo">
                    <span className="flex max-w-full items-center gap-3 font-serif text-lg font-semibold wrap-anywhere">
                      <svg viewBox="0 0 10 10" className="size-2.5 shrink-0" aria-hidden="true">
                        <circle cx="5" cy="5" r="5" className={COLOURS[region]} />
                      </svg>
                      {t(`sellers:regions.${region}`)}
                    </span>
                    <span className="text-sm text-ink-soft">{t('sellers:list.count', { count: sellers, number: number.format(sellers) })}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/map">{t('openMap')}</ButtonLink>
          <ButtonLink to="/products" look="quiet">
            {t('allProducts')}
          </ButtonLink>
        </p>
      </div>
      <Country dots={dots} label={t('drawing')} />
    </section>
  )
}

/** More makers, a larger dot; the largest stay apart from their neighbours. */
const radiusOf = (sellers: number) => 0.9 + Math.min(2.6, Math.sqrt(sellers) * 0.42)

function Country({ dots, label }: { dots: readonly ProvinceDot[]; label: string }) {
  return (
    <svg
      viewBox={`-2 -2 ${OUTLINE_BOX.width + 4} ${OUTLINE_BOX.height + 4}`}
      role="img"
      aria-label={label}
      className="mx-auto h-auto max-h-[34rem] w-full max-w-72 sm:max-w-80 lg:max-w-none"
    >
      <path d={OUTLINE_PATH} className="fill-gold-wash stroke-gold-thread" strokeWidth="0.5" strokeLinejoin="round" />
      {dots.map(({ code, region, sellers, x, y }) => (
        <circle key={code} cx={x} cy={y} r={radiusOf(sellers)} className={COLOURS[region]} fillOpacity="0.8" />
      ))}
    </svg>
  )
}
