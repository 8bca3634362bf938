import { recordAction } from '../audit-log.ts'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'
import { confirmEmail } from '../users/confirm-user.ts'
import { isTaken } from '../users/create-user.ts'
import { emailAddress } from '../users/email-address.ts'
import { getUser } from '../users/get-user.ts'
import type { User } from '../users/user.ts'
import type { ExternalProfile } from './external-profile.ts'
import { addIdentity, ownerOfIdentity, renewProviders } from './identity-rows.ts'

/**
 * Adds an outside identity to the account of somebody who is signed in. Its address need not be vouched for, since it opens nothing; only an account without
 * one (an anonymous one) takes a vouched-for address over. https://supabase.com/docs/guides/auth/auth-identity-linking#manual-linking-beta
 */
export async function linkToUser(auth: Auth, tx: Sql, wanted: { userId: string; profile: ExternalProfile; ip: string }): Promise<User> {
  const { profile } = wanted
  const now = auth.now()
  const user = await getUser(tx, wanted.userId)
  if (!user || user.deleted_at) throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (user.banned_until && user.banned_until > now) throw new AuthRefusal(403, 'user_banned', 'User is banned')
  const owner = await ownerOfIdentity(tx, profile)
  if (owner) throw linkedAlready(owner.user_id === user.id)
  try {
    await addIdentity(tx, { userId: user.id, profile, now })
  } catch (error) {
    if (isTaken(error)) throw linkedAlready(false)
    throw error
  }
  if (user.email === null && profile.email !== undefined && profile.emailVerified) {
    try {
      await tx.run('update auth.users set email = $2, updated_at = $3 where id = $1', [user.id, emailAddress(profile.email), now])
    } catch (error) {
      if (isTaken(error)) throw new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered')
      throw error
    }
    await confirmEmail(tx, user.id, now)
  }
  if (user.is_anonymous) await tx.run('update auth.users set is_anonymous = false, updated_at = $2 where id = $1', [user.id, now])
  await renewProviders(tx, user.id, now)
  await recordAction(tx, { action: 'user_modified', actor: user, ip: wanted.ip, traits: { linked: profile.provider }, now })
  return (await getUser(tx, user.id)) ?? user
}

const linkedAlready = (own: boolean) =>
  new AuthRefusal(422, 'identity_already_exists', own ? 'Identity is already linked' : 'Identity is already linked to another user')
