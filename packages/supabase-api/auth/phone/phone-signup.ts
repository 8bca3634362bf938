import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { recordAction } from '../audit-log.ts'
import { deviceOf } from '../caller.ts'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { afterUserCreated, beforeUserCreated } from '../hooks/user-created.ts'
import { paced } from '../limits/paced.ts'
import { rememberDecoy } from '../passwords/decoy.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { requireStrength } from '../passwords/password-strength.ts'
import { AuthRefusal } from '../refusal.ts'
import { startSession } from '../sessions/start-session.ts'
import { createUser, isTaken } from '../users/create-user.ts'
import { getUser, getUserByPhone } from '../users/get-user.ts'
import { phoneNumber } from '../users/phone-number.ts'
import { userJson, type User } from '../users/user.ts'
import { channelOf, limitMessages, preparePhoneCode, sendPhoneCode, type Channel } from './phone-code.ts'

type Given = { phone: string; password: string; channel: string; data: Record<string, unknown> }

/**
 * `POST /signup` with a phone number and a password. With confirmations on a code is sent and the answer is an account without session, also where the number
 * is taken, which gets no message then. https://supabase.com/docs/reference/javascript/auth-signup
 */
export async function phoneSignup(auth: Auth, c: Context, given: Given): Promise<Response> {
  const { settings } = auth
  if (!settings.phone.enabled) throw new AuthRefusal(400, 'phone_provider_disabled', 'Phone signups are disabled')
  if (given.password === '') throw new AuthRefusal(400, 'validation_failed', 'Signup requires a valid password')
  const channel = channelOf(given.channel)
  const phone = phoneNumber(given.phone)
  requireStrength(auth, { password: given.password, email: null, minLength: settings.password.minLength })
  const { confirmations } = settings.phone
  if (confirmations) await limitMessages(auth, 'sms', phone)
  const device = deviceOf(auth, c)
  await beforeUserCreated(auth, { phone, provider: 'phone', data: given.data }, device.ip)
  if (!confirmations) {
    const user = await signUp(auth, { ...given, phone, channel, ip: device.ip })
    if (!user) throw new AuthRefusal(422, 'user_already_exists', 'User already registered')
    return c.json(await auth.db.transaction((tx) => startSession(auth, tx, user, 'password', device)))
  }
  const answer = async () => {
    const user = await signUp(auth, { ...given, phone, channel, ip: device.ip })
    if (user) return userJson(user)
    if (!settings.hideAccounts) throw new AuthRefusal(422, 'user_already_exists', 'User already registered')
    return lookalike(auth, phone, given.data)
  }
  return c.json(await (settings.hideAccounts ? paced(answer) : answer()))
}

/** The new account; undefined when the number is somebody's, and where accounts are hidden also when it waits for its code already. */
async function signUp(auth: Auth, wanted: Given & { channel: Channel; ip: string }): Promise<User | undefined> {
  const { phone, ip, channel, data } = wanted
  const passwordHash = await hashPassword(wanted.password)
  const now = auth.now()
  const { confirmations } = auth.settings.phone
  const known = await getUserByPhone(auth.db, phone)
  if (known && (known.phone_confirmed_at || known.email_confirmed_at || !confirmations)) {
    await recordAction(auth.db, { action: 'user_repeated_signup', actor: known, ip, traits: { provider: 'phone' }, now })
    await rememberDecoy(auth, phone, passwordHash)
    return undefined
  }
  try {
    const made = await auth.db.transaction(async (tx) => {
      // Nobody has shown to own the number yet, so the newest sign-up counts, as the newest code does.
      if (known) await replaceClaims(tx, known, { passwordHash, data, now })
      const user = known ?? (await createUser(tx, { email: null, phone, passwordHash, data, phoneConfirmed: !confirmations, now }))
      await recordAction(tx, { action: confirmations ? 'user_confirmation_requested' : 'user_signedup', actor: user, ip, traits: { provider: 'phone' }, now })
      const otp = confirmations ? await preparePhoneCode({ ...auth, now: () => now }, tx, { user, phone, purpose: 'sms' }) : undefined
      return { user: (await getUser(tx, user.id)) ?? user, otp }
    })
    if (!known) afterUserCreated(auth, made.user.id, ip)
    // After the answer where accounts are hidden: a taken number gets no message, and a sender takes its time.
    const { otp, user } = made
    const send = async () => (otp === undefined ? undefined : sendPhoneCode(auth, { user, phone, otp, channel, ip }))
    if (auth.settings.hideAccounts) auth.afterwards(send)
    else await send()
    // A number that waits for its code answers like a taken one, or asking twice would tell them apart.
    return known && auth.settings.hideAccounts ? undefined : user
  } catch (error) {
    if (!isTaken(error)) throw error
    await rememberDecoy(auth, phone, passwordHash)
    return undefined
  }
}

async function replaceClaims(tx: Sql, user: User, wanted: { passwordHash: string; data: Record<string, unknown>; now: Date }): Promise<void> {
  const data = JSON.stringify({ ...wanted.data, sub: user.id, phone: user.phone, email_verified: false, phone_verified: false })
  await tx.run('update auth.users set encrypted_password = $2, raw_user_meta_data = $3::jsonb, updated_at = $4 where id = $1 and phone_confirmed_at is null', [
    user.id,
    wanted.passwordHash,
    data,
    wanted.now,
  ])
  await tx.run(`update auth.identities set identity_data = $2::jsonb, updated_at = $3 where user_id = $1 and provider = 'phone'`, [user.id, data, wanted.now])
}

/** What a new account would look like; the id belongs to nobody. Made for real and taken back, so that no field of it differs. */
async function lookalike(auth: Auth, phone: string, data: Record<string, unknown>): Promise<Record<string, unknown>> {
  const now = auth.now()
  const id = randomUUID()
  const taken = new Error('taken back')
  let shown: Record<string, unknown> = {}
  await auth.db
    .transaction(async (tx) => {
      // A number nobody can have (E.164 ends at fifteen digits), which gives way to the real one in the answer.
      const stand = await createUser(tx, { id, email: null, phone: `0${id}`, passwordHash: null, data, now })
      const as = JSON.stringify(userJson({ ...stand, confirmation_sent_at: now, updated_at: now })).replaceAll(`0${id}`, phone)
      shown = JSON.parse(as) as Record<string, unknown>
      throw taken
    })
    .catch((error: unknown) => {
      if (error !== taken) throw error
    })
  return shown
}
