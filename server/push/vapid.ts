import { createPrivateKey, sign } from 'node:crypto'

/** By which push services know a shop: a P-256 pair, its halves in base64url, and whom to write to when something is wrong. */
export type PushIdentity = { privateKey: string; publicKey: string; subject: string }

/** RFC 8292 allows a day; half of it forgives clocks that go wrong. */
const LIFETIME_SECONDS = 12 * 60 * 60

/** The `Authorization` of a push to an origin (RFC 8292): a token signed for that origin alone, and the key it is signed with. */
export function vapidAuthorization(identity: PushIdentity, origin: string, now = Date.now()): string {
  const point = Buffer.from(identity.publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33, 65).toString('base64url')]
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: identity.privateKey } })
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const unsigned = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode({ aud: origin, exp: Math.floor(now / 1000) + LIFETIME_SECONDS, sub: identity.subject })}`
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return `vapid t=${unsigned}.${signature}, k=${identity.publicKey}`
}
