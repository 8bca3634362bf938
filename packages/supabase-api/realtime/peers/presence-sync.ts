import type { Diff, Presence } from '../topics/presence.ts'
import type { PresenceBoard } from '../topics/presence.ts'
import type { TopicKey } from '../topics/topics.ts'
import type { Peers, PeerMessage } from './peers.ts'

/**
 * Keeps the presence boards of several processes alike: one that comes says hello with its people, the others answer with theirs; whoever leaves says goodbye, and whoever
 * vanished is missing from the next list of peers.
 */
export class PresenceSync {
  readonly #peers: Peers
  readonly #board: PresenceBoard

  constructor({ peers, board }: { peers: Peers; board: PresenceBoard }) {
    this.#peers = peers
    this.#board = board
  }

  hello(): void {
    this.#peers.say({ t: 'hello', people: this.#board.own() })
  }

  goodbye(): void {
    this.#peers.say({ t: 'goodbye' })
  }

  tell(diff: Diff): void {
    const [joins, leaves] = [diff.joins.filter(({ origin }) => origin === this.#peers.id), diff.leaves.filter(({ origin }) => origin === this.#peers.id)]
    if (joins.length + leaves.length > 0) this.#peers.say({ t: 'presence', diff: { topic: diff.topic, joins, leaves } })
  }

  /** Answers whether the message was about people. */
  hear(message: PeerMessage, sender: string): boolean {
    // What our own processes say has the shape they gave it.
    if (message.t === 'presence') this.#board.hear(message['diff'] as Diff)
    else if (message.t === 'goodbye') this.#board.replace(sender, [])
    else if (message.t === 'hello' || message.t === 'people') {
      this.#board.replace(sender, message['people'] as (Presence & { topic: TopicKey })[])
      if (message.t === 'hello') this.#peers.say({ t: 'people', people: this.#board.own() })
    } else return false
    return true
  }

  /** Forgets the people of processes that are no longer connected. */
  async forgetVanished(): Promise<void> {
    const origins = [...this.#board.origins()].filter((origin) => origin !== this.#peers.id)
    if (origins.length === 0) return
    const there = await this.#peers.list()
    if (!this.#peers.connected || !there.has(this.#peers.id)) return
    for (const origin of origins) if (!there.has(origin)) this.#board.replace(origin, [])
  }
}
