import { randomUUID } from 'node:crypto'
import type { Sql } from '../connection.ts'
import type { ExternalProfile } from '../identities/external-profile.ts'
import { addIdentity } from '../identities/identity-rows.ts'
import { getUser } from './get-user.ts'
import type { User } from './user.ts'

export type NewUser = {
  id?: string
  email: string | null
  phone?: string | null
  passwordHash: string | null
  data: Readonly<Record<string, unknown>>
  /** Made by the project, not by the person: then `data` stays as it was passed, without the address and what is verified of it. */
  byAdmin?: boolean
  appData?: Readonly<Record<string, unknown>>
  role?: string
  emailConfirmed?: boolean
  phoneConfirmed?: boolean
  invited?: boolean
  anonymous?: boolean
  /** Who the person is elsewhere: then the account signs in by that, and its address is no way of its own. */
  external?: ExternalProfile
  bannedUntil?: Date | null
  now: Date
}

/**
 * Inserts an account with its identity, whole, in one statement each, so that a project's trigger on auth.users sees the metadata. Read again
 * afterwards, since such a trigger may have changed it. Throws SQLSTATE 23505 when the address is taken.
 */
export async function createUser(tx: Sql, wanted: NewUser): Promise<User> {
  const id = wanted.id ?? randomUUID()
  const email = wanted.email?.toLowerCase() ?? null
  const providers = wanted.external ? [wanted.external.provider] : [...(email ? ['email'] : []), ...(wanted.phone ? ['phone'] : [])]
  const claims = {
    sub: id,
    ...(email ? { email } : {}),
    ...(wanted.phone ? { phone: wanted.phone } : {}),
    email_verified: wanted.emailConfirmed ?? false,
    phone_verified: wanted.phoneConfirmed ?? false,
  }
  const appData = { ...(providers.length > 0 ? { provider: providers[0], providers } : {}), ...wanted.appData }
  await tx.run(
    `insert into auth.users (instance_id, id, aud, role, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at, invited_at,
       raw_app_meta_data, raw_user_meta_data, is_anonymous, banned_until, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb, $11, $12, $13, $13)`,
    [
      id,
      wanted.role ?? 'authenticated',
      email,
      wanted.phone ?? null,
      wanted.passwordHash,
      wanted.emailConfirmed ? wanted.now : null,
      wanted.phoneConfirmed ? wanted.now : null,
      wanted.invited ? wanted.now : null,
      JSON.stringify(appData),
      JSON.stringify(metadataOf(wanted, claims)),
      wanted.anonymous ?? false,
      wanted.bannedUntil ?? null,
      wanted.now,
    ],
  )
  if (wanted.external) await addIdentity(tx, { userId: id, profile: wanted.external, now: wanted.now })
  else for (const provider of providers) await createIdentity(tx, { userId: id, provider, data: { ...wanted.data, ...claims }, now: wanted.now })
  const created = await getUser(tx, id)
  if (!created) throw new Error('A new account was taken away by a trigger')
  return created
}

function metadataOf(wanted: NewUser, claims: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (wanted.anonymous || wanted.external) return wanted.data
  if (!wanted.byAdmin) return { ...wanted.data, ...claims }
  return { ...wanted.data, ...(wanted.emailConfirmed ? { email_verified: true } : {}), ...(wanted.phoneConfirmed ? { phone_verified: true } : {}) }
}

/** Adds a way to sign in by e-mail or phone, whose provider id is the account's own. */
export async function createIdentity(tx: Sql, wanted: { userId: string; provider: string; data: Readonly<Record<string, unknown>>; now: Date }): Promise<void> {
  await tx.run(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3::jsonb, $4, $5, $5, $5) on conflict (provider_id, provider) do update set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = excluded.updated_at`,
    [wanted.userId, wanted.userId, JSON.stringify(wanted.data), wanted.provider, wanted.now],
  )
}

/**
 * Whether a statement failed because the address, the id or the name already belongs to somebody here. A project's trigger may run into a rule of its
 * own tables; that is a fault, not an answer.
 */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505' && 'schema' in error && error.schema === 'auth'
