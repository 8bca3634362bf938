import { generate } from 'otplib'
import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { SITE, signedIn } from './auth-server.ts'
import { startProvided } from './provided.ts'

const WITHIN_SECONDS = 600
const TOO_OLD = { status: 403, code: 'proof_too_old' }
const NEXT = 'silver-otter-71'

describe('a session that was left open', async () => {
  const { server } = await startProvided({
    newWaysInWithinSeconds: WITHIN_SECONDS,
    password: { minLength: 6, minLengthOnChange: 8, requiredCharacters: [], refuseCommon: true, requireReauthentication: false, requireCurrent: true },
  })
  const enrol = async (client: SupabaseClient, friendlyName: string) => client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  const withoutPassword = (id: string) => server.db.auth.all('update auth.users set encrypted_password = null where id = $1', [id])
  /** Long after somebody signed in; the session goes on, with new tokens. */
  async function left() {
    const owner = await signedIn(server)
    server.later(WITHIN_SECONDS + 1)
    expect((await owner.client.auth.refreshSession()).error).toBeNull()
    return owner
  }

  test('links no account elsewhere', async () => {
    const { client } = await left()
    expect((await client.auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true, redirectTo: SITE } })).error).toMatchObject(TOO_OLD)
    expect((await client.auth.linkIdentity({ provider: 'google', token: 'of whoever sits there' })).error).toMatchObject(TOO_OLD)
  })

  test('gets no second factor, which would keep its owner out', async () => {
    const { client } = await left()
    expect((await enrol(client, 'of whoever sits there')).error).toMatchObject(TOO_OLD)
  })

  test('sets no first password', async () => {
    const { client, id } = await left()
    await withoutPassword(id)
    expect((await client.auth.updateUser({ password: NEXT })).error).toMatchObject(TOO_OLD)
  })

  test('whoever has just signed in does all of it', async () => {
    const { client, id } = await signedIn(server)
    const linking = await client.auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true, redirectTo: SITE } })
    expect(linking.error).toBeNull()
    await withoutPassword(id)
    expect((await client.auth.updateUser({ password: NEXT })).error).toBeNull()
    expect((await enrol(client, 'phone')).error).toBeNull()
  })

  test('so does whoever has just given a code, however long ago they signed in', async () => {
    const { client } = await signedIn(server)
    const { data, error } = await enrol(client, 'phone')
    if (error) throw error
    server.later(WITHIN_SECONDS + 1)
    await client.auth.refreshSession()
    const give = async () => {
      const code = await generate({ secret: data.totp.secret, epoch: Math.floor(server.now().getTime() / 1000) })
      expect((await client.auth.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull()
    }
    await give()
    expect((await enrol(client, 'another phone')).error).toBeNull()
    server.later(WITHIN_SECONDS + 1)
    await client.auth.refreshSession()
    expect((await enrol(client, 'a third')).error).toMatchObject(TOO_OLD)
  })

  test('a letter that led to the form is good for the hour it is good for elsewhere', async () => {
    const { email, id } = await signedIn(server)
    await withoutPassword(id)
    const client = server.client()
    await client.auth.resetPasswordForEmail(email)
    const { tokenHash } = await server.letterTo(email, 'recovery')
    expect((await client.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toBeNull()
    server.later(WITHIN_SECONDS + 1)
    await client.auth.refreshSession()
    expect((await client.auth.updateUser({ password: NEXT })).error).toBeNull()
  })
})
