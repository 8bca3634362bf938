import { createHmac } from 'node:crypto'
import type { ClientConfig } from 'pg'

/** The roles that connect. `authenticator` becomes anon, authenticated or service_role, and has a login for each of them behind a pooler; the auth server is one of its own. */
export type Login = 'authenticator' | 'authenticator_anon' | 'authenticator_authenticated' | 'authenticator_service' | 'supabase_auth_admin'

/**
 * How `login` connects to the database the owner's address names. The password is derived from the owner's, so that every
 * process that knows the address knows it and nobody has to store it; null (no password login) when the owner has none.
 */
export function connectionOf(ownerUrl: string, login: Login): { config: ClientConfig; password: string | null } {
  const url = withHost(ownerUrl)
  const secret = decodeURIComponent(url.password)
  const password = secret === '' ? null : createHmac('sha256', secret).update(`login of ${login}`).digest('base64url')
  url.username = login
  url.password = password ?? ''
  return { config: { connectionString: url.href }, password }
}

/** The same server and owner, another database. */
export function inDatabase(ownerUrl: string, database: string): string {
  const url = withHost(ownerUrl)
  url.pathname = `/${encodeURIComponent(database)}`
  return url.href
}

function withHost(ownerUrl: string): URL {
  const url = new URL(ownerUrl)
  if (url.hostname === '') throw new Error('The address of the database names no host: write it as postgres://user:password@host:5432/database.')
  return url
}
