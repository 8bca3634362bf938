import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { keepLines, keepSealed, readLines, readSealed } from '@hattha/postgres'
import type { FileBackend } from '@hattha/supabase-api'
import * as v from 'valibot'
import type { Database } from '../../app/platform/database.ts'
import type { FilesKept } from '../../app/platform/backups.ts'
import type { Sealed } from './kept-bases.ts'

/** So many files are looked for at a time; after each such batch what was copied is known, and is not copied again. */
const AT_ONCE = 200

const FileLine = v.object({ version: v.string(), hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), bytes: v.number() })
export type FileLine = v.InferOutput<typeof FileLine>

/** Where the content of a hash lies. */
export const fileName = (hash: string): string => `files/${hash.slice(0, 2)}/${hash}`

/**
 * Copies every file of the storage that was not copied yet. The same content is kept once, by its hash; which file has which is written into lists beside, so that the
 * shelf alone is enough. A file that was replaced while it was read is copied the next time.
 */
export async function copyFiles(parts: { database: Database; files: FileBackend; folder: string } & Sealed): Promise<FilesKept> {
  const { database, files, shelf, key } = parts
  const all: FilesKept = { added: 0, bytes: 0, missing: 0 }
  await mkdir(parts.folder, { recursive: true, mode: 0o700 })
  for (let after = ''; ;) {
    const wanted = await database.all<{ version: string }>(
      `select distinct coalesce(o.version, '') as version from storage.objects o where o.version > $1
          and not exists (select from private.backup_files f where f.version = o.version) order by 1 limit $2`,
      [after, AT_ONCE],
    )
    const lines: FileLine[] = []
    for (const { version } of wanted) {
      const line = await copyOne({ ...parts, files }, version)
      if (line) lines.push(line)
      else all.missing += 1
    }
    if (lines.length > 0) {
      const name = `lists/${new Date().toISOString().replaceAll(/\D/g, '')}-${randomBytes(4).toString('hex')}`
      await keepLines({ shelf, secret: key, name, lines })
      await database.all('select private.note_backup_files($1)', [JSON.stringify(lines)])
    }
    all.added += lines.length
    all.bytes += lines.reduce((sum, { bytes }) => sum + bytes, 0)
    after = wanted.at(-1)?.version ?? ''
    if (wanted.length < AT_ONCE) return all
  }
}

/** By way of a file of our own, because its name on the shelf is known at its end only. */
async function copyOne({ database, files, folder, shelf, key }: Parameters<typeof copyFiles>[0], version: string): Promise<FileLine | undefined> {
  const content = await files.read(version)
  if (!content) return undefined
  const aside = join(folder, `${randomBytes(6).toString('hex')}.copy`)
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  try {
    await pipeline(content, counted, createWriteStream(aside, { mode: 0o600 }))
    const line = { version, hash: hash.digest('hex'), bytes }
    const known = await database.maybe('select from private.backup_files where hash = $1 limit 1', [line.hash])
    if (!known) await keepSealed({ shelf, secret: key, name: fileName(line.hash), content: createReadStream(aside) })
    return line
  } finally {
    await rm(aside, { force: true })
  }
}

/** Every file that was ever copied, as the lists on the shelf say. */
export async function* readFileLists({ shelf, key }: Sealed): AsyncGenerator<FileLine> {
  for await (const { name } of shelf.list('lists')) for await (const line of readLines({ shelf, secret: key, name })) yield v.parse(FileLine, line)
}

/** Reads a copy to its end; false where it is not there or not what it was. */
export async function isWhole({ shelf, key }: Sealed, hash: string): Promise<boolean> {
  const content = await readSealed({ shelf, secret: key, name: fileName(hash) })
  if (!content) return false
  const read = createHash('sha256')
  try {
    await pipeline(content, read)
  } catch {
    return false
  }
  return read.digest('hex') === hash
}
