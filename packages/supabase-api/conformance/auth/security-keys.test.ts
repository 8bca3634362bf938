import { decodeJwt } from 'jose'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { PASSWORD, signedIn, SITE, startAuth, tokensOf } from './auth-server.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'

// https://supabase.com/docs/reference/javascript/auth-mfa-webauthn and https://www.w3.org/TR/webauthn-3/#sctn-rp-operations
const server = await startAuth({}, (settings) => ({ ...settings, mfa: { ...settings.mfa, webauthn: { enroll: true, verify: true } } }))
const RP = { rpId: 'shop.example', rpOrigins: [SITE] }

const registered = async (client: SupabaseClient, device: SoftwareAuthenticator, friendlyName = 'key') => {
  const { data, error } = await device.inBrowser(() => client.auth.mfa.webauthn.register({ friendlyName, webauthn: RP }))
  if (error) throw error
  return data
}
const factorOf = async (client: SupabaseClient) => {
  const { data } = await client.auth.mfa.listFactors()
  const factor = data?.webauthn[0]
  if (!factor) throw new Error('No security key')
  return factor
}

test('a security key is registered, lifts the session, and does so again after signing in', async () => {
  const { client, email, password, id } = await signedIn(server)
  const device = new SoftwareAuthenticator(SITE)
  const session = await registered(client, device)
  expect(decodeJwt(session?.access_token ?? '')).toMatchObject({
    aal: 'aal2',
    amr: expect.arrayContaining([expect.objectContaining({ method: 'mfa/webauthn' }), expect.objectContaining({ method: 'password' })]) as object[],
  })
  const factor = await factorOf(client)
  expect(factor).toMatchObject({ factor_type: 'webauthn', status: 'verified', friendly_name: 'key' })
  expect(device.keys[0]?.userHandle.toString()).toBe(id)

  const again = server.client()
  await again.auth.signInWithPassword({ email, password })
  expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  const { data, error } = await device.inBrowser(() => again.auth.mfa.webauthn.authenticate({ factorId: factor.id, webauthn: RP }))
  expect(error).toBeNull()
  expect(decodeJwt(data?.access_token ?? '')['aal']).toBe('aal2')
  expect((await again.auth.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id })
  expect((await again.auth.mfa.listFactors()).data?.all).toEqual([])
})

test('the steps answer as the client types them', async () => {
  const { client, email } = await signedIn(server)
  const enrolled = await client.auth.mfa.webauthn.enroll({ friendlyName: 'steps' })
  expect(enrolled.data).toEqual({ id: expect.any(String) as string, type: 'webauthn', friendly_name: 'steps' })
  const factorId = enrolled.data?.id ?? ''
  const asked = await server.ask('POST', `/factors/${factorId}/challenge`, { token: (await tokensOf(client)).access, body: { webauthn: RP } })
  expect(asked.body).toMatchObject({
    type: 'webauthn',
    expires_at: expect.any(Number) as number,
    webauthn: {
      type: 'create',
      credential_options: {
        publicKey: {
          rp: { id: 'shop.example' },
          user: { name: email },
          attestation: 'none',
          pubKeyCredParams: expect.arrayContaining([{ alg: -7, type: 'public-key' }]) as object[],
        },
      },
    },
  })
})

