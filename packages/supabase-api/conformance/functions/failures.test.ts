import { createClient, FunctionsFetchError, FunctionsHttpError, FunctionsRelayError } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { ANON, serveFunctions, tokenLike } from './edge-server.ts'

// Which error the client makes of a failure, and what it can read from it: https://supabase.com/docs/guides/functions/error-handling,
// https://supabase.com/docs/guides/functions/status-codes and …/error-codes. A refusal of the gateway in the function's place is a relay error where
// functions-js' own tests have it so (a key that is not good), and where the function could not be heard.
const server = await serveFunctions({ bodyBytes: 100_000 })
// By itself: a busy machine may leave a function that does nothing wrong unheard for as long.
const strict = await serveFunctions({ blockedMs: 3000, memoryMb: 64 })

async function failure(name: string, functions = server.functions, options: Parameters<typeof functions.invoke>[1] = {}) {
  const { data, error } = await functions.invoke(name, options)
  expect(data).toBeNull()
  if (!(error instanceof FunctionsHttpError || error instanceof FunctionsRelayError)) throw error ?? new Error('It answered.')
  // The context of these two is the response.
  const response = error.context as Response
  return { kind: error.constructor, status: response.status, code: response.headers.get('sb-error-code'), text: await response.text() }
}

test('what a function refuses is its own answer', async () => {
  expect(await failure('answers?as=refused')).toEqual({ kind: FunctionsHttpError, status: 422, code: null, text: '{"because":"no"}' })
})

test('what a function throws stays inside, and is in the log', async () => {
  expect(await failure('throws')).toEqual({ kind: FunctionsHttpError, status: 500, code: 'EDGE_FUNCTION_ERROR', text: 'Internal Server Error' })
  expect(server.said.join()).toContain('the password is tango')
  expect(await failure('answers?as=wrong')).toMatchObject({ status: 500, code: 'EDGE_FUNCTION_ERROR' })
})

test('a function that mends its errors itself is heard', async () => {
  expect(await failure('mends')).toMatchObject({ kind: FunctionsHttpError, status: 418, code: null, text: 'mended' })
})

test.each(['nobody', 'constructor', '__proto__', '_shared', 'off', '..%2f..%2fetc', 'mirror%00', '%zz'])('there is no function %s', async (name) => {
  const answer = await server.fetch(name, { method: 'POST' })
  expect([answer.status, await answer.json()]).toEqual([404, { code: 'NOT_FOUND', message: 'Requested function was not found' }])
})

test('a function that is not there is an error with the response', async () => {
  expect(await failure('nobody')).toMatchObject({ kind: FunctionsHttpError, status: 404, code: 'NOT_FOUND' })
})

test.each([
  ['broken', 'Import it from npm: instead'],
  ['unmet', 'The package twilio is not installed: run "npm install twilio" beside the project'],
  ['unfinished', 'ERR_INVALID_TYPESCRIPT_SYNTAX'],
  ['silent', 'calls neither Deno.serve nor exports'],
])('a function that does not load (%s) is a relay error, and the log says why', async (name, why) => {
  expect(await failure(name)).toMatchObject({ kind: FunctionsRelayError, status: 503, code: 'BOOT_ERROR' })
  expect(server.said.join()).toContain(why)
})

test.each([
  ['busy', 546, 'WORKER_LIMIT', 'free'],
  ['greedy', 546, 'WORKER_LIMIT', 'modest'],
])('a function without end (%s) is stopped, and the next call finds a new one', async (name, status, code, alive) => {
  expect(await failure(name, strict.functions)).toMatchObject({ kind: FunctionsRelayError, status, code })
  expect((await strict.functions.invoke(name, { method: 'GET' })).data).toBe(alive)
})

test('an error outside a call ends the function, its calls are told, and the next call finds a new one', async () => {
  expect(await failure('dies')).toMatchObject({ kind: FunctionsHttpError, status: 500, code: 'WORKER_ERROR' })
  expect((await server.functions.invoke('dies', { method: 'GET' })).data).toBe('alive')
})

test('a server that is away is a fetch error', async () => {
  const { functions } = createClient('http://127.0.0.1:9', ANON)
  expect((await functions.invoke('mirror')).error).toBeInstanceOf(FunctionsFetchError)
})

test.each([
  ['HS256', tokenLike('HS256').replace('anon', 'x') + 'x', 'UNAUTHORIZED_LEGACY_JWT'],
  ['ES256', tokenLike('ES256'), 'UNAUTHORIZED_ASYMMETRIC_JWT'],
  ['none', tokenLike('none'), 'UNAUTHORIZED_UNSUPPORTED_TOKEN_ALGORITHM'],
  ['no token', 'nonsense', 'UNAUTHORIZED_INVALID_JWT_FORMAT'],
])('a key that is not good (%s) is a relay error', async (_what, key, code) => {
  expect(await failure('mirror', server.client(key))).toMatchObject({ kind: FunctionsRelayError, status: 401, code })
})

test('setAuth and the headers of a call each replace the key before', async () => {
  const functions = server.client(tokenLike('ES256'))
  expect((await functions.invoke('typed', { headers: { Authorization: `Bearer ${ANON}` } })).error).toBeNull()
  functions.setAuth(ANON)
  expect((await functions.invoke('typed')).data).toBe('Ada is glad')
  functions.setAuth('nonsense')
  expect(await failure('typed', functions)).toMatchObject({
    kind: FunctionsRelayError,
    status: 401,
    text: '{"code":"UNAUTHORIZED_INVALID_JWT_FORMAT","message":"Invalid JWT"}',
  })
})

test('without a key nothing is asked, except of a function that is open', async () => {
  const closed = await fetch(`${server.url}/mirror`, { method: 'POST' })
  expect([closed.status, await closed.json()]).toEqual([401, { code: 'UNAUTHORIZED_NO_AUTH_HEADER', message: 'Missing authorization header' }])
  expect(await (await fetch(`${server.url}/open`, { method: 'POST' })).text()).toBe('nobody')
})

test('the functions of a publishable key are given a token they can check', async () => {
  const { data } = await server.client('sb_publishable_x').invoke<{ headers: Record<string, string> }>('mirror')
  expect(data?.headers['authorization']).toBe(`Bearer ${ANON}`)
})

test('a body that is too large is refused, whether it says so or not', async () => {
  const body = 'x'.repeat(150_000)
  expect((await server.fetch('mirror', { method: 'POST', body })).status).toBe(413)
  const stream = new Blob([body]).stream()
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: stream, duplex: 'half' }
  expect((await server.fetch('mirror', init)).status).toBe(413)
})

test('methods that functions have not are refused', async () => {
  expect((await server.fetch('mirror', { method: 'PROPFIND' })).status).toBe(405)
})

test('a browser that asks first hears the function, or that everything is allowed', async () => {
  const ask = (name: string) =>
    server.fetch(name, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,x-mine' },
    })
  const [own, gateway] = [await ask('cors'), await ask('throws')]
  expect([own.headers.get('access-control-allow-origin'), own.headers.get('access-control-allow-headers')]).toEqual([
    'https://app.example',
    'authorization, x-mine',
  ])
  expect([gateway.status, gateway.headers.get('access-control-allow-origin'), gateway.headers.get('access-control-allow-headers')]).toEqual([
    204,
    '*',
    'authorization,x-mine',
  ])
  expect((await server.fetch('throws', { method: 'POST' })).headers.get('access-control-allow-origin')).toBe('*')
})
