import { createHmac } from 'node:crypto'
import { SignJWT, exportSPKI, generateKeyPair, importJWK, type JWK, type JWTPayload } from 'jose'
import { describe, expect, test } from 'vitest'
import { createAuth, defaultAuthSettings } from '../../auth/auth.ts'
import { globMatches } from '../../auth/letters/redirect.ts'
import { networkOf } from '../../auth/limits/networks.ts'
import { quietLog } from '../quiet-log.ts'
import { connectPools } from '@hattha/postgres'
import { PASSWORD, SECRET, SITE, signedIn, startAuth, tokensOf } from './auth-server.ts'

const server = await startAuth({ redirectUrls: [`${SITE}/**`, 'https://*.partner.example/back', 'com.example.app://login'] })
const strict = await startAuth({}, (settings) => ({
  ...settings,
  rateLimits: { ...settings.rateLimits, signInsPer5Minutes: 5, verificationsPer5Minutes: 5, refreshesPer5Minutes: 5 },
}))
const eve = await signedIn(server)
const { access } = await tokensOf(eve.client)
const [headerPart = '', payloadPart = '', signaturePart = ''] = access.split('.')
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const claims = JSON.parse(Buffer.from(payloadPart, 'base64url').toString()) as JWTPayload
const header = JSON.parse(Buffer.from(headerPart, 'base64url').toString()) as { kid: string; alg: string }
const secretKey = new TextEncoder().encode(SECRET)
const legacy = (payload: JWTPayload) => new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secretKey)
const seconds = () => Math.floor(server.now().getTime() / 1000)

