import type { Caller } from '../../shop.ts'

/** How long somebody counts as having just shown who they are. */
export const PROOF_SECONDS = 10 * 60

/** Ways of showing it that cannot be found lying on an unlocked screen; a refreshed token is none. */
const PROOFS: ReadonlySet<unknown> = new Set(['password', 'totp', 'mfa/recovery_code', 'otp', 'magiclink', 'recovery', 'oauth', 'webauthn'])

/** Whether the caller gave a password, a code or another proof within the last minutes (`amr` of RFC 8176, with GoTrue's timestamps). */
export function hasFreshProof(caller: Pick<Caller, 'claims'>, now = Date.now()): boolean {
  const methods = caller.claims['amr']
  if (!Array.isArray(methods)) return false
  return methods.some((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('method' in one) || !('timestamp' in one)) return false
    return PROOFS.has(one.method) && typeof one.timestamp === 'number' && one.timestamp > now / 1000 - PROOF_SECONDS
  })
}

/** The session a token is of. */
export const sessionOf = (caller: Pick<Caller, 'claims'>): string => {
  const id = caller.claims['session_id']
  return typeof id === 'string' ? id : ''
}
