import { networkOf } from '@hattha/supabase-api'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Logger } from '../../app/platform/logger.ts'
import { clientIp } from '../client-ip.ts'
import { areaOf, type Bindings } from '../http.ts'
import { isRobot } from '../visits/robots.ts'
import { beginTrace } from './begin-trace.ts'
import { pathToTell } from './path-to-tell.ts'

/** Larger than what a page tells at once. */
export const TRACES_BODY_BYTES = 32 * 1024

const SEND_AFTER_MS = 2_000
const PATIENCE_MS = 10_000
/** What waits for the collector; the rest is left out, as it is by the shop's own traces. */
const MOST_WAITING = 2_000
/** In a minute an address may tell so often; many people may share one. */
const WINDOW_MS = 60_000
const PER_ADDRESS = 60
const MOST_ADDRESSES = 20_000
/** A clock of a browser that is further off says nothing of when something was. */
const LONGEST_AGO_MS = 600_000

const Id = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\da-f]{${digits}}$`)))
const Milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_AGO_MS))
const Span = v.strictObject({
  trace: Id(32),
  id: Id(16),
  parent: v.optional(Id(16)),
  kind: v.picklist(['load', 'navigation', 'fetch', 'vitals']),
  path: v.pipe(v.string(), v.regex(/^\/[\w\-./~%@!$&'()*+,;=:]{0,400}$/)),
  start: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  ms: Milliseconds,
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(599))),
  failed: v.optional(v.literal(true)),
  vitals: v.optional(
    v.strictObject({
      ttfb: v.optional(Milliseconds),
      fcp: v.optional(Milliseconds),
      lcp: v.optional(Milliseconds),
      inp: v.optional(Milliseconds),
      cls: v.optional(Milliseconds),
    }),
  ),
})
const Told = v.strictObject({ now: v.pipe(v.number(), v.integer()), spans: v.pipe(v.array(Span), v.minLength(1), v.maxLength(40)) })

type Attribute = { key: string; value: { stringValue: string } | { intValue: number } | { doubleValue: number } }

export type BrowserTraces = {
  /** `GET /traces/browser.js`, and `POST /traces` for what it tells: 204 whatever becomes of it. */
  app: Hono<Bindings>
  /** Sends what waits. What the collector does not take is left out. */
  send(): Promise<void>
  stop(): Promise<void>
}

type Parts = { endpoint: string; part: number; trustProxy: number; log: Logger; sendEveryMs?: number; now?: () => number }

/**
 * Takes what browsers tell of themselves and hands it to the collector, under a service of its own: when a page was there, what it asked, what failed. Nothing says whose browser it was; what is
 * not formed as ours is left out, and so are robots, other sites, and readers who asked not to be tracked (Sec-GPC).
 */
export function createBrowserTraces({ endpoint, part, trustProxy, log, sendEveryMs = SEND_AFTER_MS, now = Date.now }: Parts): BrowserTraces {
  const script = `// What this does, and why it is here: server/watching/begin-trace.ts\n(${String(beginTrace)})(${part})\n`
  let waiting: object[] = []
  let window = 0
  let heard = new Map<string, number>()
  const mayTell = (address: string): boolean => {
    if (Math.floor(now() / WINDOW_MS) !== window) {
      window = Math.floor(now() / WINDOW_MS)
      heard = new Map()
    }
    const before = heard.get(address) ?? 0
    if (before >= PER_ADDRESS || (before === 0 && heard.size >= MOST_ADDRESSES)) return false
    heard.set(address, before + 1)
    return true
  }
  const app = new Hono<Bindings>()
  app.get('/browser.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' }))
  app.post('/', async (c) => {
    const nothing = () => c.body(null, 204, { 'cache-control': 'no-store' })
    // Every browser says it of itself; what does not is none.
    if (c.req.header('sec-fetch-site') !== 'same-origin' || c.req.header('sec-gpc') === '1' || isRobot(c.req.header('user-agent'))) return nothing()
    if (!mayTell(networkOf(clientIp(c.env.incoming, trustProxy)))) return nothing()
    const told = v.safeParse(Told, await c.req.json().catch(() => undefined))
    if (!told.success) return nothing()
    // Browsers' clocks differ; what lies between two of their moments does not.
    const off = now() - told.output.now
    for (const span of told.output.spans)
      if (waiting.length < MOST_WAITING && Math.abs(told.output.now - span.start) <= LONGEST_AGO_MS) waiting.push(asSent(span, off))
    return nothing()
  })
  app.all('*', (c) => c.json({ code: 'not_found', message: 'There is nothing here.' }, 404))
  const send = async () => {
    const spans = waiting
    waiting = []
    if (spans.length === 0) return
    const resource = { attributes: [attribute('service.name', 'hattha-browser')] }
    try {
      const answer = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'hattha' }, spans }] }] }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await answer.body?.cancel()
    } catch (err) {
      log.debug({ err, spans: spans.length }, 'the collector does not take what browsers told')
    }
  }
  const clock = setInterval(() => void send(), sendEveryMs)
  clock.unref()
  return {
    app,
    send,
    async stop() {
      clearInterval(clock)
      await send()
    },
  }
}

/** As OpenTelemetry's protocol writes it in JSON. What is fetched has its address told by the node that answers. */
function asSent({ trace, id, parent, kind, path, start, ms, status, failed, vitals = {} }: v.InferOutput<typeof Span>, off: number): object {
  const attributes = [
    kind === 'fetch' ? undefined : attribute('url.path', pathToTell(path)),
    status === undefined ? undefined : attribute('http.response.status_code', status),
    failed && attribute('error.type', 'network'),
    ...Object.entries(vitals).map(([name, value]) => ({ key: `browser.web_vital.${name}`, value: { doubleValue: value } })),
  ].filter((one): one is Attribute => one !== undefined)
  return {
    traceId: trace,
    spanId: id,
    ...(parent !== undefined && { parentSpanId: parent }),
    name: kind === 'fetch' ? `fetch ${areaOf(path)}` : kind,
    // CLIENT of the protocol, else INTERNAL.
    kind: kind === 'fetch' ? 3 : 1,
    startTimeUnixNano: nano(start + off),
    endTimeUnixNano: nano(start + off + ms),
    attributes,
    status: failed || (status ?? 0) >= 500 ? { code: 2 } : {},
  }
}

const attribute = (key: string, value: string | number): Attribute => ({ key, value: typeof value === 'number' ? { intValue: value } : { stringValue: value } })
const nano = (ms: number): string => String(BigInt(Math.max(0, Math.round(ms))) * 1_000_000n)
