/**
 * Who a credential stands for, and the token functions are given for it: an opaque key becomes the legacy token of its role, as Supabase's gateway
 * does. An error names why it is not good.
 */
export type VerifyCredential = (credential: string) => Promise<{ token: string } | { error: string }>

type Refused = { code: string; message: string }

/**
 * Checks the caller of a function with `verify_jwt`: the bearer token, or the API key where the bearer is missing or an opaque key. Puts the token
 * of an opaque key into `headers`. Answers why the caller is refused, or undefined. https://supabase.com/docs/guides/functions/error-codes
 */
export async function authorized(headers: Headers, verify: VerifyCredential): Promise<Refused | undefined> {
  const bearer = headers.get('authorization')
  const opaque = bearer?.startsWith('Bearer sb_') === true
  const credential = bearer === null || opaque ? (headers.get('apikey') ?? bearer?.slice('Bearer '.length)) : /^Bearer (\S+)$/i.exec(bearer)?.[1]
  if (bearer === null && !credential) return { code: 'UNAUTHORIZED_NO_AUTH_HEADER', message: 'Missing authorization header' }
  if (!credential) return { code: 'UNAUTHORIZED_INVALID_JWT_FORMAT', message: "Auth header is not 'Bearer {token}'" }
  const found = await verify(credential)
  if ('error' in found) return { code: codeOf(credential), message: 'Invalid JWT' }
  if (found.token !== credential || bearer === null) headers.set('authorization', `Bearer ${found.token}`)
  return undefined
}

function codeOf(token: string): string {
  const [header = ''] = token.split('.')
  try {
    const { alg }: { alg?: unknown } = JSON.parse(Buffer.from(header, 'base64url').toString())
    if (alg === 'HS256') return 'UNAUTHORIZED_LEGACY_JWT'
    return alg === 'ES256' || alg === 'RS256' ? 'UNAUTHORIZED_ASYMMETRIC_JWT' : 'UNAUTHORIZED_UNSUPPORTED_TOKEN_ALGORITHM'
  } catch {
    return 'UNAUTHORIZED_INVALID_JWT_FORMAT'
  }
}
