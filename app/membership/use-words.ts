import { useTranslation } from 'react-i18next'
import { useMoments } from '../i18n/use-moments.ts'
import { numberFormat } from '../i18n/number-format.ts'
import { ONE_MILLION } from '../platform/money.ts'

/** How numbers and days of the membership are written in the page's language. */
export function useWords(): {
  number: (value: number) => string
  factor: (ppm: number) => string
  percent: (ppm: number) => string
  day: (at: string) => string
} {
  const { i18n } = useTranslation()
  const moments = useMoments()
  const language = i18n.language === 'pseudo' ? 'en' : i18n.language
  const format = numberFormat(language)
  return {
    number: (value) => format.format(value),
    factor: (ppm) => format.format(ppm / ONE_MILLION),
    percent: (ppm) => format.format((ppm / ONE_MILLION) * 100),
    day: (at) => moments({ dateStyle: 'medium' }).format(new Date(at)),
  }
}
