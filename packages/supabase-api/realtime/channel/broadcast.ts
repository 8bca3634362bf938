import { sizeOf, type Incoming, type Broadcast } from '../protocol/frame.ts'
import type { JoinedChannel } from './joined-channel.ts'
import { objectOf } from './join-config.ts'

/** Sends to a topic what a client sent. Whoever may not is not answered, as on Supabase: their acknowledgement runs out. */
export function sendBroadcast(channel: JoinedChannel, { payload, broadcast, ref }: Incoming): void {
  if (!channel.permissions.broadcast.write) return
  const message: Broadcast = broadcast ?? { json: JSON.stringify(objectOf(payload)) }
  const { ack, self } = channel.config.broadcast
  if (sizeOf(message) > channel.hub.limits.payloadBytes) {
    if (ack) channel.reply(ref, 'error', { reason: 'payload_size_exceeded' })
    return
  }
  channel.hub.broadcast(channel.key, message, self ? undefined : channel)
  if (ack) channel.reply(ref, 'ok')
}
