import type { PictureKind, PictureVariant } from '@hattha/studio'
import type { CraftSheet, Size } from './craft-sheet.ts'
import type { Seller } from './sellers.ts'
import { CHOICES, COLOR_SENTENCE, FACTS, SELLER_SENTENCES, SIZE_SENTENCE } from './product-sentences.ts'
import type { Random } from './random.ts'
import { capitalised, fill, inLanguage, measureIn, SEED_LANGUAGES, weightIn, type SeedLanguage, type Words } from './seed-words.ts'

/** What a listing's texts are written from. The look and the size are those on the first picture. */
export type Listing = {
  kind: PictureKind
  sheet: CraftSheet
  seller: Seller
  look: PictureVariant
  looks: readonly PictureVariant[]
  size: Size
  sizes: readonly Size[]
  index: number
}

/** Where a name says what is on the picture, with the word before it. A listing of several looks says how many instead. */
const LOOK_IN_NAME: Readonly<Record<SeedLanguage, RegExp>> = { en: /(, in|,| in) \{look\}$/, th: / ?\{look\}$/, nl: /(, in|,| in| van| met) \{look\}$/ }

/** What a name may add until nobody else has it. What is on the picture stays last: `Celadon vase from Mae Rim, cream`. */
const ADDITIONS: readonly Words[] = [
  ['', '', ''],
  [' from {place}', ' จาก{place}', ' uit {place}'],
  [' by {seller}', ' ฝีมือ{seller}', ' van {seller}'],
  [' by {seller}, {label}', ' ฝีมือ{seller} {label}', ' van {seller}, {label}'],
]

/** Whether listings of this kind can offer several looks at once: there is a choice, and a name that leaves it open. */
export const offersLooks = (sheet: CraftSheet): boolean => sheet.choice !== undefined && openNames(sheet).length > 0

const openNames = (sheet: CraftSheet): Words[] =>
  sheet.names.filter((name) => SEED_LANGUAGES.every((language) => LOOK_IN_NAME[language].test(inLanguage(name, language))))

/** A name in three languages that is not in `taken`; it is there afterwards. */
export function listingName(listing: Listing, taken: Set<string>): Words {
  const { sheet, looks, index, kind } = listing
  const names = looks.length > 1 ? openNames(sheet) : sheet.names
  const start = Math.floor(index / kind.variants.length)
  // Every fourth listing says where it is from, even where nobody asks.
  const known = sheet.from ? [ADDITIONS[0], sheet.from, ...ADDITIONS.slice(2)].filter((words) => words !== undefined) : ADDITIONS
  const additions = index % 4 === 3 ? known.slice(1) : known
  for (const addition of additions) {
    for (const step of names.keys()) {
      const template = names[(start + step) % names.length] as Words
      const found = inThree((language) => nameIn(language, { listing, template: inLanguage(template, language), addition: inLanguage(addition, language) }))
      if (found.some((text, at) => taken.has(`${at} ${text}`))) continue
      found.forEach((text, at) => taken.add(`${at} ${text}`))
      return found
    }
  }
  throw new Error(`No name is left for ${kind.slug} ${listing.look.slug} of ${listing.seller.name}`)
}

function nameIn(language: SeedLanguage, { listing, template, addition }: { listing: Listing; template: string; addition: string }): string {
  const { sheet, looks } = listing
  const tail = LOOK_IN_NAME[language].exec(template)?.[0] ?? ''
  const stem = template.slice(0, template.length - tail.length)
  const end =
    looks.length > 1 && sheet.choice !== undefined ? fill(inLanguage(CHOICES[sheet.choice], language), { count: countIn(language, looks.length) }) : tail
  // In Thai a place follows everything else.
  return capitalised(fill(language === 'th' ? stem + end + addition : stem + addition + end, factsOf(listing, language)))
}

const NUMBERS: Readonly<Record<'en' | 'nl', readonly string[]>> = {
  en: ['none', 'one', 'two', 'three', 'four', 'five'],
  nl: ['geen', 'één', 'twee', 'drie', 'vier', 'vijf'],
}
const countIn = (language: SeedLanguage, count: number): string => (language === 'th' ? String(count) : (NUMBERS[language][count] ?? String(count)))

/** A description that has said this much already (words of all three languages together) ends with one sentence more instead of two. */
const ENOUGH_WORDS = 170

/** A description in three languages that is not in `taken`; it is there afterwards. */
export function listingDescription(listing: Listing, random: Random, taken: Set<string>): Words {
  for (;;) {
    const found = descriptionOf(listing, random)
    if (found.some((text) => taken.has(text))) continue
    for (const text of found) taken.add(text)
    return found
  }
}

/** What a buyer reads: how it is made and of what, who made it, its measures, and what it is good for. */
function descriptionOf(listing: Listing, random: Random): Words {
  const { sheet, index, looks, sizes } = listing
  const made = random.shuffled(sheet.made).slice(0, 2)
  const of = random.pick(sheet.of)
  const who = SELLER_SENTENCES[(index * 5 + random.int(0, SELLER_SENTENCES.length - 1)) % SELLER_SENTENCES.length] as Words
  const facts = sheet.facts ?? random.pick(FACTS)
  const choices = [...(sizes.length > 1 ? [SIZE_SENTENCE] : []), ...(looks.length > 1 ? [COLOR_SENTENCE] : [])]
  const wordsSoFar = [...made, of, who, facts, ...choices].join(' ').split(' ').length
  const use = random.shuffled(sheet.use).slice(0, wordsSoFar > ENOUGH_WORDS ? 1 : 2)
  return inThree((language) => {
    const known = factsOf(listing, language)
    const say = (...sentences: Words[]) => sentences.map((words) => fill(inLanguage(words, language), known)).join(' ')
    return [say(...made, of), say(who, facts, ...choices), say(...use)].join('\n\n')
  })
}

function factsOf({ sheet, look, looks, seller, size, sizes }: Listing, language: SeedLanguage): Record<string, string> {
  const shown = lookIn(sheet, look, language)
  const thai = language === 'th'
  return {
    look: shown,
    Look: capitalised(shown),
    looks: looks.map((one) => lookIn(sheet, one, language)).join(', '),
    // `Tha Wang, Mueang Nakhon Si Thammarat` is too long for a name; the village is enough.
    place: (thai ? seller.place.th.split(' ') : seller.place.en.split(', '))[0] ?? '',
    province: seller.location[thai ? 1 : 0].split(thai ? ' ' : ', ').at(-1) ?? '',
    seller: seller.called[thai ? 1 : 0],
    label: measureIn(language, size.label),
    count: size.label.split(' ')[0] ?? '',
    labels: sizes.map(({ label }) => measureIn(language, label)).join(', '),
    measure: measureIn(language, size.measure),
    weight: weightIn(language, size.grams),
  }
}

function lookIn(sheet: CraftSheet, look: PictureVariant, language: SeedLanguage): string {
  const words = sheet.looks[look.slug]
  if (!words) throw new Error(`Nobody has named the look ${look.slug}`)
  return inLanguage(words, language)
}

const inThree = (write: (language: SeedLanguage) => string): Words => {
  const [en = '', th = '', nl = ''] = SEED_LANGUAGES.map(write)
  return [en, th, nl]
}
