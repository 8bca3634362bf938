import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kept, Shelf } from '@hattha/postgres'
import { writeInParts } from '@hattha/supabase-api'
import { S3mini, S3ServiceError } from 's3mini'
import type { BackupPlace } from '../backup-settings.ts'

/** How many names are listed or taken away at a time. */
const AT_ONCE = 1_000
const TRIES = 5
const TRY_AGAIN_MS = 300

/** A bucket on S3 or what speaks its language. Parts of uploads that died are the bucket's own to take away (a lifecycle rule for incomplete multipart uploads). */
export function s3Shelf({ endpoint, region, accessKeyId, secretAccessKey, prefix }: Extract<BackupPlace, { kind: 's3' }>): Shelf {
  const s3 = new S3mini({ endpoint, region, accessKeyId, secretAccessKey })
  return {
    place: `${endpoint}/${prefix}`,
    write: (name, body) => writeInParts({ s3, key: prefix + name, body, mimetype: 'application/octet-stream' }),
    async read(name) {
      try {
        return Readable.from(readOn(s3, prefix + name, await s3.getObjectRaw(prefix + name)), { objectMode: false })
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof S3ServiceError ? error.cause : error
        if (cause instanceof S3ServiceError && cause.status === 404) return undefined
        throw error
      }
    },
    list: (folder) => walk(s3, prefix, folder),
    async remove(names) {
      for (let at = 0; at < names.length; at += AT_ONCE) await s3.deleteObjects(names.slice(at, at + AT_ONCE).map((name) => prefix + name))
    },
  }
}

/** Reads an object to its end. A restore reads for hours, and slowly; where the connection breaks meanwhile it goes on from there. */
async function* readOn(s3: S3mini, key: string, first: Response): AsyncGenerator<Uint8Array> {
  const length = Number(first.headers.get('content-length') ?? 0)
  let { body } = first
  let at = 0
  for (let failed = 0; at < length;) {
    try {
      for await (const chunk of body ?? []) {
        yield chunk
        at += chunk.length
        failed = 0
      }
      if (at < length) throw new Error('The bucket sent less than there is.')
    } catch (error) {
      failed += 1
      if (failed > TRIES) throw error
      await pause(failed * TRY_AGAIN_MS)
      if (at < length) ({ body } = await s3.getObjectRaw(key, false, at, length))
    }
  }
}

async function* walk(s3: S3mini, prefix: string, folder: string): AsyncGenerator<Kept> {
  let token: string | undefined
  do {
    const page = await s3.listObjectsPaged('/', `${prefix}${folder === '' ? '' : `${folder}/`}`, AT_ONCE, token)
    if (!page) throw new Error('The bucket of the backups is not there.')
    for (const { Key, Size } of page.objects ?? []) yield { name: Key.slice(prefix.length), bytes: Size }
    token = page.nextContinuationToken
  } while (token !== undefined)
}
