import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

export type Handler = (request: Request, info: { remoteAddr: { transport: 'tcp'; hostname: string; port: number } }) => Response | Promise<Response>

type ServeOptions = { handler?: Handler; onError?: (error: unknown) => Response | Promise<Response>; onListen?: (at: object) => void; signal?: AbortSignal }
export type Served = { handler: Handler; onError: ServeOptions['onError'] }

class NotFound extends Error {
  override name = 'NotFound'
}
class PermissionDenied extends Error {
  override name = 'PermissionDenied'
}

/** Node's errors of files, as Deno calls them. */
async function asDeno<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const message = error instanceof Error ? error.message : String(error)
    if (code === 'ENOENT') throw new NotFound(message, { cause: error })
    if (code === 'EACCES') throw new PermissionDenied(message, { cause: error })
    throw error
  }
}

/**
 * The part of Deno's namespace that edge functions use: serving, variables, reading files. What needs Deno itself throws with a sentence that says so.
 * `onServe` is told the handler of `Deno.serve`.
 */
export function denoNamespace(onServe: (served: Served) => void) {
  const missing = (name: string) => () => {
    throw new Error(`Deno.${name} is not available: this function runs under Node.`)
  }
  const serve = (first: Handler | ServeOptions, second?: Handler) => {
    const options = typeof first === 'function' ? {} : first
    const handler = typeof first === 'function' ? first : (second ?? options.handler)
    if (typeof handler !== 'function') throw new TypeError('Deno.serve needs a handler')
    onServe({ handler, onError: options.onError })
    options.onListen?.({ hostname: '127.0.0.1', port: 0, transport: 'tcp' })
    const finished = new Promise<void>((resolve) => options.signal?.addEventListener('abort', () => resolve()))
    return { finished, ref() {}, unref() {}, shutdown: async () => undefined, addr: { transport: 'tcp', hostname: '127.0.0.1', port: 0 } }
  }
  const base = {
    serve,
    env: {
      get: (name: string) => process.env[name],
      set: (name: string, value: string) => void (process.env[name] = value),
      has: (name: string) => process.env[name] !== undefined,
      delete: (name: string) => void delete process.env[name],
      toObject: () => ({ ...process.env }),
    },
    args: [] as string[],
    build: { os: process.platform, arch: process.arch === 'arm64' ? 'aarch64' : 'x86_64' },
    version: { deno: '2.1.4', v8: process.versions.v8, typescript: '5.9.0' },
    errors: { NotFound, PermissionDenied },
    cwd: () => process.cwd(),
    readTextFile: (path: string | URL) => asDeno(readFile(path, 'utf8')),
    readFile: async (path: string | URL) => new Uint8Array(await asDeno(readFile(path))),
    readTextFileSync: (path: string | URL) => readFileSync(path, 'utf8'),
    readFileSync: (path: string | URL) => new Uint8Array(readFileSync(path)),
    writeTextFile: (path: string | URL, text: string) => asDeno(writeFile(path, text)),
    writeFile: (path: string | URL, data: Uint8Array) => asDeno(writeFile(path, data)),
    inspect: (value: unknown) => JSON.stringify(value),
    exit: (code = 0) => process.exit(code),
  }
  // Asked for by name, so that a function learns at the call what it cannot have, and a module that only looks is not disturbed.
  return Object.assign(base, {
    upgradeWebSocket: missing('upgradeWebSocket'),
    connect: missing('connect'),
    listen: missing('listen'),
    Command: missing('Command'),
  })
}
