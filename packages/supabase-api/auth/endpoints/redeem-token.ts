import { recordAction } from '../audit-log.ts'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import type { OneTimeToken } from '../letters/one-time-token.ts'
import { unlock } from '../passwords/lockout.ts'
import { AuthRefusal } from '../refusal.ts'
import { confirmEmail } from '../users/confirm-user.ts'
import { createIdentity, isTaken } from '../users/create-user.ts'
import { getUser } from '../users/get-user.ts'
import type { User } from '../users/user.ts'
import { needsBoth } from './email-change.ts'

/** What a redeemed token leads to. `complete` is false after the first of two confirmations of a change of address. */
export type Redeemed = { complete: true; user: User } | { complete: false; user: User }

/** Does what a one-time token was sent for. The token has been taken already; an exception brings it back. */
export async function redeemToken(auth: Auth, tx: Sql, token: OneTimeToken, ip: string): Promise<Redeemed> {
  const user = await getUser(tx, token.user_id)
  const now = auth.now()
  if (!user || user.deleted_at) throw new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired')
  if (user.banned_until && user.banned_until > now) throw new AuthRefusal(403, 'user_banned', 'User is banned')

  if (token.token_type === 'email_change_token_new' || token.token_type === 'email_change_token_current') {
    const complete = await changeEmail(auth, tx, { user, token, ip })
    return { complete, user: (await getUser(tx, user.id)) ?? user }
  }
  const action = user.email_confirmed_at ? 'login' : token.purpose === 'invite' ? 'invite_accepted' : 'user_signedup'
  await recordAction(tx, { action, actor: user, ip, traits: { provider: 'email' }, now })
  if (user.email_confirmed_at) await tx.run('delete from auth.one_time_tokens where user_id = $1', [user.id])
  else await confirmEmail(tx, user.id, now)
  if (user.email) await unlock(auth, user.email, tx)
  return { complete: true, user: (await getUser(tx, user.id)) ?? user }
}

async function changeEmail(auth: Auth, tx: Sql, wanted: { user: User; token: OneTimeToken; ip: string }): Promise<boolean> {
  const { user, token } = wanted
  const now = auth.now()
  const newEmail = user.email_change
  if (!newEmail) throw new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired')
  if (needsBoth(auth, user) && user.email_change_confirm_status === 0) {
    await tx.run('update auth.users set email_change_confirm_status = 1, updated_at = $2 where id = $1', [user.id, now])
    return false
  }
  if (token.token_type === 'email_change_token_current' && !needsBoth(auth, user))
    throw new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired')
  try {
    await tx.run(`update auth.users set email = $2, email_change = '', email_change_confirm_status = 0, updated_at = $3 where id = $1`, [
      user.id,
      newEmail,
      now,
    ])
  } catch (error) {
    if (isTaken(error)) throw new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered')
    throw error
  }
  await createIdentity(tx, { userId: user.id, provider: 'email', data: { sub: user.id, email: newEmail, email_verified: true, phone_verified: false }, now })
  await tx.run(`update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('email', $2::text) where id = $1`, [
    user.id,
    newEmail,
  ])
  if (!(user.raw_app_meta_data ?? {})['provider']) {
    await tx.run(
      `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"provider": "email", "providers": ["email"]}' where id = $1`,
      [user.id],
    )
  }
  await confirmEmail(tx, user.id, now)
  await recordAction(tx, { action: 'user_modified', actor: user, ip: wanted.ip, traits: { email_change: true }, now })
  return true
}
