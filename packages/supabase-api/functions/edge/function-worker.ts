import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { setInterval as every } from 'node:timers'
import { Worker } from 'node:worker_threads'
import type { EdgeFunction } from './find-functions.ts'

/** Why there is no answer of the function's own. */
export type Failure = 'boot' | 'crash' | 'limit' | 'idle'

/** The function could not answer. `failure` says whose fault it was; the cause is for the log. */
export class FunctionFailed extends Error {
  override name = 'FunctionFailed'
  readonly failure: Failure

  constructor(failure: Failure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

export type WorkerLimits = {
  /** Until the function must have loaded. */
  bootMs: number
  /** Until it must have begun to answer. */
  idleMs: number
  /** For so long it may do nothing but compute. */
  blockedMs: number
  memoryMb: number
}

export type FunctionWorker = {
  /** Passes a request on and answers with what the function answers, streaming both ways. Throws FunctionFailed. */
  ask(request: Request, headers: Headers, url: string): Promise<Response>
  /** False once it has ended by itself. */
  readonly alive: boolean
  stop(): Promise<void>
}

/** How long after its socket broke a worker may take to say why. */
const LAST_WORDS_MS = 500

/** Loads a function in a thread of its own that hears requests on a socket in `sockets`, a folder nobody else may enter. Throws FunctionFailed. */
export async function startFunction(parts: {
  edgeFunction: EdgeFunction
  environment: Readonly<Record<string, string>>
  sockets: string
  limits: WorkerLimits
  onOutput: (text: string) => void
}): Promise<FunctionWorker> {
  const { edgeFunction, environment, sockets, limits, onOutput } = parts
  const socket = process.platform === 'win32' ? `\\\\.\\pipe\\edge-${randomUUID()}` : join(sockets, `${randomUUID().slice(0, 8)}.sock`)
  const worker = new Worker(new URL('./inside/boot.ts', import.meta.url), {
    workerData: { edgeFunction, socket },
    env: { ...environment, SB_EXECUTION_ID: randomUUID(), NODE_NO_WARNINGS: '1' },
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  worker.stdout.on('data', (text: Buffer) => onOutput(text.toString().trimEnd()))
  worker.stderr.on('data', (text: Buffer) => onOutput(text.toString().trimEnd()))

  const agent = new Agent({ keepAlive: true })
  const waiting = new Set<(failed: FunctionFailed) => void>()
  let ended: FunctionFailed | undefined
  let heardAt = Date.now()
  const end = (failed: FunctionFailed) => {
    ended ??= failed
    for (const tell of waiting) tell(ended)
    waiting.clear()
    agent.destroy()
  }
  worker.on('message', () => (heardAt = Date.now()))
  worker.on('error', (error: Error & { code?: string }) => {
    onOutput(String(error.stack ?? error))
    end(new FunctionFailed(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'limit' : 'crash', error.message, { cause: error }))
  })
  worker.on('exit', (code) => {
    end(new FunctionFailed('crash', `the function ended with code ${code}`))
    clearInterval(watch)
    rmSync(socket, { force: true })
  })
  // A function that computes without end hears nothing, so it is asked while somebody waits for it.
  const watch = every(
    () => {
      if (waiting.size === 0) heardAt = Date.now()
      else if (Date.now() - heardAt > limits.blockedMs) {
        end(new FunctionFailed('limit', `the function computed for more than ${limits.blockedMs} ms`))
        void worker.terminate()
        return
      }
      worker.postMessage('are you there', [])
    },
    Math.max(50, Math.min(1000, limits.blockedMs / 4)),
  )
  watch.unref()

  await new Promise<void>((ready, failed) => {
    const late = setTimeout(() => failed(new FunctionFailed('boot', `the function did not load within ${limits.bootMs} ms`)), limits.bootMs)
    waiting.add((failure) => failed(new FunctionFailed(failure.failure === 'limit' ? 'limit' : 'boot', failure.message, { cause: failure })))
    worker.on('message', (message) => {
      if (message !== 'ready') return
      clearTimeout(late)
      ready()
    })
    worker.once('exit', () => clearTimeout(late))
  }).catch(async (error: unknown) => {
    await worker.terminate()
    throw error
  })
  waiting.clear()

  return {
    get alive() {
      return ended === undefined
    },
    ask(request, headers, url) {
      return new Promise<Response>((resolve, reject) => {
        if (ended) return reject(ended)
        const late = setTimeout(() => stopWith(new FunctionFailed('idle', `no answer within ${limits.idleMs} ms`)), limits.idleMs)
        const passing = httpRequest({
          socketPath: socket,
          agent,
          method: request.method,
          path: '/',
          headers: { ...rawHeaders(headers), 'x-edge-function-url': url },
        })
        const stopWith = (failed: Error) => {
          settle()
          passing.destroy()
          reject(failed)
        }
        const settle = () => {
          clearTimeout(late)
          waiting.delete(stopWith)
          request.signal.removeEventListener('abort', leave)
        }
        const leave = () => stopWith(new DOMException('The caller left', 'AbortError'))
        waiting.add(stopWith)
        request.signal.addEventListener('abort', leave, { once: true })
        passing.once('response', (answer) => {
          settle()
          request.signal.addEventListener('abort', () => answer.destroy(), { once: true })
          resolve(responseOf(answer))
        })
        // The socket of a worker that dies breaks before the worker's own event says why it died.
        passing.on('error', (error) => setTimeout(() => stopWith(ended ?? new FunctionFailed('crash', error.message, { cause: error })), LAST_WORDS_MS))
        if (request.body === null) passing.end()
        else {
          const body = Readable.fromWeb(request.body as WebStream)
          body.once('error', (error) => stopWith(error))
          body.pipe(passing)
        }
      })
    },
    async stop() {
      agent.destroy()
      await worker.terminate()
      rmSync(socket, { force: true })
    },
  }
}

/** Several of one name stay several. */
const rawHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'connection' && name !== 'keep-alive'))

const EMPTY_STATUSES = [101, 103, 204, 205, 304]

function responseOf(answer: IncomingMessage): Response {
  const headers = new Headers()
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    const name = answer.rawHeaders[at] ?? ''
    if (!/^(connection|keep-alive|transfer-encoding)$/i.test(name)) headers.append(name, answer.rawHeaders[at + 1] ?? '')
  }
  const status = answer.statusCode ?? 502
  const empty = EMPTY_STATUSES.includes(status)
  if (empty) answer.resume()
  return new Response(empty ? null : (Readable.toWeb(answer) as ReadableStream), { status, statusText: answer.statusMessage ?? '', headers })
}
