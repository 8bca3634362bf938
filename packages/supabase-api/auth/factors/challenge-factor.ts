import { randomInt, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import * as v from 'valibot'
import { recordAction } from '../audit-log.ts'
import { bodyOf, text } from '../body.ts'
import { deviceOf, isUuid, type Caller } from '../caller.ts'
import type { Auth, Endpoint } from '../context.ts'
import { sendSms, smsText } from '../letters/send-sms.ts'
import { count, limitAddress, secondsUntil } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import type { Factor } from '../users/user.ts'
import { requireSwitch } from './factor-switches.ts'
import { keysOf } from './webauthn-keys.ts'
import { personOf } from './person.ts'
import { ALGORITHMS, relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

/** A question must be answered within this time. */
export const CHALLENGE_SECONDS = 300

const Body = v.object({ channel: text })
/** What a question holds besides itself: the hash of the code that was sent, or what an authenticator has to sign. */
type Asked = { otpHash?: string; sessionData?: SessionData; answer: object }
type SessionData = { challenge: string; type: 'create' | 'request' }

/** The caller, and the factor of the address, which must be the caller's own. */
export async function factorInPath(auth: Auth, c: Context): Promise<{ caller: Caller; factor: Factor }> {
  const caller = await personOf(auth, c)
  const id = c.req.param('id')
  if (!isUuid(id)) throw new AuthRefusal(404, 'validation_failed', 'factor_id must be an UUID')
  const factor = caller.user.factors.find((one) => one.id === id)
  if (!factor) throw new AuthRefusal(404, 'mfa_factor_not_found', 'Factor not found')
  return { caller, factor }
}

/** `POST /factors/{id}/challenge`: asks, sends a code or says what is to be signed. https://supabase.com/docs/reference/javascript/auth-mfa-challenge */
export const challengeFactor: Endpoint = async (auth, c) => {
  const { caller, factor } = await factorInPath(auth, c)
  const { ip } = deviceOf(auth, c)
  await limitAddress(auth, ip, { what: 'challenge', most: auth.settings.rateLimits.verificationsPer5Minutes, seconds: 300 })
  if (factor.factor_type === 'recovery_code') throw new AuthRefusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
  requireSwitch(auth, 'verify', factor.factor_type)
  const id = randomUUID()
  const asked = await ask(auth, c, { caller, factor, id, ip })
  const now = auth.now()
  await auth.db.transaction(async (tx) => {
    await tx.run('delete from auth.mfa_challenges where factor_id = $1 and created_at < $2', [factor.id, new Date(now.getTime() - CHALLENGE_SECONDS * 1000)])
    await tx.run(
      `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, otp_code, web_authn_session_data) values ($1, $2, $3, $4::inet, $5, $6::jsonb)`,
      [id, factor.id, now, addressOf(ip), asked.otpHash ?? null, asked.sessionData ? JSON.stringify(asked.sessionData) : null],
    )
    await tx.run('update auth.mfa_factors set last_challenged_at = $2 where id = $1', [factor.id, now])
    await recordAction(tx, { action: 'challenge_created', actor: caller.user, ip, traits: { factor_id: factor.id, factor_status: factor.status }, now })
  })
  return c.json({ id, type: factor.factor_type, expires_at: Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS, ...asked.answer })
}

/** An address as a challenge keeps it; the same caller gets the same one. */
export const addressOf = (ip: string): string => (/^[0-9a-f.:]{2,45}$/i.test(ip) ? ip : '0.0.0.0')

type Asking = { caller: Caller; factor: Factor; id: string; ip: string }

async function ask(auth: Auth, c: Context, wanted: Asking): Promise<Asked> {
  switch (wanted.factor.factor_type) {
    case 'phone':
      return sendCode(auth, c, wanted)
    case 'webauthn':
      return askAuthenticator(auth, wanted)
    default:
      return { answer: {} }
  }
}

async function sendCode(auth: Auth, c: Context, { caller, factor, id, ip }: Asking): Promise<Asked> {
  const { channel } = await bodyOf(c, Body)
  if (channel !== '' && channel !== 'sms' && channel !== 'whatsapp')
    throw new AuthRefusal(
      400,
      'validation_failed',
      "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
    )
  const { phone: rules } = auth.settings.mfa
  if (rules.secondsBetweenMessages > 0) {
    const sent = await count(auth, { key: `factor-sms:${factor.id}`, most: 1, seconds: rules.secondsBetweenMessages })
    const wait = secondsUntil(auth, sent.expiresAt)
    if (sent.hits > 1)
      throw new AuthRefusal(429, 'over_sms_send_rate_limit', `For security purposes, you can only request this after ${wait} seconds.`, {
        retryAfterSeconds: wait,
      })
  }
  const testCode = auth.settings.phone.testCodes[factor.phone ?? '']
  const otp = testCode ?? Array.from({ length: rules.otpLength }, () => randomInt(10)).join('')
  const sms = { to: factor.phone ?? '', text: smsText(rules.template, otp), otp, channel: channel === 'whatsapp' ? channel : 'sms' } as const
  if (testCode === undefined) await sendSms(auth, { ...sms, user: caller.user, kind: 'mfa', ip })
  return { otpHash: hashOfCode(auth, id, otp), answer: {} }
}

/** A code counts for the question it answers and for no other. */
export const hashOfCode = (auth: Auth, challengeId: string, code: string): string => auth.secrets.hashCode(JSON.stringify(['factor', challengeId, code]))

async function askAuthenticator(auth: Auth, { caller, factor }: Asking): Promise<Asked> {
  const party = relyingParty(auth)
  const keys = await keysOf(auth, caller.user.id)
  if (factor.status === 'unverified') {
    const publicKey = await (
      await webauthn()
    ).generateRegistrationOptions({
      rpID: party.id,
      rpName: party.name,
      userID: new TextEncoder().encode(caller.user.id),
      userName: caller.user.email || caller.user.phone || '',
      userDisplayName: nameOf(caller),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      excludeCredentials: keys.map(({ id, transports }) => ({ id, ...(transports ? { transports } : {}) })),
    })
    return answerWith('create', publicKey)
  }
  const own = keys.filter((key) => key.factorId === factor.id)
  const publicKey = await (
    await webauthn()
  ).generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'preferred',
    allowCredentials: own.map(({ id, transports }) => ({ id, ...(transports ? { transports } : {}) })),
  })
  return answerWith('request', publicKey)
}

const answerWith = (type: SessionData['type'], publicKey: { challenge: string }): Asked => ({
  sessionData: { challenge: publicKey.challenge, type },
  answer: { webauthn: { type, credential_options: { publicKey } } },
})

/** The name a device shows for the account: the person's own, else the address. */
export function nameOf({ user }: Pick<Caller, 'user'>): string {
  const name = user.raw_user_meta_data?.['name']
  return typeof name === 'string' && name !== '' ? name.slice(0, 64) : (user.email ?? user.phone ?? '')
}
