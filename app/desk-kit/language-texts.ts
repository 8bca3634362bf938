import { LANGUAGES, type Language } from '../i18n/languages.ts'

/** What something says, language by language: each of its texts under its name. */
export type LanguageTexts<Name extends string> = Partial<Record<Language, Partial<Record<Name, string>>>>

/** The languages in which something says nothing of its own. */
export const languagesWithout = <Name extends string>(texts: LanguageTexts<Name>): Language[] => LANGUAGES.filter((language) => !texts[language])
