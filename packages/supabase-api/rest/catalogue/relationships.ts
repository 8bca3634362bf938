import type { Pair, Relation, Relationship } from './catalogue.ts'

/** A foreign key between two relations; of views too, when they show the columns of one. */
export type ForeignKey = { name: string; from: Relation; to: Relation; columns: readonly Pair[]; unique: boolean }

const swap = (pairs: readonly Pair[]): Pair[] => pairs.map(([from, to]): Pair => [to, from])

/**
 * Everything the foreign keys say: both directions of each, and many-to-many across a relation whose primary key contains two of them
 * (https://docs.postgrest.org/en/v13/references/api/resource_embedding.html#many-to-many-relationships).
 */
export function relationshipsOf(keys: readonly ForeignKey[]): Relationship[] {
  const found: Relationship[] = []
  for (const key of keys) {
    const { from, to, name: constraint, columns } = key
    found.push({ kind: 'key', from, to, cardinality: key.unique ? 'one-to-one' : 'many-to-one', constraint, columns, refers: true })
    found.push({ kind: 'key', from: to, to: from, cardinality: key.unique ? 'one-to-one' : 'one-to-many', constraint, columns: swap(columns), refers: false })
  }
  const byOrigin = Map.groupBy(keys, (key) => key.from)
  for (const [junction, own] of byOrigin) {
    const inKey = own.filter((key) => key.columns.every(([column]) => junction.primaryKey.includes(column)))
    for (const one of inKey) {
      for (const other of inKey) {
        if (one === other || one.name === other.name) continue
        found.push({
          kind: 'junction',
          cardinality: 'many-to-many',
          from: one.to,
          to: other.to,
          junction,
          source: swap(one.columns),
          target: other.columns,
          constraints: [one.name, other.name],
        })
      }
    }
  }
  return found
}

/**
 * Copies a table's foreign keys to the views that show their columns, on either side and on both. `shown` gives the names a view has for
 * a table's column (one column may be shown twice).
 */
export function withViews(
  keys: readonly ForeignKey[],
  viewsOf: (table: Relation) => readonly Relation[],
  shown: (view: Relation, table: Relation, column: string) => readonly string[],
): ForeignKey[] {
  const all: ForeignKey[] = [...keys]
  for (const key of keys) {
    const origins = viewsOf(key.from).flatMap((view) =>
      renamed(
        view,
        key.columns.map(([column]) => shown(view, key.from, column)),
      ),
    )
    const targets = viewsOf(key.to).flatMap((view) =>
      renamed(
        view,
        key.columns.map(([, column]) => shown(view, key.to, column)),
      ),
    )
    for (const origin of origins) all.push({ ...key, from: origin.relation, columns: key.columns.map(([, to], at): Pair => [origin.names[at] ?? '', to]) })
    for (const target of targets) {
      all.push({ ...key, to: target.relation, columns: key.columns.map(([from], at): Pair => [from, target.names[at] ?? '']) })
      for (const origin of origins) {
        all.push({
          ...key,
          from: origin.relation,
          to: target.relation,
          columns: key.columns.map((_, at): Pair => [origin.names[at] ?? '', target.names[at] ?? '']),
        })
      }
    }
  }
  return all
}

/** Every way a view can name the columns of a key; none when one of them is missing. */
function renamed(relation: Relation, choices: readonly (readonly string[])[]): { relation: Relation; names: string[] }[] {
  let combinations: string[][] = [[]]
  for (const names of choices) combinations = combinations.flatMap((before) => names.map((name) => [...before, name])).slice(0, 16)
  return combinations.map((names) => ({ relation, names }))
}
