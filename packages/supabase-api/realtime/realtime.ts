import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { Pool } from 'pg'
import type { Change } from './changes/change.ts'
import { Gate } from './changes/gate.ts'
import { judge } from './changes/judge.ts'
import { Subscriptions } from './changes/subscriptions.ts'
import type { Channel } from './channel/channel.ts'
import { broadcastPayload } from './channel/replay.ts'
import type { Verify } from '../kernel/verify.ts'
import type { Hub } from './hub.ts'
import { createBroadcasts } from './http/broadcasts.ts'
import { DEFAULT_LIMITS, type Limits } from './limits.ts'
import { Feed } from './log/feed.ts'
import type { Logger } from '../kernel/logger.ts'
import { writeFrame, type Said, type Version } from './protocol/frame.ts'
import { shared, type SharedFrame } from './protocol/shared-frame.ts'
import { Door } from './socket/door.ts'
import { diffPayload, PresenceBoard, type Diff } from './topics/presence.ts'
import { Topics, topicKey, type TopicKey } from './topics/topics.ts'
import { Peers } from './wire/peers.ts'
import { packed, unpacked, type PackedSaid } from './wire/packed-said.ts'
import { Wire } from './wire/wire.ts'

export type RealtimeOptions = {
  /** The owner's address: reads the write-ahead log, listens and tells. */
  url: string
  /** Connections of a login that may become the roles of tokens (`authenticator`), without a role of its own. */
  pool: Pool
  /** Whom a token or API key stands for; the `verify` of the auth interface. */
  verify: Verify
  log: Logger
  limits?: Partial<Limits>
  /** Where a request came from; the peer of its connection by default. */
  addressOf?: (request: IncomingMessage) => string
}

export type Realtime = {
  /** Answers `/realtime/v1/api/broadcast`; mount it at `/realtime/v1`. */
  app: Hono
  /** Answers the upgrade of `/realtime/v1/websocket`; false for another address, which is then somebody else's. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): boolean
  /** Resolves when this process hears the others and the database: what they say before that is lost to it. Does not wait long for a log that cannot be read. */
  ready(): Promise<void>
  /** How many sockets are open. */
  sockets(): number
  /** Tells everybody to come back later. Call it before the web server waits for its connections. */
  leave(): Promise<void>
  /** Leaves the other processes and the database. */
  close(): Promise<void>
}

const WEBSOCKET = /^\/realtime\/v1\/websocket\/?(\?|$)/
/** How often processes that vanished are looked for. */
const CENSUS_MS = 10_000
const SWEEP_MS = 3_600_000
/** A database whose log cannot be read does not keep everything else from starting. */
const LOG_PATIENCE_MS = 5_000
/** Fewer than the pool has connections: joins ask the database as well, and must not wait behind a change of ten thousand rows. */
const JUDGED_AT_ONCE = 3
const OLD_MESSAGES = `delete from realtime.messages where inserted_at < now() - interval '3 days'`

