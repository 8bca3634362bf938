import pg from 'pg'
import type { Database } from './database.ts'
import { connectionOf } from './logins.ts'
import { databaseOf } from './postgres-database.ts'
import { postgresTypes } from './postgres-types.ts'

/** Whom a pool speaks as. `auth` keeps the accounts (schema auth) and sees nothing else. */
export type PoolRole = 'anon' | 'authenticated' | 'service' | 'auth'

/** One pool per role: a connection that changed roles would plan every policy anew at each change. */
export type Pools = Record<PoolRole, pg.Pool> & {
  /** The `Database` of queries and commands on one of these pools. Make it once and keep it. */
  databaseOf(pool: pg.Pool): Database
  /** Waits for what runs and closes every connection. */
  end(): Promise<void>
}

/** How a role connects: who it becomes, how long a statement and a wait for a lock may take, how many connections it has. */
const PLANS: Record<PoolRole, { login: 'authenticator' | 'supabase_auth_admin'; role?: string; statementMs: number; lockMs: number; connections: number }> = {
  anon: { login: 'authenticator', role: 'anon', statementMs: 3_000, lockMs: 2_000, connections: 12 },
  authenticated: { login: 'authenticator', role: 'authenticated', statementMs: 8_000, lockMs: 4_000, connections: 12 },
  service: { login: 'authenticator', role: 'service_role', statementMs: 30_000, lockMs: 10_000, connections: 16 },
  auth: { login: 'supabase_auth_admin', statementMs: 10_000, lockMs: 5_000, connections: 6 },
}

/** A transaction that is left open holds locks; PostgreSQL ends its connection after this. */
const IDLE_IN_TRANSACTION_MS = 60_000

/**
 * Opens the pools on a database that was migrated. `url` is the owner's address; the roles' own passwords follow from it.
 * `size` overrides the number of connections per role; `schemas` are looked through for names without a schema; `pipeline` sends statements without
 * waiting for the answer to the one before, for callers that know what that means (`/rest/v1`).
 */
export function connectPools(options: {
  url: string
  size?: number
  schemas?: readonly string[]
  pipeline?: boolean
  onError?: (error: Error) => void
}): Pools {
  const searchPath = (options.schemas ?? ['public', 'extensions']).join(',')
  const open = (name: PoolRole): pg.Pool => {
    const plan = PLANS[name]
    const settings: Record<string, string | number> = {
      ...(plan.role !== undefined && { role: plan.role }),
      search_path: name === 'auth' ? 'auth,extensions' : searchPath,
      statement_timeout: plan.statementMs,
      lock_timeout: plan.lockMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      timezone: 'UTC',
    }
    const pool = new pg.Pool({
      ...connectionOf(options.url, plan.login).config,
      application_name: `hattha ${name}`,
      options: Object.entries(settings)
        .map(([key, value]) => `-c ${key}=${value}`)
        .join(' '),
      max: options.size ?? plan.connections,
      pipeline: options.pipeline ?? false,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      types: postgresTypes,
    })
    // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
    pool.on('error', (error) => options.onError?.(error))
    // One that breaks while it is used fails the statement that waits for it; the event tells nothing more.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
  const pools = { anon: open('anon'), authenticated: open('authenticated'), service: open('service'), auth: open('auth') }
  return {
    ...pools,
    databaseOf,
    end: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()))
    },
  }
}

/** Connections of the login that becomes the roles of tokens, without being one of them yet: live events ask the policies of many people in one question. */
export function connectAuthenticator(options: { url: string; size: number; schemas?: readonly string[]; onError?: (error: Error) => void }): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOf(options.url, 'authenticator').config,
    application_name: 'hattha realtime',
    options: `-c search_path=${(options.schemas ?? ['public', 'extensions']).join(',')} -c statement_timeout=8000 -c lock_timeout=4000 -c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS} -c timezone=UTC`,
    max: options.size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  })
  pool.on('error', (error) => options.onError?.(error))
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
