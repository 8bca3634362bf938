import { fill, type Words } from './seed-words.ts'
import type { Place } from './places.ts'
import { calledIn, placeIn, provinceIn, speak, type Speech } from './speech.ts'
import type { Voice } from './seller-names.ts'
import { CLOSINGS, OPENINGS } from './story-sentences.ts'
import type { Trade } from './trades/trade.ts'

/**
 * What a seller tells in two to four sentences: who and where, something of the work, and how it goes on. Sentences are dealt like cards by the
 * seller's place in the trade, so that neighbors in a list never say the same.
 */
export function storySentences({ index, trade, voice }: { index: number; trade: Trade; voice: Voice }): Words[] {
  const shift = trade.craft.length * 7
  const openings = OPENINGS[voice]
  const said = index % trade.says.length
  return [
    openings[(index + shift) % openings.length],
    trade.says[said],
    // Every third tells something more of the work, every fifth leaves the last word to it.
    ...(index % 3 === 1 ? [trade.says[(said + 1 + (index % (trade.says.length - 1))) % trade.says.length]] : []),
    ...(index % 5 === 4 ? [] : [CLOSINGS[(index * 5 + shift) % CLOSINGS.length]]),
  ].filter((words) => words !== undefined)
}

/** What a story needs to know of the seller. */
type Teller = { sentences: readonly Words[]; called: readonly [en: string, th: string]; place: Place; years: number }

/** A seller's story in a language. */
export function storyIn(speech: Speech, { sentences, called, place, years }: Teller): string {
  const facts = {
    seller: calledIn(speech, called),
    place: placeIn(speech, place),
    province: provinceIn(speech, place.province),
    years: String(years),
  }
  return speak(
    speech,
    sentences.map((words) => fill(speech.say(words), facts)),
  )
}
