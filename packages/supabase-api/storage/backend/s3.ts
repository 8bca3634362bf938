import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { S3mini, S3ServiceError } from 's3mini'
import type { FileBackend } from './file-backend.ts'
import { writeInParts } from './s3-parts.ts'

export type S3Place = {
  /** Address of the service with the name of the bucket: `https://s3.eu-central-1.amazonaws.com/project-files`. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Put in front of every name, so that a bucket can be shared: `project/`. */
  prefix?: string
}

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
    const size = await writeInParts({ s3, key, body, mimetype, onPart: (part) => void hash.update(part) })
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

/** Undefined for an object that is not there; everything else is a surprise. */
function unlessMissing(error: unknown): undefined {
  const cause = error instanceof Error && error.cause instanceof S3ServiceError ? error.cause : error
  if (cause instanceof S3ServiceError && cause.status === 404) return undefined
  throw error
}
