import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MutationObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { standInForBrowser } from '../../tests/support/browser-stand-in.ts'
import { answered } from './answered.ts'
import { callFunction, resultOf } from './call-function.ts'
import { createQueryClient } from './query.ts'
import { loadSupabase } from './session/supabase.ts'

// Nothing here is played but the server, which counts: how often a question or a change reaches it is decided by the client library and our rule together.

/** What the server answers everything with; `dropped` closes the line before an answer. */
let outcome: number | 'dropped' = 200
let calls: string[] = []
let server: Server

function serve(request: IncomingMessage, response: ServerResponse): void {
  calls.push(`${request.method ?? ''} ${(request.url ?? '').split('?')[0] ?? ''}`)
  request.resume().on('end', () => {
    if (outcome === 'dropped') request.socket.destroy()
    else response.writeHead(outcome, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 'said_no', message: 'no' }))
  })
}

beforeAll(async () => {
  server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  standInForBrowser({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

// A second between two tries is as good as none for what is counted; how long they wait is asked in query.test.ts.
const { setTimeout: plain } = globalThis
beforeEach(() => {
  // Node's own network gives its timers something to hold; those stay as they are.
  const quick = (run: () => void, ms = 0, ...held: unknown[]) => plain(run, held.length === 0 && ms >= 1_000 && ms <= 10_000 ? 0 : ms, ...held)
  vi.stubGlobal('setTimeout', quick)
})
afterEach(() => void vi.stubGlobal('setTimeout', plain))

const client = () => {
  const queries = createQueryClient()
  queries.setDefaultOptions({ ...queries.getDefaultOptions(), mutations: { ...queries.getDefaultOptions().mutations, onError: () => undefined } })
  return queries
}
const ask = (queryFn: () => Promise<unknown>) =>
  client()
    .fetchQuery({ queryKey: ['asked'], queryFn, retry: createQueryClient().getDefaultOptions().queries?.retry ?? false })
    .catch(() => undefined)
const change = (mutationFn: () => Promise<unknown>, retry?: false) =>
  new MutationObserver(client(), { mutationFn, ...(retry === false && { retry }) }).mutate().catch(() => undefined)

const rows = async () => answered((await loadSupabase()).from('categories').select('id'))
const rename = async () => answered((await loadSupabase()).from('profiles').update({ full_name: 'Ada' }).eq('id', 'x'))
const remove = async () => answered((await loadSupabase()).from('addresses').delete().eq('id', 'x'))
const count = async () => answered((await loadSupabase()).rpc('adjust_stock', { p_variant_id: 'x', p_change: 1 }))

test.each([
  [403, { query: 1, change: 1, once: 1, called: 1, repeatable: 1 }],
  [404, { query: 1, change: 1, once: 1, called: 1, repeatable: 1 }],
  [429, { query: 3, change: 2, once: 1, called: 1, repeatable: 1 }],
  [500, { query: 3, change: 2, once: 1, called: 1, repeatable: 2 }],
  [503, { query: 3, change: 2, once: 1, called: 1, repeatable: 2 }],
  ['dropped', { query: 3, change: 2, once: 1, called: 1, repeatable: 2 }],
] as const)('what the server counts when it answers %s', async (wanted, expected) => {
  outcome = wanted
  const counted = async (run: () => Promise<unknown>) => {
    calls = []
    await run()
    return calls.length
  }
  expect(await counted(() => ask(rows)), 'a query').toBe(expected.query)
  expect(await counted(() => ask(async () => resultOf(callFunction('list-cases', {})))), 'a query of a function').toBe(expected.query)
  expect(await counted(() => change(rename)), 'a change').toBe(expected.change)
  expect(await counted(() => change(remove)), 'a removal').toBe(expected.change)
  expect(await counted(() => change(count, false)), 'a change that would count twice').toBe(expected.once)
  expect(await counted(async () => callFunction('place-order', {})), 'a function').toBe(expected.called)
  expect(await counted(async () => callFunction('move-order', { key: 'k' }, { repeatable: true })), 'a function that knows its calls by a key').toBe(
    expected.repeatable,
  )
})

test('what was refused says why, and with which status', async () => {
  outcome = 403
  await expect(rows()).rejects.toMatchObject({ status: 403, code: 'said_no', message: 'no' })
  await expect(resultOf(callFunction('list-cases', {}))).rejects.toMatchObject({ status: 403, code: 'said_no' })
  outcome = 'dropped'
  await expect(rows()).rejects.toMatchObject({ status: 0 })
})
