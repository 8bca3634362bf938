import type { Pool, PoolClient } from 'pg'

/** Statements with bound values, alone or inside a transaction. */
export interface Sql {
  all<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  maybe<Row>(text: string, values?: readonly unknown[]): Promise<Row | undefined>
  one<Row>(text: string, values?: readonly unknown[]): Promise<Row>
  /** How many rows the statement touched. */
  run(text: string, values?: readonly unknown[]): Promise<number>
}

/** The database of the auth service. */
export interface AuthDatabase extends Sql {
  /** Runs `work` in one transaction, rolled back by any exception. No mail and no password hashing inside: both are slow. */
  transaction<Result>(work: (tx: Sql) => Promise<Result>): Promise<Result>
}

/** The pool as the auth service sees it. */
export function authDatabase(pool: Pool): AuthDatabase {
  return {
    ...sqlOn(pool),
    async transaction(work) {
      const client = await pool.connect()
      let broken: unknown
      try {
        await client.query('begin')
        const result = await work(sqlOn(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch((failure: unknown) => (broken = failure))
        throw error
      } finally {
        client.release(broken instanceof Error ? broken : undefined)
      }
    },
  }
}

function sqlOn(connection: Pool | PoolClient): Sql {
  // The row type is what the statement's author says it selects; pg itself knows only records.
  const rows = async <Row>(text: string, values: readonly unknown[] = []) => (await connection.query(text, [...values])).rows as Row[]
  return {
    all: rows,
    async maybe<Row>(text: string, values?: readonly unknown[]) {
      const found = await rows<Row>(text, values)
      if (found.length > 1) throw new Error(`Expected at most one row, got ${found.length}: ${text}`)
      return found[0]
    },
    async one<Row>(text: string, values?: readonly unknown[]) {
      const found = await rows<Row>(text, values)
      if (found.length !== 1) throw new Error(`Expected one row, got ${found.length}: ${text}`)
      return found[0] as Row
    },
    async run(text, values = []) {
      return (await connection.query(text, [...values])).rowCount ?? 0
    },
  }
}
