import { errors, jwtVerify } from 'jose'
import type { Verify } from '../kernel/verify.ts'

/** Checks tokens that are signed with one shared secret, for tests of an interface without the auth interface beside it. */
export const verifyShared =
  (secret: Uint8Array, now: () => Date = () => new Date()): Verify =>
  async (token) => {
    try {
      const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: now() })
      return { role: typeof payload['role'] === 'string' ? payload['role'] : 'anon', claims: payload }
    } catch (error) {
      const expired = error instanceof errors.JWTExpired
      return { error: { reason: expired ? 'expired' : 'signature', message: error instanceof Error ? error.message : String(error) } }
    }
  }