/** Supabase Realtime's interface over plain PostgreSQL: changes of published tables, broadcast, presence. Any number of processes may share a database. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { url, pool, verify, log } = options
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const wire = new Wire({ url, log })
  const topics = new Topics<Channel>()
  const subscriptions = new Subscriptions()
  const presence = new PresenceBoard({ origin: wire.id, told: (diff) => tellPresence(diff) })
  const peers = new Peers({ wire, board: presence })
  const feed = new Feed({
    wire,
    url,
    log,
    pendingBytes: limits.pendingChangeBytes,
    names: () => subscriptions.names(),
    take: (change) => takeChange(change),
    restored: () => {
      for (const socket of door.sockets) for (const channel of socket.channels) channel.resubscribed()
    },
  })
  const hub: Hub = {
    pool,
    verify,
    limits,
    log,
    topics,
    presence,
    subscriptions,
    feed,
    broadcast(key: TopicKey, said: Said, sender?: Channel) {
      topics.broadcast(key, said, sender)
      wire.say({ t: 'broadcast', key, said: packed(said) })
    },
  }
  const door = new Door(hub, options.addressOf ?? ((request) => request.socket.remoteAddress ?? ''))

  function tellPresence(diff: Diff): void {
    const payload = diffPayload(diff)
    const frames = new Map<Version, SharedFrame>()
    for (const channel of topics.of(diff.topic)) {
      if (!channel.hearsPresence) continue
      const frame = frames.get(channel.version) ?? shared(writeFrame({ topic: channel.topic, event: 'presence_diff', payload }, channel.version))
      frames.set(channel.version, frame)
      channel.send(frame)
    }
    peers.tell(diff)
  }

  // Changes are judged side by side and told in the order in which they were committed.
  let told: Promise<void> = Promise.resolve()
  const gate = new Gate(JUDGED_AT_ONCE)
  const inTurn = (tell: () => void | Promise<void>): Promise<void> =>
    (told = told.then(tell).catch((error: unknown) => log.error({ err: error }, 'live events: a change could not be told')))
  function takeChange(change: Change): Promise<void> {
    if (change.schema === 'realtime' && change.table === 'messages') return inTurn(() => sayMessage(change))
    const interested = subscriptions.interestedIn(change)
    if (interested.length === 0) return told
    const judged = gate
      .through(() => judge(pool, change, interested))
      .catch((error: unknown) => {
        log.error({ err: error, schema: change.schema, table: change.table }, 'live events: a change could not be judged, so nobody hears of it')
        return () => undefined
      })
    return inTurn(async () => (await judged)())
  }

  /** A row of realtime.messages is said to its topic. Every process hears of it by itself. */
  function sayMessage({ action, new: row }: Change): void {
    if (action !== 'INSERT' || !row || row['extension'] !== 'broadcast' || typeof row['event'] !== 'string') return
    const { id, topic, event, payload } = row
    const isPrivate = row['private'] === 't' || row['private'] === 'true'
    topics.broadcast(topicKey(topic ?? '', isPrivate), { json: broadcastPayload({ event: event ?? null, payload: payload ?? null, meta: { id } }) })
  }

  const listening = Promise.withResolvers<void>()
  wire.open({
    connected() {
      listening.resolve()
      peers.hello()
      feed.connected()
    },
    lost: () => feed.lost(),
    message(message, sender, length) {
      if (message.t === 'broadcast') topics.broadcast(message['key'] as TopicKey, unpacked(message['said'] as PackedSaid))
      else if (!feed.hear(message, sender, length)) peers.hear(message, sender)
    },
  })
  const quietly = (work: Promise<unknown>): void => void work.catch((error: unknown) => log.debug({ err: error }, 'live events: the database is away'))
  const census = setInterval(() => quietly(peers.miss()), CENSUS_MS).unref()
  const sweep = setInterval(() => quietly(wire.query(OLD_MESSAGES)), SWEEP_MS).unref()

  return {
    app: createBroadcasts(hub),
    upgrade(request, stream, head) {
      if (!WEBSOCKET.test(request.url ?? '')) return false
      door.open(request, stream, head).catch((error: unknown) => {
        log.error({ err: error }, 'live events: a socket could not be opened')
        stream.destroy()
      })
      return true
    },
    async ready() {
      await listening.promise
      const impatience = new AbortController()
      const heard = feed.listening().catch((error: unknown) => log.warn({ err: error }, 'live events: changes are not heard yet'))
      await Promise.race([heard, pause(LOG_PATIENCE_MS, undefined, { signal: impatience.signal, ref: false }).catch(() => undefined)])
      impatience.abort()
    },
    sockets: () => door.sockets.size,
    leave: () => door.close(),
    async close() {
      clearInterval(census)
      clearInterval(sweep)
      await door.close()
      presence.flush()
      peers.goodbye()
      await feed.close()
      await wire.close()
    },
  }
}
