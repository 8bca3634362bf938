import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { formatPrice } from '../money/currency.ts'
import { minor } from '../platform/money.ts'

/** What a card is worth is said in baht, in which it is paid and owed, whatever currency the page shows. */
export function useBaht(): (satang: number) => string {
  const { i18n } = useTranslation()
  return (satang) => formatPrice(minor(satang), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
}
