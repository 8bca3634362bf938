import type { Pool, PoolClient } from 'pg'
import { isReadOnly } from '../kernel/acted-for.ts'
import { refuse } from './refusal.ts'
import type { StorageSettings } from './settings.ts'

/** Who asks: the database role and the verified claims. Strangers are `anon` and not `authenticated`. */
export type Caller = { role: string; claims: Readonly<Record<string, unknown>>; id: string | undefined; known: boolean }

/** The service itself, where a link stands for the person who made it. */
export const SERVICE: Caller = { role: 'service_role', claims: { role: 'service_role' }, id: undefined, known: true }

/** What policies may look at besides the claims. */
export type Scope = { method: string; path: string; headers: string; operation: string }

/** Statements of one transaction, with bound values. */
export interface Sql {
  all<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  maybe<Row>(text: string, values?: readonly unknown[]): Promise<Row | undefined>
  /** How many rows the statement touched. */
  run(text: string, values?: readonly unknown[]): Promise<number>
}

/** The database of the storage service. */
export type StorageDatabase = {
  /** One transaction under row level security as the caller. */
  as<Result>(caller: Caller, scope: Scope, work: (sql: Sql) => Promise<Result>): Promise<Result>
  /** The same, rolled back at the end: may the caller do this? */
  rehearse(caller: Caller, scope: Scope, work: (sql: Sql) => Promise<unknown>): Promise<void>
  /** Statements past row level security, each by itself: what the service must know and nobody is told. */
  service: Sql
}

/** The pools as the storage service sees them. `service` is signed in as a role that row level security does not bind. */
export function storageDatabase(options: {
  poolFor: (role: string) => Pool | undefined
  service: Pool
  quota: Pick<StorageSettings, 'quotaBytesPerPerson' | 'filesPerPerson'>
}): StorageDatabase {
  const { quotaBytesPerPerson, filesPerPerson } = options.quota
  const room = [quotaBytesPerPerson ?? '', filesPerPerson ?? '']
  const transaction = async <Result>(caller: Caller, scope: Scope, work: (sql: Sql) => Promise<Result>, keep: boolean): Promise<Result> => {
    const pool = options.poolFor(caller.role)
    if (pool === undefined) throw refuse.accessDenied(`role "${caller.role}" does not exist`)
    const client = await pool.connect()
    let broken: unknown
    try {
      await client.query(isReadOnly(caller.claims) ? 'begin read only' : 'begin')
      await client.query(SCOPE, [JSON.stringify(caller.claims), scope.method, scope.path, scope.headers, scope.operation, ...room])
      const result = await work(sqlOn(client))
      await client.query(keep ? 'commit' : 'rollback')
      return result
    } catch (error) {
      await client.query('rollback').catch((failure: unknown) => (broken = failure))
      throw error
    } finally {
      client.release(broken instanceof Error ? broken : undefined)
    }
  }
  return {
    as: (caller, scope, work) => transaction(caller, scope, work, true),
    rehearse: async (caller, scope, work) => void (await transaction(caller, scope, work, false)),
    service: sqlOn(options.service),
  }
}

const SCOPE = `select set_config('request.jwt.claims', $1, true), set_config('request.method', $2, true), set_config('request.path', $3, true),
  set_config('request.headers', $4, true), set_config('storage.operation', $5, true), set_config('storage.quota_bytes', $6, true),
  set_config('storage.quota_files', $7, true)`

function sqlOn(connection: Pool | PoolClient): Sql {
  // The row type is what the statement's author says it selects; pg itself knows only records.
  const all = async <Row>(text: string, values: readonly unknown[] = []) => (await connection.query(text, [...values])).rows as Row[]
  return {
    all,
    maybe: async <Row>(text: string, values?: readonly unknown[]) => (await all<Row>(text, values))[0],
    run: async (text, values = []) => (await connection.query(text, [...values])).rowCount ?? 0,
  }
}
