import { useTranslation } from 'react-i18next'
import { paragraphsOf } from '../../catalog/product.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import type { Seller } from '../seller.ts'

/** The maker in their own words, or in a translation of them, which says so. */
export function SellerStory({ seller }: { seller: Seller }) {
  const { t, i18n } = useTranslation('sellers')
  const reading = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const written = languageOf(seller.storyLanguage)
  const paragraphs = paragraphsOf(seller.story)
  if (paragraphs.length === 0) return <div />
  return (
    <section aria-labelledby="story" className="min-w-0">
      <h2 id="story" className="text-2xl">
        {t('seller.story')}
      </h2>
      {written !== undefined && written !== reading && (
        <p className="mt-2 text-sm text-ink-soft">{t('seller.otherLanguage', { language: languageName(written, reading) })}</p>
      )}
      {written === reading && seller.machineTranslated && <p className="mt-2 text-sm text-ink-soft">{t('seller.machine')}</p>}
      <div lang={seller.storyLanguage || undefined} className="mt-4 grid max-w-text gap-4 text-lg whitespace-pre-line">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
