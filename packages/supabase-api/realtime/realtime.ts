import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { Pool } from 'pg'
import { changeDelivery } from './changes/change-delivery.ts'
import { Subscriptions } from './changes/subscriptions.ts'
import type { Channel } from './channel/channel.ts'
import type { PublicSpeakers } from './channel/permissions.ts'
import type { Verify } from '../kernel/verify.ts'
import type { Hub } from './hub.ts'
import { createBroadcasts } from './http/broadcasts.ts'
import { DEFAULT_LIMITS, type Limits } from './limits.ts'
import { ChangeStream } from './log/change-stream.ts'
import type { Logger } from '../kernel/logger.ts'
import { writeFrame, type Broadcast, type Version } from './protocol/frame.ts'
import { shared, type SharedFrame } from './protocol/shared-frame.ts'
import { SocketServer } from './socket/socket-server.ts'
import { diffPayload, PresenceBoard, type Diff } from './topics/presence.ts'
import { Topics, type TopicKey } from './topics/topics.ts'
import { PresenceSync } from './peers/presence-sync.ts'
import { packed, unpacked, type PackedBroadcast } from './peers/packed-broadcast.ts'
import { Peers } from './peers/peers.ts'

export type RealtimeOptions = {
  /** The owner's address: reads the write-ahead log, listens and tells. */
  url: string
  /** Connections of a login that may become the roles of tokens (`authenticator`), without a role of its own. */
  pool: Pool
  /** Whom a token or API key stands for; the `verify` of the auth interface. */
  verify: Verify
  log: Logger
  limits?: Partial<Limits>
  /** Who may say something on public topics; everybody by default, who then has a relay to everybody else. */
  publicSpeakers?: PublicSpeakers
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
const LOOK_FOR_PEERS_MS = 10_000
const SWEEP_MS = 3_600_000
/** A database whose log cannot be read does not keep everything else from starting. */
const LOG_PATIENCE_MS = 5_000
/** After a gap everybody asks for what they missed: so many sockets at once, and then a breath, for a database that has just come back. */
const TOLD_AT_ONCE = 500
const BREATH_MS = 100
const OLD_MESSAGES = `delete from realtime.messages where inserted_at < now() - interval '3 days'`

/** Supabase Realtime's interface over plain PostgreSQL: changes of published tables, broadcast, presence. Any number of processes may share a database. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { url, pool, verify, log } = options
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const peers = new Peers({ url, log, silenceMs: limits.databaseSilenceMs })
  const topics = new Topics<Channel>()
  const subscriptions = new Subscriptions()
  const presence = new PresenceBoard({ origin: peers.id, told: (diff) => tellPresence(diff) })
  const presenceSync = new PresenceSync({ peers, board: presence })
  const changeStream = new ChangeStream({
    peers,
    url,
    log,
    pendingBytes: limits.pendingChangeBytes,
    silenceMs: limits.databaseSilenceMs,
    names: () => subscriptions.names(),
    take: (change) => deliver(change),
    restored: () => void tellGap(),
  })
  const hub: Hub = {
    pool,
    verify,
    limits,
    publicSpeakers: options.publicSpeakers ?? 'anybody',
    log,
    topics,
    presence,
    subscriptions,
    changeStream,
    broadcast(key: TopicKey, message: Broadcast, sender?: Channel) {
      topics.broadcast(key, message, sender)
      peers.say({ t: 'broadcast', key, message: packed(message) })
    },
  }
  const server = new SocketServer(hub, options.addressOf ?? ((request) => request.socket.remoteAddress ?? ''))

  async function tellGap(): Promise<void> {
    let told = 0
    for (const socket of server.sockets) {
      for (const channel of socket.channels) channel.hearsAgain()
      if ((told += 1) % TOLD_AT_ONCE === 0) await pause(BREATH_MS, undefined, { ref: false })
    }
  }

  function tellPresence(diff: Diff): void {
    const payload = diffPayload(diff)
    const frames = new Map<Version, SharedFrame>()
    for (const channel of topics.of(diff.topic)) {
      if (!channel.hearsPresence) continue
      const frame = frames.get(channel.version) ?? shared(writeFrame({ topic: channel.topic, event: 'presence_diff', payload }, channel.version))
      frames.set(channel.version, frame)
      channel.send(frame)
    }
    presenceSync.tell(diff)
  }

  const deliver = changeDelivery({ pool, log, topics, subscriptions })

  const listening = Promise.withResolvers<void>()
  peers.open({
    connected() {
      listening.resolve()
      presenceSync.hello()
      changeStream.connected()
    },
    lost: () => changeStream.lost(),
    message(message, sender, length) {
      if (message.t === 'broadcast') topics.broadcast(message['key'] as TopicKey, unpacked(message['message'] as PackedBroadcast))
      else if (!changeStream.hear(message, sender, length)) presenceSync.hear(message, sender)
    },
  })
  const quietly = (work: Promise<unknown>): void => void work.catch((error: unknown) => log.debug({ err: error }, 'live events: the database is away'))
  const looking = setInterval(() => quietly(presenceSync.forgetVanished()), LOOK_FOR_PEERS_MS).unref()
  const sweep = setInterval(() => quietly(peers.query(OLD_MESSAGES)), SWEEP_MS).unref()

  return {
    app: createBroadcasts(hub),
    upgrade(request, stream, head) {
      if (!WEBSOCKET.test(request.url ?? '')) return false
      server.open(request, stream, head).catch((error: unknown) => {
        log.error({ err: error }, 'live events: a socket could not be opened')
        stream.destroy()
      })
      return true
    },
    async ready() {
      await listening.promise
      const impatience = new AbortController()
      const heard = changeStream.listening().catch((error: unknown) => log.warn({ err: error }, 'live events: changes are not heard yet'))
      await Promise.race([heard, pause(LOG_PATIENCE_MS, undefined, { signal: impatience.signal, ref: false }).catch(() => undefined)])
      impatience.abort()
    },
    sockets: () => server.sockets.size,
    leave: () => server.close(),
    async close() {
      clearInterval(looking)
      clearInterval(sweep)
      await server.close()
      presence.flush()
      presenceSync.goodbye()
      await changeStream.close()
      await peers.close()
    },
  }
}
