import { execFileSync, spawn } from 'node:child_process'
import { chownSync, closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { DatabaseCannotStart, explainFailure } from './cannot-start.ts'
import { partsOf, plainEnvironment } from './cluster.ts'
import type { UnprivilegedUser } from './unprivileged-user.ts'

type Postmaster = { pid: number; port: number; status: string }

/** How often the state of a starting or stopping server is looked at. */
const LOOK_EVERY_MS = 20
/** A fast shutdown that takes longer than this is hanging; an immediate one loses nothing either, the log is replayed at the next start. */
const STOP_PATIENCE_MS = 60_000
/** The children of a server that was killed end a moment after it; until then PostgreSQL does not start on their data. */
const CHILDREN_PATIENCE_MS = 60_000
const TRY_AGAIN_MS = 200
/** The server's log starts anew beyond this size. */
const LOG_LIMIT_BYTES = 10_000_000

/** What a running server wrote about itself (`postmaster.pid`), or undefined. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number.parseInt(lines[0] ?? '', 10)
    const port = Number.parseInt(lines[3] ?? '', 10)
    return pid > 0 ? { pid, port: port || 0, status: (lines[7] ?? '').trim() } : undefined
  } catch {
    return undefined
  }
}

/** Is this process a PostgreSQL on these data? Process numbers are given out again after a restart of the machine. */
export function isOurServer(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(cluster)
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Removes the pid file of a server that is gone. PostgreSQL would refuse to start if another program got its number. */
export function removeStalePostmaster(cluster: string): void {
  const found = readPostmaster(cluster)
  if (found === undefined || !isOurServer(found.pid, cluster)) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

type StartOptions = {
  folder: string
  cluster: string
  binaries: Binaries
  durable: boolean
  port?: number
  settings?: Readonly<Record<string, string>>
  user?: UnprivilegedUser
}

/** Starts the server apart from our process group, so that Ctrl-C in the terminal reaches only us, and waits until it takes connections. */
export async function startServer(options: StartOptions): Promise<Postmaster & { adopted: boolean }> {
  const patience = Date.now() + CHILDREN_PATIENCE_MS
  // A free port may be taken by somebody else in the moment between finding and using it.
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(options, options.port ?? (await freePort()))
    } catch (error) {
      if (!(error instanceof DatabaseCannotStart)) throw error
      const lostThePort = error.because === 'port-taken' && options.port === undefined && attempt < 5
      const childrenLeft = /pre-existing shared memory block/.test(error.message) && Date.now() < patience
      if (!lostThePort && !childrenLeft) throw error
      if (childrenLeft) await pause(TRY_AGAIN_MS)
    }
  }
}

async function startOnce(options: StartOptions, port: number): Promise<Postmaster & { adopted: boolean }> {
  const { folder, cluster, binaries, user } = options
  const { log } = partsOf(folder)
  const { file, from } = openLog(log, user)
  const server = spawn(
    binaries.postgres,
    ['-D', cluster, ...Object.entries(settingsOf(options, port)).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      cwd: '/',
      detached: true,
      env: plainEnvironment,
      stdio: ['ignore', file, file],
      ...(user && { uid: user.uid, gid: user.gid }),
    },
  )
  closeSync(file)
  let ended: Error | undefined
  server.once('error', (error) => (ended = error))
  server.once('exit', () => (ended ??= new Error('exited')))
  server.unref()
  for (;;) {
    const state = readPostmaster(cluster)
    if (state !== undefined && state.status === 'ready' && (state.pid === server.pid || ended !== undefined))
      return { ...state, adopted: state.pid !== server.pid }
    if (ended !== undefined) {
      const output = readFileSync(log, 'utf8').slice(from)
      // Somebody else started on the same data a moment ago: the ownership lock decides who may stay.
      if (/lock file "postmaster.pid" already exists/.test(output) && state !== undefined && isOurServer(state.pid, cluster)) {
        await pause(LOOK_EVERY_MS)
        continue
      }
      throw explainFailure(output, { folder, port, log })
    }
    await pause(LOOK_EVERY_MS)
  }
}

/** Fast shutdown: open transactions are rolled back, everything committed is written, then the server ends. */
export async function stopServer({ cluster, pid }: { cluster: string; pid: number }): Promise<void> {
  if (!isOurServer(pid, cluster)) return
  process.kill(pid, 'SIGINT')
  const patience = Date.now() + STOP_PATIENCE_MS
  let insisted = false
  while (isOurServer(pid, cluster) || isEnding(pid)) {
    if (!insisted && Date.now() > patience && isOurServer(pid, cluster)) {
      insisted = true
      process.kill(pid, 'SIGQUIT')
    }
    await pause(LOOK_EVERY_MS)
  }
}

/** The last moments of a Linux process: its memory, and with it its command line, is given back, but the process is still there. A zombie is gone for good. */
function isEnding(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')[0]
    return state !== 'Z' && state !== 'X' && readFileSync(`/proc/${pid}/cmdline`).length === 0
  } catch {
    return false
  }
}

function settingsOf(options: StartOptions, port: number): Record<string, string | number> {
  const megabytes = Math.floor(totalmem() / 1_048_576)
  const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', max_wal_size: '4GB' }
  return {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    max_connections: options.durable ? 120 : 300,
    shared_buffers: `${Math.max(64, Math.min(512, Math.floor(megabytes / 8)))}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(megabytes / 2))}MB`,
    random_page_cost: 1.1,
    // Short statements, which are most, lose more by compiling than they win.
    jit: 'off',
    wal_level: 'logical',
    max_slot_wal_keep_size: '4GB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_line_prefix: '%m [%p] ',
    ...(options.durable ? {} : careless),
    ...options.settings,
  }
}

function openLog(log: string, user: UnprivilegedUser | undefined): { file: number; from: number } {
  let from = 0
  try {
    from = statSync(log).size
    if (from > LOG_LIMIT_BYTES) {
      rmSync(log)
      from = 0
    }
  } catch {
    // There is no log yet.
  }
  const file = openSync(log, 'a', 0o600)
  if (user !== undefined) chownSync(log, user.uid, user.gid)
  return { file, from }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address !== null ? found(address.port) : failed(new Error('no free port'))))
    })
  })
}
