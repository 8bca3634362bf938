import type { Context } from 'hono'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, metadata, pkceFields, text } from '../body.ts'
import { deviceOf } from '../caller.ts'
import type { Sql } from '../connection.ts'
import type { Auth, Endpoint } from '../context.ts'
import { afterUserCreated, beforeUserCreated } from '../hooks/user-created.ts'
import { limitLetters } from '../letters/limit-letters.ts'
import { plainLetter, prepareLetter, sendAfterwards } from '../letters/send-letter.ts'
import { redirectOf } from '../letters/redirect.ts'
import { paced } from '../limits/paced.ts'
import { limitAddress } from '../limits/rate-limit.ts'
import { rememberDecoy } from '../passwords/decoy.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { requireStrength } from '../passwords/password-strength.ts'
import { phoneSignup } from '../phone/phone-signup.ts'
import { AuthRefusal } from '../refusal.ts'
import { startFlow, wantsPkce, type Challenge } from '../sessions/flow-state.ts'
import { startSession, type SessionJson } from '../sessions/start-session.ts'
import { createUser, isTaken } from '../users/create-user.ts'
import { emailAddress } from '../users/email-address.ts'
import { getUser, getUserByEmail } from '../users/get-user.ts'
import { userJson, type User } from '../users/user.ts'
import { signInAnonymously } from './sign-in-anonymously.ts'

const Body = v.object({ email: text, phone: text, password: text, channel: text, data: metadata, ...pkceFields })

/**
 * `POST /signup`. With confirmations on, the answer is an account without session, and it is the same when the address is taken: the owner then gets a
 * letter saying so. https://supabase.com/docs/reference/javascript/auth-signup
 */
export const signup: Endpoint = async (auth, c) => {
  const { settings } = auth
  const given = await bodyOf(c, Body)
  const { ip } = deviceOf(auth, c)
  if (!settings.signupEnabled) throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance')
  if (given.email === '' && given.phone === '') return signInAnonymously(auth, c, given)
  await limitAddress(auth, ip, { what: 'sign-in', most: settings.rateLimits.signInsPer5Minutes, seconds: 300 })
  if (given.email !== '' && given.phone !== '')
    throw new AuthRefusal(400, 'validation_failed', 'Only an email address or phone number should be provided on signup.')
  if (given.phone !== '') return phoneSignup(auth, c, { ...given, data: given.data ?? {} })
  if (!settings.email.enabled || !settings.email.signupEnabled) throw new AuthRefusal(400, 'email_provider_disabled', 'Email signups are disabled')
  if (given.password === '') throw new AuthRefusal(400, 'validation_failed', 'Signup requires a valid password')
  const email = emailAddress(given.email)
  requireStrength(auth, { password: given.password, email, minLength: settings.password.minLength })
  const pkce = wantsPkce(given)
  if (settings.email.confirmations) await limitLetters(auth, { what: 'confirmation', address: email, ip })

  const wanted = { email, password: given.password, data: given.data ?? {}, challenge: pkce ? given : undefined }
  await beforeUserCreated(auth, { email, provider: 'email', data: wanted.data }, ip)
  if (!settings.email.confirmations) return c.json(await signUpAndIn(auth, c, wanted))
  const answer = async () => {
    const signedUp = await signUp(auth, c, wanted)
    return signedUp.created ? userJson(signedUp.user) : await lookalike(auth, wanted)
  }
  return c.json(await (settings.hideAccounts ? paced(answer) : answer()))
}

type Wanted = { email: string; password: string; data: Record<string, unknown>; challenge: Challenge | undefined }
type SignedUp = { created: true; user: User } | { created: false }

async function signUpAndIn(auth: Auth, c: Context, wanted: Wanted): Promise<SessionJson> {
  const signedUp = await signUp(auth, c, wanted)
  if (!signedUp.created) throw new AuthRefusal(422, 'user_already_exists', 'User already registered')
  return auth.db.transaction((tx) => startSession(auth, tx, signedUp.user, 'password', deviceOf(auth, c)))
}

