import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import type { AuthSettings } from '../../auth/auth.ts'
import { PASSWORD, signedIn, SITE, startAuth, type AuthServer } from './auth-server.ts'

// https://supabase.com/docs/guides/auth/auth-hooks

/** A project whose one hook is a PostgreSQL function, written anew by each test; what it was told is kept. */
async function hooked(name: keyof AuthSettings['hooks'], chosen: Partial<AuthSettings> = {}, adjust?: (settings: AuthSettings) => AuthSettings) {
  const server = await startAuth({ ...chosen, hooks: { [name]: 'pg-functions://postgres/public/the_hook' } }, adjust)
  await server.db.owner.all('create table public.told (event jsonb, at timestamptz default clock_timestamp())')
  await server.db.owner.all('grant usage on schema public to supabase_auth_admin')
  await server.db.owner.all('grant insert on public.told to supabase_auth_admin')
  const answers = async (body: string) => {
    await server.db.owner.all(
      `create or replace function public.the_hook(event jsonb) returns jsonb language plpgsql as $$ begin insert into public.told values (event); ${body} end $$`,
    )
    await server.db.owner.all('grant execute on function public.the_hook to supabase_auth_admin')
  }
  await answers(`return '{}';`)
  return {
    server,
    answers,
    told: async () => {
      await server.auth.drain()
      return (await server.db.owner.all<{ event: Record<string, unknown> }>('select event from public.told order by at')).map(({ event }) => event)
    },
  }
}
const metadata = (name: string) => ({ uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, time: expect.any(String) as string, name })

describe('before_user_created', () => {
  test('is asked about every new account and may refuse it', async () => {
    const { server, answers, told } = await hooked('beforeUserCreated', { anonymousEnabled: true })
    await answers(
      `if event #>> '{user,email}' like '%@evil.test' then return '{"error": {"http_code": 403, "message": "not from there"}}'; end if; return '{}';`,
    )
    const refused = await server.client().auth.signUp({ email: 'a@evil.test', password: PASSWORD })
    expect(refused.error).toMatchObject({ status: 403, message: 'not from there' })
    expect((await server.admin.auth.admin.inviteUserByEmail('b@evil.test')).error).toMatchObject({ status: 403 })
    expect((await server.admin.auth.admin.generateLink({ type: 'signup', email: 'c@evil.test', password: PASSWORD })).error).toMatchObject({ status: 403 })
    expect(await server.db.owner.all('select 1 from auth.users')).toEqual([])
    const email = server.fresh()
    expect((await server.client().auth.signUp({ email, password: PASSWORD, options: { data: { name: 'Ada' } } })).error).toBeNull()
    expect((await server.client().auth.signInAnonymously()).error).toBeNull()
    const events = await told()
    expect(events.find((event) => (event['user'] as { email: string }).email === email)).toMatchObject({
      metadata: { ...metadata('before-user-created'), ip_address: expect.any(String) as string },
      user: {
        aud: 'authenticated',
        phone: '',
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: { name: 'Ada' },
        identities: [],
        is_anonymous: false,
      },
    })
    expect(events.at(-1)).toMatchObject({ user: { is_anonymous: true } })
  })

  test('a refusal says nothing of who has an account', async () => {
    const { server, answers } = await hooked('beforeUserCreated')
    const { email } = await signedIn(server)
    await answers(`return '{"error": {"http_code": 422, "message": "closed"}}';`)
    const [known, fresh] = [
      await server.client().auth.signUp({ email, password: PASSWORD }),
      await server.client().auth.signUp({ email: server.fresh(), password: PASSWORD }),
    ]
    expect(known.error).toMatchObject({ status: 422, message: 'closed' })
    expect(fresh.error).toMatchObject({ status: 422, message: 'closed' })
    const unknown = server.fresh()
    for (const address of [email, unknown]) expect((await server.client().auth.signInWithOtp({ email: address })).error).toBeNull()
    expect(await server.lettersTo(email, 'magic_link')).toHaveLength(1)
    expect(await server.lettersTo(unknown)).toEqual([])
  })
})

test('before somebody changes their own metadata the project may refuse what was given, and nothing else of the request happens', async () => {
  const { server, answers, told } = await hooked('beforeMetadataUpdated')
  const { client, id, email, password } = await signedIn(server)
  await answers(`return case when event #>> '{given,name}' = 'Mallory' then '{"error": {"http_code": 422, "message": "not that name"}}'::jsonb else '{}' end;`)
  const refused = await client.auth.updateUser({ data: { name: 'Mallory' }, password: 'another celadon from Chiang Mai' })
  expect(refused.error).toMatchObject({ status: 422, message: 'not that name' })
  expect((await server.client().auth.signInWithPassword({ email, password })).error).toBeNull()
  await answers(`return '{}';`)
  expect((await client.auth.updateUser({ data: { name: 'Ada' } })).data.user?.user_metadata).toMatchObject({ name: 'Ada' })
  expect(await told()).toMatchObject([
    { metadata: metadata('before-metadata-updated'), user: { id }, given: { name: 'Mallory' } },
    { user: { id }, given: { name: 'Ada' } },
  ])
})

