import { recordAction } from '../audit-log.ts'
import { actorOf, endActing } from '../actor.ts'
import { callerOf, deviceOf } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/** `POST /logout?scope=global|local|others`; of whatever scope, who acts for another ends that alone. https://supabase.com/docs/guides/auth/signout */
export const logout: Endpoint = async (auth, c) => {
  const acting = await actorOf(auth, c)
  if (acting) {
    await endActing(auth, acting.claims)
    return c.body(null, 204)
  }
  const { user, session } = await callerOf(auth, c)
  const scope = c.req.query('scope') || 'global'
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    throw new AuthRefusal(400, 'validation_failed', `Unsupported logout scope "${scope.slice(0, 40)}"`)
  await auth.db.transaction(async (tx) => {
    await recordAction(tx, { action: 'logout', actor: user, ip: deviceOf(auth, c).ip, now: auth.now() })
    await endSessions(tx, { userId: user.id, sessionId: session.id, scope })
  })
  return c.body(null, 204)
}
