import { createHash } from 'node:crypto'
import { FALLBACK_LANGUAGE } from '../app/i18n/languages.ts'
import { languagesWhole, loadSpeech } from './load-speech.ts'
import { loadRows, type Connection } from './load-rows.ts'
import { measureIn } from './grammar.ts'
import { descriptionIn, nameFrames, nameIn } from './product-texts.ts'
import type { Product } from './products.ts'
import type { Seller } from './sellers.ts'
import { CARE } from './care.ts'
import { fill } from './seed-words.ts'
import { SEED_SPEECHES, type Speech } from './speech.ts'
import { storyIn } from './stories.ts'

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

type Told = { sellers: readonly Seller[]; products: readonly Product[]; now: Date }

/** Names, descriptions, care and stories in every language the demo speaks but that of the listings themselves. */
export async function fillTranslations(connection: Connection, { sellers, products, now }: Told): Promise<void> {
  for (const speech of SEED_SPEECHES) if (speech.language !== FALLBACK_LANGUAGE) await fillSpeech(connection, { speech, sellers, products, now })
  // One at a time: what a language is written from is a megabyte, and is needed once.
  for (const language of languagesWhole()) await fillSpeech(connection, { speech: await loadSpeech(language), sellers, products, now })
}

async function fillSpeech(connection: Connection, { speech, sellers, products, now }: Told & { speech: Speech }): Promise<void> {
  const { language } = speech
  await loadRows(
    connection,
    'public.seller_translations',
    sellers.map((seller) => ({
      seller_id: seller.id,
      language,
      business_description: storyIn(speech, seller),
      origin: 'human',
      state: 'reviewed',
      source_hash: md5(seller.story[0]),
    })),
  )
  const names = namesIn(speech, products)
  await loadRows(
    connection,
    'public.product_translations',
    products.map(({ id, name, description, sheet, listing, wording, ...product }, at) => ({
      product_id: id,
      language,
      name: names[at],
      description: descriptionIn(speech, listing, wording),
      care: speech.say(CARE[sheet.care]),
      phrases: phrasesIn(speech, { ...product, sheet }, names[at] ?? ''),
      origin: 'human',
      state: 'reviewed',
      source_hash: md5(`${name[0]}\n${description[0]}`),
      updated_at: now.toISOString(),
    })),
  )
}

/** What a listing says in few words: what may be written on it, what can be chosen, and what its further pictures show. */
function phrasesIn(
  { say, grammar }: Speech,
  { sheet, kind, personal, variants, pictures }: Pick<Product, 'sheet' | 'kind' | 'personal' | 'variants' | 'pictures'>,
  name: string,
) {
  const chosen = new Set(variants.flatMap(({ options }) => Object.values(options)))
  const looks = Object.values(sheet.looks).filter((look) => chosen.has(look[0]))
  return {
    ...(personal && { [personal[0]]: say(personal) }),
    ...Object.fromEntries(pictures.flatMap(({ alt, words }) => (words ? [[alt, fill(say(words), { name })]] : []))),
    ...Object.fromEntries(looks.flatMap((look) => [look[0], `${kind.craft.en}, ${look[0]}`].map((english) => [english, say(look)]))),
    ...Object.fromEntries(variants.flatMap(({ options: { size } }) => (size === undefined ? [] : [[size, measureIn(grammar, size)]]))),
  }
}

/** The products' names in a language, in their order, each different: two that differ in English may be called the same elsewhere, and then one says more. */
export function namesIn(speech: Speech, products: readonly Product[]): string[] {
  const taken = new Set<string>()
  return products.map(({ listing, wording }) => {
    for (const each of [wording, ...nameFrames(listing)]) {
      const name = nameIn(speech, listing, each)
      if (taken.has(name)) continue
      taken.add(name)
      return name
    }
    throw new Error(`No name is left in ${speech.language} for ${listing.kind.slug} ${listing.look.slug} of ${listing.seller.name}`)
  })
}
