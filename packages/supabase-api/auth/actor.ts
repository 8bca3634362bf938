import type { Context } from 'hono'
import { isActedFor } from '../kernel/acted-for.ts'
import { bearerOf, claimsOf, isUuid } from './caller.ts'
import type { Auth } from './context.ts'
import { functionName } from './hooks/run-hook.ts'
import type { Claims } from './keys/verify-token.ts'
import { AuthRefusal } from './refusal.ts'
import { sessionLives } from './sessions/live-session.ts'
import { getUser } from './users/get-user.ts'
import type { User } from './users/user.ts'

/**
 * The person whom somebody else acts for (`act`), by a token that still stands; undefined where the caller's token is none of these. For the few endpoints that
 * answer such a caller: `callerOf` refuses who may change nothing.
 */
export async function actorOf(auth: Auth, c: Context): Promise<{ user: User; claims: Claims } | undefined> {
  if (auth.settings.actors === undefined || bearerOf(c) === undefined) return undefined
  const claims = await claimsOf(auth, c)
  if (!isActedFor(claims) || !isUuid(claims.sub)) return undefined
  const user = await getUser(auth.db, claims.sub)
  if (!user || !(await sessionLives(auth, claims))) throw new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return { user, claims }
}

/** Ends what somebody acts with; nothing of the person they act for. */
export async function endActing(auth: Auth, claims: Claims): Promise<void> {
  const { actors } = auth.settings
  if (actors) await auth.db.one(`select ${functionName(actors.ends)}($1::jsonb)`, [JSON.stringify(claims)])
}
