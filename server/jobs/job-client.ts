import pg from 'pg'

/** One of the codes upon which graphile-worker asks again (`RETRYABLE_ERROR_CODES`). */
const KNOWN = 'EHOSTUNREACH'

/**
 * A connection of the queue, which says in the queue's words that its line broke or leads to a server that takes no writes. The queue asks again and again upon a few codes; upon anything else, as upon most of what is said
 * when a primary goes, it lets go of an answer that nobody waits for, and that ends the process.
 */
export class JobClient extends pg.Client {
  override connect(): Promise<this>
  override connect(connected: (error: Error) => void): void
  override connect(connected?: (error: Error) => void): Promise<this> | void {
    if (!connected) return super.connect().then(() => this, fail)
    // pg calls back without an error when it is connected, whatever its types say.
    super.connect((error: Error | null) => connected((error && named(error)) as Error))
  }

  // pg's `query` has more shapes than TypeScript can override; all of them arrive here as they were called.
  override query = ((...given: unknown[]) => {
    const answer = (super.query as (...all: unknown[]) => unknown)(...given)
    return answer instanceof Promise ? answer.catch(fail) : answer
  }) as pg.Client['query']
}

const fail = (error: unknown): never => {
  throw error instanceof Error ? named(error) : error
}

/** The codes of lines that break, other than those the queue knows. */
const BROKE = /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[12]|08...|25006)$/

function named(error: Error): Error {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const broke = code === '' ? /^Connection terminated|is not queryable$|^timeout expired$/.test(error.message) : BROKE.test(code)
  return broke ? Object.assign(new Error(error.message, { cause: error }), { code: KNOWN }) : error
}
