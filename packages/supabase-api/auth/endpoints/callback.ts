import type { Context } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import * as oidc from 'openid-client'
import { deviceOf } from '../caller.ts'
import type { Sql } from '../connection.ts'
import type { Auth, Endpoint } from '../context.ts'
import { takeExternalFlow, type ExternalFlow } from '../identities/external-flow.ts'
import { profileOf, type ExternalProfile } from '../identities/external-profile.ts'
import type { ExternalProvider } from '../identities/external-providers.ts'
import { linkToUser } from '../identities/link-to-user.ts'
import { signInExternally } from '../identities/sign-in-externally.ts'
import { hashOf } from '../keys/secrets.ts'
import { limitAddress } from '../limits/rate-limit.ts'
import { OAuthRefusal, AuthRefusal } from '../refusal.ts'
import { flowFromProvider, type ProviderTokens } from '../sessions/flow-state.ts'
import { startSession, type SessionJson } from '../sessions/start-session.ts'
import type { User } from '../users/user.ts'
import { callbackOf, clientOf, FLOW_COOKIE } from './authorize.ts'
import { errorAddress } from './error-address.ts'

type Outcome = { session: SessionJson; tokens: ProviderTokens } | { code: string }

/**
 * `GET /callback`: back from an account elsewhere. Redirects to where the flow wanted to go, with the session in the fragment, or with a code in the query
 * for a client that began with PKCE, or with the error in both. Without a flow of ours there is only the site to go to.
 * https://supabase.com/docs/guides/auth/social-login
 */
export const callback: Endpoint = async (auth, c) => {
  let redirectTo = auth.settings.siteUrl
  try {
    const { ip } = deviceOf(auth, c)
    await limitAddress(auth, ip, { what: 'oauth-callback', most: auth.settings.rateLimits.signInsPer5Minutes, seconds: 300 })
    const state = c.req.query('state') ?? ''
    if (state === '') throw new AuthRefusal(400, 'bad_oauth_callback', 'OAuth state parameter missing')
    const flow = await takeExternalFlow(auth, state)
    if (!flow) throw new AuthRefusal(400, 'bad_oauth_state', 'OAuth callback with invalid state')
    redirectTo = flow.redirectTo
    return c.redirect(addressOf(redirectTo, await comeBack(auth, c, flow)), 302)
  } catch (error) {
    if (!(error instanceof AuthRefusal) && !(error instanceof OAuthRefusal)) throw error
    return c.redirect(errorAddress(redirectTo, error), 302)
  }
}

async function comeBack(auth: Auth, c: Context, flow: ExternalFlow): Promise<Outcome> {
  requireSameBrowser(auth, c, flow)
  const refused = c.req.query('error')
  if (refused) throw new OAuthRefusal(printable(refused, 100), printable(c.req.query('error_description') ?? '', 500))
  if (!c.req.query('code')) throw new AuthRefusal(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code')
  const provider = auth.providers.find(flow.provider)
  if (!provider) throw new AuthRefusal(400, 'provider_disabled', 'Unsupported provider: provider is not enabled')
  const { profile, tokens } = await exchange(auth, c, { provider, flow })
  const device = deviceOf(auth, c)
  const finish = async (tx: Sql, user: User): Promise<Outcome> =>
    flow.challenge
      ? { code: await flowFromProvider(auth, tx, { userId: user.id, provider: provider.name, challenge: flow.challenge, tokens }) }
      : { session: await startSession(auth, tx, user, 'oauth', device), tokens }
  const { linkingTarget } = flow
  if (linkingTarget !== undefined) {
    return auth.db.transaction(async (tx) => finish(tx, await linkToUser(auth, tx, { userId: linkingTarget, profile, ip: device.ip })))
  }
  return signInExternally(auth, { profile, emailOptional: provider.emailOptional ?? false, ip: device.ip }, finish)
}

/**
 * An implicit flow ends in a session without asking for anything the browser kept, so it must be the browser it began in: else somebody could have another
 * person signed in to his own account. So must a flow that links, where the project ties it: else somebody could have another's account elsewhere linked to his own. Programs without a browser's headers have no cookies and nobody to deceive.
 */
function requireSameBrowser(auth: Auth, c: Context, flow: ExternalFlow): void {
  const secret = getCookie(c, FLOW_COOKIE)
  deleteCookie(c, FLOW_COOKIE, { path: new URL(auth.settings.externalUrl).pathname })
  if (flow.browserHash === undefined || c.req.header('sec-fetch-mode') !== 'navigate') return
  if (secret === undefined || hashOf(secret) !== flow.browserHash)
    throw new AuthRefusal(400, 'bad_oauth_state', 'OAuth callback in another browser than it began in')
}

/** Trades the provider's code. issuer (RFC 9207), nonce, PKCE verifier, audience, times and signature are checked on the way. */
async function exchange(
  auth: Auth,
  c: Context,
  { provider, flow }: { provider: ExternalProvider; flow: ExternalFlow },
): Promise<{ profile: ExternalProfile; tokens: ProviderTokens }> {
  const client = await clientOf(auth, provider)
  const address = new URL(callbackOf(auth, provider))
  address.search = new URL(c.req.url).search
  try {
    const answer = await oidc.authorizationCodeGrant(client, address, {
      pkceCodeVerifier: flow.verifier,
      expectedNonce: flow.nonce,
      expectedState: c.req.query('state') ?? '',
      idTokenExpected: true,
    })
    const claims = answer.claims()
    if (!claims) throw new TypeError('no ID token')
    // Some providers leave the address out of the token; then the UserInfo endpoint has it, for the same subject or not at all.
    const more =
      claims['email'] === undefined && client.serverMetadata().userinfo_endpoint ? await oidc.fetchUserInfo(client, answer.access_token, claims.sub) : {}
    return { profile: profileOf(provider, { ...more, ...claims }), tokens: { accessToken: answer.access_token, refreshToken: answer.refresh_token } }
  } catch (error) {
    auth.log.warn({ err: error, provider: provider.name }, 'the code of a provider could not be exchanged')
    throw new AuthRefusal(500, 'unexpected_failure', 'Unable to exchange external code')
  }
}

/** What a provider says goes into an address of ours: text, not too much of it, and no control characters. */
const printable = (text: string, most: number) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, most)

function addressOf(redirectTo: string, outcome: Outcome): string {
  const url = new URL(redirectTo)
  if ('code' in outcome) {
    url.searchParams.set('code', outcome.code)
    return url.href
  }
  const { access_token, expires_at, expires_in, refresh_token, token_type } = outcome.session
  const { accessToken, refreshToken } = outcome.tokens
  url.hash = new URLSearchParams({
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    ...(accessToken === undefined ? {} : { provider_token: accessToken }),
    ...(refreshToken === undefined ? {} : { provider_refresh_token: refreshToken }),
    refresh_token,
    token_type,
  }).toString()
  return url.href
}
