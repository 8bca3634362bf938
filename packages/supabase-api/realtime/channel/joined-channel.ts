import type { Hub } from '../hub.ts'
import type { Listener, TopicKey } from '../topics/topics.ts'
import type { JoinConfig } from './join-config.ts'
import type { Permissions } from './permissions.ts'

/** A channel as its parts see it. */
export type JoinedChannel = Listener & {
  readonly key: TopicKey
  readonly config: JoinConfig
  readonly hub: Pick<Hub, 'limits' | 'presence' | 'broadcast'>
  readonly permissions: Permissions
  /** `payload` is JSON text. */
  push(event: string, payload: string): void
  reply(ref: string | null, status: 'ok' | 'error', response?: object): void
  shutDown(message: string): void
}
