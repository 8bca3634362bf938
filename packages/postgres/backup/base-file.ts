import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { seal, SealBroken, unseal } from './seal.ts'
import type { Shelf } from './shelf.ts'

/** What is said of a backup stands in the same file, so that one file is enough to bring a database back. */
const MOST_FACTS_BYTES = 1024 * 1024

/** Keeps an archive packed and sealed on a shelf, with facts about it in front. Answers its bytes there. `onBytes` hears how much of the archive was taken. */
export async function keepBaseFile(parts: {
  shelf: Shelf
  name: string
  secret: string
  facts: object
  archive: Readable
  onBytes?: (bytes: number) => void
}): Promise<number> {
  const { shelf, name, secret, facts, archive, onBytes } = parts
  const said = Buffer.from(JSON.stringify(facts))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(said.length)
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      onBytes?.(bytes)
      done(null, chunk)
    },
  })
  const sealed = seal(secret)
  sealed.write(Buffer.concat([length, said]))
  const [written] = await Promise.all([shelf.write(name, sealed), pipeline(archive, counted, createGzip({ level: 1 }), sealed)])
  return written
}

/** Opens such a file: its facts, and the archive to be read. Rejects with `SealBroken`; what is found broken further behind fails the archive. */
export async function openBaseFile(content: Readable, secret: string): Promise<{ facts: unknown; archive: Readable }> {
  const opened = unseal(secret)
  const archive = createGunzip()
  const { promise: facts, resolve, reject } = Promise.withResolvers<unknown>()
  let front: Buffer | undefined = Buffer.alloc(0)
  const withoutFacts = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!front) return done(null, chunk)
      front = Buffer.concat([front, chunk])
      if (front.length < 4) return done()
      const length = front.readUInt32BE(0)
      if (length > MOST_FACTS_BYTES) return done(new SealBroken('no-backup', 'This is no backup of a database.'))
      if (front.length < 4 + length) return done()
      const rest = front.subarray(4 + length)
      resolve(JSON.parse(front.subarray(4, 4 + length).toString('utf8')) as unknown)
      front = undefined
      done(null, rest)
    },
  })
  pipeline(content, opened, withoutFacts, archive).then(
    () => reject(new SealBroken('no-backup', 'This is no backup of a database.')),
    (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))),
  )
  return { facts: await facts, archive }
}