async function signUp(auth: Auth, c: Context, wanted: Wanted): Promise<SignedUp> {
  // Hashed before anybody is looked for: this is what takes long, and it must take as long for a taken address.
  const passwordHash = await hashPassword(wanted.password)
  const now = auth.now()
  const { ip } = deviceOf(auth, c)
  const redirectTo = redirectOf(auth.settings, c)
  const known = await getUserByEmail(auth.db, wanted.email)
  if (known && (known.email_confirmed_at || !auth.settings.email.confirmations)) {
    await recordAction(auth.db, { action: 'user_repeated_signup', actor: known, ip, traits: { provider: 'email' }, now })
    if (auth.settings.email.confirmations) {
      await rememberDecoy(auth, wanted.email, passwordHash)
      sendAfterwards(auth, plainLetter(auth, 'already_registered', known, redirectTo))
    }
    return { created: false }
  }
  try {
    const made = await auth.db.transaction(async (tx) => {
      // Whoever confirms at this moment has the account from then on, with the password that is in it.
      if (known && (await lockUnconfirmed(tx, known)) === undefined) return undefined
      if (known && isSelfMade(known)) await replaceClaims(tx, known, { passwordHash, data: wanted.data, now })
      const user =
        known ?? (await createUser(tx, { email: wanted.email, passwordHash, data: wanted.data, emailConfirmed: !auth.settings.email.confirmations, now }))
      const action = auth.settings.email.confirmations ? 'user_confirmation_requested' : 'user_signedup'
      await recordAction(tx, { action, actor: user, ip, traits: { provider: 'email' }, now })
      if (!auth.settings.email.confirmations) return { user, letter: undefined }
      if (wanted.challenge) await startFlow(tx, { userId: user.id, method: 'email/signup', challenge: wanted.challenge, now })
      // By one clock, since an account whose times differ by milliseconds is no lookalike.
      const prepared = await prepareLetter({ ...auth, now: () => now }, tx, {
        user,
        purpose: 'signup',
        redirectTo,
        flow: wanted.challenge ? 'pkce' : 'implicit',
      })
      return { user: (await getUser(tx, user.id)) ?? user, letter: prepared }
    })
    if (made?.letter) sendAfterwards(auth, made.letter)
    if (made && !known) afterUserCreated(auth, made.user.id, ip)
    if (!made || (known && !isSelfMade(known))) await rememberDecoy(auth, wanted.email, passwordHash)
    // An account that waits for its confirmation answers like a taken address, or asking twice would tell them apart.
    return !made || (known && auth.settings.hideAccounts) ? { created: false } : { created: true, user: made.user }
  } catch (error) {
    // Two sign-ups at once: the other one was first.
    if (!isTaken(error)) throw error
    await rememberDecoy(auth, wanted.email, passwordHash)
    return { created: false }
  }
}

const lockUnconfirmed = (tx: Sql, user: User) => tx.maybe('select id from auth.users where id = $1 and email_confirmed_at is null for update', [user.id])

/** Made by a sign-up and by nobody else: no admin invited it or gave it anything, and nobody was ever in it. */
const isSelfMade = (user: User) =>
  !user.invited_at && !user.last_sign_in_at && JSON.stringify(user.raw_app_meta_data) === JSON.stringify({ provider: 'email', providers: ['email'] })

/**
 * Nobody has shown to own the address yet, so the newest sign-up counts, as the newest letter does. Else who signs up with somebody's address before
 * she does would have chosen the password of the account that she confirms.
 */
async function replaceClaims(tx: Sql, user: User, wanted: { passwordHash: string; data: Record<string, unknown>; now: Date }): Promise<void> {
  const data = JSON.stringify({ ...wanted.data, sub: user.id, email: user.email, email_verified: false, phone_verified: false })
  await tx.run('update auth.users set encrypted_password = $2, raw_user_meta_data = $3::jsonb, updated_at = $4 where id = $1', [
    user.id,
    wanted.passwordHash,
    data,
    wanted.now,
  ])
  await tx.run(`update auth.identities set identity_data = $2::jsonb, updated_at = $3 where user_id = $1 and provider = 'email'`, [user.id, data, wanted.now])
}

/**
 * What a new account would look like: the id belongs to nobody. Where accounts need not be hidden, its `identities` are empty, which is how GoTrue's clients
 * have always told a taken address.
 */
async function lookalike(auth: Auth, wanted: { email: string; data: Record<string, unknown> }): Promise<Record<string, unknown>> {
  const id = randomUUID()
  const now = auth.now()
  const claims = { sub: id, email: wanted.email, email_verified: false, phone_verified: false }
  // Through PostgreSQL, since jsonb orders keys its own way, which would tell a real account from this one.
  const { data } = await auth.db.one<{ data: Record<string, unknown> }>('select $1::jsonb as data', [JSON.stringify({ ...wanted.data, ...claims })])
  const at = now.toISOString()
  const identity = {
    id: randomUUID(),
    provider_id: id,
    user_id: id,
    identity_data: data,
    provider: 'email',
    last_sign_in_at: at,
    created_at: at,
    updated_at: at,
    email: wanted.email,
  }
  return userJson({
    ...NOBODY,
    id,
    email: wanted.email,
    confirmation_sent_at: now,
    created_at: now,
    updated_at: now,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: data,
    identities: auth.settings.hideAccounts ? [identity] : [],
  })
}

const NOBODY = {
  aud: 'authenticated',
  role: 'authenticated',
  encrypted_password: null,
  email_confirmed_at: null,
  invited_at: null,
  recovery_sent_at: null,
  email_change: null,
  email_change_sent_at: null,
  email_change_confirm_status: 0,
  last_sign_in_at: null,
  phone: null,
  phone_confirmed_at: null,
  phone_change: null,
  phone_change_sent_at: null,
  confirmed_at: null,
  banned_until: null,
  reauthentication_sent_at: null,
  deleted_at: null,
  is_anonymous: false,
  factors: [],
} satisfies Partial<User>
