import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { PASSWORD, SITE, signedIn, startAuth, tokensOf } from './auth-server.ts'

// https://supabase.com/docs/reference/javascript/admin-api
const server = await startAuth()
const { admin } = server.admin.auth

describe('an account made by an admin', () => {
  test('has what it was given', async () => {
    const email = server.fresh()
    const id = crypto.randomUUID()
    const { data, error } = await admin.createUser({
      id,
      email: email.toUpperCase(),
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: 'Ada' },
      app_metadata: { plan: 'premium' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      id,
      email,
      user_metadata: { full_name: 'Ada' },
      app_metadata: { plan: 'premium', provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
    })
    expect(data.user?.email_confirmed_at).toBeDefined()
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ada', email_verified: true })
    expect(await server.lettersTo(email)).toEqual([])
    expect((await admin.getUserById(id)).data.user).toEqual(data.user)
  })

  test('waits for its confirmation unless told otherwise', async () => {
    const email = server.fresh()
    const { data } = await admin.createUser({ email, password: PASSWORD, user_metadata: { hat: 57 } })
    expect(data.user?.user_metadata).toEqual({ hat: 57 })
    expect(data.user?.email_confirmed_at).toBeUndefined()
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({ code: 'email_not_confirmed' })
  })

  test('may be known by phone only', async () => {
    const { data, error } = await admin.createUser({ phone: '+66 81 234 5678', phone_confirm: true })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ phone: '66812345678', email: '', app_metadata: { provider: 'phone' } })
    expect((await admin.createUser({ phone: '66812345678' })).error).toMatchObject({ status: 422, code: 'phone_exists' })
  })

  test('is refused without an address, with a taken one, a bad id, a bad ban or a role that row level security does not bind', async () => {
    const { email } = await signedIn(server)
    expect((await admin.createUser({})).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Cannot create a user without either an email or phone',
    })
    expect((await admin.createUser({ email })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    })
    expect((await admin.createUser({ email: server.fresh(), id: 'seven' })).error).toMatchObject({ status: 400, code: 'validation_failed' })
    expect((await admin.createUser({ email: server.fresh(), ban_duration: 'forever' })).error).toMatchObject({ status: 400, code: 'validation_failed' })
    expect((await admin.createUser({ email: server.fresh(), role: 'service_role' })).error).toMatchObject({ status: 400 })
    expect((await admin.createUser({ email: server.fresh(), password: 'password' })).error).toMatchObject({ code: 'weak_password' })
  })
})

test('accounts are listed newest first, in pages', async () => {
  const mine = await startAuthWith(7)
  const first = await mine.admin.auth.admin.listUsers({ page: 1, perPage: 3 })
  expect(first.error).toBeNull()
  expect(first.data).toMatchObject({ aud: 'authenticated', total: 7, nextPage: 2, lastPage: 3 })
  expect(first.data.users.map(({ email }) => email)).toEqual(mine.emails.slice(0, 3))
  const last = await mine.admin.auth.admin.listUsers({ page: 3, perPage: 3 })
  expect(last.data).toMatchObject({ nextPage: null, lastPage: 3 })
  expect(last.data.users).toHaveLength(1)
  expect(await mine.ask('GET', '/admin/users?page=-1', { token: mine.keys.service })).toMatchObject({ status: 400 })
})

async function startAuthWith(people: number) {
  const mine = await startAuth()
  const emails: string[] = []
  for (let number = 0; number < people; number += 1) {
    emails.unshift(mine.fresh())
    mine.later(1)
    await mine.admin.auth.admin.createUser({ email: emails[0] ?? '', password: PASSWORD })
  }
  return { ...mine, emails }
}

