import * as v from 'valibot'
import { bodyOf, wholeNumber } from '../body.ts'
import { scopeOf } from '../caller.ts'
import type { Endpoint } from '../context.ts'
import { bucketName } from '../names.ts'
import { refuse } from '../refusal.ts'

/** A page has at most so many entries, also when more are asked for. */
const LARGEST_PAGE = 1000
const word = 'must be equal to one of the allowed values'
const Wish = v.optional(
  v.object({
    prefix: v.optional(v.string('must be string'), ''),
    limit: v.optional(wholeNumber(1, 1_000_000), LARGEST_PAGE),
    cursor: v.optional(v.string('must be string')),
    with_delimiter: v.optional(v.boolean('must be boolean'), false),
    exactMatch: v.optional(v.boolean('must be boolean'), false),
    sortBy: v.optional(
      v.object({ column: v.picklist(['name', 'updated_at', 'created_at'], word), order: v.optional(v.picklist(['asc', 'desc'], word), 'asc') }),
      { column: 'name' },
    ),
  }),
  {},
)

/** Where a page ended: the place of its last entry in the order, and its name among those at the same place. */
const Cursor = v.object({ place: v.pipe(v.string(), v.regex(/^-?\d{1,20}$/)), name: v.string() })
type Entry = {
  key: string
  name: string
  id: string | null
  place: string
  updated_at: Date
  created_at: Date
  last_accessed_at: Date | null
  metadata: unknown
}

/**
 * `POST /object/list-v2/{bucket}`: a page of everything below a prefix, or with a delimiter of what lies directly there: folders and objects in one
 * order, told apart in the answer. A folder is as old as the oldest object in it.
 */
export const listV2: Endpoint = async (storage, c) => {
  const bucket = bucketName(c.req.param('bucket'))
  const caller = await storage.identify(c, 'required')
  const { prefix, limit, cursor, with_delimiter: delimited, exactMatch, sortBy } = await bodyOf(c, Wish)
  const size = Math.min(limit, LARGEST_PAGE)
  const after = cursor === undefined ? undefined : readCursor(cursor)
  // All three come from the lists above.
  const { column, order } = sortBy
  const place = column === 'name' ? '0::bigint' : `(extract(epoch from ${column}) * 1000000)::bigint`
  const beyond = order === 'asc' ? '>' : '<'
  const folder = delimited
    ? `case when strpos(substr(name, length($2) + 1), '/') > 0 then left(name, length($2) + strpos(substr(name, length($2) + 1), '/')) end`
    : 'null::text'
  const entries = await storage.db.as(caller, scopeOf(c, 'object.list_v2'), (sql) =>
    sql.all<Entry>(
      `with seen as not materialized (
         select *, ${folder} as folder from storage.objects
         where bucket_id = $1 and name collate "C" >= $2::text and name collate "C" < $2 || chr(1114111) and (not $3::boolean or name = $2)
       ), entries as not materialized (
         select name, id, updated_at, created_at, last_accessed_at, metadata from seen where folder is null
         union all
         select folder, null, min(created_at), min(created_at), null, null from seen where folder is not null group by folder
       ), placed as not materialized (select *, ${place} as at from entries)
       select name, id, updated_at, created_at, last_accessed_at, metadata, at::text as place, split_part(name, '/', $7) as key from placed
       where $4::text is null or (at, name collate "C") ${beyond} ($5::bigint, $4)
       order by at ${order}, name collate "C" ${order} limit $6`,
      [bucket, prefix, exactMatch, after?.name ?? null, after?.place ?? '0', size + 1, prefix.split('/').length],
    ),
  )
  const page = entries.slice(0, size)
  const last = page.at(-1)
  const hasNext = entries.length > size
  return c.json({
    hasNext,
    ...(hasNext && last && { nextCursor: writeCursor(last) }),
    folders: page.filter(({ id }) => id === null).map(({ key, name }) => ({ key, name })),
    objects: page.filter(({ id }) => id !== null).map(({ key, place: _place, ...object }) => ({ ...(delimited && { key }), ...object })),
  })
}

const writeCursor = ({ place, name }: Entry) => Buffer.from(JSON.stringify({ place, name })).toString('base64url')

function readCursor(cursor: string): v.InferOutput<typeof Cursor> {
  try {
    return v.parse(Cursor, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw refuse.invalidRequest('body/cursor is none of ours')
  }
}
