import { isReadOnly, READ_ONLY } from '../../kernel/acted-for.ts'
import type { TokenError, Verify } from '../../kernel/verify.ts'

/** A person on a channel: the role and claims policies are asked with, and when the token runs out (seconds since 1970; undefined for an API key). */
export type Person = { role: string; claims: string; expires: number | undefined }

/** Why a token opens nothing: `code` as Supabase Realtime names it. */
export type TokenRefusal = { code: 'InvalidJWTToken' | 'MalformedJWT' | 'JwtSignatureError'; message: string }

/** An API key that is no token says nothing of a person, so the socket's own key stands in for it. */
export const isOpaqueKey = (token: string): boolean => token.startsWith('sb_')

/** Checks a token as Supabase Realtime does: signed by us, not run out, with `role` and `exp`. */
export async function identify(verify: Verify, token: string): Promise<{ person: Person } | { refusal: TokenRefusal }> {
  const found = await verify(token)
  if (found.error) return { refusal: refusalOf(found.error.reason, token) }
  // An open line outlives what its token stood for, and shows its bearer to others.
  if (isReadOnly(found.claims)) return { refusal: { code: 'InvalidJWTToken', message: READ_ONLY.message } }
  const { exp, role } = found.claims
  if (!isOpaqueKey(token) && (typeof exp !== 'number' || typeof role !== 'string'))
    return { refusal: { code: 'InvalidJWTToken', message: 'Fields `role` and `exp` are required in JWT' } }
  return { person: { role: found.role, claims: JSON.stringify(found.claims), expires: typeof exp === 'number' ? exp : undefined } }
}

function refusalOf(reason: TokenError['reason'], token: string): TokenRefusal {
  if (reason === 'expired') return { code: 'InvalidJWTToken', message: expiredSentence(expiryOf(token)) }
  if (reason === 'malformed') return { code: 'MalformedJWT', message: 'The token provided is not a valid JWT' }
  return { code: 'JwtSignatureError', message: 'Failed to validate JWT signature' }
}

export const expiredSentence = (expires: number | undefined): string =>
  `Token has expired ${Math.max(0, Math.floor(Date.now() / 1000 - (expires ?? Date.now() / 1000)))} seconds ago`

/** When a token whose signature was found good ran out. */
function expiryOf(token: string): number | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return typeof claims === 'object' && claims !== null && 'exp' in claims && typeof claims.exp === 'number' ? claims.exp : undefined
  } catch {
    return undefined
  }
}
