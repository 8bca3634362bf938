import { createHash } from 'node:crypto'
import { exportSPKI, generateKeyPair, importJWK, SignJWT, type JWTPayload } from 'jose'
import { describe, expect, test } from 'vitest'
import { PASSWORD, SITE, signedIn, startAuth } from './auth-server.ts'
import { openBrowser } from './browser.ts'
import { startProvided } from './provided.ts'

const { server, google, keycloak } = await startProvided()
let people = 0
function somebody(given: { email?: string; verified?: boolean } = {}) {
  const id = `h-${(people += 1)}`
  const email = given.email ?? server.fresh('eve')
  for (const provider of [google, keycloak]) provider.knows(id, { email, email_verified: given.verified ?? true, name: 'Eve' })
  return { id, email }
}
const authorize = (more: Record<string, string>) => `${server.url}/authorize?${new URLSearchParams({ provider: 'google', redirect_to: `${SITE}/in`, ...more })}`
const factsOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
/** The address the provider sends the browser back to, not followed. */
const wayBack = (hint: string, more: Record<string, string> = {}) => {
  const browser = openBrowser()
  return { browser, address: stopAt(browser, authorize({ login_hint: hint, ...more }), '/auth/v1/callback') }
}
async function stopAt(browser: ReturnType<typeof openBrowser>, from: string, path: string): Promise<string> {
  for (let next = from; ;) {
    const { location, text } = await browser.navigate(next)
    if (location === undefined) throw new Error(text)
    next = new URL(location, next).href
    if (new URL(next).pathname === path) return next
  }
}
const challenge = { code_challenge: createHash('sha256').update('v'.repeat(64)).digest('base64url'), code_challenge_method: 's256' }

