import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { sentenceAt, sentenceFault } from '../i18n/sentence-check.ts'
import type { Database } from '../platform/database.ts'
import type { Shop } from '../shop.ts'
import { INFO_PAGES, type InfoName } from './info-pages.ts'
import { builtInText } from './built-in-text.ts'
import type { PageText } from './page-text.ts'

export type PageTexts = Partial<Record<Language, PageText>>

/** What a page says without a text of its own, in every language: the sentences of the program, as staff have them said. */
export async function builtInTexts({ builtIn }: Pick<Shop, 'builtIn'>, db: Database, page: InfoName): Promise<PageTexts> {
  const namespace = `pages-${INFO_PAGES[page].name}`
  const kept = await db.all<{ language: string; key: string; sentence: string }>(
    'select language, key, sentence from public.sentence_overrides where namespace = $1',
    [namespace],
  )
  const built = builtIn()
  const textIn = (language: Language) =>
    builtInText(page, (key) => {
      const sentence = sentenceAt(built[language]?.[namespace], key) ?? sentenceAt(built['en']?.[namespace], key) ?? ''
      const said = kept.find((one) => one.language === language && one.key === key)?.sentence
      return said !== undefined && sentenceFault(key, sentence, said) === undefined ? said : sentence
    })
  return Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)]))
}
