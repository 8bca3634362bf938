import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connectPools } from '@hattha/postgres'
import { expect, onTestFinished, test } from 'vitest'
import { playedCollector, type CollectedSpan } from '../../tests/support/collector.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { areaOf } from '../http.ts'
import { observeStatements } from './observe-statements.ts'
import { startTracing } from './tracing.ts'

async function listening(answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const attribute = (span: CollectedSpan | undefined, name: string) => span?.attributes.find(({ key }) => key === name)?.value

test('a request is followed to each of its statements, also by those who waited for a connection, under whoever sent it', async () => {
  const db = await testDatabase()
  // One connection: of those who come at once all but one wait, and are called back by another.
  const pools = connectPools({ url: db.url, size: 1 })
  onTestFinished(() => pools.end())
  const database = pools.databaseOf(pools.service)
  const { endpoint, spans, paths, close } = await playedCollector()
  onTestFinished(close)
  const tracing = startTracing({ endpoint, part: 0, role: 'web', areaOf })
  onTestFinished(observeStatements(tracing.statement))
  const shop = await listening((incoming, outgoing) =>
    tracing.request(incoming, outgoing, () => {
      const sql = incoming.url?.startsWith('/rest/v1/broken') ? 'select nonsense' : 'select pg_sleep(0.05), $1::text'
      void database.all(sql, sql.includes('$1') ? [incoming.url] : []).then(
        () => outgoing.end('well'),
        () => outgoing.writeHead(500).end(),
      )
    }),
  )
  const sender = (at: number) => `0000000000000000000000000000000${at}`
  const ask = (path: string, at: number) => fetch(`${shop}${path}`, { headers: { traceparent: `00-${sender(at)}-00000000000000a${at}-01` } })
  await Promise.all([ask('/th/products?q=ada', 1), ask('/rest/v1/rows', 2), ask('/rest/v1/broken', 3), fetch(`${shop}/en`)])
  await tracing.job('send-outbox', async () => void (await database.all('select 1')))
  await tracing.stop()

  expect(new Set(paths)).toEqual(new Set(['POST /v1/traces']))
  const of = (at: number) => spans.filter(({ traceId }) => traceId === sender(at))
  for (const [at, name] of [
    [1, 'GET pages'],
    [2, 'GET rest'],
    [3, 'GET rest'],
  ] as const) {
    const request = of(at).find((span) => span.name === name)
    expect([name, request?.parentSpanId]).toEqual([name, `00000000000000a${at}`])
    expect(
      of(at)
        .filter(({ parentSpanId }) => parentSpanId === request?.spanId)
        .map((span) => span.name),
    ).toEqual(['SELECT'])
  }
  expect(attribute(of(1)[0], 'url.path') ?? attribute(of(1)[1], 'url.path')).toEqual({ stringValue: '/th/products' })
  expect(of(3).map((span) => span.status.code)).toEqual([2, 2])
  expect(
    attribute(
      of(3).find((span) => span.name === 'SELECT'),
      'error.type',
    ),
  ).toEqual({ stringValue: '42703' })
  // Nobody's words, and nobody whom nobody asked to trace.
  expect(JSON.stringify(spans)).not.toContain('ada')
  expect(spans.filter(({ name }) => name.startsWith('GET'))).toHaveLength(3)
})

test('a document tells its browser under which span it was answered, and whether that is told of; one that a proxy may hand on tells nothing', async () => {
  const { endpoint, close } = await playedCollector()
  onTestFinished(close)
  const tracing = startTracing({ endpoint, part: 0, role: 'web', areaOf })
  onTestFinished(() => tracing.stop())
  const shop = await listening((incoming, outgoing) =>
    tracing.request(incoming, outgoing, () => outgoing.writeHead(200, incoming.url === '/kept' ? { 'x-accel-expires': '5' } : {}).end('well')),
  )
  const document = { 'sec-fetch-dest': 'document' }
  const said = async (path: string, headers: Record<string, string>) => (await fetch(`${shop}${path}`, { headers })).headers.get('server-timing')
  const above = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }
  expect(await said('/en', { ...document, ...above })).toMatch(/^traceparent;desc="00-0af7651916cd43dd8448eb211c80319c-[\da-f]{16}-01"$/)
  expect(await said('/en', document)).toMatch(/-00"$/)
  expect(await said('/kept', { ...document, ...above })).toBe(null)
  expect(await said('/rest/v1/products', above)).toBe(null)
})
