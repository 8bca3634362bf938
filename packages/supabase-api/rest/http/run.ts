import { createHash } from 'node:crypto'
import type { Pool, PoolClient, QueryResult } from 'pg'
import { againAfterDeadlock } from '@hattha/postgres'
import { BoundedMap } from '../bounded-map.ts'
import { RestRefusal } from '../refusal.ts'
import type { AnswerRow, AnswerStatement } from '../sql/answer.ts'
import { hasPrepared, inOneMessage, socketOf, type Prepared } from './one-message.ts'

/** What a request tells the database about itself, transaction-locally: the settings policies and functions read. */
export type RequestContext = {
  searchPath: string
  claims: string
  method: string
  path: string
  headers: string
  cookies: string
  statementTimeoutMs: number
  timezone: string | null
  /** Whether that is the time of this role, whatever its connections say. */
  timeoutIsBound: boolean
}

export type Run = {
  context: RequestContext
  readOnly: boolean
  statement: AnswerStatement
  /** Explained before, for the planner's estimate of its rows. */
  estimate?: AnswerStatement | null
  /** Looks at the answer before the commit and throws to roll back. Costs a second round trip. */
  check?: ((row: AnswerRow) => void) | null
  rollback?: boolean
  /** What a function wants for its whole transaction. */
  hoisted?: Hoisted
  /** Is told how long the database worked, when it is over, well or badly. */
  took?: (ms: number) => void
}

export type Hoisted = { isolation: string | null; statementTimeout: string | null }

export type Ran = { row: AnswerRow; estimated: number | null }

/** What a request says of itself; without columns, since nobody reads them. Volatile functions of a subquery are called, whoever asks for their values. */
const settingsText = (more: string): string => `select from (select set_config('search_path', $1, true) as a, set_config('request.jwt.claims', $2, true) as b,
  set_config('request.method', $3, true) as c, set_config('request.path', $4, true) as d, set_config('request.headers', $5, true) as e,
  set_config('request.cookies', $6, true) as f, set_config('response.headers', '', true) as g, set_config('response.status', '', true) as h,
  set_config('rest.inserted', '', true) as i, set_config('statement_timeout',
    case when $8::boolean or current_setting('statement_timeout') = '0' then $7 else current_setting('statement_timeout') end, true) as j${more} offset 0) said`
const SETTINGS = { name: 'rest-settings', text: settingsText('') }
const SETTINGS_OF_READER = { name: 'rest-settings-read', text: settingsText(`, set_config('transaction_read_only', 'on', true) as k`) }
const TIMEOUT = `select set_config('statement_timeout', $1, true)`
const TIMEZONE = `select set_config('timezone', $1, true)`

/** More statements than this on one connection, and it is replaced: requests could otherwise fill the backend's memory with plans. */
const STATEMENTS_PER_CONNECTION = 400

const NO_ANSWER: AnswerRow = { page: 0, body: '', total: null, affected: null, inserted: null, key: null, headers: null, status: null }

/** Runs statements with the request's context in a transaction of their own. */
export class Runner {
  readonly #seen = new BoundedMap<string, string>(2000)
  readonly #prepared = new WeakMap<PoolClient, Set<string>>()

  /**
   * Begin, settings, statement and commit leave in one message when the pool's clients are made with `pipeline: true`: one round trip. A
   * statement that fails turns the commit behind it into a rollback. What a connection has prepared, and what wants no more of its transaction than to
   * end well, goes without begin and commit: PostgreSQL makes one transaction of it by itself. Made again after a deadlock: nothing of it has happened.
   */
  run(pool: Pool, run: Run): Promise<Ran> {
    return againAfterDeadlock(() => this.#once(pool, run))
  }

  async #once(pool: Pool, run: Run): Promise<Ran> {
    const client = await pool.connect()
    const begun = performance.now()
    let broken: unknown = false
    try {
      return await this.#transaction(client, run)
    } catch (error) {
      broken = isBroken(error)
      throw error
    } finally {
      run.took?.(performance.now() - begun)
      const unclean = client.getTransactionStatus?.() !== 'I' || (this.#prepared.get(client)?.size ?? 0) > STATEMENTS_PER_CONNECTION
      client.release(broken === true || unclean)
    }
  }

  async #transaction(client: PoolClient, run: Run): Promise<Ran> {
    const { context, readOnly, statement, estimate, check, rollback, hoisted } = run
    const settings: Prepared = { ...(readOnly ? SETTINGS_OF_READER : SETTINGS), values: settingsOf(context) }
    const { name } = this.#nameFor(client, statement.text)
    if (name !== undefined && isPlain(run)) {
      const prepared = { ...statement, name }
      if (hasPrepared(client, settings) && hasPrepared(client, prepared)) {
        return { row: (await inOneMessage(client, settings, prepared)) ?? NO_ANSWER, estimated: null }
      }
    }
    const queries: Query[] = [{ text: `begin${hoisted?.isolation ? ` isolation level ${hoisted.isolation}` : ''}${readOnly ? ' read only' : ''}` }, settings]
    if (hoisted?.statementTimeout) queries.push({ text: TIMEOUT, values: [hoisted.statementTimeout] })
    if (context.timezone !== null) queries.push({ text: TIMEZONE, values: [context.timezone] })
    const explained = estimate ? queries.push({ text: `explain (format json) ${estimate.text}`, values: estimate.values }) - 1 : -1
    const answered = queries.push({ ...statement, ...(name !== undefined && { name }) }) - 1
    if (!check) queries.push({ text: rollback ? 'rollback' : 'commit' })

    const results = await sendAll(client, queries)
    // The answer statement gives exactly these columns, in one row.
    const row = (results[answered]?.rows[0] ?? NO_ANSWER) as AnswerRow
    const estimated = explained < 0 ? null : planned(results[explained]?.rows[0], 'Plan Rows')
    if (check) await finish(client, () => check(row), rollback === true)
    return { row, estimated }
  }

