import pg from 'pg'
import type { Database } from './database.ts'
import { connectionOf } from './logins.ts'
import { pooledConnection } from './pooled-logins.ts'
import { noteLost, PatientPool } from './patient-pool.ts'
import { databaseOf } from './postgres-database.ts'
import { postgresTypes } from './postgres-types.ts'
import { IDLE_IN_TRANSACTION_MS, PLANS, sessionSettings, type PoolRole } from './role-plans.ts'

/** One pool per role: a connection that changed roles would plan every policy anew at each change. */
export type Pools = Record<PoolRole, pg.Pool> & {
  /** The `Database` of queries and commands on one of these pools. Make it once and keep it. */
  databaseOf(pool: pg.Pool): Database
  /** Waits for what runs and closes every connection. */
  end(): Promise<void>
}

/**
 * Opens the pools on a database that was migrated. `url` is the owner's address; the roles' own passwords follow from it.
 * With a `pooler` (in transaction mode) the roles connect there, by logins of their own (`openPooledLogins`). `size` overrides the number of connections per role, for all or by name; `schemas` are looked through for names without a schema; `pipeline` sends statements without
 * waiting for the answer to the one before, for callers that know what that means (`/rest/v1`). Who is not `patient` hears at once that nobody is there, because they know somebody else to ask.
 */
export function connectPools(options: {
  url: string
  pooler?: string | undefined
  size?: number | Readonly<Partial<Record<PoolRole, number>>>
  schemas?: readonly string[]
  pipeline?: boolean
  patient?: boolean
  onError?: (error: Error) => void
}): Pools {
  const { url, pooler, size, patient = true } = options
  const open = (name: PoolRole): pg.Pool => {
    const plan = PLANS[name]
    const pool = new (patient ? PatientPool : pg.Pool)({
      ...(pooler === undefined ? directConnection(url, name, options.schemas) : pooledConnection(url, pooler, name)),
      application_name: `hattha ${name}`,
      max: (typeof size === 'object' ? size[name] : size) ?? plan.connections,
      pipeline: options.pipeline ?? false,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      types: postgresTypes,
    })
    // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
    pool.on('error', (error) => options.onError?.(error))
    // One that breaks while it is used fails the statement that waits for it.
    pool.on('connect', (client) => client.on('error', noteLost))
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

const directConnection = (url: string, name: PoolRole, schemas: readonly string[] | undefined): pg.ClientConfig => ({
  ...connectionOf(url, PLANS[name].login).config,
  options: Object.entries(sessionSettings(name, schemas))
    .map(([key, value]) => `-c ${key}=${value}`)
    .join(' '),
})

/** Connections of the login that becomes the roles of tokens, without being one of them yet: live events ask the policies of many people in one question. */
export function connectAuthenticator(options: { url: string; size: number; schemas?: readonly string[]; onError?: (error: Error) => void }): pg.Pool {
  const pool = new PatientPool({
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
