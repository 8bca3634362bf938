import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import type { Sms } from '../../auth/auth.ts'
import { PASSWORD, signedIn, startAuth, tokensOf } from './auth-server.ts'

// https://supabase.com/docs/guides/auth/auth-mfa/phone
const sent: Sms[] = []
const server = await startAuth(
  {},
  (settings) => ({ ...settings, mfa: { ...settings.mfa, phone: { ...settings.mfa.phone, enroll: true, verify: true, otpLength: 8 } } }),
  { sms: { send: async (sms) => void sent.push(sms) } },
)
let number = 66_810_000_000
const phone = () => `+${(number += 1)}`
const codeTo = (to: string) => sent.findLast((sms) => `+${sms.to}` === to)?.otp ?? ''

test('a phone gets a code, and the code lifts the session', async () => {
  const { client } = await signedIn(server)
  const to = phone()
  const enrolled = await client.auth.mfa.enroll({ factorType: 'phone', phone: to, friendlyName: 'mobile' })
  expect(enrolled.data).toEqual({ id: expect.any(String) as string, type: 'phone', friendly_name: 'mobile', phone: to })
  const factorId = enrolled.data?.id ?? ''
  const challenge = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
  expect(challenge.data).toMatchObject({ type: 'phone', expires_at: expect.any(Number) as number })
  expect(sent.at(-1)).toMatchObject({ channel: 'sms', text: `Your code is ${codeTo(to)}`, otp: expect.stringMatching(/^\d{8}$/) as string })
  const wrong = await client.auth.mfa.verify({ factorId, challengeId: challenge.data?.id ?? '', code: '00000000' })
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed', message: 'Invalid MFA Phone code entered' })
  const { data, error } = await client.auth.mfa.verify({ factorId, challengeId: challenge.data?.id ?? '', code: codeTo(to) })
  expect(error).toBeNull()
  expect(decodeJwt(data?.access_token ?? '')).toMatchObject({
    aal: 'aal2',
    amr: expect.arrayContaining([expect.objectContaining({ method: 'mfa/phone' })]) as object[],
  })
  expect((await client.auth.mfa.listFactors()).data?.phone).toMatchObject([{ id: factorId, status: 'verified' }])
  expect((await client.auth.mfa.enroll({ factorType: 'phone', phone: to, friendlyName: 'twice' })).error).toMatchObject({ code: 'mfa_verified_factor_exists' })
  expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
})

test('a code counts for its question, once and in time; few guesses are allowed', async () => {
  const { client, email } = await signedIn(server)
  const to = phone()
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', phone: to })
  const factorId = factor?.id ?? ''
  const first = await server.still(async () => {
    const asked = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
    expect((await client.auth.mfa.challenge({ factorId, channel: 'sms' })).error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
    return asked
  })
  const old = codeTo(to)
  server.later(6)
  const second = await client.auth.mfa.challenge({ factorId, channel: 'whatsapp' })
  expect(sent.at(-1)?.channel).toBe('whatsapp')
  expect((await client.auth.mfa.verify({ factorId, challengeId: second.data?.id ?? '', code: old })).error).toMatchObject({ code: 'mfa_verification_failed' })
  server.later(301)
  expect((await client.auth.mfa.verify({ factorId, challengeId: first.data?.id ?? '', code: old })).error).toMatchObject({ code: 'mfa_challenge_expired' })
  const again = server.client()
  await again.auth.signInWithPassword({ email, password: PASSWORD })
  const third = await again.auth.mfa.challenge({ factorId, channel: 'sms' })
  const guesses = await Promise.all(
    Array.from({ length: 15 }, (_, index) => again.auth.mfa.verify({ factorId, challengeId: third.data?.id ?? '', code: String(index).padStart(8, '0') })),
  )
  expect(guesses.some(({ error }) => error?.code === 'over_request_rate_limit')).toBe(true)
  expect((await again.auth.mfa.verify({ factorId, challengeId: third.data?.id ?? '', code: codeTo(to) })).error).toMatchObject({ status: 429 })
})

test('refuses what is no number, no channel, and what the project has not', async () => {
  const { client } = await signedIn(server)
  expect((await client.auth.mfa.enroll({ factorType: 'phone', phone: '' })).error).toMatchObject({ message: 'Phone number required to enroll Phone factor' })
  expect((await client.auth.mfa.enroll({ factorType: 'phone', phone: 'call me' })).error).toMatchObject({
    message: 'Invalid phone number format (E.164 required)',
  })
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', phone: phone() })
  const { access } = await tokensOf(client)
  const owl = await server.ask('POST', `/factors/${factor?.id}/challenge`, { token: access, body: { channel: 'owl' } })
  expect(owl).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  const plain = await startAuth()
  const { client: other } = await signedIn(plain)
  expect((await other.auth.mfa.enroll({ factorType: 'phone', phone: phone() })).error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' })
})

test('a sender that fails leaves no question behind', async () => {
  const broken = await startAuth({}, (settings) => ({ ...settings, mfa: { ...settings.mfa, phone: { ...settings.mfa.phone, enroll: true, verify: true } } }), {
    sms: { send: () => Promise.reject(new Error('no signal')) },
  })
  const { client } = await signedIn(broken)
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', phone: phone() })
  expect((await client.auth.mfa.challenge({ factorId: factor?.id ?? '', channel: 'sms' })).error).toMatchObject({
    status: 500,
    message: 'error sending message',
  })
  expect(await broken.db.owner.all('select 1 from auth.mfa_challenges')).toEqual([])
})

test('a number for tests has its code from the settings, and no message', async () => {
  const tested = await startAuth({}, (settings) => ({
    ...settings,
    phone: { ...settings.phone, testCodes: { '66819999999': '123456' } },
    mfa: { ...settings.mfa, phone: { ...settings.mfa.phone, enroll: true, verify: true } },
  }))
  const { client } = await signedIn(tested)
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+66819999999' })
  const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor?.id ?? '', channel: 'sms' })
  expect((await client.auth.mfa.verify({ factorId: factor?.id ?? '', challengeId: challenge?.id ?? '', code: '123456' })).error).toBeNull()
})
