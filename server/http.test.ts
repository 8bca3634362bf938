import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noteLost } from '@hattha/postgres'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { quietLog } from '../tests/support/quiet-log.ts'
import { createHttp, createRoutes, mount, type HttpParts } from './http.ts'
import { createMaintenancePage, createMaintenanceSwitch, maintenanceFile } from './maintenance.ts'
import { createMetrics } from './metrics.ts'
import { settingsFrom, type Settings } from './configuration.ts'

/** A server with a few routes, on a port of its own. */
async function serving(change: Partial<HttpParts> = {}, settingsChange: Partial<Settings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hattha-http-'))
  const settings: Settings = { ...settingsFrom({}, { folder }), port: 0, ...settingsChange }
  const app = new Hono()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  app.get('/', (c) => c.text('home'))
  app.post('/echo', async (c) => c.text(await c.req.text()))
  app.get('/broken', () => {
    throw new Error('secret detail')
  })
  app.get('/slow', async (c) => {
    ask()
    await allowed
    return c.text('slow but whole')
  })
  const log = quietLog()
  const parts: HttpParts = {
    settings,
    log,
    metrics: createMetrics(),
    notReady: async () => undefined,
    isClosed: createMaintenanceSwitch({ settings, log, database: { all: async () => [] } }).isClosed,
    maintenancePage: createMaintenancePage(join(import.meta.dirname, '..', 'messages')),
    mounts: [
      mount(
        '/rest/v1',
        new Hono().post('/rows', async (c) => c.text(String((await c.req.text()).length))),
        2_000,
      ),
      mount('/', app, 100),
    ],
    ...change,
  }
  const http = createHttp(createRoutes(parts), parts)
  await http.listen()
  // Listening on TCP, so the address is not a pipe's name.
  const { port } = http.server.address() as AddressInfo
  onTestFinished(async () => {
    allow()
    await http.drain(0)
    rmSync(folder, { recursive: true, force: true })
  })
  return { http, log, settings, asked, allow, url: `http://127.0.0.1:${port}`, metrics: parts.metrics }
}

test('every answer has an id and the headers that protect people', async () => {
  const { url, log } = await serving()
  const answer = await fetch(`${url}/?token=secret`)
  expect(await answer.text()).toBe('home')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(answer.headers.has('strict-transport-security')).toBe(false)
  await expect.poll(() => log.lines.join()).toContain(answer.headers.get('x-request-id'))
  expect(log.lines.join()).not.toContain('secret')
})

