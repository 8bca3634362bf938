import { BoundedMap } from '../bounded-map.ts'
import { Refusal } from '../refusal.ts'

/** Who a verified token speaks for: a database role and what the token claims. */
export type Identity = { role: string; claims: Readonly<Record<string, unknown>> }

/** Verifies a JWT or API key; throws when it is not to be trusted. An expired one says so in `code` (`ERR_JWT_EXPIRED`) or its message. */
export type Verify = (token: string) => Promise<Identity>

/** An identity whose claims are written down once for the requests to come. */
export type KnownIdentity = { role: string; claims: string }

/** A verified token is trusted this long without asking again, and never beyond its own `exp`. */
const TRUSTED_MS = 30_000

/**
 * `apikey` and `Authorization` as on hosted Supabase: every request brings an API key (header, or query of a link); the bearer token decides
 * the role, and without one the key itself does.
 */
export class Authenticator {
  readonly #verify: Verify
  readonly #known = new BoundedMap<string, { identity: KnownIdentity; until: number }>(1000)

  constructor(verify: Verify) {
    this.#verify = verify
  }

  async identify(headers: Headers, keyInQuery: string | undefined): Promise<KnownIdentity> {
    const bearer = /^bearer +(\S.*)$/i.exec(headers.get('authorization') ?? '')?.[1]?.trim()
    const key = headers.get('apikey') ?? keyInQuery ?? bearer
    if (key === undefined || key === '') {
      throw new Refusal(401, 'PGRST302', 'No API key found in request', {
        hint: 'No `apikey` request header or url param was found.',
        headers: { 'www-authenticate': 'Bearer' },
      })
    }
    const ofKey = await this.#identity(key).catch((error: unknown) => {
      if (key === bearer) throw refuseToken(error)
      throw new Refusal(401, 'PGRST301', 'Invalid API key', { hint: 'Double check your Supabase `anon` or `service_role` API key.' })
    })
    if (bearer === undefined || bearer === key) return ofKey
    return this.#identity(bearer).catch((error: unknown) => {
      throw refuseToken(error)
    })
  }

  async #identity(token: string): Promise<KnownIdentity> {
    const now = Date.now()
    const known = this.#known.get(token)
    if (known && known.until > now) return known.identity
    const { role, claims } = await this.#verify(token)
    const identity = { role, claims: JSON.stringify(claims) }
    const { exp } = claims
    this.#known.set(token, { identity, until: Math.min(now + TRUSTED_MS, typeof exp === 'number' ? exp * 1000 : Infinity) })
    return identity
  }
}

function refuseToken(error: unknown): Refusal {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const expired = code === 'ERR_JWT_EXPIRED' || (error instanceof Error && /expired/i.test(error.message))
  const message = expired ? 'JWT expired' : 'JWT invalid'
  return new Refusal(401, expired ? 'PGRST303' : 'PGRST301', message, {
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  })
}