describe('the way back', () => {
  test('a forged, missing or altered state leads to the site with an error, and nobody is asked anything', async () => {
    const { address } = wayBack(somebody().id)
    const altered = new URL(await address)
    altered.searchParams.set('state', `${altered.searchParams.get('state')}x`)
    for (const [url, code] of [
      [`${server.url}/callback?code=x&state=forged`, 'bad_oauth_state'],
      [`${server.url}/callback?code=x`, 'bad_oauth_callback'],
      [altered.href, 'bad_oauth_state'],
    ] as const) {
      const back = await openBrowser().follow(url, SITE)
      expect(back.pathname).toBe('/')
      expect(factsOf(back)).toMatchObject({ error: 'invalid_request', error_code: code })
    }
  })

  test('a state is good once, and not for long', async () => {
    const { browser, address } = wayBack(somebody().id, challenge)
    expect((await browser.follow(await address, SITE)).searchParams.has('code')).toBe(true)
    expect(factsOf(await browser.follow(await address, SITE))).toMatchObject({ error_code: 'bad_oauth_state' })
    const late = await startProvided()
    late.google.knows('late', { email: 'late@example.com', email_verified: true })
    const slow = openBrowser()
    const to = await stopAt(slow, `${late.server.url}/authorize?provider=google&login_hint=late`, '/auth/v1/callback')
    late.server.later(601)
    expect(factsOf(await slow.follow(to, SITE))).toMatchObject({ error_code: 'bad_oauth_state' })
  })

  test('a code of ours is good once, for who has the verifier', async () => {
    const { browser, address } = wayBack(somebody().id, challenge)
    const code = (await browser.follow(await address, SITE)).searchParams.get('code') ?? ''
    const trade = (code_verifier: string) => server.ask('POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier } })
    expect((await trade('w'.repeat(64))).body).toMatchObject({ code: 'bad_code_verifier' })
    expect((await trade('v'.repeat(64))).status).toBe(200)
    expect((await trade('v'.repeat(64))).body).toMatchObject({ code: 'flow_state_not_found' })
  })

  test('somebody else’s code in one’s own flow is worth nothing: its verifier and nonce are another flow’s', async () => {
    const victim = new URL(await wayBack(somebody().id).address)
    const { browser, address } = wayBack(somebody().id)
    const mixed = new URL(await address)
    mixed.searchParams.set('code', victim.searchParams.get('code') ?? '')
    expect(factsOf(await browser.follow(mixed.href, SITE))).toMatchObject({ error: 'server_error', error_description: 'Unable to exchange external code' })
  })

  test('an answer of another provider is not taken for this one’s (RFC 9207)', async () => {
    const { browser, address } = wayBack(somebody().id)
    const mixed = new URL(await address)
    expect(mixed.searchParams.get('iss')).toBe(google.issuer)
    mixed.searchParams.set('iss', keycloak.issuer)
    expect(factsOf(await browser.follow(mixed.href, SITE))).toMatchObject({ error_description: 'Unable to exchange external code' })
    // Nor is a code of the other provider, sent with this one's name.
    const { browser: second, address: third } = wayBack(somebody().id)
    const ownFlow = new URL(await third)
    const theirs = new URL(await wayBack(somebody().id, { provider: 'keycloak' }).address)
    ownFlow.searchParams.set('code', theirs.searchParams.get('code') ?? '')
    expect(factsOf(await second.follow(ownFlow.href, SITE))).toMatchObject({ error_description: 'Unable to exchange external code' })
  })

  test('an implicit flow ends only in the browser it began in, so nobody is signed in to another’s account', async () => {
    const { browser, address } = wayBack(somebody().id)
    const to = await address
    expect(factsOf(await openBrowser().follow(to, SITE))).toMatchObject({ error_code: 'bad_oauth_state' })
    expect(factsOf(await browser.follow(to, SITE))).not.toHaveProperty('access_token')
  })

  test('an error of a provider is text and not more', async () => {
    const browser = openBrowser()
    const to = new URL(await stopAt(browser, authorize({ login_hint: somebody().id }), '/auth/v1/callback'))
    to.searchParams.set('error', '<script>alert(1)</script>')
    to.searchParams.set('error_description', `x\r\nset-cookie: a=b${'y'.repeat(5000)}`)
    const back = await browser.follow(to.href, SITE)
    expect(back.href.length).toBeLessThan(2500)
    expect(factsOf(back)).toMatchObject({ error: '<script>alert(1)</script>' })
  })
})

test.each([
  'https://evil.example/',
  'https://shop.example.evil.example/',
  'https://shop.example@evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'https://shop.example:8443/',
])('nobody is sent to %s', async (redirect_to) => {
  const back = await openBrowser().follow(authorize({ login_hint: somebody().id, redirect_to }), SITE)
  expect(back.href.split('#')[0]).toBe(`${SITE}/`)
})

test('parameters of the protocol cannot be set from outside', async () => {
  const { location } = await openBrowser().navigate(
    authorize({
      redirect_uri: 'https://evil.example',
      client_id: 'evil',
      response_type: 'token',
      state: 'mine',
      nonce: 'mine',
      response_mode: 'fragment',
      request_uri: 'https://evil.example',
    }),
  )
  const asked = new URL(location ?? '').searchParams
  expect(asked.get('redirect_uri')).toBe(`${server.url}/callback`)
  expect(asked.get('client_id')).toBe(google.clientId)
  expect(asked.get('response_type')).toBe('code')
  for (const name of ['state', 'nonce']) expect(asked.get(name)).not.toBe('mine')
  for (const name of ['response_mode', 'request_uri']) expect(asked.has(name)).toBe(false)
})

describe('an address that is not hers', () => {
  test('an unverified address joins no account', async () => {
    const victim = await signedIn(server)
    const { id } = somebody({ email: victim.email, verified: false })
    const back = await openBrowser().follow(authorize({ login_hint: id }), SITE)
    expect(factsOf(back)).toMatchObject({ error: 'access_denied', error_code: 'provider_email_needs_verification' })
    const byToken = await server
      .client()
      .auth.signInWithIdToken({ provider: 'google', token: await google.idToken({ sub: id, email: victim.email, email_verified: false }) })
    expect(byToken.error).toMatchObject({ status: 422, code: 'provider_email_needs_verification' })
    expect((await victim.client.auth.getUserIdentities()).data?.identities).toHaveLength(1)
  })

  test('nor does it make one, and the answer is the same, so nothing is told about who has an account', async () => {
    const { id, email } = somebody({ verified: false })
    const back = await openBrowser().follow(authorize({ login_hint: id }), SITE)
    expect(factsOf(back)).toMatchObject({ error_code: 'provider_email_needs_verification' })
    expect(await server.db.auth.all('select 1 from auth.users where email = $1', [email])).toEqual([])
  })

  test('who signed up with it in advance has nothing when its owner comes', async () => {
    const email = server.fresh('victim')
    const early = server.client()
    await early.auth.signUp({ email, password: PASSWORD, options: { data: { full_name: 'planted' } } })
    const planted = await server.letterTo(email, 'confirmation')
    const { id } = somebody({ email })
    const back = await openBrowser().follow(authorize({ login_hint: id }), SITE)
    const owner = await server
      .client()
      .auth.setSession({ access_token: factsOf(back)['access_token'] ?? '', refresh_token: factsOf(back)['refresh_token'] ?? '' })
    expect(owner.data.user).toMatchObject({ email, app_metadata: { providers: ['google'] }, user_metadata: { full_name: 'Eve' } })
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('invalid_credentials')
    expect((await server.client().auth.verifyOtp({ token_hash: planted.tokenHash, type: 'signup' })).error?.code).toBe('otp_expired')
  })

  test('a banned person stays out, by every door', async () => {
    const person = await signedIn(server)
    await server.admin.auth.admin.updateUserById(person.id, { ban_duration: '24h' })
    const { id } = somebody({ email: person.email })
    const back = await openBrowser().follow(authorize({ login_hint: id }), SITE)
    expect(factsOf(back)).toMatchObject({ error: 'access_denied', error_code: 'user_banned' })
  })

  test('where signing up is closed, only who is known comes in', async () => {
    const closed = await startProvided({ signupEnabled: false })
    closed.google.knows('new', { email: 'new@example.com', email_verified: true })
    const back = await openBrowser().follow(`${closed.server.url}/authorize?provider=google&login_hint=new`, SITE)
    expect(factsOf(back)).toMatchObject({ error: 'access_denied', error_code: 'signup_disabled' })
  })
})

describe('forged ID tokens', () => {
  const claims = (): JWTPayload => {
    const now = Math.floor(Date.now() / 1000)
    return { iss: google.issuer, aud: google.clientId, sub: 'forged', email: 'forged@example.com', email_verified: true, iat: now, exp: now + 600 }
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const refused = async (token: string, message = 'Bad ID token') => {
    const { error } = await server.client().auth.signInWithIdToken({ provider: 'google', token })
    expect(error).toMatchObject({ status: 400, message })
  }

  test('without a signature', async () => {
    for (const alg of ['none', 'None', 'NONE', '']) await refused(`${part({ alg, kid: 'provider-key' })}.${part(claims())}.`)
    const good = await google.idToken(claims())
    await refused(`${good.split('.').slice(0, 2).join('.')}.`)
    await refused('not a token')
  })

  test('with the public key as a secret', async () => {
    const pem = new TextEncoder().encode(await exportSPKI((await importJWK(google.publicKey, 'RS256')) as CryptoKey))
    await refused(await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'provider-key' }).sign(pem))
  })

  test('with another key, also one that the token brings along', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    await refused(await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: 'provider-key' }).sign(privateKey))
    await refused(
      await new SignJWT(claims())
        .setProtectedHeader({ alg: 'RS256', kid: 'unknown', jku: 'https://evil.example/keys', jwk: google.publicKey })
        .sign(privateKey),
    )
  })

  test('with claims altered after signing', async () => {
    const [header, , signature] = (await google.idToken(claims())).split('.')
    await refused(`${header}.${part({ ...claims(), sub: 'somebody else' })}.${signature}`)
  })

  test('that are over, of the future, of another issuer or about nobody', async () => {
    const now = Math.floor(Date.now() / 1000)
    for (const wrong of [
      { exp: now - 60 },
      { iat: now + 600, exp: now + 900 },
      { nbf: now + 600 },
      { exp: undefined },
      { iss: keycloak.issuer },
      { iss: undefined },
    ] as JWTPayload[]) {
      await refused(await google.idToken({ ...claims(), ...wrong }))
    }
    await refused(await google.idToken({ ...claims(), sub: '' }), 'Missing sub claim in id_token')
    await refused(await keycloak.idToken(claims()))
  })
})

