/** What Thai puts between names that have no spaces in them; ours often do, and are in Latin letters. */
const THAI: Readonly<Record<string, string>> = { ' ': ', ', และ: ' และ ', ' และ': ' และ ' }

/** "A, B and C" as the reader's language joins names. */
export const listNames = (language: string, names: Iterable<string>): string =>
  new Intl.ListFormat(language, { type: 'conjunction' })
    .formatToParts(names)
    .map(({ type, value }) => (type === 'literal' && language === 'th' ? (THAI[value] ?? value) : value))
    .join('')
