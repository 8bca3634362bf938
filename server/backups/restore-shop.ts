import { createReadStream, existsSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { CannotRestore, inDatabase, openBaseFile, readSealed, restoreCluster, startEmbedded, type Restored } from '@hattha/postgres'
import pg from 'pg'
import * as v from 'valibot'
import type { Figures } from '../../app/platform/backups.ts'
import { BaseFacts, baseName } from './base-facts.ts'
import { filesOf } from './backups.ts'
import type { Settings } from '../configuration.ts'
import { type FileLine, fileName, readFileLists } from './copy-files.ts'
import { countShop } from './figures.ts'
import { baseBefore, listBases, type Sealed } from './kept-bases.ts'

export type RestoredShop = Restored & { startedAt: Date; figures: Figures; files: { written: number; there: number; missing: number } }

/** So many rows of the lists of files go to the database at a time. */
const LINES_AT_ONCE = 2_000

/**
 * Brings a shop back into the data folder of the settings: its database, until the end of the log or until a moment, and its files. `wanted` is `latest`, the id of a backup, or
 * a file that was taken along. Without `sealed.shelf` holding the log and the files, the file alone brings back the database as it was.
 */
export async function restoreShop(
  sealed: Sealed,
  { wanted, at, settings, durable = true, onStep }: { wanted: string; at?: Date; settings: Settings; durable?: boolean; onStep: (step: string) => void },
): Promise<RestoredShop> {
  onStep('Looking for the backup')
  const opened = await openBaseFile(await findContent(sealed, wanted, at), sealed.key)
  const facts = v.parse(BaseFacts, opened.facts)
  const words = { unpack: 'Unpacking the database', log: 'Fetching the log', replay: 'Replaying the log' } as const
  const restored = await restoreCluster({
    folder: settings.dataFolder,
    archive: opened.archive,
    owner: facts.owner,
    log: { shelf: sealed.shelf, secret: sealed.key, chain: facts.chain },
    ...(at && { at }),
    durable,
    onStep: (step) => onStep(words[step]),
  })
  const database = await startEmbedded({ folder: settings.dataFolder, durable })
  try {
    const client = new pg.Client({ connectionString: inDatabase(database.url, facts.database) })
    client.on('error', () => undefined)
    await client.connect()
    try {
      onStep('Fetching the files')
      const files = await restoreFiles(client, sealed, settings)
      onStep('Counting')
      return { ...restored, startedAt: new Date(facts.startedAt), figures: await countShop(client), files }
    } finally {
      await client.end()
    }
  } finally {
    await database.stop()
  }
}

async function findContent({ shelf, key }: Sealed, wanted: string, at: Date | undefined): Promise<Readable> {
  if (wanted !== 'latest' && existsSync(wanted)) return createReadStream(wanted)
  const bases = await listBases({ shelf, key })
  const found = wanted === 'latest' ? baseBefore(bases, at) : bases.find(({ id }) => id === wanted)
  const content = found && (await shelf.read(baseName(found.id)))
  if (content) return content
  const [oldest] = bases
  const which = wanted === 'latest' && at ? `that was whole at ${at.toISOString()}` : `"${wanted}"`
  throw new CannotRestore(
    oldest
      ? `There is no backup ${which} in ${shelf.place}. The oldest is of ${oldest.startedAt}.`
      : `There is no backup in ${shelf.place}: check BACKUP_DIR or BACKUP_S3_ENDPOINT.`,
  )
}

/** Writes the files that the restored database names and that are not there. The lists are joined by the database, so that no list has to fit into memory. */
async function restoreFiles(client: pg.Client, sealed: Sealed, settings: Settings): Promise<RestoredShop['files']> {
  const files = filesOf(settings)
  let lines: FileLine[] = []
  const put = async () => {
    await client.query('select private.note_backup_files($1)', [JSON.stringify(lines)])
    lines = []
  }
  for await (const line of readFileLists(sealed)) if (lines.push(line) >= LINES_AT_ONCE) await put()
  await put()
  const count = { written: 0, there: 0, missing: 0 }
  for (let after = ''; ;) {
    const { rows } = await client.query<{ version: string; hash: string | null; mimetype: string }>(
      `select distinct on (o.version) coalesce(o.version, '') as version, c.hash, coalesce(o.metadata ->> 'mimetype', 'application/octet-stream') as mimetype
         from storage.objects o left join private.backup_files c using (version) where o.version > $1 order by o.version limit 500`,
      [after],
    )
    for (const { version, hash, mimetype } of rows) {
      const there = await files.read(version)
      there?.destroy()
      const content = there || hash === null ? undefined : await readSealed({ shelf: sealed.shelf, secret: sealed.key, name: fileName(hash) })
      if (there) count.there += 1
      else if (!content) count.missing += 1
      else {
        await files.write(version, content, { mimetype })
        count.written += 1
      }
    }
    after = rows.at(-1)?.version ?? ''
    if (rows.length < 500) return count
  }
}
