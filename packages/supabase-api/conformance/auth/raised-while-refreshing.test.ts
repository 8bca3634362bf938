import { generate } from 'otplib'
import { expect, test } from 'vitest'
import { signedIn, startAuth, tokensOf } from './auth-server.ts'

const server = await startAuth()

/** Somebody whose session was just lifted by a code, and the refresh token it had before. */
async function raised() {
  const { client } = await signedIn(server)
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
  if (error) throw error
  const { refresh: before } = await tokensOf(client)
  const code = await generate({ secret: data.totp.secret, epoch: Math.floor(server.now().getTime() / 1000) })
  expect((await client.auth.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull()
  return { client, before }
}
const refresh = (token: string) => server.ask('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })
const USED = { status: 400, body: { code: 'refresh_token_already_used' } }

test('a refresh that was under way while the code was given gets nothing, and ends nothing', () =>
  server.still(async () => {
    const { client, before } = await raised()
    expect(await refresh(before)).toMatchObject(USED)
    expect(await refresh(before)).toMatchObject(USED)
    expect((await client.auth.refreshSession()).error).toBeNull()
  }))

test('so does one whose token another tab had traded a moment before', () =>
  server.still(async () => {
    const { client } = await signedIn(server)
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    if (error) throw error
    const { refresh: before } = await tokensOf(client)
    await client.auth.refreshSession()
    const code = await generate({ secret: data.totp.secret, epoch: Math.floor(server.now().getTime() / 1000) })
    expect((await client.auth.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull()
    expect(await refresh(before)).toMatchObject(USED)
    expect((await client.auth.refreshSession()).error).toBeNull()
  }))

test('a token that is shown later is a thief’s, and ends the session', () =>
  server.still(async () => {
    const { client, before } = await raised()
    server.later(11)
    expect(await refresh(before)).toMatchObject(USED)
    expect((await client.auth.refreshSession()).error).not.toBeNull()
  }))
