import { decodeJwt, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { signedIn, startAuth, tokensOf, type AuthServer } from './auth-server.ts'

// https://supabase.com/docs/guides/auth/sessions
const server = await startAuth()
const short = await startAuth({ sessions: { timeboxSeconds: 3600, inactivitySeconds: undefined, singlePerUser: false } })
const idle = await startAuth({ sessions: { timeboxSeconds: undefined, inactivitySeconds: 600, singlePerUser: false } })
const single = await startAuth({ sessions: { timeboxSeconds: undefined, inactivitySeconds: undefined, singlePerUser: true } })

const refresh = async (at: AuthServer, token: string) => at.ask('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })
const tokenIn = ({ body }: { body: Record<string, unknown> }) => String(body['refresh_token'])

describe('a refresh token', () => {
  test('is traded for a new one of the same session', async () => {
    const { client } = await signedIn(server)
    const before = await tokensOf(client)
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(before.refresh)
    expect(decodeJwt(data.session?.access_token ?? '')['session_id']).toBe(decodeJwt(before.access)['session_id'])
    expect(decodeJwt(data.session?.access_token ?? '')['amr']).toMatchObject([{ method: 'password' }])
  })

  test('works by setSession in another tab', async () => {
    const { client, id } = await signedIn(server)
    const { access, refresh: token } = await tokensOf(client)
    const other = server.client()
    const { data, error } = await other.auth.setSession({ access_token: access, refresh_token: token })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(id)
  })

  test('presented by two tabs at once gives both the same successor', async () => {
    const { client } = await signedIn(server)
    const { refresh: token } = await tokensOf(client)
    await server.still(async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(server, token)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(new Set(answers.map(tokenIn)).size).toBe(1)
      server.later(9)
      expect(tokenIn(await refresh(server, token))).toBe(tokenIn(answers[0] ?? { body: {} }))
    })
  })

  test('presented late by a tab that lagged two trades behind still gets the newest, within ten seconds', async () => {
    const { client } = await signedIn(server)
    const { refresh: token } = await tokensOf(client)
    const second = tokenIn(await refresh(server, token))
    const third = tokenIn(await refresh(server, second))
    expect(tokenIn(await refresh(server, token))).toBe(third)
  })

  test('replayed by a thief ends the session for both', async () => {
    const { client } = await signedIn(server)
    const { refresh: stolen, access } = await tokensOf(client)
    const owners = tokenIn(await refresh(server, stolen))
    server.later(11)
    const thief = await refresh(server, stolen)
    expect({ status: thief.status, body: thief.body }).toEqual({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    })
    expect((await refresh(server, owners)).body['code']).toBe('refresh_token_already_used')
    expect((await server.ask('GET', '/user', { token: access })).body['code']).toBe('session_not_found')
  })

  test('that a thief traded first is missed by its owner, which ends the session', async () => {
    const { client } = await signedIn(server)
    const { refresh: stolen } = await tokensOf(client)
    const thiefs = tokenIn(await refresh(server, stolen))
    server.later(11)
    expect((await client.auth.refreshSession({ refresh_token: stolen })).error).toMatchObject({ code: 'refresh_token_already_used' })
    expect((await refresh(server, thiefs)).status).toBe(400)
  })

  test('ends only the session it is of', async () => {
    const { client, email, password } = await signedIn(server)
    const other = server.client()
    await other.auth.signInWithPassword({ email, password })
    const { refresh: stolen } = await tokensOf(client)
    await refresh(server, stolen)
    server.later(11)
    await refresh(server, stolen)
    expect((await other.auth.refreshSession()).error).toBeNull()
  })

  test.each([
    ['', 'validation_failed'],
    ['made-up', 'refresh_token_not_found'],
    ["' or true --", 'refresh_token_not_found'],
  ])('%j is refused', async (token, code) => {
    expect((await refresh(server, token)).body['code']).toBe(code)
  })

  test('is not in the database, nor is its hash enough', async () => {
    const { client } = await signedIn(server)
    const { refresh: token } = await tokensOf(client)
    expect(await server.db.owner.all('select 1 from auth.refresh_tokens where token = $1 or parent = $1', [token])).toEqual([])
    const { token: hash } = await server.db.owner.one<{ token: string }>('select token from auth.refresh_tokens order by id desc limit 1')
    expect((await refresh(server, hash)).body['code']).toBe('refresh_token_not_found')
  })
})

describe('a session', () => {
  test('ends after its timebox, however often it was refreshed', async () => {
    const { client } = await signedIn(short)
    short.later(1800)
    const { data } = await client.auth.refreshSession()
    short.later(1801)
    expect((await refresh(short, data.session?.refresh_token ?? '')).body).toEqual({
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired',
    })
  })

  test('ends when nobody refreshed it for too long', async () => {
    const { data } = await idle.still(async () => {
      const { client } = await signedIn(idle)
      idle.later(599)
      return client.auth.refreshSession()
    })
    idle.later(601)
    expect((await refresh(idle, data.session?.refresh_token ?? '')).body['message']).toBe('Invalid Refresh Token: Session Expired (Inactivity)')
  })

  test('ends when a person may have only one and a newer one begins', async () => {
    const { client, email, password } = await signedIn(single)
    const { refresh: token } = await tokensOf(client)
    single.later(5)
    await single.client().auth.signInWithPassword({ email, password })
    expect((await refresh(single, token)).body['message']).toBe('Invalid Refresh Token: Session Expired (Revoked by Newer Login)')
  })
})

// https://supabase.com/docs/guides/auth/signout
describe('signing out', () => {
  const three = async () => {
    const first = await signedIn(server)
    const [second, third] = [server.client(), server.client()]
    for (const client of [second, third]) await client.auth.signInWithPassword({ email: first.email, password: first.password })
    const tokens = await Promise.all([first.client, second, third].map(tokensOf))
    return {
      first: first.client,
      alive: async () => (await Promise.all(tokens.map(({ access }) => server.ask('GET', '/user', { token: access })))).map(({ status }) => status),
    }
  }

  test('everywhere', async () => {
    const { first, alive } = await three()
    expect((await first.auth.signOut()).error).toBeNull()
    expect(await alive()).toEqual([403, 403, 403])
    expect((await first.auth.getSession()).data.session).toBeNull()
  })

  test('here', async () => {
    const { first, alive } = await three()
    expect((await first.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect(await alive()).toEqual([403, 200, 200])
  })

  test('everywhere else', async () => {
    const { first, alive } = await three()
    expect((await first.auth.signOut({ scope: 'others' })).error).toBeNull()
    expect(await alive()).toEqual([200, 403, 403])
  })

  test('by the service key in a person’s name', async () => {
    const { client } = await signedIn(server)
    const { access, refresh: token } = await tokensOf(client)
    expect((await server.admin.auth.admin.signOut(access, 'global')).error).toBeNull()
    expect((await refresh(server, token)).body['code']).toBe('refresh_token_not_found')
  })

  test('an unknown scope or nobody’s token is refused', async () => {
    const { access } = await tokensOf((await signedIn(server)).client)
    expect((await server.ask('POST', '/logout?scope=mine', { token: access })).status).toBe(400)
    expect((await server.ask('POST', '/logout')).body).toMatchObject({ code: 'no_authorization' })
  })
})

describe('a token whose session is asked for', () => {
  const standing = async (token: string) => (await server.auth.verifyLive(token)).error?.reason ?? 'stands'
  const ended: [string, (owner: Awaited<ReturnType<typeof signedIn>>) => Promise<{ error: unknown } | undefined>][] = [
    ['signing out', ({ client }) => client.auth.signOut({ scope: 'local' })],
    ['signing out everywhere, elsewhere', async ({ email, password }) => (await elsewhere(email, password)).auth.signOut({ scope: 'global' })],
    ['a new password, chosen elsewhere', async ({ email, password }) => (await elsewhere(email, password)).auth.updateUser({ password: 'another-river-31' })],
    ['a ban', ({ id }) => server.admin.auth.admin.updateUserById(id, { ban_duration: '1h' })],
    ['the account’s end', ({ id }) => server.admin.auth.admin.deleteUser(id)],
    ['the account’s end, remembered', ({ id }) => server.admin.auth.admin.deleteUser(id, true)],
    ['the end of its time', async ({ id }) => void (await server.db.owner.all('update auth.sessions set not_after = now() where user_id = $1', [id]))],
  ]
  const elsewhere = async (email: string, password: string) => {
    const client = server.client()
    await client.auth.signInWithPassword({ email, password })
    return client
  }

  test.each(ended)('is expired after %s, though its signature is good', async (_what, end) => {
    const owner = await signedIn(server)
    const { access } = await tokensOf(owner.client)
    expect(await standing(access)).toBe('stands')
    expect((await end(owner))?.error ?? null).toBeNull()
    expect([await standing(access), (await server.auth.verify(access)).error]).toEqual(['expired', undefined])
  })

  test('stands after a refresh, and keys, which have no session, always stand', async () => {
    const { client } = await signedIn(server)
    const { access } = await tokensOf(client)
    await client.auth.refreshSession()
    expect(await standing(access)).toBe('stands')
    for (const key of Object.values(server.keys)) expect(await standing(key)).toBe('stands')
  })

  test('is expired with a session that is somebody else’s or none', async () => {
    const { id } = await signedIn(server)
    const { client } = await signedIn(server)
    const sign = (claims: object) =>
      new SignJWT({ role: 'authenticated', sub: id, ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(server.secret))
    const { session_id: other } = decodeJwt((await tokensOf(client)).access)
    for (const session of [other, 'nothing', 7, null]) expect(await standing(await sign({ session_id: session }))).toBe('expired')
    expect(await standing(await sign({}))).toBe('stands')
  })
})
