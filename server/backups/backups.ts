import { join } from 'node:path'
import { chainFolder, diskShelf, keepBaseFile, keepLog, pieceOf, placeOf, segmentName, takeBase, type KeptLog, type Shelf } from '@hattha/postgres'
import { diskBackend, s3Backend, type FileBackend } from '@hattha/supabase-api'
import pg from 'pg'
import type { Logger } from '../../app/platform/logger.ts'
import type { Database } from '../../app/platform/database.ts'
import type { Backups, BackupMade, KeepRules, LogSaid } from '../../app/platform/backups.ts'
import type { BackupSettings } from '../backup-settings.ts'
import type { Settings } from '../configuration.ts'
import { type BaseEntry, type BaseFacts, baseName, entryName } from './base-facts.ts'
import { checkDatabase, checkLog, checkShelf } from './check-place.ts'
import { copyFiles, fileName } from './copy-files.ts'
import { signDownload } from './download-link.ts'
import { countShop } from './figures.ts'
import { keepEntry, listBases, type Sealed } from './kept-bases.ts'
import { keptBy } from './keep-rules.ts'
import { proofFolder, proveBase } from './prove-base.ts'
import { s3Shelf } from './s3-shelf.ts'

/** Something may be committed so long and not yet be on the shelf. A bucket is paid by the call. */
const FLUSH_MS = { disk: 500, s3: 10_000 } as const
const SETTLED_MS = 20_000
const SEGMENT_BYTES = 16 * 1024 * 1024

export type StartedBackups = Backups & { stop(): Promise<void> }

export const shelfOf = (place: BackupSettings['place']): Shelf => (place.kind === 'disk' ? diskShelf(place.folder) : s3Shelf(place))

/** Where a shop keeps what people upload. */
export const filesOf = ({ s3, dataFolder }: Pick<Settings, 's3' | 'dataFolder'>): FileBackend =>
  s3 === undefined ? diskBackend({ folder: join(dataFolder, 'storage') }) : s3Backend(s3)

type Parts = { settings: Settings & { backups: BackupSettings }; databaseUrl: string; database: Database; log: Logger }

/**
 * Backups of a running shop. The log is kept from the start on where backups are made by the clock, and elsewhere (a demo) from the first backup that somebody
 * asks for.
 */
export async function startBackups(parts: Parts): Promise<StartedBackups> {
  const { settings, databaseUrl, database, log } = parts
  const { key, place, byClock } = settings.backups
  const shelf = shelfOf(place)
  const sealed: Sealed = { shelf, key }
  let kept: KeptLog | undefined
  const follow = (): KeptLog =>
    (kept ??= keepLog({ url: databaseUrl, shelf, secret: key, flushMs: FLUSH_MS[place.kind], warn: (error, sentence) => log.error({ err: error }, sentence) }))
  // The slot of an earlier start holds back the log until somebody reads it.
  if (byClock || (await isAny(shelf.list('base')))) follow()
  const said = (): LogSaid => kept?.state() ?? { state: 'off', until: undefined, problem: undefined, chain: undefined }

  return {
    place: shelf.place,
    byClock,
    log: said,
    checks: async () => [...(await checkDatabase(databaseUrl)), await checkShelf(shelf), ...(byClock || kept ? [checkLog(said())] : [])],
    make: (id, onStep) => makeBase({ ...parts, sealed, log: follow() }, id, onStep),
    async prove(id) {
      // Where the log is kept here, what is proved includes it.
      await kept?.settled(SETTLED_MS)
      return proveBase(sealed, { id, folder: proofFolder(settings.dataFolder, id) })
    },
    keepFiles: () => copyFiles({ database, files: filesOf(settings), folder: join(settings.dataFolder, 'backup-copies'), ...sealed }),
    keepBy: (rules, now) => clear({ sealed, database, rules, now, current: said().chain }),
    list: async () =>
      (await listBases(sealed)).map(({ id, bytes, startedAt, figures, chain }) => ({ id, bytes, figures, chain, startedAt: new Date(startedAt) })),
    read: (id) => shelf.read(baseName(id)),
    link: (id, name) => signDownload({ secret: settings.keys.jwtSecret, id, name }),
    stop: async () => kept?.stop(),
  }
}

