import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { generateSecret, generateURI } from 'otplib'
import { toString as drawQr } from 'qrcode'
import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, text } from '../body.ts'
import { deviceOf, type Caller } from '../caller.ts'
import type { Auth, Endpoint } from '../context.ts'
import { requireFreshProof } from '../fresh-proof.ts'
import { limitPerson } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import { isTaken } from '../users/create-user.ts'
import { phoneNumber } from '../users/phone-number.ts'
import type { Factor } from '../users/user.ts'
import { requireSwitch } from './factor-switches.ts'
import { personOf } from './person.ts'

const Body = v.object({ friendly_name: text, factor_type: text, issuer: text, phone: text })
/** An enrolment nobody finished is forgotten after this long. */
const UNFINISHED_MS = 5 * 60_000

/** `POST /factors`: a second factor, unverified until its first answer. https://supabase.com/docs/reference/javascript/auth-mfa-enroll */
export const enrollFactor: Endpoint = async (auth, c) => {
  const caller = await personOf(auth, c)
  const given = await bodyOf(c, Body)
  const type = given.factor_type
  if (type !== 'totp' && type !== 'phone' && type !== 'webauthn')
    throw new AuthRefusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
  requireSwitch(auth, 'enroll', type)
  await requireFreshProof(auth, caller, 'enroll a factor')
  // Each is a picture to draw and a line in the audit log, and is soon given up again.
  await limitPerson(auth, caller.user.id, { what: 'enroll', most: auth.settings.rateLimits.signInsPer5Minutes, seconds: 300 })
  const friendlyName = given.friendly_name.slice(0, 200)
  const phone = type === 'phone' ? await phoneToEnroll(auth, caller, given.phone) : undefined
  await forgetUnfinished(auth, caller)
  refuseEnrolment(auth, caller, friendlyName)

  const id = randomUUID()
  if (type === 'totp') return c.json(await enrollTotp(auth, c, { caller, id, friendlyName, issuer: given.issuer }))
  await insertFactor(auth, c, { caller, id, friendlyName, type, ...(phone ? { phone } : {}) })
  return c.json({ id, type, friendly_name: friendlyName, ...(phone ? { phone: given.phone } : {}) })
}

async function enrollTotp(auth: Auth, c: Context, wanted: { caller: Caller; id: string; friendlyName: string; issuer: string }): Promise<object> {
  const { caller, id, friendlyName } = wanted
  const secret = generateSecret()
  const issuer = wanted.issuer.slice(0, 100) || new URL(auth.settings.siteUrl).host
  const uri = generateURI({ issuer, label: caller.user.email ?? caller.user.id, secret })
  await insertFactor(auth, c, { caller, id, friendlyName, type: 'totp', secret: auth.secrets.seal(secret, `factor:${id}`) })
  const qrCode = await drawQr(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  return { id, type: 'totp', friendly_name: friendlyName, totp: { qr_code: qrCode, secret, uri } }
}

async function insertFactor(
  auth: Auth,
  c: Context,
  wanted: { caller: Caller; id: string; friendlyName: string; type: 'totp' | 'phone' | 'webauthn'; secret?: string; phone?: string },
): Promise<void> {
  const { caller, id, friendlyName, type } = wanted
  const now = auth.now()
  try {
    await auth.db.transaction(async (tx) => {
      await tx.run(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret, phone)
         values ($1, $2, $3, $4::auth.factor_type, 'unverified', $5, $5, $6, $7)`,
        [id, caller.user.id, friendlyName, type, now, wanted.secret ?? null, wanted.phone ?? null],
      )
      await recordAction(tx, { action: 'factor_in_progress', actor: caller.user, ip: deviceOf(auth, c).ip, traits: { factor_id: id, factor_type: type }, now })
    })
  } catch (error) {
    if (isTaken(error)) throw nameTaken(friendlyName)
    throw error
  }
}

/** The number in its stored form. A number whose enrolment was never finished may be enrolled again. */
async function phoneToEnroll(auth: Auth, caller: Caller, given: string): Promise<string> {
  if (given === '') throw new AuthRefusal(400, 'validation_failed', 'Phone number required to enroll Phone factor')
  const phone = phoneNumber(given)
  const same = caller.user.factors.filter((factor) => factor.factor_type === 'phone' && factor.phone === phone)
  if (same.some((factor) => factor.status === 'verified'))
    throw new AuthRefusal(422, 'mfa_verified_factor_exists', 'A verified phone factor already exists, unenroll the existing factor to continue')
  for (const factor of same) {
    await auth.db.run(`delete from auth.mfa_factors where id = $1 and status = 'unverified'`, [factor.id])
    caller.user.factors.splice(caller.user.factors.indexOf(factor), 1)
  }
  return phone
}

const forgetUnfinished = (auth: Auth, caller: Caller) =>
  auth.db.run(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < $2`, [
    caller.user.id,
    new Date(auth.now().getTime() - UNFINISHED_MS),
  ])

/** What stands in the way of one factor more: its name, their number, a session that is worth less than the account. */
export function refuseEnrolment(auth: Auth, caller: Caller, friendlyName: string): void {
  const { factors } = caller.user
  const verified = factors.filter((factor: Factor) => factor.status === 'verified')
  if (verified.some((factor) => (factor.friendly_name ?? '') === friendlyName && friendlyName !== '')) throw nameTaken(friendlyName)
  if (factors.length >= auth.settings.mfa.maxFactors)
    throw new AuthRefusal(422, 'too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached, unenroll to continue')
  if (verified.length > 0 && caller.session.aal === 'aal1') throw new AuthRefusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
}

const nameTaken = (name: string) => new AuthRefusal(422, 'mfa_factor_name_conflict', `A factor with the friendly name "${name}" for this user already exists`)
