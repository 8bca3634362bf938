import type { BucketRow, ObjectRow, Storage } from '../context.ts'
import type { Caller, Scope, Sql } from '../database.ts'
import { refuse } from '../refusal.ts'

export type Place = { bucket: string; name: string }

const OBJECT = 'id, name, bucket_id, version, metadata, user_metadata, created_at, updated_at'
const FIND = `select ${OBJECT} from storage.objects where bucket_id = $1 and name = $2`

/** The bucket, whoever asks: its rules hold for everybody. */
export async function findBucket(storage: Storage, id: string): Promise<BucketRow | undefined> {
  // A size in bytes is far below what a float holds exactly.
  return storage.db.service.maybe<BucketRow>(
    'select id, coalesce(public, false) as public, file_size_limit::float8 as file_size_limit, allowed_mime_types from storage.buckets where id = $1',
    [id],
  )
}

/** The same, refused when there is none. */
export async function getBucket(storage: Storage, id: string): Promise<BucketRow> {
  const bucket = await findBucket(storage, id)
  if (bucket === undefined) throw refuse.noSuchBucket()
  return bucket
}

/** An object in a transaction: what its role may see. */
export async function getObjectIn(sql: Sql, { bucket, name }: Place): Promise<ObjectRow> {
  const row = await sql.maybe<ObjectRow>(FIND, [bucket, name])
  if (row === undefined) throw refuse.noSuchKey()
  return row
}

/** An object as the caller may see it. */
export const getObject = (storage: Storage, { caller, scope, place }: { caller: Caller; scope: Scope; place: Place }): Promise<ObjectRow> =>
  storage.db.as(caller, scope, (sql) => getObjectIn(sql, place))

/** An object whoever asks, for places that are open or whose key was shown. */
export const getObjectPastPolicies = (storage: Storage, place: Place): Promise<ObjectRow> => getObjectIn(storage.db.service, place)
