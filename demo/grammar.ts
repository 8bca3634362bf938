/** How a language puts the names and sentences of the demo together. */
export type Grammar = {
  /**
   * Where a name says what is on the picture, with the signs and words that belong to it: `, in {look}` at its end, `{look}の` at its beginning. A listing
   * of several looks leaves it out and says how many there are.
   */
  look: RegExp
  /** Words for none, one, two, three, four, five, as they stand before "colors" in a name; digits without them. */
  numbers?: readonly string[]
  /** What stands between two sentences, and between the names of a list. */
  between: { sentences: string; names: string }
  /** Words of sizes and measures; those that are absent stay as in English. `tight` writes `4客`, not `4 客`. */
  measures: Readonly<Partial<Record<MeasureWord, string>>>
  tight?: boolean
  decimal: '.' | ','
  /** Names of villages by the key of their place, and of provinces by their ISO code, in the script of the language. Without them they are romanised. */
  places?: Readonly<Record<string, string>>
  provinces?: Readonly<Record<string, string>>
  /** A last touch on a text whose facts are filled in: elision, contraction, particles. */
  polish?: (text: string) => string
}

/** Units and things of the sizes: `32 cm`, `4 cups`. */
type MeasureWord = 'cm' | 'mm' | 'm' | 'ml' | 'kg' | 'g' | 'pc' | 'pcs' | 'sticks' | 'cups' | 'bowl' | 'bowls' | 'mats' | 'folds'

/** Grammars of the languages that stand in the tuples, in their order. */
export const SEED_GRAMMARS = {
  en: {
    look: /(, in|,| in) \{look\}$/,
    numbers: ['none', 'one', 'two', 'three', 'four', 'five'],
    between: { sentences: ' ', names: ', ' },
    measures: {},
    decimal: '.',
  },
  th: {
    look: / ?\{look\}$/,
    between: { sentences: ' ', names: ', ' },
    measures: {
      cm: 'ซม.',
      mm: 'มม.',
      ml: 'มล.',
      kg: 'กก.',
      g: 'กรัม',
      m: 'ม.',
      pc: 'ชิ้น',
      pcs: 'ชิ้น',
      sticks: 'ดอก',
      cups: 'ถ้วย',
      bowl: 'ใบ',
      bowls: 'ใบ',
      mats: 'แผ่น',
      folds: 'พับ',
    },
    decimal: '.',
  },
  nl: {
    look: /(, in|,| in| van| met) \{look\}$/,
    numbers: ['geen', 'één', 'twee', 'drie', 'vier', 'vijf'],
    between: { sentences: ' ', names: ', ' },
    measures: { pc: 'stuk', pcs: 'stuks', sticks: 'stokjes', cups: 'kopjes', bowl: 'kom', bowls: 'kommen', mats: 'matten', folds: 'vouwen' },
    decimal: ',',
  },
} as const satisfies Readonly<Record<string, Grammar>>

export const countIn = ({ numbers }: Grammar, count: number): string => numbers?.[count] ?? String(count)

/** `14 × 14 × 32 cm` or `4 cups` as a reader of the language writes it. */
export function measureIn({ measures, tight, decimal }: Grammar, measure: string): string {
  const known: Readonly<Record<string, string>> = measures
  const written = measure.replace(/( ?)([a-z]+)/g, (_, gap: string, word: string) => {
    const said = known[word]
    return said === undefined ? gap + word : (tight ? '' : gap) + said
  })
  return decimal === ',' ? written.replace(/(\d)\.(\d)/g, '$1,$2') : written
}

/** Grams as people say them: 850 g, 1.4 kg. */
export const weightIn = (grammar: Grammar, grams: number): string => measureIn(grammar, grams < 1000 ? `${grams} g` : `${Math.round(grams / 100) / 10} kg`)
