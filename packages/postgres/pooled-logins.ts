import pg from 'pg'
import { connectionOf, type Login } from './logins.ts'
import { PLANS, sessionSettings, type PoolRole } from './role-plans.ts'

// A pooler in transaction mode hands each transaction to whichever connection is free, so nobody can say at its start who it is: a role that is asked for by a start-up
// option, or by `set role`, would be somebody else's. Here each role has a login whose own settings say who it becomes, and PostgreSQL applies them when the pooler connects.

/** The login that speaks as a role through a pooler. */
const LOGINS = {
  anon: 'authenticator_anon',
  authenticated: 'authenticator_authenticated',
  service: 'authenticator_service',
  auth: 'supabase_auth_admin',
} as const satisfies Record<PoolRole, Login>

// The keys of a record are its own.
const ROLES = Object.keys(LOGINS) as PoolRole[]

/** How a role connects through the pooler at `pooler`; passwords follow from the owner's address, as everywhere. */
export function pooledConnection(ownerUrl: string, pooler: string, name: PoolRole): pg.ClientConfig {
  const { password } = connectionOf(ownerUrl, LOGINS[name])
  const url = new URL(pooler)
  url.username = LOGINS[name]
  url.password = password ?? ''
  return { connectionString: url.href, Client: WithoutNames } as pg.ClientConfig
}

/** Statements that are prepared by a name stay on one connection, which the next transaction does not get. */
export class WithoutNames extends pg.Client {
  // pg's `query` has more shapes than TypeScript can override; all of them arrive here as they were called.
  override query = ((...given: unknown[]) => {
    const [first, ...rest] = given
    const plain = typeof first === 'object' && first !== null && 'name' in first && 'text' in first ? { ...first, name: undefined } : first
    return (super.query as (...all: unknown[]) => unknown)(plain, ...rest)
  }) as pg.Client['query']
}

/** What a pooler has to know to let our roles in: names and passwords, as `userlist.txt` of PgBouncer has them. */
export const pooledUsers = (ownerUrl: string): { login: string; password: string }[] =>
  ROLES.map((name) => ({ login: LOGINS[name], password: connectionOf(ownerUrl, LOGINS[name]).password ?? '' }))

/** One process of a database at a time; the number is arbitrary. */
const LOCK = 4_846_277_003

/** Makes the logins of the roles, or what is not as it should be about them. The roles belong to the whole server, so a database beside this one may be at the same work. */
export async function openPooledLogins(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'logins of the pooler' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    for (const name of ROLES) await openLogin(client, ownerUrl, name)
  } finally {
    await client.end()
  }
}

async function openLogin(client: pg.Client, ownerUrl: string, name: PoolRole): Promise<void> {
  const login = LOGINS[name]
  const { role } = PLANS[name]
  const { rows } = await client.query<{ there: boolean; set: string[] | null }>(
    `select exists (select from pg_roles where rolname = $1) as there,
            (select s.setconfig from pg_db_role_setting s join pg_roles r on r.oid = s.setrole join pg_database d on d.oid = s.setdatabase
              where r.rolname = $1 and d.datname = current_database()) as set`,
    [login],
  )
  if (!rows[0]?.there) await makeLogin(client, login)
  if (role !== undefined) await client.query(`grant ${role} to ${login}`)
  const known = new Set(rows[0]?.set)
  for (const [setting, value] of Object.entries(sessionSettings(name))) {
    if (known.has(`${setting}=${value}`) || known.has(`${setting}=${String(value).replaceAll(',', ', ')}`)) continue
    // A list of schemas is one word for each of them.
    const words = setting === 'search_path' ? String(value) : client.escapeLiteral(String(value))
    await client.query(
      `do $$ begin execute format('alter role ${login} in database %I set ${setting} = %s', current_database(), ${client.escapeLiteral(words)}); end $$`,
    )
  }
  await openPassword(client, ownerUrl, login)
}

async function makeLogin(client: pg.Client, login: string): Promise<void> {
  await client.query(`create role ${login} login noinherit`).catch((error: unknown) => {
    // Another database of this server made it at this moment.
    if (!(error instanceof pg.DatabaseError && (error.code === '42710' || error.code === '23505'))) throw error
  })
}

/** Touches the password only where it does not let us in: the role may be at work. */
async function openPassword(client: pg.Client, ownerUrl: string, login: Login): Promise<void> {
  const { config, password } = connectionOf(ownerUrl, login)
  if (password === null) return
  const probe = new pg.Client(config)
  probe.on('error', () => undefined)
  try {
    await probe.connect()
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined
    if (code !== '28P01' && code !== '28000') throw error
    await client.query(`alter role ${login} with login password ${client.escapeLiteral(password)}`)
  } finally {
    await probe.end().catch(() => undefined)
  }
}
