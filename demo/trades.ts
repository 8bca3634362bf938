import type { Words } from './seed-words.ts'
import { FIBRE_TRADES } from './trades/fibre.ts'
import { FIRE_TRADES } from './trades/fire-and-metal.ts'
import { KITCHEN_TRADES } from './trades/kitchen.ts'
import { LOOM_TRADES } from './trades/loom.ts'
import { STUDIO_TRADES } from './trades/studio.ts'

/** What a group of makers does: the kinds of pieces they make, where in Thailand it is done, and what they say about it. */
export type Trade = {
  /** Slugs of picture kinds. Every kind belongs to exactly one trade. */
  kinds: readonly string[]
  /** For business names: `Mae Somjit {noun}`. */
  noun: readonly [en: string, th: string]
  /** For names of groups: `Ban Don Yai {group}`. */
  group: readonly [en: string, th: string]
  craft: string
  specialities: readonly string[]
  /** Keys of places. */
  places: readonly string[]
  /** Sentences about the work, in the maker's voice. */
  says: readonly Words[]
}

export const TRADES: Readonly<Record<string, Trade>> = { ...FIRE_TRADES, ...FIBRE_TRADES, ...LOOM_TRADES, ...KITCHEN_TRADES, ...STUDIO_TRADES }

/** The trade that makes a kind of piece. */
export function tradeOf(kind: string): string {
  const found = Object.keys(TRADES).find((key) => TRADES[key]?.kinds.includes(kind))
  if (!found) throw new Error(`Nobody makes ${kind}`)
  return found
}
