import type { Endpoint } from '../context.ts'
import { actorOf } from '../actor.ts'
import { callerOf } from '../caller.ts'
import { AuthRefusal } from '../refusal.ts'
import { userJson } from '../users/user.ts'

/** `GET /user`: the account of the token, as the database has it now. https://supabase.com/docs/reference/javascript/auth-getuser */
export const user: Endpoint = async (auth, c) => {
  const acting = await actorOf(auth, c)
  // How a person signs in is nobody else's business, whoever looks through their eyes.
  if (acting) return c.json(userJson({ ...acting.user, factors: [], identities: [] }))
  const caller = await callerOf(auth, c)
  if (caller.claims.aud !== caller.user.aud) throw new AuthRefusal(400, 'validation_failed', "Token audience doesn't match request audience")
  return c.json(userJson(caller.user))
}
