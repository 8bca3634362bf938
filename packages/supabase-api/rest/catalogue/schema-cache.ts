import type { Pool, PoolClient } from 'pg'
import type { Logger } from '../../kernel/logger.ts'
import { buildCatalogue } from './build.ts'
import type { Catalogue } from './catalogue.ts'
import { readRows } from './rows.ts'

const CHANNEL = 'pgrst'
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 15_000

/** Keeps the catalogue true: read when first needed, read again when the database says `notify pgrst, 'reload schema'` (or `'reload config'`) or after a lost connection. */
export type SchemaCache = {
  /** The present catalogue; waits for the first one. */
  get(): Promise<Catalogue>
  /** Reads again; requests are answered from the old one until the new one is there. */
  reload(): Promise<void>
  timezones(): Promise<ReadonlySet<string>>
  close(): Promise<void>
}

export function cacheCatalogue(options: {
  pool: () => Pool
  /** Where it listens. */
  listening: () => Pool
  schemas: readonly string[]
  functionSchemas: readonly string[]
  log: Logger
  /** Asked on the connection that reads the catalogue, before it is read. */
  onRead?: (client: PoolClient) => Promise<void>
  onReload: () => void
}): SchemaCache {
  const { schemas, functionSchemas, log } = options
  let current: Promise<Catalogue> | undefined
  let reading: Promise<void> | undefined
  let readAgain = false
  let zones: Promise<ReadonlySet<string>> | undefined
  let listener: PoolClient | undefined
  let listening: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function read(): Promise<Catalogue> {
    const client = await options.pool().connect()
    try {
      await options.onRead?.(client)
      const catalogue = buildCatalogue(await readRows(client, functionSchemas), schemas)
      log.debug({ relations: catalogue.relations.size, functions: catalogue.routines.size }, 'read the database catalogue')
      client.release()
      return catalogue
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  /** Several notifications in a row end in one or two readings: the one under way, and one that surely saw the last change. */
  async function reload(): Promise<void> {
    if (reading) {
      readAgain = true
      return reading
    }
    reading = (async () => {
      do {
        readAgain = false
        try {
          const catalogue = await read()
          current = Promise.resolve(catalogue)
          options.onReload()
        } catch (error) {
          log.error({ error: String(error) }, 'could not read the database catalogue; the old one stays')
        }
      } while (readAgain && !closed)
    })()
    await reading.finally(() => (reading = undefined))
  }

  async function listen(pause = FIRST_PAUSE_MS): Promise<void> {
    if (closed || listener) return
    try {
      const client = await options.listening().connect()
      listener = client
      const lost = (error?: Error): void => {
        if (listener !== client) return
        listener = undefined
        client.release(error ?? true)
        if (!closed) retry = setTimeout(() => void listen().then(reload), FIRST_PAUSE_MS).unref()
      }
      client.on('error', lost)
      client.on('end', () => lost())
      client.on('notification', ({ payload }) => {
        if (payload === '' || payload === 'reload schema' || payload === 'reload config' || payload === undefined) void reload()
      })
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      const client = listener
      listener = undefined
      client?.release(true)
      if (closed) return
      log.warn({ error: String(error) }, 'could not listen for schema changes; trying again')
      retry = setTimeout(() => void listen(Math.min(pause * 2, LONGEST_PAUSE_MS)).then(reload), pause).unref()
    }
  }

  return {
    async get() {
      if (!current) {
        // Listen first: a change between reading and listening would be missed for good.
        listening ??= listen()
        const first = listening.then(read)
        current = first
        first.catch(() => {
          if (current === first) current = undefined
        })
      }
      return current
    },
    reload,
    timezones() {
      if (!zones) {
        const reading = options
          .pool()
          .query<{ name: string }>('select name from pg_timezone_names')
          .then(({ rows }) => new Set(rows.map(({ name }) => name)))
        zones = reading
        reading.catch(() => (zones = undefined))
      }
      return zones
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await listening
      const client = listener
      listener = undefined
      client?.release(true)
      await reading
    },
  }
}
