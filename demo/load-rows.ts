import type pg from 'pg'

/** A connection that may run statements: a client or a pool's client. */
export type Connection = Pick<pg.ClientBase, 'query'>

/** One row: column names and JSON values (arrays for text[], objects for jsonb, ISO strings for moments). */
export type Row = Readonly<Record<string, unknown>>

/** Inserts all rows with one statement, so that statement triggers run once. Columns are those of the first row; absent columns take their default. */
export async function loadRows(connection: Connection, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first)
    .map((name) => `"${name}"`)
    .join(', ')
  await connection.query(`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`, [JSON.stringify(rows)])
}
