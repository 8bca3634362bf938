import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { Server } from '@tus/server'
import type { Context } from 'hono'
import { scopeOf } from '../caller.ts'
import type { BucketRow, Endpoint, Storage } from '../context.ts'
import { SERVICE, type Caller, type Sql } from '../database.ts'
import { checkClaimedType } from '../mime-types.ts'
import { bucketName, objectName } from '../names.ts'
import { getBucket, type Place } from '../objects/find-object.ts'
import { insertObject, keepFile, largestIn, upsertObject, type NewObject } from '../objects/keep-file.ts'
import { metadataOf } from '../objects/receive-file.ts'
import { rehearsed, settle } from '../objects/upload.ts'
import { refusalFrom, refuse } from '../refusal.ts'
import { ProtocolError, UploadStore } from './upload-store.ts'
import { findUpload, insertUpload, markFinished, releaseParts, removeUpload, stopFinishing, takeForFinishing, type UploadRow } from './upload-rows.ts'

/** What is known of a request besides the protocol: who asks, and for a new upload what it is for. */
type Known = { c: Context; caller: Caller; link: string | undefined; largest: number }

/**
 * `/upload/resumable`: the protocol of https://tus.io/protocols/resumable-upload (1.0.0) as Supabase Storage speaks it: `Upload-Metadata` names
 * bucketName, objectName, contentType, cacheControl and metadata; `x-upsert` replaces; below `/sign` a link's token (`x-signature`) stands for a person.
 */
export function resumableUploads(storage: Storage): Endpoint {
  const known = new WeakMap<Request, Known>()
  const knownOf = (request: object): Known => {
    // The server hands back the request it was given.
    const found = known.get(request as Request)
    if (found === undefined) throw new Error('a request nobody asked')
    return found
  }
  const server = new Server({
    path: '/upload/resumable',
    datastore: new UploadStore(storage),
    maxSize: (request) => knownOf(request).largest,
    namingFunction: (request, metadata) => begin(storage, knownOf(request), metadata ?? {}),
    generateUrl: (request, { id }) => `${new URL(request.url).pathname.replace(/\/+$/, '')}/${id}`,
    async onIncomingRequest(request, id) {
      if (request.method === 'PATCH' || request.method === 'DELETE') await checkMayGoOn(storage, knownOf(request), id)
    },
    onUploadFinish: async (request, upload) => {
      await finish(storage, knownOf(request), upload.id)
      return { headers: { 'Tus-Complete': '1' } }
    },
    onResponseError(_request, error) {
      const refusal = error instanceof ProtocolError ? undefined : refusalFrom(error)
      if (refusal !== undefined) return { status_code: refusal.statusCode, body: refusal.message }
      if (error instanceof Error && !('status_code' in error)) storage.log.error({ err: error }, 'a resumable upload failed')
      return undefined
    },
  })
  return async (_storage, c) => {
    const { raw } = c.req
    const link = /\/upload\/resumable\/sign(\/|$)/.test(c.req.path) ? (c.req.header('x-signature') ?? '') : undefined
    const needsNobody = link !== undefined || raw.method === 'OPTIONS' || raw.method === 'HEAD'
    const caller = await storage.identify(c, needsNobody ? 'if-any' : 'required')
    known.set(raw, { c, caller, link, largest: 0 })
    return server.handleWeb(raw)
  }
}

