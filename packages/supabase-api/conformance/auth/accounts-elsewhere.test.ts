import { expect, test } from 'vitest'
import { SITE, signedIn } from './auth-server.ts'
import { openBrowser } from './browser.ts'
import { startProvided } from './provided.ts'

const { server, google, keycloak } = await startProvided()

/** Somebody the provider knows. */
function somebody(given: { verified?: boolean; email?: string; name?: string } = {}) {
  const email = given.email ?? server.fresh('maker')
  const id = `g-${email}`
  google.knows(id, { email, email_verified: given.verified ?? true, name: given.name ?? 'Ada Lovelace', picture: 'https://pictures.example/ada.jpg' })
  return { id, email }
}

async function addressFor(client: ReturnType<typeof server.client>, options: { provider?: string; hint: string; scopes?: string; redirectTo?: string }) {
  const { data, error } = await client.auth.signInWithOAuth({
    // Names of one's own are not in the client's list of providers.
    provider: (options.provider ?? 'google') as 'google',
    options: {
      skipBrowserRedirect: true,
      redirectTo: options.redirectTo ?? `${SITE}/account?tab=1`,
      queryParams: { login_hint: options.hint },
      ...(options.scopes ? { scopes: options.scopes } : {}),
    },
  })
  if (error || !data.url) throw error ?? new Error('no address')
  return data.url
}

const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))

// https://supabase.com/docs/reference/javascript/auth-signinwithoauth
test('the way to the provider carries state, nonce, PKCE, its own scopes and those asked for', async () => {
  const address = await addressFor(server.client(), { hint: 'x', scopes: 'https://www.googleapis.com/auth/calendar openid' })
  const { location, status } = await openBrowser().navigate(address)
  const url = new URL(location ?? '')
  expect(status).toBe(302)
  expect(url.origin).toBe(google.issuer)
  const asked = Object.fromEntries(url.searchParams)
  expect(asked).toMatchObject({
    client_id: google.clientId,
    redirect_uri: `${server.url}/callback`,
    response_type: 'code',
    scope: 'openid email profile https://www.googleapis.com/auth/calendar',
    code_challenge_method: 'S256',
    login_hint: 'x',
  })
  for (const secret of ['state', 'nonce', 'code_challenge']) expect(asked[secret]?.length).toBeGreaterThanOrEqual(43)
})

// https://supabase.com/docs/guides/auth/sessions/implicit-flow
test('a new person comes back with a session and the provider’s tokens in the fragment', async () => {
  const { id, email } = somebody()
  const client = server.client()
  const back = await openBrowser().follow(await addressFor(client, { hint: id }), SITE)
  expect(back.href.split('#')[0]).toBe(`${SITE}/account?tab=1`)
  const given = fragmentOf(back)
  expect(given).toMatchObject({ token_type: 'bearer', expires_in: '3600' })
  expect(Object.keys(given).sort()).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'provider_refresh_token',
    'provider_token',
    'refresh_token',
    'token_type',
  ])
  const { data } = await client.auth.setSession({ access_token: given['access_token'] ?? '', refresh_token: given['refresh_token'] ?? '' })
  expect(data.user).toMatchObject({
    email,
    role: 'authenticated',
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: {
      iss: google.issuer,
      sub: id,
      provider_id: id,
      name: 'Ada Lovelace',
      full_name: 'Ada Lovelace',
      avatar_url: 'https://pictures.example/ada.jpg',
    },
    identities: [{ id, provider: 'google', email, identity_data: { sub: id, email, email_verified: true, phone_verified: false } }],
  })
})

// https://supabase.com/docs/guides/auth/sessions/pkce-flow
test('a client that began with PKCE comes back with a code, which brings the provider’s tokens once', async () => {
  const { id, email } = somebody()
  const client = server.client({ flowType: 'pkce' })
  const back = await openBrowser().follow(await addressFor(client, { hint: id }), SITE)
  expect([...back.searchParams.keys()]).toEqual(['tab', 'code'])
  expect(back.hash).toBe('')
  const code = back.searchParams.get('code') ?? ''
  const { data, error } = await client.auth.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.session).toMatchObject({ provider_token: expect.any(String), provider_refresh_token: expect.any(String) })
  expect(data.user?.email).toBe(email)
  const { data: claims } = await client.auth.getClaims()
  expect(claims?.claims.amr).toEqual([{ method: 'oauth', timestamp: expect.any(Number) }])
  expect((await client.auth.refreshSession()).data.session).not.toHaveProperty('provider_token')
})

test('a returning person keeps the account, and what the provider says of her is renewed', async () => {
  const { id, email } = somebody()
  const first = fragmentOf(await openBrowser().follow(await addressFor(server.client(), { hint: id }), SITE))
  google.knows(id, { email, email_verified: true, name: 'Ada King' })
  const client = server.client()
  const second = fragmentOf(await openBrowser().follow(await addressFor(client, { hint: id }), SITE))
  const subject = (token: string | undefined) => JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()).sub as string
  expect(subject(second['access_token'])).toBe(subject(first['access_token']))
  const { data } = await client.auth.setSession({ access_token: second['access_token'] ?? '', refresh_token: second['refresh_token'] ?? '' })
  expect(data.user?.user_metadata['full_name']).toBe('Ada King')
  expect(data.user?.identities).toHaveLength(1)
})

// https://supabase.com/docs/guides/auth/auth-identity-linking#automatic-linking
test('who has the address already, and showed that it is hers, gets one account with both ways in', async () => {
  const known = await signedIn(server, { data: { full_name: 'Ada of Chiang Mai' } })
  const { id } = somebody({ email: known.email })
  const given = fragmentOf(await openBrowser().follow(await addressFor(server.client(), { hint: id }), SITE))
  const { data } = await server.client().auth.setSession({ access_token: given['access_token'] ?? '', refresh_token: given['refresh_token'] ?? '' })
  expect(data.user?.id).toBe(known.id)
  expect(data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'google'] })
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ada of Chiang Mai', avatar_url: 'https://pictures.example/ada.jpg' })
  expect((await server.client().auth.signInWithPassword(known)).error).toBeNull()
})

test('a provider that leaves the address out of its token is asked for it', async () => {
  const email = server.fresh('kc')
  keycloak.knows('kc-1', { email, email_verified: true, name: 'Ben' })
  const given = fragmentOf(await openBrowser().follow(await addressFor(server.client(), { provider: 'keycloak', hint: 'kc-1' }), SITE))
  const { data } = await server.client().auth.setSession({ access_token: given['access_token'] ?? '', refresh_token: given['refresh_token'] ?? '' })
  expect(data.user).toMatchObject({ email, app_metadata: { provider: 'keycloak' }, user_metadata: { full_name: 'Ben' } })
})

// https://supabase.com/docs/guides/auth/debugging/error-codes, redirects of GoTrue: error facts in query and fragment
test('who refuses at the provider comes back with that, in query and fragment', async () => {
  const back = await openBrowser().follow(await addressFor(server.client(), { hint: 'refuses' }), SITE)
  const facts = { error: 'access_denied', error_description: 'End-User aborted interaction' }
  expect(Object.fromEntries(back.searchParams)).toEqual({ tab: '1', ...facts })
  expect(fragmentOf(back)).toEqual(facts)
})

test('settings tell which providers are on', async () => {
  expect((await server.ask('GET', '/settings')).body['external']).toMatchObject({ google: true, keycloak: true, github: false })
})

test('a provider that is not on is refused', async () => {
  const { status, body } = await server.ask('GET', '/authorize?provider=github')
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'validation_failed', message: expect.stringContaining('Unsupported provider') })
})
