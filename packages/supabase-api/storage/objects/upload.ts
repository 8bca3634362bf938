import type { Context } from 'hono'
import { scopeOf } from '../caller.ts'
import type { Endpoint, Storage } from '../context.ts'
import type { Sql } from '../database.ts'
import { placeIn } from '../names.ts'
import { getBucket, type Place } from './find-object.ts'
import { insertObject, keepFile, upsertObject, type NewObject } from './keep-file.ts'
import { receiveFile } from './receive-file.ts'

/** `POST /object/{bucket}/{name}`: a new file, or in place of another with `x-upsert: true`. */
export const upload: Endpoint = (storage, c) => receive(storage, c, { upsert: c.req.header('x-upsert') === 'true', operation: 'object.upload' })

/** `PUT /object/{bucket}/{name}`: in place of another, or new. */
export const update: Endpoint = (storage, c) => receive(storage, c, { upsert: true, operation: 'object.upload_update' })

async function receive(storage: Storage, c: Context, { upsert, operation }: { upsert: boolean; operation: string }): Promise<Response> {
  const place = placeIn(c.req.raw.url, '/object/')
  const caller = await storage.identify(c, 'required')
  const scope = scopeOf(c, operation)
  const bucket = await getBucket(storage, place.bucket)
  const write = (sql: Sql, object: NewObject) => (upsert ? upsertObject : insertObject)(sql, object)
  // Asked before the first byte is read, and once more with the file's facts when the row is written.
  await storage.db.rehearse(caller, scope, (sql) => write(sql, rehearsed(place, caller.id)))
  const file = await receiveFile(c)
  const kept = await keepFile(storage, { bucket, name: place.name, file })
  const id = await settle(storage, kept.version, () => storage.db.as(caller, scope, (sql) => write(sql, { place, owner: caller.id, ...kept })))
  return c.json({ Key: `${place.bucket}/${place.name}`, Id: id })
}

/** A row that is written to see whether it may be, and taken back. */
export const rehearsed = (place: Place, owner: string | undefined): NewObject => ({ place, owner, version: '1', metadata: {}, userMetadata: undefined })

/** Writes the row; when that is refused, the file goes. */
export async function settle<Result>(storage: Storage, version: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    await storage.db.service.run('update storage.stray_files set remove_after = now() where version = $1', [version])
    throw error
  } finally {
    storage.reclaimSoon()
  }
}
