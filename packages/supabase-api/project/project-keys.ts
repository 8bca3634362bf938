import { createHmac } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { createApiKeys } from '../auth/auth.ts'
import type { ProjectConfig } from './project-config.ts'

/** The keys that clients of a project are configured with. */
export type ProjectKeys = { publishable: string; secret: string; anon: string; serviceRole: string }

/** The secret of every project that names none; whoever wants to can sign with it, so the keys below can be known as well. */
const WELL_KNOWN_SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long'
/** The opaque keys that the Supabase CLI gives every project on one's own machine. */
const WELL_KNOWN = { publishable: 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH', secret: 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz' }
/** When the CLI's keys end: in 2032. */
const EXPIRES_AT = 1_983_812_996

/**
 * The keys of a project: those its config names, else those the Supabase CLI would print for it. A project with a secret of its own has opaque keys
 * of its own, too, made from it; one with signing keys has its legacy keys signed by the first of them, and those of the secret stay good.
 */
export async function projectKeys({ sections, auth }: Pick<ProjectConfig, 'sections' | 'auth'>): Promise<ProjectKeys> {
  const own = createApiKeys(auth.jwtSecret)
  const wellKnown = auth.jwtSecret === WELL_KNOWN_SECRET
  const { publishable_key: publishable, secret_key: secret, anon_key: anon, service_role_key: serviceRole } = sections.auth
  return {
    publishable: publishable || (wellKnown ? WELL_KNOWN.publishable : own.publishable),
    secret: secret || (wellKnown ? WELL_KNOWN.secret : own.secret),
    anon: anon || (await roleToken(auth, 'anon')),
    serviceRole: serviceRole || (await roleToken(auth, 'service_role')),
  }
}

async function roleToken(auth: ProjectConfig['auth'], role: 'anon' | 'service_role'): Promise<string> {
  const [key] = auth.signingKeys
  if (key !== undefined) {
    const algorithm = key.kty === 'RSA' ? 'RS256' : 'ES256'
    const { key_ops: _, use: __, ...bare } = key
    return new SignJWT({ iss: 'supabase-demo', role })
      .setProtectedHeader({ alg: algorithm, kid: key.kid ?? '', typ: 'JWT' })
      .setExpirationTime(EXPIRES_AT)
      .sign(await importJWK(bare, algorithm))
  }
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ iss: 'supabase-demo', role, exp: EXPIRES_AT })}`
  return `${unsigned}.${createHmac('sha256', auth.jwtSecret).update(unsigned).digest('base64url')}`
}
