import { expect, test } from 'vitest'
import type { Sms } from '../../auth/auth.ts'
import { PASSWORD, startAuth } from './auth-server.ts'

const sent: Sms[] = []
const sms = { send: async (message: Sms) => void sent.push(message) }
const PHONE = { enabled: true, confirmations: true, otpLength: 6, expirySeconds: 600, secondsBetweenMessages: 0, template: '{{ .Code }}', testCodes: {} }
const server = await startAuth({ phone: PHONE }, undefined, { sms })
let number = 66_830_000_000
const fresh = () => `+${(number += 1)}`
async function codeTo(phone: string) {
  await server.auth.drain()
  return sent.findLast(({ to }) => `+${to}` === phone)?.otp ?? ''
}
async function caller(phone = fresh()) {
  const client = server.client()
  await client.auth.signInWithOtp({ phone })
  await client.auth.verifyOtp({ phone, token: await codeTo(phone), type: 'sms' })
  return { client, phone }
}
const guess = (phone: string, token: string, type: 'sms' | 'phone_change' = 'sms') => server.client().auth.verifyOtp({ phone, token, type })

test('a code of six digits has ten guesses in fifteen minutes, also when they are all made at once', async () => {
  const phone = fresh()
  await server.client().auth.signInWithOtp({ phone })
  const right = await codeTo(phone)
  const wrong = (step: number) => String((Number(right) + step) % 1_000_000).padStart(6, '0')
  const codes = await Promise.all(Array.from({ length: 60 }, async (_, step) => (await guess(phone, wrong(step + 1))).error?.code))
  expect(codes.filter((code) => code === 'otp_expired')).toHaveLength(10)
  expect((await guess(phone, right)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  server.later(901)
  expect((await guess(phone, right)).error?.code).toBe('otp_expired')
})

test('a code is for its own number, its own purpose and its own time', async () => {
  const [one, other] = [fresh(), fresh()]
  await server.client().auth.signInWithOtp({ phone: one })
  await server.client().auth.signInWithOtp({ phone: other })
  const token = await codeTo(one)
  if (token !== (await codeTo(other))) expect((await guess(other, token)).error?.code).toBe('otp_expired')
  expect((await guess(one, token, 'phone_change')).error?.code).toBe('otp_expired')
  server.later(601)
  expect((await guess(one, token)).error?.code).toBe('otp_expired')
})

test('a number that is somebody’s cannot be taken, nor is the asker told, and the owner gets no message', async () => {
  const { phone } = await caller()
  const { client } = await caller()
  const before = sent.length
  expect((await client.auth.updateUser({ phone })).error).toBeNull()
  await server.auth.drain()
  expect(sent.length).toBe(before)
})

test('a number that was free when asked for and somebody’s when proven stays hers', async () => {
  const phone = fresh()
  const { client } = await caller()
  await client.auth.updateUser({ phone })
  const token = await codeTo(phone)
  await caller(phone)
  expect((await client.auth.verifyOtp({ phone, token, type: 'phone_change' })).error).toMatchObject({ status: 422, code: 'phone_exists' })
})

test('a code for a change that was taken back or replaced moves nothing', async () => {
  const { client } = await caller()
  const [first, second] = [fresh(), fresh()]
  await client.auth.updateUser({ phone: first })
  const token = await codeTo(first)
  await client.auth.updateUser({ phone: second })
  expect((await client.auth.verifyOtp({ phone: first, token, type: 'phone_change' })).error?.code).toBe('otp_expired')
})

test('a sign-up for a taken number looks like a new one, also the second time, and when signing in', async () => {
  const { phone } = await caller()
  const free = fresh()
  const shape = async (to: string) => {
    const { body } = await server.ask('POST', '/signup', { body: { phone: to, password: PASSWORD, data: { a: 1 } } })
    return JSON.stringify(body)
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
      .replaceAll(/\d{4}-[\dT:.-]+Z/g, 'time')
      .replaceAll(to.slice(1), 'phone')
  }
  const [taken, made] = [await shape(phone), await shape(free)]
  expect(taken).toBe(made)
  expect(await shape(phone)).toBe(await shape(free))
  const idOf = async (to: string) => (await server.ask('POST', '/signup', { body: { phone: to, password: PASSWORD } })).body['id']
  for (const to of [phone, free]) expect(await idOf(to)).not.toBe(await idOf(to))
  for (const to of [phone, free])
    expect((await server.client().auth.signInWithPassword({ phone: to, password: PASSWORD })).error?.code).toBe('phone_not_confirmed')
})

test('passwords of a number lock it like those of an address', async () => {
  const phone = fresh()
  for (let i = 0; i < 10; i += 1) await server.client().auth.signInWithPassword({ phone, password: `wrong ${i}` })
  expect((await server.client().auth.signInWithPassword({ phone, password: PASSWORD })).error).toMatchObject({ status: 429, code: 'account_locked' })
})

test('messages are few: to one number, and over all', async () => {
  const slow = await startAuth({ phone: { ...PHONE, secondsBetweenMessages: 60 } }, undefined, { sms })
  const phone = fresh()
  expect((await slow.client().auth.signInWithOtp({ phone })).error).toBeNull()
  expect((await slow.client().auth.signInWithOtp({ phone })).error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
  const few = await startAuth({ phone: PHONE }, (settings) => ({ ...settings, rateLimits: { ...settings.rateLimits, smsSentPerHour: 2 } }), { sms })
  const errors = []
  for (let i = 0; i < 3; i += 1) errors.push((await few.client().auth.signInWithOtp({ phone: fresh() })).error?.code)
  expect(errors).toEqual([undefined, undefined, 'over_sms_send_rate_limit'])
})

test('a sender that fails is told, and the account waits', async () => {
  const broken = await startAuth({ phone: PHONE }, undefined, { sms: { send: () => Promise.reject(new Error('no signal')) } })
  expect((await broken.client().auth.signInWithOtp({ phone: fresh() })).error).toMatchObject({ status: 500 })
  const none = await startAuth({ phone: PHONE })
  expect((await none.client().auth.signInWithOtp({ phone: fresh() })).error).toMatchObject({ status: 500 })
})

test('codes and numbers are not in the audit log or readable in the database', async () => {
  const phone = fresh()
  await server.client().auth.signInWithOtp({ phone })
  const token = await codeTo(phone)
  const rows = await server.db.auth.all<{ row: string }>('select t::text as row from auth.one_time_tokens t where relates_to = $1', [phone.slice(1)])
  expect(rows).toHaveLength(1)
  expect(rows[0]?.row).not.toContain(`,${token},`)
})
