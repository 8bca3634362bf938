import * as v from 'valibot'

/** What was found where something else belongs, short enough for one line. */
function shown(given: unknown): string {
  if (typeof given === 'object' && given !== null) return Array.isArray(given) ? 'a list' : 'a table'
  return JSON.stringify(typeof given === 'string' ? given.slice(0, 60) : given)
}

/** A value of `config.toml`: `read` takes what is there, or answers undefined for what it cannot take; `expected` completes "must be …". */
function setting<Value>(expected: string, read: (given: unknown) => Value | undefined) {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Value>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== undefined) return value
      addIssue({ message: `must be ${expected}, but is ${shown(dataset.value)}` })
      return NEVER
    }),
  )
}

const trueOrFalse = setting('true or false', (given) =>
  typeof given === 'boolean' ? given : given === 'true' || given === '1' ? true : given === 'false' || given === '0' ? false : undefined,
)

/** `true` or `false`. As text, too, since that is what an environment variable holds. */
export const flag = (fallback: boolean) => v.optional(trueOrFalse, fallback)

/** `true` or `false`, where it matters whether it was said. */
export const flagIfSaid = () => v.optional(trueOrFalse)

const wholeNumber = (from: number, to: number) =>
  setting(to === Infinity ? `a whole number from ${from}` : `a whole number from ${from} to ${to}`, (given) => {
    const number = typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= from && number <= to ? number : undefined
  })

/** A whole number within bounds. */
export const count = (fallback: number, { from = 0, to = Infinity }: { from?: number; to?: number } = {}) => v.optional(wholeNumber(from, to), fallback)

/** A whole number that may be left out; what is left out is undefined. */
export const countIfSaid = ({ from = 0, to = Infinity }: { from?: number; to?: number } = {}) => v.optional(wholeNumber(from, to))

export const port = (fallback: number) => count(fallback, { from: 1, to: 65_535 })

const anyText = setting('text in quotes', (given) => (typeof given === 'string' ? given : undefined))

/** Text, the empty one when it is not said. */
export const text = (fallback = '') => v.optional(anyText, fallback)

/** Text of a certain look. */
export const textLike = (fallback: string, pattern: RegExp, expected: string) =>
  v.optional(
    setting(expected, (given) => (typeof given === 'string' && pattern.test(given) ? given : undefined)),
    fallback,
  )

/** A list of texts. One text with commas is a list, too, since an environment variable holds no other. */
export const texts = (fallback: readonly string[] = []) =>
  v.optional(
    setting('a list of texts', (given) => {
      if (typeof given === 'string') {
        return given === '' ? [] : given.split(',').map((part) => part.trim())
      }
      return Array.isArray(given) && given.every((part) => typeof part === 'string') ? given : undefined
    }),
    [...fallback],
  )

/** One of a few words. */
export const oneOf = <const Word extends string>(words: readonly Word[], fallback: Word) =>
  v.optional(
    setting(`one of ${words.map((word) => JSON.stringify(word)).join(', ')}`, (given) => words.find((word) => word === given)),
    fallback,
  )

const UNIT_SECONDS = { ns: 1e-9, us: 1e-6, µs: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 } as const

/** Seconds of a duration as Go writes it (`1h30m`, `5s`, `0`); undefined for anything else. */
export function secondsOf(given: string): number | undefined {
  if (given === '0') return 0
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(given)) return undefined
  let seconds = 0
  for (const [, amount = '0', , unit] of given.matchAll(/(\d+(\.\d+)?)(ns|us|µs|ms|s|m|h)/g)) {
    // The pattern lets only these units through.
    seconds += Number(amount) * UNIT_SECONDS[unit as keyof typeof UNIT_SECONDS]
  }
  return seconds
}

const anyDuration = setting('a duration like "30s", "5m" or "24h"', (given) => (typeof given === 'string' ? secondsOf(given) : undefined))

/** A duration, in seconds. */
export const duration = (fallback: string) => v.optional(anyDuration, fallback)

/** A duration that may be left out, in seconds. */
export const durationIfSaid = () => v.optional(anyDuration)

const UNIT_POWER = { '': 0, k: 1, m: 2, g: 3, t: 4, p: 5 } as const

/** Bytes of a size as people write it (`50MiB`, `500KB`, `10mb`); every unit counts in 1024, as the Supabase CLI reads them. */
export function bytesOf(given: string): number | undefined {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?) ?([kmgtp]?)(?:i?b)?$/i.exec(given) ?? []
  if (amount === undefined) return undefined
  // The pattern lets only these units through.
  return Math.floor(Number(amount) * 1024 ** UNIT_POWER[unit.toLowerCase() as keyof typeof UNIT_POWER])
}

const anySize = setting('a size like "50MiB" or "500KB"', (given) =>
  typeof given === 'number' && Number.isSafeInteger(given) && given >= 0 ? given : typeof given === 'string' ? bytesOf(given) : undefined,
)

/** A size, in bytes. */
export const size = (fallback: string) => v.optional(anySize, fallback)

/** A size that may be left out, in bytes. */
export const sizeIfSaid = () => v.optional(anySize)

const tableExpected = (issue: { input: unknown }) => `must be a table, but is ${shown(issue.input)}`

/** A table of settings; what is not said has its default. */
export function group<Entries extends v.ObjectEntries>(entries: Entries) {
  const table = v.object(entries, tableExpected)
  // Every entry here has a default or may be missing, so the empty table is one of them.
  return v.optional(table, () => ({}) as v.InferInput<typeof table>)
}

/** A table of settings that may be left out as a whole. */
export const groupIfSaid = <Entries extends v.ObjectEntries>(entries: Entries) => v.optional(v.object(entries, tableExpected))

/** Tables or values under names of the project's own. */
export function named<Value extends v.GenericSchema>(value: Value) {
  return v.optional(v.record(v.string(), value, tableExpected), () => ({}))
}

/** Texts under names of the project's own, e.g. secrets. */
export const namedTexts = () => named(anyText)

/** A section that other programs read; whatever it holds is accepted. */
export const ofOthers = () => v.optional(v.unknown())
