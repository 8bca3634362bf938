import { fileOfView, PICTURE_KINDS, type PictureKind, type PictureVariant, type View, viewsOf, WORKSHOPS } from '@hattha/studio'
import { CARE } from './care.ts'
import type { CraftSheet, Size } from './craft-sheet.ts'
import { sheetOf } from './craft-sheets.ts'
import { dealSellers } from './deal-sellers.ts'
import { drawHonours, drawOffer, PER_KIND, type Offer } from './product-offers.ts'
import { offersLooks, seedDescription, seedName, wordingOf, type Listing, type Wording } from './product-texts.ts'
import type { Seller } from './sellers.ts'
import { PICTURE_WORDS, WORKSHOP_WORDS } from './picture-words.ts'
import { randomOf, uuidOf, type Random } from './random.ts'
import { fill, type Words } from './seed-words.ts'

/** What can be put in a cart. */
export type Variant = {
  id: string
  sku: string
  name: string
  options: Readonly<Record<string, string>>
  baht: number
  grams: number
  picture: string | null
  stock: number
}

/** A listing of the demo shop. */
export type Product = Offer & {
  id: string
  sku: string
  kind: PictureKind
  sheet: CraftSheet
  seller: Seller
  /** What its texts are written from, in any language. */
  listing: Listing
  wording: Wording
  name: Words
  description: Words
  care: Words
  baht: number
  originalBaht: number | null
  size: Size
  look: PictureVariant
  variants: readonly Variant[]
  pictures: readonly ProductPicture[]
}

/** A picture and what it shows in English; `words` say the same in every language, with the piece as `{name}`. */
export type ProductPicture = { url: string; alt: string; words?: Words }

/** Ways in which the picture service shows one photograph (`?v=`). */
const VERSIONS = 8
const MOST_VARIANTS = 5

/** Every listing of the demo shop. No two have the same name in any language. */
export function drawProducts(sellers: readonly Seller[]): Product[] {
  const taken = new Set<string>()
  const honours = drawHonours()
  const sellerOf = dealSellers(sellers, PER_KIND)
  return PICTURE_KINDS.flatMap((kind) =>
    Array.from({ length: PER_KIND }, (_, index) => drawProduct({ kind, index, taken, honours, seller: sellerOf(kind.slug, index) })),
  )
}

type Drawn = { kind: PictureKind; index: number; taken: Set<string>; honours: ReturnType<typeof drawHonours>; seller: Seller }

function drawProduct({ kind, index, taken, honours, seller }: Drawn): Product {
  const random = randomOf(`product ${kind.slug} ${index}`)
  const sheet = sheetOf(kind.slug)
  const look = kind.variants[index % kind.variants.length] as PictureVariant
  const id = uuidOf('product', kind.slug, String(index))
  const sku = `${kind.slug
    .split('-')
    .map((part) => part.slice(0, 3))
    .join('')
    .toUpperCase()}-${String(index + 1).padStart(3, '0')}`
  const offer = drawOffer({ random, sheet, seller, listing: `${kind.slug} ${index}`, honours })
  const looks = offersLooks(sheet) && !offer.isUnique && random.chance(0.35) ? [look, ...kind.variants.filter((other) => other !== look)] : [look]
  // One price where it is crossed out or where colors differ; else every size there is.
  const sizes =
    offer.isUnique || offer.discount > 0 || looks.length > 1 || random.chance(0.3) ? [random.pick(sheet.sizes)] : sheet.sizes.slice(0, MOST_VARIANTS)
  const size = sizes[Math.min(1, sizes.length - 1)] as Size
  const base = sheet.baht[0] + random.next() * (sheet.baht[1] - sheet.baht[0])
  const baht = shelfPrice(base * size.factor)
  const listing: Listing = { kind, sheet, seller, look, looks, size, sizes, index }
  const wording = wordingOf(listing, random, taken)
  const name = seedName(listing, wording)
  const version = index % VERSIONS
  return {
    ...offer,
    id,
    sku,
    kind,
    sheet,
    seller,
    listing,
    wording,
    name,
    size,
    look,
    baht,
    description: seedDescription(listing, wording),
    care: CARE[sheet.care],
    originalBaht: offer.discount > 0 ? Math.max(shelfPrice(baht / (1 - offer.discount)), baht + 5) : null,
    variants: looks.flatMap((shown) =>
      sizes.map((of): Variant => {
        const options = { ...(looks.length > 1 && { [sheet.choice ?? 'color']: wordsOf(sheet, shown) }), ...(sizes.length > 1 && { size: of.label }) }
        return {
          id: uuidOf('variant', id, shown.slug, of.label),
          sku: [sku, ...(looks.length > 1 ? [shown.slug] : []), ...(sizes.length > 1 ? [of.label.replace(/[^\w.]+/g, '')] : [])].join('-').toUpperCase(),
          name: Object.values(options).join(' / '),
          options,
          baht: shelfPrice(base * of.factor),
          grams: of.grams,
          picture: looks.length > 1 ? pictureOf(kind, shown, version) : null,
          stock: stockOf(random, offer),
        }
      }),
    ),
    pictures: picturesOf({ kind, sheet, looks, name: name[0], version }),
  }
}

