import { compactVerify, decodeProtectedHeader, errors, type CryptoKey, type JWTPayload } from 'jose'
import type { TokenError, Verification } from '../../kernel/verify.ts'
import { looksOpaque, roleOfOpaqueKey } from './api-keys.ts'
import type { SigningKeys } from './signing-keys.ts'

export type Claims = JWTPayload & Readonly<Record<string, unknown>>

/** Clocks of other machines may be off by this much for `iat` and `nbf`; `exp` gets no such grace, as a client refreshes long before. */
const CLOCK_SKEW_SECONDS = 30
/** Signatures already checked, so that a busy client's token costs one check. Bounded, oldest out first. */
const REMEMBERED = 5_000
/** Longer than any token of ours; what is longer is not looked at. */
const LONGEST_TOKEN = 16_384

/**
 * Makes the check of credentials: tokens signed by our keys (ES256, RS256: the algorithm the key was made for), legacy tokens (HS256: the shared
 * secret and nothing else) and opaque API keys. The algorithm never comes from the token alone, so a public key cannot be used as an HMAC secret,
 * and `none` is not an algorithm here.
 */
export function tokenVerifier(wanted: {
  keys: SigningKeys
  jwtSecret: string
  publishable: readonly string[]
  secret: readonly string[]
  now: () => Date
}): (credential: string) => Promise<Verification<Claims>> {
  const hmac = new TextEncoder().encode(wanted.jwtSecret)
  const checked = new Map<string, Claims>()

  const signatureOf = async (token: string): Promise<{ claims: Claims } | { error: TokenError }> => {
    const known = checked.get(token)
    if (known) return { claims: known }
    const key = await keyFor(token)
    if ('error' in key) return key
    try {
      const { payload } = await compactVerify(token, key.key, { algorithms: [key.algorithm] })
      const claims: unknown = JSON.parse(new TextDecoder().decode(payload))
      if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) throw new TypeError('claims are no object')
      if (checked.size >= REMEMBERED) checked.delete(checked.keys().next().value ?? '')
      // A JSON object's values are unknown until each is looked at; the registered ones are checked by `problemWith`.
      checked.set(token, claims as Claims)
      return { claims: claims as Claims }
    } catch (error) {
      const forged = error instanceof errors.JWSSignatureVerificationFailed
      return { error: { reason: forged ? 'signature' : 'malformed', message: forged ? 'signature is invalid' : 'token is malformed' } }
    }
  }

  const keyFor = async (token: string): Promise<{ key: Uint8Array | CryptoKey; algorithm: string } | { error: TokenError }> => {
    let header: { alg?: string; kid?: string }
    try {
      header = decodeProtectedHeader(token)
    } catch {
      return { error: { reason: 'malformed', message: 'token is malformed' } }
    }
    if (header.alg === 'HS256') return { key: hmac, algorithm: 'HS256' }
    if (header.alg !== 'ES256' && header.alg !== 'RS256') {
      return { error: { reason: 'algorithm', message: `signing method ${String(header.alg).slice(0, 20)} is invalid` } }
    }
    const found = typeof header.kid === 'string' ? await wanted.keys.find(header.kid) : undefined
    if (!found) return { error: { reason: 'unknown-key', message: 'unrecognized JWT kid' } }
    if (found.algorithm !== header.alg) return { error: { reason: 'algorithm', message: `signing method ${header.alg} is invalid` } }
    return { key: found.checks, algorithm: found.algorithm }
  }

  return async (credential) => {
    if (looksOpaque(credential)) {
      const role = roleOfOpaqueKey(credential, wanted)
      return role ? { role, claims: { role } } : { error: { reason: 'signature', message: 'unknown API key' } }
    }
    if (credential.length > LONGEST_TOKEN) return { error: { reason: 'malformed', message: 'token is malformed' } }
    const signed = await signatureOf(credential)
    if ('error' in signed) return signed
    const { claims } = signed
    const error = problemWith(claims, wanted.now())
    if (error) return { error }
    return { role: typeof claims['role'] === 'string' && claims['role'] !== '' ? claims['role'] : 'anon', claims }
  }
}

function problemWith(claims: Claims, now: Date): TokenError | undefined {
  const seconds = now.getTime() / 1000
  for (const name of ['exp', 'iat', 'nbf'] as const) {
    const value: unknown = claims[name]
    if (value !== undefined && (typeof value !== 'number' || !Number.isFinite(value))) return { reason: 'claims', message: `${name} must be a number` }
  }
  if (claims.exp !== undefined && claims.exp <= seconds) return { reason: 'expired', message: 'token is expired' }
  const future = seconds + CLOCK_SKEW_SECONDS
  if (claims.nbf !== undefined && claims.nbf > future) return { reason: 'not-yet-valid', message: 'token is not valid yet' }
  if (claims.iat !== undefined && claims.iat > future) return { reason: 'not-yet-valid', message: 'token used before issued' }
  return undefined
}
