import { createECDH, createHmac, hkdfSync } from 'node:crypto'

/** The keys of the Supabase interfaces, all made from one secret, so that every process of a shop has the same ones without sharing a file. */
export type Keys = {
  /** Checks (and signed, before ES256) tokens with HS256; the anonymous and service keys are signed with it. */
  jwtSecret: string
  /** Signs session tokens with ES256; its public half is `/auth/v1/.well-known/jwks.json`. */
  signingKey: SigningKey
  /** Public: what the browser sends when nobody is signed in. A token with role `anon`. */
  anonKey: string
  /** Secret: passes row level security. A token with role `service_role`. */
  serviceKey: string
  bankWebhookSecret: string
  /** Signs what the played carrier of a demo tells. */
  carrierSecret: string
  /** Makes the links by which guests open their orders. */
  orderLinkKey: string
  /** Seals what was counted of whom, so that it counts once (`server/visits/`). */
  visitKey: string
}

/** A private P-256 key as JWK (RFC 7517). */
export type SigningKey = { kty: 'EC'; crv: 'P-256'; alg: 'ES256'; use: 'sig'; kid: string; x: string; y: string; d: string }

/** When the two long-lived keys were issued and end: fixed, so that the same secret always gives the same key. */
const ISSUED_AT = Date.UTC(2026, 0, 1) / 1000
const EXPIRES_AT = Date.UTC(2036, 0, 1) / 1000

/** Every key of a shop from its one secret (HKDF, RFC 5869); another secret gives entirely other keys. */
export function deriveKeys(secret: string): Keys {
  const jwtSecret = bytesFor(secret, 'jwt', 48).toString('base64url')
  return {
    jwtSecret,
    signingKey: signingKeyFrom(secret),
    anonKey: roleKey(jwtSecret, 'anon'),
    serviceKey: roleKey(jwtSecret, 'service_role'),
    bankWebhookSecret: bytesFor(secret, 'bank webhook', 32).toString('base64url'),
    carrierSecret: bytesFor(secret, 'carrier', 32).toString('base64url'),
    orderLinkKey: bytesFor(secret, 'order link', 32).toString('base64url'),
    visitKey: bytesFor(secret, 'visits', 32).toString('base64url'),
  }
}

/** The pair by which push services know the shop, in base64url; from a secret, or from a private key made elsewhere. Throws for what is no private key of the curve. */
export function pushKeys(from: { secret: string } | { privateKey: string }): { privateKey: string; publicKey: string } {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey('secret' in from ? bytesFor(from.secret, 'web push', 32) : Buffer.from(from.privateKey, 'base64url'))
  // Node leaves leading zeros out.
  const scalar = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32)
  return { privateKey: scalar.toString('base64url'), publicKey: curve.getPublicKey('base64url') }
}

const bytesFor = (secret: string, purpose: string, length: number) => Buffer.from(hkdfSync('sha256', secret, 'hattha', purpose, length))

function roleKey(jwtSecret: string, role: 'anon' | 'service_role'): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ iss: 'hattha', role, iat: ISSUED_AT, exp: EXPIRES_AT })}`
  return `${unsigned}.${createHmac('sha256', jwtSecret).update(unsigned).digest('base64url')}`
}

function signingKeyFrom(secret: string): SigningKey {
  const curve = createECDH('prime256v1')
  const scalar = bytesFor(secret, 'es256', 32)
  // A scalar outside the curve's order, which a secret meets once in 2^32, is refused here by name rather than bent into range.
  curve.setPrivateKey(scalar)
  const point = curve.getPublicKey()
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33, 65).toString('base64url')
  const kid = createHmac('sha256', 'kid').update(point).digest('base64url').slice(0, 16)
  return { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid, x, y, d: scalar.toString('base64url') }
}
