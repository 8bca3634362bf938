import { createLocalJWKSet, decodeProtectedHeader, exportJWK, generateKeyPair, jwtVerify, type JSONWebKeySet } from 'jose'
import { describe, expect, test } from 'vitest'
import { createApiKeys, createAuth, defaultAuthSettings } from '../../auth/auth.ts'
import { quietLog } from '../quiet-log.ts'
import { SECRET, SITE, signedIn, startAuth, tokensOf } from './auth-server.ts'

const server = await startAuth()
const given = { ...(await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey)), kid: 'given-rsa' }
const withKey = await startAuth({ signingKeys: [given] })
const guests = await startAuth({ anonymousEnabled: true })

const another = (secret = SECRET) =>
  createAuth({
    pool: server.db.pools.auth,
    log: quietLog(),
    now: server.now,
    letters: () => undefined,
    mailer: { send: async () => undefined },
    settings: defaultAuthSettings({ siteUrl: SITE, externalUrl: server.url, jwtSecret: secret }),
  })

// https://supabase.com/docs/guides/auth/signing-keys
describe('the public keys', () => {
  test('check our tokens, are kept for ten minutes and hold nothing private', async () => {
    const { access } = await tokensOf((await signedIn(server)).client)
    const { status, headers, body } = await server.ask('GET', '/.well-known/jwks.json')
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=600'])
    expect(JSON.stringify(body)).not.toContain('"d"')
    expect(body['keys']).toMatchObject([{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: decodeProtectedHeader(access).kid }])
    const { payload } = await jwtVerify(access, createLocalJWKSet(body as unknown as JSONWebKeySet), {
      issuer: server.url,
      audience: 'authenticated',
      currentDate: server.now(),
    })
    expect(payload['role']).toBe('authenticated')
  })

  test('are shared by every process of one database, and follow a rotation', async () => {
    const other = another()
    const before = await tokensOf((await signedIn(server)).client)
    expect((await other.verify(before.access)).role).toBe('authenticated')
    await server.auth.keys.rotate()
    const after = await tokensOf((await signedIn(server)).client)
    expect(decodeProtectedHeader(after.access).kid).not.toBe(decodeProtectedHeader(before.access).kid)
    expect((await server.auth.verify(before.access)).error).toBeUndefined()
    expect((await another().verify(after.access)).error).toBeUndefined()
    expect((await server.auth.keys.published()).keys).toHaveLength(2)
    expect(await server.db.owner.all(`select 1 from auth.signing_keys where private_key like '%"d"%'`)).toEqual([])
  })

  test('made by two processes at once are one key', async () => {
    const fresh = await startAuth()
    await Promise.all([1, 2, 3].map(() => fresh.auth.keys.current()))
    expect(await fresh.db.owner.one('select count(*)::int as keys from auth.signing_keys')).toEqual({ keys: 1 })
  })

  test('may be given by settings, RSA too', async () => {
    const { client } = await signedIn(withKey)
    const { access } = await tokensOf(client)
    expect(decodeProtectedHeader(access)).toMatchObject({ alg: 'RS256', kid: 'given-rsa' })
    expect((await client.auth.getClaims()).error).toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
    expect(JSON.stringify(await withKey.auth.keys.published())).not.toContain('"d"')
  })
})

describe('API keys', () => {
  test('stand for their roles', async () => {
    const { anon, service, publishable, secret } = createApiKeys(SECRET)
    for (const [key, role] of [
      [anon, 'anon'],
      [service, 'service_role'],
      [publishable, 'anon'],
      [secret, 'service_role'],
    ] as const)
      expect(await server.auth.verify(key)).toMatchObject({ role })
    expect(publishable).toMatch(/^sb_publishable_[\w-]{22}_[\w-]{8}$/)
    expect(createApiKeys(SECRET)).toEqual({ anon, service, publishable, secret })
  })

  test('of another secret stand for nobody', async () => {
    for (const key of Object.values(createApiKeys('another secret of at least thirty-two characters')))
      expect((await server.auth.verify(key)).error?.reason).toBe('signature')
  })
})

