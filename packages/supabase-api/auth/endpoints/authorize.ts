import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import * as oidc from 'openid-client'
import { callerOf, deviceOf, requireFullStrength } from '../caller.ts'
import type { Auth, Endpoint } from '../context.ts'
import { requireFreshProof } from '../fresh-proof.ts'
import { startExternalFlow } from '../identities/external-flow.ts'
import type { ExternalProvider } from '../identities/external-providers.ts'
import { hashOf, newSecret } from '../keys/secrets.ts'
import { redirectOf } from '../letters/redirect.ts'
import { limitAddress } from '../limits/rate-limit.ts'
import { AuthRefusal } from '../refusal.ts'
import { wantsPkce } from '../sessions/flow-state.ts'
import { errorAddress } from './error-address.ts'

/** Ties a flow to the browser it began in. */
export const FLOW_COOKIE = 'sb-oauth-flow'
const FLOW_SECONDS = 600

/**
 * `GET /authorize?provider=…`: sends the browser to an account elsewhere. Always a redirect, also with `skip_http_redirect`: that is the client's word to
 * itself, which opens the address later. https://supabase.com/docs/reference/javascript/auth-signinwithoauth
 */
export const authorize: Endpoint = async (auth, c) => {
  try {
    return c.redirect(await providerAddress(auth, c, undefined), 302)
  } catch (error) {
    // A person who followed a link is not shown JSON because a provider is away or she pressed too often: the page she came from tells her.
    const passing = error instanceof AuthRefusal && (error.status === 503 || error.status === 429)
    if (!passing || c.req.header('sec-fetch-mode') !== 'navigate') throw error
    return c.redirect(errorAddress(redirectAsked(auth, c), error), 302)
  }
}

/**
 * `GET /user/identities/authorize?provider=…`: the same for somebody signed in, to link that account to hers. With `skip_http_redirect=true` the answer is
 * `{ url }`. https://supabase.com/docs/reference/javascript/auth-linkidentity
 */
export const authorizeLinking: Endpoint = async (auth, c) => {
  const caller = await callerOf(auth, c)
  if (!auth.settings.manualLinkingEnabled) throw new AuthRefusal(404, 'manual_linking_disabled', 'Manual linking is disabled')
  requireFullStrength(caller, 'link an identity')
  await requireFreshProof(auth, caller, 'link an identity')
  const url = await providerAddress(auth, c, caller.user.id)
  return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302)
}

async function providerAddress(auth: Auth, c: Context, linkingTarget: string | undefined): Promise<string> {
  const { ip } = deviceOf(auth, c)
  await limitAddress(auth, ip, { what: 'oauth', most: auth.settings.rateLimits.signInsPer5Minutes, seconds: 300 })
  const name = c.req.query('provider') ?? ''
  const provider = auth.providers.find(name)
  if (!provider) throw new AuthRefusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
  const given = { code_challenge: c.req.query('code_challenge') ?? '', code_challenge_method: c.req.query('code_challenge_method') ?? '' }
  const challenge = wantsPkce(given) ? given : undefined
  const redirectTo = redirectAsked(auth, c)
  const client = await clientOf(auth, provider)
  const nonce = oidc.randomNonce()
  const verifier = oidc.randomPKCECodeVerifier()
  const browser = isTied(auth, { challenge, linkingTarget }) ? newSecret() : undefined
  const state = await startExternalFlow(auth, auth.db, {
    provider: name,
    nonce,
    verifier,
    redirectTo,
    challenge,
    linkingTarget,
    browserHash: browser && hashOf(browser),
  })
  if (browser !== undefined) keepInBrowser(auth, c, browser)
  return oidc.buildAuthorizationUrl(client, {
    ...furtherQuestions(c),
    redirect_uri: callbackOf(auth, provider),
    scope: scopesOf(provider, c.req.query('scopes') ?? ''),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href
}

/**
 * Whether the way back must lead to the browser it began in. An implicit flow has nothing else that holds it there. Linking is done on the way back, before any verifier is asked for: whoever began it
 * could have somebody else come back, whose account elsewhere would then open theirs.
 */
const isTied = ({ settings }: Auth, flow: { challenge: object | undefined; linkingTarget: string | undefined }): boolean =>
  flow.linkingTarget === undefined ? flow.challenge === undefined : settings.linkingInOneBrowser

/** Where a provider sends people back to; it must be registered there. */
export const callbackOf = (auth: Auth, provider: ExternalProvider): string => provider.redirectUri || `${auth.settings.externalUrl}/callback`

/** The client of a provider; refuses with 503 while the provider cannot be reached. */
export async function clientOf(auth: Auth, provider: ExternalProvider): Promise<oidc.Configuration> {
  try {
    return await auth.providers.clientOf(provider)
  } catch {
    throw new AuthRefusal(503, 'unexpected_failure', 'The external provider cannot be reached', { retryAfterSeconds: 5 })
  }
}

/** Where the browser shall come back to. GoTrue falls back to the page somebody came from; it is checked like every other redirect. */
const redirectAsked = (auth: Auth, c: Context): string =>
  redirectOf(auth.settings, c, c.req.query('redirect_to') || c.req.header('redirect_to') || refererOf(c))

const refererOf = (c: Context): string => {
  const referer = c.req.header('referer') ?? ''
  return referer.length <= 2048 ? referer : ''
}

const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/

/** The provider's own scopes and those asked for, which auth-js separates by blanks and GoTrue by commas. */
function scopesOf(provider: ExternalProvider, asked: string): string {
  const more = asked.split(/[\s,]+/).filter((scope) => scope !== '')
  if (more.length > 50 || !more.every((scope) => SCOPE.test(scope))) throw new AuthRefusal(400, 'validation_failed', 'Invalid scopes')
  return [...new Set([...provider.scopes, ...more])].join(' ')
}

/** Parameters of this service, and those of the protocol, which decide where an answer goes and what it must match. */
const OURS = new Set(
  (
    'provider scopes redirect_to skip_http_redirect invite_token code_challenge code_challenge_method apikey ' +
    'client_id client_secret redirect_uri response_type response_mode scope state nonce request request_uri code id_token_hint'
  ).split(' '),
)

/** What a client adds for the provider: `prompt`, `access_type`, `login_hint`, `hd` and the like. */
function furtherQuestions(c: Context): Record<string, string> {
  const further = Object.entries(c.req.query()).filter(([key]) => !OURS.has(key))
  if (further.length > 20 || further.some(([key, value]) => key.length > 100 || value.length > 1000)) {
    throw new AuthRefusal(400, 'validation_failed', 'Too many parameters for the provider')
  }
  return Object.fromEntries(further)
}

function keepInBrowser(auth: Auth, c: Context, secret: string): void {
  const base = new URL(auth.settings.externalUrl)
  setCookie(c, FLOW_COOKIE, secret, { httpOnly: true, sameSite: 'Lax', secure: base.protocol === 'https:', path: base.pathname, maxAge: FLOW_SECONDS })
}
