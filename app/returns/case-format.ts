import { useTranslation } from 'react-i18next'
import { dateFormat, type DateStyle } from '../i18n/date-format.ts'
import { useMoments } from '../i18n/use-moments.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { formatPrice } from '../money/currency.ts'
import { minor } from '../platform/money.ts'

type CaseFormat = {
  /** What was paid was paid in baht. */
  baht: (satang: number) => string
  day: (moment: string) => string
  time: (moment: string) => string
  /** The last day of a period that ends at a midnight of the Azores, as the database counts them (`private.case_until`). */
  lastDay: (end: string) => string
}

/** Amounts and days as cases write them. */
export function useCaseFormat(): CaseFormat {
  const { i18n } = useTranslation('returns')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const moments = useMoments()
  const format = (moment: string, style: DateStyle) => moments(style).format(new Date(moment))
  return {
    baht: (satang) => formatPrice(minor(satang), 'THB', language),
    day: (moment) => format(moment, { dateStyle: 'long' }),
    time: (moment) => format(moment, { dateStyle: 'medium', timeStyle: 'short' }),
    lastDay: (end) => dateFormat(language, { dateStyle: 'long', timeZone: 'Atlantic/Azores' }).format(new Date(Date.parse(end) - 1)),
  }
}
