import type { Language } from '../app/i18n/languages.ts'
import type { CategoryTexts } from './categories.ts'
import { DUTCH } from './category-texts/nl.ts'
import { ENGLISH } from './category-texts/en.ts'
import { FRENCH } from './category-texts/fr.ts'
import { GERMAN } from './category-texts/de.ts'
import { INDONESIAN } from './category-texts/id.ts'
import { ITALIAN } from './category-texts/it.ts'
import { JAPANESE } from './category-texts/ja.ts'
import { KOREAN } from './category-texts/ko.ts'
import { PORTUGUESE } from './category-texts/pt.ts'
import { SIMPLIFIED_CHINESE } from './category-texts/zh-cn.ts'
import { SPANISH } from './category-texts/es.ts'
import { THAI } from './category-texts/th.ts'
import { TRADITIONAL_CHINESE } from './category-texts/zh-tw.ts'
import { VIETNAMESE } from './category-texts/vi.ts'

/** Categories in every language of the shop. */
export const CATEGORY_TEXTS: Readonly<Record<Language, CategoryTexts>> = {
  en: ENGLISH,
  th: THAI,
  nl: DUTCH,
  de: GERMAN,
  fr: FRENCH,
  it: ITALIAN,
  es: SPANISH,
  pt: PORTUGUESE,
  id: INDONESIAN,
  vi: VIETNAMESE,
  ja: JAPANESE,
  ko: KOREAN,
  'zh-CN': SIMPLIFIED_CHINESE,
  'zh-TW': TRADITIONAL_CHINESE,
}
