import { BINARY_BODY, JSON_BODY, type Said } from '../protocol/frame.ts'

/** A broadcast as JSON. */
export type PackedSaid = { json: string } | { event: string; text: string } | { event: string; base64: string }

export function packed(said: Said): PackedSaid {
  if ('json' in said) return said
  const { event, encoding, body } = said
  return encoding === JSON_BODY ? { event, text: body.toString() } : { event, base64: body.toString('base64') }
}

export function unpacked(said: PackedSaid): Said {
  if ('json' in said) return said
  if ('text' in said) return { event: said.event, encoding: JSON_BODY, body: Buffer.from(said.text) }
  return { event: said.event, encoding: BINARY_BODY, body: Buffer.from(said.base64, 'base64') }
}
