import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number; doubleValue?: number }
type Attribute = { key: string; value: Value }
export type CollectedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status: { code?: number }
}
type Sent = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: CollectedSpan[] }[] }[] }

/** Takes traces as a collector does (OTLP over HTTP, JSON), and keeps what it was sent. */
export type Collector = { endpoint: string; spans: CollectedSpan[]; paths: string[]; services: Set<string>; close(): void }

export async function playedCollector(): Promise<Collector> {
  const [spans, paths, services]: [CollectedSpan[], string[], Set<string>] = [[], [], new Set()]
  const server = createServer((incoming, outgoing) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (part: string) => (body += part))
    incoming.on('end', () => {
      paths.push(`${incoming.method} ${incoming.url}`)
      const sent: Sent = JSON.parse(body)
      for (const { resource, scopeSpans } of sent.resourceSpans) {
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
        services.add(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '')
      }
      outgoing.setHeader('content-type', 'application/json').end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, paths, services, close: () => void server.close() }
}
