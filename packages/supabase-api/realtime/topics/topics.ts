import { writeBroadcast, type Broadcast, type Version } from '../protocol/frame.ts'
import { shared, type SharedFrame } from '../protocol/shared-frame.ts'

/** Who listens to a topic of this process. */
export type Listener = {
  /** As the client named it, with `realtime:` before it. */
  readonly topic: string
  readonly version: Version
  /** False when a private channel may use the topic, but not read what is said. */
  readonly hearsBroadcasts: boolean
  send(frame: SharedFrame): void
}

/** A private topic and the public one of the same name are two. */
export type TopicKey = `public:${string}` | `private:${string}`
export const topicKey = (name: string, isPrivate: boolean): TopicKey => `${isPrivate ? 'private' : 'public'}:${name}`

/** The topics of this process and who listens to them. */
export class Topics<Member extends Listener> {
  readonly #members = new Map<TopicKey, Set<Member>>()

  join(key: TopicKey, member: Member): void {
    const members = this.#members.get(key)
    if (members) members.add(member)
    else this.#members.set(key, new Set([member]))
  }

  leave(key: TopicKey, member: Member): void {
    const members = this.#members.get(key)
    members?.delete(member)
    if (members?.size === 0) this.#members.delete(key)
  }

  of(key: TopicKey): Iterable<Member> {
    return this.#members.get(key) ?? []
  }

  /** Says something to everybody on a topic of this process but the sender. A frame is written once for each version, not once for each socket. */
  broadcast(key: TopicKey, message: Broadcast, sender?: Member): void {
    const frames = new Map<Version, SharedFrame | undefined>()
    for (const member of this.of(key)) {
      if (member === sender || !member.hearsBroadcasts) continue
      if (!frames.has(member.version)) {
        const frame = writeBroadcast(message, member.topic, member.version)
        frames.set(member.version, frame === undefined ? undefined : shared(frame))
      }
      const frame = frames.get(member.version)
      if (frame !== undefined) member.send(frame)
    }
  }
}
