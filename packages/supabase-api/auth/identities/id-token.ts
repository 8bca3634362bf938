import { createHash, timingSafeEqual } from 'node:crypto'
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { Configuration } from 'openid-client'
import type { Auth } from '../context.ts'
import { clientOf } from '../endpoints/authorize.ts'
import { OAuthRefusal } from '../refusal.ts'
import { profileOf, type ExternalProfile } from './external-profile.ts'
import type { ExternalProvider } from './external-providers.ts'

/** Signatures with a key pair. An HMAC would be checked with something everybody knows, and `none` is no signature. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
/** Clocks of the provider and ours. */
const TOLERANCE_SECONDS = 30
/** Google's older libraries leave out the scheme. https://developers.google.com/identity/gsi/web/guides/verify-google-id-token */
const GOOGLE = ['https://accounts.google.com', 'accounts.google.com']
const LONGEST_TOKEN = 16_384

export type PresentedToken = { idToken: string; accessToken: string; nonce: string }

/**
 * Who an ID token is about, that a client got from a provider by itself: signed by the provider, issued by it for one of our client ids, in time, and bound
 * to the nonce and the access token that came with it. OpenID Connect Core 3.1.3.7. Refuses in GoTrue's words.
 */
export async function readIdToken(auth: Auth, provider: ExternalProvider, presented: PresentedToken): Promise<ExternalProfile> {
  const claims = await checkedClaims(auth, provider, presented.idToken)
  if (!isForUs(provider, claims)) throw new OAuthRefusal('invalid request', 'Unacceptable audience in id_token')
  checkNonce(provider, claims, presented.nonce)
  if (presented.accessToken !== '' && typeof claims['at_hash'] === 'string' && !goesWith(claims['at_hash'], presented)) throw badToken()
  return profileOf(provider, claims)
}

async function checkedClaims(auth: Auth, provider: ExternalProvider, token: string): Promise<JWTPayload & { sub: string }> {
  const client = await clientOf(auth, provider)
  if (token.length > LONGEST_TOKEN) throw badToken()
  const { issuer, jwks_uri: keysAt } = client.serverMetadata()
  if (!keysAt) throw badToken()
  const keys = keysOf(client, keysAt)
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: GOOGLE.includes(issuer) ? GOOGLE : issuer,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'iat', 'aud'],
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: auth.now(),
    })
    if (typeof payload.iat === 'number' && payload.iat > auth.now().getTime() / 1000 + TOLERANCE_SECONDS) throw badToken()
    const { sub } = payload
    if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw new OAuthRefusal('invalid request', 'Missing sub claim in id_token')
    return { ...payload, sub }
  } catch (error) {
    if (error instanceof OAuthRefusal) throw error
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError))
      auth.log.error({ err: error, provider: provider.name }, 'the keys of a provider cannot be read')
    throw badToken()
  }
}

/** The keys of a provider are fetched when a token names one we have not seen, and not more often than every half minute. They live as long as its discovery document. */
const known = new WeakMap<Configuration, JWTVerifyGetKey>()
function keysOf(client: Configuration, address: string): JWTVerifyGetKey {
  const found = known.get(client)
  if (found) return found
  const keys = createRemoteJWKSet(new URL(address), { cooldownDuration: 30_000, timeoutDuration: 5_000 })
  known.set(client, keys)
  return keys
}

/** For one of our clients. A token for several parties says for whom it was made (`azp`), and that must be ours too, or any of them could hand it in. */
function isForUs(provider: ExternalProvider, claims: JWTPayload): boolean {
  const audiences = [claims.aud ?? []].flat()
  const ours = (id: unknown) => typeof id === 'string' && id !== '' && provider.clientIds.includes(id)
  return audiences.some(ours) && (audiences.length === 1 || ours(claims['azp']))
}

/** The client keeps the nonce and has its SHA-256 put into the token, so that who sees the token cannot use it. https://supabase.com/docs/guides/auth/social-login/auth-google */
function checkNonce(provider: ExternalProvider, claims: JWTPayload, nonce: string): void {
  if (provider.skipNonceCheck) return
  const inToken = typeof claims['nonce'] === 'string' ? claims['nonce'] : ''
  if ((inToken === '') !== (nonce === '')) {
    throw new OAuthRefusal('invalid request', 'Passed nonce and nonce in id_token should either both exist or not.')
  }
  if (inToken !== '' && !sameText(createHash('sha256').update(nonce).digest('hex'), inToken)) throw new OAuthRefusal('invalid nonce', 'Nonces mismatch')
}

/** OpenID Connect Core 3.1.3.6: the left half of the access token's hash, by the hash of the signature. */
function goesWith(hash: string, { idToken, accessToken }: PresentedToken): boolean {
  const { alg } = JSON.parse(Buffer.from(idToken.split('.')[0] ?? '', 'base64url').toString()) as { alg: string }
  const digest = createHash(/512$|EdDSA|Ed25519/.test(alg) ? 'sha512' : alg.endsWith('384') ? 'sha384' : 'sha256')
    .update(accessToken, 'ascii')
    .digest()
  return sameText(digest.subarray(0, digest.length / 2).toString('base64url'), hash)
}

function sameText(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}

const badToken = () => new OAuthRefusal('invalid request', 'Bad ID token')
