import type { RegistrationResponseJSON, AuthenticationResponseJSON } from '@simplewebauthn/server'
import * as v from 'valibot'
import type { Auth } from '../context.ts'
import { allowedRedirect } from '../letters/redirect.ts'
import type { AuthRefusal } from '../refusal.ts'

/** For whom keys are made (WebAuthn level 3, 5.1.2): `id` is a domain, `origins` the pages that may ask for them. */
export type RelyingParty = { id: string; name: string; origins: readonly string[] }

/** Kinds of keys that are taken, the wanted one first: EdDSA, ES256, RS256 (https://www.iana.org/assignments/cose). Post-quantum ones wait until Node's support of them is no experiment. */
export const ALGORITHMS = [-8, -7, -257]

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The project's own, or the site: its host, or `localhost` for a developer's machine, since browsers make no keys for an address of numbers. */
export function relyingParty({ settings }: Pick<Auth, 'settings'>): RelyingParty {
  if (settings.relyingParty) return settings.relyingParty
  const site = new URL(settings.siteUrl)
  const id = LOOPBACK.includes(site.hostname) ? 'localhost' : site.hostname
  return { id, name: id, origins: [site.origin] }
}

/**
 * The origins an answer may come from, knowing the one it says it comes from: those of the relying party, and those that people may be sent to, when
 * the browser could have made it for this relying party at all.
 */
export function originsFor(auth: Pick<Auth, 'settings'>, answer: Answer): string[] {
  const party = relyingParty(auth)
  const said = originOf(answer.response.clientDataJSON)
  if (said === undefined || party.origins.includes(said)) return [...party.origins]
  const host = new URL(said).hostname
  const within = host === party.id || host.endsWith(`.${party.id}`)
  const welcome = within && (LOOPBACK.includes(new URL(auth.settings.siteUrl).hostname) || allowedRedirect(auth.settings, `${said}/`) !== undefined)
  return welcome ? [...party.origins, said] : [...party.origins]
}

function originOf(clientDataJson: string): string | undefined {
  try {
    const parsed = v.parse(v.object({ origin: v.string() }), JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')))
    return new URL(parsed.origin).origin === parsed.origin ? parsed.origin : undefined
  } catch {
    return undefined
  }
}

const base64url = v.pipe(v.string(), v.maxLength(100_000), v.regex(/^[A-Za-z0-9_-]*$/))
const common = {
  id: v.pipe(base64url, v.minLength(1), v.maxLength(2048)),
  rawId: v.pipe(base64url, v.minLength(1), v.maxLength(2048)),
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.record(v.string(), v.unknown()), {}),
}
const Created = v.object({
  ...common,
  response: v.object({ clientDataJSON: base64url, attestationObject: base64url, transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(20)))) }),
})
const Asserted = v.object({
  ...common,
  response: v.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url, userHandle: v.nullish(base64url) }),
})
type Answer = { response: { clientDataJSON: string } }

/** The form of what `navigator.credentials.create()` answers; the library checks what it says. */
export function createdCredential(given: unknown, refusal: AuthRefusal): RegistrationResponseJSON {
  const parsed = v.safeParse(Created, given)
  if (!parsed.success) throw refusal
  const { response, ...rest } = parsed.output
  return { ...rest, response }
}

/** The form of what `navigator.credentials.get()` answers. */
export function assertedCredential(given: unknown, refusal: AuthRefusal): AuthenticationResponseJSON {
  const parsed = v.safeParse(Asserted, given)
  if (!parsed.success) throw refusal
  const { response, ...rest } = parsed.output
  const { userHandle, ...proof } = response
  return { ...rest, response: { ...proof, ...(userHandle ? { userHandle } : {}) } }
}
