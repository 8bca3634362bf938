import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { S3mini, S3ServiceError, type UploadPart } from 's3mini'
import type { FileBackend } from './file-backend.ts'

export type S3Place = {
  /** Address of the service with the name of the bucket: `https://s3.eu-central-1.amazonaws.com/project-files`. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Put in front of every name, so that a bucket can be shared: `project/`. */
  prefix?: string
}

/** S3 takes parts from 5 MiB on and at most 10,000 of them; so files may be 80 GB. */
const PART_BYTES = 8 * 1024 * 1024
/** So many parts travel at a time; more would only take memory. */
const PARTS_AT_ONCE = 2
/** A copy of what is larger is beyond the single call S3 has for it, and takes the way through this process. */
const LARGEST_COPY_BYTES = 5 * 1024 ** 3

/**
 * Files on S3 or what speaks its language. An object there appears whole or not at all, also one that is sent in parts; parts of uploads that died
 * are S3's own to take away (give the bucket a lifecycle rule for incomplete multipart uploads).
 */
export function s3Backend(place: S3Place): FileBackend {
  const { endpoint, region, accessKeyId, secretAccessKey, prefix = '' } = place
  const s3 = new S3mini({ endpoint, region, accessKeyId, secretAccessKey })
  const keyOf = (version: string) => `${prefix}objects/${version.slice(0, 2)}/${version}`

  const write: FileBackend['write'] = async (version, body, { mimetype }) => {
    const key = keyOf(version)
    const hash = createHash('sha256')
    const upload = manyParts(s3, key, mimetype)
    let size = 0
    try {
      for await (const part of partsOf(body)) {
        size += part.length
        hash.update(part)
        await upload.add(part)
      }
      await upload.end()
    } catch (error) {
      await upload.abort()
      throw error
    }
    return { size, etag: `"${hash.digest('hex').slice(0, 32)}"` }
  }

  const read: FileBackend['read'] = async (version, span) => {
    try {
      const answer = await s3.getObjectRaw(keyOf(version), span === undefined, span?.from, span === undefined ? undefined : span.to + 1)
      // Node's web stream and the one lib.dom declares are the same thing under two names.
      return answer.body === null ? Readable.from([]) : Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0])
    } catch (error) {
      return unlessMissing(error)
    }
  }

  return {
    write,
    read,
    async copy(from, to) {
      try {
        const size = await s3.getContentLength(keyOf(from))
        // Slashes of the name as they are: not every server reads them escaped, as s3mini would write them.
        const source = `/${s3.bucketName}/${keyOf(from).split('/').map(encodeURIComponent).join('/')}`
        if (size <= LARGEST_COPY_BYTES) await s3.copyObject(keyOf(from), keyOf(to), { additionalHeaders: { 'x-amz-copy-source': source } })
        else {
          const content = await read(from)
          if (content === undefined) return false
          await write(to, content, { mimetype: 'application/octet-stream' })
        }
        return true
      } catch (error) {
        return unlessMissing(error) ?? false
      }
    },
    async remove(versions) {
      for (const version of versions) await s3.deleteObject(keyOf(version)).catch(unlessMissing)
    },
  }
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

/** Undefined for an object that is not there; everything else is a surprise. */
function unlessMissing(error: unknown): undefined {
  const cause = error instanceof Error && error.cause instanceof S3ServiceError ? error.cause : error
  if (cause instanceof S3ServiceError && cause.status === 404) return undefined
  throw error
}
