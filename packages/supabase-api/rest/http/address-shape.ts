import type { Catalogue } from '../catalogue/catalogue.ts'
import type { AnswerStatement } from '../sql/answer.ts'
import type { BoundValue } from '../sql/text.ts'

/** A filter that compares with one value, which becomes one bound value of the statement: everything before it, and the value. */
const COMPARED = /^([^=]+=(?:not\.)?(?:eq|neq|gte?|lte?)\.)(.*)$/s

/** Stands in a shape where a value was; no address has it as it is. */
const HOLE = '\0'

/** What addresses have in common that differ in what they compare with, and what this one compares with. */
export type AddressShape = { shape: string; given: readonly string[] }

/** Takes the values of comparisons out of a query string. Those that `stays` says so of belong to the shape, since they become text of a statement. */
export function shapeOfAddress(search: string, stays: (value: string) => boolean): AddressShape {
  const given: string[] = []
  const parts = search.split('&').map((part) => {
    const [, before, text] = COMPARED.exec(part) ?? []
    if (before === undefined || text === undefined) return part
    const value = decoded(text)
    if (value === undefined || stays(value)) return part
    given.push(value)
    return before + HOLE
  })
  return { shape: parts.join('&'), given }
}

/** The same address with other values in the places of its own, to be compiled for its shape. */
export const filledAddress = (shape: string, values: readonly string[]): string => {
  let at = 0
  return shape.replaceAll(HOLE, () => encodeURIComponent(values[at++] ?? ''))
}

function decoded(text: string): string | undefined {
  if (!/[%+]/.test(text)) return text
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    // Refused by whoever reads the whole address.
    return undefined
  }
}

const INDEXED = new WeakMap<Catalogue, ReadonlySet<string>>()

/** The values that any partial index of the catalogue is about: statements say them as text. */
export function indexedValues(catalogue: Catalogue): ReadonlySet<string> {
  const known = INDEXED.get(catalogue)
  if (known) return known
  const values = new Set([...catalogue.relations.values()].flatMap(({ columns }) => [...columns.values()].flatMap(({ indexed }) => indexed)))
  INDEXED.set(catalogue, values)
  return values
}

/** For each bound value of a statement its place among the given ones; null for those that are the same for the whole shape. */
export type Places = readonly (number | null)[]

/** Values that nobody gives, to see where a given one comes to stand. */
export const strangeValues = (many: number): string[] => Array.from({ length: many }, (_, at) => `\u{10fffd}${at}\u{10fffd}`)

/** Where the given values stand in a statement, found by the same statement with strange ones; null when it is not the same, or one of them does not stand in just one place. */
export function placesOf(statement: AnswerStatement, withStrange: AnswerStatement, given: readonly string[], strange: readonly string[]): Places | null {
  if (statement.text !== withStrange.text || statement.values.length !== withStrange.values.length) return null
  const places = withStrange.values.map((value) => {
    const at = typeof value === 'string' ? strange.indexOf(value) : -1
    return at < 0 ? null : at
  })
  const isSame = places.every((place, at) => (place === null ? isAlike(statement.values[at], withStrange.values[at]) : statement.values[at] === given[place]))
  const isWhole = strange.every((_, at) => places.filter((place) => place === at).length === 1)
  return isSame && isWhole ? places : null
}

const isAlike = (one: BoundValue | undefined, other: BoundValue | undefined): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/** The values of a statement with what an address of its shape gives. */
export const filledValues = (values: readonly BoundValue[], places: Places, given: readonly string[]): BoundValue[] =>
  values.map((value, at) => {
    const place = places[at] ?? null
    return place === null ? value : (given[place] ?? '')
  })
