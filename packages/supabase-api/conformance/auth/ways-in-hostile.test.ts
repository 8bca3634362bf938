import { generate } from 'otplib'
import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { PASSWORD, SITE, signedIn, tokensOf } from './auth-server.ts'
import { openBrowser } from './browser.ts'
import { startProvided } from './provided.ts'

/** Somebody the provider knows, who is not the owner of the account. */
async function thief({ server, google }: Awaited<ReturnType<typeof startProvided>>) {
  const email = server.fresh('thief')
  const profile = { sub: `t-${email}`, email, email_verified: true, name: 'Eve' }
  google.knows(profile.sub, profile)
  return { ...profile, token: await google.idToken(profile) }
}

describe('whoever knows a password and has not the second factor', () => {
  /** An account with an authenticator app, and a session of somebody else who knows its password. */
  async function stopped() {
    const provided = await startProvided()
    const { server } = provided
    const owner = await signedIn(server)
    const { data, error } = await owner.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    if (error) throw error
    const code = await generate({ secret: data.totp.secret, epoch: Math.floor(server.now().getTime() / 1000) })
    expect((await owner.client.auth.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull()
    const eve = server.client()
    await eve.auth.signInWithPassword({ email: owner.email, password: owner.password })
    return { ...provided, owner, eve, eves: await thief(provided) }
  }
  const identitiesOf = async (client: SupabaseClient) => (await client.auth.getUserIdentities()).data?.identities ?? []

  test('links no account of theirs', async () => {
    const { server, owner, eve, eves } = await stopped()
    const byToken = await eve.auth.linkIdentity({ provider: 'google', token: eves.token })
    expect(byToken.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    const byBrowser = await eve.auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } })
    expect(byBrowser.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    expect((await identitiesOf(owner.client)).map(({ provider }) => provider)).toEqual(['email'])
    expect((await server.client().auth.signInWithPassword({ email: owner.email, password: owner.password })).error).toBeNull()
  })

  test('takes no way in from its owner, and so neither the password nor the address', async () => {
    const { server, owner, eve, eves } = await stopped()
    const { data, error } = await owner.client.auth.linkIdentity({ provider: 'google', token: eves.token })
    expect(error).toBeNull()
    const byMail = data.user?.identities?.find(({ provider }) => provider === 'email')
    if (!byMail) throw new Error('no identity')
    // Lifting a session ended the weaker ones; whoever knows the password signs in again.
    await eve.auth.signInWithPassword({ email: owner.email, password: owner.password })
    expect((await eve.auth.unlinkIdentity(byMail)).error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    expect((await server.client().auth.signInWithPassword({ email: owner.email, password: owner.password })).error).toBeNull()
  })

  test('verifies no app that was begun before there was a second factor', async () => {
    const { server, owner, eve } = await stopped()
    const id = crypto.randomUUID()
    const [{ secret } = { secret: '' }] = await server.db.auth.all<{ secret: string }>('select secret from auth.mfa_factors where user_id = $1', [owner.id])
    // An enrolment whose row was written at the moment in which the owner's was confirmed.
    await server.db.auth.all(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret) values ($1, $2, 'x', 'totp', 'unverified', now(), now(), $3)`,
      [id, owner.id, secret],
    )
    const { access } = await tokensOf(eve)
    const challenge = await server.ask('POST', `/factors/${id}/challenge`, { token: access, body: {} })
    const answer = await server.ask('POST', `/factors/${id}/verify`, { token: access, body: { challenge_id: challenge.body['id'], code: '000000' } })
    expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
  })
})

describe('linking in the browser that asked for it', async () => {
  const bound = await startProvided({ linkingInOneBrowser: true })
  const { server, google } = bound

  test('nobody is led to link their account elsewhere to somebody else’s here', async () => {
    const attacker = await signedIn(server)
    const victim = server.fresh('victim')
    google.knows('victim', { email: victim, email_verified: true, name: 'Ada' })
    const { data } = await attacker.client.auth.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true, redirectTo: `${SITE}/settings`, queryParams: { login_hint: 'victim' } },
    })
    // The victim follows the address that the attacker was given.
    const back = await openBrowser().follow(data.url ?? '', SITE)
    expect(Object.fromEntries(new URLSearchParams(back.hash.slice(1)))).toMatchObject({ error_code: 'bad_oauth_state' })
    expect((await attacker.client.auth.getUserIdentities()).data?.identities.map(({ provider }) => provider)).toEqual(['email'])
  })

  test('whoever asked comes back with it', async () => {
    const { client } = await signedIn(server)
    google.knows('own', { email: server.fresh('own'), email_verified: true, name: 'Ada' })
    const { access } = await tokensOf(client)
    const query = new URLSearchParams({ provider: 'google', redirect_to: `${SITE}/settings`, skip_http_redirect: 'true', login_hint: 'own' })
    const asked = await server.ask('GET', `/user/identities/authorize?${query.toString()}`, { token: access })
    const browser = openBrowser()
    browser.keep(server.url, asked.headers.getSetCookie())
    const back = await browser.follow(String(asked.body['url']), SITE)
    expect(Object.fromEntries(new URLSearchParams(back.hash.slice(1)))).toHaveProperty('access_token')
    expect((await client.auth.getUserIdentities()).data?.identities.map(({ provider }) => provider)).toEqual(['email', 'google'])
  })
})

describe('a new password', async () => {
  const { server } = await startProvided({
    password: { minLength: 6, minLengthOnChange: 8, requiredCharacters: [], refuseCommon: true, requireReauthentication: false, requireCurrent: true },
  })
  const NEXT = 'silver-otter-71'
  const opens = async (email: string, password: string) => (await server.client().auth.signInWithPassword({ email, password })).error?.code

  test('is not set at an unlocked screen: the present one is asked for', async () => {
    const { client, email } = await signedIn(server)
    expect((await client.auth.updateUser({ password: NEXT })).error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    expect((await client.auth.updateUser({ password: NEXT, current_password: 'not it' })).error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    expect(await opens(email, PASSWORD)).toBeUndefined()
    expect((await client.auth.updateUser({ password: NEXT, current_password: PASSWORD })).error).toBeNull()
    expect(await opens(email, NEXT)).toBeUndefined()
  })

  test('guesses at the present one count as those at the door do', async () => {
    const { client, email } = await signedIn(server)
    for (let guess = 0; guess < 10; guess += 1) await client.auth.updateUser({ password: NEXT, current_password: `guess ${guess}` })
    expect((await client.auth.updateUser({ password: NEXT, current_password: PASSWORD })).error).toMatchObject({ code: 'account_locked' })
    expect(await opens(email, PASSWORD)).toBe('account_locked')
  })

  test('whoever has just come by a letter has forgotten it, for an hour', async () => {
    const forgot = async () => {
      const { email } = await signedIn(server)
      const client = server.client()
      await client.auth.resetPasswordForEmail(email)
      const { tokenHash } = await server.letterTo(email, 'recovery')
      expect((await client.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toBeNull()
      return client
    }
    expect((await (await forgot()).auth.updateUser({ password: NEXT })).error).toBeNull()
    const late = await forgot()
    server.later(3601)
    await late.auth.refreshSession()
    expect((await late.auth.updateUser({ password: NEXT })).error).toMatchObject({ code: 'reauthentication_needed' })
  })

  test('who has none sets one', async () => {
    const { client, id } = await signedIn(server)
    await server.db.auth.all('update auth.users set encrypted_password = null where id = $1', [id])
    expect((await client.auth.updateUser({ password: NEXT })).error).toBeNull()
  })
})

test('nobody keeps the machine busy with new passwords', async () => {
  const { server } = await startProvided({
    rateLimits: {
      emailSentPerHour: 9_000,
      smsSentPerHour: 9,
      web3Per5Minutes: 9,
      signInsPer5Minutes: 3,
      refreshesPer5Minutes: 9,
      verificationsPer5Minutes: 9,
      anonymousPerHour: 9,
    },
  })
  const { client } = await signedIn(server)
  const refused = []
  for (let turn = 0; turn < 4; turn += 1) refused.push((await client.auth.updateUser({ password: `amber-heron-${turn}5` })).error?.code)
  expect(refused).toEqual([undefined, undefined, undefined, 'over_request_rate_limit'])
})
