import { createServer } from 'node:net'
import { afterAll } from 'vitest'
import type { AuthSettings } from '../../../server/api/auth/auth.ts'
import { startOpenIdProvider, type OpenIdProvider } from '../../support/openid-provider.ts'
import { startAuth, type AuthServer } from './auth-server.ts'

/** An auth service with two providers: one as Google is, and one of the project's own that keeps its claims for the UserInfo endpoint. */
export async function startProvided(chosen: Partial<AuthSettings> = {}): Promise<{ server: AuthServer; google: OpenIdProvider; keycloak: OpenIdProvider }> {
  // A provider knows where it may send people back to before the service listens there.
  const port = await freePort()
  const redirectUris = [`http://127.0.0.1:${port}/auth/v1/callback`]
  const google = await startOpenIdProvider({ redirectUris })
  const keycloak = await startOpenIdProvider({ redirectUris, claimsInToken: false })
  afterAll(() => Promise.all([google.close(), keycloak.close()]))
  const of = (provider: OpenIdProvider) => ({ enabled: true, clientIds: [provider.clientId], clientSecret: provider.clientSecret, issuer: provider.issuer })
  const server = await startAuth({ external: { google: of(google), keycloak: of(keycloak) }, manualLinkingEnabled: true, ...chosen }, undefined, { port })
  return { server, google, keycloak }
}

/** A port nobody listens on at this moment. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
