import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, text } from '../body.ts'
import { deviceOf } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { limitAddress } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import { takeFlow } from '../sessions/flow-state.ts'
import { startSession } from '../sessions/start-session.ts'
import { getUser } from '../users/get-user.ts'

const Body = v.object({ auth_code: text, code_verifier: text })

/** `POST /token?grant_type=pkce`. https://supabase.com/docs/reference/javascript/auth-exchangecodeforsession */
export const pkceGrant: Endpoint = async (auth, c) => {
  const given = await bodyOf(c, Body)
  const device = deviceOf(auth, c)
  await limitAddress(auth, device.ip, { what: 'sign-in', most: auth.settings.rateLimits.signInsPer5Minutes, seconds: 300 })
  if (given.auth_code === '' || given.code_verifier === '') {
    throw new AuthRefusal(400, 'validation_failed', 'invalid request: both auth code and code verifier should be non-empty')
  }
  const session = await auth.db.transaction(async (tx) => {
    const flow = await takeFlow(auth, tx, { code: given.auth_code, verifier: given.code_verifier })
    const user = await getUser(tx, flow.user_id)
    if (!user) throw new AuthRefusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    if (user.banned_until && user.banned_until > auth.now()) throw new AuthRefusal(403, 'user_banned', 'User is banned')
    await recordAction(tx, { action: 'login', actor: user, ip: device.ip, traits: { provider_type: flow.provider_type }, now: auth.now() })
    const signedIn = await startSession(auth, tx, user, flow.authentication_method, device)
    const { accessToken, refreshToken } = flow.provider
    return {
      ...signedIn,
      ...(accessToken === undefined ? {} : { provider_token: accessToken }),
      ...(refreshToken === undefined ? {} : { provider_refresh_token: refreshToken }),
    }
  })
  return c.json(session)
}
