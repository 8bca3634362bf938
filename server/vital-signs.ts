import { Gauge, type Registry } from 'prom-client'
import type { Pool } from 'pg'
import type { Database } from '../app/platform/database.ts'
import type { Logger } from '../app/platform/logger.ts'

/** What the database says of the shop (`private.vital_signs`), and what each is called in Prometheus. */
const SIGNS = {
  letters_waiting: 'Letters that wait to be sent',
  letters_oldest_seconds: 'How long the oldest letter has waited',
  letters_stuck: 'Letters that could not be sent and wait for a person',
  jobs_waiting: 'Background jobs whose time has come',
  jobs_oldest_seconds: 'How long the oldest of them has waited',
  jobs_dead: 'Jobs that have failed as often as they may',
  payments_begun_last_hour: 'Payments begun within an hour, by what became of them',
  payments_overdue: 'Open payments whose time was over a quarter of an hour ago',
  stock_held: 'Lines of orders that hold pieces until they are paid',
  stock_held_overdue: 'Pieces held a quarter of an hour longer than promised',
  webhooks_overdue: 'Messages to other programs that are five minutes late',
  books_differences: 'Differences that the last check of the books has found',
} as const

/** The database is asked once for all who read within this time. */
const FRESH_MS = 5_000

type Said = { sign: string; label: string; measured: number }

/**
 * Has `/metrics` say what waits in the shop: for a node that works in the background, since each would say the same. A database that does not answer leaves the signs out, so that
 * an alert sees them missing and nobody sees yesterday's.
 */
export function tellVitalSigns({
  registry,
  database,
  log,
  now = Date.now,
}: {
  registry: Registry
  database: Pick<Database, 'all'>
  log: Logger
  now?: () => number
}): void {
  let asked: { at: number; said: Promise<readonly Said[]> } | undefined
  const ask = (): Promise<readonly Said[]> => {
    if (asked === undefined || now() - asked.at > FRESH_MS) {
      const said = database.all<Said>('select sign, label, measured from private.vital_signs()').catch((err: unknown): readonly Said[] => {
        log.warn({ err }, 'what waits in the shop could not be read')
        return []
      })
      asked = { at: now(), said }
    }
    return asked.said
  }
  for (const [name, help] of Object.entries(SIGNS)) {
    const byStatus = name === 'payments_begun_last_hour'
    registry.registerMetric(
      new Gauge({
        name: `shop_${name}`,
        help,
        labelNames: byStatus ? ['status'] : [],
        // Processes of a node say the same of one shop.
        aggregator: 'max',
        registers: [],
        async collect() {
          this.reset()
          const mine = (await ask()).filter(({ sign }) => sign === name)
          // A gauge without labels is 0 when it was reset, and nobody said so.
          if (mine.length === 0 && !byStatus) this.remove()
          for (const { label, measured } of mine) {
            if (byStatus) this.set({ status: label }, measured)
            else this.set(measured)
          }
        },
      }),
    )
  }
}

type Live = {
  pools: Readonly<Record<string, Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>>
  sockets?: () => number
  kept?: () => { bytes: number; pages: number }
}

/** Has `/metrics` say what this process holds: connections, open lines, kept pages. */
export function tellWhatIsHeld(registry: Registry, { pools, sockets, kept }: Live): void {
  const gauge = (name: string, help: string, read: () => readonly { labels?: Record<string, string>; value: number }[], labelNames: string[] = []) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        collect() {
          for (const { labels, value } of read()) this.set(labels ?? {}, value)
        },
      }),
    )
  const connections = () =>
    Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
      { labels: { pool, state: 'used' }, value: totalCount - idleCount },
      { labels: { pool, state: 'idle' }, value: idleCount },
      { labels: { pool, state: 'wanted' }, value: waitingCount },
    ])
  gauge('database_connections', 'Connections to the database by pool, and how they are', connections, ['pool', 'state'])
  if (sockets) gauge('realtime_sockets', 'Open lines of /realtime/v1', () => [{ value: sockets() }])
  if (kept) gauge('kept_pages_bytes', 'Memory of the pages that are kept', () => [{ value: kept().bytes }])
  if (kept) gauge('kept_pages', 'Pages that are kept', () => [{ value: kept().pages }])
}
