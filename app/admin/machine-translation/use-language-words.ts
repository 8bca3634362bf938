import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '../../i18n/languages.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import { EVERY } from './term-row.ts'

/** The languages of the shop with their names for whoever reads, and every language first. */
export function useLanguageWords() {
  const { t, i18n } = useTranslation('admin-machine-translation')
  const say = (code: string) => (code === EVERY ? t('everyLanguage') : languageName(code, i18n.language))
  const options = LANGUAGES.map((value) => ({ value, label: say(value) }))
  return { say, options, withEvery: [{ value: EVERY, label: say(EVERY) }, ...options] }
}
