import { knownTag } from './known-tag.ts'

/** What Thai puts between names that have no spaces in them; ours often do, and are in Latin letters. */
const THAI: Readonly<Record<string, string>> = { ' ': ', ', และ: ' และ ', ' และ': ' และ ' }

/** "A, B and C", or "A, B or C", as the reader's language joins names. */
export const listNames = (language: string, names: Iterable<string>, { type = 'conjunction' }: { type?: 'conjunction' | 'disjunction' } = {}): string =>
  new Intl.ListFormat(knownTag(language), { type })
    .formatToParts(names)
    .map(({ type, value }) => (type === 'literal' && language === 'th' ? (THAI[value] ?? value) : value))
    .join('')
