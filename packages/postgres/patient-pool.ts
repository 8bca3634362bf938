import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** How long a caller waits for a database or pooler that restarts: what takes longer is an outage, and is said. */
const PATIENCE_MS = 4_000
const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 250

/** When a connection of this process broke last, by `performance.now()`. */
let lastLost = Number.NEGATIVE_INFINITY

/** Remembers that a connection broke while somebody used it. */
export const noteLost = (): void => void (lastLost = performance.now())

/**
 * Asks, and asks again for some seconds as long as the answer `failed` and a connection broke meanwhile. For what only reads, or does one thing once however often it is said.
 */
export async function askedAgain<Answer>(ask: () => Promise<Answer>, failed: (answer: Answer) => boolean): Promise<Answer> {
  // From the first failure on: a primary that stands still is noticed late, and what hung there is then asked of the next.
  let until: number | undefined
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    const began = performance.now()
    const answer = await ask()
    if (!failed(answer)) return answer
    until ??= performance.now() + PATIENCE_MS
    // The end of a line is heard a moment after the error that was said on it.
    await pause(wait)
    if (lastLost < began || performance.now() > until) return answer
  }
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void

/** A pool whose callers do not notice that a pooler or a primary restarts: nothing was asked yet, so a connection that is refused is tried again for some seconds. */
export class PatientPool extends pg.Pool {
  constructor(config?: pg.PoolConfig) {
    super(config)
    // Who asks the pool itself gives a line back with the error that was said on it. It is closed for that, so that nobody hears it break.
    this.on('release', (error: unknown) => {
      if (isGoodbye(error)) noteLost()
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    const client = this.#connect()
    if (!connected) return client
    client.then(
      (one) => connected(undefined, one, (release) => one.release(release === undefined ? undefined : release instanceof Error ? release : Boolean(release))),
      (error: unknown) => connected(error instanceof Error ? error : new Error(String(error)), undefined, () => undefined),
    )
  }

  async #connect(): Promise<pg.PoolClient> {
    const until = performance.now() + PATIENCE_MS
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      try {
        return await super.connect()
      } catch (error) {
        if (this.ending || !comesBack(error) || performance.now() + wait > until) throw error
      }
      await pause(wait)
    }
  }
}

/** What ends a line, or was found to have ended one; and what a server says that takes no writes any more (25006): the next line leads to another. */
const isGoodbye = (error: unknown): boolean =>
  comesBack(error) || (error instanceof Error && (('code' in error && error.code === '25006') || error.message.endsWith('is not queryable')))

/** Nobody listens (yet), starts, stops, or was cut off: PostgreSQL's 57P01 to 57P03 and class 08, PgBouncer's own of class 08, and what the system says. Not a wrong password, nor a full pool. */
function comesBack(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[123]|08...)$/.test(code) || error.message === 'Connection terminated unexpectedly'
}
