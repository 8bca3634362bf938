import { PICTURE_KINDS, type PictureKind, type PictureVariant } from '@hattha/studio'
import { CARE } from './care.ts'
import type { CraftSheet, Size } from './craft-sheet.ts'
import { sheetOf } from './craft-sheets.ts'
import { dealSellers } from './deal-sellers.ts'
import { drawHonours, drawOffer, PER_KIND, type Offer } from './product-offers.ts'
import { offersLooks, seedDescription, seedName, wordingOf, type Listing, type Wording } from './product-texts.ts'
import type { Seller } from './sellers.ts'
import { randomOf, uuidOf, type Random } from './random.ts'
import type { Words } from './seed-words.ts'

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
  pictures: readonly { url: string; alt: string }[]
}

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

const pictureOf = (kind: PictureKind, look: PictureVariant, version: number, view = ''): string =>
  `/pictures/${kind.slug}-${look.slug}${view}.webp?v=${version}`

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
}): { url: string; alt: string }[] {
  const [first, ...others] = looks
  if (!first) return []
  const whole = { url: pictureOf(kind, first, version), alt: `${name}: ${kind.craft.en.toLowerCase()}, ${wordsOf(sheet, first)}` }
  const second = {
    url: pictureOf(kind, first, version, '-b'),
    alt: kind.secondIsWhole ? `${name}, hung up to its full length` : `${name}, seen from closer by`,
  }
  // Of two pieces that look alike one is shown the other way first, so that a list is not one stack after the other.
  const views = !kind.hasSecondView ? [whole] : kind.secondIsWhole && version % 2 === 1 ? [second, whole] : [whole, second]
  return [...views, ...others.map((look) => ({ url: pictureOf(kind, look, version), alt: `${kind.craft.en}, ${wordsOf(sheet, look)}` }))]
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