describe('a forged token', () => {
  const asAdmin = encode({ ...claims, role: 'service_role' })
  test.each([
    ['without algorithm', () => `${encode({ alg: 'none', typ: 'JWT' })}.${asAdmin}.`],
    ['without algorithm, spelled NONE', () => `${encode({ alg: 'NONE', typ: 'JWT' })}.${asAdmin}.${signaturePart}`],
    ['with a changed role', () => `${headerPart}.${asAdmin}.${signaturePart}`],
    ['with no signature', () => `${headerPart}.${payloadPart}.`],
    [
      'signed by another key with our kid',
      async () =>
        new SignJWT({ ...claims, role: 'service_role' })
          .setProtectedHeader({ alg: 'ES256', kid: header.kid })
          .sign((await generateKeyPair('ES256')).privateKey),
    ],
    [
      'signed by another key of its own header',
      async () => {
        const pair = await generateKeyPair('ES256', { extractable: true })
        const jwk = (await import('jose')).exportJWK
        return new SignJWT({ role: 'service_role' })
          .setProtectedHeader({ alg: 'ES256', kid: 'mine', jwk: await jwk(pair.publicKey), jku: 'https://evil.example/jwks.json' })
          .sign(pair.privateKey)
      },
    ],
    [
      'signed by another secret',
      () => new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('x'.repeat(40))),
    ],
    [
      'signed with our public key as HMAC secret (PEM)',
      async () => {
        const published = (await server.auth.keys.published()).keys[0] as JWK
        const pem = await exportSPKI((await importJWK(published, 'ES256')) as CryptoKey)
        const unsigned = `${encode({ alg: 'HS256', kid: header.kid })}.${asAdmin}`
        return `${unsigned}.${createHmac('sha256', pem).update(unsigned).digest('base64url')}`
      },
    ],
    [
      'signed with our public key as HMAC secret (JWK)',
      async () => {
        const unsigned = `${encode({ alg: 'HS256', kid: header.kid })}.${asAdmin}`
        return `${unsigned}.${createHmac('sha256', JSON.stringify((await server.auth.keys.published()).keys[0]))
          .update(unsigned)
          .digest('base64url')}`
      },
    ],
    ['with an unknown algorithm', () => `${encode({ alg: 'HS512', kid: header.kid })}.${asAdmin}.${signaturePart}`],
    ['that names a critical extension', () => `${encode({ alg: 'HS256', crit: ['exp'], exp: 1 })}.${asAdmin}.${signaturePart}`],
    ['whose kid is a path', () => `${encode({ alg: 'ES256', kid: '../../dev/null' })}.${asAdmin}.${signaturePart}`],
    ['whose kid is SQL', () => `${encode({ alg: 'ES256', kid: `' or '1'='1` })}.${asAdmin}.${signaturePart}`],
    ['of a megabyte', () => 'a'.repeat(15_000)],
    ['of dots', () => '..'],
    [
      'whose payload is a list',
      async () => {
        const unsigned = `${encode({ alg: 'HS256' })}.${encode(['service_role'])}`
        return `${unsigned}.${createHmac('sha256', SECRET).update(unsigned).digest('base64url')}`
      },
    ],
  ])('%s is refused', async (_, forge) => {
    const token = await forge()
    expect((await server.auth.verify(token)).error).toBeDefined()
    expect(await server.ask('GET', '/admin/users', { token })).toMatchObject({ status: token === '..' || token.length ? 403 : 401 })
  })

  test('that has run out is refused, to the second, also when its signature is remembered', async () => {
    const token = await legacy({ sub: eve.id, role: 'authenticated', exp: seconds() + 100 })
    expect((await server.auth.verify(token)).error).toBeUndefined()
    server.later(101)
    expect((await server.auth.verify(token)).error).toMatchObject({ reason: 'expired' })
  })

  test('from the future is refused', async () => {
    expect((await server.auth.verify(await legacy({ role: 'anon', iat: seconds() + 3600 }))).error?.reason).toBe('not-yet-valid')
    expect((await server.auth.verify(await legacy({ role: 'anon', nbf: seconds() + 3600 }))).error?.reason).toBe('not-yet-valid')
    expect((await server.auth.verify(await legacy({ role: 'anon', exp: 'never' as unknown as number }))).error?.reason).toBe('claims')
  })

  test('of a legacy secret works as it always did, and a role is what the signed claim says', async () => {
    expect(await server.auth.verify(await legacy({ role: 'service_role', exp: seconds() + 60 }))).toMatchObject({ role: 'service_role' })
    expect(await server.auth.verify(await legacy({ exp: seconds() + 60 }))).toMatchObject({ role: 'anon' })
    expect(await server.auth.verify(await legacy({ exp: seconds() + 60, role: ['service_role'] }))).toMatchObject({ role: 'anon' })
  })
})

test('roles smuggled in headers, query and body give nothing', async () => {
  const headers = {
    'x-jwt-aud': 'admin',
    'x-role': 'service_role',
    role: 'service_role',
    'x-forwarded-user': 'admin',
    'x-supabase-role': 'service_role',
    'content-profile': 'auth',
  }
  expect((await server.ask('GET', '/admin/users?role=service_role', { token: access, headers })).status).toBe(403)
  expect((await server.ask('POST', '/admin/users', { token: access, headers, body: { role: 'service_role', email: 'x@example.com' } })).status).toBe(403)
  await eve.client.auth.updateUser({ data: { role: 'service_role', app_metadata: { role: 'admin' }, is_admin: true } })
  const { data } = await eve.client.auth.refreshSession()
  expect(await server.auth.verify(data.session?.access_token ?? '')).toMatchObject({
    role: 'authenticated',
    claims: { app_metadata: { provider: 'email', providers: ['email'] } },
  })
})

