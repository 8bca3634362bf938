import { recordAction } from '../audit-log.ts'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { afterUserCreated, beforeUserCreated } from '../hooks/user-created.ts'
import { AuthRefusal } from '../refusal.ts'
import { confirmEmail } from '../users/confirm-user.ts'
import { createUser, isTaken } from '../users/create-user.ts'
import { emailAddress } from '../users/email-address.ts'
import { getUser, getUserByEmail } from '../users/get-user.ts'
import type { User } from '../users/user.ts'
import type { ExternalProfile } from './external-profile.ts'
import { addIdentity, ownerOfIdentity, renewIdentity, renewProviders } from './identity-rows.ts'

type Wanted = { profile: ExternalProfile; emailOptional: boolean; ip: string }

/**
 * The account of an outside identity: its own, else the one whose address the provider vouches for, else a new one, and what `then` makes of it in the
 * same transaction. An address nobody vouches for opens no account and joins none, or whoever wrote it there would be in somebody else's.
 * https://supabase.com/docs/guides/auth/auth-identity-linking#automatic-linking
 */
export async function signInExternally<Result>(auth: Auth, wanted: Wanted, then: (tx: Sql, user: User) => Promise<Result>): Promise<Result> {
  const attempt = async () => {
    const { result, created } = await auth.db.transaction(async (tx) => {
      const account = await accountFor(auth, tx, wanted)
      return { result: await then(tx, account.user), created: account.created ? account.user.id : undefined }
    })
    if (created) afterUserCreated(auth, created, wanted.ip)
    return result
  }
  try {
    return await attempt()
  } catch (error) {
    // Two tabs come back for a new person at once: the other one was first, so now there is an account.
    if (!isTaken(error)) throw error
    return attempt()
  }
}

type Account = { user: User; created: boolean }

async function accountFor(auth: Auth, tx: Sql, wanted: Wanted): Promise<Account> {
  const { profile, ip } = wanted
  const now = auth.now()
  const known = await ownerOfIdentity(tx, profile)
  if (known) {
    const user = await openAccount(auth, tx, known.user_id)
    await renewIdentity(tx, { id: known.id, profile, now })
    return { user: await signedIn(auth, tx, user, wanted), created: false }
  }
  if (!profile.emailVerified && !(wanted.emailOptional && profile.email === undefined)) throw notVouchedFor(profile)
  const email = profile.email === undefined ? null : emailAddress(profile.email)
  const owner = email === null ? undefined : await getUserByEmail(tx, email)
  if (owner) {
    await openAccount(auth, tx, owner.id)
    if (!owner.email_confirmed_at) await dropUnproven(tx, owner, now)
    await addIdentity(tx, { userId: owner.id, profile, now })
    return { user: await signedIn(auth, tx, owner, wanted), created: false }
  }
  if (!auth.settings.signupEnabled) throw new AuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance')
  await beforeUserCreated(auth, { email, provider: profile.provider, data: profile.data }, ip, tx)
  const user = await createUser(tx, { email, passwordHash: null, data: profile.data, emailConfirmed: email !== null, external: profile, now })
  await recordAction(tx, { action: 'user_signedup', actor: user, ip, traits: { provider: profile.provider }, now })
  return { user, created: true }
}

async function openAccount(auth: Auth, tx: Sql, id: string): Promise<User> {
  const user = await getUser(tx, id)
  if (!user || user.deleted_at) throw new AuthRefusal(403, 'user_banned', 'User is banned')
  if (user.banned_until && user.banned_until > auth.now()) throw new AuthRefusal(403, 'user_banned', 'User is banned')
  return user
}

async function signedIn(auth: Auth, tx: Sql, user: User, { profile, ip }: Wanted): Promise<User> {
  const now = auth.now()
  // An account that began with this provider follows what it says; in any other what the person said there herself stays, and the rest is filled in.
  await tx.run(
    `update auth.users set updated_at = $3, raw_user_meta_data = case when raw_app_meta_data ->> 'provider' = $4
       then coalesce(raw_user_meta_data, '{}') || $2::jsonb else $2::jsonb || coalesce(raw_user_meta_data, '{}') end where id = $1`,
    [user.id, JSON.stringify(profile.data), now, profile.provider],
  )
  await renewProviders(tx, user.id, now)
  if (profile.emailVerified && profile.email === user.email && !user.email_confirmed_at) await confirmEmail(tx, user.id, now)
  await recordAction(tx, { action: 'login', actor: user, ip, traits: { provider: profile.provider }, now })
  return (await getUser(tx, user.id)) ?? user
}

/**
 * Somebody signed up with this address and never showed that it is hers; now its owner comes by another way. Whatever that somebody left behind would
 * let her in beside the owner: password, phone, other identities, sessions, factors, letters under way and what she wrote about herself.
 */
async function dropUnproven(tx: Sql, user: User, now: Date): Promise<void> {
  for (const table of ['sessions', 'mfa_factors', 'webauthn_credentials', 'one_time_tokens', 'flow_state'] as const)
    await tx.run(`delete from auth.${table} where user_id = $1`, [user.id])
  await tx.run('delete from auth.external_flows where linking_target_id = $1', [user.id])
  await tx.run('delete from auth.identities where user_id = $1', [user.id])
  await tx.run(
    `update auth.users set encrypted_password = null, phone = null, phone_confirmed_at = null, phone_change = '', email_change = '',
       raw_user_meta_data = case when invited_at is null then '{}' else raw_user_meta_data end, updated_at = $2 where id = $1`,
    [user.id, now],
  )
}

const notVouchedFor = (profile: ExternalProfile) =>
  profile.email === undefined
    ? new AuthRefusal(500, 'unexpected_failure', 'Error getting user email from external provider')
    : new AuthRefusal(
        422,
        'provider_email_needs_verification',
        `Unverified email with ${profile.provider}. Verify the email address there first, or sign up with it here.`,
      )
