import { connectPools, openPooledLogins, startEmbedded, type Pools } from '@hattha/postgres'
import pg from 'pg'
import type { Logger } from '../app/platform/logger.ts'
import { claimDatabase, refuseForeignTables } from './own-database.ts'
import { JobClient } from './jobs/job-client.ts'
import { prepareJobs, takeUpLeftJobs } from './jobs/prepare-jobs.ts'
import { migrateShop } from './migrate-shop.ts'
import { onceItComes } from './once-it-comes.ts'
import type { Budget } from './budget.ts'
import { CannotStart, type Settings } from './configuration.ts'
import type { Endings } from './stop.ts'

/** A migrated database, and the connections the process needs. `owner` is for the worker and the seed alone. */
export type StartedDatabase = { url: string; pools: Pools; owner: pg.Pool; reachable(): Promise<boolean> }

type Parts = { settings: Settings; log: Logger; endings: Endings; budget: Budget }

/** Starts the embedded PostgreSQL unless an address names another, and brings it up to date. `lent` is one that another process has started and brought up to date. */
export async function startDatabase(parts: Parts & { lent?: string | undefined }): Promise<StartedDatabase> {
  const { settings, log, endings, budget, lent } = parts
  const { pooler } = settings.node
  const url = lent ?? (settings.databaseUrl === undefined ? await broughtUp(parts) : await onceItComes(() => broughtUp(parts), log))
  const onError = (error: Error) => log.warn({ err: error }, 'a database connection broke')
  const owner = endings.add(
    new pg.Pool({ connectionString: url, max: budget.owner, application_name: 'hattha jobs', Client: JobClient }),
    'owner connections',
    (pool) => pool.end(),
  )
  owner.on('error', onError)
  // The worker holds connections for long, also idle ones between its questions; they break with the database, not with the shop.
  owner.on('connect', (client) => client.on('error', onError))
  if (lent === undefined) await prepareJobs(owner)
  // The embedded database serves one shop at a time: whoever had a job in hand is gone.
  if (lent === undefined && settings.databaseUrl === undefined) await takeUpLeftJobs(owner)
  const pools = endings.add(connectPools({ url, pooler, size: budget.pools, onError }), 'database connections', (all) => all.end())
  return {
    url,
    pools,
    owner,
    reachable: () =>
      pools.service.query('select 1').then(
        () => true,
        () => false,
      ),
  }
}

/** A database that answers, is this shop's, and knows all its migrations. */
async function broughtUp({ settings, log, endings }: Parts): Promise<string> {
  const url = settings.databaseUrl ?? (await embedded({ settings, log, endings }))
  await checkReachable(url)
  await refuseForeignTables(url, settings)
  const { applied } = await migrateShop({ url, onApplied: (file) => log.debug({ file }, 'migration applied') })
  if (applied.length > 0) log.info({ migrations: applied.length }, 'database brought up to date')

  await claimDatabase(url, settings)
  if (settings.node.pooler !== undefined) await openPooledLogins(url)
  return url
}

/** Beside what the shop holds, backups and whoever looks into the database have room. */
const roomFor = ({ connections }: Settings['node']) => ({ max_connections: String(connections + 30) })

async function embedded({ settings, log, endings }: Omit<Parts, 'budget'>): Promise<string> {
  const started = endings.add(await startEmbedded({ folder: settings.dataFolder, settings: roomFor(settings.node) }), 'database', (database) => database.stop())
  if (started.notice !== undefined) log.info({}, started.notice)
  if (started.adopted) log.info({}, 'took over the database that an earlier shop had left running')
  return started.url
}

/** Says in one sentence why a database of one's own does not answer. */
async function checkReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    await client.end()
  } catch (error) {
    const { hostname, port, pathname } = new URL(url)
    throw new CannotStart(
      `Cannot start: the database ${pathname.slice(1)} on ${hostname}:${port || 5432} does not let us in (${reasonOf(error)}). Check DATABASE_URL, and that PostgreSQL runs.`,
      { cause: error },
    )
  }
}

// Node joins the failures of all addresses of a name into one error whose own message is empty.
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(reasonOf).join(', ') : error instanceof Error ? error.message : String(error)
