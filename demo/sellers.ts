import { hamletOf, personOf, type Voice } from './seller-names.ts'
import { portraitsOf } from './portrait.ts'
import type { Portrait } from './portraits/portrait.ts'
import { placeOf, provinceOf, type Place } from './places.ts'
import { randomOf, uuidOf, type Random } from './random.ts'
import { type Words } from './seed-words.ts'
import { inTuple } from './speech.ts'
import { storyIn, storySentences } from './stories.ts'
import { TRADES } from './trades.ts'
import type { Trade } from './trades/trade.ts'

/** Somebody who makes things in the demo shop. */
export type Seller = {
  id: string
  slug: string
  trade: string
  /** Place in the trade, from 0. */
  ordinal: number
  name: string
  /** How the maker is called in a sentence, in English and Thai. */
  called: readonly [en: string, th: string]
  type: 'artisan' | 'family' | 'cooperative'
  place: Place
  region: string
  location: Words
  latitude: number
  longitude: number
  avatar: string
  craft: string
  specialities: readonly string[]
  years: number
  languages: readonly string[]
  /** What the story is told from, in any language. */
  sentences: readonly Words[]
  story: Words
  isVerified: boolean
  isSpotlight: boolean
  /** Has a story of their own. */
  isKnown: boolean
  vatRegistered: boolean
}

/** Makers for each kind of piece, so that more than five hundred share the work. */
const SELLERS_PER_KIND = 6.7
const AVATARS = 24

/** Every maker of the demo shop, the same on every machine. Those with a portrait come first in their trade. */
export function drawSellers(): Seller[] {
  const slugs = new Set<string>()
  const names = new Set<string>()
  return Object.entries(TRADES).flatMap(([key, trade]) => {
    const portraits = portraitsOf(key)
    for (const { name } of portraits) names.add(name)
    return Array.from({ length: Math.round(trade.kinds.length * SELLERS_PER_KIND) }, (_, index) =>
      drawSeller({ key, trade, index, slugs, names, portrait: portraits[index] }),
    )
  })
}

type Drawn = { key: string; trade: Trade; index: number; slugs: Set<string>; names: Set<string>; portrait: Portrait | undefined }

function drawSeller({ key, trade, index, slugs, names, portrait }: Drawn): Seller {
  const random = randomOf(`maker ${key} ${index}`)
  const place = placeOf(portrait?.place ?? trade.places[index % trade.places.length] ?? '')
  const province = provinceOf(place.province)
  const type = portrait?.type ?? random.pick(['artisan', 'artisan', 'artisan', 'family', 'family', 'cooperative'] as const)
  const { name, called, voice } = portrait ? { ...portrait, voice: 'group' as const } : nameOf({ random, trade, type, names })
  const slug = slugOf(name, slugs)
  const sentences = portrait ? [portrait.story] : storySentences({ index, trade, voice })
  const years = portrait?.years ?? (type === 'cooperative' ? random.int(8, 38) : random.int(4, 46))
  return {
    id: uuidOf('maker', slug),
    slug,
    trade: key,
    ordinal: index,
    name,
    called,
    type,
    place,
    region: province.region,
    location: [`${place.en}, ${province.en}`, `${place.th} ${province.th}`, `${place.en}, ${province.en}`],
    // A house somewhere in the village, not all on its one point.
    latitude: round(place.latitude + (random.next() - 0.5) * 0.04),
    longitude: round(place.longitude + (random.next() - 0.5) * 0.04),
    avatar: `/pictures/sellers/${((index * 7 + trade.craft.length) % AVATARS) + 1}.webp`,
    craft: trade.craft,
    specialities: portrait?.specialities ?? random.shuffled(trade.specialities).slice(0, 3),
    years,
    languages: portrait?.languages ?? (random.chance(0.5) ? ['th', 'en'] : ['th']),
    sentences,
    story: inTuple((speech) => storyIn(speech, { sentences, called, place, years })),
    isVerified: portrait !== undefined || random.chance(0.58),
    isSpotlight: portrait?.isSpotlight ?? false,
    isKnown: portrait !== undefined,
    vatRegistered: random.chance(type === 'cooperative' ? 0.35 : 0.1),
  }
}

type Named = { name: string; called: readonly [string, string]; voice: Voice }

/** A name nobody else in the shop has. */
function nameOf({ random, trade, type, names }: { random: Random; trade: Trade; type: Seller['type']; names: Set<string> }): Named {
  for (;;) {
    const found = type === 'cooperative' ? groupName(random, trade) : personName(random, trade, type)
    if (names.has(found.name)) continue
    names.add(found.name)
    return found
  }
}

function groupName(random: Random, trade: Trade): Named {
  const [en, th] = hamletOf(random)
  return { name: `Ban ${en} ${trade.group[0]}`, called: [`Ban ${en}`, `บ้าน${th}`], voice: 'group' }
}

function personName(random: Random, trade: Trade, type: Seller['type']): Named {
  const { en, th, voice } = personOf(random)
  return { name: `${en} ${trade.noun[0]}`, called: [en, th], voice: type === 'family' ? 'family' : voice }
}

function slugOf(name: string, taken: Set<string>): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (taken.has(slug)) throw new Error(`Two makers would live at ${slug}`)
  taken.add(slug)
  return slug
}

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000
