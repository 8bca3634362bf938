import type { Context } from 'hono'
import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, flag } from '../body.ts'
import { deviceOf, isUuid, requireAdmin } from '../caller.ts'
import type { Sql } from '../connection.ts'
import type { Auth, Endpoint } from '../context.ts'
import { hashOf } from '../keys/secrets.ts'
import { AuthRefusal } from '../refusal.ts'
import { getUser } from '../users/get-user.ts'
import { userJson, type User } from '../users/user.ts'

/** The account an admin's address names; refuses with GoTrue's words. */
export async function userInPath(auth: Auth, c: Context): Promise<User> {
  await requireAdmin(auth, c)
  const id = c.req.param('id')
  if (!isUuid(id)) throw new AuthRefusal(404, 'validation_failed', 'user_id must be an UUID')
  const user = await getUser(auth.db, id)
  if (!user) throw new AuthRefusal(404, 'user_not_found', 'User not found')
  return user
}

/** `GET /admin/users/{id}`. https://supabase.com/docs/reference/javascript/auth-admin-getuserbyid */
export const getUserByAdmin: Endpoint = async (auth, c) => c.json(userJson(await userInPath(auth, c)))

/** `DELETE /admin/users/{id}`, with `should_soft_delete` keeping the id for what refers to it. https://supabase.com/docs/reference/javascript/auth-admin-deleteuser */
export const deleteUserByAdmin: Endpoint = async (auth, c) => {
  const user = await userInPath(auth, c)
  const given = await bodyOf(c, v.object({ should_soft_delete: flag }))
  const now = auth.now()
  await auth.db.transaction(async (tx) => {
    await recordAction(tx, { action: 'user_deleted', actor: undefined, ip: deviceOf(auth, c).ip, traits: { user_id: user.id, user_email: user.email }, now })
    if (!given.should_soft_delete) await tx.run('delete from auth.users where id = $1', [user.id])
    else if (!user.deleted_at) await softDelete(tx, user, now)
  })
  return c.json({})
}

/** Takes away everything personal but the id. Addresses become hashes, so that they are free again but a second account of theirs can be told. */
async function softDelete(tx: Sql, user: User, now: Date): Promise<void> {
  await tx.run(
    `update auth.users set deleted_at = $2, updated_at = $2, email = $3, phone = $4, encrypted_password = null, email_change = '', phone_change = '',
       raw_user_meta_data = '{}', raw_app_meta_data = '{}' where id = $1`,
    [user.id, now, user.email && hashOf(`${user.id}:${user.email}`), user.phone && hashOf(`${user.id}:${user.phone}`).slice(0, 15)],
  )
  await tx.run(
    `update auth.identities set provider_id = encode(sha256(convert_to(provider_id, 'UTF8')), 'hex') || id::text, identity_data = '{}' where user_id = $1`,
    [user.id],
  )
  for (const table of ['sessions', 'mfa_factors', 'webauthn_credentials', 'one_time_tokens', 'flow_state'] as const)
    await tx.run(`delete from auth.${table} where user_id = $1`, [user.id])
}
