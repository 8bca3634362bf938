import type { Caller } from '../caller.ts'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { hashOf, newSecret } from '../keys/secrets.ts'
import type { FactorMethod } from '../sessions/access-token.ts'
import { AuthRefusal } from '../refusal.ts'
import { insertRefreshToken, recordMethod, sessionJson, type SessionJson } from '../sessions/start-session.ts'
import { getUser } from '../users/get-user.ts'
import type { Factor } from '../users/user.ts'

/** How `amr` names what was proved with a factor. */
const methods = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
  recovery_code: 'mfa/recovery_code',
} satisfies Record<Factor['factor_type'], FactorMethod>

/** Lifts the caller's session to aal2, ends the weaker ones and forgets factors whose enrolment was never finished. */
export async function raiseSession(auth: Auth, tx: Sql, caller: Caller, factor: Pick<Factor, 'id' | 'factor_type'>): Promise<SessionJson> {
  const now = auth.now()
  const { id: sessionId } = caller.session
  const method = methods[factor.factor_type]
  // Two sessions of one person that are lifted at once would each wait for the other to end: one after the other, the first ends the second.
  await tx.run('select from auth.users where id = $1 for no key update', [caller.user.id])
  await tx.run(`update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1 and status = 'unverified'`, [factor.id, now])
  const lifted = await tx.run(`update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1`, [sessionId, factor.id, now])
  if (lifted !== 1) throw new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  await recordMethod(tx, sessionId, method, now)
  // A refresh token from before the answer was given must not refresh a session that is worth more now.
  await tx.run('update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1 and not revoked', [sessionId, now])
  const refreshToken = newSecret()
  await insertRefreshToken(tx, { token: refreshToken, parent: hashOf(sessionId), userId: caller.user.id, sessionId, now })
  await tx.run(`delete from auth.sessions where user_id = $1 and id <> $2 and (aal is null or aal = 'aal1')`, [caller.user.id, sessionId])
  await tx.run(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [caller.user.id])
  const user = await getUser(tx, caller.user.id)
  if (!user) throw new Error('The account went away while it signed in')
  return sessionJson(auth, tx, user, { id: sessionId, aal: 'aal2' }, refreshToken, method)
}

/** Takes a factor away; the sessions it lifted are worth no more than their password again. */
export async function dropFactor(tx: Sql, userId: string, factorId: string): Promise<void> {
  await tx.run('delete from auth.mfa_factors where id = $1 and user_id = $2', [factorId, userId])
  await tx.run(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [factorId])
  await tx.run(
    `delete from auth.mfa_amr_claims m using auth.sessions s
     where m.session_id = s.id and s.user_id = $1 and s.factor_id is null and m.authentication_method = any($2)`,
    [userId, Object.values(methods)],
  )
}
