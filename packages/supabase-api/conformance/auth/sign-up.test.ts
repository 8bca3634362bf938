import { AuthWeakPasswordError } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { PASSWORD, SITE, startAuth } from './auth-server.ts'

// https://supabase.com/docs/reference/javascript/auth-signup
const server = await startAuth()
const open = await startAuth({}, (settings) => ({ ...settings, email: { ...settings.email, confirmations: false } }))
const gotrue = await startAuth({ hideAccounts: false }, (settings) => ({ ...settings, email: { ...settings.email, secondsBetweenLetters: 0 } }))
const shut = await startAuth({ signupEnabled: false })

describe('with confirmations', () => {
  test('a new person gets an account without session, and a letter', async () => {
    const email = server.fresh('Ada')
    const { data, error } = await server
      .client()
      .auth.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Ada L', user_type: 'seller' }, emailRedirectTo: `${SITE}/welcome` } })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({
      email: email.toLowerCase(),
      aud: 'authenticated',
      role: 'authenticated',
      phone: '',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ada L', user_type: 'seller', email_verified: false, email: email.toLowerCase() },
    })
    expect(data.user?.identities).toMatchObject([
      { provider: 'email', user_id: data.user?.id, identity_data: { email: email.toLowerCase(), sub: data.user?.id } },
    ])
    expect(data.user?.email_confirmed_at).toBeUndefined()
    expect(data.user?.confirmation_sent_at).toBeDefined()
    const letter = await server.letterTo(email.toLowerCase(), 'confirmation')
    expect(letter).toMatchObject({ type: 'signup', redirectTo: `${SITE}/welcome`, expirySeconds: 86_400, userMetadata: { full_name: 'Ada L' } })
    expect(letter.otp).toMatch(/^\d{6}$/)
    expect(letter.tokenHash).toMatch(/^[0-9a-f]{56}$/)
  })

  test('she cannot sign in before she has confirmed, and can afterwards', async () => {
    const email = server.fresh()
    const client = server.client()
    await client.auth.signUp({ email, password: PASSWORD })
    const early = await client.auth.signInWithPassword({ email, password: PASSWORD })
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' })
    const { tokenHash } = await server.letterTo(email)
    const verified = await client.auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })
    expect(verified.error).toBeNull()
    expect(verified.data.session?.user.email_confirmed_at).toBeDefined()
    expect(verified.data.user?.user_metadata['email_verified']).toBe(true)
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  test('the link is good for 24 hours and once', async () => {
    const [late, twice] = [server.fresh(), server.fresh()]
    await server.client().auth.signUp({ email: twice, password: PASSWORD })
    const { tokenHash } = await server.letterTo(twice)
    expect((await server.client().auth.verifyOtp({ token_hash: tokenHash, type: 'email' })).error).toBeNull()
    expect((await server.client().auth.verifyOtp({ token_hash: tokenHash, type: 'email' })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    })
    await server.client().auth.signUp({ email: late, password: PASSWORD })
    const letter = await server.letterTo(late)
    server.later(24 * 3600 + 1)
    expect((await server.client().auth.verifyOtp({ token_hash: letter.tokenHash, type: 'signup' })).error).toMatchObject({ code: 'otp_expired' })
  })

  test('a taken address answers as a new one does; its owner is told by mail', async () => {
    const [taken, free] = [server.fresh(), server.fresh()]
    await server.admin.auth.admin.createUser({ email: taken, password: PASSWORD, email_confirm: true })
    const [one, other] = await Promise.all(
      [taken, free].map((email) => server.client().auth.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Eve' } } })),
    )
    // Every text is replaced by the place where the same text was first met, so that two answers match when the same things are equal in both.
    const shape = (user: object | null | undefined) => {
      const met: string[] = []
      return JSON.stringify(user, (_, value: unknown) => (typeof value !== 'string' ? value : met.includes(value) ? met.indexOf(value) : met.push(value) - 1))
    }
    expect(one?.error).toBeNull()
    expect(Object.keys(one?.data.user ?? {})).toEqual(Object.keys(other?.data.user ?? {}))
    expect(shape(one?.data.user)).toBe(shape(other?.data.user))
    expect(await server.lettersTo(taken, 'confirmation')).toEqual([])
    expect(await server.lettersTo(taken, 'already_registered')).toHaveLength(1)
    expect((await server.client().auth.signInWithPassword({ email: taken, password: PASSWORD })).error).toBeNull()
  })

  test('signing in afterwards does not tell a taken address from a new one either', async () => {
    const [taken, free] = [server.fresh(), server.fresh()]
    await server.admin.auth.admin.createUser({ email: taken, password: PASSWORD, email_confirm: true })
    const tries = async (email: string) => {
      const seen: unknown[] = []
      for (const password of ['first-choice-11', 'second-choice-22']) {
        await server.client().auth.signUp({ email, password })
        for (const each of ['first-choice-11', 'second-choice-22'])
          seen.push((await server.client().auth.signInWithPassword({ email, password: each })).error?.code)
        server.later(61)
      }
      for (let time = 0; time < 9; time += 1) seen.push((await server.client().auth.signInWithPassword({ email, password: 'second-choice-22' })).error?.code)
      return seen
    }
    const [one, other] = [await tries(taken), await tries(free)]
    expect(one).toEqual(other)
    expect(one.slice(0, 4)).toEqual(['email_not_confirmed', 'invalid_credentials', 'invalid_credentials', 'email_not_confirmed'])
    expect(one.at(-1)).toBe('account_locked')
    server.later(901)
    expect((await server.client().auth.signInWithPassword({ email: taken, password: PASSWORD })).error).toBeNull()
  })

  test('who signs up with somebody’s address first has not chosen her password', async () => {
    const email = server.fresh()
    await server.client().auth.signUp({ email, password: 'chosen-by-eve-66', options: { data: { full_name: 'Eve' } } })
    server.later(61)
    await server.client().auth.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Ada' } } })
    const { tokenHash } = await server.letterTo(email)
    const { data } = await server.client().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ada' })
    expect((await server.client().auth.signInWithPassword({ email, password: 'chosen-by-eve-66' })).error).toMatchObject({ code: 'invalid_credentials' })
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  test('what an admin has prepared for an address is not taken over by a sign-up', async () => {
    const email = server.fresh()
    await server.admin.auth.admin.createUser({ email, password: PASSWORD, app_metadata: { role: 'admin' } })
    await server.client().auth.signUp({ email, password: 'chosen-by-eve-66' })
    const { tokenHash } = await server.letterTo(email)
    const { data } = await server.client().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })
    expect(data.user?.app_metadata).toMatchObject({ role: 'admin' })
    expect((await server.client().auth.signInWithPassword({ email, password: 'chosen-by-eve-66' })).error).not.toBeNull()
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  test('a second letter must wait a minute, whoever owns the address', async () => {
    const email = server.fresh()
    await server.client().auth.signUp({ email, password: PASSWORD })
    const again = await server.client().auth.signUp({ email, password: PASSWORD })
    expect(again.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(again.error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/)
    server.later(61)
    expect((await server.client().auth.signUp({ email, password: PASSWORD })).error).toBeNull()
    expect(await server.lettersTo(email, 'confirmation')).toHaveLength(2)
  })

  test('two sign-ups at the same moment make one account', async () => {
    const email = gotrue.fresh()
    const answers = await Promise.all([1, 2, 3].map(() => gotrue.client().auth.signUp({ email, password: PASSWORD })))
    expect(answers.map(({ error }) => error)).toEqual([null, null, null])
    expect(await gotrue.db.owner.one('select count(*)::int as people from auth.users where email = $1', [email])).toEqual({ people: 1 })
  })
})

test('where accounts need not be hidden, a taken address has no identities, as GoTrue answers', async () => {
  const email = gotrue.fresh()
  await gotrue.admin.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
  const { data } = await gotrue.client().auth.signUp({ email, password: PASSWORD })
  expect(data.user?.identities).toEqual([])
})

describe('without confirmations', () => {
  test('a new person is signed in at once', async () => {
    const email = open.fresh()
    const { data, error } = await open.client().auth.signUp({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } })
    expect(data.user?.email_confirmed_at).toBeDefined()
    expect(await open.lettersTo(email)).toEqual([])
  })

  test('a taken address is refused', async () => {
    const email = open.fresh()
    await open.client().auth.signUp({ email, password: PASSWORD })
    expect((await open.client().auth.signUp({ email, password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    })
  })
})

describe('refused', () => {
  test.each([
    ['abc', 'length'],
    ['12345678', 'pwned'],
    ['Passw0rd!', 'pwned'],
    ['qwerty', 'pwned'],
    ['iloveyou1', 'pwned'],
    ['aaaaaaaa', 'pwned'],
    ['24121987', 'pwned'],
    ['M0nkey12', 'pwned'],
  ])('the weak password %s says why: %s', async (password, reason) => {
    const { error } = await server.client().auth.signUp({ email: server.fresh(), password })
    expect(error).toBeInstanceOf(AuthWeakPasswordError)
    expect(error).toMatchObject({ status: 422, code: 'weak_password' })
    expect((error as AuthWeakPasswordError).reasons).toContain(reason)
  })

  test('a password made of the address', async () => {
    const { error } = await server.client().auth.signUp({ email: 'siriporn.jaidee@example.com', password: 'Siriporn99' })
    expect((error as AuthWeakPasswordError).reasons).toEqual(['pwned'])
  })

  test('a password longer than bcrypt reads', async () => {
    expect((await server.client().auth.signUp({ email: server.fresh(), password: 'ก'.repeat(30) + 'xyz12' })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Password cannot be longer than 72 characters',
    })
  })

  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'a b@example.com',
    'ada@example',
    'ada@exa mple.com',
    `${'a'.repeat(65)}@example.com`,
    'ada@example.com\r\nbcc: eve@example.com',
    '.ada@example.com',
  ])('the address %j', async (email) => {
    const { status, body } = await server.ask('POST', '/signup', {
      body: { email: email || undefined, phone: email ? undefined : '+66812345678', password: PASSWORD },
    })
    expect(status).toBe(400)
    expect(body['code']).toBe(email ? 'validation_failed' : 'phone_provider_disabled')
  })

  test('neither e-mail nor phone: the library says it first, the server the same', async () => {
    const { status, body } = await server.ask('POST', '/signup', { body: { password: PASSWORD } })
    expect([status, body['code']]).toEqual([422, 'anonymous_provider_disabled'])
  })

  test('a project that takes nobody', async () => {
    expect((await shut.client().auth.signUp({ email: shut.fresh(), password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'signup_disabled',
      message: 'Signups not allowed for this instance',
    })
  })

  test('clients from before error codes get the older form', async () => {
    const { status, headers, body } = await server.ask('POST', '/signup', {
      body: { email: 'ada', password: PASSWORD },
      headers: { 'x-supabase-api-version': '' },
    })
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 400, error_code: 'validation_failed', msg: 'Unable to validate email address: invalid format' },
    })
    expect(headers.get('x-supabase-api-version')).toBeNull()
    expect((await server.ask('POST', '/signup', { body: { email: 'ada', password: PASSWORD } })).headers.get('x-supabase-api-version')).toBe('2024-01-01')
  })

  test('a role, a confirmation or an id smuggled into the body counts for nothing', async () => {
    const email = server.fresh()
    const smuggled = {
      role: 'service_role',
      aud: 'admin',
      id: '11111111-1111-4111-8111-111111111111',
      email_confirm: true,
      app_metadata: { role: 'admin' },
      is_super_admin: true,
    }
    const { body } = await server.ask('POST', '/signup', {
      body: { email, password: PASSWORD, ...smuggled, data: { email_verified: true, sub: 'x', role: 'service_role' } },
    })
    expect(body).toMatchObject({
      role: 'authenticated',
      aud: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email_verified: false },
    })
    expect(body['id']).not.toBe(smuggled.id)
    expect(body['email_confirmed_at']).toBeUndefined()
  })
})
