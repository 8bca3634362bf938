import type { PictureKind, PictureVariant } from '@hattha/studio'
import type { CraftSheet, Size } from './craft-sheet.ts'
import { countIn, measureIn, weightIn } from './grammar.ts'
import { ADDITIONS, CHOICES, COLOR_SENTENCE, FACTS, SELLER_SENTENCES, SIZE_SENTENCE } from './product-sentences.ts'
import type { Random } from './random.ts'
import { capitalised, fill, type Words } from './seed-words.ts'
import type { Seller } from './sellers.ts'
import { calledIn, inTuple, placeIn, provinceIn, SEED_SPEECHES, speak, type Speech } from './speech.ts'

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

/** What a listing says, before it is said in a language: its name's frame and template, and the sentences of each paragraph. */
export type Wording = { frame: Words; template: Words; paragraphs: readonly (readonly Words[])[] }

/** Whether listings of this kind can offer several looks at once: there is a choice, and a name that leaves it open. */
export const offersLooks = (sheet: CraftSheet): boolean => sheet.choice !== undefined && openNames(sheet).length > 0

/** Names that leave the look open when it is left out. */
export const openNames = (sheet: CraftSheet): Words[] => sheet.names.filter((name) => SEED_SPEECHES.every(({ grammar, say }) => grammar.look.test(say(name))))

/** How a listing is worded so that its name and description in the languages of the tuples are not in `taken`; they are there afterwards. */
export function wordingOf(listing: Listing, random: Random, taken: Set<string>): Wording {
  const { frame, template } = nameFrame(listing, taken)
  for (;;) {
    const wording = { frame, template, paragraphs: paragraphsOf(listing, random) }
    if (takeAll(descriptionIn, { listing, wording, taken })) return wording
  }
}

export const seedName = (listing: Listing, wording: Wording): Words => inTuple((speech) => nameIn(speech, listing, wording))
export const seedDescription = (listing: Listing, wording: Wording): Words => inTuple((speech) => descriptionIn(speech, listing, wording))

type NameWording = Pick<Wording, 'frame' | 'template'>
type Written<W> = (speech: Speech, listing: Listing, wording: W) => string

/** Puts what is written in the languages of the tuples into `taken`, unless some of it is there already. */
function takeAll<W>(write: Written<W>, { listing, wording, taken }: { listing: Listing; wording: W; taken: Set<string> }): boolean {
  const keys = SEED_SPEECHES.map((speech) => `${speech.language} ${write(speech, listing, wording)}`)
  if (keys.some((key) => taken.has(key))) return false
  for (const key of keys) taken.add(key)
  return true
}

function nameFrame(listing: Listing, taken: Set<string>): NameWording {
  for (const wording of nameFrames(listing)) if (takeAll(nameIn, { listing, wording, taken })) return wording
  throw new Error(`No name is left for ${listing.kind.slug} ${listing.look.slug} of ${listing.seller.name}`)
}

/** What a listing can be called, the shorter first. */
export function nameFrames({ sheet, looks, index, kind }: Listing): NameWording[] {
  const names = looks.length > 1 ? openNames(sheet) : sheet.names
  const start = Math.floor(index / kind.variants.length)
  const [plain, from, ...by] = ADDITIONS
  const frames = [plain, sheet.from ?? from, ...by]
  // Every fourth listing says where it is from, even where nobody asks.
  return (index % 4 === 3 ? frames.slice(1) : frames).flatMap((frame) =>
    names.map((_, step) => ({ frame, template: names[(start + step) % names.length] as Words })),
  )
}

/** A listing's name in a language. */
export function nameIn(speech: Speech, listing: Listing, { frame, template }: NameWording): string {
  const { sheet, looks } = listing
  const { grammar, say } = speech
  const whole = say(template)
  const look = grammar.look.exec(whole)?.[0] ?? ''
  const facts = factsOf(listing, speech)
  const known =
    looks.length > 1 && sheet.choice !== undefined
      ? { name: whole.replace(look, ''), tail: fill(say(CHOICES[sheet.choice]), { count: countIn(grammar, looks.length) }) }
      : whole.endsWith(look)
        ? { name: whole.slice(0, whole.length - look.length), tail: look }
        : { name: whole, tail: '' }
  return capitalised(speak(speech, [fill(fill(say(frame), { ...PLACES, ...known }), facts)]))
}

/** The frame is filled in two steps; these are for the second. */
const PLACES = { place: '{place}', seller: '{seller}', label: '{label}' }

/** A description that has said this much already (words of all three tuples together) ends with one sentence more instead of two. */
const ENOUGH_WORDS = 170

/** What a buyer reads: how it is made and of what, who made it, its measures, and what it is good for. */
function paragraphsOf({ sheet, index, looks, sizes }: Listing, random: Random): Words[][] {
  const made = random.shuffled(sheet.made).slice(0, 2)
  const of = random.pick(sheet.of)
  const who = SELLER_SENTENCES[(index * 5 + random.int(0, SELLER_SENTENCES.length - 1)) % SELLER_SENTENCES.length] as Words
  const facts = sheet.facts ?? random.pick(FACTS)
  const choices = [...(sizes.length > 1 ? [SIZE_SENTENCE] : []), ...(looks.length > 1 ? [COLOR_SENTENCE] : [])]
  const wordsSoFar = [...made, of, who, facts, ...choices].join(' ').split(' ').length
  const use = random.shuffled(sheet.use).slice(0, wordsSoFar > ENOUGH_WORDS ? 1 : 2)
  return [[...made, of], [who, facts, ...choices], use]
}

/** A listing's description in a language. */
export function descriptionIn(speech: Speech, listing: Listing, { paragraphs }: Pick<Wording, 'paragraphs'>): string {
  const facts = factsOf(listing, speech)
  return paragraphs
    .map((sentences) =>
      speak(
        speech,
        sentences.map((words) => fill(speech.say(words), facts)),
      ),
    )
    .join('\n\n')
}

function factsOf({ sheet, look, looks, seller, size, sizes }: Listing, speech: Speech): Record<string, string> {
  const { grammar } = speech
  const shown = lookIn(sheet, look, speech)
  return {
    look: shown,
    Look: capitalised(shown),
    looks: looks.map((one) => lookIn(sheet, one, speech)).join(grammar.between.names),
    place: placeIn(speech, seller.place),
    province: provinceIn(speech, seller.place.province),
    seller: calledIn(speech, seller.called),
    label: measureIn(grammar, size.label),
    count: size.label.split(' ')[0] ?? '',
    labels: sizes.map(({ label }) => measureIn(grammar, label)).join(grammar.between.names),
    measure: measureIn(grammar, size.measure),
    weight: weightIn(grammar, size.grams),
  }
}

function lookIn(sheet: CraftSheet, look: PictureVariant, { say }: Speech): string {
  const words = sheet.looks[look.slug]
  if (!words) throw new Error(`Nobody has named the look ${look.slug}`)
  return say(words)
}
