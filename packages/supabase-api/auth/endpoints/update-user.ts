import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, metadata, pkceFields, text } from '../body.ts'
import { callerOf, deviceOf, type Caller } from '../caller.ts'
import type { Auth, Endpoint } from '../context.ts'
import { beforeMetadataUpdated } from '../hooks/metadata-updated.ts'
import { redirectOf } from '../letters/redirect.ts'
import { limitLetters } from '../letters/limit-letters.ts'
import { plainLetter, sendAfterwards } from '../letters/send-letter.ts'
import type { Prepared } from '../letters/prepared-letter.ts'
import { limitPerson } from '../limits/rate-limit.ts'
import { hashPassword, passwordMatches } from '../passwords/hash-password.ts'
import { unlock } from '../passwords/lockout.ts'
import { requireStrength } from '../passwords/password-strength.ts'
import { admitPhoneChange, changePhone } from '../phone/change-phone.ts'
import { channelOf, sendPhoneCode } from '../phone/phone-code.ts'
import { AuthRefusal } from '../refusal.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { startFlow, wantsPkce } from '../sessions/flow-state.ts'
import { emailAddress } from '../users/email-address.ts'
import { getUser, getUserByEmail } from '../users/get-user.ts'
import { mergeMetadata } from '../users/merge-metadata.ts'
import { phoneNumber } from '../users/phone-number.ts'
import { userJson } from '../users/user.ts'
import { emailChangeLetters } from './email-change.ts'
import { requireNonce } from './reauthenticate.ts'
import { requireCurrentPassword } from './require-current-password.ts'

const Body = v.object({
  email: text,
  phone: text,
  channel: text,
  password: v.optional(v.nullable(v.string())),
  current_password: text,
  nonce: text,
  data: metadata,
  app_metadata: metadata,
  ...pkceFields,
})
type Wanted = v.InferOutput<typeof Body>

/**
 * `PUT /user`: password, address, number and own metadata. A new password signs the other devices out and voids all letters under way; a new address must be
 * confirmed first. https://supabase.com/docs/reference/javascript/auth-updateuser
 */
export const updateUser: Endpoint = async (auth, c) => {
  const caller = await callerOf(auth, c)
  const given = await bodyOf(c, Body)
  // Each is a line in the audit log.
  await limitPerson(auth, caller.user.id, { what: 'user', most: auth.settings.rateLimits.signInsPer5Minutes, seconds: 300 })
  const device = deviceOf(auth, c)
  const { user } = caller
  const newEmail = given.email === '' ? '' : emailAddress(given.email)
  const movesTo = newEmail !== '' && newEmail !== user.email ? newEmail : undefined
  const newPhone = given.phone === '' ? undefined : phoneNumber(given.phone)
  const newNumber = newPhone !== user.phone ? newPhone : undefined
  await refuseIllegal(auth, caller, given, { movesTo, newNumber })
  if (given.data) await beforeMetadataUpdated(auth, user, given.data, device.ip)
  const passwordHash = given.password ? await newPasswordHash(auth, caller, { ...given, password: given.password }) : undefined
  const pkce = movesTo !== undefined && wantsPkce(given)
  if (newNumber) await admitPhoneChange(auth, user, newNumber)
  if (movesTo) await limitLetters(auth, { what: 'email_change', address: user.email ?? movesTo })
  const redirectTo = redirectOf(auth.settings, c)
  const now = auth.now()

  const updated = await auth.db.transaction(async (tx) => {
    if (passwordHash) {
      await tx.run('update auth.users set encrypted_password = $2, updated_at = $3 where id = $1', [user.id, passwordHash, now])
      await tx.run('delete from auth.one_time_tokens where user_id = $1', [user.id])
      await endSessions(tx, { userId: user.id, sessionId: caller.session.id, scope: 'others' })
      if (user.email) await unlock(auth, user.email, tx)
      if (user.phone) await unlock(auth, user.phone, tx)
      await recordAction(tx, { action: 'user_updated_password', actor: user, ip: device.ip, now })
    }
    if (given.data) {
      const merged = mergeMetadata(user.raw_user_meta_data, given.data)
      await tx.run('update auth.users set raw_user_meta_data = $2::jsonb, updated_at = $3 where id = $1', [user.id, JSON.stringify(merged), now])
    }
    let letters: Prepared[] = []
    if (movesTo) {
      if (pkce) await startFlow(tx, { userId: user.id, method: 'email_change', challenge: given, now })
      letters = await emailChangeLetters(auth, tx, { user, newEmail: movesTo, redirectTo, flow: pkce ? 'pkce' : 'implicit' })
    }
    const code = newNumber ? await changePhone(auth, tx, user, newNumber) : undefined
    await recordAction(tx, { action: 'user_modified', actor: user, ip: device.ip, now })
    return { letters, code, user: (await getUser(tx, user.id)) ?? user }
  })
  const { code } = updated
  if (newNumber && code) {
    const channel = channelOf(given.channel)
    auth.afterwards(() => sendPhoneCode(auth, { user: updated.user, phone: newNumber, otp: code, channel, ip: device.ip }))
  }
  sendAfterwards(auth, ...updated.letters)
  if (passwordHash) sendAfterwards(auth, plainLetter(auth, 'password_changed', updated.user))
  return c.json(userJson(updated.user))
}

type Moves = { movesTo: string | undefined; newNumber: string | undefined }

async function refuseIllegal(auth: Auth, caller: Caller, given: Wanted, { movesTo, newNumber }: Moves): Promise<void> {
  const { user, session } = caller
  if (given.app_metadata) throw new AuthRefusal(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  channelOf(given.channel)
  if (given.password === '') throw new AuthRefusal(400, 'validation_failed', 'Password cannot be empty')
  const factors = user.factors.some((factor) => factor.status === 'verified')
  if (factors && session.aal === 'aal1' && (given.password || movesTo || newNumber)) {
    throw new AuthRefusal(401, 'insufficient_aal', 'AAL2 session is required to update email or password when MFA is enabled.')
  }
  if (user.is_anonymous && given.password && !user.email && !movesTo && !newNumber) {
    throw new AuthRefusal(422, 'validation_failed', 'Updating password of an anonymous user without an email or phone is not allowed')
  }
  if (movesTo && !auth.settings.hideAccounts && (await getUserByEmail(auth.db, movesTo))) {
    throw new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered')
  }
}

/** How long after signing in a password may be changed without a nonce, where the project asks for one. */
const RECENT_MS = 24 * 60 * 60_000

async function newPasswordHash(auth: Auth, caller: Caller, given: Pick<Wanted, 'nonce' | 'current_password'> & { password: string }): Promise<string> {
  const { user, session } = caller
  const { password, nonce } = given
  requireStrength(auth, { password, email: user.email, minLength: auth.settings.password.minLengthOnChange })
  // Each is three hashes, which take longer than anything else a person may ask for.
  await limitPerson(auth, user.id, { what: 'new-password', most: auth.settings.rateLimits.signInsPer5Minutes, seconds: 300 })
  if (auth.settings.password.requireCurrent) await requireCurrentPassword(auth, caller, given.current_password)
  if (auth.settings.password.requireReauthentication && session.created_at.getTime() + RECENT_MS < auth.now().getTime()) await requireNonce(auth, user, nonce)
  if (user.encrypted_password && (await passwordMatches(password, user.encrypted_password))) {
    throw new AuthRefusal(422, 'same_password', 'New password should be different from the old password.')
  }
  return hashPassword(password)
}
