import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import { findFunctions, lastChange, type EdgeFunction, type FunctionSettings } from './find-functions.ts'
import { FunctionFailed, startFunction, type Failure, type FunctionWorker, type WorkerLimits } from './function-worker.ts'
import { THROWN_HEADER } from './inside/serve-socket.ts'
import { limited, TooLarge } from './limited-body.ts'
import { authorized, type VerifyCredential } from './authorize.ts'
import { preflight, withCors } from './edge-cors.ts'

export type EdgeFunctionsParts = {
  /** The folder `supabase` of the project. */
  supabase: string
  /** `[functions.*]`. */
  settings: Readonly<Record<string, FunctionSettings>>
  /** What functions read as their environment. */
  environment: Readonly<Record<string, string>>
  verify: VerifyCredential
  /** Without a slash at the end; functions see their own address below it. */
  address: string
  log: { info(facts: object, sentence: string): void; error(facts: object, sentence: string): void }
  limits?: Partial<WorkerLimits & { bodyBytes: number }>
}

export type EdgeFunctions = {
  app: Hono
  /** Who is there to be called, for whoever started the server. */
  names(): string[]
  close(): Promise<void>
}

/** Those of Supabase's platform (https://supabase.com/docs/guides/functions/limits); a body may be as large as its largest function. */
const LIMITS: WorkerLimits & { bodyBytes: number } = { bootMs: 20_000, idleMs: 150_000, blockedMs: 10_000, memoryMb: 256, bodyBytes: 20 * 1024 * 1024 }

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']

