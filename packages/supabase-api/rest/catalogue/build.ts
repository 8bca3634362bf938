import { qualified, type Catalogue, type Column, type ComputedColumn, type Pair, type Relation, type Relationship } from './catalogue.ts'
import { relationshipsOf, withViews, type ForeignKey } from './relationships.ts'
import { buildRoutine, byParameters, isCallable } from './routines.ts'
import type { AttributeRow, CatalogueRows, ConstraintRow, IndexedRow, RelationRow } from './rows.ts'
import { typesOf, type Types } from './types.ts'
import { traceViews } from './view-columns.ts'

const INSERT = 8
const UPDATE = 4
const DELETE = 16

type Building = Relation & { columns: Map<string, Column>; computed: Map<string, ComputedColumn>; primaryKey: string[] }

/** Makes the catalogue of the exposed `schemas` out of the rows; relations elsewhere only help to understand views and keys. */
export function buildCatalogue(rows: CatalogueRows, schemas: readonly string[]): Catalogue {
  const types = typesOf(rows.types, rows.casts)
  const byId = new Map<string, Building>()
  const indexed = Map.groupBy(rows.indexed, ({ relation }) => relation)
  const names = new Map<string, Map<number, string>>()
  for (const row of rows.relations) {
    byId.set(row.id, buildRelation(row, types, indexed.get(row.id) ?? []))
    names.set(row.id, new Map((row.attributes ?? []).map((attribute) => [attribute.number, attribute.name])))
  }
  const nameOf = (relation: string, number: number): string => names.get(relation)?.get(number) ?? ''
  const traced = traceViews(rows.relations)

  for (const constraint of rows.constraints) {
    if (constraint.kind !== 'p') continue
    const table = byId.get(constraint.relation)
    if (table) table.primaryKey.push(...constraint.columns.map((number) => nameOf(constraint.relation, number)))
  }
  // For every table, which views show it, and under which names: by "number of the table's column" → names in the view.
  const shownBy = new Map<string, Map<string, Map<number, string[]>>>()
  for (const [view, columns] of traced) {
    for (const [number, source] of columns) {
      const shown = within(
        within(shownBy, source.relation, () => new Map<string, Map<number, string[]>>()),
        view,
        () => new Map<number, string[]>(),
      )
      within(shown, source.number, () => []).push(nameOf(view, number))
    }
  }
  for (const constraint of rows.constraints) {
    if (constraint.kind !== 'p') continue
    for (const [view, shown] of shownBy.get(constraint.relation) ?? []) {
      const key = constraint.columns.map((number) => shown.get(number)?.[0])
      const target = byId.get(view)
      if (target && target.primaryKey.length === 0 && key.every((name) => name !== undefined)) target.primaryKey.push(...key)
    }
  }

  const exposed = (relation: Relation | undefined): boolean => relation !== undefined && schemas.includes(relation.schema)
  const numberOf = new Map<string, Map<string, number>>()
  for (const [id, columns] of names) numberOf.set(id, new Map([...columns].map(([number, name]) => [name, number])))
  const keys = withViews(
    foreignKeys(rows.constraints, byId, nameOf),
    (table) => [...(shownBy.get(table.id)?.keys() ?? [])].flatMap((id) => byId.get(id) ?? []).filter(exposed),
    (view, table, column) =>
      shownBy
        .get(table.id)
        ?.get(view.id)
        ?.get(numberOf.get(table.id)?.get(column) ?? 0) ?? [],
  ).filter((key) => exposed(key.from) && exposed(key.to))

  const relationships = relationshipsOf(keys)
  const routines = new Map<string, ReturnType<typeof buildRoutine>[]>()
  for (const row of rows.routines) {
    const argument = row.inputs.length === 1 ? byId.get(types.byId.get(row.inputs[0] ?? '')?.relation ?? '') : undefined
    const result = types.byId.get(row.returns)
    if (argument && result) {
      const to = byId.get(result.relation)
      const here = { schema: row.schema, name: row.name }
      if (to)
        relationships.push({
          kind: 'computed',
          from: argument,
          to,
          cardinality: row.returns_set && row.rows !== 1 ? 'one-to-many' : 'many-to-one',
          function: here,
        })
      if (!row.returns_set) argument.computed.set(row.name, { ...here, type: types.baseOf(row.returns) })
    }
    if (schemas.includes(row.schema)) {
      const routine = buildRoutine(row, types, byId)
      if (isCallable(routine)) within(routines, qualified(row.schema, row.name), () => []).push(routine)
    }
  }
  for (const overloads of routines.values()) overloads.sort(byParameters)

  return {
    relations: new Map([...byId.values()].filter(exposed).map((relation) => [qualified(relation.schema, relation.name), relation])),
    relationships: Map.groupBy(relationships.filter(({ from, to }) => exposed(from) && exposed(to)).sort(byName), ({ from }) => from),
    routines,
    castTypes: types.castTypes(rows.types, schemas),
    handlers: rows.handlers.flatMap(({ relation: id, returns, ...handler }) => {
      const relation = id === '0' ? null : byId.get(id)
      return relation === undefined ? [] : [{ ...handler, relation, isBytes: types.baseOf(returns) === 'bytea' }]
    }),
    schemaDescriptions: new Map(rows.schemas.filter(({ description }) => description !== null).map(({ name, description }) => [name, description ?? ''])),
  }
}

