import type { ProductForm } from '../products/product-wish.ts'
import type { Answers } from './answers.ts'
import { CRAFT_TERMS, type CraftTerm } from './craft-terms.data.ts'

/** A category that pieces stand in, by all its names. */
export type NamesOfCategory = { id: string; slug: string; names: readonly string[] }

/** What a maker's words suggest: the field as it would be typed. */
export type Suggestions = Partial<Record<keyof ProductForm, string>>

/** Scripts that put no spaces between words have no edges of words to look for. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/u
const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

/** Whether a text says a word: as a whole word, or the beginning of one, where its script parts words. */
function says(text: string, word: string): boolean {
  const wanted = plain(word)
  if (wanted.length < 2) return false
  if (UNSPACED.test(wanted)) return text.includes(wanted)
  const at = ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.indexOf(` ${wanted}`)
  return at !== -1
}

/** The longest of the words that a text says; 0 where it says none. */
const longest = (text: string, words: readonly string[]): number =>
  words.reduce((length, word) => (says(text, word) ? Math.max(length, word.length) : length), 0)

/** What the words of a listing suggest for the other fields: rules, and nothing that learns. The longest word that fits decides. */
export function suggestionsFor(
  { name, description, material, craft }: Pick<Answers, 'name' | 'description' | 'material' | 'craft'>,
  categories: readonly NamesOfCategory[],
): Suggestions {
  // What it is called weighs more than what else is told of it.
  for (const text of [plain(name), plain(`${material} ${craft} ${description}`)]) {
    const [term, ofTerm] = best(CRAFT_TERMS, (one) => longest(text, one.words))
    const [named, ofName] = best(categories, ({ names }) => longest(text, names))
    const meant = term && categories.find(({ slug }) => slug === term.category)
    const category = meant && ofTerm >= ofName ? meant : (named ?? meant)
    const facts = term && (category === undefined || category.slug === term.category) ? factsOf(term) : {}
    if (category || term) return { ...(category ? { categoryId: category.id } : {}), ...facts }
  }
  return {}
}

const factsOf = ({ hs, grams }: CraftTerm): Suggestions => ({ hsCode: hs, weight: String(grams) })

/** The one that scores most, and how much; none where nothing scores. */
function best<One>(all: readonly One[], score: (one: One) => number): [found: One | undefined, most: number] {
  let found: One | undefined
  let most = 0
  for (const one of all) {
    const scored = score(one)
    if (scored > most) {
      most = scored
      found = one
    }
  }
  return [found, most]
}

/** The weight nobody has typed: what an empty listing begins with. */
const UNTOUCHED_WEIGHT = '500'

/** What may be filled in for a maker, where nothing was said yet. */
export function filledIn(answers: Answers, categories: readonly NamesOfCategory[]): Partial<Answers> {
  const { categoryId, hsCode, weight } = suggestionsFor(answers, categories)
  return {
    ...(answers.categoryId === '' && categoryId !== undefined ? { categoryId } : {}),
    ...(answers.hsCode === '' && hsCode !== undefined ? { hsCode } : {}),
    ...(answers.weight === UNTOUCHED_WEIGHT && weight !== undefined ? { weight } : {}),
  }
}
