import * as v from 'valibot'
import { enqueue } from '../platform/enqueue.ts'
import type { Backups, Proof } from '../platform/backups.ts'
import type { Shop } from '../shop.ts'

const Wanted = v.object({ id: v.pipe(v.string(), v.uuid()) })
/** How often the screen hears how far it is. */
const TELL_MS = 1_000

/**
 * Job `make-backup`: the database, then the files that came since, then the proof. Begun again after a crash it begins from the start. What fails is said in the list and
 * to the log, and is not tried again by itself before the clock does.
 */
export async function makeBackup(shop: Shop, payload: unknown): Promise<void> {
  const { id } = v.parse(Wanted, payload)
  const { backups, service, log } = shop
  const claimed = await service.maybe(
    `update public.backups set state = 'running', step = 'database', done_bytes = 0 where id = $1 and state in ('waiting', 'running') returning id`,
    [id],
  )
  if (!claimed || !backups) return
  try {
    // A shop that was restored finds the job in its queue that made the very backup it comes from.
    const there = (await backups.list()).find((kept) => kept.id === id)
    const made = there ?? (await backups.make(id, tellProgress(shop, id)))
    await service.all(`update public.backups set step = 'files' where id = $1`, [id])
    const files = await backups.keepFiles()
    if (files.missing > 0) log.warn({ missing: files.missing }, 'files that the database knows were not there to be backed up')
    await service.all(
      `update public.backups set state = 'ready', step = 'proof', ready_at = private.now(), bytes = $2, figures = $3, chain = $4,
              files_added = $5, proof = 'running' where id = $1`,
      [id, made.bytes, JSON.stringify(made.figures), made.chain, files.added],
    )
  } catch (error) {
    const failure = sentenceOf(error)
    log.error({ err: error, backup: id }, 'a backup failed')
    await service.all(`update public.backups set state = 'failed', step = '', failure = $2 where id = $1`, [id, failure])
    return
  }
  await proveBackup(shop, { id })
  await keepByRules(shop, backups)
}

/** Job `prove-backup`: starts it as a database of its own, and keeps what came of it. */
export async function proveBackup(shop: Shop, payload: unknown): Promise<void> {
  const { id } = v.parse(Wanted, payload)
  const { backups, service, log } = shop
  const claimed = await service.maybe(`update public.backups set proof = 'running', step = 'proof' where id = $1 and state = 'ready' returning id`, [id])
  if (!claimed || !backups) return
  const proof = await backups.prove(id).catch((error: unknown): Proof => ({ proved: false, impossible: false, because: sentenceOf(error) }))
  if (!proof.proved) log.error({ backup: id, because: proof.because }, 'a backup could not be proved')
  const figures = proof.proved
    ? { ...proof.figures, filesRead: proof.filesRead, seconds: proof.seconds, lastCommit: proof.lastCommit?.toISOString() ?? null }
    : (proof.figures ?? {})
  await service.all(`update public.backups set step = '', proof = $2, proof_at = private.now(), proof_figures = $3, proof_failure = $4 where id = $1`, [
    id,
    proof.proved ? 'proved' : proof.impossible ? 'impossible' : 'failed',
    JSON.stringify(figures),
    proof.proved ? '' : proof.because.slice(0, 1000),
  ])
}

/** Job `keep-backups`, every ten minutes: files that came since, the backup of the day, what lies on the shelf and is not known here (a shop that was restored). */
export async function keepBackups(shop: Shop): Promise<void> {
  const { backups, service } = shop
  if (!backups?.byClock) return
  const { state, chain } = backups.log()
  if (state === 'elsewhere' || state === 'starting') return
  await readShelf(shop, backups)
  await backups.keepFiles()
  await service.one('select private.ask_backup_if_due($1)', [chain ?? null])
}

/** A shop that was restored knows nothing of what was backed up since; the shelf does. */
async function readShelf({ service }: Shop, backups: Backups): Promise<void> {
  const there = await backups.list()
  for (const { id, bytes, startedAt, figures, chain } of there) {
    await service.all(
      `insert into public.backups (id, origin, state, asked_at, ready_at, bytes, figures, chain)
       values ($1, 'shelf', 'ready', $2, $2, $3, $4, $5) on conflict (id) do nothing`,
      [id, startedAt, bytes, JSON.stringify(figures), chain],
    )
  }
  await service.all(`delete from public.backups where state = 'ready' and not id = any ($1::uuid[])`, [there.map(({ id }) => id)])
}

async function keepByRules({ service, log }: Shop, backups: Backups): Promise<void> {
  const rules = await service.one<{ days: number; weeks: number; months: number; logDays: number }>(
    `select private.setting('backups.keep_days')::int as days, private.setting('backups.keep_weeks')::int as weeks,
            private.setting('backups.keep_months')::int as months, private.setting('backups.keep_log_days')::int as "logDays"`,
  )
  const { kept, removed } = await backups.keepBy(rules, new Date())
  for (const { id, as } of kept) await service.all('update public.backups set kept_as = $2 where id = $1', [id, as])
  await service.all('delete from public.backups where id = any ($1::uuid[])', [removed])
  // Those that failed are a record of what went wrong, for as long as somebody may ask.
  await service.all(`delete from public.backups where state = 'failed' and asked_at < private.now() - interval '90 days'`)
  if (removed.length > 0) log.info({ removed: removed.length }, 'backups were removed by the rules')
}

function tellProgress({ service }: Shop, id: string): (done: number, expected: number) => void {
  let told = 0
  return (done, expected) => {
    if (Date.now() - told < TELL_MS) return
    told = Date.now()
    service.all('update public.backups set done_bytes = $2, expected_bytes = $3 where id = $1', [id, done, expected]).catch(() => undefined)
  }
}

/** What went wrong with a disk, a bucket or the database, in words that lead to what can be done. */
function sentenceOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk for backups is full. Make room or keep fewer; what was there is untouched.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'The folder for backups may not be written by the shop.'
  return (error instanceof Error ? error.message : String(error)).slice(0, 1000) || 'It failed without a word.'
}

/** Has one that is there proved again. */
export const askProof = (shop: Pick<Shop, 'service'>, id: string): Promise<void> =>
  shop.service.transaction((tx) => enqueue(tx, 'prove-backup', { id }, { key: `prove-backup:${id}` }))
