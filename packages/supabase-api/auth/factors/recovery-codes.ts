import { randomInt, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, text } from '../body.ts'
import { deviceOf, type Caller } from '../caller.ts'
import type { Sql } from '../connection.ts'
import type { Auth, Endpoint } from '../context.ts'
import { factorAttempted } from '../hooks/attempts.ts'
import { count, forget, secondsUntil } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import { isTaken } from '../users/create-user.ts'
import type { Factor } from '../users/user.ts'
import { refuseEnrolment } from './enroll-factor.ts'
import { personOf } from './person.ts'
import { dropFactor, raiseSession } from './raise-session.ts'

const CODES = 10
const LENGTH = 16
/** Without 0 and o, 1, l and i, which are taken for one another on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const NAME = 'Recovery codes'

/** `GET /factors/recovery-codes`: how many there are and how many are left. */
export const recoveryCodesStatus: Endpoint = async (auth, c) => {
  const caller = await personOf(auth, c)
  const factor = requireCodes(caller)
  const { total, remaining } = await auth.db.one<{ total: number; remaining: number }>(
    'select count(*)::int as total, count(*) filter (where used_at is null)::int as remaining from auth.mfa_recovery_codes where factor_id = $1',
    [factor.id],
  )
  return c.json({ id: factor.id, type: 'recovery_code', total, remaining })
}

