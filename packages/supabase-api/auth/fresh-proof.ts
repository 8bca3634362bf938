import type { Caller } from './caller.ts'
import type { Auth } from './context.ts'
import { AuthRefusal } from './refusal.ts'
import type { AuthMethod } from './sessions/access-token.ts'

/** What shows who somebody is; a refreshed token shows nothing. */
const PROOFS: readonly AuthMethod[] = [
  'password',
  'otp',
  'magiclink',
  'email/signup',
  'invite',
  'recovery',
  'passkey',
  'oauth',
  'web3',
  'totp',
  'mfa/phone',
  'mfa/webauthn',
  'mfa/recovery_code',
]

/**
 * Refuses a session whose person was recognised too long ago, where the project asks: whoever finds it open must not make a way in of their own, nor a second factor, which would pass for the person
 * ever after and keep them out. An anonymous account has nobody to recognise.
 */
export async function requireFreshProof(auth: Auth, { user, session }: Caller, what: string): Promise<void> {
  const { newWaysInWithinSeconds: seconds } = auth.settings
  if (seconds === undefined || user.is_anonymous) return
  const fresh = await auth.db.maybe('select from auth.mfa_amr_claims where session_id = $1 and authentication_method = any($2) and updated_at > $3', [
    session.id,
    PROOFS,
    new Date(auth.now().getTime() - seconds * 1000),
  ])
  if (!fresh) throw new AuthRefusal(403, 'proof_too_old', `Sign in again to ${what}`)
}
