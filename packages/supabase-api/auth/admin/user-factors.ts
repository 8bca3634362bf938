import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, text } from '../body.ts'
import { deviceOf } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { dropFactor } from '../factors/raise-session.ts'
import { AuthRefusal } from '../refusal.ts'
import { isTaken } from '../users/create-user.ts'
import { factorJson } from '../users/user.ts'
import { userInPath } from './one-user.ts'

/** `GET /admin/users/{id}/factors`. https://supabase.com/docs/reference/javascript/auth-admin-mfa-listfactors */
export const listFactorsByAdmin: Endpoint = async (auth, c) => c.json((await userInPath(auth, c)).factors.map(factorJson))

/** `DELETE /admin/users/{id}/factors/{factorId}`: for who lost the phone. https://supabase.com/docs/reference/javascript/auth-admin-mfa-deletefactor */
export const deleteFactorByAdmin: Endpoint = async (auth, c) => {
  const user = await userInPath(auth, c)
  const factor = user.factors.find((one) => one.id === c.req.param('factorId'))
  if (!factor) throw new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found')
  await auth.db.transaction(async (tx) => {
    await dropFactor(tx, user.id, factor.id)
    await recordAction(tx, { action: 'factor_deleted', actor: user, ip: deviceOf(auth, c).ip, traits: { factor_id: factor.id }, now: auth.now() })
  })
  return c.json(factorJson(factor))
}

/** `PUT /admin/users/{id}/factors/{factorId}`: another name. */
export const renameFactorByAdmin: Endpoint = async (auth, c) => {
  const user = await userInPath(auth, c)
  const factor = user.factors.find((one) => one.id === c.req.param('factorId'))
  if (!factor) throw new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found')
  const { friendly_name: name } = await bodyOf(c, v.object({ friendly_name: text }))
  if (name !== '') {
    try {
      await auth.db.run('update auth.mfa_factors set friendly_name = $2, updated_at = $3 where id = $1', [factor.id, name.slice(0, 200), auth.now()])
    } catch (error) {
      if (!isTaken(error)) throw error
      throw new AuthRefusal(422, 'mfa_factor_name_conflict', `A factor with the friendly name "${name.slice(0, 200)}" for this user already exists`)
    }
  }
  return c.json(factorJson({ ...factor, friendly_name: name === '' ? factor.friendly_name : name.slice(0, 200) }))
}
