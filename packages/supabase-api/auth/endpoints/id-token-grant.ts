import * as v from 'valibot'
import { bodyOf, flag, text } from '../body.ts'
import { callerOf, deviceOf, requireFullStrength } from '../caller.ts'
import type { Auth, Endpoint } from '../context.ts'
import { requireFreshProof } from '../fresh-proof.ts'
import type { ExternalProvider } from '../identities/external-providers.ts'
import { readIdToken } from '../identities/id-token.ts'
import { linkToUser } from '../identities/link-to-user.ts'
import { signInExternally } from '../identities/sign-in-externally.ts'
import { limitAddress } from '../limits/rate-limit.ts'
import { OAuthRefusal, AuthRefusal } from '../refusal.ts'
import { startSession } from '../sessions/start-session.ts'

const Body = v.object({ id_token: text, access_token: text, nonce: text, provider: text, client_id: text, issuer: text, link_identity: flag })

/**
 * `POST /token?grant_type=id_token`: an ID token that a client got by itself (One Tap, a phone's own sign-in) becomes a session, or with `link_identity` a
 * further way into the caller's account. https://supabase.com/docs/reference/javascript/auth-signinwithidtoken
 */
export const idTokenGrant: Endpoint = async (auth, c) => {
  const given = await bodyOf(c, Body)
  const device = deviceOf(auth, c)
  await limitAddress(auth, device.ip, { what: 'sign-in', most: auth.settings.rateLimits.signInsPer5Minutes, seconds: 300 })
  if (given.id_token === '') throw new OAuthRefusal('invalid request', 'id_token required')
  if (given.provider === '' && (given.client_id === '' || given.issuer === '')) {
    throw new OAuthRefusal('invalid request', 'provider or client_id and issuer required')
  }
  const caller = given.link_identity ? await callerOf(auth, c) : undefined
  if (caller && !auth.settings.manualLinkingEnabled) throw new AuthRefusal(404, 'manual_linking_disabled', 'Manual linking is disabled')
  if (caller) {
    requireFullStrength(caller, 'link an identity')
    await requireFreshProof(auth, caller, 'link an identity')
  }
  const provider = providerOf(auth, given)
  const profile = await readIdToken(auth, provider, { idToken: given.id_token, accessToken: given.access_token, nonce: given.nonce })
  if (caller) {
    const linked = await auth.db.transaction(async (tx) => {
      const user = await linkToUser(auth, tx, { userId: caller.user.id, profile, ip: device.ip })
      return startSession(auth, tx, user, 'oauth', device)
    })
    return c.json(linked)
  }
  const wanted = { profile, emailOptional: provider.emailOptional ?? false, ip: device.ip }
  return c.json(await signInExternally(auth, wanted, (tx, user) => startSession(auth, tx, user, 'oauth', device)))
}

/** Those whose ID tokens GoTrue takes when they are on; any other name is a custom one. */
const OFTEN_USED = new Set(['apple', 'google', 'azure', 'facebook', 'keycloak', 'kakao'])

function providerOf(auth: Auth, given: { provider: string; issuer: string; client_id: string }): ExternalProvider {
  const named = given.provider === '' ? auth.providers.ofIssuer(given.issuer) : auth.providers.find(given.provider)
  if (named && (given.provider !== '' || named.clientIds.includes(given.client_id))) return named
  const known = Object.hasOwn(auth.settings.external, given.provider) || OFTEN_USED.has(given.provider)
  if (known) throw new AuthRefusal(400, 'provider_disabled', `Provider (issuer "${given.issuer.slice(0, 200)}") is not enabled`)
  throw new AuthRefusal(400, 'validation_failed', `Custom OIDC provider "${given.provider.slice(0, 60)}" not allowed`)
}
