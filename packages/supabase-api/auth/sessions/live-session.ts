import { isActedFor } from '../../kernel/acted-for.ts'
import { isUuid } from '../caller.ts'
import type { Auth } from '../context.ts'
import { functionName } from '../hooks/run-hook.ts'
import type { Claims } from '../keys/verify-token.ts'

/**
 * Whether the session a token was made in still stands: nobody signed out of it, its time is not over, and its person is neither gone nor banned. A signed
 * token says nothing of this until it expires. Tokens of no session (API keys, and what a project signs itself) stand for as long as they say.
 */
export async function sessionLives(auth: Pick<Auth, 'db' | 'now' | 'settings'>, claims: Claims): Promise<boolean> {
  const { sub, session_id: session } = claims
  const { actors } = auth.settings
  if (actors && isActedFor(claims)) {
    const { stands } = await auth.db.one<{ stands: boolean }>(`select ${functionName(actors.lives)}($1::jsonb) as stands`, [JSON.stringify(claims)])
    return stands
  }
  if (session === undefined) return true
  if (!isUuid(sub) || !isUuid(session)) return false
  const found = await auth.db.maybe(
    `select from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id = $1 and s.user_id = $2 and (s.not_after is null or s.not_after > $3)
       and u.deleted_at is null and (u.banned_until is null or u.banned_until <= $3)`,
    [session, sub, auth.now()],
  )
  return found !== undefined
}
