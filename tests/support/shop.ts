import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import memory from '../../scripts/shop-memory.json' with { type: 'json' }
import { copyFilledDemo } from './filled-demo.ts'
import { ROOT } from './source-tree.ts'

/** A whole shop as a process of its own, started as `npm start` does it, with its own database and mailbox. */
export type TestShop = {
  url: string
  dataFolder: string
  /** Its data were copied from a demo that was filled before. */
  copied?: boolean
  pid: number
  /** Everything it has said so far. */
  output(): string
  /** Sends a signal and answers the exit code (null when a signal ended it at once). */
  end(signal?: NodeJS.Signals): Promise<number | null>
  /** Closes what it is heard by, and answers the exit code once it has ended. */
  unheard(): Promise<number | null>
  /** Ends it and removes its data. */
  remove(): Promise<void>
}

/** A first start makes a database and fills the demo; a busy machine takes its time. */
const PATIENCE_MS = 180_000

/**
 * Starts a shop on a free port and waits until it is ready. Throws with what it said when it ends before. `filled` is for those who ask nothing of its first start: they get
 * a demo that was filled before, where there is one.
 */
export async function startTestShop(
  options: { env?: Readonly<Record<string, string>>; dataFolder?: string; port?: number; filled?: boolean } = {},
): Promise<TestShop> {
  if (options.filled === true) {
    const dataFolder = newDataFolder()
    const copied = await copyFilledDemo(dataFolder, (folder) => startTestShop({ dataFolder: folder }))
    return { ...(await startTestShop({ ...options, filled: false, dataFolder })), copied }
  }
  const shop = await spawnShop(options)
  const until = Date.now() + PATIENCE_MS
  while (!(await isReady(shop.url))) {
    if (shop.child.exitCode !== null || shop.child.signalCode !== null) {
      // Somebody else took the port in the moment between finding and using it.
      if (options.port === undefined && /port \d+ is taken/.test(shop.output())) return startTestShop({ ...options, dataFolder: shop.dataFolder })
      throw new Error(`The shop ended with ${shop.child.exitCode}:\n${shop.output()}`)
    }
    if (Date.now() > until) throw new Error(`The shop was not ready in ${PATIENCE_MS / 1000} s:\n${shop.output()}`)
    await pause(50)
  }
  return shop
}

/** Starts a shop that is expected to refuse; answers its exit code and what it said. */
export async function refusedStart(options: NonNullable<Parameters<typeof startTestShop>[0]> = {}): Promise<{ code: number | null; output: string }> {
  const shop = await spawnShop(options)
  const code = await ended(shop.child)
  if (options.dataFolder === undefined) rmSync(shop.dataFolder, { recursive: true, force: true })
  return { code, output: shop.output() }
}

async function spawnShop(options: NonNullable<Parameters<typeof startTestShop>[0]>): Promise<TestShop & { child: ChildProcess }> {
  const dataFolder = options.dataFolder ?? newDataFolder()
  // When root runs the tests, the database runs as another user, who must be able to pass.
  chmodSync(dataFolder, 0o711)
  const port = options.port ?? (await freePort())
  const env = {
    ...memory.env,
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '/',
    // The gate finds what it has to end by the folder it keeps.
    TMPDIR: tmpdir(),
    PORT: String(port),
    DATA_DIR: dataFolder,
    GEO_URL: 'off',
    RATES_URL: UNREACHABLE,
    RATES_FALLBACK_URL: UNREACHABLE,
    ...(process.env['BUILD_DIR'] && { BUILD_DIR: process.env['BUILD_DIR'] }),
    ...options.env,
  }
  const child = spawn(process.execPath, [...memory.flags, join(ROOT, 'server/main.ts')], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (said += part))
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended(child)
  }
  return {
    child,
    url: `http://localhost:${port}`,
    dataFolder,
    pid: child.pid ?? 0,
    output: () => said,
    end,
    unheard: () => {
      for (const stream of [child.stdout, child.stderr]) stream.destroy()
      return ended(child)
    },
    async remove() {
      await end()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

const newDataFolder = (): string => mkdtempSync(join(tmpdir(), 'hattha-shop-'))

/** The shop must never wait for the world outside in a test; nothing listens here, so it falls back at once. */
const UNREACHABLE = 'http://127.0.0.1:9/'

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
    else child.once('close', (code) => resolve(code))
  })

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

/** A port nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
