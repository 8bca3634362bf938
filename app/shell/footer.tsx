import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Wordmark } from '../ui/wordmark.tsx'
import { WovenBand } from '../ui/woven-motif.tsx'
import { LANGUAGES_ID, LanguageLinks } from './language-links.tsx'
import { FOOTER_PLACES, LEGAL_PLACES, type Place } from './places.ts'

/** The bottom of every page: what the shop is, every page about it, every language. */
export function Footer({ year }: { year: number }) {
  const { t } = useTranslation('shell')
  return (
    <footer className="above-bar mt-auto pt-16 pb-[calc(env(safe-area-inset-bottom)+var(--chat-room,0px)+var(--bottom-bar,0px))] print:hidden">
      <WovenBand />
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-8 py-10 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-[2fr_repeat(4,1fr)] lg:py-16">
        <div className="col-span-full max-w-sm lg:col-span-1 lg:pe-6">
          <Wordmark />
          <p className="mt-4 text-sm text-ink-soft">{t('footer.story')}</p>
        </div>
        {FOOTER_PLACES.map(({ heading, places }) => (
          <nav key={heading} aria-label={t(heading)}>
            <h2 className="font-sans text-sm font-semibold">{t(heading)}</h2>
            <Places places={places} />
          </nav>
        ))}
      </div>
      <div className="border-t border-line">
        <nav id={LANGUAGES_ID} aria-label={t('footer.languages')} className="wrap py-5">
          <LanguageLinks className="flex flex-wrap gap-x-5 text-sm text-ink-soft" />
        </nav>
      </div>
      <div className="border-t border-line">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-5 text-sm text-ink-soft">
          <p>{t('footer.rights', { year })}</p>
          <ul className="foot-links flex flex-wrap gap-x-6">
            {LEGAL_PLACES.map((place) => (
              <li key={place.to}>
                <PlaceLink {...place} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

const Places = ({ places }: { places: readonly Place[] }) => (
  <ul className="foot-links mt-2 text-sm text-ink-soft">
    {places.map((place) => (
      <li key={place.to}>
        <PlaceLink {...place} />
      </li>
    ))}
  </ul>
)

// The footer names most of the shop; discovering all of it on each first visit would cost more than it saves.
function PlaceLink({ words, to }: Place) {
  const { t } = useTranslation('shell')
  return (
    <Link to={to} discover="none">
      {t(words)}
    </Link>
  )
}
