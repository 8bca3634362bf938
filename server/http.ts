import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono, type Context, type Env, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { askedAgain } from '@hattha/postgres'
import type { Logger } from '../app/platform/logger.ts'
import { clientIp, isLoopback } from './client-ip.ts'
import { withRequestId } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Settings } from './configuration.ts'
import type { Tracing } from './watching/tracing.ts'

/** What hono routes of the process see of Node. */
export type Bindings = { Bindings: HttpBindings }

/** An app below an address. `Infinity` bytes: the app counts its bodies itself as they stream, and takes as long for them as they keep coming. */
export type Mount = { at: string; app: Hono<Bindings>; maxBodyBytes: number }

/** An app of any environment as a mount. Its own `notFound` does not come along (hono's `route`); end it with `all('*')`. */
export const mount = <Needs extends Env>(at: string, app: Hono<Needs>, maxBodyBytes: number): Mount => ({
  at,
  app: new Hono<Bindings>().route('/', app),
  maxBodyBytes,
})

export type HttpParts = {
  settings: Settings
  log: Logger
  metrics: Metrics
  /** Undefined when the shop can serve, else what it waits for. */
  notReady: () => Promise<string | undefined>
  isClosed: () => boolean
  maintenancePage: Hono
  /** Mounted in this order, first match first; the pages, which know every other address, come last as `/`. */
  mounts: readonly Mount[]
}

/** The routes of the process. The order is the point; each step says why it stands where it stands. */
export function createRoutes(parts: HttpParts): Hono<Bindings> {
  const { settings, log, metrics } = parts
  const app = new Hono<Bindings>()

  // 1. Probes first: they must answer while the shop is closed, so that an orchestrator does not kill a shop under maintenance.
  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', async (c) => {
    const because = await parts.notReady()
    return because === undefined ? c.json({ status: 'ready' }) : c.json({ status: 'not ready', because }, 503)
  })
  // 2. Metrics tell a stranger how the shop is built and used, so only this machine or the token's bearer reads them.
  app.get('/metrics', async (c) => {
    const allowed = settings.metricsToken === undefined ? isLoopback(c.env.incoming) : c.req.header('authorization') === `Bearer ${settings.metricsToken}`
    if (!allowed) return c.text('Not found', 404)
    return c.text(await metrics.text(), 200, { 'content-type': metrics.contentType })
  })
  // 3. The maintenance switch, before anything that may need the database it is being maintained for.
  app.use(async (c, next) => (parts.isClosed() ? parts.maintenancePage.fetch(c.req.raw, c.env) : next()))
  // 4. Body limits before whatever reads a body.
  const limits = parts.mounts.map(({ at, maxBodyBytes }) => ({
    prefix: at === '/' ? '/' : `${at}/`,
    maxBodyBytes,
    whileRead: maxBodyBytes === Infinity ? passOn : limitOf(maxBodyBytes),
  }))
  const none = { maxBodyBytes: 0, whileRead: limitOf(0) }
  app.use(async (c, next) => {
    const said = saidLength(c.env?.incoming)
    if (said === 0) return next()
    const { maxBodyBytes, whileRead } = limits.find(({ prefix }) => c.req.path.startsWith(prefix)) ?? none
    if (said === undefined) return whileRead(c, next)
    return said > maxBodyBytes ? tooLarge(c) : next()
  })
  // 5. The interfaces, then the pages.
  for (const { at, app: mounted } of parts.mounts) app.route(at, mounted)

  app.onError((error, c) => {
    log.error({ err: error, path: withoutToken(c.req.path) }, 'a request failed')
    return c.json({ code: 'unexpected', message: 'Something went wrong. Please try again.' }, 500)
  })
  return app
}

/**
 * How long a body its headers say it is, to which Node's parser holds its sender; undefined where that is to be found out. Hono's limit asks for the body itself even where it is said,
 * for which the adapter has to make a web `Request` with a stream of every question.
 */
function saidLength(incoming: IncomingMessage | undefined): number | undefined {
  if (incoming === undefined || incoming.headers['transfer-encoding'] !== undefined) return undefined
  // What comes with these is read by nobody.
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return 0
  return Number(incoming.headers['content-length'] ?? '0')
}

