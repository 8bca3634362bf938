import * as v from 'valibot'
import { bodyOf, text } from '../body.ts'
import { deviceOf } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { limitAddress } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import { refreshSession } from '../sessions/refresh-session.ts'

const Body = v.object({ refresh_token: text })

/** `POST /token?grant_type=refresh_token`. https://supabase.com/docs/reference/javascript/auth-refreshsession */
export const refreshGrant: Endpoint = async (auth, c) => {
  const given = await bodyOf(c, Body)
  const device = deviceOf(auth, c)
  await limitAddress(auth, device.ip, { what: 'refresh', most: auth.settings.rateLimits.refreshesPer5Minutes, seconds: 300 })
  if (given.refresh_token === '') throw new AuthRefusal(400, 'validation_failed', 'refresh_token required')
  const result = await auth.db.transaction((tx) => refreshSession(auth, tx, given.refresh_token, device))
  if (!result.refreshed) throw new AuthRefusal(400, result.code, result.message)
  return c.json(result.session)
}
