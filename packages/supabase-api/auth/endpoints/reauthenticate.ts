import { recordAction } from '../audit-log.ts'
import { accountKey, callerOf, deviceOf } from '../caller.ts'
import type { Auth, Endpoint } from '../context.ts'
import { takeByCode } from '../letters/one-time-token.ts'
import { limitLetters } from '../letters/limit-letters.ts'
import { prepareLetter, sendAfterwards } from '../letters/send-letter.ts'
import { count } from '../limits/rate-limit.ts'
import { sendPhoneNonce } from '../phone/send-phone-nonce.ts'
import { AuthRefusal } from '../refusal.ts'
import type { User } from '../users/user.ts'

/** `GET /reauthenticate`: sends a nonce that a change of password asks for. https://supabase.com/docs/reference/javascript/auth-reauthentication */
export const reauthenticate: Endpoint = async (auth, c) => {
  const { user } = await callerOf(auth, c)
  const { ip } = deviceOf(auth, c)
  if (!user.email && !user.phone) throw new AuthRefusal(400, 'validation_failed', 'Reauthentication requires the user to have an email or a phone number')
  if (!user.email) {
    await sendPhoneNonce(auth, user, ip)
    return c.json({})
  }
  if (!user.email_confirmed_at) throw new AuthRefusal(422, 'email_not_confirmed', 'Please verify your email first.')
  await limitLetters(auth, { what: 'reauthentication', address: user.email })
  const letter = await auth.db.transaction(async (tx) => {
    await recordAction(tx, { action: 'user_reauthenticate_requested', actor: user, ip, now: auth.now() })
    return prepareLetter(auth, tx, { user, purpose: 'reauthentication', redirectTo: auth.settings.siteUrl })
  })
  sendAfterwards(auth, letter)
  return c.json({})
}

/** Takes the nonce, which is good once. Wrong ones are counted like wrong passwords. */
export async function requireNonce(auth: Auth, user: User, nonce: string): Promise<void> {
  if (nonce === '') throw new AuthRefusal(400, 'reauthentication_needed', 'Password update requires reauthentication')
  const guesses = await count(auth, { key: `nonce:${accountKey(user.id)}`, most: auth.settings.codeFailures, seconds: 900 })
  if (guesses.hits > auth.settings.codeFailures) throw new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached')
  const taken = await auth.db.transaction((tx) =>
    takeByCode(auth, tx, { address: user.email ?? user.phone ?? '', otp: nonce, types: ['reauthentication_token'], userId: user.id }),
  )
  if (!taken) throw new AuthRefusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}
