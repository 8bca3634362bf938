import { afterAll } from 'vitest'
import type { AuthSettings } from '../../auth/auth.ts'
import { startOpenIdProvider, type OpenIdProvider } from '@hattha/testing'
import { startAuth, type AuthServer } from './auth-server.ts'

/** An auth service with two providers: one as Google is, and one of the project's own that keeps its claims for the UserInfo endpoint. */
export async function startProvided(chosen: Partial<AuthSettings> = {}): Promise<{ server: AuthServer; google: OpenIdProvider; keycloak: OpenIdProvider }> {
  const of = (provider: OpenIdProvider) => ({ enabled: true, clientIds: [provider.clientId], clientSecret: provider.clientSecret, issuer: provider.issuer })
  const providers: OpenIdProvider[] = []
  afterAll(() => Promise.all(providers.map((provider) => provider.close())))
  // A provider knows where it may send people back to, and the service where its providers are.
  const server = await startAuth(async (url) => {
    const redirectUris = [`${url}/callback`]
    providers.push(await startOpenIdProvider({ redirectUris }), await startOpenIdProvider({ redirectUris, claimsInToken: false }))
    const [google, keycloak] = both(providers)
    return { external: { google: of(google), keycloak: of(keycloak) }, manualLinkingEnabled: true, ...chosen }
  })
  const [google, keycloak] = both(providers)
  return { server, google, keycloak }
}

function both([google, keycloak]: readonly OpenIdProvider[]): [OpenIdProvider, OpenIdProvider] {
  if (!google || !keycloak) throw new Error('not started')
  return [google, keycloak]
}
