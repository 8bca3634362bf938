import { recordAction } from '../audit-log.ts'
import { bodyOf } from '../body.ts'
import { deviceOf } from '../caller.ts'
import type { Sql } from '../connection.ts'
import type { Auth, Endpoint } from '../context.ts'
import { unlock } from '../passwords/lockout.ts'
import { AuthRefusal } from '../refusal.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { confirmEmail } from '../users/confirm-user.ts'
import { createIdentity, isTaken } from '../users/create-user.ts'
import { emailAddress } from '../users/email-address.ts'
import { getUser } from '../users/get-user.ts'
import { mergeMetadata } from '../users/merge-metadata.ts'
import { phoneNumber } from '../users/phone-number.ts'
import { userJson, type User } from '../users/user.ts'
import { AdminUserBody, adminPasswordHash, adminRole, bannedUntil, type AdminUser } from './admin-user-body.ts'
import { emailTaken } from './create-user-by-admin.ts'
import { userInPath } from './one-user.ts'

type Changes = {
  email: string | undefined
  phone: string | undefined
  passwordHash: string | undefined
  role: string | undefined
  until: Date | null | undefined
}

/** `PUT /admin/users/{id}`: changes at once, without letters. https://supabase.com/docs/reference/javascript/auth-admin-updateuserbyid */
export const updateUserByAdmin: Endpoint = async (auth, c) => {
  const user = await userInPath(auth, c)
  const given = await bodyOf(c, AdminUserBody)
  const now = auth.now()
  const changes: Changes = {
    email: given.email === '' ? undefined : emailAddress(given.email),
    phone: given.phone === '' ? undefined : phoneNumber(given.phone),
    role: adminRole(given.role),
    until: bannedUntil(given.ban_duration, now),
    passwordHash: await adminPasswordHash(auth, { ...given, email: given.email || (user.email ?? '') }),
  }
  try {
    const updated = await auth.db.transaction(async (tx) => {
      await apply(auth, tx, { user, given, changes })
      await recordAction(tx, { action: 'user_modified', actor: undefined, ip: deviceOf(auth, c).ip, traits: { user_id: user.id, user_email: user.email }, now })
      return getUser(tx, user.id)
    })
    if (!updated) throw new AuthRefusal(404, 'user_not_found', 'User not found')
    return c.json(userJson(updated))
  } catch (error) {
    if (!isTaken(error)) throw error
    throw changes.email ? emailTaken() : new AuthRefusal(422, 'phone_exists', 'Phone number already registered by another user')
  }
}

async function apply(auth: Auth, tx: Sql, wanted: { user: User; given: AdminUser; changes: Changes }): Promise<void> {
  const { user, given, changes } = wanted
  const now = auth.now()
  const set = (column: 'role' | 'email' | 'phone' | 'encrypted_password' | 'banned_until' | 'phone_confirmed_at', value: unknown) =>
    tx.run(`update auth.users set ${column} = $2, updated_at = $3 where id = $1`, [user.id, value, now])
  if (changes.role) await set('role', changes.role)
  if (changes.until !== undefined) {
    await set('banned_until', changes.until)
    if (changes.until) await endSessions(tx, { userId: user.id, scope: 'global' })
  }
  if (changes.passwordHash) {
    await set('encrypted_password', changes.passwordHash)
    await tx.run('delete from auth.one_time_tokens where user_id = $1', [user.id])
    await endSessions(tx, { userId: user.id, scope: 'global' })
    if (user.email) await unlock(auth, user.email, tx)
  }
  if (changes.email) {
    await set('email', changes.email)
    await createIdentity(tx, {
      userId: user.id,
      provider: 'email',
      data: { sub: user.id, email: changes.email, email_verified: given.email_confirm, phone_verified: false },
      now,
    })
  }
  if (changes.phone) {
    await set('phone', changes.phone)
    await createIdentity(tx, { userId: user.id, provider: 'phone', data: { sub: user.id, phone: changes.phone, phone_verified: given.phone_confirm }, now })
  }
  if (given.email_confirm) await confirmEmail(tx, user.id, now)
  if (given.phone_confirm) await set('phone_confirmed_at', now)
  for (const [column, known, updates] of [
    ['raw_app_meta_data', user.raw_app_meta_data, given.app_metadata],
    ['raw_user_meta_data', user.raw_user_meta_data, given.user_metadata],
  ] as const) {
    if (updates)
      await tx.run(`update auth.users set ${column} = $2::jsonb, updated_at = $3 where id = $1`, [user.id, JSON.stringify(mergeMetadata(known, updates)), now])
  }
}