describe('a redirect', () => {
  const lands = async (asked: string) => {
    const email = server.fresh()
    await server.ask('POST', `/signup?redirect_to=${encodeURIComponent(asked)}`, { body: { email, password: PASSWORD } })
    return (await server.letterTo(email)).redirectTo
  }

  test.each([
    'https://evil.example/',
    '//evil.example',
    'https:evil.example',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'https://evil.example/https://shop.example/',
    'https://evil.example#https://shop.example/',
    'https://evil.example\\@shop.example',
    'https://shop.example\\.evil.example',
    'http://shop.example/',
    'https://shop.example:8443/',
    'javascript:alert(1)//https://shop.example/',
    'data:text/html,x',
    'https://a.b.partner.example/back',
    'https://evil.example/.partner.example/back',
    'https://partner.example/back',
    'https://x.partner.example/elsewhere',
    'https://\tshop.example.evil.example',
    'https://shop.example\r\nset-cookie: a=b',
    'com.example.app://other',
    '/relative',
    'https://evilshop.example/',
    ' https://evil.example',
  ])('to %j leads home', async (asked) => {
    expect(await lands(asked)).toBe(SITE)
  })

  test.each([
    [`${SITE}/auth/reset-password?x=1`, `${SITE}/auth/reset-password?x=1`],
    ['https://shop.partner.example/back', 'https://shop.partner.example/back'],
    ['https://shop.partner.example/back?code=1', 'https://shop.partner.example/back?code=1'],
    ['com.example.app://login', 'com.example.app://login'],
  ])('to %s is allowed', async (asked, lands_) => {
    expect(await lands(asked)).toBe(lands_)
  })

  test('in the link itself is checked again when it is followed', async () => {
    const email = server.fresh()
    await server.client().auth.signUp({ email, password: PASSWORD })
    const { tokenHash } = await server.letterTo(email)
    const { headers } = await server.ask('GET', `/verify?token=${tokenHash}&type=signup&redirect_to=${encodeURIComponent('https://evil.example/take')}`)
    expect(headers.get('location')).toMatch(/^https:\/\/shop\.example\/#access_token=/)
  })

  test('patterns mean what Supabase says they mean', () => {
    // https://supabase.com/docs/guides/auth/redirect-urls#use-wildcards-in-redirect-urls
    for (const [pattern, address, matches] of [
      ['http://localhost:3000/*', 'http://localhost:3000/foo', true],
      ['http://localhost:3000/*', 'http://localhost:3000/foo/bar', false],
      ['http://localhost:3000/**', 'http://localhost:3000/foo/bar', true],
      ['http://localhost:3000/?', 'http://localhost:3000/f', true],
      ['http://localhost:3000/?', 'http://localhost:3000/foo', false],
      ['https://{a,b}.example/', 'https://b.example/', true],
      ['https://{a,b}.example/', 'https://c.example/', false],
      ['https://x.example/', 'https://xaexample/', false],
    ] as const)
      expect(globMatches(pattern, address), `${pattern} ${address}`).toBe(matches)
  })
})

describe('a code', () => {
  test('cannot be guessed: ten tries, then none for a while, from wherever', async () => {
    const email = server.fresh()
    await server.client().auth.signUp({ email, password: PASSWORD })
    const { otp } = await server.letterTo(email)
    const guess = (token: string) => server.ask('POST', '/verify', { body: { type: 'signup', email, token } })
    const wrong = Array.from({ length: 10 }, (_, number) => String((Number(otp) + number + 1) % 1_000_000).padStart(6, '0'))
    for (const token of wrong) expect((await guess(token)).body['code']).toBe('otp_expired')
    expect(await guess(otp)).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
  })

  test('of an address without account fails the same way', async () => {
    const email = server.fresh()
    for (let number = 0; number < 10; number += 1)
      expect((await server.ask('POST', '/verify', { body: { type: 'email', email, token: '123456' } })).body).toEqual({
        code: 'otp_expired',
        message: 'Token has expired or is invalid',
      })
    expect((await server.ask('POST', '/verify', { body: { type: 'email', email, token: '123456' } })).status).toBe(429)
  })

  test('of one person does not do for another, and neither code nor link is in the database', async () => {
    const [ada, mallory] = [server.fresh(), server.fresh()]
    for (const email of [ada, mallory]) await server.client().auth.signUp({ email, password: PASSWORD })
    const { otp, tokenHash } = await server.letterTo(mallory)
    if (otp !== (await server.letterTo(ada)).otp)
      expect((await server.ask('POST', '/verify', { body: { type: 'signup', email: ada, token: otp } })).status).toBe(403)
    expect(await server.db.owner.all('select 1 from auth.one_time_tokens where token_hash in ($1, $2) or otp_hash in ($1, $2)', [otp, tokenHash])).toEqual([])
    const { token_hash: stored } = await server.db.owner.one<{ token_hash: string }>('select token_hash from auth.one_time_tokens where relates_to = $1', [
      mallory,
    ])
    expect((await server.ask('POST', '/verify', { body: { type: 'signup', token_hash: stored } })).status).toBe(403)
  })

  test('taken by two clicks at once counts once', async () => {
    const email = server.fresh()
    await server.client().auth.signUp({ email, password: PASSWORD })
    const { tokenHash } = await server.letterTo(email)
    const clicks = await Promise.all([1, 2, 3, 4].map(() => server.ask('POST', '/verify', { body: { type: 'signup', token_hash: tokenHash } })))
    expect(clicks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403, 403])
  })
})

