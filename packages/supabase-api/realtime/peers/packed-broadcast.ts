import { BINARY_BODY, JSON_BODY, type Broadcast } from '../protocol/frame.ts'

/** A broadcast as JSON. */
export type PackedBroadcast = { json: string } | { event: string; text: string } | { event: string; base64: string }

export function packed(message: Broadcast): PackedBroadcast {
  if ('json' in message) return message
  const { event, encoding, body } = message
  return encoding === JSON_BODY ? { event, text: body.toString() } : { event, base64: body.toString('base64') }
}

export function unpacked(message: PackedBroadcast): Broadcast {
  if ('json' in message) return message
  if ('text' in message) return { event: message.event, encoding: JSON_BODY, body: Buffer.from(message.text) }
  return { event: message.event, encoding: BINARY_BODY, body: Buffer.from(message.base64, 'base64') }
}
