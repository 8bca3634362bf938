import pg from 'pg'
import type { Logger } from '../../app/platform/logger.ts'
import type { Asker, Observer } from './observe-statements.ts'

/** The same statement is written this often at most, with how many there were since. */
const AGAIN_AFTER_MS = 10 * 60_000
/** As many different statements are remembered; a program that makes them up must not fill the memory. */
const MOST_STATEMENTS = 500
const LONGEST_TEXT = 4_000
const PLAN_PATIENCE_MS = 5_000

type Known = { toldAt: number; since: number; slowest: number }

/**
 * Writes statements that take longer than `slowMs` into the log, each with the plan that PostgreSQL has for it whatever its values are: values are people's, and are written nowhere.
 * Times contain the waiting behind earlier statements of the connection.
 */
export function slowStatements({ slowMs, log, now = Date.now }: { slowMs: number; log: Logger; now?: () => number }): Observer {
  const known = new Map<string, Known>()
  let planning: Promise<unknown> = Promise.resolve()
  return (text, asker) => {
    const began = performance.now()
    return () => {
      const ms = performance.now() - began
      if (ms < slowMs) return
      const before = known.get(text)
      const entry = before ?? { toldAt: -Infinity, since: 0, slowest: 0 }
      entry.since += 1
      entry.slowest = Math.max(entry.slowest, ms)
      if (now() - entry.toldAt < AGAIN_AFTER_MS || (before === undefined && known.size >= MOST_STATEMENTS)) return
      known.set(text, entry)
      const facts = {
        ms: Math.round(entry.slowest),
        times: entry.since,
        by: asker.connectionParameters?.application_name ?? asker.user,
        statement: text.slice(0, LONGEST_TEXT),
      }
      Object.assign(entry, { toldAt: now(), since: 0, slowest: 0 })
      // One after the other: a database in trouble is asked for one plan at a time.
      planning = planning.then(async () => log.warn({ ...facts, plan: await planOf(text, asker) }, 'a statement was slow'))
    }
  }
}

/** The plan for any values, as the role that asked has it; undefined for what has none, or while the database does not answer. */
export async function planOf(text: string, asker: Asker): Promise<string | undefined> {
  if (!/^\s*(with|select|insert|update|delete|merge|values)\b/i.test(text)) return undefined
  const { host, port, user, database, password, connectionParameters: { options } = {} } = asker
  const client = new pg.Client({
    host,
    port,
    user,
    database,
    ...(typeof password === 'string' && { password }),
    ssl: 'ssl' in asker ? (asker.ssl as boolean) : false,
    ...(options && { options }),
    application_name: 'hattha plans',
    connectionTimeoutMillis: PLAN_PATIENCE_MS,
    query_timeout: PLAN_PATIENCE_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('begin read only')
    await client.query('set local plan_cache_mode = force_generic_plan')
    await client.query(`prepare slow as ${text}`)
    const { rows: taken } = await client.query<{ many: number }>(`select cardinality(parameter_types) as many from pg_prepared_statements where name = 'slow'`)
    const values = Array.from({ length: taken[0]?.many ?? 0 }, () => 'null').join(', ')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs, verbose off) execute slow${values && `(${values})`}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}
