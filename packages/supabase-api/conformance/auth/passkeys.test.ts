import { decodeJwt } from 'jose'
import { generate } from 'otplib'
import { expect, test } from 'vitest'
import { signedIn, SITE, startAuth } from './auth-server.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'

// https://supabase.com/docs/reference/javascript/auth-passkey
const server = await startAuth({ passkeys: { enabled: true, mostPerUser: 2 } })

test('a passkey is made by its person and signs in alone', async () => {
  const { client, id, email } = await signedIn(server)
  const device = new SoftwareAuthenticator(SITE)
  const made = await device.inBrowser(() => client.auth.registerPasskey())
  expect(made).toMatchObject({ error: null, data: { id: expect.any(String) as string, created_at: expect.any(String) as string } })
  const stranger = server.client()
  const { data, error } = await device.inBrowser(() => stranger.auth.signInWithPasskey())
  expect(error).toBeNull()
  expect(data?.user).toMatchObject({ id, email })
  expect(decodeJwt(data?.session?.access_token ?? '')).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey', timestamp: expect.any(Number) as number }] })
  expect((await stranger.auth.passkey.list()).data).toMatchObject([{ id: made.data?.id, friendly_name: 'Passkey', last_used_at: expect.any(String) as string }])
  const actions = await server.db.owner.all<{ action: string }>(
    `select payload ->> 'action' as action from auth.audit_log_entries where payload ->> 'actor_id' = $1`,
    [id],
  )
  expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['passkey_created', 'login']))
})

test('it is listed, named and taken away, by its person and by an admin, and by nobody else', async () => {
  const { client, id } = await signedIn(server)
  const device = new SoftwareAuthenticator(SITE)
  const passkeyId = (await device.inBrowser(() => client.auth.registerPasskey())).data?.id ?? ''
  expect((await client.auth.passkey.update({ passkeyId, friendlyName: 'Laptop' })).data).toMatchObject({ id: passkeyId, friendly_name: 'Laptop' })
  expect((await client.auth.passkey.update({ passkeyId, friendlyName: '' })).error).toMatchObject({ status: 400, code: 'validation_failed' })
  expect((await client.auth.passkey.update({ passkeyId, friendlyName: 'x'.repeat(121) })).error).toMatchObject({ status: 400 })
  const { client: other } = await signedIn(server)
  expect((await other.auth.passkey.update({ passkeyId, friendlyName: 'mine' })).error).toMatchObject({ status: 404 })
  expect((await other.auth.passkey.delete({ passkeyId })).error).toMatchObject({ status: 404 })
  expect((await other.auth.admin.passkey.listPasskeys({ userId: id })).error).toMatchObject({
    code: expect.stringMatching(/not_admin|no_authorization/) as string,
  })
  expect((await server.admin.auth.admin.passkey.listPasskeys({ userId: id })).data).toMatchObject([{ id: passkeyId, friendly_name: 'Laptop' }])
  expect(await server.admin.auth.admin.passkey.deletePasskey({ userId: id, passkeyId })).toEqual({ data: null, error: null })
  expect((await server.admin.auth.admin.passkey.deletePasskey({ userId: id, passkeyId })).error).toMatchObject({ status: 404 })
  expect((await device.inBrowser(() => server.client().auth.signInWithPasskey())).error).toMatchObject({ code: 'webauthn_verification_failed' })
  const mine = (await new SoftwareAuthenticator(SITE).inBrowser(() => client.auth.registerPasskey())).data?.id ?? ''
  expect(await client.auth.passkey.delete({ passkeyId: mine })).toEqual({ data: null, error: null })
  expect((await client.auth.passkey.list()).data).toEqual([])
})

