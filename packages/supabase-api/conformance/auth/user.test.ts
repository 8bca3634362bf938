import { AuthWeakPasswordError } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { PASSWORD, SITE, signedIn, startAuth, tokensOf } from './auth-server.ts'

// https://supabase.com/docs/reference/javascript/auth-getuser, https://supabase.com/docs/reference/javascript/auth-updateuser
const server = await startAuth()
const careful = await startAuth({}, (settings) => ({ ...settings, password: { ...settings.password, requireReauthentication: true } }))
const gotrue = await startAuth({ hideAccounts: false, manualLinkingEnabled: true }, (settings) => ({
  ...settings,
  email: { ...settings.email, secureChange: false },
}))
const NEW = 'river-lantern-27'

test('a person reads her own account', async () => {
  const { client, email, id } = await signedIn(server, { data: { full_name: 'Ada' } })
  const { data, error } = await client.auth.getUser()
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ id, email, user_metadata: { full_name: 'Ada' } })
  expect(JSON.stringify(data.user)).not.toMatch(/password|token_hash|\$2b/)
  expect((await client.auth.getUserIdentities()).data?.identities).toMatchObject([{ provider: 'email', user_id: id, id }])
  expect((await client.auth.getClaims()).data?.claims).toMatchObject({ sub: id, role: 'authenticated' })
})

test.each([
  ['nothing', undefined, 401, 'no_authorization'],
  ['the anonymous key', 'anon', 403, 'bad_jwt'],
  ['nonsense', 'nonsense', 403, 'bad_jwt'],
])('who shows %s reads nobody', async (_, token, status, code) => {
  const answer = await server.ask('GET', '/user', token === undefined ? {} : { token: token === 'anon' ? server.keys.anon : token })
  expect([answer.status, answer.body['code']]).toEqual([status, code])
})

test('a deleted account’s token reads nobody', async () => {
  const { client, id } = await signedIn(server)
  const { access } = await tokensOf(client)
  await server.admin.auth.admin.deleteUser(id)
  expect((await server.ask('GET', '/user', { token: access })).body).toEqual({ code: 'user_not_found', message: 'User from sub claim in JWT does not exist' })
})

test('metadata is merged, a null takes a key away, and rights cannot be given to oneself', async () => {
  const { client } = await signedIn(server, { data: { full_name: 'Ada', shoe: 38 } })
  const { data } = await client.auth.updateUser({ data: { full_name: 'Ada L', shoe: null, language: 'th' } })
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ada L', language: 'th' })
  expect(data.user?.user_metadata).not.toHaveProperty('shoe')
  const { access } = await tokensOf(client)
  const { body } = await server.ask('PUT', '/user', { token: access, body: { app_metadata: { role: 'admin' } } })
  expect(body).toMatchObject({ code: 'not_admin' })
  const sly = await server.ask('PUT', '/user', { token: access, body: { role: 'service_role', is_anonymous: true, email_confirm: true } })
  expect(sly.body).toMatchObject({ role: 'authenticated', is_anonymous: false })
})

describe('a new password', () => {
  test('signs the other devices out, keeps this one, and is announced by mail', async () => {
    const { client, email, password } = await signedIn(server)
    const other = server.client()
    await other.auth.signInWithPassword({ email, password })
    const theirs = await tokensOf(other)
    expect((await client.auth.updateUser({ password: NEW })).error).toBeNull()
    expect((await server.ask('GET', '/user', { token: theirs.access })).body['code']).toBe('session_not_found')
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await server.client().auth.signInWithPassword({ email, password })).error).toMatchObject({ code: 'invalid_credentials' })
    expect((await server.client().auth.signInWithPassword({ email, password: NEW })).error).toBeNull()
    expect(await server.lettersTo(email, 'password_changed')).toHaveLength(1)
  })

  test('voids the links under way', async () => {
    const { client, email } = await signedIn(server)
    await server.client().auth.resetPasswordForEmail(email)
    const { tokenHash } = await server.letterTo(email, 'recovery')
    await client.auth.updateUser({ password: NEW })
    expect((await server.client().auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toMatchObject({ code: 'otp_expired' })
  })

  test('must have eight characters, be new and be hard to guess', async () => {
    const { client } = await signedIn(server)
    const short = await client.auth.updateUser({ password: 'kx-93-t' })
    expect(short.error).toBeInstanceOf(AuthWeakPasswordError)
    expect((short.error as AuthWeakPasswordError).reasons).toEqual(['length'])
    expect(short.error?.message).toBe('Password should be at least 8 characters.')
    expect((await client.auth.updateUser({ password: 'password1' })).error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] })
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject({ status: 422, code: 'same_password' })
  })

  test('needs the nonce of a letter when the session is older than a day', async () => {
    const { client, email } = await signedIn(careful)
    careful.later(25 * 3600)
    await client.auth.refreshSession()
    expect((await client.auth.updateUser({ password: NEW })).error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    expect((await client.auth.updateUser({ password: NEW, nonce: '000000' })).error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const { otp } = await careful.letterTo(email, 'reauthentication')
    expect((await client.auth.updateUser({ password: NEW, nonce: otp })).error).toBeNull()
    expect((await client.auth.updateUser({ password: 'another-river-31', nonce: otp })).error).toMatchObject({ code: 'reauthentication_not_valid' })
  })
})

