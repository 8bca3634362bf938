import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { SITE, signedIn, startAuth } from './auth-server.ts'
import { openBrowser } from './browser.ts'
import { startProvided } from './provided.ts'

const { server, google } = await startProvided()
const person = (given: { email?: string; verified?: boolean } = {}) => {
  const email = given.email ?? server.fresh('tok')
  return { sub: `g-${email}`, email, email_verified: given.verified ?? true, name: 'Ada Lovelace' }
}
const hashed = (nonce: string) => createHash('sha256').update(nonce).digest('hex')

// https://supabase.com/docs/reference/javascript/auth-signinwithidtoken
test('an ID token becomes a session, for a new and for a returning person', async () => {
  const ada = person()
  const { data, error } = await server.client().auth.signInWithIdToken({ provider: 'google', token: await google.idToken(ada) })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email: ada.email, app_metadata: { provider: 'google' }, identities: [{ provider: 'google', id: ada.sub }] })
  const again = await server.client().auth.signInWithIdToken({ provider: 'google', token: await google.idToken(ada) })
  expect(again.data.user?.id).toBe(data.user?.id)
})

// https://supabase.com/docs/guides/auth/social-login/auth-google: the token holds the SHA-256 of the nonce that the client keeps
test('a nonce must be the one whose hash is in the token, on both sides or on neither', async () => {
  const token = await google.idToken({ ...person(), nonce: hashed('the client’s own') })
  const signIn = (nonce?: string) => server.client().auth.signInWithIdToken({ provider: 'google', token, ...(nonce ? { nonce } : {}) })
  expect((await signIn('another')).error).toMatchObject({ status: 400, message: 'Nonces mismatch' })
  expect((await signIn()).error?.message).toBe('Passed nonce and nonce in id_token should either both exist or not.')
  expect((await signIn(hashed('the client’s own'))).error?.message).toBe('Nonces mismatch')
  expect((await signIn('the client’s own')).error).toBeNull()
})

test('the access token must be the one the ID token was made with', async () => {
  const half = (token: string) => createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url')
  const token = await google.idToken({ ...person(), at_hash: half('right') })
  const signIn = (access_token: string) => server.client().auth.signInWithIdToken({ provider: 'google', token, access_token })
  expect((await signIn('wrong')).error?.message).toBe('Bad ID token')
  expect((await signIn('right')).error).toBeNull()
})

test('a provider may be named by issuer and client id', async () => {
  const { status, body } = await server.ask('POST', '/token?grant_type=id_token', {
    body: { id_token: await google.idToken(person()), issuer: google.issuer, client_id: google.clientId },
  })
  expect([status, body['token_type']]).toEqual([200, 'bearer'])
})

test('what is not told or not on is refused in GoTrue’s words', async () => {
  const ask = async (body: object) => server.ask('POST', '/token?grant_type=id_token', { body })
  expect(await ask({ provider: 'google' })).toMatchObject({ status: 400, body: { error: 'invalid request', error_description: 'id_token required' } })
  expect(await ask({ id_token: 'x' })).toMatchObject({ status: 400, body: { error_description: 'provider or client_id and issuer required' } })
  expect(await ask({ id_token: 'x', provider: 'apple' })).toMatchObject({ status: 400, body: { code: 'provider_disabled' } })
  expect(await ask({ id_token: 'x', provider: 'nobody' })).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
})

test('several clients of a project may be named; a token for somebody else’s is refused', async () => {
  const many = await startAuth({
    external: {
      google: { enabled: true, clientIds: ['web', 'android', 'ios'], clientSecret: 's', issuer: google.issuer },
      lenient: { enabled: true, clientIds: ['web'], clientSecret: 's', issuer: google.issuer, skipNonceCheck: true },
    },
  })
  const signIn = async (claims: object, provider = 'google') =>
    (await many.ask('POST', '/token?grant_type=id_token', { body: { provider, id_token: await google.idToken({ ...person(), ...claims }) } })).body
  expect(await signIn({ aud: 'ios' })).toHaveProperty('access_token')
  // Android: made for the web client, asked for by the app, which Google names in azp.
  expect(await signIn({ aud: 'web', azp: 'somebody’s app' })).toHaveProperty('access_token')
  expect(await signIn({ aud: ['web', 'other'], azp: 'android' })).toHaveProperty('access_token')
  expect(await signIn({ aud: ['web', 'other'], azp: 'other' })).toMatchObject({ error_description: 'Unacceptable audience in id_token' })
  expect(await signIn({ aud: ['web', 'other'] })).toMatchObject({ error_description: 'Unacceptable audience in id_token' })
  expect(await signIn({ aud: 'other' })).toMatchObject({ error_description: 'Unacceptable audience in id_token' })
  expect(await signIn({ aud: 'web', nonce: 'unasked' })).toMatchObject({ error: 'invalid request' })
  expect(await signIn({ aud: 'web', nonce: 'unasked' }, 'lenient')).toHaveProperty('access_token')
})

