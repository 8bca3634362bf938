import { randomBytes } from 'node:crypto'
import { recordAction } from '../audit-log.ts'
import { bodyOf } from '../body.ts'
import { deviceOf, isUuid, requireAdmin } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { AuthRefusal } from '../refusal.ts'
import { createUser, isTaken } from '../users/create-user.ts'
import { emailAddress } from '../users/email-address.ts'
import { phoneNumber } from '../users/phone-number.ts'
import { getUserByEmail } from '../users/get-user.ts'
import { userJson } from '../users/user.ts'
import { AdminUserBody, adminPasswordHash, adminRole, bannedUntil } from './admin-user-body.ts'

/** `POST /admin/users`: an account without letters. https://supabase.com/docs/reference/javascript/auth-admin-createuser */
export const createUserByAdmin: Endpoint = async (auth, c) => {
  await requireAdmin(auth, c)
  const given = await bodyOf(c, AdminUserBody)
  if (given.email === '' && given.phone === '') throw new AuthRefusal(400, 'validation_failed', 'Cannot create a user without either an email or phone')
  if (given.id !== '' && (!isUuid(given.id) || /^[0-]+$/.test(given.id)))
    throw new AuthRefusal(400, 'validation_failed', 'ID must conform to the uuid v4 format')
  const email = given.email === '' ? null : emailAddress(given.email)
  const phone = given.phone === '' ? null : phoneNumber(given.phone)
  const now = auth.now()
  const until = bannedUntil(given.ban_duration, now)
  const role = adminRole(given.role)
  if (email && (await getUserByEmail(auth.db, email))) throw emailTaken()
  const passwordHash = (await adminPasswordHash(auth, given)) ?? (await hashPassword(randomBytes(36).toString('base64url')))
  try {
    const user = await auth.db.transaction(async (tx) => {
      const created = await createUser(tx, {
        ...(given.id === '' ? {} : { id: given.id }),
        ...(role ? { role } : {}),
        email,
        phone,
        passwordHash,
        data: given.user_metadata ?? {},
        byAdmin: true,
        appData: given.app_metadata ?? {},
        emailConfirmed: given.email_confirm && email !== null,
        phoneConfirmed: given.phone_confirm && phone !== null,
        bannedUntil: until ?? null,
        now,
      })
      await recordAction(tx, { action: 'user_signedup', actor: undefined, ip: deviceOf(auth, c).ip, traits: { user_id: created.id, user_email: email }, now })
      return created
    })
    return c.json(userJson(user))
  } catch (error) {
    if (!isTaken(error)) throw error
    if (phone && !email) throw new AuthRefusal(422, 'phone_exists', 'Phone number already registered by another user')
    throw emailTaken()
  }
}

export const emailTaken = (): AuthRefusal => new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered')