test('what was not signed by the key for this question and this site does not sign in', async () => {
  const { client, id } = await signedIn(server)
  const device = new SoftwareAuthenticator(SITE)
  await device.inBrowser(() => client.auth.registerPasskey())
  const signIn = () => device.inBrowser(() => server.client().auth.signInWithPasskey())
  for (const lies of [{ origin: 'https://evil.test' }, { rpId: 'evil.test' }, { challenge: 'AAAA' }, { count: 1 }]) {
    device.lies = lies
    expect((await signIn()).error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' })
  }
  device.lies = {}
  const [key] = device.keys
  if (!key) throw new Error('No key')
  // Its own key, but another person's account.
  const { id: victim } = await signedIn(server)
  device.keys[0] = { ...key, userHandle: Buffer.from(victim) }
  expect((await signIn()).error).toMatchObject({ code: 'webauthn_verification_failed' })
  device.keys[0] = key
  const { data: asked } = await server.client().auth.passkey.startAuthentication()
  const answer = await device.get({ publicKey: { challenge: Buffer.from(asked?.options.challenge ?? '', 'base64url'), rpId: 'shop.example' } })
  // The software device writes what a browser would.
  const credential = answer.toJSON() as unknown as Parameters<typeof client.auth.passkey.verifyAuthentication>[0]['credential']
  const verify = () => server.client().auth.passkey.verifyAuthentication({ challengeId: asked?.challenge_id ?? '', credential })
  expect((await verify()).data?.user?.id).toBe(id)
  expect((await verify()).error).toMatchObject({ code: 'webauthn_challenge_not_found' })
  const { data: late } = await server.client().auth.passkey.startAuthentication()
  const good = await device.get({ publicKey: { challenge: Buffer.from(late?.options.challenge ?? '', 'base64url'), rpId: 'shop.example' } })
  server.later(301)
  expect(
    (await server.ask('POST', '/passkeys/authentication/verify', { body: { challenge_id: late?.challenge_id, credential: good.toJSON() } })).body['code'],
  ).toBe('webauthn_challenge_expired')
})

test('a question put to one person is not answered by another, and a banned account stays out', async () => {
  const [ada, eve] = [await signedIn(server), await signedIn(server)]
  const device = new SoftwareAuthenticator(SITE)
  const { data: asked } = await ada.client.auth.passkey.startRegistration()
  const made = await device.create({
    publicKey: {
      rp: { id: 'shop.example', name: '' },
      user: { id: Buffer.from(eve.id), name: '', displayName: '' },
      challenge: Buffer.from(asked?.options.challenge ?? '', 'base64url'),
      pubKeyCredParams: [],
    },
  })
  const challengeId = asked?.challenge_id ?? ''
  // The software device writes what a browser would.
  const credential = made.toJSON() as unknown as Parameters<typeof eve.client.auth.passkey.verifyRegistration>[0]['credential']
  expect((await eve.client.auth.passkey.verifyRegistration({ challengeId, credential })).error).toMatchObject({ code: 'webauthn_challenge_not_found' })
  expect((await ada.client.auth.passkey.verifyRegistration({ challengeId, credential })).error).toBeNull()
  const { data: again } = await eve.client.auth.passkey.startRegistration()
  expect((await eve.client.auth.passkey.verifyRegistration({ challengeId: again?.challenge_id ?? '', credential })).error).toMatchObject({
    code: 'webauthn_verification_failed',
  })
  const own = new SoftwareAuthenticator(SITE)
  await own.inBrowser(() => eve.client.auth.registerPasskey())
  await server.admin.auth.admin.updateUserById(eve.id, { ban_duration: '1h' })
  expect((await own.inBrowser(() => server.client().auth.signInWithPasskey())).error).toMatchObject({ status: 403, code: 'user_banned' })
})

test('an account has so many of them, and one with a second factor changes them only at aal2', async () => {
  const { client, email, password } = await signedIn(server)
  for (let made = 0; made < 2; made += 1) await new SoftwareAuthenticator(SITE).inBrowser(() => client.auth.registerPasskey())
  expect((await client.auth.passkey.startRegistration()).error).toMatchObject({ status: 422, code: 'too_many_passkeys' })
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' })
  const code = await generate({ secret: factor?.totp.secret ?? '', epoch: Math.floor(server.now().getTime() / 1000) })
  await client.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code })
  const again = server.client()
  await again.auth.signInWithPassword({ email, password })
  const [passkey] = (await again.auth.passkey.list()).data ?? []
  expect((await again.auth.passkey.delete({ passkeyId: passkey?.id ?? '' })).error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  expect((await again.auth.passkey.startRegistration()).error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  expect((await client.auth.passkey.delete({ passkeyId: passkey?.id ?? '' })).error).toBeNull()
})

test('a project without passkeys says so', async () => {
  const plain = await startAuth()
  const { client } = await signedIn(plain)
  expect((await client.auth.passkey.startRegistration()).error).toMatchObject({ status: 404, code: 'passkey_disabled' })
  expect((await plain.client().auth.passkey.startAuthentication()).error).toMatchObject({ status: 404, code: 'passkey_disabled' })
  expect((await client.auth.passkey.list()).error).toMatchObject({ status: 404, code: 'passkey_disabled' })
})
