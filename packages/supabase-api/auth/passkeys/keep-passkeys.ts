import type { Context } from 'hono'
import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, text } from '../body.ts'
import { deviceOf, isUuid } from '../caller.ts'
import type { Auth, Endpoint } from '../context.ts'
import { personOf } from '../factors/person.ts'
import { userInPath } from '../admin/one-user.ts'
import { AuthRefusal } from '../refusal.ts'
import type { User } from '../users/user.ts'
import { keeperOf, requirePasskeys } from './register-passkey.ts'

type Row = { id: string; friendly_name: string; created_at: Date; last_used_at: Date | null }
const COLUMNS = 'id, friendly_name, created_at, last_used_at'

/** `GET /passkeys`. */
export const listPasskeys: Endpoint = async (auth, c) => {
  requirePasskeys(auth)
  const { user } = await personOf(auth, c)
  return c.json(await passkeysOf(auth, user))
}

/** `PATCH /passkeys/{id}`: another name. */
export const renamePasskey: Endpoint = async (auth, c) => {
  requirePasskeys(auth)
  const { user } = await personOf(auth, c)
  const id = idInPath(c, 'id')
  const { friendly_name: name } = await bodyOf(c, v.object({ friendly_name: text }))
  if (name === '') throw new AuthRefusal(400, 'validation_failed', 'friendly_name is required')
  if ([...name].length > 120) throw new AuthRefusal(400, 'validation_failed', 'friendly_name must be 120 characters or less')
  const row = await auth.db.transaction(async (tx) => {
    const renamed = await tx.maybe<Row>(
      `update auth.webauthn_credentials set friendly_name = $3, updated_at = $4 where id = $1 and user_id = $2 returning ${COLUMNS}`,
      [id, user.id, name, auth.now()],
    )
    if (!renamed) throw notFound()
    await recordAction(tx, { action: 'passkey_updated', actor: user, ip: deviceOf(auth, c).ip, traits: { passkey_id: id }, now: auth.now() })
    return renamed
  })
  return c.json(itemOf(row))
}

/** `DELETE /passkeys/{id}`. */
export const deletePasskey: Endpoint = async (auth, c) => {
  const { user } = await keeperOf(auth, c)
  await drop(auth, c, user, idInPath(c, 'id'))
  return c.body(null, 204)
}

/** `GET /admin/users/{id}/passkeys`. */
export const listPasskeysByAdmin: Endpoint = async (auth, c) => {
  const user = await userInPath(auth, c)
  requirePasskeys(auth)
  return c.json(await passkeysOf(auth, user))
}

/** `DELETE /admin/users/{id}/passkeys/{passkeyId}`: for who lost the device. */
export const deletePasskeyByAdmin: Endpoint = async (auth, c) => {
  const user = await userInPath(auth, c)
  requirePasskeys(auth)
  await drop(auth, c, user, idInPath(c, 'passkeyId'))
  return c.body(null, 204)
}

async function passkeysOf(auth: Auth, user: User): Promise<object[]> {
  const rows = await auth.db.all<Row>(`select ${COLUMNS} from auth.webauthn_credentials where user_id = $1 order by created_at, id`, [user.id])
  return rows.map(itemOf)
}

async function drop(auth: Auth, c: Context, user: User, id: string): Promise<void> {
  await auth.db.transaction(async (tx) => {
    const gone = await tx.run('delete from auth.webauthn_credentials where id = $1 and user_id = $2', [id, user.id])
    if (gone !== 1) throw notFound()
    await recordAction(tx, { action: 'passkey_deleted', actor: user, ip: deviceOf(auth, c).ip, traits: { passkey_id: id }, now: auth.now() })
  })
}

function idInPath(c: Context, name: 'id' | 'passkeyId'): string {
  const id = c.req.param(name)
  if (!isUuid(id)) throw notFound()
  return id
}

const notFound = () => new AuthRefusal(404, 'validation_failed', 'Passkey not found')

const itemOf = (row: Row) => ({
  id: row.id,
  ...(row.friendly_name ? { friendly_name: row.friendly_name } : {}),
  created_at: row.created_at.toISOString(),
  ...(row.last_used_at ? { last_used_at: row.last_used_at.toISOString() } : {}),
})