// hono's own limit reads a body of unknown length into memory before it lets it through.
const passOn: MiddlewareHandler = (_c, next) => next()
const tooLarge = (c: Context) => c.json({ code: 'too_large', message: 'The request is too large.' }, 413)
const limitOf = (maxSize: number) => bodyLimit({ maxSize, onError: tooLarge })

/** What answers: `sendKept` at once, from memory, when it can (it then says true and has sent everything), else `fetch`. */
export type Routes = Pick<Hono<Bindings>, 'fetch'> & { sendKept?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean }

/** The web server of the process, not listening yet. */
export type Http = {
  server: Server
  /** Resolves when it listens; rejects with Node's error (EADDRINUSE, EACCES, …). */
  listen(): Promise<void>
  /** Who takes websockets; answers false for an address that is not theirs, which is refused. */
  onUpgrade(take: (request: IncomingMessage, stream: Duplex, head: Buffer) => boolean): void
  /** Takes no new connection, lets what is being answered finish, and ends the rest after `deadlineMs`. */
  drain(deadlineMs: number): Promise<void>
}

/**
 * A question that only reads is asked again where a connection to the database broke meanwhile: a pooler or a primary that restarts costs its readers a moment, not an error.
 * Below `/auth/v1` a GET may use up a link that works once, so nothing there is asked twice.
 */
function patient({ fetch }: Pick<Routes, 'fetch'>): Routes['fetch'] {
  return (request, ...rest) => {
    const ask = async () => fetch(request, ...rest)
    const reads = (request.method === 'GET' || request.method === 'HEAD') && !request.url.includes('/auth/v1/')
    return reads ? askedAgain(ask, ({ status }) => status >= 500) : ask()
  }
}

/**
 * Wraps the routes in what concerns every exchange, also those that never reach a route: id, log line, metrics, security headers.
 * It sits below hono, on Node's own objects, so that streamed and broken-off answers are measured to their last byte.
 */
export function createHttp(routes: Routes, parts: Pick<HttpParts, 'settings' | 'log' | 'metrics'> & { tracing?: Pick<Tracing, 'request'> | undefined }): Http {
  const answer = getRequestListener(patient(routes), { errorHandler: () => new Response('Bad request', { status: 400 }) })
  const observe = observer(parts)
  const headers = securityHeaders(parts.settings)
  const take = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!routes.sendKept?.(incoming, outgoing)) void answer(incoming, outgoing)
  }
  let draining = false
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 20_000,
      requestTimeout: LONGEST_UPLOAD_MS,
      keepAliveTimeout: 65_000,
      // Who offers another protocol (curl --http2 says h2c) may be answered in this one.
      shouldUpgradeCallback: ({ headers: { upgrade } }) => upgrade?.toLowerCase() === 'websocket',
    },
    (incoming, outgoing) => {
      const requestId = randomUUID()
      outgoing.setHeader('x-request-id', requestId)
      nameRequest(incoming, requestId)
      for (const [name, value] of headers) outgoing.setHeader(name, value)
      // A connection that was kept alive would hold up the end for as long as its browser likes.
      outgoing.once('close', () => draining && setImmediate(() => server.closeIdleConnections()))
      if (draining) outgoing.setHeader('connection', 'close')
      endSlowBody(incoming)
      withRequestId(requestId, () => {
        observe(incoming, outgoing)
        if (parts.tracing) parts.tracing.request(incoming, outgoing, () => take(incoming, outgoing))
        else take(incoming, outgoing)
      })
    },
  )
  let takeUpgrade: (request: IncomingMessage, stream: Duplex, head: Buffer) => boolean = () => false
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!draining && takeUpgrade(request, stream, head)) return
    stream.on('error', () => stream.destroy())
    stream.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  })
  return {
    server,
    onUpgrade: (take) => void (takeUpgrade = take),
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(parts.settings.port, parts.settings.host, () => {
          server.off('error', reject)
          resolve()
        })
      }),
    async drain(deadlineMs) {
      draining = true
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeIdleConnections()
      })
      clearTimeout(deadline)
    },
  }
}

/** What a client may call its request, in the log beside our own name for it. */
const LONGEST_CLIENT_ID = 100

