import * as v from 'valibot'
import { bodyOf } from '../body.ts'
import { scopeOf } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { bucketName, placeIn } from '../names.ts'
import { refuse } from '../refusal.ts'

/** More names are more than one request. */
const MOST_AT_ONCE = 20_000

const Removal = v.object({
  prefixes: v.pipe(
    v.array(v.union([v.string(), v.object({ path: v.string() })], 'must be string'), 'must be array'),
    v.minLength(1, 'must NOT have fewer than 1 items'),
    v.maxLength(MOST_AT_ONCE, `must NOT have more than ${MOST_AT_ONCE} items`),
  ),
})

const GONE = `id, bucket_id, name, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata, user_metadata`

/** `DELETE /object/{bucket}` with `{ prefixes }`: those of the named objects the caller may delete. Answers what is gone. */
export const removeMany: Endpoint = async (storage, c) => {
  const bucket = bucketName(c.req.param('bucket'))
  const caller = await storage.identify(c, 'required')
  const { prefixes } = await bodyOf(c, Removal)
  const names = prefixes.map((entry) => (typeof entry === 'string' ? entry : entry.path))
  const gone = await storage.db.as(caller, scopeOf(c, 'object.delete_many'), (sql) =>
    sql.all(`delete from storage.objects where bucket_id = $1 and name = any($2) returning ${GONE}`, [bucket, names]),
  )
  storage.reclaimSoon()
  return c.json(gone)
}

/** `DELETE /object/{bucket}/{name}`. */
export const removeOne: Endpoint = async (storage, c) => {
  const place = placeIn(c.req.raw.url, '/object/')
  const caller = await storage.identify(c, 'required')
  const gone = await storage.db.as(caller, scopeOf(c, 'object.delete'), (sql) =>
    sql.run('delete from storage.objects where bucket_id = $1 and name = $2', [place.bucket, place.name]),
  )
  if (gone === 0) throw refuse.noSuchKey()
  storage.reclaimSoon()
  return c.json({ message: 'Successfully deleted' })
}