/** Whether the caller may begin this upload; writes its row and answers its name. */
async function begin(storage: Storage, known: Known, metadata: Record<string, string | null>): Promise<string> {
  const place: Place = { bucket: bucketName(metadata['bucketName'] ?? undefined), name: objectName(metadata['objectName'] ?? undefined) }
  const bucket = await getBucket(storage, place.bucket)
  const link = known.link === undefined ? undefined : await storage.links.checkUpload(known.link, `${place.bucket}/${place.name}`)
  const upsert = link?.upsert ?? known.c.req.header('x-upsert') === 'true'
  const owner = link === undefined ? known.caller.id : link.owner
  if (link === undefined) await rehearse(storage, known, { place, upsert, operation: 'tus.upload.create' })
  const mimetype = metadata['contentType'] ?? 'application/octet-stream'
  checkClaimedType(mimetype, bucket.allowed_mime_types)
  known.largest = largestIn(storage, bucket, place.name)
  const length = known.c.req.header('upload-length')
  if (length !== undefined && Number(length) > known.largest) throw refuse.tooLarge()
  const id = randomUUID()
  const { contentType = null, cacheControl = null, metadata: custom = null } = metadata
  await insertUpload(storage.db.service, {
    id,
    bucket_id: place.bucket,
    name: place.name,
    owner_id: owner,
    by_link: link !== undefined,
    upsert,
    length: length === undefined ? undefined : Number(length),
    largest: known.largest,
    facts: { bucketName: place.bucket, objectName: place.name, contentType, cacheControl, metadata: custom },
    seconds: storage.settings.unfinishedUploadSeconds,
  })
  return id
}

/** Whether the caller may go on with an upload somebody began, or end it. */
async function checkMayGoOn(storage: Storage, known: Known, id: string): Promise<void> {
  const row = await findUpload(storage.db.service, id)
  if (row === undefined) throw new ProtocolError(404, 'The file for this url was not found\n')
  known.largest = row.largest
  if (row.by_link) {
    await storage.links.checkUpload(known.link ?? '', `${row.bucket_id}/${row.name}`)
    return
  }
  if (row.owner_id !== (known.caller.id ?? null)) throw refuse.accessDenied('The upload belongs to somebody else')
  await rehearse(storage, known, { place: placeOf(row), upsert: row.upsert, operation: 'tus.upload.part' })
}

const placeOf = (row: UploadRow): Place => ({ bucket: row.bucket_id, name: row.name })
const writing =
  (upsert: boolean) =>
  (sql: Sql, object: NewObject): Promise<string> =>
    (upsert ? upsertObject : insertObject)(sql, object)

const rehearse = (storage: Storage, { c, caller }: Known, { place, upsert, operation }: { place: Place; upsert: boolean; operation: string }): Promise<void> =>
  storage.db.rehearse(caller, scopeOf(c, operation), (sql) => writing(upsert)(sql, rehearsed(place, caller.id)))

/** Makes one object of the parts. What is refused now (its content, its size, the caller's right) is gone, and so is the upload. */
async function finish(storage: Storage, known: Known, id: string): Promise<void> {
  const { service } = storage.db
  const row = await takeForFinishing(service, id)
  if (row === undefined) throw new ProtocolError(423, 'The upload is being completed\n')
  try {
    const bucket: BucketRow = await getBucket(storage, row.bucket_id)
    const { contentType, cacheControl, metadata } = row.facts
    const kept = await keepFile(storage, {
      bucket,
      name: row.name,
      file: {
        body: Readable.from(contentOf(storage, row.parts), { objectMode: false, highWaterMark: 256 * 1024 }),
        mimetype: contentType ?? 'application/octet-stream',
        cacheControl: () => (/^\d+$/.test(cacheControl ?? '') ? `max-age=${cacheControl}` : 'no-cache'),
        userMetadata: () => metadataOf(metadata),
        size: row.length ?? undefined,
        arrived: Promise.resolve(),
      },
    })
    const object: NewObject = { place: placeOf(row), owner: row.owner_id ?? undefined, ...kept }
    const write = writing(row.upsert)
    await settle(storage, kept.version, () =>
      storage.db.as(row.by_link ? SERVICE : known.caller, scopeOf(known.c, 'tus.upload.part'), (sql) => write(sql, object)),
    )
    await markFinished(service, id)
  } catch (error) {
    const refusal = refusalFrom(error)
    if (refusal === undefined || refusal.statusCode >= 500) {
      // Nobody's fault: what has arrived is kept, and the client may try once more.
      await stopFinishing(service, id)
      throw error
    }
    await removeUpload(service, id)
    await releaseParts(service, row.parts)
    throw error
  }
  await releaseParts(service, row.parts)
  storage.reclaimSoon()
}

async function* contentOf(storage: Storage, parts: readonly string[]) {
  for (const part of parts) {
    const file = await storage.files.read(part)
    if (file === undefined) throw new Error('a part of an upload is missing')
    yield* file
  }
}
