import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, pkceFields, text } from '../body.ts'
import { deviceOf } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { redirectOf } from '../letters/redirect.ts'
import { limitLetters } from '../letters/limit-letters.ts'
import { prepareLetter, sendLetter } from '../letters/send-letter.ts'
import { limitAddress } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import { startFlow, wantsPkce } from '../sessions/flow-state.ts'
import { emailAddress } from '../users/email-address.ts'
import { getUserByEmail } from '../users/get-user.ts'

const Body = v.object({ email: text, ...pkceFields })

/**
 * `POST /recover`. Answers `{}` before anybody is looked for, so that neither the answer nor its time tells whether the account exists.
 * https://supabase.com/docs/reference/javascript/auth-resetpasswordforemail
 */
export const recover: Endpoint = async (auth, c) => {
  const given = await bodyOf(c, Body)
  const { ip } = deviceOf(auth, c)
  await limitAddress(auth, ip, { what: 'letters', most: auth.settings.rateLimits.signInsPer5Minutes, seconds: 300 })
  if (given.email === '') throw new AuthRefusal(400, 'validation_failed', 'Password recovery requires an email')
  const email = emailAddress(given.email)
  const pkce = wantsPkce(given)
  const redirectTo = redirectOf(auth.settings, c)
  await limitLetters(auth, { what: 'recovery', address: email, ip })
  auth.afterwards(async () => {
    const user = await getUserByEmail(auth.db, email)
    if (!user) return
    const letter = await auth.db.transaction(async (tx) => {
      await recordAction(tx, { action: 'user_recovery_requested', actor: user, ip, now: auth.now() })
      if (pkce) await startFlow(tx, { userId: user.id, method: 'recovery', challenge: given, now: auth.now() })
      return prepareLetter(auth, tx, { user, purpose: 'recovery', redirectTo, flow: pkce ? 'pkce' : 'implicit' })
    })
    await sendLetter(auth, letter)
  })
  return c.json({})
}
