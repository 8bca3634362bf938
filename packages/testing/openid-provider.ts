/**
 * A real OpenID provider (oidc-provider, certified) that stands in for Google. It knows the people it is told of. Whoever `login_hint` names is signed in and
 * consents, and `login_hint=refuses` says no.
 */
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'
import { memoryShelf } from './memory-shelf.ts'

/** What the provider says of a person, besides `sub`. */
export type ProviderPerson = { email?: string; email_verified?: boolean; name?: string; given_name?: string; picture?: string; hd?: string }

export type OpenIdProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Adds or changes a person; the id is `sub`. */
  knows(id: string, person: ProviderPerson): void
  /** An ID token as the provider would sign it; what is given replaces what it would say. */
  idToken(claims: JWTPayload, header?: { alg?: string; kid?: string }): Promise<string>
  /** The public key, as its JWKS has it. */
  publicKey: JWK
  close(): Promise<void>
}

export async function startOpenIdProvider(wanted: {
  /** Addresses it may send people back to. */
  redirectUris: readonly string[]
  /** Google puts the claims into the ID token; others leave them to the UserInfo endpoint. */
  claimsInToken?: boolean
}): Promise<OpenIdProvider> {
  const keys = await generateKeyPair('RS256', { extractable: true })
  const privateJwk: JWK = { ...(await exportJWK(keys.privateKey)), kid: 'provider-key', alg: 'RS256', use: 'sig' }
  const people = new Map<string, ProviderPerson>()
  const clientId = '1234.apps.googleusercontent.example'
  const clientSecret = 'a secret between the shop and the provider'
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server's address is an AddressInfo.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    ...configuration(people, wanted),
    jwks: { keys: [privateJwk] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...wanted.redirectUris],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
  })
  const serve = provider.callback()
  answer = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void serve(request, response)
    // Somebody who goes back to a question that was answered.
    decide(provider, request, response).catch(() => response.writeHead(400).end('This question was answered before.'))
  }
  return {
    issuer,
    clientId,
    clientSecret,
    publicKey: { ...(await exportJWK(keys.publicKey)), kid: 'provider-key', alg: 'RS256' },
    knows: (id, person) => void people.set(id, person),
    idToken: (claims, header = {}) =>
      new SignJWT({ iss: issuer, aud: clientId, iat: seconds(), exp: seconds() + 600, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'provider-key', ...header })
        .sign(keys.privateKey),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const seconds = () => Math.floor(Date.now() / 1000)

function configuration(people: ReadonlyMap<string, ProviderPerson>, wanted: { claimsInToken?: boolean }): Configuration {
  return {
    adapter: memoryShelf(),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'picture', 'hd'] },
    conformIdTokenClaims: wanted.claimsInToken === false,
    cookies: { keys: ['a key of the stand-in'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    issueRefreshToken: async () => true,
    findAccount: (_context, id) => {
      const person = people.get(id)
      return person && { accountId: id, claims: async () => ({ sub: id, ...person }) }
    },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 600, RefreshToken: 3600, Session: 3600 },
  }
}

/** Finishes a question of the provider at once, by `login_hint`. */
async function decide(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const interaction = await provider.interactionDetails(request, response)
  const { params, prompt, session } = interaction
  const hint = typeof params['login_hint'] === 'string' ? params['login_hint'] : ''
  if (hint === 'refuses') {
    return provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'End-User aborted interaction' })
  }
  if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId: hint } })
  const grant = new provider.Grant({ ...(session ? { accountId: session.accountId } : {}), clientId: String(params['client_id']) })
  grant.addOIDCScope(String(params['scope']))
  await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } }, { mergeWithLastSubmission: true })
}
