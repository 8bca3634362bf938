import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, metadata, pkceFields, text } from '../body.ts'
import { deviceOf } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { afterUserCreated, beforeUserCreated } from '../hooks/user-created.ts'
import { redirectOf } from '../letters/redirect.ts'
import { limitLetters } from '../letters/limit-letters.ts'
import { prepareLetter, sendLetter } from '../letters/send-letter.ts'
import { limitAddress } from '../limits/rate-limit.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { phoneOtp } from '../phone/phone-otp.ts'
import { AuthRefusal } from '../refusal.ts'
import { startFlow, wantsPkce } from '../sessions/flow-state.ts'
import { createUser } from '../users/create-user.ts'
import { emailAddress } from '../users/email-address.ts'
import { getUserByEmail } from '../users/get-user.ts'

const Body = v.object({ email: text, phone: text, create_user: v.optional(v.nullable(v.boolean()), true), data: metadata, channel: text, ...pkceFields })

/** `POST /otp` and `POST /magiclink`: a link and a code by mail, or a code by message; a new address becomes an account. https://supabase.com/docs/reference/javascript/auth-signinwithotp */
export const otp: Endpoint = async (auth, c) => {
  const given = await bodyOf(c, Body)
  const { ip } = deviceOf(auth, c)
  const { settings } = auth
  await limitAddress(auth, ip, { what: 'letters', most: settings.rateLimits.signInsPer5Minutes, seconds: 300 })
  // Said before anybody is looked for, so that it says nothing of who has an account.
  if (given.create_user !== false && !settings.otpSignupEnabled) throw new AuthRefusal(422, 'otp_disabled', 'Signups not allowed for otp')
  if (given.email !== '' && given.phone !== '') throw new AuthRefusal(400, 'validation_failed', 'Only an email address or phone number should be provided')
  if (given.phone !== '') {
    await phoneOtp(auth, { ...given, mayCreate: given.create_user !== false && settings.signupEnabled, data: given.data ?? {}, ip })
    return c.json({})
  }
  if (given.email === '') throw new AuthRefusal(400, 'validation_failed', 'One of email or phone must be set')
  if (!settings.email.enabled) throw new AuthRefusal(422, 'email_provider_disabled', 'Email logins are disabled')
  const email = emailAddress(given.email)
  const pkce = wantsPkce(given)
  const flow = pkce ? 'pkce' : 'implicit'
  const redirectTo = redirectOf(settings, c)
  const mayCreate = given.create_user !== false && settings.signupEnabled && settings.email.signupEnabled
  if (!settings.hideAccounts && !mayCreate && !(await getUserByEmail(auth.db, email))) throw new AuthRefusal(422, 'otp_disabled', 'Signups not allowed for otp')
  const proposed = { email, provider: 'email', data: given.data ?? {} }
  if (!settings.hideAccounts && mayCreate && !(await getUserByEmail(auth.db, email))) await beforeUserCreated(auth, proposed, ip)
  await limitLetters(auth, { what: 'recovery', address: email, ip })
  auth.afterwards(async () => {
    const known = await getUserByEmail(auth.db, email)
    if (!known && !mayCreate) return
    // Asked after the answer where accounts are hidden: a refusal before it would tell new addresses from known ones.
    if (!known && settings.hideAccounts) await beforeUserCreated(auth, proposed, ip)
    const passwordHash = known ? null : await hashPassword(randomBytes(36).toString('base64url'))
    const letter = await auth.db.transaction(async (tx) => {
      const user = known ?? (await createUser(tx, { email, passwordHash, data: given.data ?? {}, now: auth.now() }))
      const unconfirmed = !user.email_confirmed_at
      const action = unconfirmed ? 'user_confirmation_requested' : 'user_recovery_requested'
      await recordAction(tx, { action, actor: user, ip, traits: { provider: 'email' }, now: auth.now() })
      const purpose = unconfirmed ? 'signup' : 'magiclink'
      if (pkce) await startFlow(tx, { userId: user.id, method: unconfirmed ? 'email/signup' : 'magiclink', challenge: given, now: auth.now() })
      return prepareLetter(auth, tx, { user, purpose, redirectTo, flow })
    })
    await sendLetter(auth, letter)
    if (!known && letter.userId) afterUserCreated(auth, letter.userId, ip)
  })
  return c.json({})
}
