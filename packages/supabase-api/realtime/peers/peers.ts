import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Logger } from '../../kernel/logger.ts'
import { Chunks, chunksOf } from './chunks.ts'

const CHANNEL = 'realtime'
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** How often the database is asked whether it is there. */
const BEAT_MS = 5_000
/** What waits while the database is away; broadcasts are not kept longer than anybody would want them. */
const MOST_WAITING = 5_000
/** Beside the lock of other work of the same server; whoever holds it reads the write-ahead log. */
const LEADER_LOCK = 4_846_277_010

// pg's types leave out its connection; every client has one.
const streamOf = (client: pg.Client | undefined): Duplex | undefined => (client as unknown as { connection: { stream: Duplex } } | undefined)?.connection.stream

/** A message between the processes of one database. */
export type PeerMessage = { t: string } & Readonly<Record<string, unknown>>

export type PeerEvents = {
  /** `length` of its text. */
  message(message: PeerMessage, sender: string, length: number): void
  /** Listening, for the first time or again. */
  connected(): void
  lost(): void
}

/**
 * What the server processes of one database tell each other: LISTEN and NOTIFY on one connection of each, which is made again when it breaks. What is said goes out
 * in order, whatever its length; what is said while the database is away goes out afterwards, up to a limit.
 */
export class Peers {
  /** Names this process to the others. */
  readonly id = randomBytes(8).toString('base64url')
  readonly #url: string
  readonly #log: Logger
  readonly #chunks = new Chunks()
  #events: PeerEvents | undefined
  #client: pg.Client | undefined
  #listening = false
  #waiting: string[] = []
  #sending = false
  #number = 0
  #turn: Promise<unknown> = Promise.resolve()
  #again: NodeJS.Timeout | undefined
  #beat: NodeJS.Timeout | undefined
  readonly #silenceMs: number
  #closed = false

  /** A database that leaves a question unanswered for `silenceMs` is away: one that vanished with its machine never says goodbye. */
  constructor({ url, log, silenceMs }: { url: string; log: Logger; silenceMs: number }) {
    this.#url = url
    this.#log = log
    this.#silenceMs = silenceMs
  }

  /** Connects and stays connected. */
  open(events: PeerEvents): void {
    this.#events = events
    this.#beat = setInterval(() => void this.#answered('select').catch(() => undefined), Math.min(BEAT_MS, this.#silenceMs)).unref()
    void this.#connect(FIRST_PAUSE_MS)
  }

  get connected(): boolean {
    return this.#listening
  }

  /** Tells every other process. */
  say(message: PeerMessage): void {
    if (this.#closed) return
    this.#waiting.push(...chunksOf(this.id, (this.#number += 1), message))
    if (this.#waiting.length > MOST_WAITING) this.#waiting.splice(0, this.#waiting.length - MOST_WAITING)
    void this.#send()
  }

  /** Resolves when little waits to be told: whoever has much to say does not say it all at once. */
  async room(): Promise<void> {
    while (this.#listening && this.#waiting.length > MOST_WAITING / 4) await new Promise((next) => setTimeout(next, 5))
  }

  /** Hears nothing for a while: PostgreSQL keeps what is said until then. */
  pause(): void {
    streamOf(this.#client)?.pause()
  }

  resume(): void {
    streamOf(this.#client)?.resume()
  }

  /** Takes the leader's lock when nobody has it. It goes with the connection. */
  async lead(): Promise<boolean> {
    const [answer] = await this.#answered<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LEADER_LOCK])
    return answer?.taken ?? false
  }

  /** The processes that are connected, as the database knows them. */
  async list(): Promise<Set<string>> {
    const rows = await this.query<{ name: string }>(
      `select application_name as name from pg_stat_activity where datname = current_database() and application_name like 'realtime:%'`,
    )
    return new Set(rows.map(({ name }) => name.slice('realtime:'.length)))
  }

  /** A statement of the owner, such as sweeping old messages. One after the other: there is one connection. */
  query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.#inTurn(async (client) => (await client.query<Row>(text, [...values])).rows)
  }

  /** A statement that waits for nobody: without an answer the connection is given up. */
  #answered<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.#inTurn(async (client) => {
      const look = (): void => {
        // Who hears nothing of its own will hears no answer either.
        if (streamOf(client)?.isPaused()) impatience.refresh()
        else streamOf(client)?.destroy(new Error('the database does not answer'))
      }
      const impatience = setTimeout(look, this.#silenceMs).unref()
      try {
        return (await client.query<Row>(text, [...values])).rows
      } finally {
        clearTimeout(impatience)
      }
    })
  }

  #inTurn<Answer>(ask: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
    const answer = this.#turn.then(async () => {
      if (!this.#client) throw new Error('the database is away')
      return ask(this.#client)
    })
    this.#turn = answer.catch(() => undefined)
    return answer
  }

  async close(): Promise<void> {
    await this.#settled()
    this.#closed = true
    clearTimeout(this.#again)
    clearInterval(this.#beat)
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => undefined)
  }

  /** Until what was said last has gone out; not longer when the database is away. */
  async #settled(): Promise<void> {
    while (this.#listening && (this.#sending || this.#waiting.length > 0)) await new Promise((next) => setImmediate(next))
  }

  async #connect(pause: number): Promise<void> {
    if (this.#closed) return
    const mine = new pg.Client({
      connectionString: this.#url,
      application_name: `realtime:${this.id}`,
      keepAlive: true,
      connectionTimeoutMillis: this.#silenceMs,
    })
    this.#client = mine
    const lost = (error?: unknown): void => {
      if (this.#client !== mine) return
      this.#client = undefined
      const wasListening = this.#listening
      this.#listening = false
      this.#chunks.clear()
      mine.end().catch(() => undefined)
      if (this.#closed) return
      this.#log.warn({ err: error }, 'live events: the database is away; trying again')
      if (wasListening) this.#events?.lost()
      this.#again = setTimeout(() => void this.#connect(Math.min(pause * 2, LONGEST_PAUSE_MS)), pause).unref()
    }
    mine.on('error', lost)
    mine.on('end', () => lost())
    mine.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    try {
      await mine.connect()
      await mine.query(`listen ${CHANNEL}`)
      if (this.#client !== mine) return
      this.#listening = true
      pause = FIRST_PAUSE_MS
      this.#events?.connected()
      void this.#send()
    } catch (error) {
      lost(error)
    }
  }

  #hear(payload: string): void {
    const whole = this.#chunks.take(payload, this.id)
    if (!whole) return
    try {
      // Only server processes and functions of ours, which nobody else may call, write to this channel.
      this.#events?.message(JSON.parse(whole.text) as PeerMessage, whole.sender, whole.text.length)
    } catch (error) {
      this.#log.warn({ err: error }, 'live events: another process said something we do not understand')
    }
  }

  /** One statement after the other, each with all that waits. */
  async #send(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    let client: pg.Client | undefined
    try {
      while (this.#listening && this.#client && this.#waiting.length > 0) {
        client = this.#client
        const batch = this.#waiting.splice(0, 1_000)
        await this.#answered(`select pg_notify('${CHANNEL}', chunk) from unnest($1::text[]) chunk`, [batch])
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'live events: what was said did not reach the other processes')
      // Begun anew, the others learn that they have missed something.
      if (this.#client === client) streamOf(client)?.destroy(error instanceof Error ? error : undefined)
    } finally {
      this.#sending = false
    }
  }
}
