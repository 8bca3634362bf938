import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, ParentBasedSampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-node'
import pg from 'pg'
import type { Observer } from './observe-statements.ts'
import { pathToTell } from './path-to-tell.ts'

/** Follows what people ask down to the statements of the database. */
export type Tracing = {
  /** Runs what answers a request within its span, under the span of whoever sent it (`traceparent`). */
  request<Result>(incoming: IncomingMessage, outgoing: ServerResponse, work: () => Result): Result
  job<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  statement: Observer
  /** Sends what was not sent yet. */
  stop(): Promise<void>
}

const LONGEST_TEXT = 2_000

/** Traces a part of the requests, all that a sender traces, and every job under its own name; sends them by OTLP. Addresses are told without their query, statements without their values. */
export function startTracing({ endpoint, part, role, areaOf }: { endpoint: string; part: number; role: string; areaOf: (path: string) => string }): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'hattha', 'service.instance.id': `${process.pid}`, 'hattha.roles': role }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(part) }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  })
  provider.register()
  keepCallersThroughPools()
  const tracer = trace.getTracer('hattha')

  const ended = (span: Span, error?: unknown) => {
    if (error !== undefined) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      // Messages of the database may hold what people typed; its code does not.
      const code = error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.name : 'unknown'
      span.setAttribute('error.type', code)
    }
    span.end()
  }
  return {
    request(incoming, outgoing, work) {
      const path = (incoming.url ?? '').split('?', 1)[0] ?? ''
      const above = propagation.extract(context.active(), incoming.headers)
      const span = tracer.startSpan(
        `${incoming.method} ${areaOf(path)}`,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': incoming.method ?? '', 'url.path': pathToTell(path) } },
        above,
      )
      if (incoming.headers['sec-fetch-dest'] === 'document') tellBrowser(outgoing, span)
      outgoing.once('close', () => {
        span.setAttribute('http.response.status_code', outgoing.statusCode)
        if (outgoing.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      return context.with(trace.setSpan(above, span), work)
    },
    job: (name, work) =>
      tracer.startActiveSpan(`job ${name}`, { kind: SpanKind.CONSUMER, root: true }, async (span) => {
        try {
          const result = await work()
          ended(span)
          return result
        } catch (error) {
          ended(span, error)
          throw error
        }
      }),
    statement(text, asker) {
      if (!trace.getActiveSpan()?.isRecording()) return undefined
      const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
      const span = tracer.startSpan(operation, {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          'db.query.text': text.slice(0, LONGEST_TEXT),
          'db.user': asker.user ?? '',
        },
      })
      return (error) => ended(span, error)
    },
    stop: async () => {
      await provider.shutdown()
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}

/**
 * A document says under which span it was answered, and whether that is told of, so that the browser goes on from there. One that a proxy may hand to others says nothing: they would all
 * seem to have asked this once.
 */
function tellBrowser(outgoing: ServerResponse, span: Span): void {
  const { traceId, spanId, traceFlags } = span.spanContext()
  // `writeHead` has several shapes; it is handed on as it was given.
  const writeHead = outgoing.writeHead.bind(outgoing) as (...given: unknown[]) => ServerResponse
  outgoing.writeHead = (...given: unknown[]) => {
    const headers = given.at(-1)
    const shared = outgoing.hasHeader('x-accel-expires') || (typeof headers === 'object' && headers !== null && 'x-accel-expires' in headers)
    if (!shared) outgoing.setHeader('server-timing', `traceparent;desc="00-${traceId}-${spanId}-0${traceFlags & 1}"`)
    return writeHead(...given)
  }
}

type Connect = (this: pg.Pool, told?: (...given: unknown[]) => void) => unknown

/** Whoever waits for a connection is called back by whoever gives one back, and would be taken for them. */
function keepCallersThroughPools(): void {
  const prototype = pg.Pool.prototype as unknown as { connect: Connect }
  const original = prototype.connect
  prototype.connect = function connect(told) {
    return original.call(this, told && AsyncResource.bind(told))
  }
}
