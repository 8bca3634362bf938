import type { Pool } from 'pg'
import { askAside } from '../database.ts'
import type { Person } from './token.ts'

/** What the policies on `realtime.messages` let a person do on a private topic. */
export type Permissions = Readonly<Record<'broadcast' | 'presence', { read: boolean; write: boolean }>>

/** A public channel is anybody's. */
export const EVERYTHING: Permissions = { broadcast: { read: true, write: true }, presence: { read: true, write: true } }

/** Asks the policies. Throws when the database does not answer. */
export async function permissionsOf(pool: Pool, { role, claims }: Person, topic: string, headers: string): Promise<Permissions> {
  const [row] = await askAside<{ allowed: string[] }>(pool, 'select realtime.permissions($1, $2, $3, $4) as allowed', [role, claims, headers, topic])
  const allowed = new Set(row?.allowed)
  const of = (extension: string) => ({ read: allowed.has(`${extension}.read`), write: allowed.has(`${extension}.write`) })
  return { broadcast: of('broadcast'), presence: of('presence') }
}
