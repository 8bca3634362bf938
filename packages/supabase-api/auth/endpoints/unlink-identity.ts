import { recordAction } from '../audit-log.ts'
import { callerOf, deviceOf, isUuid, requireFullStrength } from '../caller.ts'
import type { Sql } from '../connection.ts'
import type { Endpoint } from '../context.ts'
import { renewProviders } from '../identities/identity-rows.ts'
import { AuthRefusal } from '../refusal.ts'
import { isTaken } from '../users/create-user.ts'
import type { Identity, User } from '../users/user.ts'

/**
 * `DELETE /user/identities/{id}`: an account keeps at least one way to sign in. Its address goes with the identity that brought it, if another one has an
 * address to take its place. https://supabase.com/docs/reference/javascript/auth-unlinkidentity
 */
export const unlinkIdentity: Endpoint = async (auth, c) => {
  const caller = await callerOf(auth, c)
  const { user } = caller
  if (!auth.settings.manualLinkingEnabled) throw new AuthRefusal(404, 'manual_linking_disabled', 'Manual linking is disabled')
  requireFullStrength(caller, 'unlink an identity')
  const id = c.req.param('id')
  if (!isUuid(id)) throw new AuthRefusal(404, 'validation_failed', 'identity_id must be an UUID')
  const now = auth.now()
  await auth.db.transaction(async (tx) => {
    // Two tabs that unlink the last two ways in at once wait for each other here.
    await tx.run('select 1 from auth.users where id = $1 for update', [user.id])
    const identities = await tx.all<Linked>('select * from auth.identities where user_id = $1 order by created_at, id', [user.id])
    if (identities.length <= 1) throw new AuthRefusal(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking')
    const identity = identities.find((one) => one.id === id)
    if (!identity) throw new AuthRefusal(422, 'identity_not_found', "Identity doesn't exist")
    await tx.run('delete from auth.identities where id = $1 and user_id = $2', [id, user.id])
    await moveAddress(tx, { user, gone: identity, left: identities.filter((one) => one.id !== id), now })
    await renewProviders(tx, user.id, now)
    const traits = { identity_id: id, provider: identity.provider, provider_id: identity.provider_id }
    await recordAction(tx, { action: 'identity_unlinked', actor: user, ip: deviceOf(auth, c).ip, traits, now })
  })
  return c.json({})
}

/** An identity as the table has it: its moments are texts only in answers. */
type Linked = Omit<Identity, 'last_sign_in_at' | 'created_at' | 'updated_at'>

async function moveAddress(tx: Sql, wanted: { user: User; gone: Linked; left: readonly Linked[]; now: Date }): Promise<void> {
  const { user, gone, left, now } = wanted
  if (gone.provider === 'phone') {
    await tx.run(`update auth.users set phone = null, phone_confirmed_at = null, updated_at = $2 where id = $1`, [user.id, now])
    return
  }
  // A password is how the e-mail identity signs in.
  if (gone.provider === 'email') await tx.run('update auth.users set encrypted_password = null, updated_at = $2 where id = $1', [user.id, now])
  // An address stays while any identity has it; only one that somebody vouched for may take its place.
  if (user.email === null || left.some((one) => one.email === user.email)) return
  const next = left.find((one) => one.email !== null && one.identity_data['email_verified'] === true)
  if (!next && !left.some((one) => one.provider === 'phone')) {
    throw new AuthRefusal(422, 'email_conflict_identity_not_deletable', 'Unable to unlink identity due to email conflict')
  }
  try {
    await tx.run('update auth.users set email = $2, email_confirmed_at = $3, updated_at = $4 where id = $1', [
      user.id,
      next?.email ?? null,
      next ? now : null,
      now,
    ])
  } catch (error) {
    if (isTaken(error)) throw new AuthRefusal(422, 'email_conflict_identity_not_deletable', 'Unable to unlink identity due to email conflict')
    throw error
  }
}
