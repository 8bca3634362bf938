import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { forgetOtherPieces, keepPiece } from './log-pieces.ts'
import { openReplication, placeOf, placeText, segmentName, type Replication } from './replication.ts'
import type { Shelf } from './shelf.ts'

/** How the log is doing. `until`: everything that was committed before this moment is on the shelf. */
export type LogState = {
  state: 'starting' | 'kept' | 'elsewhere' | 'broken' | 'stopped'
  chain: string | undefined
  until: Date | undefined
  problem: string | undefined
}

export type KeptLog = {
  state(): LogState
  /** Resolves with the chain once the log is being read; rejects when it stops before. */
  chain(): Promise<string>
  /** True once everything that was committed before this call is on the shelf; false when that takes longer than `ms`. */
  settled(ms: number): Promise<boolean>
  stop(): Promise<void>
}

type Options = {
  url: string
  shelf: Shelf
  secret: string
  /** How long something may be committed and not yet be on the shelf. */
  flushMs: number
  warn: (error: unknown, sentence: string) => void
}

/** The server is told how far we are, and asked to answer. */
const STATUS_MS = 5_000
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 10_000
/** So many pieces of one segment are put together to one. */
const PIECES = 48
/** Beyond this the server waits until what it sent is on the shelf. */
const PENDING_BYTES = 4 * 1024 * 1024
const YEAR_2000_MS = Date.UTC(2000, 0, 1)
/** The server says what it has sent, and may know a commit a moment before that. */
const MARGIN_MS = 1_000

/**
 * Keeps the write-ahead log on a shelf while it is written (START_REPLICATION PHYSICAL), through a slot that the server keeps: what was not yet kept when this process died is
 * sent again. Begins again when the connection breaks. One process of several does it; the others wait for it to go.
 */
export function keepLog(options: Options): KeptLog {
  const now: LogState = { state: 'starting', chain: undefined, until: undefined, problem: undefined }
  let stopping = false
  let running: LogReader | undefined
  const { promise: begun, resolve: begin, reject: give } = Promise.withResolvers<string>()
  begun.catch(() => undefined)
  const wake = new AbortController()
  const loop = (async () => {
    for (let wait = FIRST_PAUSE_MS; !stopping; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        running = await LogReader.start(options, now)
        begin(running.chain)
        wait = FIRST_PAUSE_MS
        await running.ended
      } catch (error) {
        if (stopping) break
        const elsewhere = error instanceof KeptElsewhere
        // A backup goes with the log whoever keeps it.
        if (elsewhere) begin((now.chain = error.chain))
        if (!elsewhere && now.problem === undefined) options.warn(error, 'the log of the database is not being backed up; trying again')
        now.state = elsewhere ? 'elsewhere' : 'broken'
        now.problem = error instanceof Error ? error.message : String(error)
      }
      await running?.stop()
      running = undefined
      if (!stopping) await pause(wait, undefined, { signal: wake.signal }).catch(() => undefined)
    }
  })()
  return {
    state: () => ({ ...now }),
    chain: () => begun,
    async settled(ms) {
      const { now: wanted } = await placesOf(options.url)
      for (const since = Date.now(); Date.now() - since < ms; await pause(100))
        if ((running?.place ?? (await placesOf(options.url)).kept) >= wanted) return true
      return false
    },
    async stop() {
      stopping = true
      wake.abort()
      await running?.stop()
      await loop
      now.state = 'stopped'
      give(new Error('the log is not kept any more'))
    },
  }
}

class KeptElsewhere extends Error {
  readonly chain: string
  constructor(chain: string) {
    super('another process backs up the log')
    this.chain = chain
  }
}

type Slot = { slot_name: string; active: boolean; wal_status: string | null; restart_lsn: string | null }

class LogReader {
  readonly chain: string
  readonly ended: Promise<void>
  readonly #options: Options
  readonly #now: LogState
  readonly #replication: Replication
  readonly #timeline: number
  readonly #segmentBytes: number
  readonly #fail: (error: unknown) => void
  readonly #timers: NodeJS.Timeout[] = []
  #segment: Buffer
  /** Where the segment begins, how much of it is here, and how much of that is kept. */
  #at: bigint
  #filled = 0
  #kept = 0
  #pieces = 0
  #pending = 0
  #clock = 0
  #queue: Promise<void> = Promise.resolve()
  #stopped = false

