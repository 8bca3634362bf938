/** A type as SQL text writes it: schema-qualified where needed, without modifier. Comes from the catalogue only, never from a request. */
export type TypeName = string

export type Column = {
  name: string
  /** The type a filter's value takes: the base type of a domain. */
  type: TypeName
  /** The declared type with its modifier (`character varying(10)`): what a written value takes. */
  declared: TypeName
  isArray: boolean
  nullable: boolean
  /** SQL of the default, of an identity column too; null when there is none or the column is generated. */
  default: string | null
  description: string | null
  enumLabels: readonly string[]
  /** Values that a partial index of the table is about (`where status = 'active'`); the planner takes such an index only for a value it reads in the statement. */
  indexed: readonly string[]
  /** How a domain says its values are to be written and read, by implicit casts; null for every other type. */
  represented: Representation | null
}

/** Functions behind the implicit casts of a domain, as SQL names them (https://docs.postgrest.org/en/v13/how-tos/working-with-postgresql-data-types.html and `domain representations`). */
export type Representation = {
  /** Of the cast to json: what is answered. */
  toJson: string | null
  /** Of the cast from json: what is written. */
  fromJson: string | null
  /** Of the cast from text: what a filter says. */
  fromText: string | null
}

/** A table, view, materialized view, foreign or partitioned table. */
export type Relation = {
  id: string
  schema: string
  name: string
  isView: boolean
  description: string | null
  columns: ReadonlyMap<string, Column>
  /** Of a view: those of its base table, when it shows them all. */
  primaryKey: readonly string[]
  insertable: boolean
  updatable: boolean
  deletable: boolean
  /** Functions whose only argument is a row of this relation: columns and relationships computed on demand. */
  computed: ReadonlyMap<string, ComputedColumn>
}

export type ComputedColumn = { schema: string; name: string; type: TypeName }

export type Cardinality = 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many'
export type Pair = readonly [from: string, to: string]

/** How rows of `from` find rows of `to`. */
export type Relationship =
  | {
      kind: 'key'
      from: Relation
      to: Relation
      cardinality: Exclude<Cardinality, 'many-to-many'>
      constraint: string
      columns: readonly Pair[]
      /** Whether the key is of `from`, rather than of `to`. */
      refers: boolean
    }
  | {
      kind: 'junction'
      from: Relation
      to: Relation
      cardinality: 'many-to-many'
      junction: Relation
      /** Columns of `from` with those of the junction, and of the junction with those of `to`. */
      source: readonly Pair[]
      target: readonly Pair[]
      constraints: Pair
    }
  | { kind: 'computed'; from: Relation; to: Relation; cardinality: 'many-to-one' | 'one-to-many'; function: { schema: string; name: string } }

export type Parameter = { name: string; type: TypeName; required: boolean; variadic: boolean }

/** A function under /rpc. `rows` has named columns, `untyped` is `record` without them. */
export type Routine = {
  schema: string
  name: string
  description: string | null
  parameters: readonly Parameter[]
  returnsSet: boolean
  returns:
    | { kind: 'void' }
    /** `media`: a domain named like a media type, whose values are the whole body. */
    | { kind: 'scalar'; type: TypeName; media: { type: string; isBytes: boolean } | null }
    | { kind: 'untyped' }
    | { kind: 'rows'; columns: ReadonlyMap<string, Column>; relation: Relation | null }
  volatility: 'immutable' | 'stable' | 'volatile'
  /** Settings of the function that its whole transaction must have from the beginning. */
  hoisted: { isolation: string | null; statementTimeout: string | null }
}

/** What the engine knows of the database: everything a statement is made of comes from here. */
export type Catalogue = {
  relations: ReadonlyMap<string, Relation>
  relationships: ReadonlyMap<Relation, readonly Relationship[]>
  routines: ReadonlyMap<string, readonly Routine[]>
  /** What a cast may say, in lower case, and the type it means. */
  castTypes: ReadonlyMap<string, TypeName>
  schemaDescriptions: ReadonlyMap<string, string>
  handlers: readonly Handler[]
}

/** An aggregate that makes a whole body of rows: of one relation's, or of any. Its result is a domain named like a media type. */
export type Handler = { relation: Relation | null; media: string; isBytes: boolean; schema: string; name: string }

/** The aggregates that rows of this relation can go through, those of its own first. */
export const handlersOf = ({ handlers }: Catalogue, relation: Relation | null): Handler[] =>
  handlers
    .filter((handler) => handler.relation === null || handler.relation === relation)
    .toSorted((one, other) => Number(one.relation === null) - Number(other.relation === null))

/** Key of `relations` and `routines`. */
export const qualified = (schema: string, name: string): string => JSON.stringify([schema, name])

/** Whether at most one row is found at the other end. */
export const isToOne = (relationship: Relationship): boolean => relationship.cardinality === 'many-to-one' || relationship.cardinality === 'one-to-one'
