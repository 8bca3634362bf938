import type { Pool } from 'pg'
import type { Verify } from '../kernel/verify.ts'
import type { PublicSpeakers } from './channel/permissions.ts'
import type { Subscriptions } from './changes/subscriptions.ts'
import type { Limits } from './limits.ts'
import type { ChangeStream } from './log/change-stream.ts'
import type { Logger } from '../kernel/logger.ts'
import type { Broadcast } from './protocol/frame.ts'
import type { PresenceBoard } from './topics/presence.ts'
import type { Listener, TopicKey, Topics } from './topics/topics.ts'

/** What the sockets of a process share. */
export type Hub = {
  /** Signed in as a login that may become the roles of tokens. */
  pool: Pool
  verify: Verify
  limits: Limits
  publicSpeakers: PublicSpeakers
  log: Logger
  topics: Topics<Listener>
  presence: PresenceBoard
  subscriptions: Subscriptions
  changeStream: Pick<ChangeStream, 'listening' | 'messagesHeard'>
  /** To everybody on a topic, of every process, but the sender. */
  broadcast(key: TopicKey, message: Broadcast, sender?: Listener): void
}
