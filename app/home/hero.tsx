import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../i18n/number-format.ts'
import type { ListedProduct } from '../catalog/listed-product.ts'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { HeroPicture, HeroProducts } from './hero-picture.tsx'
import { type HeroSlide, sellersClaim, type ShopNumbers } from './home.ts'
import { useSlides } from './use-slides.ts'

type HeroProps = { slides: readonly HeroSlide[]; products: readonly ListedProduct[]; numbers: ShopNumbers | undefined }

/** The first view. Its first slide stands in the document as it is; without slides the shop's own words stand beside three of its pieces. */
export function Hero({ slides, products, numbers }: HeroProps) {
  const { t } = useTranslation('home')
  const { track, current, playing, awake, setPlaying, show } = useSlides(slides.length)
  const images = products.flatMap(({ image }) => (image ? [image] : [])).slice(0, 3)
  const shown: readonly (HeroSlide | null)[] = slides.length > 0 ? slides : [null]
  return (
    <section aria-label={t('hero.label')} className="wrap pt-4 sm:pt-8 lg:pt-10">
      <ul ref={track} className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]">
        {shown.map((slide, index) => (
          <li
            key={slide?.image ?? 'own'}
            className="w-full shrink-0 snap-start p-1"
            aria-label={shown.length > 1 ? t('hero.place', { number: index + 1, count: shown.length }) : undefined}
          >
            <div className="grid items-center gap-6 sm:gap-8 lg:grid-cols-[5fr_7fr] lg:gap-14">
              {/* Each has its place by number: a page that has arrived up to here must not move when the rest comes. */}
              <div className="aspect-4/3 overflow-hidden rounded-card bg-line/50 sm:aspect-16/10 lg:col-start-2 lg:row-start-1 lg:aspect-7/5">
                {slide ? (index === 0 || awake) && <HeroPicture src={slide.image} first={index === 0} /> : <HeroProducts images={images} />}
              </div>
              <SlideText slide={slide} first={index === 0} numbers={numbers} />
            </div>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="mt-2 flex items-center justify-center gap-1 lg:justify-end">
          {slides.map(({ image, title }, index) => (
            <button
              key={image}
              type="button"
              aria-label={t('hero.show', { number: index + 1, title })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
              className="group/dot inline-flex size-11 items-center justify-center"
            >
              <span className={clsx('h-1 rounded-full transition-all', index === current ? 'w-8 bg-indigo' : 'w-5 bg-line-strong group-hover/dot:bg-indigo')} />
            </button>
          ))}
          <IconButton label={playing ? t('hero.pause') : t('hero.play')} onClick={() => setPlaying(!playing)}>
            {playing ? <Pause className="size-4.5" aria-hidden="true" /> : <Play className="size-4.5" aria-hidden="true" />}
          </IconButton>
        </div>
      )}
    </section>
  )
}

function SlideText({ slide, first, numbers }: { slide: HeroSlide | null; first: boolean; numbers: ShopNumbers | undefined }) {
  const { t } = useTranslation(['home', 'shell'])
  const Heading = first ? 'h1' : 'h2'
  return (
    <div className="max-lg:max-w-text lg:col-start-1 lg:row-start-1 lg:py-6">
      {first && <p className="mb-2 text-sm font-semibold text-gold sm:mb-3">{t('shell:tagline')}</p>}
      <Heading className="text-3xl lg:text-4xl">{slide?.title ?? t('headline')}</Heading>
      <p className="mt-4 max-w-text text-ink-soft sm:text-lg">{slide?.subtitle ?? t('lead')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={slide?.link ?? '/products'} size="large">
          {first ? t('shopNow') : t('exploreProducts')}
        </ButtonLink>
        {first && (
          <ButtonLink to="/about" size="large" look="quiet" discover="none">
            {/* Where it leads, for those who hear links out of their place. */}
            <span>
              {t('learnMore')}
              <span className="sr-only">: {t('shell:pages.about')}</span>
            </span>
          </ButtonLink>
        )}
      </div>
      {first && numbers && <Claim numbers={numbers} />}
    </div>
  )
}

/** "Over 500 artisans" as it is counted today (decision 20); a shop of few makers claims nothing. */
function Claim({ numbers }: { numbers: ShopNumbers }) {
  const { t, i18n } = useTranslation('home')
  const { over, number } = sellersClaim(numbers.sellers)
  const format = numberFormat(i18n.language)
  if (!over) return null
  const values = { number: format.format(number), provinces: format.format(numbers.provinces), products: format.format(numbers.products) }
  return <p className="mt-5 text-sm text-ink-soft">{t('hero.claim', values)}</p>
}
