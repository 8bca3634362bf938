import type { Context } from 'hono'
import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, text } from '../body.ts'
import { deviceOf } from '../caller.ts'
import type { Auth, Endpoint } from '../context.ts'
import { passwordAttempted } from '../hooks/attempts.ts'
import { isHooked } from '../hooks/run-hook.ts'
import { paced } from '../limits/paced.ts'
import { limitAddress } from '../limits/rate-limit.ts'
import { isDecoy } from '../passwords/decoy.ts'
import { passwordMatches } from '../passwords/hash-password.ts'
import { countAttempt, unlock } from '../passwords/lockout.ts'
import { weaknessOf } from '../passwords/password-strength.ts'
import { AuthRefusal } from '../refusal.ts'
import { startSession } from '../sessions/start-session.ts'
import { getUserByEmail, getUserByPhone } from '../users/get-user.ts'
import { phoneNumber } from '../users/phone-number.ts'

const Body = v.object({ email: text, phone: text, password: text })

/**
 * `POST /token?grant_type=password`. An unknown address, a wrong password and an account without one get the same answer after the same work.
 * https://supabase.com/docs/reference/javascript/auth-signinwithpassword
 */
export const passwordGrant: Endpoint = (auth, c) => {
  // A hook is only asked about accounts that there are, and its time would tell which.
  const grant = () => grantByPassword(auth, c)
  return auth.settings.hideAccounts && isHooked(auth, 'passwordVerificationAttempt') ? paced(grant) : grant()
}

async function grantByPassword(auth: Auth, c: Context): Promise<Response> {
  const given = await bodyOf(c, Body)
  const device = deviceOf(auth, c)
  await limitAddress(auth, device.ip, { what: 'sign-in', most: auth.settings.rateLimits.signInsPer5Minutes, seconds: 300 })
  if (given.email !== '' && given.phone !== '')
    throw new AuthRefusal(400, 'validation_failed', 'Only an email address or phone number should be provided on login.')
  if (given.email === '' && given.phone === '') throw new AuthRefusal(400, 'validation_failed', 'missing email or phone')
  const by = given.phone === '' ? 'email' : 'phone'
  if (by === 'phone' && !auth.settings.phone.enabled) throw new AuthRefusal(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (by === 'email' && !auth.settings.email.enabled) throw new AuthRefusal(422, 'email_provider_disabled', 'Email logins are disabled')
  const address = by === 'email' ? given.email.trim().toLowerCase().slice(0, 320) : phoneNumber(given.phone)

  const attempt = await countAttempt(auth, address)
  const user = await (by === 'email' ? getUserByEmail(auth.db, address) : getUserByPhone(auth.db, address))
  const [right, decoy] = await Promise.all([passwordMatches(given.password, user?.encrypted_password), isDecoy(auth, address, given.password)])
  if (user) await passwordAttempted(auth, { userId: user.id, valid: right, ip: device.ip })
  if (decoy && !right) throw notConfirmed(by)
  if (!user || !right) {
    // Also of addresses without an account, so that the time of the answer tells nothing; what was typed there may be anything, a password too.
    const traits = { provider: by, address: by === 'email' ? maskedEmail(address) : maskedNumber(address) }
    await recordAction(auth.db, { action: 'login_failed', actor: user ?? NOBODY, ip: device.ip, traits, now: auth.now() })
    if (attempt.last) await recordAction(auth.db, { action: 'account_locked', actor: user, ip: device.ip, now: auth.now() })
    throw new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials')
  }
  // Only the owner of the password learns what else is in the way.
  if (user.banned_until && user.banned_until > auth.now()) throw new AuthRefusal(400, 'user_banned', 'User is banned')
  if (!(by === 'email' ? user.email_confirmed_at : user.phone_confirmed_at)) throw notConfirmed(by)

  await unlock(auth, address)
  const session = await auth.db.transaction(async (tx) => {
    await recordAction(tx, { action: 'login', actor: user, ip: device.ip, traits: { provider: by }, now: auth.now() })
    return startSession(auth, tx, user, 'password', device)
  })
  const weak = weaknessOf(auth, { password: given.password, email: user.email, minLength: auth.settings.password.minLength })
  return c.json(weak ? { ...session, weak_password: weak } : session)
}

const notConfirmed = (by: 'email' | 'phone') =>
  by === 'email' ? new AuthRefusal(400, 'email_not_confirmed', 'Email not confirmed') : new AuthRefusal(400, 'phone_not_confirmed', 'Phone not confirmed')

/** Who failed to sign in and has no account. */
const NOBODY = { id: '00000000-0000-0000-0000-000000000000', email: '' }

/** A domain with a dot, and letters at its end. */
const DOMAIN = /^(?=.{4,100}$)(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:[\p{L}\p{M}]{2,24}|xn--[a-z0-9-]{2,59})$/u

/** The first letter of an address and its domain, where it has one: what was typed there may be a password, and nothing of that is kept. */
function maskedEmail(address: string): string {
  const [mailbox = '', domain = '', ...rest] = address.split('@')
  return mailbox !== '' && rest.length === 0 && DOMAIN.test(domain) ? `${mailbox.slice(0, 1)}…@${domain}` : '…'
}

/** The last two digits of a number. */
const maskedNumber = (number: string) => `…${number.slice(-2)}`
