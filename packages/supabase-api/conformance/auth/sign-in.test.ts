import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import { PASSWORD, signedIn, startAuth, tokensOf } from './auth-server.ts'

// https://supabase.com/docs/reference/javascript/auth-signinwithpassword
const server = await startAuth()

test('the right password gives a session whose token says who, how and until when', async () => {
  const email = server.fresh()
  await server.admin.auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { full_name: 'Ada' },
    app_metadata: { plan: 'premium' },
  })
  const { data, error } = await server.client().auth.signInWithPassword({ email: email.toUpperCase(), password: PASSWORD })
  expect(error).toBeNull()
  expect(data.user?.last_sign_in_at).toBeDefined()
  const token = data.session?.access_token ?? ''
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) as string })
  // The fields of https://supabase.com/docs/guides/auth/jwt-fields
  const claims = decodeJwt(token)
  expect(claims).toMatchObject({
    iss: server.url,
    sub: data.user?.id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    aal: 'aal1',
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'], plan: 'premium' },
    user_metadata: { full_name: 'Ada' },
    amr: [{ method: 'password', timestamp: expect.any(Number) as number }],
    session_id: expect.any(String) as string,
  })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600)
  expect(data.session?.expires_at).toBe(claims.exp)
})

test('a wrong password, an unknown address and an account without password get the same answer', async () => {
  const [known, invited] = [server.fresh(), server.fresh()]
  await server.admin.auth.admin.createUser({ email: known, password: PASSWORD, email_confirm: true })
  await server.admin.auth.admin.inviteUserByEmail(invited)
  const answers = await Promise.all(
    [known, invited, server.fresh()].map((email) => server.ask('POST', '/token?grant_type=password', { body: { email, password: 'not-her-password' } })),
  )
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 400, body: { code: 'invalid_credentials', message: 'Invalid login credentials' } })
  const failed = await server.db.owner.all<{ username: string; address: string }>(
    `select payload ->> 'actor_username' as username, payload #>> '{traits,address}' as address from auth.audit_log_entries where payload ->> 'action' = 'login_failed'`,
  )
  // Whoever has no account is not written down.
  expect(failed.map(({ username }) => username).toSorted()).toEqual(['', known, invited].toSorted())
  for (const { address } of failed) expect(address).toMatch(/^.…@/)
})

test('a password typed where the address goes is not written down', async () => {
  for (const email of ['P@ssw0rd2026', 'hunter22', 'My@Secret.77', 'a@b@c', `x@${'long.'.repeat(30)}example`])
    await server.ask('POST', '/token?grant_type=password', { body: { email, password: 'not-her-password' } })
  const failed = await server.db.owner.all<{ address: string }>(
    `select payload #>> '{traits,address}' as address from auth.audit_log_entries where payload ->> 'action' = 'login_failed'`,
  )
  for (const { address } of failed) expect(address).toMatch(/^(…|.…@(example\.com|[a-z.]+\.(test|example|invalid|com)))$/)
  expect(failed.filter(({ address }) => address === '…')).toHaveLength(5)
})

test('a password that is on today’s lists still opens, and says it is weak', async () => {
  const email = server.fresh()
  await server.admin.auth.admin.createUser({ email, password_hash: '$2b$10$gqKr6wkcfYYK2RqHpZ.M6.t4Zu7NVYHs7qW5xNxOFsdG2SAGJp3Lu', email_confirm: true })
  await server.db.owner.all(`update auth.users set encrypted_password = extensions.crypt('sunshine', extensions.gen_salt('bf', 6)) where email = $1`, [email])
  const { data, error } = await server.client().auth.signInWithPassword({ email, password: 'sunshine' })
  expect(error).toBeNull()
  expect(data.weakPassword ?? (data as { weak_password?: object }).weak_password).toMatchObject({ reasons: ['pwned'] })
})

test('a banned person is told so, with the right password only', async () => {
  const { client, email, id } = await signedIn(server)
  const { refresh } = await tokensOf(client)
  await server.admin.auth.admin.updateUserById(id, { ban_duration: '24h' })
  expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({ code: 'user_banned' })
  expect((await server.client().auth.signInWithPassword({ email, password: 'wrong-password' })).error).toMatchObject({ code: 'invalid_credentials' })
  expect((await client.auth.refreshSession({ refresh_token: refresh })).error).toMatchObject({ status: 400 })
  await server.admin.auth.admin.updateUserById(id, { ban_duration: 'none' })
  expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

describe('lockout', () => {
  test('after ten failures even the right password waits a quarter of an hour', async () => {
    const { email } = await signedIn(server)
    const wrong = () => server.client().auth.signInWithPassword({ email, password: 'not-her-password' })
    for (const { error } of await Promise.all(Array.from({ length: 10 }, wrong))) expect(error).toMatchObject({ code: 'invalid_credentials' })
    const { error } = await server.client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toMatchObject({ status: 429, code: 'account_locked' })
    expect(error?.message).toMatch(/temporarily locked/)
    expect(
      await server.db.owner.all(`select 1 from auth.audit_log_entries where payload ->> 'action' = 'account_locked' and payload ->> 'actor_username' = $1`, [
        email,
      ]),
    ).toHaveLength(1)
    server.later(15 * 60 + 1)
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  test('an address without account locks the same way', async () => {
    const email = server.fresh()
    const attempts = await Promise.all(
      Array.from({ length: 12 }, () => server.ask('POST', '/token?grant_type=password', { body: { email, password: 'not-her-password' } })),
    )
    expect(attempts.filter(({ body }) => body['code'] === 'account_locked')).toHaveLength(2)
  })

  test('a right password forgets the failures', async () => {
    const { email } = await signedIn(server)
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: 9 }, () => server.client().auth.signInWithPassword({ email, password: 'not-her-password' })))
      expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    }
  })

  test('who owns the mailbox is let in again at once', async () => {
    const { email } = await signedIn(server)
    await Promise.all(Array.from({ length: 11 }, () => server.client().auth.signInWithPassword({ email, password: 'not-her-password' })))
    await server.client().auth.resetPasswordForEmail(email)
    const { tokenHash } = await server.letterTo(email, 'recovery')
    expect((await server.client().auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toBeNull()
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })
})

test.each([
  [{ email: 'a@example.com', phone: '+66812345678', password: 'x' }, 400, 'validation_failed'],
  [{ phone: '+66812345678', password: 'x' }, 422, 'phone_provider_disabled'],
  [{ password: 'x' }, 400, 'validation_failed'],
  [{ email: 'a@example.com', password: 7 }, 400, 'bad_json'],
  ['not json', 400, 'bad_json'],
  ['[]', 400, 'bad_json'],
  [{ email: 'a\u0000@example.com', password: 'x' }, 400, 'validation_failed'],
])('the body %j is refused', async (body, status, code) => {
  const answer = await server.ask('POST', '/token?grant_type=password', { body })
  expect([answer.status, answer.body['code']]).toEqual([status, code])
})

test.each([
  ['', 'invalid_credentials'],
  ['client_credentials', 'invalid_credentials'],
  ['web3', 'web3_provider_disabled'],
])('the grant type %j is refused', async (grant, code) => {
  expect((await server.ask('POST', `/token?grant_type=${grant}`, { body: {} })).body['code']).toBe(code)
})
