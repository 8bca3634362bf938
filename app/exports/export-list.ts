/** Binds a value and answers its place in the statement, `$3`. */
export type Bind = (value: unknown) => string

/** A condition in SQL for what a list was narrowed by; undefined for a value that says nothing. */
export type ExportFilter = (value: unknown, bind: Bind) => string | undefined

export type ExportColumn = {
  /** Its heading is `columns.{name}` of the card's sentences. */
  name: string
  sql: string
  /** `word`: a word of the shop, said as `{words}.{value}` of the card's sentences. */
  kind: 'text' | 'number' | 'amount' | 'moment' | 'word'
  words?: string
}

/** A list that staff may take along: where its rows are, what may be asked of them, and the permission to read them. */
export type Exportable = {
  permission: `${string}.${string}`
  /** The namespace of the card's sentences. */
  words: string
  from: string
  /** What is unique about a row, and its type. */
  key: { sql: string; type: 'uuid' | 'bigint' | 'text' }
  columns: readonly ExportColumn[]
  /** What the list may be sorted by: never null, with an index that ends with the key. The first is how it opens. */
  sorts: Readonly<Record<string, { sql: string; type: 'timestamptz' | 'bigint' | 'text' }>>
  filters: Readonly<Record<string, ExportFilter>>
  /** Where the words of the search are looked for. */
  search: readonly string[]
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** One of the values that were chosen. */
export const oneOf =
  (sql: string): ExportFilter =>
  (value, bind) => {
    const chosen = (Array.isArray(value) ? (value as unknown[]) : [value]).filter((one) => typeof one === 'string')
    return chosen.length > 0 ? `${sql} = any (${bind(chosen)}::text[])` : undefined
  }

/** From one day to the end of another, of the shop's country. */
export const days =
  (sql: string): ExportFilter =>
  (value, bind) => {
    const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as { from?: unknown; to?: unknown }
    const parts = [
      typeof from === 'string' && DAY.test(from) && `${sql} >= ${bind(from)}::date::timestamp at time zone 'Asia/Bangkok'`,
      typeof to === 'string' && DAY.test(to) && `${sql} < (${bind(to)}::date + 1)::timestamp at time zone 'Asia/Bangkok'`,
    ].filter((part) => part !== false)
    return parts.length > 0 ? parts.join(' and ') : undefined
  }

/** A condition that is switched on. */
export const when =
  (sql: string): ExportFilter =>
  (value) =>
    value === true ? sql : undefined

/** Whether a column has a value (`word`) or none; both chosen, or neither, are all. */
export const filled =
  (sql: string, word: string): ExportFilter =>
  (value) =>
    Array.isArray(value) && value.length === 1 ? `${sql} is ${value[0] === word ? 'not null' : 'null'}` : undefined

/** One record that the rows belong to, by its key. */
export const belongsTo =
  (sql: string): ExportFilter =>
  (value, bind) =>
    typeof value === 'string' && UUID.test(value) ? `${sql} = ${bind(value)}::uuid` : undefined
