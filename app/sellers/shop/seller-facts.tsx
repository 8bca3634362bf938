import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMoments } from '../../i18n/use-moments.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { listNames } from '../../i18n/list-names.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import { SellerPlace } from './seller-place.tsx'
import type { Seller } from '../seller.ts'

/** Where the workshop is, what it knows, and since when it sells here. */
export function SellerFacts({ seller }: { seller: Seller }) {
  const { t, i18n } = useTranslation('sellers')
  const reading = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const speaks = listNames(
    reading,
    seller.languages.map((code) => languageName(code, reading)),
  )
  const since = useMoments()({ year: 'numeric', month: 'long' }).format(new Date(seller.since))
  return (
    <section aria-label={t('seller.facts')} className="flex gap-6 self-start rounded-card border border-line bg-surface p-5 sm:p-7">
      <dl className="grid min-w-0 grow content-start gap-4">
        <Fact name={t('facts.place')} value={[seller.location, seller.location.includes(seller.province) ? '' : seller.province].filter(Boolean).join(', ')} />
        <Fact name={t('facts.type')} value={t(`types.${seller.type}`)} />
        {seller.years > 0 && <Fact name={t('facts.experience')} value={t('years', { count: seller.years })} />}
        <Fact name={t('facts.specialities')} value={listNames(reading, seller.specialities)} />
        <Fact name={t('facts.speaks')} value={speaks} />
        <Fact name={t('facts.since')} value={since} />
      </dl>
      <div className="grid w-32 shrink-0 content-start justify-items-center gap-2 text-center max-[22rem]:hidden">
        <SellerPlace seller={seller} className="h-56 w-auto" />
        <Link to={`/map?region=${seller.region}`} discover="none" className="link inline-block py-1 text-sm pointer-coarse:py-3">
          {t('place.open', { region: t(`regions.${seller.region}`) })}
        </Link>
      </div>
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) =>
  value ? (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  ) : null
