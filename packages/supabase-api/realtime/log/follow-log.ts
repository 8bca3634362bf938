import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Change } from '../changes/change.ts'
import { LogDecoder, type LogMessage } from './pgoutput.ts'

/** How often the server is told how far we are; it ends connections that say nothing for a minute. */
const STATUS_MS = 10_000
const GOODBYE_MS = 1_000

/** The parts of pg's connection that a replication stream needs; its types leave them out. */
type ReplicationConnection = {
  stream: Duplex
  on(event: 'copyData', listener: (message: { chunk: Buffer }) => void): void
  once(event: 'replicationStart', listener: () => void): void
  sendCopyFromChunk(chunk: Buffer): void
}

// The cast is safe as long as the tests pass: they read a real log through it.
const connectionOf = (client: pg.Client): ReplicationConnection => (client as unknown as { connection: ReplicationConnection }).connection

/** The write-ahead log as it is written. `ended` resolves with the reason when the connection breaks; `stop` ends it. */
export type FollowedLog = { ended: Promise<unknown>; stop(): Promise<void> }

/**
 * Reads the changes of the publications from now on, through a slot that lives no longer than its connection, so that a server that is gone holds back no log. Resolves
 * when every later commit will be heard. `take` may be slow: beyond `pendingBytes` the stream is paused. A server that says nothing for `silenceMs`, although it is asked to, is gone.
 */
export async function followLog(options: {
  url: string
  publications: readonly string[]
  pendingBytes: number
  silenceMs: number
  take: (change: Change) => Promise<void>
}): Promise<FollowedLog> {
  const client = new pg.Client({
    connectionString: options.url,
    // pg hands this on to the server; its types leave it out.
    ...({ replication: 'database' } as object),
    application_name: 'realtime log',
    keepAlive: true,
    connectionTimeoutMillis: options.silenceMs,
    options: '-c datestyle=ISO -c timezone=UTC -c intervalstyle=postgres -c extra_float_digits=1 -c statement_timeout=0',
  })
  let lost: (reason: unknown) => void = () => undefined
  const ended = new Promise<unknown>((resolve) => (lost = resolve))
  client.on('error', lost)
  client.on('end', () => lost(new Error('the connection ended')))
  let status: NodeJS.Timeout | undefined
  const stop = async (): Promise<void> => {
    clearInterval(status)
    lost(undefined)
    const { stream } = connectionOf(client)
    // A paused stream would never read the server's goodbye.
    stream.resume()
    const impatient = setTimeout(() => stream.destroy(), GOODBYE_MS)
    await client.end().catch(() => undefined)
    clearTimeout(impatient)
  }
  try {
    await client.connect()
    // The commands of replication are known by their capitals only.
    const slot = `realtime_${randomBytes(6).toString('hex')}`
    await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY LOGICAL pgoutput NOEXPORT_SNAPSHOT`)
    const connection = connectionOf(client)
    const reader = new LogReader({ connection, ...options, failed: lost })
    const started = new Promise<void>((resolve) => connection.once('replicationStart', resolve))
    const names = options.publications.map((name) => name.replaceAll(/["']/g, '')).join(',')
    const running = client.query(`START_REPLICATION SLOT ${slot} LOGICAL 0/0 (proto_version '1', publication_names '${names}')`)
    running.catch(lost)
    await Promise.race([started, running])
    status = setInterval(() => reader.confirm(), Math.min(STATUS_MS, options.silenceMs / 2)).unref()
    ended.finally(() => clearInterval(status)).catch(() => undefined)
    return { ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

class LogReader {
  readonly #connection: ReplicationConnection
  readonly #take: (change: Change) => Promise<void>
  readonly #failed: (reason: unknown) => void
  readonly #pendingBytes: number
  readonly #decoder = new LogDecoder()
  #committedAt = ''
  #transaction = 0
  #confirmed = 0n
  #pending = 0
  readonly #silenceMs: number
  #heardAt = performance.now()

  constructor(options: {
    connection: ReplicationConnection
    pendingBytes: number
    silenceMs: number
    take: (change: Change) => Promise<void>
    failed: (reason: unknown) => void
  }) {
    this.#connection = options.connection
    this.#take = options.take
    this.#failed = options.failed
    this.#pendingBytes = options.pendingBytes
    this.#silenceMs = options.silenceMs
    options.connection.on('copyData', ({ chunk }) => this.#receive(chunk))
  }

  /** Tells the server that what was read until now may be forgotten, and asks for a word in return. */
  confirm(): void {
    // Whoever does not listen hears nothing.
    if (this.#connection.stream.isPaused()) this.#heardAt = performance.now()
    else if (performance.now() - this.#heardAt > this.#silenceMs) return this.#failed(new Error('the log is silent'))
    this.#tell({ wantsAnswer: true })
  }

  #tell({ wantsAnswer }: { wantsAnswer: boolean }): void {
    const message = Buffer.alloc(34)
    message.write('r', 0)
    for (const at of [1, 9, 17]) message.writeBigInt64BE(this.#confirmed, at)
    message.writeBigInt64BE(BigInt(Date.now() - Date.UTC(2000, 0, 1)) * 1000n, 25)
    message.writeUInt8(wantsAnswer ? 1 : 0, 33)
    this.#connection.sendCopyFromChunk(message)
  }

  #receive(chunk: Buffer): void {
    this.#heardAt = performance.now()
    try {
      const kind = String.fromCharCode(chunk[0] ?? 0)
      // 'w': start, end, clock, then the message. 'k': end, clock, and whether an answer is wanted.
      if (kind === 'w') this.#hear(this.#decoder.read(chunk.subarray(25)), chunk.length)
      else if (kind === 'k') {
        if (this.#pending === 0) this.#confirmed = max(this.#confirmed, chunk.readBigInt64BE(1))
        if (chunk[17] === 1) this.#tell({ wantsAnswer: false })
      }
    } catch (error) {
      this.#failed(error)
    }
  }

  #hear(message: LogMessage | undefined, bytes: number): void {
    if (message?.kind === 'begin') {
      this.#committedAt = message.at
      this.#transaction = message.transaction
    } else if (message?.kind === 'commit') this.#confirmed = max(this.#confirmed, message.end)
    else if (message?.kind === 'row') {
      const { relation, action } = message
      const { entity, schema, table } = relation
      this.#count(bytes)
      this.#take({ entity, schema, table, action, at: this.#committedAt, transaction: this.#transaction, new: message.new, old: message.old })
        .catch(this.#failed)
        .finally(() => this.#count(-bytes))
    }
  }

  #count(bytes: number): void {
    this.#pending += bytes
    const { stream } = this.#connection
    if (this.#pending > this.#pendingBytes && !stream.isPaused()) stream.pause()
    else if (this.#pending < this.#pendingBytes / 2 && stream.isPaused()) stream.resume()
  }
}

const max = (one: bigint, other: bigint): bigint => (one > other ? one : other)
