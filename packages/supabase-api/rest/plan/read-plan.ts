import type { Column, ComputedColumn, Relation, Relationship, Representation, TypeName } from '../catalogue/catalogue.ts'
import type { Step } from '../parser/field.ts'
import type { Operation } from '../parser/filter.ts'
import type { Aggregate } from '../parser/select.ts'

/** What is read from: a relation, or the rows of a function that have no relation. */
export type Source = {
  schema: string
  name: string
  /** How a complaint about a column calls it, when not by its name: `films_1` for what is embedded. */
  alias?: string
  columns: ReadonlyMap<string, Column>
  relation: Relation | null
}

/** A value of a row, resolved against the catalogue. `type` is what a value compared with it takes. */
export type Operand = {
  column: string
  computed: ComputedColumn | null
  path: readonly Step[]
  /** How the arrows reach inside: the column itself when it is json, else through to_jsonb. */
  isJson: 'json' | 'jsonb' | null
  type: TypeName
  isArray: boolean
  /** Of the column itself; not of what is inside it. */
  represented: Representation | null
  /** Values that partial indexes are about (`Column.indexed`). */
  indexed: readonly string[]
}

export type PlannedColumn = {
  kind: 'column'
  /** Null counts rows. */
  operand: Operand | null
  as: string
  cast: TypeName | null
  aggregate: Aggregate | null
  aggregateCast: TypeName | null
}

export type PlannedEmbed = {
  kind: 'embed'
  as: string
  relationship: Relationship
  spread: boolean
  inner: boolean
  read: ReadPlan
}

export type PlannedCondition =
  | { kind: 'filter'; negated: boolean; operand: Operand; operation: Operation }
  /** Whether the embedded resource has rows. */
  | { kind: 'exists'; negated: boolean; embed: PlannedEmbed }
  | { kind: 'and' | 'or'; negated: boolean; parts: PlannedCondition[] }

export type PlannedOrder = { embed: PlannedEmbed | null; operand: Operand; descending: boolean; nulls: 'first' | 'last' | null }

/** One resource of a request with everything asked about it; `outputs` in the order of `select`. */
export type ReadPlan = {
  source: Source
  outputs: (PlannedColumn | PlannedEmbed)[]
  where: PlannedCondition[]
  order: PlannedOrder[]
  limit: number | null
  offset: number
  /** An aggregate is among the outputs, so the others group. */
  grouped: boolean
}

export const embedsOf = (plan: ReadPlan): PlannedEmbed[] => plan.outputs.filter((output) => output.kind === 'embed')
