import { sizeOf, type Incoming, type Said } from '../protocol/frame.ts'
import type { Channel } from './channel.ts'
import { objectOf } from './join-config.ts'

/** Says to a topic what a client sent. Whoever may not is not answered, as on Supabase: their acknowledgement runs out. */
export function sayBroadcast(channel: Channel, { payload, said, ref }: Incoming): void {
  if (!channel.permissions.broadcast.write) return
  const message: Said = said ?? { json: JSON.stringify(objectOf(payload)) }
  const { ack, self } = channel.config.broadcast
  if (sizeOf(message) > channel.hub.limits.payloadBytes) {
    if (ack) channel.reply(ref, 'error', { reason: 'payload_size_exceeded' })
    return
  }
  channel.hub.broadcast(channel.key, message, self ? undefined : channel)
  if (ack) channel.reply(ref, 'ok')
}
