import pg from 'pg'

/** The connection a statement was sent on, as far as it says who asks. */
export type Asker = {
  host: string
  port: number
  user?: string | undefined
  database?: string | undefined
  password?: unknown
  /** What the session began with: its role, where to look for names, what it calls itself. */
  connectionParameters?: { options?: string; application_name?: string }
}
/** Called when a statement begins; answers who is told of its end, or nothing. */
export type Observer = (text: string, asker: Asker) => ((error?: unknown) => void) | undefined

type Query = (this: pg.Client, ...given: unknown[]) => unknown
type Ended = (error: unknown, result: unknown) => void
const isEnd = (value: unknown): value is Ended => typeof value === 'function'

/**
 * Has every statement of this process observed, by whichever pool it goes: the driver has no hook for it. What streams (a cursor, replication) passes by. Answers what
 * takes the observer away again.
 */
export function observeStatements(observe: Observer): () => void {
  // `query` has many shapes; it is handed on as it was given.
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  prototype.query = function observed(...given) {
    const [config] = given
    const at = given.findLastIndex(isEnd)
    const text = typeof config === 'string' ? config : isText(config) || (at >= 0 && isQuery(config)) ? config.text : undefined
    const end = text === undefined ? undefined : observe(text, this)
    if (end === undefined) return original.apply(this, given)
    if (at >= 0) {
      const told = given[at] as Ended
      given[at] = (error: unknown, result: unknown) => {
        end(error ?? undefined)
        told(error, result)
      }
      return original.apply(this, given)
    }
    const answer = original.apply(this, given)
    if (answer instanceof Promise) answer.then(() => end(), end)
    else end()
    return answer
  }
  return () => {
    prototype.query = original
  }
}

/** A query somebody made of their own; who waits for it is told at its end. */
const isQuery = (config: unknown): config is pg.Query & { text: string } => config instanceof pg.Query && 'text' in config && typeof config.text === 'string'

const isText = (config: unknown): config is { text: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  !('submit' in config) &&
  !('callback' in config && config.callback)
