import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { bodyOf } from '../body.ts'
import { scopeOf } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { checkClaimedType } from '../mime-types.ts'
import { bucketName, objectName } from '../names.ts'
import { refuse } from '../refusal.ts'
import { getBucket, getObject, getObjectIn } from './find-object.ts'
import { abandon, insertObject, largestIn, markStray, upsertObject } from './keep-file.ts'
import { metadataInHeader } from './receive-file.ts'
import { settle } from './upload.ts'

const Move = v.object({
  bucketId: v.string('must be string'),
  sourceKey: v.string('must be string'),
  destinationBucket: v.optional(v.string('must be string')),
  destinationKey: v.string('must be string'),
})
const Copy = v.object({
  ...Move.entries,
  copyMetadata: v.optional(v.boolean('must be boolean'), true),
  metadata: v.optional(v.object({ cacheControl: v.optional(v.string()), mimetype: v.optional(v.string()) })),
})

const placesOf = (body: v.InferOutput<typeof Move>) => ({
  from: { bucket: bucketName(body.bucketId), name: objectName(body.sourceKey) },
  to: { bucket: bucketName(body.destinationBucket ?? body.bucketId), name: objectName(body.destinationKey) },
})

/** `POST /object/move`: another name, or another bucket. Only the row changes: the content stays where it is. */
export const move: Endpoint = async (storage, c) => {
  const caller = await storage.identify(c, 'required')
  const { from, to } = placesOf(await bodyOf(c, Move))
  const target = await getBucket(storage, to.bucket)
  const id = await storage.db.as(caller, scopeOf(c, 'object.move'), async (sql) => {
    const object = await getObjectIn(sql, from)
    if (from.bucket === to.bucket && from.name === to.name) return object.id
    checkClaimedType(object.metadata?.mimetype ?? '', target.allowed_mime_types)
    if ((object.metadata?.size ?? 0) > largestIn(storage, target, to.name)) throw refuse.tooLarge()
    const moved = await sql.run('update storage.objects set bucket_id = $3, name = $4 where bucket_id = $1 and name = $2', [
      from.bucket,
      from.name,
      to.bucket,
      to.name,
    ])
    // Seen, but not to be changed.
    if (moved === 0) throw refuse.accessDenied('new row violates row-level security policy')
    return object.id
  })
  return c.json({ message: 'Successfully moved', Id: id, Key: `${to.bucket}/${to.name}` })
}

/** `POST /object/copy`: the same content under another name. */
export const copy: Endpoint = async (storage, c) => {
  const caller = await storage.identify(c, 'required')
  const body = await bodyOf(c, Copy)
  const { from, to } = placesOf(body)
  const scope = scopeOf(c, 'object.copy')
  const target = await getBucket(storage, to.bucket)
  const write = c.req.header('x-upsert') === 'true' ? upsertObject : insertObject
  const source = await getObject(storage, { caller, scope, place: from })
  const metadata = { ...source.metadata, ...(body.copyMetadata ? {} : body.metadata), lastModified: storage.now().toISOString() }
  checkClaimedType(metadata.mimetype ?? '', target.allowed_mime_types)
  if ((metadata.size ?? 0) > largestIn(storage, target, to.name)) throw refuse.tooLarge()
  const version = randomUUID()
  const object = { place: to, version, owner: caller.id, metadata, userMetadata: body.copyMetadata ? (source.user_metadata ?? undefined) : metadataInHeader(c) }
  await storage.db.rehearse(caller, scope, (sql) => write(sql, object))
  await markStray(storage, version)
  if (source.version === null || !(await storage.files.copy(source.version, version))) {
    await abandon(storage, version)
    throw refuse.noSuchKey()
  }
  const id = await settle(storage, version, () => storage.db.as(caller, scope, (sql) => write(sql, object)))
  const { eTag, size, mimetype, cacheControl, lastModified } = metadata
  return c.json({
    Id: id,
    Key: `${to.bucket}/${to.name}`,
    id,
    name: to.name,
    bucket_id: to.bucket,
    version,
    metadata: { eTag, size, mimetype, cacheControl, lastModified },
  })
}