const wordsOf = (sheet: CraftSheet, look: PictureVariant): string => sheet.looks[look.slug]?.[0] ?? look.colour

const pictureOf = (kind: PictureKind, look: PictureVariant, version: number, view: View = 'a'): string =>
  `/pictures/${fileOfView(kind.slug, look.slug, view)}.webp?v=${version}`

/** What jewelry is worn on; everything else is worn by a dress form. */
const WORN_ON: Readonly<Record<string, keyof typeof PICTURE_WORDS>> = {
  'bamboo-hat': 'head',
  'silver-earrings': 'head',
  'pearl-earrings': 'head',
  'silver-ring': 'hand',
  'gem-ring': 'hand',
  'silver-bangle': 'hand',
  'bead-bracelet': 'hand',
}

function picturesOf({
  kind,
  sheet,
  looks,
  name,
  version,
}: {
  kind: PictureKind
  sheet: CraftSheet
  looks: readonly PictureVariant[]
  name: string
  version: number
}): ProductPicture[] {
  const [first, ...others] = looks
  if (!first) return []
  const shown = (view: View): ProductPicture => {
    const url = pictureOf(kind, first, version, view)
    if (view === 'a') return { url, alt: `${name}: ${kind.craft.en.toLowerCase()}, ${wordsOf(sheet, first)}` }
    const words = PICTURE_WORDS[view === 'worn' ? (WORN_ON[kind.slug] ?? 'form') : kind.secondIsWhole ? 'hung' : 'closer']
    return { url, words, alt: fill(words[0], { name }) }
  }
  const workshop = WORKSHOPS.find(({ kinds }) => kinds.includes(kind.slug))
  const words = workshop && WORKSHOP_WORDS[workshop.slug]
  return [
    ...inTurn(kind, version).map(shown),
    ...others.map((look) => ({ url: pictureOf(kind, look, version), alt: `${kind.craft.en}, ${wordsOf(sheet, look)}` })),
    // A place is the same place for all who work there.
    ...(workshop && words ? [{ url: `/pictures/workshop-${workshop.slug}.webp?v=0`, words, alt: words[0] }] : []),
  ]
}

/** Of pieces that look alike one is shown another way first, so that a list is not one stack after the other. Parts from closer by never come first. */
function inTurn(kind: PictureKind, version: number): View[] {
  const views = viewsOf(kind)
  const whole = views.filter((view) => view !== 'b' || kind.secondIsWhole)
  const first = whole[version % whole.length] ?? 'a'
  return [first, ...views.filter((view) => view !== first)]
}

/** Prices end the way they do on a Thai market: on fives, tens, fifties and hundreds. */
function shelfPrice(baht: number): number {
  const step = baht < 200 ? 5 : baht < 1_000 ? 10 : baht < 5_000 ? 50 : 100
  return Math.max(step, Math.round(baht / step) * step)
}

function stockOf(random: Random, { isUnique, leadDays }: Offer): number {
  const fate = random.next()
  if (isUnique) return fate < 0.08 ? 0 : 1
  // What is made when ordered is limited by the days of the month, not by a shelf.
  if (leadDays > 0) return random.int(3, 12)
  if (fate < 0.05) return 0
  return fate < 0.22 ? random.int(1, 9) : random.int(10, 80)
}