/** Gives a request the server's own id, which the record of acts believes; what its sender calls it stays beside as `x-client-request-id`. */
function nameRequest(incoming: IncomingMessage, requestId: string): void {
  const sent = incoming.headers['x-request-id']
  const given = typeof sent === 'string' ? sent.slice(0, LONGEST_CLIENT_ID) : undefined
  // Headers of a `Request` are made of the raw ones.
  const { rawHeaders } = incoming
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) if (/^x-(client-)?request-id$/i.test(rawHeaders[at] ?? '')) rawHeaders.splice(at, 2)
  rawHeaders.push('x-request-id', requestId, ...(given === undefined ? [] : ['x-client-request-id', given]))
  incoming.headers['x-request-id'] = requestId
  if (given === undefined) delete incoming.headers['x-client-request-id']
  else incoming.headers['x-client-request-id'] = given
}

/** Whoever sends a body has so long for it. */
const LONGEST_BODY_MS = 60_000
/** Files take as long as they keep coming: `/storage/v1` ends those that fall silent. */
const LONGEST_UPLOAD_MS = 6 * 60 * 60_000

/** Ends an exchange whose body trickles in, which would hold a connection for ever. */
function endSlowBody(incoming: IncomingMessage): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
  if ((length === undefined || length === '0') && encoding === undefined) return
  if (incoming.url?.startsWith('/storage/v1/')) return
  const patience = setTimeout(() => incoming.complete || incoming.socket.destroy(), LONGEST_BODY_MS).unref()
  incoming.once('close', () => clearTimeout(patience))
}

/** Headers for every answer; a page overrides the content policy with its own. */
function securityHeaders(settings: Settings): readonly (readonly [string, string])[] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self), usb=(), interest-cohort=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    // How good the line is, for the size of pictures.
    ['accept-ch', 'ECT'],
    ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
    // Only where the shop is really reached by https: on http the browser ignores it, on localhost it would lock developers out.
    ...(settings.mode === 'live' && settings.siteUrl.startsWith('https:')
      ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const]
      : []),
  ]
}

/** A preview has its token in the path, and whoever reads the log reads no drafts. */
const withoutToken = (path: string): string => path.replace(/(\/preview\/)[^/.]+/, '$1…')

/** Writes one line and one measurement when an exchange has ended, whichever way. */
function observer({ settings, log, metrics }: Pick<HttpParts, 'settings' | 'log' | 'metrics'>) {
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const started = performance.now()
    metrics.inFlight.inc()
    outgoing.once('close', () => {
      const seconds = (performance.now() - started) / 1000
      // The query can hold tokens (mail links, signed links), so it is not written down.
      const path = withoutToken((incoming.url ?? '').split('?', 1)[0] ?? '')
      const area = areaOf(path)
      const status = outgoing.writableFinished ? outgoing.statusCode : 499
      metrics.inFlight.dec()
      metrics.requests.observe({ area, method: methodLabel(incoming.method), status: String(status) }, seconds)
      const called = incoming.headers['x-client-request-id']
      const facts = {
        method: incoming.method,
        path,
        status,
        ms: Math.round(seconds * 1000),
        ip: clientIp(incoming, settings.trustProxy),
        ...(called !== undefined && { calledByClient: called }),
      }
      // A probe that hears 503 while the shop starts or stops hears what it asked for.
      if (area === 'probes') log.debug(facts, 'answered')
      else if (status >= 500) log.warn(facts, 'answered')
      else if (area === 'assets' || settings.demo) log.debug(facts, 'answered')
      else log.info(facts, 'answered')
    })
  }
}

const areas: readonly (readonly [RegExp, string])[] = [
  [/^\/(healthz|readyz|metrics)$/, 'probes'],
  [/^\/rest\/v1(\/|$)/, 'rest'],
  [/^\/auth\/v1(\/|$)/, 'auth'],
  [/^\/functions\/v1(\/|$)/, 'functions'],
  [/^\/storage\/v1(\/|$)/, 'storage'],
  [/^\/realtime\/v1(\/|$)/, 'realtime'],
  [/^\/assets\/|\.(?:js|css|webp|avif|png|svg|woff2|ico|map)$/, 'assets'],
]
export const areaOf = (path: string): string => areas.find(([pattern]) => pattern.test(path))?.[1] ?? 'pages'

/** A client may invent methods; each would start a series of its own. */
const methodLabel = (method: string | undefined) =>
  ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method ?? '') ? String(method) : 'other'
