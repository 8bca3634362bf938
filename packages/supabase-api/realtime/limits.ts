/** What one socket may ask for. Whoever goes beyond is told and let go, so that nobody's flood is another's silence. */
export type Limits = {
  /** Sockets of this process. */
  sockets: number
  /** Sockets of one address. This machine may open more: what stands before us may be a proxy that does not say for whom it asks. */
  socketsOfAddress: number
  /** Topics joined at one time. */
  channels: number
  /** Joins: so many at once, so many a second later. */
  joins: Rate
  /** Messages of every kind, heartbeats too; a new token counts as ten, since policies are asked with it. */
  messages: Rate
  /** track and untrack; each is told to everybody on the topic. */
  presence: Rate
  /** Broadcasts by HTTP, of each process. */
  http: Rate
  /** The longest message, and with it the largest frame. */
  payloadBytes: number
  /** What may wait for a slow reader before its socket is closed. */
  bufferedBytes: number
  /** A socket that says nothing for so long, not even a heartbeat, is gone. */
  silenceMs: number
  /** A database that answers nothing for so long is gone, although nobody said so. */
  databaseSilenceMs: number
  /** Subscriptions to changes of one channel. */
  subscriptions: number
  /** What may wait to be told of the write-ahead log before reading it pauses. */
  pendingChangeBytes: number
}

/** `burst` at once, and `perSecond` on end. */
export type Rate = { burst: number; perSecond: number }

export const DEFAULT_LIMITS: Limits = {
  sockets: 20_000,
  socketsOfAddress: 500,
  channels: 100,
  joins: { burst: 100, perSecond: 20 },
  messages: { burst: 300, perSecond: 100 },
  presence: { burst: 20, perSecond: 2 },
  http: { burst: 2_000, perSecond: 1_000 },
  payloadBytes: 1024 * 1024,
  bufferedBytes: 4 * 1024 * 1024,
  silenceMs: 60_000,
  databaseSilenceMs: 15_000,
  subscriptions: 100,
  pendingChangeBytes: 16 * 1024 * 1024,
}

/** Tokens that are taken for what somebody does, and come back by the clock: the usual token bucket. */
export class TokenBucket {
  readonly #rate: Rate
  #level: number
  #at: number

  constructor(rate: Rate, now = performance.now()) {
    this.#rate = rate
    this.#level = rate.burst
    this.#at = now
  }

  /** Takes `cost` out and answers true, or answers false and takes nothing. */
  take(cost = 1, now = performance.now()): boolean {
    this.#level = Math.min(this.#rate.burst, this.#level + ((now - this.#at) / 1000) * this.#rate.perSecond)
    this.#at = now
    if (this.#level < cost) return false
    this.#level -= cost
    return true
  }
}
