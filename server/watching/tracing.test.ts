import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connectPools } from '@hattha/postgres'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { areaOf } from '../http.ts'
import { observeStatements } from './observe-statements.ts'
import { startTracing } from './tracing.ts'

type Value = { stringValue?: string; intValue?: number }
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: { key: string; value: Value }[]; status: { code?: number } }
type Sent = { resourceSpans: { resource: { attributes: { key: string; value: Value }[] }; scopeSpans: { spans: Span[] }[] }[] }

/** Takes traces as a collector does. */
async function playedCollector(): Promise<{ endpoint: string; spans: Span[]; paths: string[] }> {
  const [spans, paths]: [Span[], string[]] = [[], []]
  const server = await listening((incoming, outgoing) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (part: string) => (body += part))
    incoming.on('end', () => {
      paths.push(`${incoming.method} ${incoming.url}`)
      const sent: Sent = JSON.parse(body)
      spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      outgoing.setHeader('content-type', 'application/json').end('{}')
    })
  })
  return { endpoint: server, spans, paths }
}

async function listening(answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const attribute = (span: Span | undefined, name: string) => span?.attributes.find(({ key }) => key === name)?.value

test('a request is followed to each of its statements, also by those who waited for a connection, under whoever sent it', async () => {
  const db = await testDatabase()
  // One connection: of those who come at once all but one wait, and are called back by another.
  const pools = connectPools({ url: db.url, size: 1 })
  onTestFinished(() => pools.end())
  const database = pools.databaseOf(pools.service)
  const { endpoint, spans, paths } = await playedCollector()
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
