import { useTranslation } from 'react-i18next'
import { officeLanguageOf } from '../../i18n/office-languages.ts'

/** The language the back office speaks here: the reader's, or English where it has not learned that one. */
export function useOfficeLanguage(): string {
  const { i18n } = useTranslation()
  return officeLanguageOf(i18n.language)
}
