import { readdirSync, readFileSync } from 'node:fs'
import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { PASSWORD, signedIn, SITE, startAuth, tokensOf } from './auth-server.ts'

// The client itself says what it can do: GoTrueClient and GoTrueAdminApi of @supabase/auth-js 2.119.
const server = await startAuth({ anonymousEnabled: true, manualLinkingEnabled: true, passkeys: { enabled: true, mostPerUser: 3 } }, (settings) => ({
  ...settings,
  mfa: { ...settings.mfa, recoveryCodes: { enroll: true, verify: true } },
}))

/** Steps of public methods that TypeScript keeps private, and what asks no server. */
const INSIDE = new Set([
  'signInWithWeb3',
  'fetch',
  'logger',
  'fetchJwk',
  'signInWithEthereum',
  'signInWithSolana',
  'linkIdentityOAuth',
  'linkIdentityIdToken',
  'auth',
])

function methodsOf(api: object): string[] {
  const found = new Set<string>()
  for (let level: object | null = api; level !== null && level !== Object.prototype; level = Object.getPrototypeOf(level) as object | null) {
    for (const name of Object.getOwnPropertyNames(level)) {
      const value: unknown = Object.getOwnPropertyDescriptor(level, name)?.value
      if (typeof value === 'function' && !name.startsWith('_') && name !== 'constructor' && !INSIDE.has(name)) found.add(name)
    }
  }
  return [...found]
}

test('every public method of the client is called by these tests', () => {
  const { auth } = server.client()
  const apis: Record<string, object> = {
    'auth.': auth,
    'mfa.': auth.mfa,
    'mfa.webauthn.': auth.mfa.webauthn,
    'mfa.recoveryCodes.': auth.mfa.recoveryCodes,
    'oauth.': auth.oauth,
    'passkey.': auth.passkey,
    'admin.': auth.admin,
    'admin.mfa.': auth.admin.mfa,
    'admin.oauth.': auth.admin.oauth,
    'admin.customProviders.': auth.admin.customProviders,
    'admin.passkey.': auth.admin.passkey,
  }
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
    .join('\n')
  const missing = Object.entries(apis).flatMap(([path, api]) => methodsOf(api).map((name) => `${path}${name}`))
  expect(missing.filter((call) => !sources.includes(`${call}(`))).toEqual([])
})

type Call = (client: SupabaseClient) => Promise<{ error: { name?: string; code?: string | undefined; status?: number | undefined } | null }>

/** What needs a session that still exists. */
const ofAPerson: Record<string, Call> = {
  getUser: (client) => client.auth.getUser(),
  'updateUser, metadata': (client) => client.auth.updateUser({ data: { a: 1 } }),
  reauthenticate: (client) => client.auth.reauthenticate(),
  getUserIdentities: (client) => client.auth.getUserIdentities(),
  'mfa.enroll': (client) => client.auth.mfa.enroll({ factorType: 'totp' }),
  'mfa.listFactors': (client) => client.auth.mfa.listFactors(),
  'mfa.recoveryCodes.getStatus': (client) => client.auth.mfa.recoveryCodes.getStatus(),
  'passkey.list': (client) => client.auth.passkey.list(),
  'passkey.startRegistration': (client) => client.auth.passkey.startRegistration(),
  refreshSession: (client) => client.auth.refreshSession(),
}

describe.each(Object.entries(ofAPerson))('%s', (_, call) => {
  test('is refused when the session is over', async () => {
    const made = await signedIn(server)
    const client = server.client({ experimental: { recoveryCodes: true } })
    await client.auth.signInWithPassword({ email: made.email, password: made.password })
    await server.db.owner.all('delete from auth.sessions where user_id = $1', [made.id])
    const { error } = await call(client)
    expect(error).not.toBeNull()
    expect(error?.status).toBeGreaterThanOrEqual(400)
    expect(error?.status).toBeLessThan(500)
  })

  test('is refused without one, before anything is asked', async () => {
    const { error } = await call(server.client({ experimental: { recoveryCodes: true } }))
    expect(error).not.toBeNull()
  })
})

