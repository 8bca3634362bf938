import { randomUUID } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { BucketRow, ObjectMetadata, Storage } from '../context.ts'
import type { Sql } from '../database.ts'
import { LARGEST_SOURCE_BYTES } from '../images/image-transformer.ts'
import { pointsOf } from '../images/picture-points.ts'
import { checkClaimedType, checkContent, plainType } from '../mime-types.ts'
import { StorageRefusal, refuse } from '../refusal.ts'
import type { Place } from './find-object.ts'
import { checkedStream, type IncomingFile } from './receive-file.ts'

/** A row that is to be written for a file. */
export type NewObject = {
  place: Place
  version: string
  owner: string | undefined
  metadata: ObjectMetadata
  userMetadata: Record<string, unknown> | undefined
}

/** A name tools write to keep a folder visible; it may have no content, and its type is nobody's concern. */
const isPlaceholder = (name: string) => name.endsWith('.emptyFolderPlaceholder')

/** What a file of this bucket may have at most. */
export function largestIn(storage: Storage, bucket: BucketRow, name: string): number {
  if (isPlaceholder(name)) return 0
  return Math.min(storage.settings.fileSizeLimit, bucket.file_size_limit ?? Infinity)
}

/**
 * Keeps the bytes of a file and answers the facts of its row. Nobody sees them before a row says so: until then they are written down as stray,
 * so that whatever happens next, they are either an object or taken away.
 */
export async function keepFile(
  storage: Storage,
  { bucket, name, file }: { bucket: BucketRow; name: string; file: IncomingFile },
): Promise<{ version: string; metadata: ObjectMetadata; userMetadata: Record<string, unknown> | undefined }> {
  const limit = largestIn(storage, bucket, name)
  const allowed = isPlaceholder(name) ? null : bucket.allowed_mime_types
  const version = randomUUID()
  try {
    checkClaimedType(file.mimetype, allowed)
    if (file.size !== undefined && file.size > limit) throw refuse.tooLarge()
    await markStray(storage, version)
    const checked = checkedStream({ limit, check: (head) => checkContent(head, { claimed: file.mimetype, allowed, strict: storage.settings.strictTypes }) })
    const passed = pipeline(file.body, checked)
    const [written] = await Promise.all([storage.files.write(version, checked, { mimetype: file.mimetype, size: file.size }), passed])
    await file.arrived
    await checkPoints(storage, version, file.mimetype)
    return {
      version,
      userMetadata: file.userMetadata(),
      metadata: {
        eTag: written.etag,
        size: written.size,
        mimetype: file.mimetype,
        cacheControl: file.cacheControl(),
        lastModified: storage.now().toISOString(),
        contentLength: written.size,
        httpStatusCode: 200,
      },
    }
  } catch (error) {
    await abandon(storage, version)
    // What ended the file says more than that it ended.
    throw file.body.errored instanceof StorageRefusal ? file.body.errored : error
  }
}

/** Refuses a picture that would fill the memory of whoever looks at it: a few kilobytes can say that they are a gigabyte. */
async function checkPoints(storage: Storage, version: string, mimetype: string): Promise<void> {
  const most = storage.settings.mostPicturePoints
  if (most === undefined || !plainType(mimetype).startsWith('image/')) return
  const content = await storage.files.read(version)
  const points = content && (await pointsOf(content, LARGEST_SOURCE_BYTES))
  if (points === undefined) throw refuse.imageProcessing('Invalid source image')
  if (points > most) throw refuse.imageProcessing('Source image resolution is too big')
}

/** Longer than any upload takes; a file that has no row by then has lost its writer. */
export async function markStray(storage: Storage, version: string): Promise<void> {
  await storage.db.service.run(`insert into storage.stray_files (version, remove_after) values ($1, now() + interval '1 day')`, [version])
}

/** Gives up a file that was not kept. */
export async function abandon(storage: Storage, version: string): Promise<void> {
  await storage.db.service.run('update storage.stray_files set remove_after = now() where version = $1', [version]).catch((error: unknown) => {
    storage.log.warn({ err: error, version }, 'a file that was not kept is taken away by the next sweep')
  })
  storage.reclaimSoon()
}

/** Writes the row of a new object. Refuses a name that is taken. */
export async function insertObject(sql: Sql, object: NewObject): Promise<string> {
  const id = randomUUID()
  // No `returning`: who may write need not be allowed to read.
  await sql.run(
    `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, ...columnsOf(object)],
  )
  return id
}

/** Writes the row of an object, whether its name is taken or not. */
export async function upsertObject(sql: Sql, object: NewObject): Promise<string> {
  const row = await sql.maybe<{ id: string }>(
    `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version,
       metadata = excluded.metadata, user_metadata = excluded.user_metadata
     returning id`,
    columnsOf(object),
  )
  if (row === undefined) throw refuse.accessDenied('new row violates row-level security policy')
  return row.id
}

const columnsOf = ({ place, owner, version, metadata, userMetadata }: NewObject): unknown[] => [
  place.bucket,
  place.name,
  owner !== undefined && isUuid(owner) ? owner : null,
  owner ?? null,
  version,
  JSON.stringify(metadata),
  userMetadata === undefined ? null : JSON.stringify(userMetadata),
]

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
