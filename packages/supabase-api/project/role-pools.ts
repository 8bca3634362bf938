import pg from 'pg'
import { connectionOf, postgresTypes, type Pools } from '@hattha/postgres'

/**
 * The connections of every role a token may name: the three of Supabase, and those a project has made and granted to `authenticator`
 * (https://docs.postgrest.org/en/v13/references/auth.html). Roles made later are known after a restart.
 */
export async function rolePools(parts: {
  url: string
  schemas: readonly string[]
  pools: Pools
  onError: (error: Error) => void
}): Promise<{ get(role: string): pg.Pool | undefined; end(): Promise<void> }> {
  const { url, schemas, pools, onError } = parts
  const known = new Map<string, pg.Pool>([
    ['anon', pools.anon],
    ['authenticated', pools.authenticated],
    ['service_role', pools.service],
  ])
  const { rows } = await pools.service.query<{ name: string }>(
    `select r.rolname as name from pg_catalog.pg_auth_members m join pg_catalog.pg_roles r on r.oid = m.roleid
     where m.member = 'authenticator'::regrole and not r.rolsuper`,
  )
  const own = rows
    .map(({ name }) => name)
    .filter((name) => !known.has(name) && /^[\w$-]+$/.test(name))
    .map((name) => {
      const pool = new pg.Pool({
        ...connectionOf(url, 'authenticator').config,
        options: `-c role=${name} -c search_path=${schemas.join(',')} -c statement_timeout=8000 -c timezone=UTC`,
        max: 4,
        pipeline: true,
        types: postgresTypes,
      })
      pool.on('error', onError)
      pool.on('connect', (client) => client.on('error', () => undefined))
      known.set(name, pool)
      return pool
    })
  return {
    get: (role) => known.get(role),
    end: async () => void (await Promise.all(own.map((pool) => pool.end()))),
  }
}
