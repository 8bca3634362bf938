import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import { inspect } from 'node:util'
import type { Served } from './deno.ts'

/** Marks an answer that the function did not give itself: what it threw. */
export const THROWN_HEADER = 'x-edge-function-threw'

/** For the log of the function, as its own `console.error` is. */
export const tell = (error: unknown): void => void process.stderr.write(`${inspect(error)}\n`)

/** Serves a handler of web requests on a socket of this machine; bodies stream both ways, and a caller who leaves aborts the request's signal. */
export function serveSocket(path: string, handlerOf: () => Served | undefined): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    answer(incoming, outgoing, handlerOf()).catch((error: unknown) => {
      tell(error)
      outgoing.destroy()
    })
  })
  // How long a function may take is decided by who asks.
  server.requestTimeout = 0
  server.headersTimeout = 0
  return new Promise((listening, failed) => {
    server.once('error', failed)
    server.listen(path, () => listening(server))
  })
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, served: Served | undefined): Promise<void> {
  const left = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) left.abort()
  })
  const response = await respond(requestOf(incoming, left.signal), served)
  outgoing.statusCode = response.status
  if (response.statusText !== '') outgoing.statusMessage = response.statusText
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  if (response.body === null) {
    outgoing.end()
    return
  }
  outgoing.flushHeaders()
  await pipeline(Readable.fromWeb(response.body as WebStream), outgoing).catch((error: unknown) => {
    // A caller who has left hears nothing more; that is no fault of the function.
    if (!left.signal.aborted) tell(error)
    outgoing.destroy()
  })
}

function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers()
  for (let at = 0; at < incoming.rawHeaders.length; at += 2) headers.append(incoming.rawHeaders[at] ?? '', incoming.rawHeaders[at + 1] ?? '')
  const address = headers.get('x-edge-function-url') ?? `http://localhost${incoming.url ?? '/'}`
  for (const name of ['x-edge-function-url', 'connection', 'transfer-encoding', 'keep-alive']) headers.delete(name)
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(address, { method, headers, signal, ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }) })
}

async function respond(request: Request, served: Served | undefined): Promise<Response> {
  const thrown = (text: string) => new Response(text, { status: 500, headers: { 'content-type': 'text/plain;charset=UTF-8', [THROWN_HEADER]: 'true' } })
  if (!served) return thrown('The function serves nothing.')
  try {
    const response: unknown = await served.handler(request, { remoteAddr: { transport: 'tcp', hostname: '127.0.0.1', port: 0 } })
    if (response instanceof Response) return response
    throw new TypeError('Return value from serve handler must be a response or a promise resolving to a response')
  } catch (error) {
    if (served.onError) return served.onError(error)
    tell(error)
    return thrown('Internal Server Error')
  }
}
