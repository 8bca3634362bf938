import type { Context } from 'hono'
import { deviceOf } from '../caller.ts'
import type { Auth, Endpoint } from '../context.ts'
import { takeByLink, type OneTimeToken, type TokenType } from '../letters/one-time-token.ts'
import { redirectOf } from '../letters/redirect.ts'
import { AuthRefusal } from '../refusal.ts'
import type { AuthMethod } from '../sessions/access-token.ts'
import { issueCode } from '../sessions/flow-state.ts'
import { startSession, type SessionJson } from '../sessions/start-session.ts'
import { redeemToken } from './redeem-token.ts'
import { CONFIRM_THE_OTHER, limitVerifications, tokenTypes } from './verify.ts'

type Outcome = { session: SessionJson } | { code: string } | { message: string }

/**
 * `GET /verify`: the link of a letter without a page of its own. Redirects with the session in the fragment, or for PKCE with a code in the query, or with
 * the error in the fragment. Only to allowed addresses. https://supabase.com/docs/guides/auth/sessions/implicit-flow
 */
export const verifyByLink: Endpoint = async (auth, c) => {
  // A program that only asks whether the link is alive must not use it up.
  if (c.req.method === 'HEAD') return c.body(null, 200)
  const redirectTo = redirectOf(auth.settings, c)
  const link = c.req.query('token') || c.req.query('token_hash') || ''
  const type = c.req.query('type') ?? ''
  const pkce = link.startsWith('pkce_')
  try {
    await limitVerifications(auth, c)
    if (link === '') throw new AuthRefusal(400, 'validation_failed', 'Verify requires a token or a token hash')
    if (type === '') throw new AuthRefusal(400, 'validation_failed', 'Verify requires a verification type')
    const types = Object.hasOwn(tokenTypes, type) ? tokenTypes[type] : undefined
    if (!types) throw new AuthRefusal(400, 'validation_failed', 'Invalid email verification type')
    return c.redirect(addressOf(redirectTo, await follow(auth, c, { link, types }), { type, pkce }), 303)
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error
    return c.redirect(errorAddress(redirectTo, error, pkce), 303)
  }
}

async function follow(auth: Auth, c: Context, wanted: { link: string; types: readonly TokenType[] }): Promise<Outcome> {
  const device = deviceOf(auth, c)
  return auth.db.transaction(async (tx) => {
    const token = await takeByLink(auth, tx, wanted.link, wanted.types)
    if (!token) throw new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired')
    const redeemed = await redeemToken(auth, tx, token, device.ip)
    if (!redeemed.complete) return { message: CONFIRM_THE_OTHER }
    if (token.flow === 'implicit') return { session: await startSession(auth, tx, redeemed.user, 'otp', device) }
    const code = await issueCode(auth, tx, { userId: redeemed.user.id, method: methodOf(token) })
    if (code === undefined) throw new AuthRefusal(404, 'flow_state_not_found', 'No associated flow state found')
    return { code }
  })
}

const methodOf = (token: OneTimeToken): AuthMethod =>
  token.purpose === 'signup'
    ? 'email/signup'
    : token.purpose === 'recovery'
      ? 'recovery'
      : token.purpose === 'invite'
        ? 'invite'
        : token.purpose === 'email_change'
          ? 'email_change'
          : 'magiclink'

function addressOf(redirectTo: string, outcome: Outcome, how: { type: string; pkce: boolean }): string {
  const url = new URL(redirectTo)
  if ('code' in outcome) {
    url.searchParams.set('code', outcome.code)
  } else if ('message' in outcome) {
    if (how.pkce) url.searchParams.set('message', outcome.message)
    url.hash = new URLSearchParams({ message: outcome.message }).toString()
  } else {
    const { access_token, expires_at, expires_in, refresh_token, token_type } = outcome.session
    url.hash = new URLSearchParams({
      access_token,
      expires_at: String(expires_at),
      expires_in: String(expires_in),
      refresh_token,
      token_type,
      type: how.type,
    }).toString()
  }
  return url.href
}

const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

function errorAddress(redirectTo: string, refusal: AuthRefusal, pkce: boolean): string {
  const url = new URL(redirectTo)
  const facts = new URLSearchParams({ error: oauthErrors[refusal.status] ?? 'access_denied', error_code: refusal.code, error_description: refusal.message })
  if (pkce) for (const [name, value] of facts) url.searchParams.set(name, value)
  url.hash = facts.toString()
  return url.href
}
