import type { Change } from '../changes/change.ts'
import { namesFor } from '../changes/subscriptions.ts'
import type { Logger } from '../../kernel/logger.ts'
import type { Peers, PeerMessage } from '../peers/peers.ts'
import { followLog, type FollowedLog } from './follow-log.ts'
import { putTriggers, takeTriggersAway } from './published-triggers.ts'

const PUBLICATIONS = ['supabase_realtime', 'supabase_realtime_messages_publication']
/** How often a process that does not lead tries to. */
const ELECT_MS = 2_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** The log is waited for so many times longer than any other answer: a server that decodes a large transaction may have no word for us. */
const PATIENCE_WITH_LOG = 4

type ChangeStreamOptions = {
  peers: Peers
  url: string
  log: Logger
  pendingBytes: number
  /** How long a database may be silent that was asked something. */
  silenceMs: number
  /** Names of tables somebody here listens to; see `Subscriptions.names`. */
  names: () => string[]
  take: (change: Change) => Promise<void>
  /** From now on changes are heard, after a time in which they were not: nobody knows what happened meanwhile. */
  restored: () => void
}

/**
 * Where changes come from. One process of a database holds a lock and reads the write-ahead log; the others hear from it what their subscribers want. Where the log is not
 * logical, triggers tell all processes. Whoever reads begins with now, so each process knows of itself when it has missed something: whenever it begins to hear.
 */
