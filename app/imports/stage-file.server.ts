import type { Database } from '../platform/database.ts'
import { type ImportProblem, stop } from './import-problem.ts'
import type { SourceRow } from './source-product.ts'
import type { ImportKind } from './source-format.ts'
import type { SourceColumn } from './source-formats.ts'

/** A row that is put aside until all of what it belongs to is there. */
export type StagedRow = SourceRow & { key: string }

/** The cells of a row by what they mean, without those that are empty. */
export function cellsOf(columns: readonly SourceColumn[], cells: readonly string[]): Record<string, string> {
  const named: Record<string, string> = {}
  for (const { at, name, says } of columns) {
    const cell = cells[at]
    if (cell !== undefined && cell !== '') named[name] = says ?? cell
  }
  return named
}

/** What the rows of a kind are put together by. */
export const KEY_OF: Readonly<Record<ImportKind, string>> = { products: 'product', customers: 'email', orders: 'order' }

/** The row with what it belongs to, or why it belongs to nothing. */
export function stagedRow(kind: ImportKind, row: number, cells: Record<string, string>): { staged: StagedRow } | { problem: ImportProblem } {
  const field = KEY_OF[kind]
  const own = cells[field]?.trim() ?? ''
  const parent = cells['parent']?.trim() ?? ''
  // A variation belongs to its parent, which it names by id or SKU, and has a name of its own within it.
  const key = parent !== '' ? parent : kind === 'customers' ? own.toLowerCase() : own
  if (parent !== '') cells = { ...cells, id: own }
  if (key === '') return { problem: stop(row, field, 'missing') }
  // What is kept of a problem outlives whom it is about, so addresses are not in it.
  const shown = kind === 'customers' ? '' : key
  if (key.length > MOST_KEY) return { problem: stop(row, field, 'too_long', shown) }
  const long = Object.entries(cells).find(([, cell]) => cell.length > MOST_LETTERS)
  if (long) return { problem: stop(row, long[0], 'too_long', shown) }
  return { staged: { row, key, cells } }
}

/** As long as a cell may be that is kept: a description of pages. */
const MOST_LETTERS = 200_000

/** As long as the name of a thing may be at its source. */
export const MOST_KEY = 250

/** Puts rows aside, in the transaction that says how far the file was read. Rows that are there already stay as they are. */
export async function keepRows(tx: Database, run: string, kind: ImportKind, file: number, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.all(
    `insert into private.import_rows (run_id, kind, key, file, row, cells)
     select $1, $2, r.key, $4, r.row, r.cells from jsonb_to_recordset($3::jsonb) r(key text, row integer, cells jsonb) on conflict do nothing`,
    [run, kind, JSON.stringify(rows), file],
  )
}

/** Puts variations to the parents they name by id or SKU, once all rows are there. */
export async function joinVariations(tx: Database, run: string): Promise<void> {
  await tx.all(
    `update private.import_rows r set key = p.key from private.import_rows p
      where r.run_id = $1 and r.kind = 'products' and r.cells ? 'parent' and p.run_id = $1 and p.kind = 'products' and not p.cells ? 'parent'
        and r.key = 'id:' || p.key`,
    [run],
  )
  await tx.all(
    `update private.import_rows r set key = p.key from private.import_rows p
      where r.run_id = $1 and r.kind = 'products' and r.cells ? 'parent' and p.run_id = $1 and p.kind = 'products' and not p.cells ? 'parent'
        and r.key = p.cells ->> 'sku' and r.key <> p.key`,
    [run],
  )
}

/** What has more rows, or more letters, than one product can have comes not at all: it would be looked at in one piece. */
export async function dropTooLarge(tx: Database, run: string): Promise<void> {
  await tx.all(
    `with large as (
       select r.kind, r.key, min(r.row) as row from private.import_rows r where r.run_id = $1 group by r.kind, r.key
       having count(*) > $2 or sum(octet_length(r.cells::text)) > $3),
     told as (
       insert into public.import_problems (run_id, kind, row, field, problem, value, stops)
       select $1, l.kind, l.row, case l.kind when 'products' then 'price' else 'item' end,
              case l.kind when 'products' then 'too_many_variants' else 'too_many_lines' end, case l.kind when 'customers' then '' else left(l.key, 200) end, true
         from large l)
     delete from private.import_rows r using large l where r.run_id = $1 and r.kind = l.kind and r.key = l.key`,
    [run, MOST_ROWS_OF_ONE, MOST_BYTES_OF_ONE],
  )
}

const MOST_ROWS_OF_ONE = 500
const MOST_BYTES_OF_ONE = 4_000_000

export async function keepProblems(tx: Database, run: string, kind: ImportKind, problems: readonly ImportProblem[]): Promise<void> {
  if (problems.length === 0) return
  await tx.all(
    `insert into public.import_problems (run_id, kind, row, field, problem, value, stops)
     select $1, $2, p.row, p.field, p.problem, p.value, p.stops
       from jsonb_to_recordset($3::jsonb) p(row integer, field text, problem text, value text, stops boolean)`,
    [run, kind, JSON.stringify(problems)],
  )
}

/** The next things of a kind with all their rows, in the order of their names, behind `after`. */
export async function nextThings(tx: Database, run: string, kind: ImportKind, after: string, most: number): Promise<Map<string, SourceRow[]>> {
  const rows = await tx.all<SourceRow & { key: string }>(
    `with things as (select distinct r.key from private.import_rows r where r.run_id = $1 and r.kind = $2 and r.key > $3 order by r.key limit $4)
     select r.key, r.row, r.cells from things t join private.import_rows r on r.run_id = $1 and r.kind = $2 and r.key = t.key order by r.key, r.file, r.row`,
    [run, kind, after, most],
  )
  return Map.groupBy(rows, ({ key }) => key)
}
