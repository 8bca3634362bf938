// node scripts/demo-words.ts de: what a language of the demo still lacks, and once it is whole, listings and stories to read.
import { languageOf } from '../app/i18n/languages.ts'
import { namesIn } from '../demo/fill-translations.ts'
import { languagesWhole, loadSpeech, missingParts } from '../demo/load-speech.ts'
import { descriptionIn } from '../demo/product-texts.ts'
import { drawProducts } from '../demo/products.ts'
import { drawSellers } from '../demo/sellers.ts'
import { storyIn } from '../demo/stories.ts'
import { wordFaults } from '../demo/word-faults.ts'

/** Enough to see every kind once with each of two looks. */
const NAMES_PER_KIND = 2
const STORY_EVERY = 25

const language = languageOf(process.argv[2])
if (language === undefined) {
  console.error('Say which language: node scripts/demo-words.ts de')
  process.exit(1)
}
const [missing, faults] = [missingParts(language), await wordFaults(language)]
for (const part of missing) console.log(`demo/words/${language}/${part} is not there yet`)
for (const fault of faults) console.log(fault)
if (languagesWhole().includes(language) && faults.length === 0) {
  const speech = await loadSpeech(language)
  const sellers = drawSellers()
  const products = drawProducts(sellers)
  const names = namesIn(speech, products)
  let told = ''
  for (const [at, { kind, listing, wording, variants }] of products.entries()) {
    if (listing.index > 4 * NAMES_PER_KIND || (listing.index % 4 !== 3 && variants.length < 2)) continue
    console.log(`\n${names[at]}`)
    if (told === kind.slug) continue
    told = kind.slug
    console.log(descriptionIn(speech, listing, wording))
  }
  for (const [at, seller] of sellers.entries()) if (at % STORY_EVERY === 0) console.log(`\n${seller.name}: ${storyIn(speech, seller)}`)
}
process.exit(missing.length + faults.length === 0 ? 0 : 1)
