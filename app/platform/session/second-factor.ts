/**
 * Whether a session still owes its second factor. The auth service then signs its token for a stranger (role `anon`, assurance level `aal1`), so that it opens
 * nothing but the question for the code (`private.require_second_factor`).
 */
export function owesSecondFactor(accessToken: string | undefined): boolean {
  const claims = claimsOf(accessToken)
  return claims?.['role'] === 'anon' && claims['aal'] === 'aal1' && typeof claims['sub'] === 'string'
}

/** What a token says, without asking whether it is genuine: that is the server's to know. Undefined for what is no token. */
export function claimsOf(accessToken: string | undefined): Record<string, unknown> | undefined {
  const payload = accessToken?.split('.')[1]
  if (!payload) return undefined
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    // A JSON object, whose names are strings.
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims) ? (claims as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
