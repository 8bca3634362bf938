import type { Context } from 'hono'
import { callerOf, type Caller } from '../caller.ts'
import type { Auth } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'

/** The signed-in person who calls; an anonymous account has nothing that a key or a second factor could guard. */
export async function personOf(auth: Auth, c: Context): Promise<Caller> {
  const caller = await callerOf(auth, c)
  if (caller.user.is_anonymous) throw new AuthRefusal(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
  return caller
}