// https://supabase.com/docs/guides/auth/oauth-server
describe('a service that is no OAuth server for others', () => {
  const disabled = { status: 404, code: 'feature_disabled', message: 'OAuth server is disabled' }
  const id = crypto.randomUUID()

  test('says so to its admin', async () => {
    const { admin } = server.admin.auth
    for (const { error } of [
      await admin.oauth.listClients(),
      await admin.oauth.createClient({ client_name: 'app', redirect_uris: [SITE] }),
      await admin.oauth.getClient(id),
      await admin.oauth.updateClient(id, { client_name: 'other' }),
      await admin.oauth.deleteClient(id),
      await admin.oauth.regenerateClientSecret(id),
    ])
      expect(error).toMatchObject(disabled)
    expect((await server.client().auth.admin.oauth.listClients()).error).toMatchObject({ code: expect.stringMatching(/not_admin|no_authorization/) as string })
  })

  test('and to its people', async () => {
    const { client } = await signedIn(server)
    const { oauth } = client.auth
    for (const { error } of [
      await oauth.getAuthorizationDetails(id),
      await oauth.approveAuthorization(id),
      await oauth.denyAuthorization(id),
      await oauth.listGrants(),
      await oauth.revokeGrant({ clientId: id }),
    ])
      expect(error).toMatchObject(disabled)
    expect((await server.client().auth.oauth.listGrants()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  })

  test('nor has it providers besides its settings, or SAML', async () => {
    const { admin } = server.admin.auth
    const provider = { provider_type: 'oidc', identifier: 'custom:a', name: 'A', client_id: 'a', client_secret: 'b', issuer: 'https://a.test' } as const
    for (const { error } of [
      await admin.customProviders.listProviders(),
      await admin.customProviders.createProvider(provider),
      await admin.customProviders.getProvider('custom:a'),
      await admin.customProviders.updateProvider('custom:a', { name: 'B' }),
      await admin.customProviders.deleteProvider('custom:a'),
    ])
      expect(error).toMatchObject({ status: 404, code: 'feature_disabled' })
    expect((await server.client().auth.signInWithSSO({ domain: 'a.test' })).error).toMatchObject({ status: 404, code: 'saml_provider_disabled' })
  })
})

test('the client’s events follow what happens', async () => {
  const { email } = await signedIn(server)
  const client = server.client()
  await client.auth.initialize()
  const events: string[] = []
  const { data } = client.auth.onAuthStateChange((event) => void events.push(event))
  await client.auth.signInWithPassword({ email, password: PASSWORD })
  await client.auth.refreshSession()
  await client.auth.updateUser({ data: { a: 1 } })
  await client.auth.startAutoRefresh()
  await client.auth.stopAutoRefresh()
  await client.auth.signOut()
  data.subscription.unsubscribe()
  expect(events.filter((event) => event !== 'INITIAL_SESSION')).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT'])
  expect(client.auth.isThrowOnErrorEnabled()).toBeFalsy()
  await client.auth.dispose()
})

describe('an admin', () => {
  const { admin } = server.admin.auth

  test('signs a person out here, everywhere else or everywhere, and nobody with a bad token', async () => {
    const { email, password, client: first } = await signedIn(server)
    const [second, third] = [server.client(), server.client()]
    for (const client of [second, third]) await client.auth.signInWithPassword({ email, password })
    const [one, two, three] = await Promise.all([first, second, third].map(tokensOf))
    const alive = async () =>
      Promise.all([one, two, three].map(async (tokens) => (await server.ask('GET', '/user', { token: tokens?.access ?? '' })).status === 200))
    expect(await admin.signOut(one?.access ?? '', 'local')).toEqual({ data: null, error: null })
    expect(await alive()).toEqual([false, true, true])
    expect((await admin.signOut(two?.access ?? '', 'others')).error).toBeNull()
    expect(await alive()).toEqual([false, true, false])
    expect((await admin.signOut(two?.access ?? '', 'global')).error).toBeNull()
    expect(await alive()).toEqual([false, false, false])
    expect((await admin.signOut('forged')).error).toMatchObject({ status: 403, code: 'bad_jwt' })
  })

  test('bans for a while and lifts it, and pages with headers', async () => {
    const { id, email, password, client } = await signedIn(server)
    const banned = await admin.updateUserById(id, { ban_duration: '2h30m' })
    const until = Date.parse((banned.data.user as { banned_until?: string } | null)?.banned_until ?? '')
    expect(Math.round((until - server.now().getTime()) / 60_000)).toBe(150)
    expect((await client.auth.getUser()).error).not.toBeNull()
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toMatchObject({ code: 'user_banned' })
    expect((await admin.updateUserById(id, { ban_duration: 'none' })).data.user).not.toHaveProperty('banned_until')
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull()
    expect((await admin.updateUserById(id, { ban_duration: '1 year' })).error).toMatchObject({ status: 400, code: 'validation_failed' })
    const page = await server.ask('GET', '/admin/users?page=1&per_page=2', { token: server.keys.service })
    expect(Number(page.headers.get('x-total-count'))).toBeGreaterThan(2)
    expect(page.headers.get('link')).toMatch(/^<\/admin\/users\?page=2&per_page=2>; rel="next", <\/admin\/users\?page=\d+&per_page=2>; rel="last"$/)
    expect((await server.ask('GET', '/admin/users?per_page=0', { token: server.keys.service })).status).toBe(400)
    expect((await server.client().auth.admin.listUsers()).error).not.toBeNull()
  })

  test('reads what happened, and nobody else does', async () => {
    const { email } = await signedIn(server)
    const token = server.keys.service
    const read = async (query: string) => {
      const response = await fetch(`${server.url}/admin/audit${query}`, { headers: { authorization: `Bearer ${token}` } })
      return {
        status: response.status,
        total: response.headers.get('x-total-count'),
        body: (await response.json()) as { payload: Record<string, unknown>; ip_address: string }[],
      }
    }
    const mine = await read(`?query=author:${email}&per_page=1`)
    expect(mine).toMatchObject({ status: 200, body: [{ payload: { action: 'login', actor_username: email, log_type: 'account' } }] })
    expect((await read('?query=action:user_signedup')).body.every(({ payload }) => payload['action'] === 'user_signedup')).toBe(true)
    expect((await read("?query=payload'--:x")).status).toBe(400)
    expect((await read(`?query=author:%25`)).body).toEqual([])
    expect((await server.ask('GET', '/admin/audit')).status).toBe(401)
    expect((await server.ask('GET', '/admin/audit', { token: server.keys.anon })).status).toBe(403)
  })

  test('names a factor, and is told of one that is not there', async () => {
    const { client, id } = await signedIn(server)
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'old' })
    const path = `/admin/users/${id}/factors/${factor?.id}`
    expect((await server.ask('PUT', path, { token: server.keys.service, body: { friendly_name: 'new' } })).body).toMatchObject({ friendly_name: 'new' })
    expect((await admin.mfa.listFactors({ userId: id })).data?.factors).toMatchObject([{ friendly_name: 'new', status: 'unverified' }])
    expect((await admin.mfa.listFactors({ userId: crypto.randomUUID() })).error).toMatchObject({ status: 404, code: 'user_not_found' })
    expect((await admin.mfa.deleteFactor({ userId: id, id: crypto.randomUUID() })).error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
    expect((await admin.mfa.deleteFactor({ userId: id, id: factor?.id ?? '' })).error).toBeNull()
  })
})

test('who checks our tokens finds the keys', async () => {
  const { body, headers } = await server.ask('GET', '/.well-known/openid-configuration')
  expect(body).toMatchObject({ issuer: server.url, jwks_uri: `${server.url}/.well-known/jwks.json`, id_token_signing_alg_values_supported: ['ES256'] })
  expect(headers.get('cache-control')).toContain('max-age=600')
})
