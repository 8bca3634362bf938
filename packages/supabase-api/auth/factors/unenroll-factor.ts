import { recordAction } from '../audit-log.ts'
import { deviceOf } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'
import { factorInPath } from './challenge-factor.ts'
import { dropFactor } from './raise-session.ts'

/** `DELETE /factors/{id}`: a verified factor goes only from a session that it lifted. https://supabase.com/docs/reference/javascript/auth-mfa-unenroll */
export const unenrollFactor: Endpoint = async (auth, c) => {
  const { caller, factor } = await factorInPath(auth, c)
  if (factor.factor_type === 'recovery_code')
    throw new AuthRefusal(422, 'validation_failed', 'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes')
  if (factor.status === 'verified' && caller.session.aal === 'aal1') throw new AuthRefusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  const others = caller.user.factors.filter((one) => one.id !== factor.id && one.status === 'verified')
  if (factor.status === 'verified' && others.length > 0 && others.every((one) => one.factor_type === 'recovery_code'))
    throw new AuthRefusal(
      422,
      'mfa_recovery_codes_sole_factor',
      'Recovery codes cannot be the only verified factor. Please enroll another factor before unenrolling this one or delete your recovery codes.',
    )
  await auth.db.transaction(async (tx) => {
    await dropFactor(tx, caller.user.id, factor.id)
    await recordAction(tx, {
      action: 'factor_unenrolled',
      actor: caller.user,
      ip: deviceOf(auth, c).ip,
      traits: { factor_id: factor.id, factor_status: factor.status, session_id: caller.session.id },
      now: auth.now(),
    })
  })
  return c.json({ id: factor.id })
}
