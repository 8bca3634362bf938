import type { RelationRow } from './rows.ts'

/** A column of a table or view, by the object id of its relation and its attribute number. */
export type ColumnSource = { relation: string; number: number }

/**
 * Where the columns of a view come from, read from the tree PostgreSQL keeps of its definition: attribute number → column of a table. Views
 * over views are followed down to the table; computed columns and unions have no source.
 */
export function traceViews(relations: readonly RelationRow[]): ReadonlyMap<string, ReadonlyMap<number, ColumnSource>> {
  const direct = new Map<string, Map<number, ColumnSource>>()
  for (const relation of relations) if (relation.view_rule !== null) direct.set(relation.id, readTargets(relation.view_rule))

  const follow = (source: ColumnSource, depth: number): ColumnSource | null => {
    const view = direct.get(source.relation)
    if (!view) return source
    const next = view.get(source.number)
    return next && depth < 32 ? follow(next, depth + 1) : null
  }
  const traced = new Map<string, Map<number, ColumnSource>>()
  for (const [id, targets] of direct) {
    const columns = new Map<number, ColumnSource>()
    for (const [number, source] of targets) {
      const origin = follow(source, 0)
      if (origin) columns.set(number, origin)
    }
    traced.set(id, columns)
  }
  return traced
}

/**
 * The target list of the outermost query in a `pg_node_tree`. Braces nest nodes and a backslash escapes what belongs to a name, so a
 * TARGETENTRY whose brace opens at depth two belongs to the view itself, and what stands at its own depth are its own fields.
 */
export function readTargets(tree: string): Map<number, ColumnSource> {
  const targets = new Map<number, ColumnSource>()
  let depth = 0
  let entry: string | null = null
  for (let at = 0; at < tree.length; at += 1) {
    const letter = tree.charAt(at)
    if (letter === '\\') {
      at += 1
      continue
    }
    if (letter === '{') {
      depth += 1
      if (depth === 2 && tree.startsWith('{TARGETENTRY', at)) entry = ''
    } else if (letter === '}') {
      if (depth === 2 && entry !== null) {
        const number = fieldOf(entry, 'resno')
        const relation = fieldOf(entry, 'resorigtbl')
        const column = fieldOf(entry, 'resorigcol')
        if (relation > 0 && column > 0) targets.set(number, { relation: String(relation), number: column })
        entry = null
      }
      depth -= 1
    } else if (depth === 2 && entry !== null) entry += letter
  }
  return targets
}

const fieldOf = (entry: string, name: string): number => Number(new RegExp(`:${name} (\\d+)`).exec(entry)?.[1] ?? 0)
