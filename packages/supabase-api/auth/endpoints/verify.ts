import type { Context } from 'hono'
import * as v from 'valibot'
import { bodyOf, text } from '../body.ts'
import { deviceOf } from '../caller.ts'
import type { Sql } from '../connection.ts'
import type { Auth, Endpoint } from '../context.ts'
import { takeByCode, takeByLink, type OneTimeToken, type TokenType } from '../letters/one-time-token.ts'
import { limitAddress } from '../limits/rate-limit.ts'
import { verifyPhone } from '../phone/redeem-phone-code.ts'
import { AuthRefusal } from '../refusal.ts'
import { startSession, type SessionJson } from '../sessions/start-session.ts'
import { emailAddress } from '../users/email-address.ts'
import { countGuess, forgetGuesses } from './limit-guesses.ts'
import { redeemToken } from './redeem-token.ts'

const Body = v.object({ type: text, token: text, token_hash: text, email: text, phone: text, redirect_to: text })

/** Which stored tokens a `type` of verifyOtp stands for: https://supabase.com/docs/reference/javascript/auth-verifyotp */
export const tokenTypes: Readonly<Record<string, readonly TokenType[]>> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
}

export const CONFIRM_THE_OTHER = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** `POST /verify`: a link's secret (`token_hash`) or a code with its address becomes a session. */
export const verify: Endpoint = async (auth, c) => {
  const given = await bodyOf(c, Body)
  await limitVerifications(auth, c)
  if (given.type === '') throw new AuthRefusal(400, 'validation_failed', 'Verify requires a verification type')
  if (given.token === '' && given.token_hash === '') throw new AuthRefusal(400, 'validation_failed', 'Verify requires a token or a token hash')
  if (given.token_hash !== '' && (given.token !== '' || given.email !== '' || given.phone !== '')) {
    throw new AuthRefusal(400, 'validation_failed', 'Only the token_hash and type should be provided')
  }
  if (given.token_hash === '' && (given.email === '') === (given.phone === '')) {
    throw new AuthRefusal(400, 'validation_failed', 'Only an email address or phone number should be provided on verify')
  }
  if (given.phone !== '') return c.json(await verifyPhone(auth, c, given))
  const types = Object.hasOwn(tokenTypes, given.type) ? tokenTypes[given.type] : undefined
  if (!types) throw new AuthRefusal(400, 'validation_failed', given.token_hash ? 'Invalid email verification type' : 'Unsupported verification type')

  if (given.token_hash !== '') {
    const found = await verifyLink(auth, c, { link: given.token_hash, types })
    return c.json(found)
  }
  const address = emailAddress(given.email)
  await countGuess(auth, address)
  const result = await auth.db.transaction(async (tx) => {
    const token = await takeByCode(auth, tx, { address, otp: given.token.replace(/[\s-]/g, ''), types })
    return token ? finish(auth, c, tx, token) : undefined
  })
  if (!result) throw new AuthRefusal(403, 'otp_expired', 'Token has expired or is invalid')
  await forgetGuesses(auth, address)
  return c.json(result)
}

/** Redeems a link's secret. Refuses with `otp_expired` what is unknown, used, too old or of another type. */
export async function verifyLink(
  auth: Auth,
  c: Context,
  wanted: { link: string; types: readonly TokenType[] },
): Promise<SessionJson | { msg: string; code: string }> {
  return auth.db.transaction(async (tx) => {
    const token = await takeByLink(auth, tx, wanted.link, wanted.types)
    if (!token) throw new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired')
    return finish(auth, c, tx, token)
  })
}

async function finish(auth: Auth, c: Context, tx: Sql, token: OneTimeToken): Promise<SessionJson | { msg: string; code: string }> {
  const device = deviceOf(auth, c)
  const redeemed = await redeemToken(auth, tx, token, device.ip)
  if (!redeemed.complete) return { msg: CONFIRM_THE_OTHER, code: '200' }
  return startSession(auth, tx, redeemed.user, 'otp', device)
}

export const limitVerifications = (auth: Auth, c: Context): Promise<void> =>
  limitAddress(auth, deviceOf(auth, c).ip, { what: 'verify', most: auth.settings.rateLimits.verificationsPer5Minutes, seconds: 300 })
