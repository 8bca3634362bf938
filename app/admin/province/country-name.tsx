import { useTranslation } from 'react-i18next'
import { regionName } from '../../i18n/names-of-codes.ts'

/** What a country is called in the reader's language. */
export function CountryName({ code }: { code: string }) {
  const { i18n } = useTranslation()
  return regionName(code, i18n.language)
}
