import { recordAction } from '../audit-log.ts'
import { bodyOf } from '../body.ts'
import { deviceOf, isUuid, requireFullStrength } from '../caller.ts'
import type { Auth, Endpoint } from '../context.ts'
import { factorAttempted } from '../hooks/attempts.ts'
import { count, forget } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import type { Factor } from '../users/user.ts'
import { addressOf, CHALLENGE_SECONDS, factorInPath } from './challenge-factor.ts'
import { requireSwitch } from './factor-switches.ts'
import { FactorAnswer, type Challenge, type Given, type Proof } from './factor-proof.ts'
import { proveByCode } from './prove-by-code.ts'
import { proveByKey } from './prove-by-key.ts'
import { proveByTotp } from './prove-by-totp.ts'
import { raiseSession } from './raise-session.ts'

/** `POST /factors/{id}/verify`: the right answer lifts this session to aal2 and ends the weaker ones. https://supabase.com/docs/reference/javascript/auth-mfa-verify */
export const verifyFactor: Endpoint = async (auth, c) => {
  const { caller, factor } = await factorInPath(auth, c)
  const given = await bodyOf(c, FactorAnswer)
  const { ip } = deviceOf(auth, c)
  if (given.code === '' && factor.factor_type !== 'webauthn') throw new AuthRefusal(400, 'validation_failed', 'Code needs to be non-empty')
  if (factor.factor_type === 'recovery_code') throw new AuthRefusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
  requireSwitch(auth, 'verify', factor.factor_type)
  // Begun before the account had a second factor, and not forgotten when it got one: the two came at the same moment.
  if (factor.status === 'unverified') requireFullStrength(caller, 'verify a new factor')
  const challenge = await requireChallenge(auth, factor, given.challenge_id, ip)
  await countAttempt(auth, factor)
  const proof = await proofOf(auth, { factor, challenge, given })
  await factorAttempted(auth, { userId: caller.user.id, factor, valid: proof.valid, ip })
  if (!proof.valid) throw new AuthRefusal(422, 'mfa_verification_failed', proof.message)

  const session = await auth.db.transaction(async (tx) => {
    await proof.keep(tx)
    const answered = await tx.run('update auth.mfa_challenges set verified_at = $2 where id = $1 and verified_at is null', [challenge.id, auth.now()])
    if (answered !== 1) throw expired(challenge.id)
    await recordAction(tx, {
      action: 'verification_attempted',
      actor: caller.user,
      ip,
      traits: { factor_id: factor.id, challenge_id: challenge.id, factor_type: factor.factor_type },
      now: auth.now(),
    })
    return raiseSession(auth, tx, caller, factor)
  })
  await forget(auth, attemptsOf(factor))
  return c.json(session)
}

async function proofOf(auth: Auth, asked: { factor: Factor; challenge: Challenge; given: Given }): Promise<Proof> {
  const { factor, challenge, given } = asked
  switch (factor.factor_type) {
    case 'phone':
      return proveByCode(auth, challenge, given.code)
    case 'webauthn':
      return proveByKey(auth, asked)
    default:
      return proveByTotp(auth, factor, given.code)
  }
}

async function requireChallenge(auth: Auth, factor: Factor, id: string, ip: string): Promise<Challenge> {
  const challenge = isUuid(id)
    ? await auth.db.maybe<Challenge & { created_at: Date; verified_at: Date | null; same: boolean }>(
        `select id, otp_code, web_authn_session_data, created_at, verified_at, host(ip_address) = $3 as same
         from auth.mfa_challenges where id = $1 and factor_id = $2`,
        [id, factor.id, addressOf(ip)],
      )
    : undefined
  if (!challenge) throw new AuthRefusal(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  if (challenge.verified_at || !challenge.same) throw new AuthRefusal(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  if (challenge.created_at.getTime() + CHALLENGE_SECONDS * 1000 <= auth.now().getTime()) throw expired(id)
  return challenge
}

const expired = (id: string) =>
  new AuthRefusal(422, 'mfa_challenge_expired', `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`)

const attemptsOf = (factor: Factor) => `${factor.factor_type}:${factor.id}`

/** Wrong answers are counted per factor, wherever they come from, and before they are looked at, so that parallel guesses count too. */
async function countAttempt(auth: Auth, factor: Factor): Promise<void> {
  const attempts = await count(auth, { key: attemptsOf(factor), most: auth.settings.codeFailures, seconds: 900 })
  if (attempts.hits > auth.settings.codeFailures) throw new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached')
}