test('a provider that is away is said to be, and asked again afterwards', async () => {
  const away = await startAuth({ external: { google: { enabled: true, clientIds: ['x'], clientSecret: 's', issuer: 'http://127.0.0.1:9' } } })
  expect(await away.ask('GET', '/authorize?provider=google')).toMatchObject({ status: 503, body: { code: 'unexpected_failure' } })
  expect((await away.ask('GET', '/health')).status).toBe(200)
  // A person is not shown JSON: she goes back to where she came from, which says it.
  const back = await openBrowser().follow(`${away.url}/authorize?provider=google&redirect_to=${SITE}/in`, SITE)
  expect(back.pathname).toBe('/in')
  expect(factsOf(back)).toMatchObject({ error: 'temporarily_unavailable', error_code: 'unexpected_failure' })
})

test('who starts flows without end is stopped', async () => {
  const strict = await startProvided({
    rateLimits: {
      emailSentPerHour: 9,
      smsSentPerHour: 9,
      web3Per5Minutes: 9,
      signInsPer5Minutes: 3,
      refreshesPer5Minutes: 9,
      verificationsPer5Minutes: 9,
      anonymousPerHour: 9,
    },
  })
  const statuses = []
  for (let i = 0; i < 4; i += 1) statuses.push((await strict.server.ask('GET', '/authorize?provider=google')).status)
  expect(statuses).toEqual([302, 302, 302, 429])
})

