import { PICTURE_KINDS } from '@hattha/studio'
import type { CraftSheet } from './craft-sheet.ts'
import type { Seller } from './sellers.ts'
import { randomOf, type Random } from './random.ts'
import type { Words } from './seed-words.ts'

/** How a listing is offered and how it has done so far. */
export type Offer = {
  isUnique: boolean
  /** Days of work before it is sent; 0 is on the shelf. */
  leadDays: number
  /** Share off the old price; 0 is not on sale. */
  discount: number
  /** Since when it can be bought. */
  daysOnline: number
  isNew: boolean
  isFeatured: boolean
  freeShipping: boolean
  giftWrap: boolean
  sameDay: boolean
  personal: Words | null
  rating: number
  reviews: number
  /** The stars of each of them. */
  stars: number[]
  sold: number
}

/** Listings of each kind. */
export const PER_KIND = 20
/** A listing is new for this long. */
const NEW_DAYS = 45
/** New pieces, and pieces the shop shows on its home page. */
const NEW = 120
const FEATURED = 40
/** Provinces from where a courier is in Bangkok the same day. */
const NEAR_BANGKOK = ['TH-10', 'TH-11', 'TH-12', 'TH-13', 'TH-73', 'TH-74']

type Honours = { fresh: ReadonlySet<string>; featured: ReadonlySet<string> }
/** `listing` is its kind and number, `celadon-vase 3`. */
type Drawn = { random: Random; sheet: CraftSheet; seller: Seller; listing: string; honours: Honours }

/** Which listings are new and which are shown on the home page. */
export const drawHonours = (): Honours => ({ fresh: spread('new', NEW), featured: spread('featured', FEATURED) })

/** What is offered with a listing. */
export function drawOffer({ random, sheet, seller, listing, honours }: Drawn): Offer {
  const isUnique = random.chance(sheet.unique ?? 0)
  const leadDays = !isUnique && sheet.toOrder && random.chance(sheet.toOrder.share) ? random.int(...sheet.toOrder.days) : 0
  const isNew = honours.fresh.has(listing)
  const daysOnline = isNew ? random.int(1, NEW_DAYS - 3) : random.int(NEW_DAYS + 8, 900)
  const discount = !isNew && random.chance(0.15) ? random.pick([0.1, 0.15, 0.2, 0.25, 0.3]) : 0
  const isFeatured = honours.featured.has(listing)
  const reviewed = isFeatured || random.chance(isNew ? 0.35 : 0.69)
  // Most things have a handful of reviews, a few have very many; nobody has had time to review what came last week.
  const most = isUnique ? 1 : Math.max(1, Math.round(Math.min(daysOnline, 600) / 16))
  const reviews = reviewed ? Math.max(1, Math.floor(random.next() ** 3 * most)) : 0
  const given = randomOf(`stars of ${listing}`)
  const stars = drawStars(given, reviews, isFeatured ? 4.5 + given.next() * 0.48 : 3.8 + Math.sqrt(given.next()) * 1.2)
  return {
    stars,
    isUnique,
    leadDays,
    isNew,
    daysOnline,
    discount,
    isFeatured,
    reviews,
    freeShipping: random.chance(0.18),
    giftWrap: random.chance(0.4),
    sameDay: NEAR_BANGKOK.includes(seller.place.province) && leadDays === 0 && random.chance(0.85),
    personal: sheet.personal !== undefined && random.chance(0.6) ? sheet.personal : null,
    rating: stars.length === 0 ? 0 : Math.round((stars.reduce((sum, star) => sum + star, 0) / stars.length) * 100) / 100,
    sold: isUnique ? reviews : reviews * random.int(2, 5) + random.int(0, 4),
  }
}

/** So many ratings that their mean comes near the one wished for; people who are not content give very few stars. */
const drawStars = (random: Random, many: number, wished: number): number[] =>
  Array.from({ length: many }, () => {
    const gap = 5 - wished
    if (random.chance(gap / 12)) return random.int(1, 2)
    return random.chance(gap * 0.75) ? random.int(3, 4) : 5
  })

/** Keys of `wanted` listings, spread over the kinds: each kind gives its turn before any gives twice. */
function spread(what: string, wanted: number): ReadonlySet<string> {
  const kinds = randomOf(`${what} kinds`).shuffled(PICTURE_KINDS.map(({ slug }) => slug))
  return new Set(
    kinds.flatMap((kind, turn) => {
      const mine = Math.floor(wanted / kinds.length) + (turn < wanted % kinds.length ? 1 : 0)
      return randomOf(`${what} ${kind}`)
        .shuffled([...Array(PER_KIND).keys()])
        .slice(0, mine)
        .map((index) => `${kind} ${index}`)
    }),
  )
}
