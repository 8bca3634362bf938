import type { Context } from 'hono'
import { recordAction } from '../audit-log.ts'
import { deviceOf } from '../caller.ts'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { countGuess, forgetGuesses } from '../endpoints/limit-guesses.ts'
import { renewProviders } from '../identities/identity-rows.ts'
import { takeByCode, type OneTimeToken, type TokenType } from '../letters/one-time-token.ts'
import { unlock } from '../passwords/lockout.ts'
import { AuthRefusal } from '../refusal.ts'
import { startSession, type SessionJson } from '../sessions/start-session.ts'
import { confirmPhone } from '../users/confirm-user.ts'
import { createIdentity, isTaken } from '../users/create-user.ts'
import { getUser } from '../users/get-user.ts'
import { phoneNumber } from '../users/phone-number.ts'
import type { User } from '../users/user.ts'

/** https://supabase.com/docs/reference/javascript/auth-verifyotp */
const tokenTypes: Readonly<Record<string, TokenType>> = { sms: 'confirmation_token', phone_change: 'phone_change_token' }

/** `POST /verify` with a phone number: the code of a message becomes a session, and the number the account's own. */
export async function verifyPhone(auth: Auth, c: Context, given: { phone: string; token: string; type: string }): Promise<SessionJson> {
  if (!auth.settings.phone.enabled) throw new AuthRefusal(400, 'phone_provider_disabled', 'Unsupported phone provider')
  const type = Object.hasOwn(tokenTypes, given.type) ? tokenTypes[given.type] : undefined
  if (!type) throw new AuthRefusal(400, 'validation_failed', 'Unsupported verification type')
  const phone = phoneNumber(given.phone)
  const device = deviceOf(auth, c)
  await countGuess(auth, phone)
  const session = await auth.db.transaction(async (tx) => {
    const token = await takeByCode(auth, tx, { address: phone, otp: given.token.replace(/[\s-]/g, ''), types: [type] })
    return token ? startSession(auth, tx, await redeem(auth, tx, { token, phone, ip: device.ip }), 'otp', device) : undefined
  })
  if (!session) throw new AuthRefusal(403, 'otp_expired', 'Token has expired or is invalid')
  await forgetGuesses(auth, phone)
  return session
}

async function redeem(auth: Auth, tx: Sql, wanted: { token: OneTimeToken; phone: string; ip: string }): Promise<User> {
  const { token, phone, ip } = wanted
  const now = auth.now()
  const user = await getUser(tx, token.user_id)
  if (!user || user.deleted_at) throw new AuthRefusal(403, 'otp_expired', 'Token has expired or is invalid')
  if (user.banned_until && user.banned_until > now) throw new AuthRefusal(403, 'user_banned', 'User is banned')
  if (token.token_type === 'phone_change_token') {
    // The change may have been taken back, or made for another number, since the message went out.
    if (user.phone_change !== phone) throw new AuthRefusal(403, 'otp_expired', 'Token has expired or is invalid')
    await movePhone(tx, { user, phone, now })
    await recordAction(tx, { action: 'user_modified', actor: user, ip, traits: { phone_change: true }, now })
  } else {
    if (user.phone !== phone) throw new AuthRefusal(403, 'otp_expired', 'Token has expired or is invalid')
    await recordAction(tx, { action: user.phone_confirmed_at ? 'login' : 'user_signedup', actor: user, ip, traits: { provider: 'phone' }, now })
  }
  await confirmPhone(tx, user.id, now)
  await unlock(auth, phone, tx)
  return user
}

/** Gives an account another number, which nobody else may have. */
export async function movePhone(tx: Sql, wanted: { user: User; phone: string; now: Date }): Promise<void> {
  const { user, phone, now } = wanted
  try {
    await tx.run(`update auth.users set phone = $2, phone_change = '', updated_at = $3 where id = $1`, [user.id, phone, now])
  } catch (error) {
    if (isTaken(error)) throw phoneTaken()
    throw error
  }
  const data = { sub: user.id, phone, phone_verified: true }
  await createIdentity(tx, { userId: user.id, provider: 'phone', data, now })
  await tx.run(`update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('phone', $2::text) where id = $1`, [
    user.id,
    phone,
  ])
  await renewProviders(tx, user.id, now)
}

export const phoneTaken = () => new AuthRefusal(422, 'phone_exists', 'A user with this phone number has already been registered')
