import type { Routine } from '../catalogue/catalogue.ts'
import type { Condition, Operation } from '../parser/filter.ts'
import type { Query } from '../parser/query.ts'
import type { Arguments } from '../plan/plan-call.ts'
import { embedsOf, type ReadPlan } from '../plan/read-plan.ts'
import { tooComplex } from '../refusal.ts'
import type { Bounds } from './bounds.ts'

/** Refuses more comparisons, patterns or elements of lists than may be. */
export function requireFilters(bounds: Bounds, query: Query): void {
  let filters = 0
  let patterns = 0
  const left: Condition[] = query.conditions.map(({ thing }) => thing)
  for (let next = left.pop(); next; next = left.pop()) {
    if (next.kind !== 'filter') left.push(...next.parts)
    else {
      filters += 1
      const elements = elementsOf(next.operation)
      if (elements > bounds.arrayLength) throw tooComplex(`A list may have ${bounds.arrayLength} elements`, 'arrayLength')
      if (isPattern(next.operation)) patterns += elements
    }
  }
  if (filters > bounds.filters) throw tooComplex(`A request may have ${bounds.filters} filters`, 'filters')
  if (patterns > bounds.patterns) throw tooComplex(`A request may compare with ${bounds.patterns} patterns`, 'patterns')
}

const PATTERNS: readonly string[] = ['like', 'ilike', 'match', 'imatch']
const OF_ARRAYS: readonly string[] = ['cs', 'cd', 'ov']

const isPattern = (operation: Operation): boolean => operation.kind === 'search' || (operation.kind === 'compare' && PATTERNS.includes(operation.operator))

function elementsOf(operation: Operation): number {
  if (operation.kind === 'in') return operation.values.length
  return operation.kind === 'compare' && (operation.quantifier !== null || OF_ARRAYS.includes(operation.operator)) ? commasOf(operation.value) + 1 : 1
}

/** Elements of an array in PostgreSQL's own spelling are between commas, and never more than those. */
const commasOf = (text: string): number => text.split(',').length - 1

/** Refuses an answer that is too wide: the same long text under a hundred names is a hundred times as long. */
export function requireColumns(bounds: Bounds, plan: ReadPlan): void {
  if (columnsOf(plan) > bounds.columns) throw tooComplex(`An answer may have ${bounds.columns} columns`, 'columns')
}

const columnsOf = (plan: ReadPlan): number => plan.outputs.length - embedsOf(plan).length + embedsOf(plan).reduce((sum, { read }) => sum + columnsOf(read), 0)

/** Refuses rows of a body or arrays inside of what was sent as JSON that are too long. */
export function requireShortArrays(bounds: Bounds, json: unknown): void {
  const left = [json]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const inside: unknown[] = Array.isArray(next) ? next : Object.values(next)
    if (Array.isArray(next) && next.length > bounds.arrayLength) throw arrayTooLong(bounds)
    for (const value of inside) if (typeof value === 'object' && value !== null) left.push(value)
  }
}

/** Refuses long arrays among arguments; PostgreSQL takes a text such as `{1,2}` for one as well. */
export function requireShortArguments(bounds: Bounds, { parameters }: Routine, args: Arguments): void {
  if (args.kind === 'body') {
    if (parameters[0]?.type.startsWith('json') && typeof args.body === 'string') requireShortArrays(bounds, parsed(args.body))
    return
  }
  const given = args.kind === 'json' ? parsed(args.json) : Object.fromEntries(args.values)
  requireShortArrays(bounds, given)
  for (const { name, type } of parameters) {
    const value = Object.entries(given ?? {}).find(([key]) => key === name)?.[1] as unknown
    for (const text of Array.isArray(value) ? value : [value]) {
      if (typeof text !== 'string') continue
      if (type.endsWith('[]') && commasOf(text) + 1 > bounds.arrayLength) throw arrayTooLong(bounds)
      if (type.startsWith('json')) requireShortArrays(bounds, parsed(text))
    }
  }
}

/** What is no JSON has no arrays, and is refused by whoever reads it. */
function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

const arrayTooLong = ({ arrayLength }: Bounds) => tooComplex(`An array may have ${arrayLength} elements`, 'arrayLength')
