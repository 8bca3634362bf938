import { join } from 'node:path'
import type { TFunction } from 'i18next'
import type { Language } from '../../app/i18n/languages.ts'
import { readCatalogues } from '../../server/rendering/words.ts'

const catalogues = readCatalogues(join(import.meta.dirname, '../../messages'))

/** The real sentences of a language, as letters use them. */
export const i18nWords = (language: Language): TFunction => catalogues.in(language).t

/** The sentences as the shop came, by language and namespace. */
export const builtInWords = () => catalogues.own

/** The catalogues as the shop came. */
export const builtInCatalogues = () => catalogues
