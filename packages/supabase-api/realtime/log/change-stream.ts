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

type ChangeStreamOptions = {
  peers: Peers
  url: string
  log: Logger
  pendingBytes: number
  /** Names of tables somebody here listens to; see `Subscriptions.names`. */
  names: () => string[]
  take: (change: Change) => Promise<void>
  /** Changes are heard again after they were not: what happened meanwhile is lost. */
  restored: () => void
}

/**
 * Where changes come from. One process of a database holds a lock and reads the write-ahead log; the others hear from it what their subscribers want. Where the log is not
 * logical, triggers tell all processes.
 */
export class ChangeStream {
  readonly #options: ChangeStreamOptions
  readonly #others = new Map<string, Set<string>>()
  /** What waits to hear that its interest is known, by number. */
  readonly #waiting = new Map<number, () => void>()
  #asked = 0
  #pending = 0
  #forwarded: Promise<void> = Promise.resolve()
  #leading = false
  #source: 'none' | 'log' | 'triggers' = 'none'
  #log: FollowedLog | undefined
  #timer: NodeJS.Timeout | undefined
  #interrupted = false
  #closed = false

  constructor(options: ChangeStreamOptions) {
    this.#options = options
  }

  /** Peers are heard: whoever gets the lock leads. */
  connected(): void {
    this.#sayInterest()
    void this.#elect()
  }

  /** The connection to the peers broke, and the lock with it. */
  lost(): void {
    clearTimeout(this.#timer)
    this.#others.clear()
    this.#stepDown()
    this.#interrupted = true
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
      this.#sayInterest()
      if (message['again'] === true) this.#options.restored()
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
    for (const [asked, heard] of this.#waiting) {
      if (asked > number) continue
      this.#waiting.delete(asked)
      heard()
    }
  }

  #stepDown(): void {
    this.#leading = false
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
        await this.#lead()
        return
      }
    } catch (error) {
      this.#leading = false
      if (this.#options.peers.connected) this.#warn(error)
    }
    // Should it lead one day, then after another, and what happened in between was read by nobody.
    this.#interrupted = true
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
    const { url, pendingBytes } = this.#options
    try {
      const log = await followLog({ url, publications: PUBLICATIONS, pendingBytes, take: (change) => this.#read(change) })
      if (!this.#leading || this.#closed) return await log.stop()
      this.#log = log
      this.#begin('log')
      pause = FIRST_PAUSE_MS
      const reason = await log.ended
      await log.stop()
      if (this.#log !== log) return
      this.#log = undefined
      this.#source = 'none'
      this.#interrupted = true
      this.#warn(reason)
    } catch (error) {
      this.#warn(error)
    }
    setTimeout(() => void this.#follow(Math.min(pause * 2, LONGEST_PAUSE_MS)), pause).unref()
  }

  #begin(source: 'log' | 'triggers'): void {
    this.#source = source
    this.#known(this.#asked)
    this.#options.peers.say({ t: 'leading', again: this.#interrupted })
    if (this.#interrupted) this.#options.restored()
    this.#interrupted = false
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
