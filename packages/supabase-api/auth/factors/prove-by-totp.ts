import { verify as verifyTotp } from 'otplib'
import type { Auth } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'
import type { Factor } from '../users/user.ts'
import type { Proof } from './factor-proof.ts'

/** A step of RFC 6238, and how many seconds a phone's clock may be off either way. */
const STEP_SECONDS = 30
const WRONG = 'Invalid TOTP code entered'

/** A code of an authenticator app. Seen over somebody's shoulder it is good for a minute more, so each is taken only once. */
export async function proveByTotp(auth: Auth, factor: Factor, code: string): Promise<Proof> {
  const step = await stepOf(auth, factor, code)
  if (step === undefined) return { valid: false, message: WRONG }
  return {
    valid: true,
    async keep(tx) {
      const fresh = await tx.run(`insert into auth.rate_limits (key, hits, expires_at) values ($1, 1, $2) on conflict (key) do nothing`, [
        `totp-used:${factor.id}:${step}`,
        new Date(auth.now().getTime() + 4 * STEP_SECONDS * 1000),
      ])
      if (fresh !== 1) throw new AuthRefusal(422, 'mfa_verification_failed', WRONG)
    },
  }
}

/** The time step the code is of, or undefined for a wrong one. */
async function stepOf(auth: Auth, factor: Factor, code: string): Promise<number | undefined> {
  const { secret: sealed } = await auth.db.one<{ secret: string }>('select secret from auth.mfa_factors where id = $1', [factor.id])
  const secret = auth.secrets.open(sealed, `factor:${factor.id}`)
  if (secret === undefined) throw new Error('The secret of a factor cannot be opened: it was sealed under another JWT secret')
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(auth.now().getTime() / 1000)
  const result = await verifyTotp({ secret, token, epoch, epochTolerance: STEP_SECONDS })
  return result.valid ? Math.floor(epoch / STEP_SECONDS) + result.delta : undefined
}
