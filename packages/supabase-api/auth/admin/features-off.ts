import type { Context, Hono } from 'hono'
import { callerOf, requireAdmin } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { AuthRefusal } from '../refusal.ts'

/** `/admin/oauth/clients` of a service that is no OAuth server for others. https://supabase.com/docs/guides/auth/oauth-server */
const oauthClients: Endpoint = async (auth, c) => {
  await requireAdmin(auth, c)
  throw new AuthRefusal(404, 'feature_disabled', 'OAuth server is disabled')
}

/** `/oauth/authorizations` and `/user/oauth/grants` of such a service. */
const oauthConsent: Endpoint = async (auth, c) => {
  await callerOf(auth, c)
  throw new AuthRefusal(404, 'feature_disabled', 'OAuth server is disabled')
}

/** `/admin/custom-providers`: providers are named in the project's settings and nowhere else. */
const customProviders: Endpoint = async (auth, c) => {
  await requireAdmin(auth, c)
  throw new AuthRefusal(404, 'feature_disabled', 'Custom OAuth providers are disabled')
}

/** `POST /sso`: sign-in by SAML. */
const singleSignOn: Endpoint = async () => {
  throw new AuthRefusal(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}

/** The addresses of GoTrue's features that this service has not: an answer each, as GoTrue gives it where they are switched off. */
export function routesSwitchedOff(app: Hono, on: (endpoint: Endpoint) => (c: Context) => Promise<Response>): void {
  for (const path of ['/admin/oauth/clients', '/admin/oauth/clients/:id', '/admin/oauth/clients/:id/regenerate_secret']) app.all(path, on(oauthClients))
  for (const path of ['/admin/custom-providers', '/admin/custom-providers/:id']) app.all(path, on(customProviders))
  for (const path of ['/oauth/authorizations/:id', '/oauth/authorizations/:id/consent', '/user/oauth/grants']) app.all(path, on(oauthConsent))
  app.post('/sso', on(singleSignOn))
}
