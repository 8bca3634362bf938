import type { Sql } from '../database.ts'

/** An upload under way. */
export type UploadRow = {
  id: string
  bucket_id: string
  name: string
  owner_id: string | null
  by_link: boolean
  upsert: boolean
  length: number | null
  largest: number
  received: number
  parts: string[]
  facts: Record<string, string | null>
  created_at: Date
  expires_at: Date
  /** The parts are being put together by somebody who still lives. */
  finishing: boolean
  finished_at: Date | null
}

/** Whoever puts parts together and is not done after this has died. */
const FINISHING = `finishing_at is not null and finishing_at > now() - interval '10 minutes' and finished_at is null`
const ROW = `id, bucket_id, name, owner_id, by_link, upsert, length::float8 as length, largest::float8 as largest, received::float8 as received, parts, facts,
  created_at, expires_at, ${FINISHING} as finishing, finished_at`

export const findUpload = (sql: Sql, id: string): Promise<UploadRow | undefined> =>
  sql.maybe<UploadRow>(`select ${ROW} from storage.resumable_uploads where id = $1 and expires_at > now()`, [id])

export async function insertUpload(
  sql: Sql,
  row: Pick<UploadRow, 'id' | 'bucket_id' | 'name' | 'by_link' | 'upsert' | 'largest' | 'facts'> & {
    owner_id: string | undefined
    length: number | undefined
    seconds: number
  },
): Promise<void> {
  await sql.run(
    `insert into storage.resumable_uploads (id, bucket_id, name, owner_id, by_link, upsert, length, largest, facts, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10 * interval '1 second')`,
    [row.id, row.bucket_id, row.name, row.owner_id ?? null, row.by_link, row.upsert, row.length ?? null, row.largest, JSON.stringify(row.facts), row.seconds],
  )
}

/** Adds a part where the upload stands. False when it stands elsewhere by now: somebody else went on with it. */
export async function addPart(sql: Sql, { id, part, size, at }: { id: string; part: string; size: number; at: number }): Promise<boolean> {
  const added = await sql.run(
    `update storage.resumable_uploads set parts = parts || $2::text, part_sizes = part_sizes || $3::bigint, received = received + $3
     where id = $1 and received = $4 and finished_at is null and not (${FINISHING})`,
    [id, part, size, at],
  )
  return added === 1
}

export const declareLength = (sql: Sql, id: string, length: number): Promise<number> =>
  sql.run('update storage.resumable_uploads set length = $2 where id = $1 and length is null', [id, length])

/** Takes the upload for putting its parts together; undefined when somebody else has it or it is done. */
export const takeForFinishing = (sql: Sql, id: string): Promise<UploadRow | undefined> =>
  sql.maybe<UploadRow>(
    `update storage.resumable_uploads set finishing_at = now() where id = $1 and received = length and finished_at is null and not (${FINISHING}) returning ${ROW}`,
    [id],
  )

/** An upload of which everything arrived but whose server died before it was put together: its last part is asked for again, so that its client goes on. */
export const askForLastPart = (sql: Sql, id: string): Promise<UploadRow | undefined> =>
  sql.maybe<UploadRow>(
    `update storage.resumable_uploads set received = received - part_sizes[array_upper(part_sizes, 1)], parts = trim_array(parts, 1),
       part_sizes = trim_array(part_sizes, 1), finishing_at = null
     where id = $1 and received = length and finished_at is null and not (${FINISHING}) and parts <> '{}' returning ${ROW}`,
    [id],
  )

/** Gives the upload back, as it was. */
export const stopFinishing = (sql: Sql, id: string): Promise<number> => sql.run('update storage.resumable_uploads set finishing_at = null where id = $1', [id])

export const markFinished = (sql: Sql, id: string): Promise<number> =>
  sql.run(`update storage.resumable_uploads set finished_at = now(), parts = '{}' where id = $1`, [id])

export const removeUpload = (sql: Sql, id: string): Promise<number> => sql.run('delete from storage.resumable_uploads where id = $1', [id])

/** Uploads nobody went on with; their parts go by themselves, as stray files do. */
export const sweepUploads = (sql: Sql): Promise<number> => sql.run('delete from storage.resumable_uploads where expires_at <= now()')

/** Parts that are needed no more. */
export const releaseParts = (sql: Sql, parts: readonly string[]): Promise<number> =>
  sql.run('update storage.stray_files set remove_after = now() where version = any($1)', [parts])
