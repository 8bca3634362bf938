import type { FilterPayload, SortPayload } from 'ra-core'

/** A condition of `/rest/v1` beside the others: a column, an operator, a value as text. */
export type Condition = { column: string; operator: 'eq' | 'in' | 'gt' | 'gte' | 'lt' | 'lte' | 'is' | 'not.is' | 'ilike' | 'cs'; value: string }

/** Where a list begins or ends: what the row at its edge is sorted by, and its key. */
export type Cursor = { value: string | number | boolean; key: string | number }

/** How a resource is asked for over `/rest/v1`; row level security decides what comes. */
export type Source = {
  /** The table or view. */
  from: string
  /** What a list reads of each row, as `select` has it. */
  columns: string
  /** What the page of one record reads; as the list where it is not said. */
  record?: string
  /** The column that names a row; `id` where it is not said. */
  key?: string
  /** What a list may be sorted by: columns that are never null, each with an index that ends with the key. The first is the order it opens in. */
  sorts: readonly [SortPayload, ...SortPayload[]]
  /** The conditions of a filter that is not simply a column of its name. */
  filters?: Readonly<Record<string, (value: FilterValue) => Condition[]>>
  /** Words typed into the search, as one `or` expression; without it and `found` the list has no search. Parts of words (`ilike`) in short lists only: under row level security no index answers them. */
  search?: (words: string) => string
  /** The function (`p_words`) that finds rows of `from` by parts of words: it looks at the permission first and then has the indexes. */
  found?: string
  /** How many rows there are is not said: row level security asks about each by another table, and counting them would cost more than anybody may ask. */
  uncounted?: true
}

/** Whether a list has a search. */
export const isSearched = (source: Source | undefined): boolean => source?.search !== undefined || source?.found !== undefined

/** A filter of the address: one value, some of them, or a span of days. */
export type FilterValue = string | number | boolean | readonly string[] | { from?: string; to?: string }

/** The name of the filter that the search field writes. */
export const WORDS = 'q'

const isSpan = (value: FilterValue): value is { from?: string; to?: string } => typeof value === 'object' && !Array.isArray(value)

/** A list in an expression is quoted, so that commas and brackets of people's words stay words. */
export const quoted = (value: string | number | boolean): string => `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** What stands for anything in `ilike`, taken literally. */
export const literally = (words: string): string => words.replaceAll(/[\\%_*]/g, (sign) => (sign === '*' ? '' : `\\${sign}`))

/** The conditions of a list's filters; what is empty asks nothing. */
export function conditionsOf({ filters = {} }: Source, filter: FilterPayload): Condition[] {
  return Object.entries(filter as Record<string, FilterValue | undefined>).flatMap(([name, value]) => {
    if (name === WORDS || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return []
    const own = filters[name]
    return own ? own(value) : conditionOf(name, value)
  })
}

/** A filter that is a column: the value itself, one of several, or from one day to the end of another (days of the shop's country). */
export function conditionOf(column: string, value: FilterValue): Condition[] {
  if (isSpan(value)) {
    return [
      ...(value.from ? [{ column, operator: 'gte' as const, value: startOfDay(value.from) }] : []),
      ...(value.to ? [{ column, operator: 'lt' as const, value: startOfDay(value.to, 1) }] : []),
    ]
  }
  if (Array.isArray(value)) return [{ column, operator: 'in', value: `(${value.map(quoted).join(',')})` }]
  return [{ column, operator: typeof value === 'boolean' ? 'is' : 'eq', value: String(value) }]
}

/** The first moment of a day in Thailand, which knows no summer time, or of one some days later. */
export function startOfDay(day: string, later = 0): string {
  const moment = new Date(`${day}T00:00:00+07:00`)
  moment.setUTCDate(moment.getUTCDate() + later)
  return moment.toISOString()
}

/**
 * What comes after a row in a list's order: a span that an index can be walked by, and within it the rows behind the edge. `back` for what comes before.
 */
export function beyond(
  { value, key }: Cursor,
  { field, order }: SortPayload,
  keyColumn: string,
  back = false,
): { span: Condition; or: string } | { span: Condition } {
  const down = (order === 'DESC') !== back
  const [side, edge] = down ? (['lt', 'lte'] as const) : (['gt', 'gte'] as const)
  if (field === keyColumn) return { span: { column: field, operator: side, value: String(value) } }
  return {
    span: { column: field, operator: edge, value: String(value) },
    or: `${field}.${side}.${quoted(value)},and(${field}.eq.${quoted(value)},${keyColumn}.${side}.${quoted(key)})`,
  }
}

/** A cursor as an address carries it. */
export const writeCursor = ({ value, key }: Cursor): string => btoa(encodeURIComponent(JSON.stringify([value, key])))

/** Undefined for what is none: somebody has changed the address, and the list begins at its start. */
export function readCursor(text: string | null | undefined): Cursor | undefined {
  if (!text) return undefined
  try {
    const read: unknown = JSON.parse(decodeURIComponent(atob(text)))
    if (!Array.isArray(read) || read.length !== 2) return undefined
    const [value, key] = read as unknown[]
    if (!isPlain(value) || !isPlain(key) || typeof key === 'boolean') return undefined
    return { value, key }
  } catch {
    return undefined
  }
}

const isPlain = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value)
