import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { secretsFrom } from './secrets.ts'

/** The keys a client of a project is configured with. */
export type ApiKeys = {
  /** Legacy public key: an HS256 token with role `anon`. */
  anon: string
  /** Legacy secret key: an HS256 token with role `service_role`, which row level security does not bind. */
  service: string
  /** Opaque public key, `sb_publishable_…`. */
  publishable: string
  /** Opaque secret key, `sb_secret_…`. */
  secret: string
}

/** Fixed, so that one secret always gives the same keys. */
const ISSUED_AT = Date.UTC(2025, 0, 1) / 1000
const EXPIRES_AT = Date.UTC(2035, 0, 1) / 1000

/** The four keys of a project, all made from its JWT secret. Another secret gives entirely other keys. */
export function createApiKeys(jwtSecret: string): ApiKeys {
  const derived = secretsFrom(jwtSecret)
  return {
    anon: roleToken(jwtSecret, 'anon'),
    service: roleToken(jwtSecret, 'service_role'),
    publishable: opaque('sb_publishable_', derived.bytes('publishable key', 16)),
    secret: opaque('sb_secret_', derived.bytes('secret key', 16)),
  }
}

/** The role an opaque key stands for, or undefined when it is none of ours. Compares in constant time. */
export function roleOfOpaqueKey(key: string, known: { publishable: readonly string[]; secret: readonly string[] }): 'anon' | 'service_role' | undefined {
  if (known.publishable.some((one) => same(one, key))) return 'anon'
  if (known.secret.some((one) => same(one, key))) return 'service_role'
  return undefined
}

/** Whether a credential has the look of an opaque key rather than of a token. */
export const looksOpaque = (credential: string): boolean => credential.startsWith('sb_publishable_') || credential.startsWith('sb_secret_')

function same(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

function roleToken(jwtSecret: string, role: 'anon' | 'service_role'): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ iss: 'supabase', role, iat: ISSUED_AT, exp: EXPIRES_AT })}`
  return `${unsigned}.${createHmac('sha256', jwtSecret).update(unsigned).digest('base64url')}`
}

function opaque(prefix: string, random: Buffer): string {
  const body = random.toString('base64url')
  const checksum = createHash('sha256')
    .update(prefix + body)
    .digest('base64url')
    .slice(0, 8)
  return `${prefix}${body}_${checksum}`
}