export class ChangeStream {
  readonly #options: ChangeStreamOptions
  readonly #others = new Map<string, Set<string>>()
  /** What waits to hear that its interest is known, by number. */
  readonly #waiting = new Map<number, () => void>()
  #asked = 0
  /** From which number on an answer counts: what a reader before this one knew says nothing of what this one tells. */
  #since = 0
  #hearing = false
  #pending = 0
  #forwarded: Promise<void> = Promise.resolve()
  #leading = false
  #source: 'none' | 'log' | 'triggers' = 'none'
  #log: FollowedLog | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: ChangeStreamOptions) {
    this.#options = options
  }

  /** Peers are heard: whoever gets the lock leads. */
  connected(): void {
    this.#askAnew()
    void this.#elect()
  }

  /** The connection to the peers broke, and the lock with it. */
  lost(): void {
    clearTimeout(this.#timer)
    this.#others.clear()
    this.#stepDown()
  }

  /** Resolves when changes of the tables that are subscribed now will be heard. */
  async listening(): Promise<void> {
    if (this.#leading && this.#source === 'triggers') await putTriggers(this.#options.peers)
    if (this.#leading && this.#source !== 'none') return
    await new Promise<void>((heard) => {
      this.#waiting.set((this.#asked += 1), heard)
      this.#sayInterest()
    })
  }

  /** Resolves when what the database says to topics is heard, which every process hears whatever it wants: asks nobody where that is so already. */
  async messagesHeard(): Promise<void> {
    if (!this.#hearing) await this.listening()
  }

  /** Answers whether a message was about changes. */
  hear(message: PeerMessage, sender: string, length: number): boolean {
    const { peers } = this.#options
    // What our own processes say has the shape they gave it.
    if (message.t === 'change') void this.#takeHeard(message['change'] as Change, length)
    else if (message.t === 'interest') {
      this.#others.set(sender, new Set(message['names'] as string[]))
      if (this.#leading && this.#source !== 'none') void this.#acknowledge(sender, message['number'] as number)
    } else if (message.t === 'heard') {
      if (message['to'] === peers.id) this.#known(message['number'] as number)
    } else if (message.t === 'leading') {
      // Whoever leads itself hears what another said before its connection broke.
      if (!this.#leading) this.#askAnew()
    } else {
      if (message.t === 'goodbye') this.#others.delete(sender)
      return false
    }
    return true
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    const log = this.#log
    this.#stepDown()
    await log?.stop()
  }

  /** Somebody else reads, or may: nothing is heard until they know what is wanted here. */
  #askAnew(): void {
    this.#hearing = false
    this.#since = this.#asked += 1
    this.#sayInterest()
  }

  #sayInterest(): void {
    this.#options.peers.say({ t: 'interest', names: this.#options.names(), number: this.#asked })
  }

  /** What others tell is taken as fast as it can be authorized, and no faster. */
  async #takeHeard(change: Change, length: number): Promise<void> {
    const { peers, pendingBytes, take } = this.#options
    this.#pending += length
    if (this.#pending > pendingBytes) peers.pause()
    await take(change)
    this.#pending -= length
    if (this.#pending < pendingBytes / 2) peers.resume()
  }

  async #acknowledge(to: string, number: number): Promise<void> {
    if (this.#source === 'triggers') await putTriggers(this.#options.peers).catch((error: unknown) => this.#warn(error))
    this.#options.peers.say({ t: 'heard', to, number })
  }

  #known(number: number): void {
    if (number < this.#since) return
    const began = !this.#hearing
    this.#hearing = true
    if (began) this.#options.restored()
    for (const [asked, heard] of this.#waiting) {
      if (asked > number) continue
      this.#waiting.delete(asked)
      heard()
    }
  }

  #stepDown(): void {
    this.#leading = false
    this.#hearing = false
    this.#source = 'none'
    void this.#log?.stop()
    this.#log = undefined
  }

  async #elect(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#closed || this.#leading || !this.#options.peers.connected) return
    try {
      if (await this.#options.peers.lead()) {
        this.#leading = true
        // Whoever read before does no longer.
        this.#hearing = false
        await this.#lead()
        return
      }
    } catch (error) {
      this.#leading = false
      if (this.#options.peers.connected) this.#warn(error)
    }
    if (!this.#closed) this.#timer = setTimeout(() => void this.#elect(), ELECT_MS).unref()
  }

  async #lead(): Promise<void> {
    const { peers } = this.#options
    const [found] = await peers.query<{ level: string; allowed: boolean }>(
      `select current_setting('wal_level') as level, rolsuper or rolreplication as allowed from pg_catalog.pg_roles where rolname = current_user`,
    )
    if (found?.level !== 'logical')
      return this.#tellByTriggers('this database does not keep a logical write-ahead log', 'set wal_level = logical and restart PostgreSQL')
    if (!found.allowed) return this.#tellByTriggers('its owner may not read the write-ahead log', 'alter role … replication')
    await takeTriggersAway(peers)
    void this.#follow(FIRST_PAUSE_MS)
  }

  async #tellByTriggers(because: string, instead: string): Promise<void> {
    this.#options.log.warn({}, `live events: ${because}, so triggers on published tables tell of changes; to read it from the log: ${instead}`)
    await putTriggers(this.#options.peers)
    this.#begin('triggers')
  }

  /** Reads the log for as long as this process leads, beginning again when the connection breaks. */
  async #follow(pause: number): Promise<void> {
    if (!this.#leading || this.#closed) return
    const { url, pendingBytes, silenceMs } = this.#options
    try {
      const log = await followLog({
        url,
        publications: PUBLICATIONS,
        pendingBytes,
        silenceMs: silenceMs * PATIENCE_WITH_LOG,
        take: (change) => this.#read(change),
      })
      if (!this.#leading || this.#closed) return await log.stop()
      this.#log = log
      this.#begin('log')
      pause = FIRST_PAUSE_MS
      const reason = await log.ended
      await log.stop()
      if (this.#log !== log) return
      this.#log = undefined
      this.#source = 'none'
      this.#hearing = false
      this.#warn(reason)
    } catch (error) {
      this.#warn(error)
    }
    setTimeout(() => void this.#follow(Math.min(pause * 2, LONGEST_PAUSE_MS)), pause).unref()
  }

  #begin(source: 'log' | 'triggers'): void {
    this.#source = source
    this.#known(this.#asked)
    // Processes of a release before this one look whether it is again.
    this.#options.peers.say({ t: 'leading', again: true })
  }

  async #read(change: Change): Promise<void> {
    const names = namesFor(change)
    const isMessage = change.schema === 'realtime' && change.table === 'messages'
    const { peers, take } = this.#options
    if ([...this.#others.values()].some((wanted) => isMessage || names.some((name) => wanted.has(name))))
      // In their order, and not faster than they go out: what the log has can wait there.
      this.#forwarded = this.#forwarded.then(() => peers.room()).then(() => peers.say({ t: 'change', change }))
    await Promise.all([this.#forwarded, take(change)])
  }

  #warn(error: unknown): void {
    if (!this.#closed) this.#options.log.warn({ err: error }, 'live events: the write-ahead log cannot be read at the moment')
  }
}
