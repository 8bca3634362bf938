import type { Caller } from '../caller.ts'
import type { Auth } from '../context.ts'
import { requireFreshProof } from '../fresh-proof.ts'
import { countAttempt, unlock } from '../passwords/lockout.ts'
import { passwordMatches } from '../passwords/hash-password.ts'
import { AuthRefusal } from '../refusal.ts'
import type { AuthMethod } from '../sessions/access-token.ts'

/** Ways in that end in a mailbox. Whoever came by one may have forgotten the password, and has shown as much as is needed to be told a new one. */
const BY_LETTER: readonly AuthMethod[] = ['otp', 'magiclink', 'recovery', 'invite', 'email/signup']
/** As long as the form lies open that the letter led to. */
const LETTER_MS = 60 * 60_000

/** Asks for the present password, which a session that somebody left open does not know. Wrong ones are counted with those at the door. */
export async function requireCurrentPassword(auth: Auth, caller: Caller, given: string): Promise<void> {
  const { user, session } = caller
  const byLetter = await auth.db.maybe('select from auth.mfa_amr_claims where session_id = $1 and authentication_method = any($2) and updated_at > $3', [
    session.id,
    BY_LETTER,
    new Date(auth.now().getTime() - LETTER_MS),
  ])
  if (byLetter) return
  if (!user.encrypted_password) return requireFreshProof(auth, caller, 'set a password')
  if (given === '') throw new AuthRefusal(400, 'reauthentication_needed', 'Current password required when setting a new password')
  const address = user.email ?? user.phone ?? user.id
  await countAttempt(auth, address)
  if (!(await passwordMatches(given, user.encrypted_password))) throw new AuthRefusal(400, 'invalid_credentials', 'Current password is not correct')
  await unlock(auth, address)
}