  /** The plan PostgreSQL makes of a statement, as text or JSON. */
  async explain(pool: Pool, run: Run, plan: { format: 'text' | 'json'; options: readonly string[] }): Promise<string> {
    const client = await pool.connect()
    try {
      const { statement } = run
      const text = `explain (format ${plan.format}${plan.options.map((option) => `, ${option}`).join('')}) ${statement.text}`
      await client.query(run.readOnly ? 'begin read only' : 'begin')
      await client.query(SETTINGS.text, settingsOf(run.context))
      const { rows } = await client.query<Record<string, unknown>>(text, [...statement.values])
      const lines = rows.map((row) => row['QUERY PLAN'])
      return plan.format === 'json' ? (typeof lines[0] === 'string' ? lines[0] : JSON.stringify(lines[0])) : lines.join('\n')
    } finally {
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      )
    }
  }

  /** What PostgreSQL expects a statement to cost, in the units of its planner, whatever its values are: planned as if they were unknown. */
  async plannedCost(pool: Pool, context: RequestContext, { text, values }: AnswerStatement): Promise<number> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(SETTINGS.text, settingsOf(context))
      await client.query('set local plan_cache_mode = force_generic_plan')
      await client.query(`prepare rest_planned as ${text}`)
      const given = values.length === 0 ? '' : `(${values.map(() => 'null').join(', ')})`
      const { rows } = await client.query(`explain (format json) execute rest_planned${given}`)
      return planned(rows[0], 'Total Cost') ?? Infinity
    } finally {
      // One message: a pooler has it run where it was prepared.
      const end = 'rollback; deallocate rest_planned'
      await client
        .query(end)
        // It is not there when it could not be made.
        .catch((error: unknown) => {
          if (isBroken(error)) throw error
        })
        .then(
          () => client.release(),
          () => client.release(true),
        )
    }
  }

  /** A statement seen before is prepared under a name made of its text, so that PostgreSQL keeps its plan. */
  #nameFor(client: PoolClient, text: string): { name?: string } {
    const name = this.#seen.get(text)
    if (name === undefined) {
      this.#seen.set(text, `rest-${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`)
      return {}
    }
    const prepared = this.#prepared.get(client) ?? new Set()
    this.#prepared.set(client, prepared.add(name))
    return { name }
  }
}

type Query = { text: string; name?: string; values?: readonly unknown[] }

/** Whether a run is its settings and its statement, and nothing else is asked of its transaction. */
const isPlain = ({ context, estimate, check, rollback, hoisted }: Run): boolean =>
  !estimate && !check && rollback !== true && context.timezone === null && !hoisted?.isolation && !hoisted?.statementTimeout

/** Sends the queries behind each other without waiting, when the client can; throws the first error after all have been answered. */
async function sendAll(client: PoolClient, queries: readonly Query[]): Promise<QueryResult[]> {
  const send = ({ values, ...query }: Query): Promise<QueryResult> => client.query({ ...query, values: values ? [...values] : [] })
  if (!client.pipeline) {
    const results: QueryResult[] = []
    try {
      for (const query of queries) results.push(await send(query))
    } catch (error) {
      await client.query('rollback')
      throw error
    }
    return results
  }
  const outcomes = await Promise.allSettled(inOneWrite(client, () => queries.map(send)))
  const results: QueryResult[] = []
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') {
      if (client.getTransactionStatus?.() !== 'I' && !isBroken(outcome.reason)) await client.query('rollback')
      throw outcome.reason
    }
    results.push(outcome.value)
  }
  return results
}

/** Sends what `write` queries in one packet: pg would make a system call of each query. */
function inOneWrite<Result>(client: PoolClient, write: () => Result): Result {
  const stream = socketOf(client)
  stream?.cork()
  try {
    return write()
  } finally {
    stream?.uncork()
  }
}

async function finish(client: PoolClient, check: () => void, rollback: boolean): Promise<void> {
  try {
    check()
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await client.query(rollback ? 'rollback' : 'commit')
}

const settingsOf = (context: RequestContext): (string | boolean)[] => [
  context.searchPath,
  context.claims,
  context.method,
  context.path,
  context.headers,
  context.cookies,
  String(context.statementTimeoutMs),
  context.timeoutIsBound,
]

/** What the planner says of the whole statement. */
function planned(row: unknown, what: 'Plan Rows' | 'Total Cost'): number | null {
  const plan: unknown = typeof row === 'object' && row !== null && 'QUERY PLAN' in row ? row['QUERY PLAN'] : null
  const parsed: unknown = typeof plan === 'string' ? JSON.parse(plan) : plan
  const found = Array.isArray(parsed) ? (parsed[0] as { Plan?: Record<string, unknown> } | undefined)?.Plan?.[what] : null
  return typeof found === 'number' ? found : null
}

/** An error without SQLSTATE is not PostgreSQL's: the connection is of no more use. */
const isBroken = (error: unknown): boolean => !(error instanceof Error && 'severity' in error) && !(error instanceof RestRefusal)