test('settings and health say what a client may ask for', async () => {
  expect((await server.ask('GET', '/settings')).body).toMatchObject({
    disable_signup: false,
    mailer_autoconfirm: false,
    external: { email: true, phone: false, google: false, anonymous_users: false },
  })
  expect((await server.ask('GET', '/health')).body).toMatchObject({ name: 'GoTrue' })
  expect((await server.ask('GET', '/authorize?provider=google')).status).toBe(400)
  expect((await server.ask('GET', '/nowhere')).status).toBe(404)
  expect(await server.ask('POST', '/user', { body: {} })).toMatchObject({ status: 404, body: { code: 'validation_failed', message: '404 page not found' } })
})

test('other sites may call from a browser', async () => {
  const response = await fetch(`${server.url}/token?grant_type=password`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,x-supabase-api-version,content-type',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-headers')).toContain('apikey')
})

// https://supabase.com/docs/guides/auth/auth-anonymous
describe('a guest', () => {
  test('signs in without a name where the project allows it, and can become a person', async () => {
    const client = guests.client()
    const { data, error } = await client.auth.signInAnonymously({ options: { data: { cart: 'x' } } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', identities: [], user_metadata: { cart: 'x' } })
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({ is_anonymous: true, role: 'authenticated', amr: [{ method: 'anonymous' }] })
    expect((await client.auth.updateUser({ password: 'river-lantern-27' })).error).toMatchObject({ status: 422, code: 'validation_failed' })
    const email = guests.fresh()
    expect((await client.auth.updateUser({ email })).error).toBeNull()
    const { tokenHash } = await guests.letterTo(email, 'email_change')
    const named = await client.auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })
    expect(named.data.user).toMatchObject({ id: data.user?.id, is_anonymous: false, email, app_metadata: { provider: 'email' } })
  })

  test('is refused elsewhere', async () => {
    expect((await server.client().auth.signInAnonymously()).error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
      message: 'Anonymous sign-ins are disabled',
    })
  })
})

// https://supabase.com/docs/guides/auth/auth-hooks/custom-access-token-hook
describe('the custom access token hook', () => {
  test('adds claims, refuses, and cannot leave out what a token needs', async () => {
    const hooked = await startAuth({ hooks: { customAccessToken: 'pg-functions://postgres/public/token_hook' } })
    const hook = (body: string) =>
      hooked.db.owner.all(`create or replace function public.token_hook(event jsonb) returns jsonb language plpgsql as $$ begin ${body} end $$`)
    await hook(`return jsonb_build_object('claims', event->'claims' || jsonb_build_object('user_role', 'seller', 'how', event->>'authentication_method'));`)
    await hooked.db.owner.all('grant usage on schema public to supabase_auth_admin')
    await hooked.db.owner.all('grant execute on function public.token_hook to supabase_auth_admin')
    const { client, email, password } = await signedIn(hooked)
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({ user_role: 'seller', how: 'password' })
    await hook(`return '{"error": {"http_code": 403, "message": "not today"}}';`)
    expect((await hooked.client().auth.signInWithPassword({ email, password })).error).toMatchObject({ status: 403, message: 'not today' })
    await hook(`return jsonb_build_object('claims', (event->'claims') - 'sub');`)
    expect((await hooked.client().auth.signInWithPassword({ email, password })).error?.message).toContain('sub is required')
  })

  test('must be the name of a function', () => {
    for (const customAccessToken of ['drop table users', 'a.b(); drop table c', 'pg-functions://postgres/only', 'a.b.c']) {
      expect(() =>
        createAuth({
          pool: server.db.pools.auth,
          log: quietLog(),
          letters: () => undefined,
          mailer: { send: async () => undefined },
          settings: defaultAuthSettings({ siteUrl: SITE, externalUrl: server.url, jwtSecret: SECRET }, { hooks: { customAccessToken } }),
        }),
      ).toThrow(/schema\.function/)
    }
  })
})

test('every table is locked, and nobody but the auth service holds a grant', async () => {
  expect(
    await server.db.owner.all(`select relname from pg_class where relnamespace = 'auth'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`),
  ).toEqual([])
  expect(
    await server.db.owner.all(
      `select table_name, grantee from information_schema.role_table_grants where table_schema = 'auth' and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')`,
    ),
  ).toEqual([])
  expect(
    await server.db.owner.all(
      `select c.conrelid::regclass || '.' || a.attname as missing from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'auth'::regnamespace and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`,
    ),
  ).toEqual([])
})