test('a live shop by https says so for good', async () => {
  const { url } = await serving({}, { mode: 'live', demo: false, siteUrl: 'https://hattha.example' })
  expect((await fetch(url)).headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
})

test('an unexpected error tells the caller nothing and the log everything', async () => {
  const { url, log } = await serving()
  const answer = await fetch(`${url}/broken`)
  expect([answer.status, await answer.json()]).toEqual([500, { code: 'unexpected', message: 'Something went wrong. Please try again.' }])
  expect(log.lines.join()).toContain('secret detail')
})

test('a body is as large as its address allows', async () => {
  const { url } = await serving()
  const post = async (path: string, length: number) => (await fetch(`${url}${path}`, { method: 'POST', body: 'x'.repeat(length) })).status
  expect([await post('/echo', 100), await post('/echo', 101), await post('/rest/v1/rows', 2_000), await post('/rest/v1/rows', 2_001)]).toEqual([
    200, 413, 200, 413,
  ])
})

/** A body that never ends. It leaves room between its parts: the server that reads it lives in the same process. */
const endless = (part: string) =>
  new ReadableStream({
    async pull(controller) {
      await new Promise((next) => setImmediate(next))
      controller.enqueue(new TextEncoder().encode(part))
    },
  })

test('a body without a length is counted while it comes', async () => {
  const { url } = await serving()
  const answer = await fetch(`${url}/echo`, Object.assign({ method: 'POST', body: endless('x'.repeat(64)) }, { duplex: 'half' }))
  expect(answer.status).toBe(413)
})

test('a mount that counts for itself gets its bodies as they come', async () => {
  const first = Promise.withResolvers<number>()
  const app = new Hono().put('/file', async (c) => {
    const reader = c.req.raw.body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    first.resolve(value?.length ?? 0)
    await reader?.cancel()
    return c.text('enough')
  })
  const { url } = await serving({ mounts: [mount('/storage/v1', app, Infinity)] })
  const leaving = new AbortController()
  void fetch(
    `${url}/storage/v1/file`,
    Object.assign({ method: 'PUT', body: endless('x'.repeat(64 * 1024)), signal: leaving.signal }, { duplex: 'half' }),
  ).catch(() => undefined)
  expect(await first.promise).toBeGreaterThan(0)
  leaving.abort()
})

test('while the shop is closed, people read why in their language and probes still answer', async () => {
  const { url, settings } = await serving()
  expect((await fetch(url)).status).toBe(200)
  writeFileSync(maintenanceFile(settings.dataFolder), '')
  await expect.poll(async () => (await fetch(url)).status).toBe(503)
  const page = await fetch(`${url}/th/cart`)
  expect(page.headers.get('retry-after')).toBe('300')
  expect(await page.text()).toContain('ปิดปรับปรุงชั่วคราว')
  expect(await (await fetch(url, { headers: { 'accept-language': 'xx, de-AT;q=0.9, en;q=0.5' } })).text()).toContain('<html lang="de">')
  expect(await (await fetch(`${url}/rest/v1/rows`)).json()).toMatchObject({ code: 'maintenance' })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  rmSync(maintenanceFile(settings.dataFolder))
  await expect.poll(async () => (await fetch(url)).status).toBe(200)
})

test('a shop that cannot serve says what it waits for', async () => {
  const { url } = await serving({ notReady: async () => 'the database does not answer' })
  const answer = await fetch(`${url}/readyz`)
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'not ready', because: 'the database does not answer' }])
})

test('metrics are for this machine, or for the bearer of the token', async () => {
  const open = await serving()
  await (await fetch(open.url)).text()
  await expect
    .poll(async () => (await fetch(`${open.url}/metrics`)).text())
    .toContain('http_request_duration_seconds_count{area="pages",method="GET",status="200"} 1')
  expect((await fetch(`${open.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404)
  const closed = await serving({}, { metricsToken: 'a-token-of-sixteen' })
  expect((await fetch(`${closed.url}/metrics`)).status).toBe(404)
  expect((await fetch(`${closed.url}/metrics`, { headers: { authorization: 'Bearer a-token-of-sixteen' } })).status).toBe(200)
})

test('stopping lets an open request finish and takes no new one', async () => {
  const { url, http, asked, allow } = await serving()
  const slow = fetch(`${url}/slow`)
  await asked
  const drained = http.drain(60_000)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  allow()
  expect(await (await slow).text()).toBe('slow but whole')
  await drained
})

test('a request that does not end is cut off at the deadline', async () => {
  const { url, http, asked } = await serving()
  const slow = fetch(`${url}/slow`)
  await asked
  await http.drain(50)
  await expect(slow).rejects.toThrow('fetch failed')
})

test('what only reads is asked again when the database was lost meanwhile; what writes, and what may use up a link, is not', async () => {
  const asked: string[] = []
  const lostOnce = new Hono().all('*', (c) => {
    const said = `${c.req.method} ${c.req.path}`
    const again = asked.includes(said)
    asked.push(said)
    if (again) return c.text('answered')
    noteLost()
    return c.text('lost', 500)
  })
  const { url } = await serving({ mounts: [mount('/', lostOnce, 100)] })
  const statusOf = async (method: string, path: string) => (await fetch(url + path, { method })).status
  expect([await statusOf('GET', '/en/products'), await statusOf('POST', '/en/products'), await statusOf('GET', '/auth/v1/verify')]).toEqual([200, 500, 500])
  expect(asked).toEqual(['GET /en/products', 'GET /en/products', 'POST /en/products', 'GET /auth/v1/verify'])
})
