import type { Subscription } from '../changes/subscriptions.ts'
import { describe } from '../database.ts'
import type { Hub } from '../hub.ts'
import type { Incoming, Version } from '../protocol/frame.ts'
import { writeFrame } from '../protocol/frame.ts'
import type { SharedFrame } from '../protocol/shared-frame.ts'
import { topicKey, type Listener, type TopicKey } from '../topics/topics.ts'
import { admit, subscribe, subscriptionId } from './admit.ts'
import { sendBroadcast } from './broadcast.ts'
import { PresenceOfChannel } from './channel-presence.ts'
import { readJoin, objectOf, type JoinConfig } from './join-config.ts'
import { EVERYTHING, type Permissions } from './permissions.ts'
import { expiredSentence, isOpaqueKey, type Person } from './token.ts'

/** The socket a channel lives on. */
export type Connection = {
  readonly version: Version
  /** The key it was opened with. */
  readonly token: string
  /** JSON text of the headers it was opened with, for policies. */
  readonly headers: string
  sendText(frame: string): void
  sendShared(frame: SharedFrame): void
  /** The channel is over. */
  forget(channel: Channel): void
}

/** Timers take no longer delays; the token is looked at again then. */
const LONGEST_TIMER_MS = 3_600_000
/** What may wait while a join or a token is being checked. */
const MOST_WAITING = 200
const RETRY_SUBSCRIBE_MS = 5_000

/** What a channel may be told that it hears: changes of tables, and what the database says to its topic. */
const HEARD = { postgres_changes: 'Subscribed to PostgreSQL', system: 'Replication connection established' }

/** One topic joined on one socket: what Phoenix calls a channel. Its messages are taken one after the other. */
export class Channel implements Listener {
  readonly topic: string
  /** The topic without `realtime:`. */
  readonly name: string
  readonly joinRef: string | null
  readonly config: JoinConfig
  readonly key: TopicKey
  readonly connection: Connection
  readonly hub: Hub
  permissions: Permissions = EVERYTHING
  readonly #presence: PresenceOfChannel
  #token: string
  #person: Person | undefined
  #subscriptions: readonly Subscription[] = []
  readonly #hears = new Set<keyof typeof HEARD>()
  #expiry: NodeJS.Timeout | undefined
  #retry: NodeJS.Timeout | undefined
  #open = true
  #busy = false
  #waiting: Incoming[] = []

  constructor(options: { hub: Hub; connection: Connection; message: Incoming }) {
    const { hub, connection, message } = options
    this.topic = message.topic
    this.name = message.topic.slice('realtime:'.length)
    this.joinRef = message.joinRef ?? message.ref
    this.hub = hub
    this.connection = connection
    const { config, token } = readJoin(message.payload, this.name)
    this.config = config
    this.key = topicKey(this.name, config.private)
    this.#token = token === undefined || isOpaqueKey(token) ? connection.token : token
    this.#presence = new PresenceOfChannel(this)
  }

  get version(): Version {
    return this.connection.version
  }

  get hearsBroadcasts(): boolean {
    return this.permissions.broadcast.read
  }

  get hearsPresence(): boolean {
    return this.#presence.listens && this.permissions.presence.read
  }

  get isOpen(): boolean {
    return this.#open
  }

  /** Answers phx_join. */
  join(ref: string | null): void {
    void this.#inTurn(() => this.#join(ref))
  }

