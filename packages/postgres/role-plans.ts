/** Whom a pool speaks as. `auth` keeps the accounts (schema auth) and sees nothing else. */
export type PoolRole = 'anon' | 'authenticated' | 'service' | 'auth'

/** How a role connects: who it becomes, how long a statement and a wait for a lock may take, how many connections it has. */
type Plan = { login: 'authenticator' | 'supabase_auth_admin'; role?: string; statementMs: number; lockMs: number; connections: number }

export const PLANS: Readonly<Record<PoolRole, Plan>> = {
  anon: { login: 'authenticator', role: 'anon', statementMs: 3_000, lockMs: 2_000, connections: 12 },
  authenticated: { login: 'authenticator', role: 'authenticated', statementMs: 8_000, lockMs: 4_000, connections: 12 },
  service: { login: 'authenticator', role: 'service_role', statementMs: 30_000, lockMs: 10_000, connections: 16 },
  auth: { login: 'supabase_auth_admin', statementMs: 10_000, lockMs: 5_000, connections: 6 },
}

/** A transaction that is left open holds locks; PostgreSQL ends its connection after this. */
export const IDLE_IN_TRANSACTION_MS = 60_000

/** What a connection of a role is set to from its first statement on. */
export function sessionSettings(name: PoolRole, schemas: readonly string[] = ['public', 'extensions']): Record<string, string | number> {
  const plan = PLANS[name]
  return {
    ...(plan.role !== undefined && { role: plan.role }),
    search_path: name === 'auth' ? 'auth,extensions' : schemas.join(','),
    statement_timeout: plan.statementMs,
    lock_timeout: plan.lockMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    timezone: 'UTC',
  }
}
