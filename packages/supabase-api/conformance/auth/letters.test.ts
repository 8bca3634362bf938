import { describe, expect, test } from 'vitest'
import { PASSWORD, SITE, signedIn, startAuth } from './auth-server.ts'

// https://supabase.com/docs/reference/javascript/auth-resetpasswordforemail, auth-signinwithotp, auth-resend, auth-verifyotp
const server = await startAuth()
const gotrue = await startAuth({ hideAccounts: false })
const few = await startAuth({}, (settings) => ({ ...settings, rateLimits: { ...settings.rateLimits, emailSentPerHour: 2 } }))

describe('a forgotten password', () => {
  test('is reset by the link of a letter, which is good for an hour', async () => {
    const { email } = await signedIn(server)
    const client = server.client()
    const { data, error } = await server.still(async () => {
      expect((await client.auth.resetPasswordForEmail(email, { redirectTo: `${SITE}/auth/reset-password` })).error).toBeNull()
      const letter = await server.letterTo(email, 'recovery')
      expect(letter).toMatchObject({ type: 'recovery', redirectTo: `${SITE}/auth/reset-password`, expirySeconds: 3600 })
      server.later(3599)
      return client.auth.verifyOtp({ token_hash: letter.tokenHash, type: 'recovery' })
    })
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
    expect((await client.auth.updateUser({ password: 'river-lantern-27' })).error).toBeNull()
    expect((await server.client().auth.signInWithPassword({ email, password: 'river-lantern-27' })).error).toBeNull()
  })

  test('is not reset after an hour', async () => {
    const { email } = await signedIn(server)
    await server.client().auth.resetPasswordForEmail(email)
    const { tokenHash, otp } = await server.letterTo(email, 'recovery')
    server.later(3600)
    expect((await server.client().auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    })
    expect((await server.client().auth.verifyOtp({ email, token: otp, type: 'recovery' })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
  })

  test('of nobody is answered the same, without a letter', async () => {
    const email = server.fresh()
    const { data, error } = await server.client().auth.resetPasswordForEmail(email)
    expect([data, error]).toEqual([{}, null])
    expect(await server.lettersTo(email)).toEqual([])
    const again = await server.client().auth.resetPasswordForEmail(email)
    expect(again.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  })
})

describe('a magic link', () => {
  test('signs in by its secret or by its code', async () => {
    const { email, id } = await signedIn(server)
    await server.client().auth.signInWithOtp({ email })
    const first = await server.letterTo(email, 'magic_link')
    expect((await server.client().auth.verifyOtp({ token_hash: first.tokenHash, type: 'email' })).data.user?.id).toBe(id)
    server.later(61)
    await server.client().auth.signInWithOtp({ email })
    const second = await server.letterTo(email, 'magic_link')
    expect((await server.client().auth.verifyOtp({ email, token: ` ${second.otp.slice(0, 3)} ${second.otp.slice(3)} `, type: 'email' })).data.user?.id).toBe(id)
    expect((await server.client().auth.verifyOtp({ email, token: second.otp, type: 'email' })).error).toMatchObject({ code: 'otp_expired' })
  })

  test('makes an account of a new address', async () => {
    const email = server.fresh()
    expect((await server.client().auth.signInWithOtp({ email, options: { data: { full_name: 'New' } } })).error).toBeNull()
    const { otp } = await server.letterTo(email, 'confirmation')
    const { data } = await server.client().auth.verifyOtp({ email, token: otp, type: 'email' })
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'New', email_verified: true } })
  })

  test('makes none when it should not, and does not say so', async () => {
    const email = server.fresh()
    expect((await server.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull()
    expect(await server.lettersTo(email)).toEqual([])
    expect((await gotrue.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toMatchObject({
      status: 422,
      code: 'otp_disabled',
      message: 'Signups not allowed for otp',
    })
  })

  test('by phone is refused', async () => {
    expect((await server.client().auth.signInWithOtp({ phone: '+66812345678' })).error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
  })
})

describe('a confirmation', () => {
  test('is sent again, and only the newest counts', async () => {
    const email = server.fresh()
    await server.client().auth.signUp({ email, password: PASSWORD })
    const first = await server.letterTo(email)
    expect((await server.client().auth.resend({ type: 'signup', email })).error).toMatchObject({ code: 'over_email_send_rate_limit' })
    server.later(61)
    expect((await server.client().auth.resend({ type: 'signup', email, options: { emailRedirectTo: `${SITE}/th/welcome` } })).error).toBeNull()
    const second = await server.letterTo(email)
    expect(second.redirectTo).toBe(`${SITE}/th/welcome`)
    expect((await server.client().auth.verifyOtp({ token_hash: first.tokenHash, type: 'signup' })).error).toMatchObject({ code: 'otp_expired' })
    expect((await server.client().auth.verifyOtp({ email, token: second.otp, type: 'signup' })).error).toBeNull()
  })

  test('nobody waits for is answered the same', async () => {
    const { email } = await signedIn(server)
    for (const address of [email, server.fresh()]) {
      expect((await server.client().auth.resend({ type: 'signup', email: address })).error).toBeNull()
      expect(await server.lettersTo(address, 'confirmation')).toEqual([])
    }
  })

  test.each([
    [{ email: 'a@example.com' }, 'validation_failed'],
    [{ type: 'signup' }, 'validation_failed'],
    [{ type: 'sms', phone: '+66812345678' }, 'phone_provider_disabled'],
    [{ type: 'signup', email: 'a@example.com', phone: '+6681' }, 'validation_failed'],
  ])('asked for as %j is refused', async (body, code) => {
    expect(await server.ask('POST', '/resend', { body })).toMatchObject({ status: 400, body: { code } })
  })
})

test.each([
  [{ token: '123456', email: 'a@example.com' }, 'Verify requires a verification type'],
  [{ type: 'signup' }, 'Verify requires a token or a token hash'],
  [{ type: 'signup', token_hash: 'abc', email: 'a@example.com' }, 'Only the token_hash and type should be provided'],
  [{ type: 'signup', token: '123456' }, 'Only an email address or phone number should be provided on verify'],
  [{ type: '__proto__', token_hash: 'abc' }, 'Invalid email verification type'],
  [{ type: 'nonsense', token: '123456', email: 'a@example.com' }, 'Unsupported verification type'],
])('verifying %j is refused', async (body, message) => {
  expect(await server.ask('POST', '/verify', { body })).toMatchObject({ status: 400, body: { code: 'validation_failed', message } })
})

test('a link of one kind does not do for another', async () => {
  const { email } = await signedIn(server)
  await server.client().auth.resetPasswordForEmail(email)
  const { tokenHash } = await server.letterTo(email, 'recovery')
  expect((await server.client().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })).error).toMatchObject({ code: 'otp_expired' })
  expect((await server.client().auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })).error).toMatchObject({ code: 'otp_expired' })
  expect((await server.client().auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toBeNull()
})

// https://supabase.com/docs/guides/auth/sessions/implicit-flow
describe('a link that is followed in the browser', () => {
  const follow = (actionUrl: string) => fetch(actionUrl, { redirect: 'manual' })

  test('redirects with the session in the fragment', async () => {
    const email = server.fresh()
    await server.client().auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: `${SITE}/welcome?from=mail` } })
    const answer = await follow((await server.letterTo(email)).actionUrl)
    expect(answer.status).toBe(303)
    const to = new URL(answer.headers.get('location') ?? '')
    expect(to.origin + to.pathname + to.search).toBe(`${SITE}/welcome?from=mail`)
    const fragment = new URLSearchParams(to.hash.slice(1))
    expect(Object.fromEntries(fragment)).toMatchObject({ token_type: 'bearer', type: 'signup', expires_in: '3600' })
    const { data } = await server
      .client()
      .auth.setSession({ access_token: fragment.get('access_token') ?? '', refresh_token: fragment.get('refresh_token') ?? '' })
    expect(data.user?.email).toBe(email)
  })

  test('redirects with the error in the fragment when it is used up', async () => {
    const email = server.fresh()
    await server.client().auth.signUp({ email, password: PASSWORD })
    const { actionUrl } = await server.letterTo(email)
    await follow(actionUrl)
    const to = new URL((await follow(actionUrl)).headers.get('location') ?? '')
    expect(to.origin).toBe(SITE)
    expect(Object.fromEntries(new URLSearchParams(to.hash.slice(1)))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    })
  })

  test('is not used up by a program that only asks whether it is there', async () => {
    const email = server.fresh()
    await server.client().auth.signUp({ email, password: PASSWORD })
    const { actionUrl } = await server.letterTo(email)
    expect((await fetch(actionUrl, { method: 'HEAD', redirect: 'manual' })).headers.get('location')).toBeNull()
    expect((await follow(actionUrl)).headers.get('location')).toContain('access_token=')
  })

  test.each([
    ['', ''],
    ['?token=abc', 'invalid_request'],
    ['?token=abc&type=nonsense', 'invalid_request'],
    ['?token=abc&type=signup', 'access_denied'],
  ])('%s never ends but at the site', async (query, error) => {
    const answer = await server.ask('GET', `/verify${query}`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toContain(`${SITE}/`)
    expect(answer.headers.get('location')).toContain(error)
  })
})

