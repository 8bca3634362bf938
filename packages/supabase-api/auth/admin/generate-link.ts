import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, metadata, text } from '../body.ts'
import { deviceOf, requireAdmin } from '../caller.ts'
import type { Sql } from '../connection.ts'
import type { Auth, Endpoint } from '../context.ts'
import { afterUserCreated, beforeUserCreated } from '../hooks/user-created.ts'
import { redirectOf } from '../letters/redirect.ts'
import { actionUrl, prepareLetter, type Wanted } from '../letters/send-letter.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { requireStrength } from '../passwords/password-strength.ts'
import { AuthRefusal } from '../refusal.ts'
import { createUser } from '../users/create-user.ts'
import { emailAddress } from '../users/email-address.ts'
import { getUser, getUserByEmail } from '../users/get-user.ts'
import { userJson, type User } from '../users/user.ts'
import { emailTaken } from './create-user-by-admin.ts'

const Body = v.object({ type: text, email: text, new_email: text, password: text, data: metadata, redirect_to: text })
const TYPES = ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'] as const
type Type = (typeof TYPES)[number]

/** `POST /admin/generate_link`: what a letter would hold, without sending it. https://supabase.com/docs/reference/javascript/auth-admin-generatelink */
export const generateLink: Endpoint = async (auth, c) => {
  await requireAdmin(auth, c)
  const given = await bodyOf(c, Body)
  const email = emailAddress(given.email)
  const asked = TYPES.find((type) => type === given.type)
  if (!asked) throw new AuthRefusal(400, 'validation_failed', `Invalid email action link type requested: ${given.type.slice(0, 40)}`)
  const redirectTo = redirectOf(auth.settings, c, given.redirect_to)
  const known = await getUserByEmail(auth.db, email)
  if (!known && !['signup', 'invite', 'magiclink'].includes(asked)) throw new AuthRefusal(404, 'user_not_found', 'User with this email not found')
  // A magic link for a stranger is a sign-up.
  const type: Type = !known && asked === 'magiclink' ? 'signup' : asked
  const passwordHash = !known && type === 'signup' ? await signupHash(auth, { password: given.password, email, random: asked === 'magiclink' }) : null
  const newEmail = type.startsWith('email_change') ? emailAddress(given.new_email) : undefined

  const { ip } = deviceOf(auth, c)
  if (!known) await beforeUserCreated(auth, { email, provider: 'email', data: given.data ?? {} }, ip)
  const made = await auth.db.transaction(async (tx) => {
    const user = known ?? (await createUser(tx, { email, passwordHash, data: given.data ?? {}, invited: type === 'invite', now: auth.now() }))
    const letter = await prepareLetter(auth, tx, await wantedFor(auth, tx, { type, user, redirectTo, newEmail, data: given.data ?? undefined }))
    await recordAction(tx, {
      action: 'user_recovery_requested',
      actor: undefined,
      ip: deviceOf(auth, c).ip,
      traits: { user_id: user.id, link: type },
      now: auth.now(),
    })
    return { facts: letter.facts, user: (await getUser(tx, user.id)) ?? user }
  })
  if (!known) afterUserCreated(auth, made.user.id, ip)
  const { facts } = made
  return c.json({
    ...userJson(made.user),
    action_link: actionUrl(auth, { ...facts, type: newEmail ? 'email_change' : type }),
    email_otp: facts.otp,
    hashed_token: facts.tokenHash,
    verification_type: type,
    redirect_to: redirectTo,
  })
}

async function signupHash(auth: Auth, wanted: { password: string; email: string; random: boolean }): Promise<string> {
  if (wanted.random) return hashPassword(randomBytes(36).toString('base64url'))
  if (wanted.password === '') throw new AuthRefusal(400, 'validation_failed', 'Signup requires a valid password')
  requireStrength(auth, { password: wanted.password, email: wanted.email, minLength: auth.settings.password.minLength })
  return hashPassword(wanted.password)
}

async function wantedFor(
  auth: Auth,
  tx: Sql,
  wanted: { type: Type; user: User; redirectTo: string; newEmail: string | undefined; data: Record<string, unknown> | undefined },
): Promise<Wanted> {
  const { type, user, redirectTo, newEmail } = wanted
  if (type === 'magiclink' || type === 'recovery') return { user, purpose: type, redirectTo }
  if (type === 'signup' || type === 'invite') {
    if (user.email_confirmed_at) throw emailTaken()
    if (type === 'invite') await tx.run('update auth.users set invited_at = $2 where id = $1', [user.id, auth.now()])
    return { user, purpose: type, redirectTo }
  }
  if (newEmail === undefined) throw new AuthRefusal(400, 'validation_failed', 'Unable to validate email address: invalid format')
  if (type === 'email_change_current' && !auth.settings.email.secureChange) {
    throw new AuthRefusal(400, 'validation_failed', 'Enable secure email change to generate link for current email')
  }
  const owner = await getUserByEmail(tx, newEmail)
  if (owner && owner.id !== user.id) throw emailTaken()
  // The two links of one change are asked for one after the other; the second must not undo the first.
  const confirmed = user.email_change === newEmail ? user.email_change_confirm_status : 0
  await tx.run('update auth.users set email_change = $2, email_change_confirm_status = $3 where id = $1', [user.id, newEmail, confirmed])
  const current = type === 'email_change_current'
  return {
    user,
    purpose: 'email_change',
    redirectTo,
    newEmail,
    token: current ? 'email_change_token_current' : 'email_change_token_new',
    ...(current ? {} : { to: newEmail }),
  }
}
