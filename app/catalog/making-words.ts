import { FALLBACK_LANGUAGE, type Language } from '../i18n/languages.ts'
import { listNames } from '../i18n/list-names.ts'
import type { ToldWord } from './product.ts'
import { MAKING_WORDS, TOLD_WORDS } from './making-words.data.ts'

/** The columns of both tables of words. */
const COLUMNS: readonly Language[] = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt', 'id', 'vi', 'th', 'ja', 'ko', 'zh-CN', 'zh-TW']

type Names = Partial<Record<Language, string>>

const rowsOf = (table: string): Names[] =>
  table
    .trim()
    .split('\n')
    .map((row) => Object.fromEntries(row.split('|').map((name, at) => [COLUMNS[at], name])))

const folded = (text: string) => text.trim().toLowerCase()

/** Every name of every thing. What means two things stands for the first, and English names stand before all others. */
const NAMES = new Map<string, Names>()
const THINGS = [...rowsOf(MAKING_WORDS), ...rowsOf(TOLD_WORDS)]
for (const language of COLUMNS)
  for (const names of THINGS) {
    const name = folded(names[language] ?? '')
    if (name !== '' && !NAMES.has(name)) NAMES.set(name, names)
  }

/**
 * A short text of a maker (craft, material, colour, speciality) as the reader calls it; several by commas are all told, or none. A text with a
 * word the tables do not know stays as it was written, and `language` then is the maker's.
 */
export function makingWord(text: string, { reading, own }: { reading: Language; own: string }): ToldWord {
  if (text === '' || reading === own) return { text, language: own }
  const whole = nameOf(text, reading)
  if (whole !== undefined) return { text: whole, language: reading }
  const parts = text.split(/\s*[,、]\s*/).map((part) => nameOf(part, reading))
  const told = parts.filter((part) => part !== undefined)
  return told.length === parts.length ? { text: listNames(reading, told), language: reading } : { text, language: own }
}

/** Thai readers have letters of their own for measures. */
const THAI_MEASURES: Readonly<Record<string, string>> = { cm: 'ซม.', mm: 'มม.', ml: 'มล.', kg: 'กก.', g: 'กรัม', m: 'ม.' }

const measureOf = (text: string, reading: Language): string | undefined => {
  const [, measure, unit = ''] = /^([\d.,\s×x–-]+)\s(cm|mm|ml|kg|g|m)$/.exec(text) ?? []
  return reading === 'th' && measure !== undefined ? `${measure} ${THAI_MEASURES[unit]}` : undefined
}

const nameOf = (text: string, reading: Language) => NAMES.get(folded(text))?.[reading] ?? measureOf(text, reading)

/** The same where the maker's language is not known: makers write in English or Thai. */
export const makingWordIn = (text: string, reading: Language): string =>
  makingWord(text, { reading, own: reading === FALLBACK_LANGUAGE ? 'th' : FALLBACK_LANGUAGE }).text

/** Where a workshop stands: as its maker wrote it if the reader reads those letters, else its province as the reader writes it. */
export const placeFor = (location: string, { province, reading }: { province: string; reading: Language }): string =>
  location !== '' && /\p{Script=Thai}/u.test(location) === (reading === 'th') ? location : province