  /** Takes a message of the client; false when more wait than may. */
  receive(message: Incoming): boolean {
    if (!this.#busy) this.#take(message)
    else if (this.#waiting.push(message) > MOST_WAITING) return false
    return true
  }

  send(frame: SharedFrame): void {
    if (this.#open) this.connection.sendShared(frame)
  }

  /** Sends an event; `payload` is JSON text. */
  push(event: string, payload: string): void {
    if (this.#open) this.connection.sendText(writeFrame({ joinRef: this.joinRef, topic: this.topic, event, payload }, this.version))
  }

  reply(ref: string | null, status: 'ok' | 'error', response: object = {}): void {
    if (!this.#open) return
    const payload = JSON.stringify({ status, response })
    this.connection.sendText(writeFrame({ joinRef: this.joinRef, ref, topic: this.topic, event: 'phx_reply', payload }, this.version))
  }

  hearChange(ids: readonly number[], data: string): void {
    this.push('postgres_changes', `{"ids":[${ids.join(',')}],"data":${data}}`)
  }

  /** A message about the channel itself. */
  system(extension: 'system' | 'postgres_changes', status: 'ok' | 'error', message: string): void {
    this.push('system', JSON.stringify({ extension, status, message, channel: this.name }))
  }

  /** Says why, and closes the channel. */
  shutDown(why: string): void {
    if (!this.#open) return
    this.system('system', 'error', why)
    this.close()
  }

  /** Closes the channel and tells the client so. */
  close(): void {
    if (!this.#open) return
    this.connection.sendText(writeFrame({ joinRef: this.joinRef, ref: this.joinRef, topic: this.topic, event: 'phx_close', payload: '{}' }, this.version))
    this.leave()
  }

  /** Is no longer there; the client knows. */
  leave(): void {
    if (!this.#open) return
    this.#open = false
    clearTimeout(this.#expiry)
    clearTimeout(this.#retry)
    this.#waiting = []
    this.hub.topics.leave(this.key, this)
    this.#presence.leave()
    this.#unsubscribe()
    this.connection.forget(this)
  }

  /** What it was told that it hears was not heard for a while: the same word again, upon which clients ask for what they missed. */
  hearsAgain(): void {
    for (const extension of this.#hears) this.#nowHears(extension)
  }

  /** A change could not be told, which is a gap of this channel alone. */
  missChange(): void {
    this.#nowHears('postgres_changes')
  }

  #nowHears(extension: keyof typeof HEARD): void {
    this.#hears.add(extension)
    this.system(extension, 'ok', HEARD[extension])
  }

  async #join(ref: string | null): Promise<void> {
    const { hub, config, name } = this
    const refuse = (reason: string): void => {
      this.reply(ref, 'error', { reason })
      this.leave()
    }
    if (name === '') return refuse('TopicNameRequired: You must provide a topic name')
    if (config.changes.length > hub.limits.subscriptions) return refuse('ChannelRateLimitReached: Too many subscriptions')
    const admission = await admit({ hub, token: this.#token, name, config, headers: this.connection.headers })
    if (!this.#open) return
    if ('reason' in admission) return refuse(admission.reason)
    this.#admitted(admission)
    const waited = config.wait === undefined || config.changes.length === 0 ? undefined : await this.#subscribe(config.wait)
    if (waited !== undefined && waited !== 'subscribed') return refuse(waited)
    hub.topics.join(this.key, this)
    this.reply(ref, 'ok', { postgres_changes: config.changes.map((params) => ({ ...params, id: subscriptionId(params) })) })
    for (const payload of admission.replayed) this.push('broadcast', payload)
    if (config.presence.enabled) this.#presence.sync()
    if (config.broadcast.replicationReady)
      void hub.changeStream.messagesHeard().then(
        () => this.#nowHears('system'),
        (error: unknown) => this.system('system', 'error', `UnableToSubscribeToPostgres: ${describe(error)}`),
      )
    if (waited === 'subscribed') this.#nowHears('postgres_changes')
    else this.#trySubscribing()
  }

  #admitted({ person, permissions }: { person: Person; permissions: Permissions }): void {
    this.#person = person
    this.permissions = permissions
    clearTimeout(this.#expiry)
    if (person.expires === undefined) return
    const look = (): void => {
      const left = (person.expires ?? 0) * 1000 - Date.now()
      if (left <= 0) this.shutDown(expiredSentence(person.expires))
      else this.#expiry = setTimeout(look, Math.min(left, LONGEST_TIMER_MS)).unref()
    }
    look()
  }

  /** Tells the client when its changes are heard, and tries again when the database is away. */
  #trySubscribing(): void {
    if (this.config.changes.length === 0) return
    void this.#subscribe(undefined).then((outcome) => {
      if (!this.#open || outcome === 'superseded') return
      if (outcome === 'subscribed') return this.#nowHears('postgres_changes')
      this.system('postgres_changes', 'error', outcome)
      if (outcome.startsWith('UnableToSubscribe')) this.#retry = setTimeout(() => this.#trySubscribing(), RETRY_SUBSCRIBE_MS).unref()
    })
  }

  /** Puts the channel's subscriptions in the place of those it had. Answers `subscribed`, or what is wrong. */
  async #subscribe(wait: number | undefined): Promise<string> {
    const person = this.#person
    if (!person) return 'superseded'
    const found = await subscribe(this.hub, this, { person, changes: this.config.changes })
    if (!this.#open || this.#person !== person) return 'superseded'
    if ('refused' in found) return wait === undefined ? found.refused : `RealtimeDisabledForConfiguration: ${found.refused}`
    if ('failed' in found) return `UnableToSubscribeToPostgres: ${found.failed}`
    this.#unsubscribe()
    this.#subscriptions = found
    for (const subscription of found) this.hub.subscriptions.add(subscription)
    const heard = this.#heard()
    if (wait === undefined) return heard
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(`PostgresChangesSubscribeTimeout: Timed out after ${wait}ms waiting for the postgres_changes subscription`), wait)
    })
    return Promise.race([heard, late]).finally(() => clearTimeout(timer))
  }

  /** `subscribed` once changes are heard, or what is wrong. */
  #heard(): Promise<string> {
    return this.hub.changeStream.listening().then(
      () => 'subscribed',
      (error: unknown) => `UnableToSubscribeToPostgres: ${describe(error)}`,
    )
  }

  #unsubscribe(): void {
    for (const subscription of this.#subscriptions) this.hub.subscriptions.remove(subscription)
    this.#subscriptions = []
  }

  #take(message: Incoming): void {
    const { event, ref } = message
    if (event === 'broadcast') sendBroadcast(this, message)
    else if (event === 'presence') this.#presence.take(objectOf(message.payload), ref)
    else if (event === 'access_token') void this.#inTurn(() => this.#refresh(objectOf(message.payload)['access_token']))
    else if (event === 'phx_leave') {
      this.reply(ref, 'ok')
      this.close()
    }
  }

  /** A new token: the policies and the subscriptions are asked with it. */
  async #refresh(token: unknown): Promise<void> {
    if (typeof token !== 'string' || isOpaqueKey(token) || token === this.#token) return
    const before = this.permissions
    this.#token = token
    const { hub, config, name } = this
    const admission = await admit({
      hub,
      token,
      name,
      config: { ...config, broadcast: { ...config.broadcast, replay: undefined } },
      headers: this.connection.headers,
    })
    if (!this.#open) return
    if ('reason' in admission) return this.shutDown(admission.reason.slice(admission.reason.indexOf(': ') + 2))
    const lost = (['broadcast', 'presence'] as const).some((extension) => before[extension].read && !admission.permissions[extension].read)
    if (lost) return this.shutDown(`You no longer have permission to read from this Channel topic: ${name}`)
    this.#admitted(admission)
    this.#trySubscribing()
  }

  async #inTurn(work: () => Promise<void>): Promise<void> {
    this.#busy = true
    try {
      await work()
    } catch (error) {
      this.hub.log.error({ err: error }, 'live events: a channel failed')
      this.push('phx_error', '{}')
      this.leave()
    }
    this.#busy = false
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.#take(next)
      if (this.#busy) return
    }
  }
}
