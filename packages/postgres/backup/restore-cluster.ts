import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unpackTar } from 'modern-tar/fs'
import pg from 'pg'
import { findBinaries } from '../binaries.ts'
import { DatabaseCannotStart, explainFileError } from '../cannot-start.ts'
import { OWNER, partsOf } from '../cluster.ts'
import { prepareFolder } from '../embedded.ts'
import { startServer, stopServer } from '../postmaster.ts'
import { giveEverything, unprivilegedUser, type UnprivilegedUser } from '../unprivileged-user.ts'
import { layOutLog } from './lay-out-log.ts'
import type { Shelf } from './shelf.ts'

/** A backup cannot be brought back here; `message` says why and what to do. */
export class CannotRestore extends Error {
  override name = 'CannotRestore'
}

/** How to get into the database that was backed up, and whether it was one of ours, whose settings may stay. */
export type OldOwner = { user: string; password: string; embedded: boolean }

export type Restored = {
  /** The last commit that was brought back; undefined when the backup alone was. */
  lastCommit: Date | undefined
  /** The log ends before the moment that was asked for: everything it has was brought back. */
  logEnded: boolean
}

type RestoreOptions = {
  /** A data folder without a database. */
  folder: string
  /** The archive of a base backup. */
  archive: Readable
  owner: OldOwner
  /** Where the log lies that goes on from it. */
  log?: { shelf: Shelf; secret: string; chain: string }
  /** Nothing that was committed later. */
  at?: Date
  /** False for a database that is only looked at. */
  durable?: boolean
  onStep?: (step: 'unpack' | 'log' | 'replay') => void
}

/** Local connections with a password, as `initdb` sets up a cluster of ours. */
const OWN_ACCESS = 'host all all 127.0.0.1/32 scram-sha-256\n'

/**
 * Makes a cluster out of a base backup and the log that goes on from it, until its end or until a moment. When it resolves, the cluster lies in the data folder as if it
 * had been stopped in order, and `startEmbedded` starts it. What was begun is taken away when it fails.
 */
export async function restoreCluster(options: RestoreOptions): Promise<Restored> {
  const folder = resolve(options.folder)
  mkdirSync(folder, { recursive: true })
  const user = unprivilegedUser()
  prepareFolder(folder, user)
  const { home, password } = partsOf(folder)
  const cluster = join(home, 'cluster')
  if (existsSync(cluster)) {
    options.archive.destroy()
    throw new CannotRestore(`There is a database in ${folder} already: nothing was changed. Name another data folder, or move that one away first.`)
  }
  const fresh = mkdtempSync(join(home, 'new-'))
  const segments = mkdtempSync(join(home, 'new-log-'))
  let whole = false
  try {
    options.onStep?.('unpack')
    await pipeline(options.archive, unpackTar(fresh))
    const binaries = findBinaries({ ...(user && { user }) })
    const made = readFileSync(join(fresh, 'PG_VERSION'), 'utf8').trim()
    if (made !== String(binaries.major))
      throw new CannotRestore(
        `The backup was made of PostgreSQL ${made}, and this program brings PostgreSQL ${binaries.major}: restore it with a release that brings ${made}.`,
      )
    if (!options.owner.embedded) takeOwnSettings(fresh)
    if (options.log) {
      options.onStep?.('log')
      await layOutLog({ ...options.log, label: readFileSync(join(fresh, 'backup_label'), 'utf8'), folder: segments })
    }
    writeFileSync(join(fresh, 'recovery.signal'), '', { mode: 0o600 })
    chmodSync(fresh, 0o700)
    if (user) for (const given of [fresh, segments]) giveEverything(user, given)
    renameSync(fresh, cluster)
    writeFileSync(password, `${options.owner.password}\n`, { mode: 0o600 })
    options.onStep?.('replay')
    const restored = await replay({ ...options, folder, segments, cluster: realpathSync(cluster), binaries, ...(user && { user }) })
    whole = true
    return restored
  } catch (error) {
    throw explainFileError(error, folder) ?? error
  } finally {
    for (const left of [fresh, segments, ...(whole ? [] : [cluster, password])]) rmSync(left, { recursive: true, force: true })
  }
}

type ReplayOptions = RestoreOptions & { segments: string; cluster: string; binaries: ReturnType<typeof findBinaries>; user?: UnprivilegedUser }

async function replay(options: ReplayOptions): Promise<Restored> {
  const { folder, cluster, binaries, user, segments, owner, at, durable = true } = options
  const start = (until?: Date) =>
    startServer({
      folder,
      cluster,
      binaries,
      durable,
      ...(user && { user }),
      settings: {
        restore_command: `cp '${segments.replaceAll('%', '%%').replaceAll("'", String.raw`'\''`)}/%f' "%p"`,
        recovery_target_timeline: 'current',
        recovery_target_action: 'promote',
        // Nobody is let in before it is whole; so it need not offer as much as the server it comes from.
        hot_standby: 'off',
        ...(until && { recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00') }),
      },
    })
  let logEnded = false
  const server = await start(at).catch((error: unknown) => {
    const said = error instanceof DatabaseCannotStart ? error.message : ''
    if (/before consistent recovery point/.test(said))
      throw new CannotRestore(`This backup was not finished at ${at?.toISOString()}: take an earlier one to go back to that moment.`)
    if (!/recovery ended before configured recovery target/.test(said)) throw error
    logEnded = true
    return start()
  })
  try {
    const lastCommit = await openDoor({ port: server.port, owner })
    return { lastCommit, logEnded }
  } finally {
    await stopServer({ cluster, pid: server.pid })
  }
}

/** Makes sure that the owner of an embedded database gets in, and answers when the last commit was that came out of the log. */
async function openDoor({ port, owner }: { port: number; owner: OldOwner }): Promise<Date | undefined> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: owner.user, password: owner.password, database: 'postgres' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    if (owner.user !== OWNER) {
      const { rows } = await client.query('select from pg_roles where rolname = $1', [OWNER])
      await client.query(
        `${rows.length > 0 ? 'alter' : 'create'} role ${OWNER} with superuser login replication password ${client.escapeLiteral(owner.password)}`,
      )
    }
    const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
    return rows[0]?.at ?? undefined
  } finally {
    await client.end()
  }
}

/** Settings of a server elsewhere name places and modules of that machine. */
function takeOwnSettings(cluster: string): void {
  rmSync(join(cluster, 'postgresql.auto.conf'), { force: true })
  writeFileSync(join(cluster, 'postgresql.conf'), '', { mode: 0o600 })
  writeFileSync(join(cluster, 'pg_hba.conf'), OWN_ACCESS, { mode: 0o600 })
  writeFileSync(join(cluster, 'pg_ident.conf'), '', { mode: 0o600 })
}
