import type { TextRow } from './change.ts'
import type { Test } from './parse-subscription.ts'

/** A test the database has looked at; `exact` when texts that are equal are values that are equal, so that it need not be asked again. */
export type CheckedTest = Test & { exact: boolean }

/** Whether a row passes an exact test; undefined when only the database can say. A column that was not logged passes nothing. */
export function passesExactly(test: CheckedTest, row: TextRow): boolean | undefined {
  if (!Object.hasOwn(row, test.column)) return false
  const text = row[test.column] ?? null
  if (test.op === 'is' && test.value === 'null') return (text === null) !== test.negate
  if (!test.exact) return undefined
  if (test.op === 'isdistinct') return (text !== test.value) !== test.negate
  // Compared with null nothing is true, and nothing is false.
  if (text === null) return false
  if (test.op === 'in') return elementsOf(test.value).has(text) !== test.negate
  return ((text === test.value) === (test.op === 'eq')) !== test.negate
}

/** The elements of an array literal as PostgreSQL writes it: `{a,"b,c"}`. */
const elementsOf = (literal: string): Set<string> =>
  new Set([...literal.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|[^,]+/g)].map(([whole, quoted]) => quoted?.replace(/\\(.)/g, '$1') ?? whole))
