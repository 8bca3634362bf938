import { createClient } from '@supabase/supabase-js'
import { noteLost } from '@hattha/postgres'
import { expect, test } from 'vitest'
import { createFunctions, type FunctionCaller, type ServedFunction } from './functions.ts'

const TOKENS: Readonly<Record<string, Record<string, unknown>>> = {
  'token-of-ada': { sub: 'ada', role: 'authenticated' },
  'anon-key': { role: 'anon' },
  'service-key': { role: 'service_role' },
  'token-without-person': { role: 'authenticated' },
  'token-of-a-superuser': { role: 'postgres', sub: 'eve' },
}

function serving(functions: Readonly<Record<string, ServedFunction>>, repeatable = new Set<string>()) {
  const errors: unknown[] = []
  const calls: { name: string; status: number }[] = []
  const app = createFunctions({
    functions,
    repeatable,
    verify: async (token) => {
      const claims = TOKENS[token]
      return claims ? { role: String(claims['role']), claims } : { error: { reason: 'signature', message: 'signature is invalid' } }
    },
    onCall: ({ name, status }) => calls.push({ name, status }),
    onError: ({ error }) => errors.push(error),
  })
  const call = (name: string, init: RequestInit = {}) => app.request(`/${name}`, { method: 'POST', ...init })
  return { app, call, calls, errors }
}

const echo: ServedFunction = async ({ caller, body }) => Response.json({ caller, body })

test('the official client gets its answer', async () => {
  const { app } = serving({ echo })
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    return app.request(new URL(request.url).pathname.replace('/functions/v1', ''), request)
  }
  const client = createClient('http://shop.test', 'anon-key', { global: { fetch }, auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.functions.invoke('echo', { body: { lines: [1, 2] } })
  expect([data, error]).toEqual([{ caller: { id: null, role: 'anon', claims: { role: 'anon' } }, body: { lines: [1, 2] } }, null])
})

test.each([
  ['a signed-in person', 'Bearer token-of-ada', { id: 'ada', role: 'authenticated' }],
  ['a stranger with the public key', 'Bearer anon-key', { id: null, role: 'anon' }],
  ['the shop itself', 'Bearer service-key', { id: null, role: 'service_role' }],
])('%s is known by the token', async (_who, authorization, expected) => {
  const answer = await serving({ echo }).call('echo', { headers: { authorization } })
  const { caller } = (await answer.json()) as { caller: FunctionCaller }
  expect(caller).toMatchObject(expected)
})

test.each(['Bearer forged', 'Bearer token-without-person', 'Bearer token-of-a-superuser'])('%s is refused', async (authorization) => {
  const answer = await serving({ echo }).call('echo', { headers: { authorization } })
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'invalid_token'])
})

test.each(['nobody', 'constructor', '__proto__', 'toString'])('there is no function %s', async (name) => {
  expect((await serving({ echo }).call(name)).status).toBe(404)
})

test('only POST calls', async () => {
  const answer = await serving({ echo }).app.request('/echo')
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
})

test('a browser of another site may ask', async () => {
  const answer = await serving({ echo }).app.request('/echo', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,idempotency-key',
    },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-headers')).toContain('idempotency-key')
})

test('a body that is not JSON or too large never reaches the function', async () => {
  const { call, calls } = serving({
    echo: async () => {
      throw new Error('reached')
    },
  })
  expect((await call('echo', { body: '{' })).status).toBe(400)
  expect((await call('echo', { body: JSON.stringify('x'.repeat(300_000)) })).status).toBe(413)
  expect(calls).toEqual([{ name: 'echo', status: 400 }])
})

test('what a function throws stays inside', async () => {
  const { call, errors } = serving({
    broken: async () => {
      throw new Error('select password from people')
    },
  })
  const answer = await call('broken')
  expect([answer.status, await answer.json()]).toEqual([500, { code: 'unexpected', message: 'Something went wrong. Please try again.' }])
  expect(errors).toEqual([new Error('select password from people')])
})

test('what may run twice is run once more when the database was lost meanwhile, and nothing else is', async () => {
  let runs = 0
  const brokenOnce = (lost: boolean): ServedFunction => {
    let broken = false
    return async () => {
      runs += 1
      if (broken) return Response.json({ placed: true })
      broken = true
      if (lost) noteLost()
      throw new Error('Connection terminated unexpectedly')
    }
  }
  const { call } = serving({ order: brokenOnce(true), payout: brokenOnce(true), quote: brokenOnce(false) }, new Set(['order', 'quote']))
  const statuses = []
  for (const name of ['order', 'payout', 'quote']) statuses.push((await call(name)).status)
  expect([statuses, runs]).toEqual([[200, 500, 500], 4])
})
