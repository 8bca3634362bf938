import type { WebSocket } from 'ws'
import { Channel, type Connection } from '../channel/channel.ts'
import type { Hub } from '../hub.ts'
import { TokenBucket } from '../limits.ts'
import { MalformedFrame, readFrame, writeFrame, type Incoming, type Version } from '../protocol/frame.ts'
import type { SharedFrame } from '../protocol/shared-frame.ts'

/** Why a socket is closed, as https://www.rfc-editor.org/rfc/rfc6455#section-7.4 numbers it. */
export const CLOSE = { goingAway: 1001, malformed: 1007, policy: 1008, restart: 1012 } as const

/** How long a client that was told to go may take before its connection is cut. */
const FAREWELL_MS = 2_000

/** One websocket: reads its frames, keeps its channels, and does not let it ask for more than it may. */
export class Socket implements Connection {
  readonly version: Version
  readonly token: string
  readonly headers: string
  /** When it was last heard, by performance.now(). */
  heardAt = performance.now()
  readonly #hub: Hub
  readonly #ws: WebSocket
  readonly #channels = new Map<string, Channel>()
  readonly #joins: TokenBucket
  readonly #messages: TokenBucket
  #over = false

  constructor(options: { hub: Hub; ws: WebSocket; version: Version; token: string; headers: string }) {
    const { hub, ws } = options
    this.#hub = hub
    this.#ws = ws
    this.version = options.version
    this.token = options.token
    this.headers = options.headers
    this.#joins = new TokenBucket(hub.limits.joins)
    this.#messages = new TokenBucket(hub.limits.messages)
    ws.on('message', (data: Buffer, binary) => this.#receive(data, binary))
    // A frame that breaks the rules of websockets, or is too large, ends in an error and then a close.
    ws.on('error', (error) => hub.log.debug({ err: error }, 'live events: a socket broke'))
    ws.once('close', () => this.#ended())
  }

  get channels(): Iterable<Channel> {
    return this.#channels.values()
  }

  sendText(frame: string): void {
    if (this.#hasRoom()) this.#ws.send(frame)
  }

  sendShared({ bytes, binary }: SharedFrame): void {
    if (this.#hasRoom()) this.#ws.send(bytes, { binary })
  }

  forget(channel: Channel): void {
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic)
  }

  /** Says goodbye, and cuts the connection of whoever does not hear it. */
  end(code: number, reason: string): void {
    if (this.#over) return
    this.#ended()
    this.#ws.close(code, reason)
    const cut = setTimeout(() => this.#ws.terminate(), FAREWELL_MS).unref()
    this.#ws.once('close', () => clearTimeout(cut))
  }

  #hasRoom(): boolean {
    if (this.#over || this.#ws.readyState !== this.#ws.OPEN) return false
    if (this.#ws.bufferedAmount <= this.#hub.limits.bufferedBytes) return true
    this.#hub.log.info({ buffered: this.#ws.bufferedAmount }, 'live events: a reader was too slow and is let go')
    this.#ended()
    this.#ws.terminate()
    return false
  }

  #ended(): void {
    if (this.#over) return
    this.#over = true
    for (const channel of this.#channels.values()) channel.leave()
    this.#channels.clear()
  }

  #receive(data: Buffer, binary: boolean): void {
    if (this.#over) return
    this.heardAt = performance.now()
    try {
      this.#take(readFrame(data, { binary, version: this.version }))
    } catch (error) {
      if (error instanceof MalformedFrame) return this.end(CLOSE.malformed, error.message)
      this.#hub.log.error({ err: error }, 'live events: a message could not be taken')
      this.end(CLOSE.malformed, 'the message could not be taken')
    }
  }

  #take(message: Incoming): void {
    const { topic, event, ref } = message
    if (!this.#messages.take(event === 'access_token' ? 10 : 1)) {
      for (const channel of this.#channels.values()) channel.shutDown('Too many messages per second')
      return this.end(CLOSE.policy, 'Too many messages per second')
    }
    if (topic === 'phoenix') {
      if (event === 'heartbeat') this.#reply(message, 'ok', {})
      return
    }
    if (event === 'phx_join') return this.#join(message)
    const channel = this.#channels.get(topic)
    if (!channel) {
      if (event === 'phx_leave') this.#reply(message, 'ok', {})
      else this.#reply(message, 'error', { reason: 'unmatched topic' })
      return
    }
    // What was said to an earlier channel of this topic is nobody's any more.
    if (message.joinRef !== null && message.joinRef !== channel.joinRef && this.version === '2.0.0') return
    if (!channel.receive(message)) {
      this.#hub.log.info({ topic, ref }, 'live events: a client did not wait for its join')
      this.end(CLOSE.policy, 'Too many messages before the join was answered')
    }
  }

  #join(message: Incoming): void {
    const { topic, ref } = message
    if (!topic.startsWith('realtime:') || topic.length > 1_000) return this.#reply(message, 'error', { reason: 'unmatched topic' })
    if (!this.#joins.take()) {
      this.#reply(message, 'error', { reason: 'ClientJoinRateLimitReached: Too many joins per second' })
      return this.end(CLOSE.policy, 'Too many joins per second')
    }
    this.#channels.get(topic)?.close()
    if (this.#channels.size >= this.#hub.limits.channels) return this.#reply(message, 'error', { reason: 'ChannelRateLimitReached: Too many channels' })
    const channel = new Channel({ hub: this.#hub, connection: this, message })
    this.#channels.set(topic, channel)
    channel.join(ref)
  }

  #reply({ joinRef, ref, topic }: Incoming, status: 'ok' | 'error', response: object): void {
    this.sendText(writeFrame({ joinRef, ref, topic, event: 'phx_reply', payload: JSON.stringify({ status, response }) }, this.version))
  }
}