  static async start(options: Options, now: LogState): Promise<LogReader> {
    let slot = await findSlot(options.url)
    const replication = await openReplication(options.url)
    try {
      const ask = async (command: string) => ((await replication.client.query(command)).rows as Record<string, string>[])[0] ?? {}
      const { timeline = '1' } = await ask('IDENTIFY_SYSTEM')
      const begun = timeline === '1' ? 0n : beginningIn(String((await ask(`TIMELINE_HISTORY ${timeline}`))['content']))
      // A server that was primary before, and became one again, has the slot of that time, and what came between lies in nobody's chain. So has one that promised log from before it took over.
      if (slot && placeOf(slot.restart_lsn ?? '0/0') < begun) {
        await ask(`DROP_REPLICATION_SLOT ${slot.slot_name}`)
        slot = undefined
      }
      const { wal_segment_size: size = '' } = await ask('SHOW wal_segment_size')
      const name = slot?.slot_name ?? `${slotPrefix(options.url)}${randomBytes(4).toString('hex')}`
      if (!slot) await ask(`CREATE_REPLICATION_SLOT ${name} PHYSICAL RESERVE_WAL`)
      const { restart_lsn: from } = await ask(`READ_REPLICATION_SLOT ${name}`)
      if (!from) throw new Error(`the slot ${name} keeps no log`)
      // Until its first checkpoint it would begin with a segment that it wrote as another's replica.
      const each = BigInt(bytesOf(size))
      if (placeOf(from) / each < begun / each) throw new Error('the server has just taken over and has no log of its own yet')
      return await new LogReader(options, now, replication, {
        chain: name.slice(-8),
        timeline: Number(timeline),
        segmentBytes: bytesOf(size),
        from: placeOf(from),
      }).#begin(name)
    } catch (error) {
      await replication.end()
      throw error
    }
  }

  private constructor(
    options: Options,
    now: LogState,
    replication: Replication,
    found: { chain: string; timeline: number; segmentBytes: number; from: bigint },
  ) {
    this.#options = options
    this.#now = now
    this.#replication = replication
    this.chain = found.chain
    this.#timeline = found.timeline
    this.#segmentBytes = found.segmentBytes
    this.#segment = Buffer.alloc(found.segmentBytes)
    this.#at = found.from - (found.from % BigInt(found.segmentBytes))
    const { promise, reject } = Promise.withResolvers<void>()
    this.ended = promise
    this.#fail = reject
    promise.catch(() => undefined)
  }

