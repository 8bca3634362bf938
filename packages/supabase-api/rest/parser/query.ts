import { RestRefusal } from '../refusal.ts'
import { parsePath } from './field.ts'
import { looksLikeFilter, parseOperation, type Condition } from './filter.ts'
import { parseLogic } from './logic.ts'
import { parseOrder, type OrderTerm } from './order.ts'
import { Scanner } from './scanner.ts'
import { parseSelect, type EmbedLimits, type SelectItem } from './select.ts'

/** Something said about the resource at the end of `path`; an empty path is the resource of the request itself. */
export type Located<Thing> = { path: readonly string[]; thing: Thing }

/** A whole query string, parsed and not yet compared with the database. */
export type Query = {
  select: SelectItem[]
  conditions: Located<Condition>[]
  orders: Located<OrderTerm[]>[]
  limits: Located<number>[]
  offsets: Located<number>[]
  columns: string[] | null
  onConflict: string[] | null
  /** Arguments of a function called by GET; the same name may come several times (variadic). */
  args: [string, string][]
}

/** Splits `a=1&b=2` into decoded pairs, `+` being a space. Malformed percent-encoding is refused, not guessed. */
export function decodeQuery(search: string): [string, string][] {
  const pairs: [string, string][] = []
  for (const part of search.replace(/^\?/, '').split('&')) {
    if (part === '') continue
    const equals = part.indexOf('=')
    const [key, value] = equals < 0 ? [part, ''] : [part.slice(0, equals), part.slice(equals + 1)]
    try {
      pairs.push([decodeURIComponent(key.replaceAll('+', ' ')), decodeURIComponent(value.replaceAll('+', ' '))])
    } catch {
      throw new RestRefusal(400, 'PGRST100', `"failed to parse query string (${part.slice(0, 100)})"`, { details: 'malformed percent-encoding' })
    }
  }
  return pairs
}

/** Parses the pairs of a query string. `isCall`: GET /rpc, where what is no filter is an argument. */
export function parseQuery(pairs: readonly [string, string][], options: { isCall: boolean; limits: EmbedLimits }): Query {
  const query: Query = { select: [], conditions: [], orders: [], limits: [], offsets: [], columns: null, onConflict: null, args: [] }
  let select = '*'
  for (const [key, value] of pairs) {
    if (key === 'select') select = value
    else if (key === 'columns') query.columns = parseNames(value, 'columns parameter')
    else if (key === 'on_conflict') query.onConflict = parseNames(value, 'on_conflict parameter')
    else parseLocated(query, key, value, options.isCall)
  }
  query.select = parseSelect(select, options.limits)
  return query
}

function parseLocated(query: Query, key: string, value: string, isCall: boolean): void {
  const last = key.slice(key.lastIndexOf('.') + 1)
  const before = (): string[] => parseTreePath(key.slice(0, Math.max(0, key.length - last.length - 1)))
  if (last === 'order') {
    if (value !== '') query.orders.push({ path: before(), thing: parseOrder(value) })
  } else if (last === 'limit' || last === 'offset') {
    if (value !== '') query[last === 'limit' ? 'limits' : 'offsets'].push({ path: before(), thing: parseCount(value, last) })
  } else if (last === 'and' || last === 'or') {
    const path = before()
    const negated = path.at(-1) === 'not'
    query.conditions.push({ path: negated ? path.slice(0, -1) : path, thing: parseLogic(last, negated, value) })
  } else if (isCall && !key.includes('.') && !looksLikeFilter(value)) {
    query.args.push([key, value])
  } else {
    const names = new Scanner(key, 'tree path')
    const path = [names.name()]
    while (names.eat('.')) path.push(names.name())
    const field = { name: path.pop() ?? '', path: parsePath(names) }
    names.end()
    const scanner = new Scanner(value, 'filter')
    query.conditions.push({ path, thing: { kind: 'filter', field, ...parseOperation(scanner, 'parameter') } })
  }
}

function parseTreePath(text: string): string[] {
  if (text === '') return []
  const scanner = new Scanner(text, 'tree path')
  const path = [scanner.name()]
  while (scanner.eat('.')) path.push(scanner.name())
  scanner.end()
  return path
}

function parseNames(text: string, subject: string): string[] {
  if (text === '') return []
  const scanner = new Scanner(text, subject)
  const names: string[] = []
  do {
    scanner.space()
    names.push(scanner.name())
    scanner.space()
  } while (scanner.eat(','))
  scanner.end('"," or end of input')
  return names
}

function parseCount(text: string, what: 'limit' | 'offset'): number {
  const count = Number(text)
  if (/^-?\d{1,15}$/.test(text)) {
    if (count >= 0) return count
    throw new RestRefusal(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `${what === 'limit' ? 'Limit' : 'Offset'} should be greater than or equal to zero.`,
    })
  }
  return new Scanner(text, what).fail('digit')
}
