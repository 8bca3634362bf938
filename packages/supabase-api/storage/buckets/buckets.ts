import * as v from 'valibot'
import { bodyOf, numberInQuery, queryOf } from '../body.ts'
import { scopeOf } from '../caller.ts'
import type { Endpoint, Storage } from '../context.ts'
import { checkTypeList } from '../mime-types.ts'
import { bucketName } from '../names.ts'
import { refusalFrom, refuse } from '../refusal.ts'
import { bytesOf } from '../settings.ts'

// A size in bytes is far below what a float holds exactly; pg would hand out a bigint, which JSON has not.
const BUCKET = `id, name, coalesce(owner::text, owner_id, '') as owner, public, file_size_limit::float8 as file_size_limit, allowed_mime_types, type, created_at, updated_at`

const Rules = {
  public: v.optional(v.boolean('must be boolean')),
  file_size_limit: v.optional(v.nullable(v.union([v.number(), v.string()], 'must be integer'))),
  allowed_mime_types: v.optional(v.nullable(v.array(v.string('must be string'), 'must be array'))),
  versioning_status: v.optional(v.string('must be string')),
}
const NewBucket = v.object({ name: v.string('must be string'), id: v.optional(v.string('must be string')), type: v.optional(v.string()), ...Rules })
const Change = v.object(Rules)
const ListQuery = v.object({
  limit: v.optional(numberInQuery(1, 100_000_000)),
  offset: v.optional(numberInQuery(0, 100_000_000)),
  search: v.optional(v.string()),
  sortColumn: v.optional(v.picklist(['id', 'name', 'created_at', 'updated_at'], 'must be equal to one of the allowed values')),
  sortOrder: v.optional(v.picklist(['asc', 'desc'], 'must be equal to one of the allowed values'), 'asc'),
})

/** `GET /bucket`: those the caller may see. */
export const listBuckets: Endpoint = async (storage, c) => {
  const caller = await storage.identify(c, 'required')
  const { limit, offset, search, sortColumn = 'name', sortOrder } = queryOf(c, ListQuery)
  const rows = await storage.db.as(caller, scopeOf(c, 'bucket.list'), (sql) =>
    // Column and direction come from the lists above.
    sql.all(`select ${BUCKET} from storage.buckets where $3 = '' or strpos(name, $3) > 0 order by ${sortColumn} ${sortOrder} limit $1 offset $2`, [
      limit ?? null,
      offset ?? 0,
      search ?? '',
    ]),
  )
  return c.json(rows)
}

/** `GET /bucket/{id}`. */
export const getBucket: Endpoint = async (storage, c) => {
  const id = bucketName(c.req.param('bucket'))
  const caller = await storage.identify(c, 'required')
  const row = await storage.db.as(caller, scopeOf(c, 'bucket.get'), (sql) => sql.maybe(`select ${BUCKET} from storage.buckets where id = $1`, [id]))
  if (row === undefined) throw refuse.noSuchBucket()
  return c.json(row)
}

/** `POST /bucket`. */
export const createBucket: Endpoint = async (storage, c) => {
  const caller = await storage.identify(c, 'required')
  const { name, id = name, type = 'STANDARD', public: open = false, ...rules } = await bodyOf(c, NewBucket)
  if (type !== 'STANDARD') throw refuse.invalidRequest('Only STANDARD buckets are kept here')
  const { limit, types } = rulesOf(storage, rules)
  const values = [bucketName(id), bucketName(name), open, limit ?? null, types ?? null, caller.id ?? null]
  await storage.db
    .as(caller, scopeOf(c, 'bucket.create'), (sql) =>
      sql.run(
        `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types, owner_id, owner)
         values ($1, $2, $3, $4, $5, $6, case when $6 ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $6::uuid end)`,
        values,
      ),
    )
    .catch((error: unknown) => {
      throw refusalFrom(error)?.code === 'KeyAlreadyExists' ? refuse.bucketAlreadyExists() : error
    })
  return c.json({ name })
}

/** `PUT /bucket/{id}`. What is not named stays as it is; null takes a limit away. */
export const updateBucket: Endpoint = async (storage, c) => {
  const id = bucketName(c.req.param('bucket'))
  const caller = await storage.identify(c, 'required')
  const { public: open, ...rules } = await bodyOf(c, Change)
  const { limit, types } = rulesOf(storage, rules)
  const changed = await storage.db.as(caller, scopeOf(c, 'bucket.update'), (sql) =>
    sql.run(
      `update storage.buckets set public = coalesce($2, public), file_size_limit = case when $3 then $4 else file_size_limit end,
         allowed_mime_types = case when $5 then $6 else allowed_mime_types end where id = $1`,
      [id, open ?? null, limit !== undefined, limit ?? null, types !== undefined, types ?? null],
    ),
  )
  if (changed === 0) throw refuse.noSuchBucket()
  return c.json({ message: 'Successfully updated' })
}

/** `POST /bucket/{id}/empty`: every object of it the caller may delete; refused when some are not. */
export const emptyBucket: Endpoint = async (storage, c) => {
  const id = bucketName(c.req.param('bucket'))
  const caller = await storage.identify(c, 'required')
  await storage.db.as(caller, scopeOf(c, 'bucket.empty'), async (sql) => {
    if ((await sql.run('select from storage.buckets where id = $1', [id])) === 0) throw refuse.noSuchBucket()
    await sql.run('delete from storage.objects where bucket_id = $1', [id])
    const left = await sql.all<{ name: string }>('select name from storage.objects where bucket_id = $1 limit 10', [id])
    if (left.length > 0) throw refuse.accessDenied(`Cannot delete: ${left.map(({ name }) => name).join(', ')}, you may have SELECT but not DELETE permissions`)
  })
  storage.reclaimSoon()
  return c.json({ message: 'Successfully emptied' })
}

/** `DELETE /bucket/{id}`, which must be empty. */
export const deleteBucket: Endpoint = async (storage, c) => {
  const id = bucketName(c.req.param('bucket'))
  const caller = await storage.identify(c, 'required')
  await storage.db.as(caller, scopeOf(c, 'bucket.delete'), async (sql) => {
    if ((await storage.db.service.run('select from storage.objects where bucket_id = $1 limit 1', [id])) > 0) throw refuse.bucketNotEmpty()
    const gone = await sql.run('delete from storage.buckets where id = $1', [id]).catch((error: unknown) => {
      // A file that arrived in this moment.
      throw refusalFrom(error)?.statusCode === 404 ? refuse.bucketNotEmpty() : error
    })
    if (gone === 0) throw refuse.noSuchBucket()
  })
  return c.json({ message: 'Successfully deleted' })
}

/** The rules of a body as columns; undefined for those it does not name. */
function rulesOf(
  storage: Storage,
  given: {
    file_size_limit?: number | string | null | undefined
    allowed_mime_types?: string[] | null | undefined
    versioning_status?: string | undefined
  },
): { limit: number | null | undefined; types: string[] | null | undefined } {
  const { file_size_limit: size, allowed_mime_types: types, versioning_status: versioning = 'DISABLED' } = given
  if (versioning !== 'DISABLED') throw refuse.featureNotEnabled('objectVersioning')
  if (types) checkTypeList(types)
  if (size === null || size === undefined) return { limit: size, types }
  const limit = bytesOf(size)
  if (limit === undefined) throw refuse.invalidFileSizeLimit()
  if (limit > storage.settings.fileSizeLimit) throw refuse.tooLarge()
  return { limit, types }
}