describe('an account', () => {
  test('is changed at once', async () => {
    const { id, client } = await signedIn(server, { data: { shoe: 38 } })
    const tokens = await tokensOf(client)
    const next = server.fresh('renamed')
    const { data, error } = await admin.updateUserById(id, {
      email: next,
      email_confirm: true,
      password: 'river-lantern-27',
      user_metadata: { hat: 57, shoe: null },
      app_metadata: { role: 'admin' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: next, user_metadata: { hat: 57 }, app_metadata: { role: 'admin', provider: 'email' } })
    expect((await server.ask('GET', '/user', { token: tokens.access })).body['code']).toBe('session_not_found')
    expect((await server.client().auth.signInWithPassword({ email: next, password: 'river-lantern-27' })).data.user?.app_metadata).toMatchObject({
      role: 'admin',
    })
    const { email: taken } = await signedIn(server)
    expect((await admin.updateUserById(id, { email: taken })).error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  test('is deleted whole, or softly so that its id stays', async () => {
    const [hard, soft] = [await signedIn(server), await signedIn(server)]
    expect((await admin.deleteUser(hard.id)).error).toBeNull()
    expect((await admin.getUserById(hard.id)).error).toMatchObject({ status: 404, code: 'user_not_found', message: 'User not found' })
    expect((await admin.deleteUser(soft.id, true)).error).toBeNull()
    const { data } = await admin.getUserById(soft.id)
    expect(data.user?.deleted_at).toBeDefined()
    expect(JSON.stringify(data.user)).not.toContain(soft.email)
    expect((await soft.client.auth.getUser()).error).not.toBeNull()
    expect((await server.client().auth.signInWithPassword({ email: soft.email, password: PASSWORD })).error).toMatchObject({ code: 'invalid_credentials' })
    expect((await admin.createUser({ email: soft.email, password: PASSWORD })).error).toBeNull()
  })

  test('that does not exist is not found', async () => {
    const nobody = crypto.randomUUID()
    for (const answer of [await admin.getUserById(nobody), await admin.updateUserById(nobody, { email: server.fresh() }), await admin.deleteUser(nobody)]) {
      expect(answer.error).toMatchObject({ status: 404, code: 'user_not_found' })
    }
    expect(await server.ask('GET', '/admin/users/seven', { token: server.keys.service })).toMatchObject({ status: 404, body: { code: 'validation_failed' } })
  })
})

describe('an invitation', () => {
  test('becomes an account with a session, which then chooses a password', async () => {
    const email = server.fresh()
    const { data, error } = await admin.inviteUserByEmail(email, { data: { full_name: 'Guest' }, redirectTo: `${SITE}/set-password` })
    expect(error).toBeNull()
    expect(data.user?.invited_at).toBeDefined()
    const letter = await server.letterTo(email, 'invite')
    expect(letter).toMatchObject({ type: 'invite', redirectTo: `${SITE}/set-password` })
    const guest = server.client()
    expect((await guest.auth.verifyOtp({ token_hash: letter.tokenHash, type: 'invite' })).error).toBeNull()
    expect((await guest.auth.updateUser({ password: 'river-lantern-27' })).error).toBeNull()
    expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: 'email_exists' })
  })
})

describe('a link made by an admin', () => {
  test.each(['magiclink', 'recovery'] as const)('of type %s works without a letter', async (type) => {
    const { email, id } = await signedIn(server)
    const before = await server.lettersTo(email)
    const { data, error } = await admin.generateLink({ type, email, options: { redirectTo: `${SITE}/there` } })
    expect(error).toBeNull()
    expect(data.properties).toMatchObject({ verification_type: type, redirect_to: `${SITE}/there` })
    expect(data.properties?.action_link).toContain(`${server.url}/verify?token=${data.properties?.hashed_token}&type=${type}`)
    expect(data.user?.id).toBe(id)
    expect((await server.client().auth.verifyOtp({ token_hash: data.properties?.hashed_token ?? '', type })).error).toBeNull()
    expect(await server.lettersTo(email)).toEqual(before)
  })

  test('of type signup and invite makes the account', async () => {
    const [one, other] = [server.fresh(), server.fresh()]
    const made = await admin.generateLink({ type: 'signup', email: one, password: PASSWORD, options: { data: { full_name: 'Ada' } } })
    expect(made.data.user).toMatchObject({ email: one, user_metadata: { full_name: 'Ada' } })
    expect((await server.client().auth.verifyOtp({ email: one, token: made.data.properties?.email_otp ?? '', type: 'signup' })).error).toBeNull()
    const invited = await admin.generateLink({ type: 'invite', email: other })
    expect(invited.data.user?.invited_at).toBeDefined()
    expect((await admin.generateLink({ type: 'signup', email: one, password: PASSWORD })).error).toMatchObject({ code: 'email_exists' })
  })

  test('for a change of address comes in two halves', async () => {
    const { email } = await signedIn(server)
    const newEmail = server.fresh('moved')
    const current = await admin.generateLink({ type: 'email_change_current', email, newEmail })
    const next = await admin.generateLink({ type: 'email_change_new', email, newEmail })
    await server.client().auth.verifyOtp({ token_hash: current.data.properties?.hashed_token ?? '', type: 'email_change' })
    const { data } = await server.client().auth.verifyOtp({ token_hash: next.data.properties?.hashed_token ?? '', type: 'email_change' })
    expect(data.user?.email).toBe(newEmail)
  })

  test('of nobody or of no known type is refused', async () => {
    expect((await admin.generateLink({ type: 'recovery', email: server.fresh() })).error).toMatchObject({ status: 404, code: 'user_not_found' })
    expect(await server.ask('POST', '/admin/generate_link', { token: server.keys.service, body: { type: 'nonsense', email: 'a@example.com' } })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  })
})

test('what an admin may do, nobody else may', async () => {
  const { client, id } = await signedIn(server)
  const { access } = await tokensOf(client)
  const calls: [string, string][] = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${id}`],
    ['PUT', `/admin/users/${id}`],
    ['DELETE', `/admin/users/${id}`],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
    ['GET', `/admin/users/${id}/factors`],
    ['DELETE', `/admin/users/${id}/factors/${id}`],
  ]
  for (const [method, path] of calls) {
    const body = method === 'GET' ? {} : { body: {} }
    expect((await server.ask(method, path, body)).status, `${method} ${path}`).toBe(401)
    for (const token of [server.keys.anon, server.keys.publishable, access]) {
      expect(await server.ask(method, path, { token, ...body }), `${method} ${path}`).toMatchObject({
        status: 403,
        body: { code: 'not_admin', message: 'User not allowed' },
      })
    }
  }
})

test('the opaque secret key does what the service token does', async () => {
  const { id } = await signedIn(server)
  const client = createClient(server.url.replace('/auth/v1', ''), server.keys.secret, { auth: { autoRefreshToken: false, persistSession: false } })
  expect((await client.auth.admin.getUserById(id)).data.user?.id).toBe(id)
  expect(await server.ask('GET', `/admin/users/${id}`, { token: `${server.keys.secret}x` })).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
})
