import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { standInForBrowser } from '../../tests/support/browser-stand-in.ts'
import { callFunction } from './call-function.ts'
import { SESSION_KEY } from './session/session-key.ts'

// Somebody has signed out elsewhere, or the token has run out: the server refuses it, whatever the browser's clock says. Nothing is played but the server.

let calls: string[] = []
let refreshed: number
let server: Server

const session = (token: string) => ({
  access_token: token,
  refresh_token: `after ${token}`,
  token_type: 'bearer',
  expires_in: 600,
  expires_at: Math.floor(Date.now() / 1000) + 600,
  user: { id: 'ada', aud: 'authenticated' },
})

beforeAll(async () => {
  server = createServer((request, response) => {
    const token = String(request.headers.authorization).replace('Bearer ', '')
    const isRefresh = (request.url ?? '').startsWith('/auth/v1/token')
    calls.push(isRefresh ? 'refresh' : token)
    const status = isRefresh ? refreshed : token === 'new' || token === 'anon' ? 200 : 401
    const body = status !== 200 ? { code: isRefresh ? 'session_not_found' : 'invalid_token', message: 'no' } : isRefresh ? session('new') : { well: true }
    request.resume().on('end', () => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)))
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
  calls = []
  localStorage.setItem(SESSION_KEY, JSON.stringify(session('old')))
})

test('a refused token is renewed, and the same asked once more', async () => {
  refreshed = 200
  expect(await callFunction('list-cases', {})).toEqual({ done: true, result: { well: true } })
  expect(calls).toEqual(['old', 'refresh', 'new'])
})

test('where the session has ended the person is signed out and told so', async () => {
  refreshed = 400
  expect(await callFunction('list-cases', {})).toMatchObject({ done: false, refusal: { code: 'invalid_token' } })
  expect(calls).toEqual(['old', 'refresh'])
  expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  expect(window.location.assign).toHaveBeenCalledWith('/auth?expired=1&next=%2F')
})

test('a call in a session of its own leaves the browser’s alone', async () => {
  expect(await callFunction('list-cases', {}, { accessToken: 'another' })).toMatchObject({ refusal: { code: 'invalid_token' } })
  expect(calls).toEqual(['another'])
})
