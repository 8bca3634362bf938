import { useTranslation } from 'react-i18next'
import { openingTime } from '../../i18n/opening-time.ts'
import { dateFormat } from '../../i18n/date-format.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { usePrice } from '../../money/price.tsx'
import { minor } from '../../platform/money.ts'
import { countryName, countryRule } from '../../shipping/countries.ts'
import { LINE_QUANTITY_MAX } from './quote-limits.ts'
import type { Problem } from './quote.ts'

/** The sentence for a problem, in the reader's language and currency. `country` is where the parcel goes, for examples of postcodes. */
export function useProblemText(country: string): (problem: Problem) => string {
  const { t, i18n } = useTranslation(['checkout', 'addresses', 'payments'])
  const price = usePrice()
  const moments = useMoments()
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  return (problem) => {
    switch (problem.code) {
      case 'address_invalid':
        return t(`problem.${problem.because}`, { ns: 'addresses', example: countryRule(country).postcodeExample })
      case 'tax_invalid':
        return problem.because === 'missing'
          ? t('addresses:problem.address_missing')
          : problem.because === 'text'
            ? t('addresses:problem.address_invalid')
            : t(`tax.problem.${problem.because}`)
      case 'insufficient_stock':
        return problem.available === 0 ? t('problem.sold_out') : t('problem.insufficient_stock', { count: problem.available })
      case 'line_opens_later':
        return t(`problem.${problem.followers ? 'line_opens_later_followers' : 'line_opens_later'}`, { when: openingTime(moments, problem.at) })
      case 'wholesale_minimum':
        return t('problem.wholesale_minimum', { count: problem.least })
      case 'quantity_above_limit':
        return t('problem.quantity_above_limit', { count: LINE_QUANTITY_MAX })
      case 'seller_closed_until':
        return problem.until === null ? t('problem.seller_closed') : t('problem.seller_closed_until', { date: dayOf(problem.until, language) })
      case 'shipping_unavailable':
      case 'country_not_served':
        return t(`problem.${problem.code}`, { country: countryName(problem.country, language) })
      case 'invoice_not_offered':
        return t(`invoice.because.${problem.because}`, { ns: 'payments', amount: formatPrice(minor(problem.room), 'THB', language) })
      case 'cash_not_offered':
        return t(`cash.because.${problem.because}`, { ns: 'payments', amount: formatPrice(minor(problem.most), 'THB', language) })
      case 'held_orders':
      case 'held_network':
      case 'coupon_held':
        return t(`problem.${problem.code}`, { time: moments({ hour: 'numeric', minute: '2-digit' }).format(new Date(problem.until)) })
      case 'held_pieces':
      case 'held_of_stock':
      case 'held_of_shop':
        return t(`problem.${problem.code}`, { most: problem.most })
      case 'minimum_not_met':
        return t('problem.minimum_not_met', { minimum: price(problem.minimum), missing: price(problem.missing) })
      default:
        return t(`problem.${problem.code}`)
    }
  }
}

const dayOf = (moment: string, language: string) => dateFormat(language, { day: 'numeric', month: 'long', timeZone: SHOP_ZONE }).format(new Date(moment))