describe('from one address of the network', () => {
  test.each([
    ['/token?grant_type=password', { email: 'nobody@example.com', password: 'not-a-password' }],
    ['/token?grant_type=refresh_token', { refresh_token: 'x' }],
    ['/verify', { type: 'signup', token_hash: 'x' }],
    ['/recover', { email: 'nobody' }],
  ])('%s is refused after the limit', async (path, body) => {
    for (let number = 0; number < 5; number += 1) expect((await strict.ask('POST', path, { body })).status).not.toBe(429)
    const {
      status,
      headers,
      body: answer,
    } = await strict.ask('POST', path, { body, headers: { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7' } })
    expect([status, answer['code'], answer['message']]).toEqual([429, 'over_request_rate_limit', 'Request rate limit reached'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('an IPv6 subscriber is one address', () => {
    expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:ff::ffff'))
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:100::1'))
    expect(networkOf('2001:0db8::1')).toBe(networkOf('2001:db8::2'))
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })
})

test('when the database does not answer, nobody is let in, and the reason stays inside', async () => {
  const pools = connectPools({ url: 'postgres://nobody:nothing@127.0.0.1:1/none', size: 1 })
  const blind = createAuth({
    pool: pools.auth,
    log: quietLog(),
    letters: () => undefined,
    mailer: { send: async () => undefined },
    settings: defaultAuthSettings({ siteUrl: SITE, externalUrl: `${SITE}/auth/v1`, jwtSecret: SECRET }),
  })
  for (const [path, body] of [
    ['/token?grant_type=password', { email: eve.email, password: PASSWORD }],
    ['/signup', { email: 'a@example.com', password: PASSWORD }],
    ['/recover', { email: 'a@example.com' }],
    ['/verify', { type: 'signup', token_hash: 'x' }],
  ] as const) {
    const response = await blind.app.request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'x-supabase-api-version': '2024-01-01' } })
    expect([path, response.status]).toEqual([path, 503])
    expect(await response.json()).toEqual({ code: 'unexpected_failure', message: 'Unexpected failure, please check server logs for more information' })
  }
  await pools.end()
})

describe('a body', () => {
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
  test.each([
    ['too large', JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(300_000) }), 413],
    ['too deep', `{"email":"a@example.com","password":"x","data":${deep}}`, 400],
    ['with a lone surrogate', '{"email":"a@example.com","password":"violet-kite-93","data":{"a":"\\ud800"}}', 400],
    ['with a NUL in a key', '{"email":"a@example.com","password":"violet-kite-93","data":{"a\\u0000":1}}', 400],
    ['that is SQL', `{"email":"'; drop table auth.users; --@example.com","password":"x"}`, 400],
    ['that reaches for the prototype', '{"email":"a@example.com","password":"x","__proto__":{"role":"service_role"},"constructor":1}', 422],
  ])('%s is refused and the server lives', async (_, body, status) => {
    expect((await server.ask('POST', '/signup', { body })).status).toBe(status)
    expect((await server.ask('GET', '/health')).status).toBe(200)
  })
})
