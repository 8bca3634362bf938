import type { Database } from '../platform/database.ts'
import type { Bind, Exportable, ExportColumn } from './export-list.ts'

/** What a list was narrowed and sorted by when somebody asked for its file. */
export type Question = { filter: Readonly<Record<string, unknown>>; sort: { field: string; order: 'ASC' | 'DESC' } }

type Edge = { at: string; key: string }
type Row = Edge & { cells: (string | null)[] }

/** Rows asked for at once: few enough to hold, many enough that asking costs little. */
const AT_ONCE = 2000

/** What is narrowed that the list does not know: the file would say more than the screen. */
export const unknownFilters = ({ filters, search }: Exportable, filter: object): string[] =>
  Object.keys(filter).filter((name) => !(name === 'q' && search.length > 0) && !Object.hasOwn(filters, name))

/** All rows of a list in its order, some at a time. Each batch begins behind the edge of the one before, so neither side ever holds more than one. */
export async function* exportRows(db: Database, list: Exportable, question: Question): AsyncGenerator<(string | null)[][]> {
  let edge: Edge | undefined
  do {
    const { text, values } = statement(list, question, edge)
    const rows: Row[] = await db.all<Row>(text, values)
    if (rows.length > 0) yield rows.map(({ cells }) => cells)
    edge = rows.length === AT_ONCE ? rows.at(-1) : undefined
  } while (edge)
}

/** About how many rows there will be, by the planner: counting them would take as long as reading them. */
export async function expectedRows(db: Database, list: Exportable, { filter }: Question): Promise<number> {
  const { where, values } = narrowed(list, filter)
  const [plan] = await db.all<{ 'QUERY PLAN': unknown }>(`explain (format json) select from ${list.from} where ${where.join(' and ')}`, values)
  const told = plan?.['QUERY PLAN']
  const [{ Plan } = {}] = (typeof told === 'string' ? JSON.parse(told) : told) as { Plan?: { 'Plan Rows': number } }[]
  return Math.round(Plan?.['Plan Rows'] ?? 0)
}

function narrowed(list: Exportable, filter: Question['filter']) {
  const values: unknown[] = []
  const bind: Bind = (value) => `$${values.push(value)}`
  const where = ['true']
  for (const [name, value] of Object.entries(filter)) {
    const condition = Object.hasOwn(list.filters, name) ? list.filters[name]?.(value, bind) : undefined
    if (condition !== undefined) where.push(condition)
  }
  const words = filter['q']
  if (typeof words === 'string' && words.trim() !== '' && list.search.length > 0) {
    const like = bind(`%${words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
    where.push(`(${list.search.map((sql) => `${sql} ilike ${like}`).join(' or ')})`)
  }
  return { values, bind, where }
}

function statement(list: Exportable, { filter, sort }: Question, edge: Edge | undefined): { text: string; values: unknown[] } {
  const by = Object.hasOwn(list.sorts, sort.field) ? list.sorts[sort.field] : Object.values(list.sorts)[0]
  if (!by) throw new Error('A list that can be taken along has an order.')
  const { values, bind, where } = narrowed(list, filter)
  const [sign, direction] = sort.order === 'ASC' ? ['>', 'asc'] : ['<', 'desc']
  if (edge) where.push(`(${by.sql}, ${list.key.sql}) ${sign} (${bind(edge.at)}::${by.type}, ${bind(edge.key)}::${list.key.type})`)
  return {
    text: `select array[${list.columns.map(asText).join(', ')}] as cells, (${by.sql})::text as at, (${list.key.sql})::text as key
      from ${list.from} where ${where.join(' and ')}
      order by ${by.sql} ${direction}, ${list.key.sql} ${direction} limit ${AT_ONCE}`,
    values,
  }
}

function asText({ sql, kind }: ExportColumn): string {
  if (kind === 'amount') return `round((${sql}) / 100.0, 2)::text`
  if (kind === 'moment') return `to_char((${sql}) at time zone 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI')`
  return `(${sql})::text`
}
