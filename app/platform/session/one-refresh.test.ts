import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { standInForBrowser } from '../../../tests/support/browser-stand-in.ts'
import { SESSION_KEY } from './session-key.ts'

// An expired session in a browser with several tabs: each has a client of its own, all have one storage and one set of locks. Nothing is played but the
// server, which counts, and takes each refresh token once.

let refreshes: string[]
let usedUp: Set<string>
/** What a refresh waits for before it is answered. */
let hold: () => Promise<void>
let server: Server

const session = (name: string, secondsLeft: number) => ({
  access_token: name,
  refresh_token: `refresh ${name}`,
  token_type: 'bearer',
  expires_in: secondsLeft,
  expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
  user: { id: 'ada', aud: 'authenticated' },
})

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (!(request.url ?? '').startsWith('/auth/v1/token')) {
        const good = String(request.headers.authorization).startsWith('Bearer new')
        return answer(good ? 200 : 401, good ? [] : { code: 'PGRST303', message: 'JWT expired' })
      }
      const { refresh_token: token } = JSON.parse(Buffer.concat(parts).toString()) as { refresh_token: string }
      refreshes.push(token)
      void hold().then(() => {
        if (usedUp.has(token)) return answer(400, { code: 'refresh_token_already_used', message: 'no' })
        usedUp.add(token)
        return answer(200, session(`new ${usedUp.size}`, 600))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  standInForBrowser({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  refreshes = []
  usedUp = new Set()
  hold = async () => {}
})

// The clients are tabs here and share a process, which each warns of; what the server refuses they tell the console before anybody else.
let quiet: MockInstance[]
beforeEach(() => void (quiet = [vi.spyOn(console, 'warn').mockImplementation(() => {}), vi.spyOn(console, 'error').mockImplementation(() => {})]))
afterEach(() => quiet.forEach((spy) => spy.mockRestore()))

/** A tab: modules of its own. */
async function tab() {
  vi.resetModules()
  const { loadSupabase } = await import('./supabase.ts')
  return { ask: async () => (await (await loadSupabase()).from('orders').select('id')).status }
}
const stored = () => (JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as { access_token: string } | null)?.access_token

test.each([
  ['has expired by the clock', -60],
  ['is about to', 30],
  ['is refused though the clock says otherwise', 3000],
])('a session that %s is refreshed by one request, however much is asked for', async (_, secondsLeft) => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session('old', secondsLeft)))
  const { ask } = await tab()
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200])
  expect(refreshes).toEqual(['refresh old'])
  expect(stored()).toBe('new 1')
})

test('three tabs that find it expired at once refresh it by one request', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session('old', -60)))
  const tabs = [await tab(), await tab(), await tab()]
  // The first request is answered when the two other tabs stand in line.
  hold = () => vi.waitFor(async () => expect((await navigator.locks.query()).pending?.filter(({ name }) => name === 'session-refresh')).toHaveLength(2), 60_000)
  expect(await Promise.all(tabs.map(({ ask }) => ask()))).toEqual([200, 200, 200])
  expect(refreshes).toEqual(['refresh old'])
  expect(stored()).toBe('new 1')
})

test('a session that has ended elsewhere is asked for once by all tabs, and each leads to /auth', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session('old', -60)))
  usedUp.add('refresh old')
  const tabs = [await tab(), await tab()]
  hold = () => vi.waitFor(async () => expect((await navigator.locks.query()).pending?.filter(({ name }) => name === 'session-refresh')).toHaveLength(1), 60_000)
  await Promise.all(tabs.map(({ ask }) => ask()))
  expect(refreshes).toEqual(['refresh old'])
  expect(stored()).toBeUndefined()
  expect(window.location.assign).toHaveBeenCalledWith('/auth?expired=1&next=%2F')
})
