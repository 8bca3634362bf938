import type { Action } from './change.ts'

/** One condition on a column, as `realtime.check_subscription` takes it. `value` of `in` is an array literal. */
export type Test = { column: string; op: string; value: string; negate: boolean }

/** What `postgres_changes` of a join asks for; `*` means every one. */
export type Wanted = { event: Action | '*'; schema: string; table: string; tests: Test[]; select: string[] | undefined }

export type Parsed = { wanted: Wanted; error?: undefined } | { error: string; wanted?: undefined }

const OPERATORS = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in', 'like', 'ilike', 'is', 'match', 'imatch', 'isdistinct']

/** Reads one entry of `config.postgres_changes`, with the sentences of Supabase Realtime where it cannot be read. */
export function parseSubscription(params: Readonly<Record<string, unknown>>): Parsed {
  const { schema, table, filter, select } = params
  if (typeof select === 'string') return { error: 'Error parsing `select` params: expected a list of column name strings, e.g. select: ["col1", "col2"]' }
  const columns = Array.isArray(select) ? select.filter((name) => typeof name === 'string') : []
  const asked = [schema, table, filter].map((given) => given !== undefined && given !== null)
  const texts = [schema, table, filter].every((given) => given === undefined || given === null || typeof given === 'string')
  if (!texts || (!asked[0] && !asked[1]) || (asked[2] && !(asked[0] && asked[1])))
    return { error: `No subscription params provided. Please provide at least a \`schema\` or \`table\` to subscribe to: ${JSON.stringify(params)}` }
  const tests = parseFilters(typeof filter === 'string' ? filter : '')
  if (typeof tests === 'string') return { error: `Error parsing \`filter\` params: ${tests}` }
  const wanted: Wanted = {
    event: eventOf(params['event']),
    schema: typeof schema === 'string' ? schema : 'public',
    table: typeof table === 'string' ? table : '*',
    tests,
    select: columns.length > 0 ? columns : undefined,
  }
  if (wanted.select && (wanted.schema === '*' || wanted.table === '*'))
    return { error: 'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.' }
  return { wanted }
}

function eventOf(event: unknown): Wanted['event'] {
  const name = typeof event === 'string' ? event.toUpperCase() : '*'
  return name === 'INSERT' || name === 'UPDATE' || name === 'DELETE' ? name : '*'
}

/** `a=eq.1,b=in.(x,y)`: conditions that must all hold. A text is what is wrong. */
function parseFilters(filter: string): Test[] | string {
  if (filter.trim() === '') return []
  const tests: Test[] = []
  for (const part of splitOutside(filter)) {
    const text = part.trim()
    if (text === '') return 'filter must not contain empty segments (check for extra commas)'
    const [, column, negation, op, value] = /^([^=]+)=(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? []
    if (column === undefined || op === undefined || value === undefined) return `["${text}"]`
    if (!OPERATORS.includes(op)) return `["${op}", "${value}"]`
    if (op === 'in' && !(value.startsWith('(') && value.endsWith(')'))) return '`in` filter value must be wrapped by parentheses'
    tests.push({ column, op, value: op === 'in' ? `{${value.slice(1, -1)}}` : unquoted(value), negate: negation !== undefined })
  }
  return tests
}

/** Splits at commas that stand neither in quotes nor in parentheses. */
function splitOutside(filter: string): string[] {
  const parts: string[] = []
  let [part, depth, quoted] = ['', 0, false]
  for (let at = 0; at < filter.length; at += 1) {
    const letter = filter.charAt(at)
    if (quoted && letter === '\\') {
      part += letter + filter.charAt((at += 1))
      continue
    }
    if (letter === '"' && (quoted || ['.', '(', ','].includes(filter.charAt(at - 1)))) quoted = !quoted
    else if (!quoted && letter === '(') depth += 1
    else if (!quoted && letter === ')') depth = Math.max(0, depth - 1)
    if (letter === ',' && depth === 0 && !quoted) {
      parts.push(part)
      part = ''
    } else part += letter
  }
  return [...parts, part]
}

/** `"a,b"` is a,b. */
function unquoted(value: string): string {
  const inner = /^"((?:[^"\\]|\\.)*)"$/s.exec(value)?.[1]
  return inner === undefined ? value : inner.replace(/\\(.)/gs, '$1')
}
