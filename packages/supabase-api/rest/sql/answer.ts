import type { Handler } from '../catalogue/catalogue.ts'
import { qualify, type BoundValue, type Bindings } from './text.ts'

/** The form of an answer's body. `values`: a column `v` without names, of scalar functions; `text` and `bytes` (in Base64): that column as it is; `own`:
 * what an aggregate of the project makes of the rows. */
export type Shape =
  | { kind: 'rows' | 'row' | 'values' | 'value' | 'csv' | 'text' | 'bytes' | 'none'; stripNulls: boolean }
  | { kind: 'own'; handler: Handler; stripNulls: false }

/** A finished statement. Its one row is an `AnswerRow`. */
export type AnswerStatement = { text: string; values: readonly BoundValue[] }

export type AnswerRow = {
  /** Rows of the body. */
  page: number
  body: string
  /** Rows without limit and offset, when counted. */
  total: number | null
  /** Rows written. */
  affected: number | null
  /** Of those, how many were new, when duplicates are merged. */
  inserted: string | null
  /** Primary key of the one row written, as JSON of texts. */
  key: string | null
  /** What a function set as `response.headers` and `response.status`. */
  headers: string | null
  status: string | null
}

/** Wraps the rows of a select into the one row of an answer: PostgreSQL builds the whole body. */
export function answerSql(parts: {
  with?: string
  select: string
  shape: Shape
  csvHeader: readonly string[]
  /** Rows that are counted without limit and offset; `all` when the select has neither. */
  total?: string | null
  affected?: string
  inserted?: boolean
  key?: string
  bindings: Bindings
}): AnswerStatement {
  const { bindings } = parts
  const columns = [
    'count(*)::float8 as page',
    `${bodySql(parts.shape, parts.csvHeader, bindings)} as body`,
    `${totalSql(parts.total ?? null)} as total`,
    `${parts.affected ?? 'null'} as affected`,
    `${parts.inserted ? `current_setting('rest.inserted', true)` : 'null'} as inserted`,
    `${parts.key ?? 'null'} as key`,
    `nullif(current_setting('response.headers', true), '') as headers`,
    `nullif(current_setting('response.status', true), '') as status`,
  ]
  return { text: `${parts.with ?? ''}select ${columns.join(', ')} from (${parts.select}) x`, values: bindings.values }
}

const totalSql = (total: string | null): string =>
  total === null ? 'null' : total === 'all' ? 'count(*)::float8' : `(select count(*) from (${total}) c)::float8`

function bodySql(shape: Shape, csvHeader: readonly string[], bindings: Bindings): string {
  const { stripNulls } = shape
  const strip = (json: string): string => (stripNulls ? `json_strip_nulls(${json})` : json)
  switch (shape.kind) {
    case 'own':
      return handledSql(shape.handler)
    case 'none':
      return `''`
    case 'rows':
      return `coalesce(${strip('json_agg(x)')}, '[]')::text`
    case 'row':
      return `coalesce(${strip('json_agg(x)')}->0, 'null')::text`
    case 'values':
      return `coalesce(${strip('json_agg(x.v)')}, '[]')::text`
    case 'value':
      return `coalesce(${strip('json_agg(x.v)')}->0, 'null')::text`
    case 'text':
      return `coalesce(string_agg(x.v::text, ''), '')`
    case 'bytes':
      return `encode(coalesce(string_agg(x.v::bytea, ''), ''), 'base64')`
    case 'csv': {
      // The text of a row is `(a,"b,c")`: without its parentheses it is a line of CSV.
      const line = `substring(x::text from 2 for length(x::text) - 2)`
      return `${bindings.bind(`${csvHeader.map(csvField).join(',')}\n`, 'text')} || coalesce(string_agg(${line}, E'\\n'), '')`
    }
  }
}

const csvField = (name: string): string => (/[",\n\r]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)

/** The rows through an aggregate of the project's; as the type of their relation where it wants that. */
function handledSql({ schema, name, relation, isBytes }: Handler): string {
  const value = `${qualify(schema, name)}(${relation ? `x::${qualify(relation.schema, relation.name)}` : 'x'})`
  return isBytes ? `encode(coalesce(${value}::bytea, ''), 'base64')` : `coalesce(${value}::text, '')`
}