  async #begin(slot: string): Promise<this> {
    const { client, raw, broken } = this.#replication
    raw.on('copyData', ({ chunk }) => this.#receive(chunk))
    const started = new Promise<void>((resolve) => raw.once('replicationStart', resolve))
    const running = client.query(`START_REPLICATION SLOT ${slot} PHYSICAL ${placeText(this.#at)} TIMELINE ${this.#timeline}`)
    // The server ends the stream itself when it goes on with another timeline.
    running.then(() => this.#fail(new Error('the server ended the log')), this.#fail)
    void broken.then(this.#fail)
    await Promise.race([started, this.ended])
    this.#timers.push(setInterval(() => this.#then(() => this.#keep()), this.#options.flushMs).unref())
    this.#timers.push(setInterval(() => this.ask(), STATUS_MS).unref())
    Object.assign(this.#now, { state: 'kept', chain: this.chain, problem: undefined })
    return this
  }

  async stop(): Promise<void> {
    if (this.#stopped) return
    this.#stopped = true
    for (const timer of this.#timers) clearInterval(timer)
    // What is here is kept, unless that is what failed.
    await Promise.race([this.#queue.then(() => this.#keep()).catch(() => undefined), pause(5_000)])
    await this.#replication.end()
    this.#fail(new Error('stopped'))
  }

  /** Everything before this is on the shelf. */
  get place(): bigint {
    return this.#at + BigInt(this.#kept)
  }

  /** Asks the server to say where it is, so that it is known that nothing is missing. */
  ask(): void {
    this.#confirm(true)
  }

  #receive(chunk: Buffer): void {
    const kind = String.fromCharCode(chunk[0] ?? 0)
    // 'w': start, end, clock, then bytes of the log. 'k': end, clock, and whether an answer is wanted.
    if (kind === 'k') {
      const [end, clock, answer] = [chunk.readBigUInt64BE(1), clockOf(chunk.readBigInt64BE(9)), chunk[17] === 1]
      this.#then(async () => {
        if (end !== this.#at + BigInt(this.#filled)) return
        this.#clock = clock
        await this.#keep()
        this.#until(clock)
      })
      if (answer) this.#confirm(false)
    }
    if (kind !== 'w') return
    const [start, end, clock, content] = [
      chunk.readBigUInt64BE(1),
      chunk.readBigUInt64BE(9),
      clockOf(chunk.readBigInt64BE(17)),
      Buffer.from(chunk.subarray(25)),
    ]
    this.#count(content.length)
    this.#then(async () => {
      await this.#take(start, content)
      // Only where nothing more was waiting to be sent, everything of that moment is here.
      if (start + BigInt(content.length) >= end) this.#clock = clock
      this.#count(-content.length)
    })
  }

  /** One after the other; what comes after a failure is not done. */
  #then(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work)
    this.#queue.catch(this.#fail)
  }

  async #take(start: bigint, content: Buffer): Promise<void> {
    if (start !== this.#at + BigInt(this.#filled)) throw new Error(`the log jumped to ${placeText(start)}`)
    let rest = content
    while (rest.length > 0) {
      const taken = rest.copy(this.#segment, this.#filled, 0, Math.min(rest.length, this.#segmentBytes - this.#filled))
      this.#filled += taken
      rest = rest.subarray(taken)
      if (this.#filled < this.#segmentBytes) continue
      await this.#keep()
      this.#at += BigInt(this.#segmentBytes)
      this.#filled = 0
      this.#kept = 0
      this.#pieces = 0
    }
  }

  /** Puts on the shelf what is not there. The first piece after a start, and every so many, holds the whole segment until there, and takes the place of the others. */
  async #keep(): Promise<void> {
    if (this.#kept === this.#filled) return
    const { shelf, secret } = this.#options
    const whole = this.#kept === 0 || this.#filled === this.#segmentBytes || this.#pieces >= PIECES
    const [from, to, clock] = [whole ? 0 : this.#kept, this.#filled, this.#clock]
    const segment = segmentName(this.#timeline, this.#at, this.#segmentBytes)
    const name = await keepPiece({ shelf, secret, chain: this.chain, segment, from, content: this.#segment.subarray(from, to) })
    this.#pieces = whole ? 1 : this.#pieces + 1
    this.#kept = to
    if (clock > 0) this.#until(clock)
    this.#confirm(false)
    if (whole) await forgetOtherPieces(shelf, { chain: this.chain, segment, but: name })
  }

  #confirm(answer: boolean): void {
    if (this.#stopped) return
    const message = Buffer.alloc(34)
    message.write('r', 0)
    for (const at of [1, 9, 17]) message.writeBigUInt64BE(this.#at + BigInt(this.#kept), at)
    message.writeBigInt64BE(BigInt(Date.now() - YEAR_2000_MS) * 1000n, 25)
    message[33] = answer ? 1 : 0
    this.#replication.raw.sendCopyFromChunk(message)
  }

  #until(clock: number): void {
    this.#now.until = new Date(Math.max(clock - MARGIN_MS, this.#now.until?.getTime() ?? 0))
  }

  #count(bytes: number): void {
    this.#pending += bytes
    const { stream } = this.#replication.raw
    if (this.#pending > PENDING_BYTES && !stream.isPaused()) stream.pause()
    else if (this.#pending < PENDING_BYTES / 2 && stream.isPaused()) stream.resume()
  }
}

/** The slots of a database are known by its name: several may live on one server. */
const slotPrefix = (url: string): string => `backup_${createHash('sha256').update(new URL(url).pathname).digest('hex').slice(0, 6)}_`

/** Takes away the slots of a database whose log is not backed up any more; they would hold back its log for ever. Those that somebody reads stay. */
export async function forgetLog(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup', connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(
      `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_type = 'physical' and not active and starts_with(slot_name::text, $1)`,
      [slotPrefix(url)],
    )
  } finally {
    await client.end()
  }
}

/** How far the log has come, with what was committed and is not flushed yet, and how far it is kept. */
async function placesOf(url: string): Promise<{ now: bigint; kept: bigint }> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ now: string; kept: string }>(
      `select pg_current_wal_insert_lsn()::text as now,
              coalesce((select min(restart_lsn) from pg_replication_slots where slot_type = 'physical' and starts_with(slot_name::text, $1)), '0/0')::text as kept`,
      [slotPrefix(url)],
    )
    return { now: placeOf(rows[0]?.now ?? '0/0'), kept: placeOf(rows[0]?.kept ?? '0/0') }
  } finally {
    await client.end()
  }
}

async function findSlot(url: string): Promise<Slot | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup', connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<Slot>(
      'select slot_name::text, active, wal_status, restart_lsn::text from pg_replication_slots where slot_type = $1 and starts_with(slot_name::text, $2)',
      ['physical', slotPrefix(url)],
    )
    const busy = rows.find(({ active }) => active)
    if (busy) throw new KeptElsewhere(busy.slot_name.slice(-8))
    // One that fell too far behind has lost what it had to keep: what follows is another chain.
    const lost = rows.filter(({ wal_status: status }) => status === 'lost')
    for (const { slot_name: name } of lost) await client.query('select pg_drop_replication_slot($1)', [name])
    return rows.find((row) => !lost.includes(row) && row.restart_lsn !== null)
  } finally {
    await client.end()
  }
}

/** Where a timeline begins: its history ends with the place at which the one before it was left. */
const beginningIn = (history: string): bigint => placeOf(/^\d+\t(\S+)/.exec(history.trim().split('\n').at(-1)?.trim() ?? '')?.[1] ?? '0/0')

const clockOf = (microseconds: bigint): number => Number(microseconds / 1000n) + YEAR_2000_MS

function bytesOf(size: string): number {
  const [, number = '', unit = ''] = /^(\d+)(kB|MB|GB)$/.exec(size) ?? []
  const bytes = Number(number) * ({ kB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 }[unit] ?? 0)
  if (bytes === 0) throw new Error(`the server says nothing of the size of its log: ${size}`)
  return bytes
}
