import { expect, test } from 'vitest'
import type { Sms } from '../../auth/auth.ts'
import { PASSWORD, signedIn, startAuth } from './auth-server.ts'

// https://supabase.com/docs/guides/auth/phone-login
const sent: Sms[] = []
const sms = { send: async (message: Sms) => void sent.push(message) }
const PHONE = {
  enabled: true,
  confirmations: true,
  otpLength: 6,
  expirySeconds: 600,
  secondsBetweenMessages: 0,
  template: 'Hattha: {{ .Code }}',
  testCodes: { '66899999999': '123456' },
}
const server = await startAuth({ phone: PHONE }, undefined, { sms })
const open = await startAuth({ phone: { ...PHONE, confirmations: false }, hideAccounts: false }, undefined, { sms })
const gotrue = await startAuth({ phone: PHONE, hideAccounts: false }, undefined, { sms })
let number = 66_820_000_000
const fresh = () => `+${(number += 1)}`
const bare = (phone: string) => phone.slice(1)
async function codeTo(phone: string, from = server) {
  await from.auth.drain()
  return sent.findLast(({ to }) => to === bare(phone))?.otp ?? ''
}
const messagesTo = async (phone: string) => {
  await server.auth.drain()
  return sent.filter(({ to }) => to === bare(phone))
}
/** Somebody with a number of her own, signed in. */
async function caller(phone = fresh()) {
  const client = server.client()
  await client.auth.signInWithOtp({ phone })
  const { data, error } = await client.auth.verifyOtp({ phone, token: await codeTo(phone), type: 'sms' })
  if (error || !data.user) throw error ?? new Error('nobody')
  return { client, phone, id: data.user.id }
}

// https://supabase.com/docs/reference/javascript/auth-signinwithotp
test('a new number gets a code, and with it an account', async () => {
  const phone = fresh()
  const client = server.client()
  const asked = await client.auth.signInWithOtp({ phone, options: { data: { full_name: 'Ada' } } })
  expect(asked).toMatchObject({ data: { user: null, session: null }, error: null })
  const [message] = await messagesTo(phone)
  expect(message).toEqual({ to: bare(phone), channel: 'sms', otp: expect.stringMatching(/^\d{6}$/), text: `Hattha: ${message?.otp}` })
  const { data, error } = await client.auth.verifyOtp({ phone, token: message?.otp ?? '', type: 'sms' })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    phone: bare(phone),
    email: '',
    phone_confirmed_at: expect.any(String),
    app_metadata: { provider: 'phone', providers: ['phone'] },
    user_metadata: { full_name: 'Ada', phone: bare(phone), phone_verified: true },
    identities: [{ provider: 'phone', identity_data: { phone: bare(phone), phone_verified: true } }],
  })
  const { data: claims } = await client.auth.getClaims()
  expect(claims?.claims).toMatchObject({ phone: bare(phone), amr: [{ method: 'otp' }] })
})

