import type { Column, Relation } from '../catalogue/catalogue.ts'
import type { Condition } from '../parser/filter.ts'
import type { Query } from '../parser/query.ts'
import { RestRefusal, unknownKey } from '../refusal.ts'
import type { PlannedCondition } from './read-plan.ts'

/** A body of rows: its JSON as received, which keys its objects have, and how many there are. */
export type Payload = { json: string; isArray: boolean; keys: readonly string[]; length: number }

/** What an insert, update or delete does to one table. */
export type WritePlan = {
  table: Relation
  where: PlannedCondition[]
} & (
  | {
      verb: 'insert'
      payload: Payload
      columns: Column[]
      /** Keys missing in a row take the default instead of null. */
      missingDefault: boolean
      conflict: { columns: readonly string[]; merge: boolean } | null
      /** PUT: the row must be the one the filters name. */
      single: boolean
    }
  | { verb: 'update'; payload: Payload; columns: Column[]; missingDefault: boolean }
  | { verb: 'delete' }
)

/** The columns a body writes: those named by `columns`, else its keys; PGRST204 for one the table does not have. */
export function columnsToWrite(table: Relation, query: Query, payload: Payload): Column[] {
  return [...new Set(query.columns ?? payload.keys)].map((name) => table.columns.get(name) ?? refuseKey(table, name))
}

function refuseKey(table: Relation, name: string): never {
  throw unknownKey(table.name, name)
}

/** Which rows count as the same (`on_conflict`, else the primary key) and what happens to them. Null: duplicates are an error. */
export function conflictOf(
  table: Relation,
  query: Query,
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null,
): { columns: readonly string[]; merge: boolean } | null {
  const columns = query.onConflict ?? table.primaryKey
  if (resolution === null || columns.length === 0) return null
  for (const name of columns) if (!table.columns.has(name)) refuseKey(table, name)
  return { columns, merge: resolution === 'merge-duplicates' }
}

/** PUT names one row by its whole primary key with `eq` and nothing else (https://docs.postgrest.org/en/v13/references/api/tables_views.html#put). */
export function requireKeyFilters(table: Relation, query: Query): void {
  if (query.limits.length > 0 || query.offsets.length > 0) {
    throw new RestRefusal(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT')
  }
  const named = query.conditions.map(({ path, thing }) => (path.length === 0 ? keyOf(thing) : null))
  const complete = table.primaryKey.length > 0 && named.length === table.primaryKey.length && table.primaryKey.every((column) => named.includes(column))
  if (!complete) throw new RestRefusal(405, 'PGRST105', "Filters must include all and only primary key columns with 'eq' operators")
}

const keyOf = (condition: Condition): string | null =>
  condition.kind === 'filter' &&
  !condition.negated &&
  condition.field.path.length === 0 &&
  condition.operation.kind === 'compare' &&
  condition.operation.operator === 'eq' &&
  condition.operation.quantifier === null
    ? condition.field.name
    : null