/** The value under a key, made when it is the first time. */
function within<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}

const sortKey = (one: Relationship): string =>
  one.kind === 'key'
    ? `${one.to.name} ${one.constraint}`
    : one.kind === 'junction'
      ? `${one.to.name} ${one.junction.name} ${one.constraints.join(' ')}`
      : one.function.name
const byName = (one: Relationship, other: Relationship): number => (sortKey(one) < sortKey(other) ? -1 : 1)

function buildRelation(row: RelationRow, types: Types, indexed: readonly IndexedRow[]): Building {
  const isView = row.kind === 'v' || row.kind === 'm'
  return {
    id: row.id,
    schema: row.schema,
    name: row.name,
    isView,
    description: row.description,
    columns: new Map((row.attributes ?? []).map((attribute) => [attribute.name, buildColumn(attribute, types, indexed)])),
    primaryKey: [],
    insertable: (row.writable & INSERT) !== 0,
    updatable: (row.writable & UPDATE) !== 0,
    deletable: (row.writable & DELETE) !== 0,
    computed: new Map(),
  }
}

function buildColumn(row: AttributeRow, types: Types, indexed: readonly IndexedRow[]): Column {
  return {
    name: row.name,
    type: types.baseOf(row.type),
    declared: row.declared,
    isArray: types.isArray(row.type),
    nullable: !row.not_null,
    default: row.default,
    description: row.description,
    enumLabels: types.byId.get(row.type)?.labels ?? [],
    indexed: indexed.filter(({ column }) => column === row.name).map(({ value }) => value),
    represented: types.representedAs(row.type),
  }
}

function foreignKeys(rows: readonly ConstraintRow[], byId: ReadonlyMap<string, Relation>, nameOf: (relation: string, number: number) => string): ForeignKey[] {
  const uniques = Map.groupBy(
    rows.filter(({ kind }) => kind !== 'f'),
    ({ relation }) => relation,
  )
  const keys: ForeignKey[] = []
  for (const row of rows) {
    const from = byId.get(row.relation)
    const to = byId.get(row.target)
    if (row.kind !== 'f' || !from || !to) continue
    const columns = row.columns.map((number, at): Pair => [nameOf(row.relation, number), nameOf(row.target, row.target_columns?.[at] ?? 0)])
    const unique = (uniques.get(row.relation) ?? []).some(
      (one) => one.columns.length === row.columns.length && one.columns.every((number) => row.columns.includes(number)),
    )
    keys.push({ name: row.name, from, to, columns, unique })
  }
  return keys
}
