import type { Diff, Presence } from '../topics/presence.ts'
import type { PresenceBoard } from '../topics/presence.ts'
import type { TopicKey } from '../topics/topics.ts'
import type { Wire, WireMessage } from './wire.ts'

/**
 * Keeps the presence boards of several processes alike: one that comes says hello with its people, the others answer with theirs; whoever leaves says goodbye, and whoever
 * vanished is missed at the next census.
 */
export class Peers {
  readonly #wire: Wire
  readonly #board: PresenceBoard

  constructor({ wire, board }: { wire: Wire; board: PresenceBoard }) {
    this.#wire = wire
    this.#board = board
  }

  hello(): void {
    this.#wire.say({ t: 'hello', people: this.#board.own() })
  }

  goodbye(): void {
    this.#wire.say({ t: 'goodbye' })
  }

  tell(diff: Diff): void {
    const [joins, leaves] = [diff.joins.filter(({ origin }) => origin === this.#wire.id), diff.leaves.filter(({ origin }) => origin === this.#wire.id)]
    if (joins.length + leaves.length > 0) this.#wire.say({ t: 'presence', diff: { topic: diff.topic, joins, leaves } })
  }

  /** Answers whether the message was about people. */
  hear(message: WireMessage, sender: string): boolean {
    // What our own processes say has the shape they gave it.
    if (message.t === 'presence') this.#board.hear(message['diff'] as Diff)
    else if (message.t === 'goodbye') this.#board.replace(sender, [])
    else if (message.t === 'hello' || message.t === 'people') {
      this.#board.replace(sender, message['people'] as (Presence & { topic: TopicKey })[])
      if (message.t === 'hello') this.#wire.say({ t: 'people', people: this.#board.own() })
    } else return false
    return true
  }

  /** Forgets the people of processes that are no longer connected. */
  async miss(): Promise<void> {
    const origins = [...this.#board.origins()].filter((origin) => origin !== this.#wire.id)
    if (origins.length === 0) return
    const there = await this.#wire.census()
    if (!this.#wire.connected || !there.has(this.#wire.id)) return
    for (const origin of origins) if (!there.has(origin)) this.#board.replace(origin, [])
  }
}
