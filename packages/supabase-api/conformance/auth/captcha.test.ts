import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { PASSWORD, startAuth } from './auth-server.ts'

// https://supabase.com/docs/guides/auth/auth-captcha
const asked: Record<string, string>[] = []
const provider = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()))
    asked.push(form)
    if (form['response'] === 'away') return response.writeHead(502).end('Bad gateway')
    response.end(JSON.stringify(form['response'] === 'solved' ? { success: true } : { success: false, 'error-codes': ['invalid-input-response'] }))
  })
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
afterAll(() => provider.close())
// A listening TCP server's address is an AddressInfo.
const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`
const server = await startAuth({ captcha: { provider: 'turnstile', secret: 'ours', address } })

test('who solved it signs up and in; the provider is told secret, answer and address', async () => {
  const email = server.fresh()
  const options = { captchaToken: 'solved' }
  expect((await server.client().auth.signUp({ email, password: PASSWORD, options })).error).toBeNull()
  expect(asked.at(-1)).toEqual({ secret: 'ours', response: 'solved', remoteip: expect.stringContaining('127.0.0.1') })
  const { tokenHash } = await server.letterTo(email, 'confirmation')
  const client = server.client()
  expect((await client.auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })).error).toBeNull()
  expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD, options })).error).toBeNull()
  // What follows a sign-in asks for nothing more.
  expect((await client.auth.refreshSession()).error).toBeNull()
})

test.each([undefined, 'wrong'])('with the answer %s nothing happens', async (captchaToken) => {
  const email = server.fresh()
  const options = captchaToken ? { captchaToken } : {}
  const { auth } = server.client()
  const refused = { status: 400, code: 'captcha_failed', message: expect.stringContaining('captcha protection: request disallowed') as string }
  expect((await auth.signUp({ email, password: PASSWORD, options })).error).toMatchObject(refused)
  expect((await auth.signInWithPassword({ email, password: PASSWORD, options })).error).toMatchObject(refused)
  expect((await auth.signInWithOtp({ email, options })).error).toMatchObject(refused)
  expect((await auth.resetPasswordForEmail(email, options)).error).toMatchObject(refused)
  expect((await auth.resend({ type: 'signup', email, options })).error).toMatchObject(refused)
  expect((await auth.signInWithIdToken({ provider: 'google', token: 'x', options })).error).toMatchObject(refused)
  expect(await server.db.auth.all('select 1 from auth.users where email = $1', [email])).toEqual([])
})

test('a provider that is away lets nobody in', async () => {
  const { error } = await server.client().auth.signInWithPassword({ email: server.fresh(), password: PASSWORD, options: { captchaToken: 'away' } })
  expect(error).toMatchObject({ status: 500 })
})

test('the service key needs no captcha', async () => {
  const { status } = await server.ask('POST', '/otp', { body: { email: server.fresh() }, token: server.keys.service })
  expect(status).toBe(200)
})
