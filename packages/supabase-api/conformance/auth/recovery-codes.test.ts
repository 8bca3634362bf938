import { decodeJwt } from 'jose'
import { generate } from 'otplib'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { PASSWORD, signedIn, startAuth } from './auth-server.ts'

// AuthMFARecoveryCodesApi of auth-js 2.119 (experimental there).
const server = await startAuth({}, (settings) => ({ ...settings, mfa: { ...settings.mfa, recoveryCodes: { enroll: true, verify: true } } }))

async function raised(client: SupabaseClient, of = server) {
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'app' })
  if (!data) throw new Error('Not enrolled')
  const code = await generate({ secret: data.totp.secret, epoch: Math.floor(of.now().getTime() / 1000) })
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code })
  if (error) throw error
  return data.id
}
const person = async () => {
  const made = await signedIn(server)
  const client = server.client({ experimental: { recoveryCodes: true } })
  await client.auth.signInWithPassword({ email: made.email, password: made.password })
  return { ...made, client }
}

test('ten codes are made beside a factor, and each opens the account once', async () => {
  const { client, email } = await person()
  expect((await client.auth.mfa.recoveryCodes.getStatus()).error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  expect((await client.auth.mfa.recoveryCodes.generate()).error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  await raised(client)
  const { data } = await client.auth.mfa.recoveryCodes.generate({ friendlyName: 'Backup codes' })
  expect(data).toMatchObject({ type: 'recovery_code', friendly_name: 'Backup codes', total: 10 })
  expect(new Set(data?.codes).size).toBe(10)
  expect(data?.codes[0]).toMatch(/^[a-z2-9]{16}$/)
  expect((await client.auth.mfa.recoveryCodes.generate()).error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' })
  expect((await client.auth.mfa.recoveryCodes.getStatus()).data).toEqual({ id: data?.id, type: 'recovery_code', total: 10, remaining: 10 })
  expect((await client.auth.mfa.listFactors()).data?.recovery_code).toMatchObject([{ id: data?.id }])

  const lost = server.client({ experimental: { recoveryCodes: true } })
  await lost.auth.signInWithPassword({ email, password: PASSWORD })
  const [code = ''] = data?.codes ?? []
  const written = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toUpperCase()
  const both = await Promise.all([lost.auth.mfa.recoveryCodes.verify({ code: written }), lost.auth.mfa.recoveryCodes.verify({ code })])
  expect(both.filter(({ error }) => error === null)).toHaveLength(1)
  const good = both.find(({ error }) => error === null)
  expect(decodeJwt(good?.data?.access_token ?? '')).toMatchObject({
    aal: 'aal2',
    amr: expect.arrayContaining([expect.objectContaining({ method: 'mfa/recovery_code' })]) as object[],
  })
  expect((await client.auth.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9)
  expect((await client.auth.mfa.recoveryCodes.verify({ code })).error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
})

test('a new set voids the old one; the codes go only by their own door', async () => {
  const { client } = await person()
  const totp = await raised(client)
  const { data: first } = await client.auth.mfa.recoveryCodes.generate()
  const { data: second } = await client.auth.mfa.recoveryCodes.regenerate()
  expect(second).toMatchObject({ id: first?.id, friendly_name: 'Recovery codes', total: 10 })
  expect((await client.auth.mfa.recoveryCodes.verify({ code: first?.codes[0] ?? '' })).error).toMatchObject({ code: 'mfa_verification_failed' })
  expect((await client.auth.mfa.unenroll({ factorId: first?.id ?? '' })).error).toMatchObject({ status: 422, code: 'validation_failed' })
  expect((await client.auth.mfa.unenroll({ factorId: totp })).error).toMatchObject({ status: 422, code: 'mfa_recovery_codes_sole_factor' })
  expect((await client.auth.mfa.recoveryCodes.unenroll()).data).toEqual({ id: first?.id })
  expect((await client.auth.mfa.recoveryCodes.regenerate()).error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
})

test('guessing codes is stopped, and the database alone has none', async () => {
  const { client } = await person()
  await raised(client)
  const { data } = await client.auth.mfa.recoveryCodes.generate()
  const guesses = []
  for (let index = 0; index < 12; index += 1) guesses.push((await client.auth.mfa.recoveryCodes.verify({ code: `guess${index}` })).error?.code)
  expect(guesses.slice(0, 10)).toEqual(Array(10).fill('mfa_verification_failed'))
  expect(guesses.slice(10)).toEqual(['mfa_recovery_codes_locked', 'mfa_recovery_codes_locked'])
  expect((await client.auth.mfa.recoveryCodes.verify({ code: data?.codes[1] ?? '' })).error).toMatchObject({ status: 429 })
  const stored = JSON.stringify(await server.db.owner.all('select * from auth.mfa_recovery_codes'))
  for (const code of data?.codes ?? []) expect(stored).not.toContain(code)
})

test('a project without them says so', async () => {
  const plain = await startAuth()
  const made = await signedIn(plain)
  const client = plain.client({ experimental: { recoveryCodes: true } })
  await client.auth.signInWithPassword({ email: made.email, password: made.password })
  await raised(client, plain)
  expect((await client.auth.mfa.recoveryCodes.generate()).error).toMatchObject({ status: 422, code: 'mfa_recovery_codes_enroll_not_enabled' })
  expect((await client.auth.mfa.recoveryCodes.verify({ code: 'a' })).error).toMatchObject({ status: 422, code: 'mfa_recovery_codes_verify_not_enabled' })
})
