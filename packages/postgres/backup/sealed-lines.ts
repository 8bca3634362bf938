import { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { seal, unseal } from './seal.ts'
import type { Shelf } from './shelf.ts'

/** Keeps lines of JSON packed and sealed, however many they are. */
export async function keepLines(parts: { shelf: Shelf; secret: string; name: string; lines: Iterable<object> | AsyncIterable<object> }): Promise<void> {
  const { shelf, secret, name, lines } = parts
  const text = async function* () {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`
  }
  const sealed = seal(secret)
  await Promise.all([shelf.write(name, sealed), pipeline(Readable.from(text(), { objectMode: false }), createGzip({ level: 1 }), sealed)])
}

/** Reads them one after the other; none where there is nothing of the name. Throws `SealBroken`. */
export async function* readLines(parts: { shelf: Shelf; secret: string; name: string }): AsyncGenerator {
  const { shelf, secret, name } = parts
  const sealed = await shelf.read(name)
  if (!sealed) return
  const unpacked = createGunzip()
  const reading = pipeline(sealed, unseal(secret), unpacked)
  // Hears of a broken seal where the lines are read; the promise says the same.
  reading.catch(() => undefined)
  for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) yield JSON.parse(line) as unknown
  await reading
}

/** Keeps one file of whatever content sealed. */
export async function keepSealed(parts: { shelf: Shelf; secret: string; name: string; content: Readable }): Promise<void> {
  const sealed = seal(parts.secret)
  await Promise.all([parts.shelf.write(parts.name, sealed), pipeline(parts.content, sealed)])
}

/** Reads it again; undefined where there is nothing of the name. A broken seal fails the stream. */
export async function readSealed(parts: { shelf: Shelf; secret: string; name: string }): Promise<Readable | undefined> {
  const sealed = await parts.shelf.read(parts.name)
  if (!sealed) return undefined
  const opened = unseal(parts.secret)
  pipeline(sealed, opened).catch(() => undefined)
  return opened
}
