import { randomUUID } from 'node:crypto'
import { TokenBucket } from '../limits.ts'
import type { JoinedChannel } from './joined-channel.ts'
import { objectOf } from './join-config.ts'

/** What a channel has to do with who is on its topic. */
export class PresenceOfChannel {
  readonly #channel: JoinedChannel
  readonly #key: string
  readonly #bucket: TokenBucket
  #ref: string | undefined
  #meta: string | undefined
  #listens: boolean

  constructor(channel: JoinedChannel) {
    this.#channel = channel
    this.#key = channel.config.presence.key || randomUUID()
    this.#bucket = new TokenBucket(channel.hub.limits.presence)
    this.#listens = channel.config.presence.enabled
  }

  /** Whether the client wants to hear who comes and goes. */
  get listens(): boolean {
    return this.#listens
  }

  /** Tells the client who is there. */
  sync(): void {
    const { hub, key, permissions } = this.#channel
    if (permissions.presence.read) this.#channel.push('presence_state', hub.presence.state(key))
  }

  /** Answers track and untrack. */
  take({ event, payload }: Readonly<Record<string, unknown>>, ref: string | null): void {
    const channel = this.#channel
    if (typeof event !== 'string') return channel.reply(ref, 'ok')
    if (!this.#bucket.take()) return channel.shutDown('Client presence rate limit exceeded')
    const name = event.toLowerCase()
    if (name === 'track') this.#track(payload ?? {}, ref)
    else if (name === 'untrack') {
      this.leave()
      channel.reply(ref, 'ok')
    } else channel.reply(ref, 'error')
  }

  leave(): void {
    if (this.#ref !== undefined) this.#channel.hub.presence.untrack(this.#channel.key, this.#ref)
    this.#ref = this.#meta = undefined
  }

  #track(payload: unknown, ref: string | null): void {
    const channel = this.#channel
    const { hub, key, permissions } = channel
    if (!permissions.presence.write) return channel.reply(ref, 'error')
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
      return channel.reply(ref, 'error', { reason: 'Presence track payload must be a map' })
    // References are ours to give.
    const { phx_ref: _ref, phx_ref_prev: _before, ...own } = objectOf(payload)
    const meta = JSON.stringify(own).slice(1, -1)
    if (meta.length > hub.limits.payloadBytes / 16) return channel.shutDown('Track message size exceeded')
    if (meta !== this.#meta) {
      this.#ref = hub.presence.track(key, this.#key, meta, this.#ref)
      this.#meta = meta
    }
    channel.reply(ref, 'ok')
    if (this.#listens) return
    // Whoever is on the board hears of the others from now on, and of those who were there before.
    hub.presence.flush()
    this.#listens = true
    this.sync()
  }
}
