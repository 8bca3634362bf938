import type { JWTPayload } from 'jose'
import * as v from 'valibot'
import type { Sql } from '../connection.ts'
import type { Auth } from '../context.ts'
import { runHook } from '../hooks/run-hook.ts'
import { AuthRefusal } from '../refusal.ts'

const Answer = v.object({ claims: v.record(v.string(), v.unknown()) })
/** What a token cannot be without, whatever a hook does: https://supabase.com/docs/guides/auth/auth-hooks/custom-access-token-hook */
const REQUIRED = ['iss', 'aud', 'exp', 'iat', 'sub', 'role', 'aal', 'session_id', 'email', 'phone', 'is_anonymous'] as const

/**
 * The claims as the project wants them: its hook is told `{ user_id, claims, authentication_method }` and answers `{ claims }`. One that forgets a required
 * claim refuses the token.
 */
export async function customClaims(auth: Auth, tx: Sql, wanted: { userId: string; claims: JWTPayload; method: string }): Promise<JWTPayload> {
  const payload = { user_id: wanted.userId, claims: wanted.claims, authentication_method: wanted.method }
  const answer = await runHook(auth, 'customAccessToken', payload, { ip: '', tx })
  if (answer === undefined) return wanted.claims
  const parsed = v.safeParse(Answer, answer)
  if (!parsed.success) throw new AuthRefusal(500, 'unexpected_failure', 'output claims field is missing')
  const { claims } = parsed.output
  const missing = REQUIRED.find((name) => claims[name] === undefined || claims[name] === null)
  if (missing) throw new AuthRefusal(500, 'unexpected_failure', `output claims do not conform to the expected schema: ${missing} is required`)
  return claims
}
