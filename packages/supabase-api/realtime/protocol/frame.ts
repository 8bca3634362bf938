import { isUtf8 } from 'node:buffer'

/**
 * Phoenix's two serialisations, as Supabase Realtime speaks them (https://supabase.com/docs/guides/realtime/protocol): 1.0.0 sends objects, 2.0.0 arrays,
 * and broadcasts of 2.0.0 clients travel as binary frames whose body nobody on the way has to parse.
 */
export type Version = '1.0.0' | '2.0.0'

/** A message of a client. `broadcast` instead of a payload when it came as a binary broadcast. */
export type Incoming = { joinRef: string | null; ref: string | null; topic: string; event: string; payload: unknown; broadcast?: Broadcast }

/** A broadcast on its way: the whole JSON payload as one text, or event and body as the sender's binary frame had them. */
export type Broadcast = { json: string } | { event: string; encoding: typeof JSON_BODY | typeof BINARY_BODY; body: Buffer }

/** A message of ours. `payload` is JSON text already, so that one text serves a thousand sockets. */
export type Outgoing = { joinRef?: string | null; ref?: string | null; topic: string; event: string; payload: string }

export const BINARY_BODY = 0
export const JSON_BODY = 1
const PUSH = 3
const BROADCAST = 4
const PUSH_HEADER = 7
const LONGEST_FIELD = 255

/** A frame is not what the protocol allows; the socket that sent it is closed. */
export class MalformedFrame extends Error {
  override name = 'MalformedFrame'
}

/** Reads a frame. Throws MalformedFrame. */
export function readFrame(data: Buffer, { binary, version }: { binary: boolean; version: Version }): Incoming {
  if (binary) {
    if (version === '1.0.0') throw new MalformedFrame('protocol 1.0.0 has no binary frames')
    return readPush(data)
  }
  let frame: unknown
  try {
    frame = JSON.parse(data.toString())
  } catch {
    throw new MalformedFrame('a frame is not JSON')
  }
  if (version === '2.0.0') {
    if (!Array.isArray(frame) || frame.length !== 5) throw new MalformedFrame('a frame is not [join_ref, ref, topic, event, payload]')
    const [joinRef, ref, topic, event, payload] = frame as unknown[]
    return checked({ joinRef, ref, topic, event, payload })
  }
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame)) throw new MalformedFrame('a frame is not an object')
  const { join_ref: joinRef, ref, topic, event, payload } = frame as Record<string, unknown>
  return checked({ joinRef, ref, topic, event, payload })
}

function checked({ joinRef, ref, topic, event, payload }: Record<'joinRef' | 'ref' | 'topic' | 'event' | 'payload', unknown>): Incoming {
  if (typeof topic !== 'string' || typeof event !== 'string') throw new MalformedFrame('topic and event are texts')
  return { joinRef: reference(joinRef), ref: reference(ref), topic, event, payload }
}

function reference(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string' && value.length <= LONGEST_FIELD) return value
  throw new MalformedFrame('a reference is a short text')
}

/** kind, lengths of join_ref, ref, topic, event and metadata, encoding; then those texts and the body. */
function readPush(data: Buffer): Incoming {
  if (data.length < PUSH_HEADER || data[0] !== PUSH) throw new MalformedFrame('a binary frame is not a broadcast')
  const encoding = data[6]
  if (encoding !== BINARY_BODY && encoding !== JSON_BODY) throw new MalformedFrame('a binary frame has an unknown encoding')
  let at = PUSH_HEADER
  const [joinRef = '', ref = '', topic = '', event = ''] = [1, 2, 3, 4, 5].map((field) => {
    const end = at + (data[field] ?? 0)
    if (end > data.length) throw new MalformedFrame('a binary frame ends too soon')
    const bytes = data.subarray(at, end)
    at = end
    if (!isUtf8(bytes)) throw new MalformedFrame('a binary frame has a text that is not UTF-8')
    return bytes.toString()
  })
  const body = data.subarray(at)
  if (encoding === JSON_BODY && !isJson(body)) throw new MalformedFrame('the body of a binary frame is not JSON')
  // A copy: the frame may be a view of a far larger buffer.
  return { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast', payload: undefined, broadcast: { event, encoding, body: Buffer.from(body) } }
}

function isJson(body: Buffer): boolean {
  if (!isUtf8(body)) return false
  try {
    JSON.parse(body.toString())
    return true
  } catch {
    return false
  }
}

/** The text of a message. */
export function writeFrame({ joinRef = null, ref = null, topic, event, payload }: Outgoing, version: Version): string {
  if (version === '2.0.0') return `[${JSON.stringify(joinRef)},${JSON.stringify(ref)},${JSON.stringify(topic)},${JSON.stringify(event)},${payload}]`
  return `{"event":${JSON.stringify(event)},"payload":${payload},"ref":${JSON.stringify(ref)},"topic":${JSON.stringify(topic)}}`
}

/** A broadcast as clients of a version read it; undefined for bytes that 1.0.0 cannot say. */
export function writeBroadcast(message: Broadcast, topic: string, version: Version): string | Buffer | undefined {
  if ('json' in message) return writeFrame({ topic, event: 'broadcast', payload: message.json }, version)
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(message.event)]
  if (version === '2.0.0' && topicBytes.length <= LONGEST_FIELD && eventBytes.length <= LONGEST_FIELD)
    return Buffer.concat([Buffer.from([BROADCAST, topicBytes.length, eventBytes.length, 0, message.encoding]), topicBytes, eventBytes, message.body])
  if (message.encoding === BINARY_BODY) return undefined
  return writeFrame({ topic, event: 'broadcast', payload: jsonOf(message) ?? '{}' }, version)
}

/** The payload of a broadcast as JSON text; undefined for bytes. */
export function jsonOf(message: Broadcast): string | undefined {
  if ('json' in message) return message.json
  return message.encoding === JSON_BODY ? `{"type":"broadcast","event":${JSON.stringify(message.event)},"payload":${message.body.toString()}}` : undefined
}

export const sizeOf = (message: Broadcast): number => ('json' in message ? message.json.length : message.body.length)
