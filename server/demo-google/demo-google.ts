import { createHash, generateKeyPair, randomBytes, sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { languageOf } from '../../app/i18n/languages.ts'
import { acceptedLanguage } from '../rendering/address.ts'
import { accountPage, type PlayWords } from './account-page.ts'

/** Reserved for examples (RFC 2606), so that no played person is anybody else: neither somebody's mailbox nor an account of the demo. */
export const PLAYED_DOMAIN = 'google.example'

const CODE_MS = 60_000
/** Whoever asks for more codes than this at once only voids those that nobody came for. */
const MOST_CODES = 1_000

const Question = v.object({
  client_id: v.string(),
  redirect_uri: v.string(),
  response_type: v.literal('code'),
  scope: v.pipe(v.string(), v.regex(/(^| )openid( |$)/)),
  state: v.pipe(v.string(), v.maxLength(1_000)),
  nonce: v.pipe(v.string(), v.maxLength(1_000)),
  code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  code_challenge_method: v.literal('S256'),
  ui_locales: v.optional(v.string(), ''),
})
type Question = v.InferOutput<typeof Question>
const Person = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(50)),
  address: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[a-z0-9][a-z0-9.-]{0,60}$/)),
})
const Redemption = v.object({
  grant_type: v.literal('authorization_code'),
  client_id: v.string(),
  redirect_uri: v.string(),
  code: v.string(),
  code_verifier: v.pipe(v.string(), v.minLength(43), v.maxLength(128)),
})

type Kept = { question: Question; person: v.InferOutput<typeof Person>; until: number }
type Keys = { publicKey: KeyObject; privateKey: KeyObject }

/**
 * Plays Google for a demo without keys of Google's: OpenID Connect's code flow with PKCE, for one client. Its screen says that it is not Google, and lets
 * people be whoever they like at an address that is nobody's; one that begins with `unverified` has not been verified. Mounted in demo shops only.
 */
export function createDemoGoogle(parts: {
  issuer: string
  /** Its address as browsers see it. */
  address: string
  clientId: string
  redirectUri: string
  words: PlayWords
}): Hono {
  const { issuer, address, clientId, redirectUri, words } = parts
  const codes = new Map<string, Kept>()
  let making: Promise<Keys> | undefined
  // Made when somebody first signs in by it; most demos never need it.
  const keys = () => (making ??= promisify(generateKeyPair)('rsa', { modulusLength: 2048 }))
  const app = new Hono()

  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer,
      authorization_endpoint: `${address}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    }),
  )
  app.get('/jwks', async (c) => c.json({ keys: [{ ...(await keys()).publicKey.export({ format: 'jwk' }), kid: 'played', alg: 'RS256', use: 'sig' }] }))

  const asked = (c: Context): Question | undefined => {
    const question = v.safeParse(Question, c.req.query())
    // Only the shop is sent people, and only where it waits for them.
    return question.success && question.output.client_id === clientId && question.output.redirect_uri === redirectUri ? question.output : undefined
  }
  const speak = (c: Context, { ui_locales: wanted }: Question) => languageOf(wanted) ?? acceptedLanguage(c.req.header('accept-language'))
  app.get('/authorize', (c) => {
    const question = asked(c)
    return question ? accountPage(words, speak(c, question), { domain: PLAYED_DOMAIN, address: `guest-${randomBytes(3).toString('hex')}` }) : c.notFound()
  })
  app.post('/authorize', async (c) => {
    const question = asked(c)
    if (!question) return c.notFound()
    const form = await c.req.parseBody()
    const back = new URL(redirectUri)
    const answer = (facts: Record<string, string>) => {
      for (const [name, value] of Object.entries({ ...facts, state: question.state, iss: issuer })) back.searchParams.set(name, value)
      return c.redirect(back.href, 303)
    }
    if (form['answer'] === 'cancel') return answer({ error: 'access_denied', error_description: 'End-User aborted interaction' })
    const person = v.safeParse(Person, form)
    if (!person.success) return accountPage(words, speak(c, question), { domain: PLAYED_DOMAIN, address: '', wrong: true })
    const code = randomBytes(32).toString('base64url')
    codes.set(code, { question, person: person.output, until: Date.now() + CODE_MS })
    for (const oldest of codes.keys()) if (codes.size > MOST_CODES) codes.delete(oldest)
    return answer({ code })
  })
  app.post('/token', async (c) => {
    const given = v.safeParse(Redemption, await c.req.parseBody())
    c.header('cache-control', 'no-store')
    if (!given.success || given.output.client_id !== clientId) return c.json({ error: 'invalid_request' }, 400)
    const { code, code_verifier: verifier, redirect_uri: uri } = given.output
    const kept = codes.get(code)
    codes.delete(code)
    const proven = kept?.question.code_challenge === createHash('sha256').update(verifier).digest('base64url')
    if (!kept || kept.until < Date.now() || !proven || uri !== redirectUri) return c.json({ error: 'invalid_grant' }, 400)
    const idToken = signed((await keys()).privateKey, { iss: issuer, aud: clientId, nonce: kept.question.nonce, ...claimsOf(kept.person) })
    return c.json({ access_token: randomBytes(32).toString('base64url'), token_type: 'Bearer', expires_in: 3600, id_token: idToken })
  })
  return app
}

function claimsOf({ name, address }: Kept['person']): Record<string, unknown> {
  const email = `${address}@${PLAYED_DOMAIN}`
  // Somebody's id never changes at Google; here the address is the person.
  return { sub: createHash('sha256').update(email).digest('hex'), email, email_verified: !address.startsWith('unverified'), name }
}

/** A JSON Web Token under RS256 (RFC 7515), good for ten minutes. */
function signed(key: KeyObject, claims: Record<string, unknown>): string {
  const seconds = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'RS256', kid: 'played', typ: 'JWT' })}.${part({ iat: seconds, exp: seconds + 600, ...claims })}`
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
}