/** `POST /factors/recovery-codes`: ten codes, shown this once. They stand beside another factor, never alone. */
export const generateRecoveryCodes: Endpoint = async (auth, c) => {
  const caller = await personAtAal2(auth, c, 'generate')
  const given = await bodyOf(c, v.object({ friendly_name: text }))
  if (codesOf(caller)) throw alreadyEnrolled()
  const friendlyName = given.friendly_name.slice(0, 200) || NAME
  refuseEnrolment(auth, caller, friendlyName)
  if (!caller.user.factors.some((factor) => factor.status === 'verified'))
    throw new AuthRefusal(422, 'mfa_recovery_codes_sole_factor', 'At least one other verified factor is required to generate recovery codes')
  const id = randomUUID()
  const codes = newCodes()
  const now = auth.now()
  try {
    await auth.db.transaction(async (tx) => {
      // Two requests at once: one of them finds the other's set.
      await tx.run('select id from auth.users where id = $1 for update', [caller.user.id])
      const taken = await tx.maybe(`select id from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code'`, [caller.user.id])
      if (taken) throw alreadyEnrolled()
      await tx.run(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at) values ($1, $2, $3, 'recovery_code', 'verified', $4, $4)`,
        [id, caller.user.id, friendlyName, now],
      )
      await insertCodes(auth, tx, id, codes)
      await record(auth, c, tx, caller, 'recovery_codes_generated', { factor_id: id, count: codes.length })
    })
  } catch (error) {
    if (isTaken(error)) throw new AuthRefusal(422, 'mfa_factor_name_conflict', `A factor with the friendly name "${friendlyName}" for this user already exists`)
    throw error
  }
  return c.json({ id, type: 'recovery_code', friendly_name: friendlyName, total: codes.length, codes })
}

/** `POST /factors/recovery-codes/regenerate`: a new set; the old one is void, and so is a lock. */
export const regenerateRecoveryCodes: Endpoint = async (auth, c) => {
  const caller = await personAtAal2(auth, c, 'regenerate')
  const factor = requireCodes(caller)
  const codes = newCodes()
  await auth.db.transaction(async (tx) => {
    await tx.run('select id from auth.mfa_factors where id = $1 for update', [factor.id])
    await tx.run('delete from auth.mfa_recovery_codes where factor_id = $1', [factor.id])
    await insertCodes(auth, tx, factor.id, codes)
    await forget(auth, attemptsOf(caller), tx)
    await record(auth, c, tx, caller, 'recovery_codes_regenerated', { factor_id: factor.id, count: codes.length })
  })
  return c.json({ id: factor.id, type: 'recovery_code', friendly_name: factor.friendly_name ?? NAME, total: codes.length, codes })
}

/** `POST /factors/recovery-codes/verify`: one code, written as its reader likes, lifts the session to aal2; it is gone then. */
export const verifyRecoveryCode: Endpoint = async (auth, c) => {
  const caller = await personOf(auth, c)
  if (!auth.settings.mfa.recoveryCodes.verify)
    throw new AuthRefusal(422, 'mfa_recovery_codes_verify_not_enabled', 'MFA verification is disabled for recovery codes')
  const given = await bodyOf(c, v.object({ code: text }))
  const { ip } = deviceOf(auth, c)
  const code = given.code.toLowerCase().replace(/[\s-]/g, '')
  if (code === '') throw new AuthRefusal(400, 'validation_failed', 'Code needs to be non-empty')
  const attempts = await count(auth, { key: attemptsOf(caller), most: auth.settings.codeFailures, seconds: 900 })
  if (attempts.hits > auth.settings.codeFailures)
    throw new AuthRefusal(429, 'mfa_recovery_codes_locked', 'Too many failed verification attempts, try again later', {
      retryAfterSeconds: secondsUntil(auth, attempts.expiresAt),
    })
  const factor = codesOf(caller)
  const wrong = new AuthRefusal(422, 'mfa_verification_failed', 'Invalid recovery code entered')
  if (!factor) throw wrong
  const hash = hashOfCode(auth, factor.id, code)
  const valid =
    (await auth.db.maybe('select id from auth.mfa_recovery_codes where factor_id = $1 and code_hash = $2 and used_at is null', [factor.id, hash])) !== undefined
  await factorAttempted(auth, { userId: caller.user.id, factor, valid, ip })
  const session = await auth.db.transaction(async (tx) => {
    const used = await tx.run('update auth.mfa_recovery_codes set used_at = $3 where factor_id = $1 and code_hash = $2 and used_at is null', [
      factor.id,
      hash,
      auth.now(),
    ])
    if (used !== 1) throw wrong
    await record(auth, c, tx, caller, 'recovery_codes_verified', { factor_id: factor.id })
    return raiseSession(auth, tx, caller, factor)
  })
  await forget(auth, attemptsOf(caller))
  return c.json(session)
}

/** `DELETE /factors/recovery-codes`. */
export const unenrollRecoveryCodes: Endpoint = async (auth, c) => {
  const caller = await personOf(auth, c)
  if (caller.session.aal !== 'aal2') throw new AuthRefusal(403, 'insufficient_aal', 'AAL2 required to delete recovery codes')
  const factor = requireCodes(caller)
  await auth.db.transaction(async (tx) => {
    await dropFactor(tx, caller.user.id, factor.id)
    await record(auth, c, tx, caller, 'recovery_codes_deleted', { factor_id: factor.id })
  })
  return c.json({ id: factor.id })
}

async function personAtAal2(auth: Auth, c: Context, what: 'generate' | 'regenerate'): Promise<Caller> {
  const caller = await personOf(auth, c)
  if (!auth.settings.mfa.recoveryCodes.enroll) throw new AuthRefusal(422, 'mfa_recovery_codes_enroll_not_enabled', 'MFA enroll is disabled for recovery codes')
  if (caller.session.aal !== 'aal2') throw new AuthRefusal(403, 'insufficient_aal', `AAL2 required to ${what} recovery codes`)
  return caller
}

const codesOf = (caller: Caller): Factor | undefined => caller.user.factors.find((factor) => factor.factor_type === 'recovery_code')

function requireCodes(caller: Caller): Factor {
  const factor = codesOf(caller)
  if (!factor) throw new AuthRefusal(404, 'mfa_factor_not_found', 'The user has not enrolled recovery codes')
  return factor
}

const alreadyEnrolled = () =>
  new AuthRefusal(422, 'mfa_verified_factor_exists', 'Recovery codes are already enrolled for this user, use regenerate to rotate them')

const attemptsOf = (caller: Caller) => `recovery_code:${caller.user.id}`
const hashOfCode = (auth: Auth, factorId: string, code: string) => auth.secrets.hashCode(JSON.stringify(['recovery', factorId, code]))

function newCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < CODES) codes.add(Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''))
  return [...codes]
}

const insertCodes = (auth: Auth, tx: Sql, factorId: string, codes: readonly string[]) =>
  tx.run('insert into auth.mfa_recovery_codes (factor_id, code_hash) select $1, hash from unnest($2::text[]) hash', [
    factorId,
    codes.map((code) => hashOfCode(auth, factorId, code)),
  ])

const record = (auth: Auth, c: Context, tx: Sql, { user }: Caller, action: Parameters<typeof recordAction>[1]['action'], traits: Record<string, unknown>) =>
  recordAction(tx, { action, actor: user, ip: deviceOf(auth, c).ip, traits, now: auth.now() })
