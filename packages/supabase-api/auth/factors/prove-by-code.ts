import { timingSafeEqual } from 'node:crypto'
import type { Auth } from '../context.ts'
import { hashOfCode } from './challenge-factor.ts'
import type { Challenge, Proof } from './factor-proof.ts'

/** A code that was sent to the factor's phone for this question. The question is answered once, and so is the code. */
export function proveByCode(auth: Auth, challenge: Challenge, code: string): Proof {
  const sent = challenge.otp_code
  const given = hashOfCode(auth, challenge.id, code.replace(/[\s-]/g, ''))
  const right = sent !== null && sent.length === given.length && timingSafeEqual(Buffer.from(sent), Buffer.from(given))
  return right ? { valid: true, keep: async () => undefined } : { valid: false, message: 'Invalid MFA Phone code entered' }
}
