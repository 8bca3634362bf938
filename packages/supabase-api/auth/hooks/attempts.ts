import type { Auth } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import type { Factor } from '../users/user.ts'
import { runHook } from './run-hook.ts'

/**
 * Tells the project that a password was tried on an account, right or wrong; it may refuse it, and sign the account out everywhere.
 * https://supabase.com/docs/guides/auth/auth-hooks/password-verification-hook
 */
export async function passwordAttempted(auth: Auth, attempt: { userId: string; valid: boolean; ip: string }): Promise<void> {
  const answer = await runHook(auth, 'passwordVerificationAttempt', { user_id: attempt.userId, valid: attempt.valid }, { ip: attempt.ip })
  if (answer?.['decision'] !== 'reject') return
  if (answer['should_logout_user'] === true) await endSessions(auth.db, { userId: attempt.userId, scope: 'global' })
  throw new AuthRefusal(400, 'invalid_credentials', sentence(answer['message'], 'Further password verification attempts will be rejected.'))
}

/**
 * Tells the project that a second factor was tried; refusing it signs the account out everywhere.
 * https://supabase.com/docs/guides/auth/auth-hooks/mfa-verification-hook
 */
export async function factorAttempted(
  auth: Auth,
  attempt: { userId: string; factor: Pick<Factor, 'id' | 'factor_type'>; valid: boolean; ip: string },
): Promise<void> {
  const { factor } = attempt
  const payload = { user_id: attempt.userId, factor_id: factor.id, factor_type: factor.factor_type, valid: attempt.valid }
  const answer = await runHook(auth, 'mfaVerificationAttempt', payload, { ip: attempt.ip })
  if (answer?.['decision'] !== 'reject') return
  await endSessions(auth.db, { userId: attempt.userId, scope: 'global' })
  throw new AuthRefusal(403, 'mfa_verification_rejected', sentence(answer['message'], 'Further MFA verification attempts will be rejected.'))
}

const sentence = (given: unknown, otherwise: string): string => (typeof given === 'string' && given !== '' ? given : otherwise)