async function makeBase(
  { settings, databaseUrl, sealed, log }: { settings: Parts['settings']; databaseUrl: string; sealed: Sealed; log: KeptLog },
  id: string,
  onStep: (done: number, expected: number) => void,
): Promise<BackupMade> {
  const chain = await Promise.race([log.chain(), refusedAfter(log, SETTLED_MS)])
  const url = new URL(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  const startedAt = new Date()
  let begun = false
  try {
    const figures = await countShop(client)
    const { rows } = await client.query<{ bytes: string }>('select sum(pg_database_size(oid))::text as bytes from pg_database')
    const expected = Number(rows[0]?.bytes ?? 0)
    const facts: BaseFacts = {
      format: 1,
      id,
      startedAt: startedAt.toISOString(),
      database: decodeURIComponent(url.pathname.slice(1)),
      owner: { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password), embedded: settings.databaseUrl === undefined },
      chain,
      figures,
    }
    begun = true
    const base = await takeBase({ url: databaseUrl, label: `hattha ${id}`, expected })
    const bytes = await keepBaseFile({
      shelf: sealed.shelf,
      name: baseName(id),
      secret: sealed.key,
      facts,
      archive: base.archive,
      onBytes: (done) => onStep(done, Math.max(done, expected)),
    })
    const { timeline, startsAt } = await base.facts
    const at = placeOf(startsAt)
    const segment = segmentName(timeline, at - (at % BigInt(SEGMENT_BYTES)), SEGMENT_BYTES)
    const { owner: _, ...shown } = facts
    await keepEntry(sealed, { ...shown, finishedAt: new Date().toISOString(), bytes, segment })
    return { startedAt, bytes, figures, chain }
  } catch (error) {
    if (begun) await sealed.shelf.remove([baseName(id), entryName(id)]).catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

async function isAny(listed: AsyncIterable<unknown>): Promise<boolean> {
  for await (const _ of listed) return true
  return false
}

async function refusedAfter(log: KeptLog, ms: number): Promise<never> {
  const { setTimeout: pause } = await import('node:timers/promises')
  await pause(ms, undefined, { ref: false })
  const { problem, state } = log.state()
  throw new Error(problem ?? `the log of the database is not being kept (${state})`)
}

/** Takes away backups that no rule keeps, the log that none of those needs which are younger than `logDays`, and copies of files that went before the oldest. */
async function clear(parts: { sealed: Sealed; database: Database; rules: KeepRules; now: Date; current: string | undefined }): ReturnType<Backups['keepBy']> {
  const { sealed, database, rules, now, current } = parts
  const bases = await listBases(sealed)
  const proved = new Set((await database.all<{ id: string }>(`select id from public.backups where proof = 'proved'`)).map(({ id }) => id))
  const kept = keptBy(
    rules,
    bases.map(({ id, startedAt }) => ({ id, startedAt, proved: proved.has(id) })),
  )
  const removed = bases.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  // The entry first: what is in no list is no backup.
  for (const id of removed) await sealed.shelf.remove([entryName(id), baseName(id)])
  const staying = bases.filter(({ id }) => kept.has(id))
  await clearLog(sealed, { staying, since: new Date(now.getTime() - rules.logDays * 86_400_000), current })
  const [oldest] = staying
  if (oldest) await clearFiles(sealed, database, new Date(oldest.startedAt))
  return { kept: [...kept].map(([id, as]) => ({ id, as })), removed }
}

async function clearLog(
  { shelf }: Sealed,
  { staying, since, current }: { staying: readonly BaseEntry[]; since: Date; current: string | undefined },
): Promise<void> {
  const newest = staying.at(-1)
  const needed = staying.filter((base) => base === newest || new Date(base.startedAt) >= since)
  const firstOf = new Map<string, string>()
  for (const { chain, segment } of needed) {
    const before = firstOf.get(chain)
    if (before === undefined || segment < before) firstOf.set(chain, segment)
  }
  const over: string[] = []
  for await (const { name } of shelf.list('log')) {
    const chain = name.split('/')[1] ?? ''
    const first = firstOf.get(chain)
    const piece = pieceOf(name)
    if (!piece || !name.startsWith(`${chainFolder(chain)}/`)) continue
    // A chain that has no backup yet is about to get one.
    if (first === undefined ? chain !== current : piece.segment < first) over.push(name)
    if (over.length >= 1_000) await shelf.remove(over.splice(0))
  }
  await shelf.remove(over)
}

async function clearFiles({ shelf }: Sealed, database: Database, before: Date): Promise<void> {
  const gone = await database.all<{ hash: string }>('select hash from private.forget_backup_files($1)', [before])
  await shelf.remove(gone.map(({ hash }) => fileName(hash)))
}