describe('a new address', () => {
  test('must be confirmed from the old and from the new one', async () => {
    const { client, email } = await signedIn(server)
    const next = server.fresh('ada.new')
    const { data, error } = await client.auth.updateUser({ email: next }, { emailRedirectTo: `${SITE}/settings` })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, new_email: next })
    const [old, fresh] = [await server.letterTo(email, 'email_change'), await server.letterTo(next, 'email_change')]
    expect(fresh).toMatchObject({ newEmail: next, redirectTo: `${SITE}/settings` })
    const first = await server.client().auth.verifyOtp({ token_hash: old.tokenHash, type: 'email_change' })
    expect(first.error).toBeNull()
    expect(first.data.session).toBeNull()
    expect((await server.admin.auth.admin.getUserById(data.user?.id ?? '')).data.user?.email).toBe(email)
    const second = await server.client().auth.verifyOtp({ email: next, token: fresh.otp, type: 'email_change' })
    expect(second.error).toBeNull()
    expect(second.data.user).toMatchObject({ email: next, identities: [{ identity_data: { email: next } }] })
    expect(second.data.user?.new_email).toBeUndefined()
    expect((await server.client().auth.signInWithPassword({ email: next, password: PASSWORD })).error).toBeNull()
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({ code: 'invalid_credentials' })
  })

  test('is sent again on request', async () => {
    const { client, email } = await signedIn(server)
    const next = server.fresh('ada.again')
    await client.auth.updateUser({ email: next })
    server.later(61)
    expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull()
    expect(await server.lettersTo(next, 'email_change')).toHaveLength(2)
  })

  test('that another account has looks like any other to who asks: answer, letters and confirmation', async () => {
    const { email: taken } = await signedIn(server)
    const seen = await Promise.all(
      [taken, server.fresh('ada.free')].map(async (next) => {
        const { client, email } = await signedIn(server)
        const { data, error } = await client.auth.updateUser({ email: next })
        const again = await client.auth.updateUser({ email: next })
        const letters = await server.lettersTo(email)
        const confirmed = await server.client().auth.verifyOtp({ token_hash: letters.at(-1)?.facts.tokenHash ?? '', type: 'email_change' })
        const told = letters.map(({ kind, facts }) => [kind, facts.type, facts.newEmail === next])
        return { error, asked: data.user?.new_email === next, again: again.error?.code, told, confirmed: [confirmed.data, confirmed.error] }
      }),
    )
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]?.told).toEqual([['email_change', 'email_change', true]])
    expect((await server.lettersTo(taken)).map(({ kind }) => kind)).toEqual(['already_registered'])
    expect((await server.client().auth.signInWithPassword({ email: taken, password: PASSWORD })).error).toBeNull()
  })

  test('that another account has is refused where accounts need not be hidden, as GoTrue does', async () => {
    const { client } = await signedIn(gotrue)
    const { email: taken } = await signedIn(gotrue)
    expect((await client.auth.updateUser({ email: taken })).error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  test('needs one confirmation where the project wants only one', async () => {
    const { client, email } = await signedIn(gotrue)
    const next = gotrue.fresh('ada.one')
    await client.auth.updateUser({ email: next })
    expect(await gotrue.lettersTo(email, 'email_change')).toEqual([])
    const { tokenHash } = await gotrue.letterTo(next, 'email_change')
    expect((await gotrue.client().auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })).data.user?.email).toBe(next)
  })
})

test('the last way to sign in cannot be unlinked', async () => {
  const { client } = await signedIn(gotrue)
  const [identity] = (await client.auth.getUserIdentities()).data?.identities ?? []
  if (!identity) throw new Error('no identity')
  expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' })
  const other = await signedIn(server)
  const [theirs] = (await other.client.auth.getUserIdentities()).data?.identities ?? []
  if (!theirs) throw new Error('no identity')
  expect((await other.client.auth.unlinkIdentity(theirs)).error).toMatchObject({ code: 'manual_linking_disabled' })
})
