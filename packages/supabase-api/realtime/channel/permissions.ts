import type { Pool } from 'pg'
import { askAside } from '../database.ts'
import type { Person } from './token.ts'

/** What the policies on `realtime.messages` let a person do on a private topic. */
export type Permissions = Readonly<Record<'broadcast' | 'presence', { read: boolean; write: boolean }>>

/** What anybody may do on a public topic, unless the project keeps such topics for itself. */
export const EVERYTHING: Permissions = { broadcast: { read: true, write: true }, presence: { read: true, write: true } }
const HEARING_ONLY: Permissions = { broadcast: { read: true, write: false }, presence: { read: true, write: false } }

/** Who may say something on topics that no policy guards: everybody, as on Supabase, or the project alone (its key and its database). */
export type PublicSpeakers = 'anybody' | 'project'

export const publicPermissions = (speakers: PublicSpeakers, { role }: Pick<Person, 'role'>): Permissions =>
  speakers === 'anybody' || role === 'service_role' ? EVERYTHING : HEARING_ONLY

/** Asks the policies. Throws when the database does not answer. */
export async function permissionsOf(pool: Pool, { role, claims }: Person, topic: string, headers: string): Promise<Permissions> {
  const [row] = await askAside<{ allowed: string[] }>(pool, 'select realtime.permissions($1, $2, $3, $4) as allowed', [role, claims, headers, topic])
  const allowed = new Set(row?.allowed)
  const of = (extension: string) => ({ read: allowed.has(`${extension}.read`), write: allowed.has(`${extension}.write`) })
  return { broadcast: of('broadcast'), presence: of('presence') }
}
