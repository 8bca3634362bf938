import type { Field } from './field.ts'
import type { Scanner } from './scanner.ts'

export const COMPARISONS = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'isdistinct',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxl',
  'nxr',
  'adj',
] as const
export type Comparison = (typeof COMPARISONS)[number]

export const SEARCHES = ['fts', 'plfts', 'phfts', 'wfts'] as const
export type Search = (typeof SEARCHES)[number]

export type Quantifier = 'any' | 'all'
export type Truth = 'null' | 'not_null' | 'true' | 'false' | 'unknown'

/** What a filter does with its field; values are raw text, which takes the type of the column later. */
export type Operation =
  | { kind: 'compare'; operator: Comparison; quantifier: Quantifier | null; value: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'is'; value: Truth }
  | { kind: 'search'; operator: Search; config: string | null; value: string }

export type Filter = { kind: 'filter'; field: Field; negated: boolean; operation: Operation }

/** `and`/`or` trees and the filters at their leaves. */
export type Condition = Filter | { kind: 'and' | 'or'; negated: boolean; parts: Condition[] }

const QUANTIFIABLE: readonly Comparison[] = ['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch']
const WORD = /[a-z]+/y
const TRUTH = /not_null|null|unknown|true|false/iy
const CONFIG = /[\p{L}\p{N}_ $]+/uy
const TREE_VALUE = /[^,)]*/y
const LIST_VALUE = /[^,)]*/y
const BRACED = /\{[^{}]*\}/y

/** Whether a value of the query string looks like a filter: what tells filters from arguments in GET /rpc. */
export function looksLikeFilter(value: string): boolean {
  const word = /^(not\.|is\.|in\.|([a-z]+)(\((?:any|all)\))?\.|([a-z]+)\([^()]*\)\.)/.exec(value)
  if (!word) return false
  const [, whole = '', compared, , searched] = word
  if (whole === 'not.' || whole === 'is.' || whole === 'in.') return true
  if (compared) return isComparison(compared) || isSearch(compared)
  return searched !== undefined && isSearch(searched)
}

const isComparison = (word: string): word is Comparison => (COMPARISONS as readonly string[]).includes(word)
const isSearch = (word: string): word is Search => (SEARCHES as readonly string[]).includes(word)

/** `not.eq.value`, `in.(a,b)`, `like(any).{a,b}`, `fts(english).term`. In a logic tree a value ends at `,` or `)`. */
export function parseOperation(scanner: Scanner, place: 'parameter' | 'tree'): { negated: boolean; operation: Operation } {
  const negated = scanner.eat('not.')
  const from = scanner.position
  const word = scanner.match(WORD) ?? ''
  if (word === 'in') {
    scanner.expect('.')
    return { negated, operation: { kind: 'in', values: parseList(scanner, place) } }
  }
  if (word === 'is') {
    scanner.expect('.')
    const value = scanner.match(TRUTH)?.toLowerCase() ?? scanner.fail('null or trilean value (unknown, true, false)')
    if (place === 'parameter') scanner.end()
    // The pattern matches these five words and no other.
    return { negated, operation: { kind: 'is', value: value as Truth } }
  }
  if (isSearch(word)) {
    let config: string | null = null
    if (scanner.eat('(')) {
      config = scanner.match(CONFIG) ?? scanner.fail('text search configuration')
      scanner.expect(')')
    }
    scanner.expect('.')
    return { negated, operation: { kind: 'search', operator: word, config, value: parseValue(scanner, place) } }
  }
  if (!isComparison(word)) {
    scanner.position = from
    return scanner.fail(negated ? 'operator (eq, gt, ...)' : '"not" or operator (eq, gt, ...)')
  }
  const quantifier = scanner.eat('(any)') ? 'any' : scanner.eat('(all)') ? 'all' : null
  if (quantifier && !QUANTIFIABLE.includes(word)) scanner.fail(`"." (${word} takes no quantifier)`)
  scanner.expect('.')
  return { negated, operation: { kind: 'compare', operator: word, quantifier, value: parseValue(scanner, place) } }
}

function parseValue(scanner: Scanner, place: 'parameter' | 'tree'): string {
  if (place === 'parameter') {
    const value = scanner.text.slice(scanner.position)
    scanner.position = scanner.text.length
    return value
  }
  const from = scanner.position
  for (const attempt of [() => scanner.quoted(), () => scanner.match(BRACED)]) {
    const value = attempt()
    if (value !== undefined && (scanner.done || scanner.peek() === ',' || scanner.peek() === ')')) return value
    scanner.position = from
  }
  return scanner.match(TREE_VALUE) ?? ''
}

function parseList(scanner: Scanner, place: 'parameter' | 'tree'): string[] {
  const values: string[] = []
  scanner.space()
  scanner.expect('(')
  if (scanner.eat(')')) return ended(scanner, place, values)
  do {
    const from = scanner.position
    const quoted = scanner.quoted()
    if (quoted !== undefined && (scanner.peek() === ',' || scanner.peek() === ')')) values.push(quoted)
    else {
      scanner.position = from
      values.push(scanner.match(LIST_VALUE) ?? '')
    }
  } while (scanner.eat(','))
  scanner.expect(')')
  return ended(scanner, place, values)
}

function ended(scanner: Scanner, place: 'parameter' | 'tree', values: string[]): string[] {
  scanner.space()
  if (place === 'parameter') scanner.end()
  return values
}