// https://supabase.com/docs/guides/auth/sessions/pkce-flow
describe('PKCE', () => {
  const codeOf = async (actionUrl: string) =>
    new URL((await fetch(actionUrl, { redirect: 'manual' })).headers.get('location') ?? '').searchParams.get('code') ?? ''

  test('sign-up, magic link and reset end with a code that only the asking client can exchange', async () => {
    const email = server.fresh()
    const client = server.client({ flowType: 'pkce' })
    await client.auth.signUp({ email, password: PASSWORD })
    const letter = await server.letterTo(email)
    expect(letter.tokenHash).toMatch(/^pkce_/)
    const signUp = await client.auth.exchangeCodeForSession(await codeOf(letter.actionUrl))
    expect(signUp.error).toBeNull()
    expect(signUp.data.user?.email).toBe(email)

    await client.auth.signInWithOtp({ email })
    const code = await codeOf((await server.letterTo(email, 'magic_link')).actionUrl)
    const thief = server.client({ flowType: 'pkce' })
    await thief.auth.signInWithOtp({ email: server.fresh() })
    expect((await thief.auth.exchangeCodeForSession(code)).error).toMatchObject({ status: 400, code: 'bad_code_verifier' })
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()

    server.later(61)
    await client.auth.resetPasswordForEmail(email)
    const reset = await client.auth.exchangeCodeForSession(await codeOf((await server.letterTo(email, 'recovery')).actionUrl))
    expect(reset.error).toBeNull()
    expect(reset.data).toMatchObject({ redirectType: 'recovery' })
  })

  test('a code is good once and for five minutes', async () => {
    const { email } = await signedIn(server)
    const client = server.client({ flowType: 'pkce' })
    await client.auth.signInWithOtp({ email })
    const code = await codeOf((await server.letterTo(email, 'magic_link')).actionUrl)
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
    const again = await server.ask('POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: 'x'.repeat(50) } })
    expect(again).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } })
    server.later(61)
    await client.auth.signInWithOtp({ email })
    const late = await codeOf((await server.letterTo(email, 'magic_link')).actionUrl)
    server.later(301)
    expect((await client.auth.exchangeCodeForSession(late)).error).toMatchObject({ status: 422, code: 'flow_state_expired' })
  })

  test('half a challenge is refused', async () => {
    for (const body of [
      { code_challenge: 'x'.repeat(43) },
      { code_challenge_method: 's256' },
      { code_challenge: 'short', code_challenge_method: 's256' },
      { code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' },
    ]) {
      expect(await server.ask('POST', '/recover', { body: { email: server.fresh(), ...body } })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      })
    }
  })
})

test('the hour’s letters can be used up', async () => {
  for (const email of [few.fresh(), few.fresh()]) {
    expect((await few.client().auth.signUp({ email, password: PASSWORD })).error).toBeNull()
    expect(await few.lettersTo(email)).toHaveLength(1)
  }
  expect((await few.client().auth.signUp({ email: few.fresh(), password: PASSWORD })).error).toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'email rate limit exceeded',
  })
  few.later(3601)
  expect((await few.client().auth.signUp({ email: few.fresh(), password: PASSWORD })).error).toBeNull()
})