test('after_user_created is told of the account as it is, and changes nothing by failing', async () => {
  const { server, answers, told } = await hooked('afterUserCreated')
  const email = server.fresh()
  const { data } = await server.client().auth.signUp({ email, password: PASSWORD })
  expect(await told()).toMatchObject([{ metadata: metadata('after-user-created'), user: { id: data.user?.id, email } }])
  await answers(`raise exception 'broken';`)
  expect((await server.client().auth.signUp({ email: server.fresh(), password: PASSWORD })).error).toBeNull()
})

test('password_verification_attempt sees right and wrong, may refuse either and end all sessions', async () => {
  const { server, answers, told } = await hooked('passwordVerificationAttempt')
  const { client, email, password, id } = await signedIn(server)
  await server.client().auth.signInWithPassword({ email, password: 'wrong' })
  expect(await told()).toMatchObject([
    { metadata: metadata('password-verification'), user_id: id, valid: true },
    { user_id: id, valid: false },
  ])
  await answers(`return '{"decision": "reject", "message": "too often", "should_logout_user": false}';`)
  const refused = await server.client().auth.signInWithPassword({ email, password })
  expect(refused.error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'too often' })
  expect((await client.auth.getUser()).error).toBeNull()
  await answers(`return '{"decision": "reject", "should_logout_user": true}';`)
  expect((await server.client().auth.signInWithPassword({ email, password })).error?.message).toBe('Further password verification attempts will be rejected.')
  expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
})

test('mfa_verification_attempt sees each code and ends the sessions of whom it refuses', async () => {
  const { server, answers, told } = await hooked('mfaVerificationAttempt')
  const { client, id } = await signedIn(server)
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' })
  const factorId = factor?.id ?? ''
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code: '000000' })).error).toMatchObject({ code: 'mfa_verification_failed' })
  expect(await told()).toMatchObject([{ metadata: metadata('mfa-verification'), user_id: id, factor_id: factorId, factor_type: 'totp', valid: false }])
  await answers(`return '{"decision": "reject", "message": "stop"}';`)
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code: '000000' })).error).toMatchObject({
    status: 403,
    code: 'mfa_verification_rejected',
    message: 'stop',
  })
  expect(await server.db.owner.all('select 1 from auth.sessions where user_id = $1', [id])).toEqual([])
})

test('send_email takes the place of the mailer, with tokens that work', async () => {
  const { server, told } = await hooked('sendEmail')
  const email = server.fresh()
  await server.client().auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: `${SITE}/welcome` } })
  const [signup] = (await told()) as { email_data: Record<string, string> }[]
  expect(signup).toMatchObject({
    metadata: metadata('send-email'),
    user: { email },
    email_data: {
      email_action_type: 'signup',
      redirect_to: `${SITE}/welcome`,
      site_url: server.url,
      token: expect.stringMatching(/^\d{6}$/) as string,
      token_new: '',
      token_hash_new: '',
    },
  })
  expect(await server.lettersTo(email)).toEqual([])
  const client = server.client()
  expect((await client.auth.verifyOtp({ email, token: signup?.email_data['token'] ?? '', type: 'email' })).error).toBeNull()
  const newEmail = server.fresh()
  await client.auth.updateUser({ email: newEmail })
  const [, change] = (await told()) as { email_data: Record<string, string> }[]
  // token_new with token_hash for the new address, token with token_hash_new for the old one.
  expect(change?.email_data).toMatchObject({ email_action_type: 'email_change' })
  const { token_hash: forNew = '', token_hash_new: forOld = '' } = change?.email_data ?? {}
  expect((await client.auth.verifyOtp({ token_hash: forOld, type: 'email_change' })).error).toBeNull()
  expect((await client.auth.verifyOtp({ token_hash: forNew, type: 'email_change' })).data.user?.email).toBe(newEmail)
  // An address that is somebody's is asked for in the same words, and not given away by whoever holds both codes.
  const { email: taken } = await signedIn(server)
  server.later(61)
  await client.auth.updateUser({ email: taken })
  const both = ((await told()) as { email_data: Record<string, string> }[]).at(-1)?.email_data
  expect((await client.auth.verifyOtp({ token_hash: both?.['token_hash_new'] ?? '', type: 'email_change' })).error).toBeNull()
  expect((await client.auth.verifyOtp({ token_hash: both?.['token_hash'] ?? '', type: 'email_change' })).error).toMatchObject({ code: 'email_exists' })
})

