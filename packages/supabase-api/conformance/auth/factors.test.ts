import { decodeJwt } from 'jose'
import { generate } from 'otplib'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { PASSWORD, signedIn, startAuth, tokensOf } from './auth-server.ts'

// https://supabase.com/docs/guides/auth/auth-mfa/totp
const server = await startAuth()

const codeNow = (secret: string, later = 0) => generate({ secret, epoch: Math.floor(server.now().getTime() / 1000) + later })

async function enrolled(client: SupabaseClient, friendlyName = 'phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { id: data.id, secret: data.totp.secret, uri: data.totp.uri, qr: data.totp.qr_code }
}

async function raised(client: SupabaseClient) {
  const factor = await enrolled(client)
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: await codeNow(factor.secret) })
  if (error) throw error
  server.later(90)
  return factor
}

test('a factor is enrolled with a picture to scan, and lifts the session once its first code is right', async () => {
  const { client, email, password } = await signedIn(server)
  const elsewhere = server.client()
  await elsewhere.auth.signInWithPassword({ email, password })
  const theirs = await tokensOf(elsewhere)
  const { id, secret, uri, qr } = await enrolled(client)
  expect(decodeURIComponent(uri)).toMatch(/^otpauth:\/\/totp\/shop\.example:/)
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(qr).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })

  const before = await tokensOf(client)
  const challenge = await client.auth.mfa.challenge({ factorId: id })
  expect(challenge.data).toMatchObject({ type: 'totp' })
  const wrong = await client.auth.mfa.verify({ factorId: id, challengeId: challenge.data?.id ?? '', code: '000000' })
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' })
  const { data, error } = await client.auth.mfa.verify({ factorId: id, challengeId: challenge.data?.id ?? '', code: await codeNow(secret) })
  expect(error).toBeNull()
  expect(decodeJwt(data?.access_token ?? '')).toMatchObject({
    aal: 'aal2',
    amr: expect.arrayContaining([expect.objectContaining({ method: 'totp' }), expect.objectContaining({ method: 'password' })]) as object[],
  })
  expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id, status: 'verified', friendly_name: 'phone' }])
  expect((await client.auth.refreshSession()).data.session?.access_token).toBeDefined()
  expect(decodeJwt((await tokensOf(client)).access)['aal']).toBe('aal2')
  // What was worth less before is over: the other device, and the refresh token from before the code.
  expect((await server.ask('GET', '/user', { token: theirs.access })).body['code']).toBe('session_not_found')
  expect((await server.ask('POST', '/token?grant_type=refresh_token', { body: { refresh_token: before.refresh } })).status).toBe(400)
})

