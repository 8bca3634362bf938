import * as v from 'valibot'
import { flag, metadata, text } from '../body.ts'
import type { Auth } from '../context.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { requireStrength } from '../passwords/password-strength.ts'
import { AuthRefusal } from '../refusal.ts'

/** What an admin may say of an account. https://supabase.com/docs/reference/javascript/auth-admin-createuser */
export const AdminUserBody = v.object({
  id: text,
  aud: text,
  role: text,
  email: text,
  phone: text,
  password: v.optional(v.nullable(v.string())),
  password_hash: text,
  nonce: text,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: text,
})
export type AdminUser = v.InferOutput<typeof AdminUserBody>

/** Go's durations, the form of `ban_duration`: `300ms`, `1.5h`, `2h45m`; `none` lifts a ban. */
export function bannedUntil(duration: string, now: Date): Date | null | undefined {
  if (duration === '') return undefined
  if (duration === 'none') return null
  const units: Readonly<Record<string, number>> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1000, m: 60_000, h: 3_600_000 }
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)]
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== duration)
    throw new AuthRefusal(400, 'validation_failed', `invalid format for ban duration: time: invalid duration "${duration.slice(0, 40)}"`)
  const milliseconds = parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (units[unit ?? ''] ?? 0), 0)
  return new Date(Math.min(now.getTime() + milliseconds, 8.64e15))
}

/** The bcrypt hash an admin's password becomes, or one that was brought from elsewhere. */
export async function adminPasswordHash(auth: Auth, given: AdminUser): Promise<string | undefined> {
  if (given.password && given.password_hash !== '') throw new AuthRefusal(400, 'validation_failed', 'Only a password or a password hash should be provided')
  if (given.password_hash !== '') {
    if (!/^\$2[abxy]?\$(0[4-9]|1[0-5])\$[./A-Za-z0-9]{53}$/.test(given.password_hash))
      throw new AuthRefusal(400, 'validation_failed', 'password_hash must be a bcrypt hash')
    return given.password_hash
  }
  if (!given.password) return undefined
  requireStrength(auth, { password: given.password, email: given.email || null, minLength: auth.settings.password.minLength })
  return hashPassword(given.password)
}

/** Database roles an account may have; the two that row level security does not bind are for keys, not for people. */
export function adminRole(role: string): string | undefined {
  if (role === '') return undefined
  if (role.length > 63 || ['service_role', 'supabase_admin', 'postgres'].includes(role))
    throw new AuthRefusal(400, 'validation_failed', 'This role cannot be given to a user')
  return role
}