test('send_sms takes the place of the sender', async () => {
  const { server, told } = await hooked('sendSms', {}, (settings) => ({
    ...settings,
    mfa: { ...settings.mfa, phone: { ...settings.mfa.phone, enroll: true, verify: true } },
  }))
  const { client } = await signedIn(server)
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+66810000001' })
  const factorId = factor?.id ?? ''
  const { data: challenge } = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
  const [event] = (await told()) as { sms: { otp: string } }[]
  expect(event).toMatchObject({
    metadata: metadata('send-sms'),
    sms: { sms_type: 'mfa', phone: '66810000001', otp: expect.stringMatching(/^\d{6}$/) as string },
  })
  expect((await client.auth.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code: event?.sms.otp ?? '' })).error).toBeNull()
})

describe('a function that fails', () => {
  test('or is slow, or answers no object, refuses what was under way', async () => {
    const { server, answers } = await hooked('beforeUserCreated')
    const signUp = () => server.ask('POST', '/signup', { body: { email: server.fresh(), password: PASSWORD } })
    await answers(`raise exception 'broken';`)
    expect(await signUp()).toMatchObject({
      status: 500,
      body: { code: 'unexpected_failure', message: 'Error running hook URI: pg-functions://postgres/public/the_hook' },
    })
    await answers(`perform pg_sleep(3); return '{}';`)
    expect(await signUp()).toMatchObject({
      status: 422,
      body: { code: 'hook_timeout', message: 'Failed to reach hook within maximum time of 2.000000 seconds' },
    })
    await answers(`return '"text"';`)
    expect(await signUp()).toMatchObject({ status: 500, body: { message: 'Error unmarshaling JSON output.' } })
    await answers(`return null;`)
    expect((await signUp()).status).toBe(200)
    await answers(`return '{"error": {"message": "no code"}}';`)
    expect(await signUp()).toMatchObject({ status: 500, body: { message: 'no code' } })
    await answers(`return '{"error": {"http_code": 200, "message": "no error"}}';`)
    expect(await signUp()).toMatchObject({ status: 500 })
  })
})

describe('an address', () => {
  const secret = Buffer.from('a secret of a webhook').toString('base64')
  const seen: { headers: IncomingMessage['headers']; body: string }[] = []
  let answer: (response: ServerResponse) => void = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  const listener = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      seen.push({ headers: request.headers, body })
      answer(response)
    })
  })
  let server: AuthServer
  const start = async () => {
    if (server !== undefined) return server
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    // A listening TCP server's address is an AddressInfo.
    const uri = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hook`
    server = await startAuth({ hooks: { beforeUserCreated: { uri, secrets: [`v1,whsec_${secret}`] } } })
    return server
  }
  const signUp = async () => {
    const { ask, fresh } = await start()
    return ask('POST', '/signup', { body: { email: fresh(), password: PASSWORD } })
  }
  afterAll(() => void listener.close())

  // https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
  test('is asked with a signature it can check', async () => {
    expect((await signUp()).status).toBe(200)
    const [{ headers, body } = { headers: {}, body: '' }] = seen
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
    const expected = createHmac('sha256', Buffer.from(secret, 'base64')).update(signed).digest()
    const [version, given = ''] = String(headers['webhook-signature']).split(',')
    expect(version).toBe('v1')
    expect(timingSafeEqual(expected, Buffer.from(given, 'base64'))).toBe(true)
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
    expect(JSON.parse(body)).toMatchObject({ metadata: metadata('before-user-created') })
  })

  test('refuses as a function does, and is tried again when it says so', async () => {
    await start()
    answer = (response) => void response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end('{"error":{"http_code":400,"message":"no"}}')
    expect(await signUp()).toMatchObject({ status: 400, body: { message: 'no' } })
    let calls = 0
    answer = (response) => {
      calls += 1
      if (calls === 1) response.writeHead(503, { 'retry-after': 'true' }).end()
      else response.writeHead(204).end()
    }
    expect((await signUp()).status).toBe(200)
    expect(calls).toBe(2)
  })

  test('that answers in no form we know lets nothing pass', async () => {
    await start()
    const cases: [(response: ServerResponse) => void, number, string][] = [
      [(response) => void response.writeHead(200).end('{}'), 400, 'hook_payload_invalid_content_type'],
      [(response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'), 400, 'hook_payload_invalid_content_type'],
      [(response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('not json'), 500, 'unexpected_failure'],
      [(response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(`"${'x'.repeat(300_000)}"`), 422, 'hook_payload_over_size_limit'],
      [(response) => void response.writeHead(401).end(), 500, 'unexpected_failure'],
      [(response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), 422, 'hook_timeout_after_retry'],
      [(response) => void response.socket?.destroy(), 422, 'hook_timeout_after_retry'],
    ]
    for (const [how, status, code] of cases) {
      answer = how
      expect(await signUp()).toMatchObject({ status, body: { code } })
    }
  })

  test('without secrets is a mistake that stops the start', async () => {
    await expect(startAuth({ hooks: { sendEmail: 'https://hooks.test/x' } })).rejects.toThrow(/secrets/)
    await expect(startAuth({ hooks: { sendEmail: { uri: 'https://hooks.test/x', secrets: ['secret'] } } })).rejects.toThrow(/v1,whsec_/)
  })
})