/** What the caller is told when the function did not answer itself: https://supabase.com/docs/guides/functions/status-codes. */
const FAILURES = {
  boot: { status: 503, code: 'BOOT_ERROR', message: 'Worker failed to boot (please check logs)' },
  crash: { status: 500, code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
  limit: { status: 546, code: 'WORKER_LIMIT', message: 'Worker failed to respond due to a resource limit (please check logs)' },
  idle: { status: 504, code: 'IDLE_TIMEOUT', message: 'Function did not respond before the request idle timeout' },
} satisfies Record<Failure, { status: number; code: string; message: string }>

/**
 * `/functions/v1/{name}` for the Deno functions of a project, each in a worker thread of its own that starts with its first call and again after an
 * edit. What a function answers passes as it is; what this gateway answers in its place carries `sb-error-code`, and `x-relay-error` where
 * `FunctionsRelayError` is meant: the function was not heard.
 */
export function createEdgeFunctions(parts: EdgeFunctionsParts): EdgeFunctions {
  const { supabase, settings, log } = parts
  const limits = { ...LIMITS, ...parts.limits }
  const sockets = mkdtempSync(join(tmpdir(), 'edge-'))
  const workers = new Map<string, { since: number; worker: Promise<FunctionWorker> }>()
  let known: { at: number; changed: number; functions: Map<string, EdgeFunction> } | undefined

  /** The functions as they are on disk, looked at again after a moment, so that edits count without a restart. */
  const functions = () => {
    if (known && Date.now() - known.at < 500) return known
    const changed = lastChange(supabase)
    if (!known || known.changed !== changed)
      known = { at: Date.now(), changed, functions: new Map(findFunctions(supabase, settings).map((edgeFunction) => [edgeFunction.name, edgeFunction])) }
    known.at = Date.now()
    return known
  }

  const workerOf = async (edgeFunction: EdgeFunction, changed: number): Promise<FunctionWorker> => {
    const running = workers.get(edgeFunction.name)
    if (running && running.since === changed) {
      const worker = await running.worker
      if (worker.alive) return worker
    }
    // Another call may have started one while this one waited.
    const newer = workers.get(edgeFunction.name)
    if (newer && newer !== running && newer.since === changed) return newer.worker
    const worker = startFunction({
      edgeFunction,
      environment: parts.environment,
      sockets,
      limits,
      onOutput: (text) => log.info({ function: edgeFunction.name }, text),
    })
    workers.set(edgeFunction.name, { since: changed, worker })
    worker.catch(() => workers.get(edgeFunction.name)?.worker === worker && workers.delete(edgeFunction.name))
    // What the older one was asked it may still answer.
    if (running) setTimeout(() => void running.worker.then((old) => old.stop()).catch(() => undefined), running.since === changed ? 0 : 30_000).unref()
    return worker
  }

  const call = async (c: Context): Promise<Response> => {
    const { raw } = c.req
    const [name = '', ...rest] = c.req.path.slice(c.req.path.indexOf('/functions/v1/') + '/functions/v1/'.length).split('/')
    const { changed, functions: here } = functions()
    const edgeFunction = here.get(name)
    if (!edgeFunction) return refusal(404, 'NOT_FOUND', 'Requested function was not found')
    if (!METHODS.includes(raw.method)) return refusal(405, 'METHOD_NOT_ALLOWED', `Method ${raw.method} is not supported`)
    const headers = new Headers(raw.headers)
    if (edgeFunction.verifyJwt && raw.method !== 'OPTIONS') {
      const refused = await authorized(headers, parts.verify)
      if (refused) return relayRefusal(401, refused.code, refused.message)
    }
    if (Number(headers.get('content-length') ?? 0) > limits.bodyBytes) return tooLarge()
    const search = new URL(raw.url).search
    const url = `${parts.address}/${[name, ...rest].join('/')}${search}`
    headers.set('x-forwarded-for', addressOf(c))
    headers.set('x-forwarded-host', new URL(parts.address).host)
    headers.set('x-forwarded-proto', new URL(parts.address).protocol.slice(0, -1))
    headers.delete('x-edge-function-url')
    headers.delete(THROWN_HEADER)
    try {
      const worker = await workerOf(edgeFunction, changed)
      const answer = await worker.ask(limited(raw, limits.bodyBytes), headers, url)
      if (answer.headers.get(THROWN_HEADER) !== null) {
        answer.headers.delete(THROWN_HEADER)
        answer.headers.set('sb-error-code', 'EDGE_FUNCTION_ERROR')
      }
      answer.headers.set('x-sb-edge-region', headers.get('x-region') ?? 'local')
      return answer
    } catch (error) {
      return failed(error, edgeFunction.name)
    }
  }

  function failed(error: unknown, name: string): Response {
    if (error instanceof TooLarge || (error instanceof Error && error.cause instanceof TooLarge)) return tooLarge()
    if (error instanceof DOMException && error.name === 'AbortError') return new Response(null, { status: 499 })
    const failure = error instanceof FunctionFailed ? error.failure : 'crash'
    log.error({ function: name, err: error }, 'a function could not be asked')
    const { status, code, message } = FAILURES[failure]
    return failure === 'crash' ? refusal(status, code, message) : relayRefusal(status, code, message)
  }

  const app = new Hono()
  app.all('/*', async (c) => {
    const answer = await call(c)
    return c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined ? preflight(c.req.raw, answer) : withCors(answer)
  })
  return {
    app,
    names: () => [...functions().functions.keys()],
    async close() {
      await Promise.all([...workers.values()].map(({ worker }) => worker.then((one) => one.stop()).catch(() => undefined)))
      rmSync(sockets, { recursive: true, force: true })
    },
  }
}

/** The peer of the socket under @hono/node-server; nobody's word is taken for it. */
function addressOf(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  return incoming?.socket?.remoteAddress ?? ''
}

const refusal = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code, message }), { status, headers: { 'content-type': 'application/json', 'sb-error-code': code, ...headers } })

const relayRefusal = (status: number, code: string, message: string) => refusal(status, code, message, { 'x-relay-error': 'true' })

// The rest of the body is not read, so the connection cannot be used again.
const tooLarge = () => refusal(413, 'REQUEST_TOO_LARGE', 'The request is too large', { connection: 'close' })