test('a known number signs in, and a code is good once', async () => {
  const { id, phone } = await caller()
  const client = server.client()
  await client.auth.signInWithOtp({ phone, options: { channel: 'whatsapp' } })
  expect((await messagesTo(phone)).at(-1)?.channel).toBe('whatsapp')
  const token = await codeTo(phone)
  expect((await client.auth.verifyOtp({ phone, token, type: 'sms' })).data.user?.id).toBe(id)
  expect((await server.client().auth.verifyOtp({ phone, token, type: 'sms' })).error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('without leave to make an account an unknown number gets the same answer and no message', async () => {
  const phone = fresh()
  const asked = await server.client().auth.signInWithOtp({ phone, options: { shouldCreateUser: false } })
  expect(asked.error).toBeNull()
  expect(await messagesTo(phone)).toEqual([])
  expect((await gotrue.client().auth.signInWithOtp({ phone, options: { shouldCreateUser: false } })).error).toMatchObject({ status: 422, code: 'otp_disabled' })
})

// https://supabase.com/docs/reference/javascript/auth-signup
test('a number and a password make an account that waits for its code', async () => {
  const phone = fresh()
  const signedUp = await server.client().auth.signUp({ phone, password: PASSWORD, options: { data: { full_name: 'Ben' } } })
  expect(signedUp.data.session).toBeNull()
  expect(signedUp.data.user).toMatchObject({ phone: bare(phone), confirmation_sent_at: expect.any(String), identities: [{ provider: 'phone' }] })
  expect((await server.client().auth.signInWithPassword({ phone, password: PASSWORD })).error).toMatchObject({ status: 400, code: 'phone_not_confirmed' })
  const { data } = await server.client().auth.verifyOtp({ phone, token: await codeTo(phone), type: 'sms' })
  expect(data.session?.access_token).toBeTruthy()
  expect((await server.client().auth.signInWithPassword({ phone, password: PASSWORD })).data.user?.phone).toBe(bare(phone))
  expect((await server.client().auth.signInWithPassword({ phone, password: 'wrong' })).error?.code).toBe('invalid_credentials')
})

test('without confirmations a sign-up is signed in at once; a taken number is told', async () => {
  const phone = fresh()
  const { data } = await open.client().auth.signUp({ phone, password: PASSWORD })
  expect(data.session?.user).toMatchObject({ phone: bare(phone), phone_confirmed_at: expect.any(String) })
  expect((await open.client().auth.signUp({ phone, password: PASSWORD })).error).toMatchObject({ status: 422, code: 'user_already_exists' })
})

// https://supabase.com/docs/reference/javascript/auth-updateuser
test('a number changes when the new one has shown its code', async () => {
  const { client, phone, id } = await caller()
  const next = fresh()
  const { data } = await client.auth.updateUser({ phone: next })
  expect(data.user).toMatchObject({ phone: bare(phone), new_phone: bare(next), phone_change_sent_at: expect.any(String) })
  const changed = await client.auth.verifyOtp({ phone: next, token: await codeTo(next), type: 'phone_change' })
  expect(changed.data.user).toMatchObject({ id, phone: bare(next) })
  expect(changed.data.user?.new_phone).toBeUndefined()
  const asked = server.client()
  await asked.auth.signInWithOtp({ phone: next })
  expect((await asked.auth.verifyOtp({ phone: next, token: await codeTo(next), type: 'sms' })).data.user?.id).toBe(id)
})

test('an account with an address takes a number as a second way in', async () => {
  const { client, id } = await signedIn(server)
  const phone = fresh()
  await client.auth.updateUser({ phone })
  const { data } = await client.auth.verifyOtp({ phone, token: await codeTo(phone), type: 'phone_change' })
  expect(data.user).toMatchObject({ id, phone: bare(phone), app_metadata: { provider: 'email', providers: ['email', 'phone'] } })
})

// https://supabase.com/docs/reference/javascript/auth-resend
test('a code can be sent again, to who waits for one', async () => {
  const phone = fresh()
  await server.client().auth.signUp({ phone, password: PASSWORD })
  const first = await codeTo(phone)
  expect((await server.client().auth.resend({ type: 'sms', phone })).error).toBeNull()
  const second = await codeTo(phone)
  expect((await messagesTo(phone)).length).toBe(2)
  if (first !== second) expect((await server.client().auth.verifyOtp({ phone, token: first, type: 'sms' })).error?.code).toBe('otp_expired')
  const { data } = await server.client().auth.verifyOtp({ phone, token: second, type: 'sms' })
  expect(data.user?.phone).toBe(bare(phone))
  expect((await server.client().auth.resend({ type: 'sms', phone })).error).toBeNull()
  expect((await messagesTo(phone)).length).toBe(2)
})

test('a change of number can be sent again', async () => {
  const { client } = await caller()
  const next = fresh()
  await client.auth.updateUser({ phone: next })
  await client.auth.resend({ type: 'phone_change', phone: next })
  expect(await messagesTo(next)).toHaveLength(2)
  expect((await client.auth.verifyOtp({ phone: next, token: await codeTo(next), type: 'phone_change' })).error).toBeNull()
})

test('who has no address gets the nonce of a change of password by message', async () => {
  const strict = await startAuth({ phone: PHONE }, (settings) => ({ ...settings, password: { ...settings.password, requireReauthentication: true } }), { sms })
  const phone = fresh()
  const client = strict.client()
  await client.auth.signInWithOtp({ phone })
  await client.auth.verifyOtp({ phone, token: await codeTo(phone, strict), type: 'sms' })
  strict.later(25 * 3600)
  await client.auth.refreshSession()
  expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('reauthentication_needed')
  expect((await client.auth.reauthenticate()).error).toBeNull()
  expect((await client.auth.updateUser({ password: PASSWORD, nonce: await codeTo(phone, strict) })).error).toBeNull()
})

// https://supabase.com/docs/guides/local-development/cli/config#auth.sms.test_otp
test('a number for tests gets its own code and no message', async () => {
  const phone = '+66899999999'
  const client = server.client()
  await client.auth.signInWithOtp({ phone })
  expect(await messagesTo(phone)).toEqual([])
  expect((await client.auth.verifyOtp({ phone, token: '123456', type: 'sms' })).data.user?.phone).toBe(bare(phone))
})

test.each([
  ['/otp', { phone: '+66', channel: 'pigeon' }, 400, 'validation_failed'],
  ['/otp', { phone: 'not a number' }, 400, 'validation_failed'],
  ['/otp', { phone: '+66812345678', email: 'a@example.com' }, 400, 'validation_failed'],
  ['/verify', { phone: '+66812345678', token: '000000', type: 'signup' }, 400, 'validation_failed'],
  ['/verify', { phone: '+66812345678', token: '000000', type: 'sms' }, 403, 'otp_expired'],
  ['/signup', { phone: '+66812345678', password: '' }, 400, 'validation_failed'],
  ['/signup', { phone: '+66812345678', password: 'abc' }, 422, 'weak_password'],
  ['/resend', { phone: '+66812345678', type: 'signup' }, 400, 'validation_failed'],
])('%s with %j is refused', async (path, body, status, code) => {
  const answer = await server.ask('POST', path, { body })
  expect([answer.status, answer.body['code']]).toEqual([status, code])
})

test('settings tell that phones are on', async () => {
  expect((await server.ask('GET', '/settings')).body).toMatchObject({ external: { phone: true }, phone_autoconfirm: false })
  expect((await open.ask('GET', '/settings')).body).toMatchObject({ phone_autoconfirm: true })
})
