import { createPrivateKey, sign } from 'node:crypto'
import type { Shop } from '../../shop.ts'

/** Signs claims as the auth service signs a session's (ES256, RFC 7518 section 3.4), for tokens that no session is refreshed by. */
export function signToken(key: Shop['settings']['keys']['signingKey'], claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const unsigned = `${encode({ alg: key.alg, kid: key.kid, typ: 'JWT' })}.${encode(claims)}`
  const secret = createPrivateKey({ key, format: 'jwk' })
  return `${unsigned}.${sign('sha256', Buffer.from(unsigned), { key: secret, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}