test('somebody new who comes back in several tabs at once has one account', async () => {
  const { id, email } = somebody()
  const ways = Array.from({ length: 4 }, () => wayBack(id))
  const addresses = await Promise.all(ways.map(({ address }) => address))
  const backs = await Promise.all(ways.map(({ browser }, tab) => browser.follow(addresses[tab] ?? '', SITE)))
  expect(backs.map((back) => 'access_token' in factsOf(back))).toEqual([true, true, true, true])
  expect(await server.db.auth.all('select 1 from auth.users where email = $1', [email])).toHaveLength(1)
  expect(await server.db.auth.all('select 1 from auth.identities where provider_id = $1', [id])).toHaveLength(1)
})

test('nothing of a flow under way can be read in the database: not state, nonce, verifier or the provider’s tokens', async () => {
  const browser = openBrowser()
  const asked = await browser.navigate(authorize({ login_hint: somebody().id, ...challenge }))
  const { searchParams } = new URL(asked.location ?? '')
  const flows = await server.db.auth.all<{ row: string }>('select f::text as row from auth.external_flows f')
  for (const name of ['state', 'nonce']) for (const { row } of flows) expect(row).not.toContain(searchParams.get(name))
  await browser.follow(asked.location ?? '', SITE)
  const [waiting] = await server.db.auth.all<{ provider_access_token: string; auth_code: string }>(
    `select provider_access_token, auth_code from auth.flow_state where provider_type = 'google' order by created_at desc limit 1`,
  )
  expect(waiting?.auth_code).toMatch(/^[0-9a-f]{64}$/)
  expect(waiting?.provider_access_token.length).toBeGreaterThan(60)
})
