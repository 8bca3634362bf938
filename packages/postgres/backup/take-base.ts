import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import pg from 'pg'
import { openReplication, type Replication } from './replication.ts'

/** A database cannot be backed up in this way; `message` says what to do. */
export class CannotBackUp extends Error {
  override name = 'CannotBackUp'
}

/** What is known of a base backup once all of it was read. Places are those of the log, as text. */
export type BaseFacts = { timeline: number; startsAt: string; endsAt: string }

export type Base = {
  /** The whole data folder as a tar archive, with the log that makes it whole. */
  archive: Readable
  /** Bytes the archive will roughly have. */
  expected: number
  /** Resolves when the archive was read to its end. */
  facts: Promise<BaseFacts>
}

/** As much of the archive as waits for its reader. */
const WAITING_BYTES = 1024 * 1024

/**
 * A base backup by the replication protocol (BASE_BACKUP), as pg_basebackup takes it, which the embedded PostgreSQL does not bring. A slot that lives as long as the
 * connection keeps the log until it was sent. Nothing is locked; the archive is read as fast as its reader takes it.
 */
export async function takeBase(options: { url: string; label: string; expected: number }): Promise<Base> {
  await checkpoint(options.url)
  const replication = await openReplication(options.url)
  try {
    await replication.client.query(`CREATE_REPLICATION_SLOT base_${randomBytes(6).toString('hex')} TEMPORARY PHYSICAL RESERVE_WAL`)
    return readBase(replication, options)
  } catch (error) {
    await replication.end()
    throw error
  }
}

/** A slot reserves the log from the last checkpoint on. After hours of writing that is more than the server keeps, and it would end the backup at once. */
async function checkpoint(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'backup', connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Not every owner may; then the last one is as old as it is.
    await client.query('checkpoint').catch(() => undefined)
  } finally {
    await client.end()
  }
}

function readBase({ client, raw, broken, end }: Replication, { label, expected }: { label: string; expected: number }): Base {
  const archive = new Readable({ highWaterMark: WAITING_BYTES, read: () => void raw.stream.resume() })
  let archives = 0
  raw.on('copyData', ({ chunk }) => {
    const kind = String.fromCharCode(chunk[0] ?? 0)
    if (kind === 'n') archives += 1
    // What the message lies in is used again for the next one. Tables that lie elsewhere come as archives of their own.
    if (kind === 'd' && archives === 1 && !archive.push(Buffer.from(chunk.subarray(1)))) raw.stream.pause()
  })
  const running = client.query(`BASE_BACKUP (LABEL '${label.replaceAll(/[^\w -]/g, '')}', CHECKPOINT 'fast', WAL, MANIFEST 'no')`)
  const facts = Promise.race([running, broken.then((reason) => Promise.reject(reason instanceof Error ? reason : new Error('the connection broke')))]).then(
    (result) => {
      // One result for each part of the answer: where it starts, the places of tables, where it ends.
      const parts = (Array.isArray(result) ? result : [result]) as { rows: Record<string, unknown>[] }[]
      const [start, stop] = parts.flatMap(({ rows }) => rows).filter((row) => 'recptr' in row)
      if (archives > 1)
        throw new CannotBackUp(
          'This database keeps tables in places of their own (tablespaces), which a backup of ours would not bring back: move them to pg_default first.',
        )
      if (!start || !stop) throw new Error('the server said nothing of the backup it sent')
      return { timeline: Number(start['tli']), startsAt: String(start['recptr']), endsAt: String(stop['recptr']) }
    },
  )
  const ended = facts.then(
    () => void archive.push(null),
    (error: unknown) => void archive.destroy(plain(error)),
  )
  void ended.finally(() => end())
  archive.once('close', () => void end())
  // Whoever reads the archive hears of it there as well.
  facts.catch(() => undefined)
  return { archive, expected, facts }
}

/** The server ends a backup (57P01) for which it would have to keep more of the log than it was told to. */
function plain(error: unknown): Error {
  const ended = error instanceof Error && 'code' in error && error.code === '57P01'
  if (ended)
    return new CannotBackUp(
      'The server ended the backup: it stopped, or more was written meanwhile than it keeps for it (max_slot_wal_keep_size). Make it at a quieter hour, or raise that.',
    )
  return error instanceof Error ? error : new Error(String(error))
}
