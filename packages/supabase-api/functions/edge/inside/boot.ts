import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { EdgeFunction } from '../find-functions.ts'
import { mapped, meaningOf } from '../deno-imports.ts'
import { denoNamespace, type Handler, type Served } from './deno.ts'
import { serveSocket, tell } from './serve-socket.ts'

// The first file of a worker: makes the surroundings a Deno function expects, loads it, and serves it on a socket.

// Handed over by `startFunction` of function-worker.ts, which has exactly this shape.
const { edgeFunction, socket } = workerData as { edgeFunction: EdgeFunction; socket: string }
const home = new URL('./boot.ts', import.meta.url).href
const nothing = 'data:text/javascript,'
let served: Served | undefined

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? ''
    if (!isTheirs(from)) return next(specifier, context)
    const wanted = target(specifier)
    const meaning = meaningOf(wanted)
    if (meaning === undefined)
      return isBare(wanted) ? ofPackage(wanted, (name, parentURL) => next(name, { ...context, parentURL: parentURL ?? from })) : next(wanted, context)
    if ('nothing' in meaning) return { url: nothing, shortCircuit: true }
    if ('standIn' in meaning) return { url: `${nothing}${encodeURIComponent(meaning.standIn)}`, shortCircuit: true }
    if ('impossible' in meaning) throw new Error(meaning.impossible)
    return ofPackage(meaning.package, (name, parentURL) => next(name, { ...context, parentURL: parentURL ?? from }))
  },
  load(url, context, next) {
    if (!isTheirs(url) || !/\.(ts|mts)$/.test(new URL(url).pathname)) return next(url, context)
    const file = fileURLToPath(url)
    return {
      format: 'module',
      source: stripTypeScriptTypes(readFileSync(file, 'utf8'), { mode: 'transform', sourceMap: true, sourceUrl: url }),
      shortCircuit: true,
    }
  },
})

/** A file of the project, not of a package. */
function isTheirs(url: string): boolean {
  return url.startsWith('file:') && url !== home && !url.includes('/node_modules/') && !url.startsWith(new URL('.', home).href)
}

const isBare = (specifier: string) => !/^(\.{0,2}\/|[a-z][a-z+.-]*:)/i.test(specifier)

/** What the function's import map means by a name; paths in it count from the map. */
function target(specifier: string): string {
  const found = mapped(edgeFunction.imports, specifier)
  if (found === undefined) return specifier
  return /^\.{0,2}\//.test(found) ? new URL(found, pathToFileURL(edgeFunction.importsFrom)).href : found
}

/** A package from beside the project, else the one that we bring (the Supabase client, Hono). */
function ofPackage<Found>(name: string, resolve: (name: string, parentURL?: string) => Found): Found {
  try {
    return resolve(name)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error
    try {
      return resolve(name, home)
    } catch {
      throw new Error(`The package ${name} is not installed: run "npm install ${name}" beside the project.`, { cause: error })
    }
  }
}

const surroundings = {
  Deno: denoNamespace((found) => (served = found)),
  // What goes on after the answer keeps the worker busy; it is not stopped before.
  EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void Promise.resolve(work).catch(tell) },
  self: globalThis,
}
for (const [name, value] of Object.entries(surroundings)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

parentPort?.on('message', (message) => {
  if (message === 'are you there') parentPort?.postMessage('here', [])
})

const module: unknown = await import(pathToFileURL(edgeFunction.entrypoint).href)
const standard = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined
if (served === undefined && typeof standard === 'object' && standard !== null && 'fetch' in standard && typeof standard.fetch === 'function')
  served = { handler: standard.fetch.bind(standard) as Handler, onError: undefined }
if (served === undefined) throw new Error('The function calls neither Deno.serve nor exports { fetch }.')
await serveSocket(socket, () => served)
parentPort?.postMessage('ready', [])
