import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Logger } from '../app/platform/logger.ts'
import { CannotStart, type Settings } from './configuration.ts'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000
const NAME = 'hattha node'

/** This process among the others of the shop, by one connection: when the process ends, however it ends, the database knows. */
export type NodePresence = {
  /** Says that a worker of this name lives, as long as this process does. */
  hold(worker: string): Promise<void>
  /** Which of these workers nobody holds. */
  gone(workers: readonly string[]): Promise<string[]>
  stop(): Promise<void>
}

type Parts = { url: string; settings: Pick<Settings, 'dataFolder' | 's3'>; log: Logger }

/**
 * Joins the other nodes of the shop. Files that lie in a data folder are there for the processes of that folder only, so a second node is refused unless all of them
 * keep their files in a bucket.
 */
export async function joinNodes({ url, settings, log }: Parts): Promise<NodePresence> {
  const place = `${settings.s3 === undefined ? 'disk' : 'bucket'}:${markOf(settings.dataFolder)}`
  const held = new Set<string>()
  let closed = false
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined

  async function connect(): Promise<pg.Client> {
    const mine = new pg.Client({ connectionString: url, application_name: `${NAME} ${place}`, keepAlive: true, connectionTimeoutMillis: 10_000 })
    const lost = () => {
      if (client !== mine) return
      client = undefined
      mine.end().catch(() => undefined)
      comeBack(FIRST_PAUSE_MS)
    }
    mine.on('error', lost)
    mine.on('end', lost)
    await mine.connect()
    await mine.query('set idle_session_timeout = 0')
    for (const worker of held) await mine.query('select pg_advisory_lock($1)', [lockOf(worker)])
    client = mine
    return mine
  }
  function comeBack(pause: number): void {
    if (closed) return
    again = setTimeout(() => {
      connect().catch((error: unknown) => {
        log.debug({ err: error }, 'not among the nodes of the shop yet; trying again')
        comeBack(Math.min(pause * 2, LONGEST_PAUSE_MS))
      })
    }, pause).unref()
  }

  await refuseSplitFiles(await connect(), place)
  return {
    async hold(worker) {
      held.add(worker)
      await client?.query('select pg_advisory_lock($1)', [lockOf(worker)])
    },
    async gone(workers) {
      if (!client) return []
      const { rows } = await client.query<{ worker: string }>(
        `select w.worker from unnest($1::text[], $2::bigint[]) w(worker, lock) where not exists (select from pg_locks l
          where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
            and ((l.classid::bigint << 32) | l.objid::bigint) = w.lock)`,
        [workers, workers.map(lockOf)],
      )
      return rows.map(({ worker }) => worker)
    },
    async stop() {
      closed = true
      clearTimeout(again)
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}

/** Two that start at the same moment see each other, and the one that came later goes. */
async function refuseSplitFiles(client: pg.Client, place: string): Promise<void> {
  const { rows } = await client.query<{ other: string }>(
    `select distinct substr(a.application_name, $2) as other from pg_stat_activity a, pg_stat_activity me
      where me.pid = pg_backend_pid() and a.datname = me.datname and a.application_name like $1
        and (a.backend_start, a.pid) < (me.backend_start, me.pid)`,
    [`${NAME} %`, NAME.length + 2],
  )
  const [kind, mark] = place.split(':')
  const apart = rows.filter(({ other }) => !other.endsWith(`:${mark}`) && (kind === 'disk' || other.startsWith('disk:')))
  if (apart.length === 0) return
  await client.end()
  throw new CannotStart(
    'Cannot start: another node of this shop runs already, and files of makers and buyers would lie on one node and be missing on the other. ' +
      'Several nodes keep them in a bucket: set S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY on all of them.',
  )
}

/** Names the data folder, also where several machines have mounted it. */
function markOf(folder: string): string {
  const file = join(folder, 'node')
  if (!existsSync(file)) writeFileSync(file, randomUUID())
  return createHash('sha256').update(readFileSync(file, 'utf8')).digest('hex').slice(0, 16)
}

/** A lock's number for a worker's name; PostgreSQL's numbers have a sign, and `pg_locks` shows halves of them without one. */
const lockOf = (worker: string): string => createHash('sha256').update(`worker ${worker}`).digest().readBigInt64BE().toString()
