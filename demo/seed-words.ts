/** A text in the three languages the demo shop is written in by hand (decision 32). */
export type Words = readonly [en: string, th: string, nl: string]

export const SEED_LANGUAGES = ['en', 'th', 'nl'] as const
export type SeedLanguage = (typeof SEED_LANGUAGES)[number]

/** One language of a text. */
export const inLanguage = (words: Words, language: SeedLanguage): string => words[SEED_LANGUAGES.indexOf(language) as 0 | 1 | 2]

/** Puts facts into `{name}` places. Throws on a place nobody fills, so that no reader ever sees one. */
export function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`Nothing known for ${place} in "${text}"`)
    return fact
  })
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Words of sizes and measures: `32 cm`, `4 cups`. */
const MEASURES: Readonly<Record<string, readonly [th: string, nl: string]>> = {
  cm: ['ซม.', 'cm'],
  mm: ['มม.', 'mm'],
  ml: ['มล.', 'ml'],
  kg: ['กก.', 'kg'],
  g: ['กรัม', 'g'],
  m: ['ม.', 'm'],
  pc: ['ชิ้น', 'stuk'],
  pcs: ['ชิ้น', 'stuks'],
  sticks: ['ดอก', 'stokjes'],
  cups: ['ถ้วย', 'kopjes'],
  bowl: ['ใบ', 'kom'],
  bowls: ['ใบ', 'kommen'],
  mats: ['แผ่น', 'matten'],
  folds: ['พับ', 'vouwen'],
}

/** `14 × 14 × 32 cm` or `4 cups` as a reader of the language writes it. */
export const measureIn = (language: SeedLanguage, measure: string): string => {
  const written = language === 'en' ? measure : measure.replace(/[a-z]+/g, (word) => MEASURES[word]?.[language === 'th' ? 0 : 1] ?? word)
  return language === 'nl' ? written.replace(/(\d)\.(\d)/g, '$1,$2') : written
}

/** Grams as people say them: 850 g, 1.4 kg (1,4 kg in Dutch, ก./กก. in Thai). */
export function weightIn(language: SeedLanguage, grams: number): string {
  if (grams < 1000) return measureIn(language, `${grams} g`)
  const kilograms = String(Math.round(grams / 100) / 10)
  return measureIn(language, `${language === 'nl' ? kilograms.replace('.', ',') : kilograms} kg`)
}
