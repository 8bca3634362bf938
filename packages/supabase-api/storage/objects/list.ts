import * as v from 'valibot'
import { bodyOf, wholeNumber } from '../body.ts'
import { scopeOf } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { bucketName } from '../names.ts'

const COLUMNS = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const
const Search = v.object({
  prefix: v.optional(v.string('must be string'), ''),
  limit: v.optional(wholeNumber(1, 1_000_000), 100),
  offset: v.optional(wholeNumber(0, 1_000_000_000), 0),
  search: v.optional(v.string('must be string'), ''),
  sortBy: v.optional(
    v.object({
      column: v.optional(v.picklist(COLUMNS, 'must be equal to one of the allowed values'), 'name'),
      order: v.optional(v.picklist(['asc', 'desc'], 'must be equal to one of the allowed values'), 'asc'),
    }),
    {},
  ),
})

/**
 * `POST /object/list/{bucket}`: what lies directly in a folder, the folders first. A folder is what names have in common before a slash; it has
 * neither id nor facts. `search` keeps what begins with it, whatever the case.
 */
export const list: Endpoint = async (storage, c) => {
  const bucket = bucketName(c.req.param('bucket'))
  const caller = await storage.identify(c, 'required')
  const { prefix, limit, offset, search, sortBy } = await bodyOf(c, Search)
  const folder = prefix === '' || prefix.endsWith('/') ? prefix.replace(/^\/+/, '') : `${prefix.replace(/^\/+/, '')}/`
  const level = folder.split('/').length
  // Both words come from the lists above.
  const [column, order] = [sortBy.column === 'name' ? 'path_tokens[$4] collate "C"' : sortBy.column, sortBy.order]
  const rows = await storage.db.as(caller, scopeOf(c, 'object.list'), (sql) =>
    sql.all(
      `with seen as not materialized (
         select * from storage.objects
         where bucket_id = $1 and ($2 = '' or (name collate "C" >= $2 and name collate "C" < $3)) and lower(path_tokens[$4]) like lower($5) || '%'
       )
       (select path_tokens[$4] as name, null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
               null::timestamptz as last_accessed_at, null::jsonb as metadata
        from seen where array_length(path_tokens, 1) > $4 group by path_tokens[$4] order by path_tokens[$4] collate "C" ${sortBy.column === 'name' ? order : 'asc'})
       union all
       (select path_tokens[$4], id, updated_at, created_at, last_accessed_at, metadata
        from seen where array_length(path_tokens, 1) = $4 order by ${column} ${order}, name)
       limit $6 offset $7`,
      [bucket, folder, behind(folder), level, likeable(search), limit, offset],
    ),
  )
  return c.json(rows)
}

/** The first text that is behind everything in a folder: after the slash comes the nought. */
export const behind = (folder: string) => (folder === '' ? '' : `${folder.slice(0, -1)}0`)

/** A text that `like` takes letter by letter. */
const likeable = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
