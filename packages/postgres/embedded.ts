import { randomBytes } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync, existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { DatabaseCannotStart, explainFileError, folderInUse, passwordLost } from './cannot-start.ts'
import { OWNER, openCluster, partsOf } from './cluster.ts'
import { isOurServer, readPostmaster, removeStalePostmaster, startServer, stopServer } from './postmaster.ts'
import { whileStarting } from './start-lock.ts'
import { giveFolder, unprivilegedUser, type UnprivilegedUser } from './unprivileged-user.ts'

/** How an embedded PostgreSQL is started. Everything but `folder` has a good default. */
export type EmbeddedOptions = {
  /** The program's data folder; PostgreSQL keeps its files in `postgres/` below it. */
  folder: string
  /** Listens here on the loopback address; a free port is chosen when unset. */
  port?: number
  /** Another PostgreSQL than the one npm brings, e.g. /usr/lib/postgresql/15/bin. */
  bin?: string
  /** False gives up safety at a power cut for speed. For tests only. */
  durable?: boolean
  /** Settings of PostgreSQL in the place of ours. */
  settings?: Readonly<Record<string, string>>
}

/** A running PostgreSQL of our own. */
export type EmbeddedDatabase = {
  /** Connects as owner to the database `postgres`. */
  url: string
  port: number
  major: number
  /** Something the person at the terminal should know, e.g. that the data lie elsewhere. */
  notice?: string
  /** True when a server that a crashed program had left running was taken over. */
  adopted: boolean
  /** Ends sessions, writes everything to disk and waits until the server is gone. Can be called twice. */
  stop(): Promise<void>
}

/** Held on a connection as long as a program lives: whoever finds it taken knows that another one uses the folder. */
const OWNERSHIP_LOCK = 4_846_277_001

/**
 * Starts PostgreSQL on `folder`, creating it when empty; takes over or restarts a server that a crashed program left behind.
 * Throws `DatabaseCannotStart` with a sentence that says what to do.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = resolve(options.folder)
  try {
    mkdirSync(folder, { recursive: true })
    return await whileStarting(folder, () => startIn(folder, options))
  } catch (error) {
    if (error instanceof DatabaseCannotStart) throw error
    throw explainFileError(error, folder) ?? error
  }
}

async function startIn(folder: string, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const user = unprivilegedUser()
  const durable = options.durable ?? true
  const { notice } = prepareFolder(folder, user)
  const binaries = findBinaries({ ...(options.bin !== undefined && { bin: options.bin }), ...(user && { user }) })
  const password = await openCluster({ folder, binaries, password: randomBytes(24).toString('base64url'), durable, ...(user && { user }) })
  const cluster = realpathSync(partsOf(folder).cluster)

  let adopted = true
  let running = await livingServer(cluster)
  if (running === undefined) {
    removeStalePostmaster(cluster)
    const { port, settings } = options
    running = await startServer({
      folder,
      cluster,
      binaries,
      durable,
      ...(port !== undefined && { port }),
      ...(settings && { settings }),
      ...(user && { user }),
    })
    adopted = running.adopted
  }
  const url = `postgres://${OWNER}:${password}@127.0.0.1:${running.port}/postgres`
  const ownership = await takeOwnership({ url, folder })
  const { pid, port } = running
  let stopping: Promise<void> | undefined
  return {
    url,
    port,
    adopted,
    major: binaries.major,
    ...(notice !== undefined && { notice }),
    stop: () =>
      (stopping ??= ownership
        .end()
        .catch(() => undefined)
        .then(() => stopServer({ cluster, pid }))),
  }
}

/** Makes the place below `folder` where the database lies, and takes away what a start that died has left there. */
export function prepareFolder(folder: string, user: UnprivilegedUser | undefined): { notice?: string } {
  const { home } = partsOf(folder)
  let given: { notice?: string } = {}
  if (user === undefined) mkdirSync(home, { recursive: true, mode: 0o700 })
  else given = giveFolder(user, home)
  if (!existsSync(partsOf(folder).cluster)) {
    for (const name of readdirSync(home)) if (name.startsWith('new-') || name === 'first-password') rmSync(join(home, name), { recursive: true, force: true })
  }
  return given
}

/** A server that already runs on these data, once it answers; undefined when there is none. */
async function livingServer(cluster: string): Promise<{ pid: number; port: number; adopted: boolean } | undefined> {
  const found = readPostmaster(cluster)
  if (found === undefined || !isOurServer(found.pid, cluster)) return undefined
  if (found.status === 'ready') return { ...found, adopted: true }
  // Still starting, or on its way down: end it, so that the next start begins from a clean state.
  await stopServer({ cluster, pid: found.pid })
  return undefined
}

async function takeOwnership({ url, folder }: { url: string; folder: string }): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: `process ${process.pid}`, keepAlive: true })
  // The server is gone when this connection breaks; whoever queries next learns it there.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === '28P01' || code === '28000') throw passwordLost(folder)
    throw error
  }
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [OWNERSHIP_LOCK])
  if (rows[0]?.mine === true) return client
  const holder = await client.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and ((l.classid::bigint << 32) | l.objid::bigint) = $1 limit 1`,
    [OWNERSHIP_LOCK],
  )
  await client.end()
  throw folderInUse(folder, holder.rows[0]?.application_name ?? 'unknown')
}
