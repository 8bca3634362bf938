import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Shelf } from '@hattha/postgres'
import pg from 'pg'
import type { Check, LogSaid } from '../../app/platform/backups.ts'

/** Looks whether a database lets itself be backed up. */
export async function checkDatabase(url: string): Promise<Check[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string; level: string; senders: number; slots: number; allowed: boolean }>(
      `select current_setting('server_version') as version, current_setting('wal_level') as level, current_setting('max_wal_senders')::int as senders,
              current_setting('max_replication_slots')::int as slots,
              (select rolsuper or rolreplication from pg_roles where rolname = current_user) as allowed`,
    )
    const [found] = rows
    if (!found) return []
    return [
      { name: 'engine', fine: Number.parseInt(found.version, 10) >= 15, said: `PostgreSQL ${found.version}` },
      { name: 'replication', fine: found.allowed, said: found.allowed ? 'replication' : '' },
      { name: 'log_level', fine: found.level !== 'minimal', said: `wal_level = ${found.level}` },
      { name: 'senders', fine: found.senders > 1 && found.slots > 1, said: `max_wal_senders = ${found.senders}, max_replication_slots = ${found.slots}` },
    ]
  } finally {
    await client.end()
  }
}

/** Looks whether something that is put on the shelf can be read and taken away again. */
export async function checkShelf(shelf: Shelf): Promise<Check> {
  const [name, word] = [`probe/${randomBytes(6).toString('hex')}`, randomBytes(16)]
  try {
    await shelf.write(name, Readable.from([word]))
    const found = await shelf.read(name)
    const same = found !== undefined && (await buffer(found)).equals(word)
    await shelf.remove([name])
    return { name: 'place', fine: same, said: shelf.place }
  } catch (error) {
    return { name: 'place', fine: false, said: `${shelf.place}: ${plainly(error)}` }
  }
}

export const checkLog = ({ state, problem, until }: LogSaid): Check => ({
  name: 'log',
  fine: state === 'kept' || state === 'elsewhere',
  said: problem ?? until?.toISOString() ?? '',
})

/** What went wrong with a disk or a bucket, for a person. */
export function plainly(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known: Readonly<Record<string, string>> = {
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk is full',
    EACCES: 'may not be written by this user',
    EPERM: 'may not be written by this user',
    EROFS: 'is read-only',
    ECONNREFUSED: 'does not answer',
    ENOTFOUND: 'is not there',
  }
  return known[code] ?? (error instanceof Error ? error.message : String(error))
}