test('signing in again begins at aal1, and asks for the code', async () => {
  const { client, email } = await signedIn(server)
  const factor = await raised(client)
  const again = server.client()
  await again.auth.signInWithPassword({ email, password: PASSWORD })
  expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  expect((await again.auth.updateUser({ password: 'river-lantern-27' })).error).toMatchObject({ status: 401, code: 'insufficient_aal' })
  expect((await again.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'thief' })).error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  expect((await again.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({ status: 422, code: 'insufficient_aal' })
  expect((await again.auth.mfa.challengeAndVerify({ factorId: factor.id, code: await codeNow(factor.secret) })).error).toBeNull()
  expect((await again.auth.updateUser({ password: 'river-lantern-27' })).error).toBeNull()
})

test('a code that was used is not taken again', async () => {
  const { client, email } = await signedIn(server)
  const factor = await raised(client)
  const code = await codeNow(factor.secret)
  const [one, other] = [server.client(), server.client()]
  for (const each of [one, other]) await each.auth.signInWithPassword({ email, password: PASSWORD })
  const challenge = await other.auth.mfa.challenge({ factorId: factor.id })
  const both = await Promise.all([
    one.auth.mfa.challengeAndVerify({ factorId: factor.id, code }),
    other.auth.mfa.verify({ factorId: factor.id, challengeId: challenge.data?.id ?? '', code }),
  ])
  expect(both.filter(({ error }) => error === null)).toHaveLength(1)
})

test('two sessions of one person that are lifted at once end with one, and never with a failure of the server', async () => {
  const { client, email } = await signedIn(server)
  const { id: factorId, secret } = await raised(client)
  for (let round = 0; round < 6; round++) {
    const [one, other] = [server.client(), server.client()]
    for (const each of [one, other]) await each.auth.signInWithPassword({ email, password: PASSWORD })
    const both = await Promise.all([
      one.auth.mfa.challengeAndVerify({ factorId, code: await codeNow(secret) }),
      other.auth.mfa.challengeAndVerify({ factorId, code: await codeNow(secret, 30) }),
    ])
    const refused = both.flatMap(({ error }) => error ?? [])
    expect(refused.length).toBeLessThan(2)
    // As the client calls what the interface calls session_not_found.
    for (const error of refused) expect(error.name).toBe('AuthSessionMissingError')
    server.later(90)
  }
})

test('codes cannot be guessed one after the other', async () => {
  const { client } = await signedIn(server)
  const { id, secret } = await enrolled(client)
  const challenge = await client.auth.mfa.challenge({ factorId: id })
  const verify = (code: string) => client.auth.mfa.verify({ factorId: id, challengeId: challenge.data?.id ?? '', code })
  for (let guess = 0; guess < 10; guess += 1) expect((await verify(String(100_000 + guess))).error).toMatchObject({ code: 'mfa_verification_failed' })
  expect((await verify(await codeNow(secret))).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
})

test('a question is open for five minutes', async () => {
  const { client } = await signedIn(server)
  const { id, secret } = await enrolled(client)
  const challenge = await client.auth.mfa.challenge({ factorId: id })
  server.later(301)
  expect((await client.auth.mfa.verify({ factorId: id, challengeId: challenge.data?.id ?? '', code: await codeNow(secret) })).error).toMatchObject({
    status: 422,
    code: 'mfa_challenge_expired',
  })
})

test('a factor is taken away by its person, or by an admin for who lost it', async () => {
  const [own, lost] = [await signedIn(server), await signedIn(server)]
  const [mine, theirs] = [await raised(own.client), await raised(lost.client)]
  expect((await own.client.auth.mfa.unenroll({ factorId: mine.id })).data).toEqual({ id: mine.id })
  await own.client.auth.refreshSession()
  expect(decodeJwt((await tokensOf(own.client)).access)).toMatchObject({ aal: 'aal1' })
  expect((await server.admin.auth.admin.mfa.listFactors({ userId: lost.id })).data?.factors).toMatchObject([{ id: theirs.id, factor_type: 'totp' }])
  expect((await server.admin.auth.admin.mfa.deleteFactor({ userId: lost.id, id: theirs.id })).error).toBeNull()
  expect((await server.admin.auth.admin.mfa.listFactors({ userId: lost.id })).data?.factors).toEqual([])
})

test('another person’s factor does not exist, nor do kinds that are not there yet', async () => {
  const [ada, eve] = [await signedIn(server), await signedIn(server)]
  const { id } = await enrolled(ada.client)
  expect((await eve.client.auth.mfa.challenge({ factorId: id })).error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  expect((await eve.client.auth.mfa.unenroll({ factorId: id })).error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  expect((await eve.client.auth.mfa.enroll({ factorType: 'phone', phone: '+66812345678' })).error).toMatchObject({ code: 'mfa_phone_enroll_not_enabled' })
  await enrolled(eve.client, 'same')
  expect((await eve.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'same' })).error).toMatchObject({
    status: 422,
    code: 'mfa_factor_name_conflict',
  })
})

test('the secret is not readable in the database', async () => {
  const { client } = await signedIn(server)
  const { id, secret } = await enrolled(client)
  const row = await server.db.owner.one<{ secret: string }>('select secret from auth.mfa_factors where id = $1', [id])
  expect(row.secret).not.toContain(secret)
})
