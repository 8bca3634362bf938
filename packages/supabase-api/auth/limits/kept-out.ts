import { deviceOf } from '../caller.ts'
import type { Auth, Endpoint, KeptOut } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'

/** Refuses whoever the project keeps out. */
export function refuseKeptOut(auth: Auth, who: KeptOut): void {
  if (auth.keepsOut(who)) throw new AuthRefusal(403, 'blocked', 'Sign-ups and sign-ins are not accepted from this address')
}

/** Refuses a network that is kept out before anything is looked at, so that it learns nothing of passwords. A session that stands goes on. */
export const unlessKeptOut =
  (endpoint: Endpoint): Endpoint =>
  async (auth, c) => {
    if (c.req.query('grant_type') !== 'refresh_token') refuseKeptOut(auth, { ip: deviceOf(auth, c).ip })
    return endpoint(auth, c)
  }
