import type { Readable } from 'node:stream'
import type { S3mini, UploadPart } from 's3mini'

/** S3 takes parts from 5 MiB on and at most 10,000 of them; so files may be 80 GB. */
const PART_BYTES = 8 * 1024 * 1024
/** So many parts travel at a time; more would only take memory. */
const PARTS_AT_ONCE = 2
/** Writes an object of any length while it arrives; it appears whole or not at all. Answers its bytes. */
export async function writeInParts(wish: { s3: S3mini; key: string; body: Readable; mimetype: string; onPart?: (part: Buffer) => void }): Promise<number> {
  const upload = manyParts(wish.s3, wish.key, wish.mimetype)
  let size = 0
  try {
    for await (const part of partsOf(wish.body)) {
      size += part.length
      wish.onPart?.(part)
      await upload.add(part)
    }
    await upload.end()
  } catch (error) {
    await upload.abort()
    throw error
  }
  return size
}

/** A file in one call when it is small, else in parts of which a few travel at a time. */
function manyParts(s3: S3mini, key: string, mimetype: string) {
  let first: Buffer | undefined
  let uploadId: string | undefined
  let number = 0
  const parts: UploadPart[] = []
  const travelling = new Set<Promise<void>>()

  const send = async (id: string, part: Buffer) => {
    const place = (number += 1)
    const sending: Promise<void> = s3
      .uploadPart(key, id, part, place)
      .then((sent) => void parts.push(sent))
      .finally(() => travelling.delete(sending))
    // Waited for below, and all of them at the end.
    sending.catch(() => undefined)
    travelling.add(sending)
    if (travelling.size >= PARTS_AT_ONCE) await Promise.race(travelling)
  }
  return {
    async add(part: Buffer) {
      if (number === 0 && first === undefined) {
        first = part
        return
      }
      uploadId ??= await s3.getMultipartUploadId(key, mimetype)
      if (first !== undefined) {
        const beginning = first
        first = undefined
        await send(uploadId, beginning)
      }
      await send(uploadId, part)
    },
    async end() {
      if (uploadId === undefined) {
        await s3.putObject(key, first ?? Buffer.alloc(0), mimetype)
        return
      }
      await Promise.all(travelling)
      if (parts.length !== number) throw new Error('a part did not arrive')
      await s3.completeMultipartUpload(
        key,
        uploadId,
        parts.toSorted((a, b) => a.partNumber - b.partNumber),
      )
    },
    async abort() {
      if (uploadId === undefined) return
      await Promise.allSettled(travelling)
      // What cannot be taken away now is S3's to take away.
      await s3.abortMultipartUpload(key, uploadId).catch(() => undefined)
    },
  }
}

/** A stream in pieces of one size, the last one smaller. */
async function* partsOf(body: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const given of body) {
    // A file arrives as bytes.
    let chunk = given as Buffer
    while (size + chunk.length >= PART_BYTES) {
      const head = chunk.subarray(0, PART_BYTES - size)
      yield Buffer.concat([...chunks, head])
      chunk = chunk.subarray(head.length)
      chunks = []
      size = 0
    }
    if (chunk.length > 0) {
      chunks.push(chunk)
      size += chunk.length
    }
  }
  if (size > 0) yield Buffer.concat(chunks)
}
