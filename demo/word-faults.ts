import type { Language } from '../app/i18n/languages.ts'
import { SHEETS } from './craft-sheets.ts'
import { namesIn } from './fill-translations.ts'
import { languagesWhole, loadSpeech, pairsOf, type Pair } from './load-speech.ts'
import { descriptionIn, openNames } from './product-texts.ts'
import { drawProducts } from './products.ts'
import { drawSellers } from './sellers.ts'
import type { Words } from './seed-words.ts'
import { storyIn } from './stories.ts'

/** Letters without which a text is not in the language. */
const LETTERS: Partial<Record<Language, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
}

/** What is wrong with a language's folder, in words for whoever writes it; files that are not there yet are no fault. */
export async function wordFaults(language: Language): Promise<string[]> {
  const { pairs, odd } = await pairsOf(language)
  const faults = [...odd.map((where) => `${where}: there is no such text`), ...pairs.flatMap((pair) => faultsOfText(language, pair))]
  // Only what has all its words can be put together.
  return faults.length > 0 || !languagesWhole().includes(language) ? faults : [...(await faultsOfNames(language, pairs)), ...(await faultsOfListings(language))]
}

function faultsOfText(language: Language, { where, words: [english], said }: Pair): string[] {
  if (said === undefined || said.trim() === '') return [`${where}: missing, "${english}"`]
  const [wanted, found] = [placeholdersOf(english), placeholdersOf(said)]
  const limit = /, at most (\d+)/.exec(english)?.[1] ?? ''
  const letters = LETTERS[language]
  return [
    ...(wanted === found ? [] : [`${where}: has ${found || 'no placeholder'} where English has ${wanted || 'none'}`]),
    ...(said.includes(limit) ? [] : [`${where}: does not say how much may be written (${limit})`]),
    // A colour or a craft may be called the same; a sentence is not.
    ...(said === english && english.split(' ').length > 4 ? [`${where}: is the English text`] : []),
    ...(letters && !letters.test(said) && /\p{L}/u.test(withoutPlaceholders(said)) ? [`${where}: has no letter of the language`] : []),
    ...(said === said.trim() || / (choices|additions) /.test(where) ? [] : [`${where}: begins or ends with a space`]),
  ]
}

const withoutPlaceholders = (text: string): string => text.replace(/\{\w+\}/g, '')

/** `{Look}` is `{look}` at the beginning of a name, which is another one in another language. */
const placeholdersOf = (text: string): string => [...new Set([...text.matchAll(/\{\w+\}/g)].map(([found]) => found.toLowerCase()))].toSorted().join(' ')

/** Names that leave the look open in the tuples' languages have to do so here. */
async function faultsOfNames(language: Language, pairs: readonly Pair[]): Promise<string[]> {
  const { grammar } = await loadSpeech(language)
  const open = new Set<Words>(Object.values(SHEETS).flatMap((sheet) => (sheet.choice === undefined ? [] : openNames(sheet))))
  return pairs.flatMap(({ where, words, said = '' }) =>
    open.has(words) && /\{look\}/i.test(said.replace(grammar.look, '')) ? [`${where}: "${said}" does not end as grammar.ts says (look)`] : [],
  )
}

async function faultsOfListings(language: Language): Promise<string[]> {
  const speech = await loadSpeech(language)
  const sellers = drawSellers()
  const products = drawProducts(sellers)
  const descriptions = new Set(products.map(({ listing, wording }) => descriptionIn(speech, listing, wording)))
  const texts = [...namesIn(speech, products), ...descriptions, ...sellers.map((seller) => storyIn(speech, seller))]
  const { places, provinces } = speech.grammar
  return [
    ...sellers.filter(({ place }) => places && !(place.key in places)).map(({ place }) => `grammar.ts: places lacks ${place.key} (${place.en})`),
    ...sellers.filter(({ place }) => provinces && !(place.province in provinces)).map(({ place }) => `grammar.ts: provinces lacks ${place.province}`),
    ...(descriptions.size === products.length ? [] : [`${products.length - descriptions.size} descriptions are said twice`]),
    ...texts.filter((text) => /[{}]|undefined|NaN|  /.test(text)).map((text) => `put together wrongly: "${text}"`),
    ...namesIn(speech, products)
      .filter((name) => name.length > 200)
      .map((name) => `longer than a name may be: "${name}"`),
  ]
}