// https://supabase.com/docs/reference/javascript/auth-linkidentity
test('somebody signed in links an account elsewhere, lists it and unlinks it again', async () => {
  const { client, id, email } = await signedIn(server)
  const other = server.fresh('google')
  google.knows('linked', { email: other, email_verified: true, name: 'Ada' })
  const { data, error } = await client.auth.linkIdentity({
    provider: 'google',
    options: { redirectTo: `${SITE}/settings`, skipBrowserRedirect: true, queryParams: { login_hint: 'linked' } },
  })
  expect(error).toBeNull()
  const back = await openBrowser().follow(data.url ?? '', SITE)
  const given = Object.fromEntries(new URLSearchParams(back.hash.slice(1)))
  await client.auth.setSession({ access_token: given['access_token'] ?? '', refresh_token: given['refresh_token'] ?? '' })
  const { data: linked } = await client.auth.getUserIdentities()
  expect(linked?.identities.map(({ provider }) => provider)).toEqual(['email', 'google'])
  expect((await client.auth.getUser()).data.user).toMatchObject({ id, email, app_metadata: { providers: ['email', 'google'] } })

  const [, identity] = linked?.identities ?? []
  if (!identity) throw new Error('not linked')
  expect((await client.auth.unlinkIdentity(identity)).error).toBeNull()
  expect((await client.auth.getUser()).data.user?.app_metadata['providers']).toEqual(['email'])
})

test('an ID token links too, once, and never what belongs to another account', async () => {
  const mine = person()
  const { client } = await signedIn(server)
  const { data, error } = await client.auth.linkIdentity({ provider: 'google', token: await google.idToken(mine) })
  expect(error).toBeNull()
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'google'])
  const again = await client.auth.linkIdentity({ provider: 'google', token: await google.idToken(mine) })
  expect(again.error).toMatchObject({ status: 422, code: 'identity_already_exists', message: 'Identity is already linked' })
  const other = await signedIn(server)
  const stolen = await other.client.auth.linkIdentity({ provider: 'google', token: await google.idToken(mine) })
  expect(stolen.error).toMatchObject({ status: 422, code: 'identity_already_exists', message: 'Identity is already linked to another user' })
})

test('what brought the address may go when another identity has one to take its place', async () => {
  const { client, email } = await signedIn(server)
  const google2 = person()
  const { data } = await client.auth.linkIdentity({ provider: 'google', token: await google.idToken(google2) })
  const byMail = data.user?.identities?.find(({ provider }) => provider === 'email')
  if (!byMail) throw new Error('no identity')
  expect((await client.auth.unlinkIdentity(byMail)).error).toBeNull()
  const { data: after } = await client.auth.getUser()
  expect(after.user).toMatchObject({ email: google2.email, app_metadata: { provider: 'google', providers: ['google'] } })
  expect((await server.client().auth.signInWithPassword({ email, password: 'violet-kite-93' })).error?.code).toBe('invalid_credentials')
})

test('linking is for who is signed in, and where the project allows it', async () => {
  expect((await server.ask('GET', '/user/identities/authorize?provider=google')).status).toBe(401)
  const closed = await startAuth({ external: { google: { enabled: true, clientIds: ['x'], clientSecret: 's', issuer: google.issuer } } })
  const { client } = await signedIn(closed)
  expect((await client.auth.linkIdentity({ provider: 'google' })).error?.code).toBe('manual_linking_disabled')
  expect((await client.auth.linkIdentity({ provider: 'google', token: await google.idToken({ ...person(), aud: 'x' }) })).error?.code).toBe(
    'manual_linking_disabled',
  )
})

// https://supabase.com/docs/guides/auth/auth-anonymous#convert-an-anonymous-user-to-a-permanent-user
test('an anonymous person who links an account stays who she is, with a name and an address', async () => {
  const guests = await startAuth({
    anonymousEnabled: true,
    manualLinkingEnabled: true,
    external: { google: { enabled: true, clientIds: [google.clientId], clientSecret: 's', issuer: google.issuer } },
  })
  const client = guests.client()
  const { data: guest } = await client.auth.signInAnonymously()
  const mine = person()
  const { data, error } = await client.auth.linkIdentity({ provider: 'google', token: await google.idToken(mine) })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ id: guest.user?.id, email: mine.email, is_anonymous: false, app_metadata: { provider: 'google', providers: ['google'] } })
  const taken = await signedIn(guests)
  const other = guests.client()
  await other.auth.signInAnonymously()
  const stolen = await other.auth.linkIdentity({ provider: 'google', token: await google.idToken(person({ email: taken.email })) })
  expect(stolen.error).toMatchObject({ status: 422, code: 'email_exists' })
})
