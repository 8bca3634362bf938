import { createHash } from 'node:crypto'

/** Chance that always falls the same way: one stream per seed word, so that adding a craft never changes the others. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both possible. */
  int(min: number, max: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The stream of `seed` (mulberry32). */
export function randomOf(seed: string): Random {
  let state = digest(seed).readUInt32LE(0)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    const found = list[int(0, list.length - 1)]
    if (found === undefined) throw new RangeError(`Nothing to pick from for ${seed}`)
    return found
  }
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  return { next, int, pick, shuffled, chance: (share) => next() < share }
}

/** The same id for the same words on every machine, so that addresses of the demo shop survive a reset. Shaped as a version 8 UUID (RFC 9562). */
export function uuidOf(...words: readonly string[]): string {
  const hex = digest(words.join('\n')).toString('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
