import { createHash } from 'node:crypto'
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg'
import type { Database } from './database.ts'
import { againAfterDeadlock } from './deadlock.ts'
import { noteLost } from './patient-pool.ts'

/** So many different statements are prepared by name per pool; a connection keeps what it prepared, so the number has an end. */
const NAMED_STATEMENTS = 500
/** Longer statements are made by programs, differ each time, and are not worth keeping. */
const LONGEST_NAMED_CHARACTERS = 20_000

type Run = (text: string, values: readonly unknown[]) => Promise<QueryResult>
type Named = (text: string) => string | undefined

/** The `Database` of queries and commands on a pool. */
export function databaseOf(pool: Pool): Database {
  const named = statementNames()
  const once: Run = async (text, values) => {
    const client = await pool.connect()
    let broken = true
    try {
      const result = await ask(client, named, text, values)
      broken = false
      return result
    } catch (error) {
      if (!planIsOutdated(error)) {
        broken = !isSqlError(error) || (await takesNoWrites(client, error))
        throw error
      }
      // A migration changed what this prepared statement returns. The connection goes; the question is asked again without a name.
      return await client.query({ text, values: [...values] })
    } finally {
      if (broken) noteLost()
      client.release(broken)
    }
  }
  const begin = async <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect()
    let broken = true
    try {
      await client.query('begin')
      try {
        const result = await inTransaction({ client, named, depth: 1 }, work)
        const { command } = await client.query('commit')
        broken = false
        if (command !== 'COMMIT') throw new Error('A statement of this transaction failed and the error was swallowed, so PostgreSQL rolled everything back.')
        return result
      } catch (error) {
        if (broken) {
          await client.query('rollback')
          broken = await takesNoWrites(client, error)
        }
        throw error
      }
    } finally {
      if (broken) noteLost()
      client.release(broken)
    }
  }
  return {
    ...answersOf((text, values) => againAfterDeadlock(() => once(text, values))),
    transaction: (work, { repeatable = false } = {}) => (repeatable ? againAfterDeadlock(() => begin(work)) : begin(work)),
  }
}

async function inTransaction<Result>(at: { client: PoolClient; named: Named; depth: number }, work: (tx: Database) => Promise<Result>): Promise<Result> {
  const { client, named, depth } = at
  let state: 'open' | 'inside' | 'ended' = 'open'
  // One statement after the other, also when the work asks several at once: a connection answers in order.
  let last: Promise<unknown> = Promise.resolve()
  const inOrder = <T>(next: () => Promise<T>): Promise<T> => {
    const turn = last.then(next)
    last = turn.catch(() => undefined)
    return turn
  }
  const mustBeOpen = (): void => {
    if (state === 'ended') throw new Error('This transaction has ended; a statement in it was not awaited.')
    if (state === 'inside') throw new Error('A transaction inside this one is open: use the inner one.')
  }
  // Asked twice: now, since a statement of the outer transaction awaited inside the inner one would wait for itself, and when its turn comes.
  const inTurn = async <T>(next: () => Promise<T>): Promise<T> => {
    mustBeOpen()
    return await inOrder(() => {
      mustBeOpen()
      return next()
    })
  }
  const tx: Database = {
    ...answersOf((text, values) => inTurn(() => ask(client, named, text, values))),
    transaction: (inner) =>
      inTurn(async () => {
        state = 'inside'
        const savepoint = `s${depth}`
        try {
          await client.query(`savepoint ${savepoint}`)
          try {
            const result = await inTransaction({ client, named, depth: depth + 1 }, inner)
            await client.query(`release savepoint ${savepoint}`)
            return result
          } catch (error) {
            await client.query(`rollback to savepoint ${savepoint}; release savepoint ${savepoint}`)
            throw error
          }
        } finally {
          state = 'open'
        }
      }),
  }
  try {
    return await work(tx)
  } finally {
    await last
    state = 'ended'
  }
}

function answersOf(run: Run): Omit<Database, 'transaction'> {
  // The row type is the caller's promise about its own SQL; tests with real PostgreSQL keep it.
  const all = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> => (await run(text, values)).rows as Row[]
  const maybe = async <Row>(text: string, values?: readonly unknown[]): Promise<Row | undefined> => {
    const rows = await all<Row>(text, values)
    if (rows.length > 1) throw new Error(`Expected at most one row and got ${rows.length}: ${text.slice(0, 200)}`)
    return rows[0]
  }
  const one = async <Row>(text: string, values?: readonly unknown[]): Promise<Row> => {
    const row = await maybe<Row>(text, values)
    if (row === undefined) throw new Error(`Expected one row and got none: ${text.slice(0, 200)}`)
    return row
  }
  return { all, maybe, one }
}

function ask(client: PoolClient, named: Named, text: string, values: readonly unknown[]): Promise<QueryResult<QueryResultRow>> {
  const name = named(text)
  return client.query({ ...(name !== undefined && { name }), text, values: [...values] })
}

function statementNames(): Named {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= NAMED_STATEMENTS || text.length > LONGEST_NAMED_CHARACTERS) return undefined
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}

/** An error PostgreSQL reported about the statement, whose code bears a digit (`EPIPE` does not): the connection itself is fine. Class 08 and 57P mean it is not. */
function isSqlError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(code) && !code.startsWith('08') && !code.startsWith('57P')
}

/**
 * Whether a statement was refused because the server itself changes nothing: a primary that became a replica, and is still found under its old address. Whoever stays on its line is refused for ever, and
 * whoever asks again meets the next. Outside of a transaction only the server says so, not what was wanted of one.
 */
async function takesNoWrites(client: PoolClient, error: unknown): Promise<boolean> {
  if (!(error instanceof Error && 'code' in error && error.code === '25006')) return false
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  return rows[0]?.transaction_read_only === 'on'
}

const planIsOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan must not change result type')
