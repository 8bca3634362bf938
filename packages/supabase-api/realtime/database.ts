import type { Pool, QueryResultRow } from 'pg'

/** Asks in a transaction that is rolled back: what decides about rights lays rows and changes roles, and leaves nothing behind. */
export async function askAside<Row extends QueryResultRow>(pool: Pool, text: string, values: readonly unknown[]): Promise<Row[]> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query('begin')
    try {
      return (await client.query<Row>(text, [...values])).rows
    } finally {
      await client.query('rollback')
      broken = false
    }
  } finally {
    client.release(broken)
  }
}

/** What PostgreSQL says of a failed statement, as Supabase Realtime's driver words it. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return code === undefined ? error.message : `ERROR ${code}${code === 'P0001' ? ' (raise_exception)' : ''} ${error.message}`
}
