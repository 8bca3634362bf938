import { isActedFor, isReadOnly } from '../../kernel/acted-for.ts'
import type { TokenError, Verify } from '../../kernel/verify.ts'
import { BoundedMap } from '../bounded-map.ts'
import { RestRefusal } from '../refusal.ts'

/** Whom a token speaks for, its claims written down once for the requests to come. */
export type KnownIdentity = { role: string; claims: string; readOnly: boolean }

/** A verified token is trusted this long without asking again, and never beyond its own `exp`. */
const TRUSTED_SECONDS = 30

/**
 * `apikey` and `Authorization` as on hosted Supabase: every request brings an API key (header, or query of a link); the bearer token decides
 * the role, and without one the key itself does. The local Supabase asks for no key.
 */
export class Authenticator {
  readonly #verify: Verify
  readonly #stranger: KnownIdentity | null
  readonly #trustedMs: number
  readonly #known = new BoundedMap<string, { identity: KnownIdentity; until: number }>(1000)

  /** `roleWithoutKey`: whom a request without any key stands for; nobody's is refused. */
  constructor(
    verify: Verify,
    { roleWithoutKey, trustedSeconds = TRUSTED_SECONDS }: { roleWithoutKey?: string | undefined; trustedSeconds?: number | undefined },
  ) {
    this.#verify = verify
    this.#stranger = roleWithoutKey === undefined ? null : { role: roleWithoutKey, claims: JSON.stringify({ role: roleWithoutKey }), readOnly: false }
    this.#trustedMs = trustedSeconds * 1000
  }

  async identify(headers: Headers, keyInQuery: string | undefined): Promise<KnownIdentity> {
    const bearer = /^bearer +(\S.*)$/i.exec(headers.get('authorization') ?? '')?.[1]?.trim()
    const key = headers.get('apikey') ?? keyInQuery ?? bearer
    if (key === undefined || key === '') {
      if (this.#stranger) return this.#stranger
      throw new RestRefusal(401, 'PGRST302', 'No API key found in request', {
        hint: 'No `apikey` request header or url param was found.',
        headers: { 'www-authenticate': 'Bearer' },
      })
    }
    const ofKey = await this.#identity(key)
    if ('reason' in ofKey) {
      if (key === bearer) throw refuseToken(ofKey)
      throw new RestRefusal(401, 'PGRST301', 'Invalid API key', { hint: 'Double check your Supabase `anon` or `service_role` API key.' })
    }
    if (bearer === undefined || bearer === key) return ofKey
    const ofBearer = await this.#identity(bearer)
    if ('reason' in ofBearer) throw refuseToken(ofBearer)
    return ofBearer
  }

  async #identity(token: string): Promise<KnownIdentity | TokenError> {
    const now = Date.now()
    const known = this.#known.get(token)
    if (known && known.until > now) return known.identity
    const { role, claims, error } = await this.#verify(token)
    if (error) return error
    const identity = { role, claims: JSON.stringify(claims), readOnly: isReadOnly(claims) }
    // Whoever acts for another may be told to stop at any moment, and is asked for each time.
    if (isActedFor(claims)) return identity
    const { exp } = claims
    this.#known.set(token, { identity, until: Math.min(now + this.#trustedMs, typeof exp === 'number' ? exp * 1000 : Infinity) })
    return identity
  }
}

function refuseToken({ reason }: TokenError): RestRefusal {
  const expired = reason === 'expired'
  const message = expired ? 'JWT expired' : 'JWT invalid'
  return new RestRefusal(401, expired ? 'PGRST303' : 'PGRST301', message, {
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  })
}