test('an answer from another site, for another question or of another key is worth nothing', async () => {
  const { client, email } = await signedIn(server)
  const device = new SoftwareAuthenticator(SITE)
  const attempt = () => device.inBrowser(() => client.auth.mfa.webauthn.register({ friendlyName: `lie ${Math.random()}`, webauthn: RP }))
  for (const lies of [{ origin: 'https://shop.example.evil.test' }, { origin: 'https://evil.shop.example' }, { rpId: 'evil.test' }, { challenge: 'AAAA' }]) {
    device.lies = lies
    expect((await attempt()).error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  }
  device.lies = {}
  await registered(client, device, 'true')
  const factor = await factorOf(client)
  const again = server.client()
  await again.auth.signInWithPassword({ email, password: PASSWORD })
  const authenticate = (from: SoftwareAuthenticator) => from.inBrowser(() => again.auth.mfa.webauthn.authenticate({ factorId: factor.id, webauthn: RP }))
  device.lies = { origin: 'https://evil.test' }
  expect((await authenticate(device)).error).toMatchObject({ code: 'mfa_verification_failed' })
  device.lies = {}
  // A copy of the key pair with another private key, as somebody has who only knows the public half.
  const forger = new SoftwareAuthenticator(SITE)
  await forger.create({
    publicKey: {
      rp: { id: 'shop.example', name: '' },
      user: { id: new Uint8Array(1), name: '', displayName: '' },
      challenge: new Uint8Array(1),
      pubKeyCredParams: [],
    },
  })
  const [mine, theirs] = [device.keys.at(-1), forger.keys[0]]
  if (!mine || !theirs) throw new Error('No keys')
  forger.keys[0] = { ...theirs, id: mine.id, count: 100 }
  expect((await authenticate(forger)).error).toMatchObject({ code: 'mfa_verification_failed' })
  // A cloned key counts from where it was copied.
  expect((await authenticate(device)).error).toBeNull()
  const third = server.client()
  await third.auth.signInWithPassword({ email, password: PASSWORD })
  device.lies = { count: 1 }
  expect((await device.inBrowser(() => third.auth.mfa.webauthn.authenticate({ factorId: factor.id, webauthn: RP }))).error).toMatchObject({
    code: 'mfa_verification_failed',
  })
})

test('an answer is taken once, in time, and whole', async () => {
  const { client } = await signedIn(server)
  const device = new SoftwareAuthenticator(SITE)
  const { data: enrolled } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'once' })
  const factorId = enrolled?.id ?? ''
  const asked = await device.inBrowser(() => client.auth.mfa.webauthn.challenge({ factorId, webauthn: RP }))
  const { access: token } = await tokensOf(client)
  const verify = (webauthn: unknown, challengeId = asked.data?.challengeId) =>
    server.ask('POST', `/factors/${factorId}/verify`, { token, body: { challenge_id: challengeId, webauthn } })
  expect((await verify(undefined)).body).toMatchObject({ code: 'validation_failed', message: 'WebAuthn config required' })
  expect((await verify({ type: 'steal' })).body).toMatchObject({ message: 'WebAuthn type must be create or request' })
  expect((await verify({ type: 'create' })).body).toMatchObject({ message: 'credential_response required' })
  for (const broken of [
    {},
    'text',
    { id: 'a', rawId: 'a', type: 'public-key', response: {} },
    { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: '!', attestationObject: '' } },
  ])
    expect((await verify({ type: 'create', credential_response: broken })).body).toMatchObject({
      code: 'validation_failed',
      message: 'Invalid credential_response',
    })
  const answer = { type: 'create', credential_response: JSON.parse(JSON.stringify(asked.data?.webauthn.credential_response)) as unknown }
  expect((await verify({ ...answer, type: 'request' })).status).not.toBe(200)
  server.later(301)
  expect((await verify(answer)).body['code']).toBe('mfa_challenge_expired')
  const fresh = await device.inBrowser(() => client.auth.mfa.webauthn.challenge({ factorId, webauthn: RP }))
  const good = { type: 'create', credential_response: JSON.parse(JSON.stringify(fresh.data?.webauthn.credential_response)) as unknown }
  const both = await Promise.all([verify(good, fresh.data?.challengeId), verify(good, fresh.data?.challengeId)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a key cannot be put in the place of a verified one', async () => {
  const { client, email } = await signedIn(server)
  const device = new SoftwareAuthenticator(SITE)
  const { data: enrolled } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'mine' })
  const factorId = enrolled?.id ?? ''
  const challenge = () => device.inBrowser(() => client.auth.mfa.webauthn.challenge({ factorId, webauthn: RP }))
  const [first, second] = [await challenge(), await challenge()]
  const verify = async ({ data }: Awaited<ReturnType<typeof challenge>>) => {
    if (!data) throw new Error('No challenge')
    return client.auth.mfa.webauthn.verify({ factorId, challengeId: data.challengeId, webauthn: { ...RP, ...data.webauthn } })
  }
  expect((await verify(first)).error).toBeNull()
  expect((await verify(second)).error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  const again = server.client()
  await again.auth.signInWithPassword({ email, password: PASSWORD })
  expect((await again.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'thief' })).error).toMatchObject({ code: 'insufficient_aal' })
})

test('an anonymous account and a project without security keys get none', async () => {
  const plain = await startAuth({ anonymousEnabled: true })
  const { client } = await signedIn(plain)
  expect((await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'a' })).error).toMatchObject({
    status: 422,
    code: 'mfa_webauthn_enroll_not_enabled',
    message: 'MFA enroll is disabled for WebAuthn',
  })
  const guest = plain.client()
  await guest.auth.signInAnonymously()
  expect((await guest.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({ status: 403, code: 'no_authorization' })
})
