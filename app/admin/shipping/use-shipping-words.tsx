import { useTranslation } from 'react-i18next'
import { useAmount } from '../../desk-kit/amount.tsx'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { weightOf } from '../../i18n/weight.ts'
import { countryName } from '../../shipping/countries.ts'
import type { KeptRate } from '../../shipping/shipping-terms.ts'
import type { Term } from './shipping.ts'

/** How terms of shipping are said in a line. */
export function useShippingWords() {
  const { t, i18n } = useTranslation(['admin-shipping', 'pages-shipping'])
  const amount = useAmount()
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const weight = (grams: number) => weightOf(grams, language)
  const country = (code: string) => countryName(code, language)
  const zone = (code: string) => t(`pages-shipping:zones.${code}`)
  const method = (name: string) => t(`pages-shipping:table.${name}`)
  const price = (rate: KeptRate): string =>
    'first' in rate
      ? t('says.rate', { first: amount(rate.first), firstWeight: weight(rate.firstGrams), step: amount(rate.step), stepWeight: weight(rate.stepGrams) })
      : t('says.notOffered')
  const says = ({ kind, zone: to, rate, heaviest_grams: heaviest }: Pick<Term, 'kind' | 'zone' | 'rate' | 'heaviest_grams'>): string => {
    if (kind === 'rate' && rate) return 'first' in rate ? `${price(rate)} · ${rate.carrier}` : price(rate)
    if (kind === 'destination') return t('says.zone', { zone: zone(to ?? 'REST') })
    return heaviest === null ? t('says.never') : t('says.upTo', { weight: weight(heaviest) })
  }
  const subject = ({ kind, zone: of, method: by, country: to, category }: Pick<Term, 'kind' | 'zone' | 'method' | 'country' | 'category'>): string => {
    if (kind === 'rate') return `${zone(of ?? 'REST')} · ${method(by ?? 'standard')}`
    return [country(to ?? ''), by && method(by), category?.name].filter(Boolean).join(' · ')
  }
  return { weight, country, zone, method, price, says, subject, amount, language }
}
