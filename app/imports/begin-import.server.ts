import { createHash } from 'node:crypto'
import type { Database } from '../platform/database.ts'
import type { ImportMapping } from './import-mapping.ts'
import type { ImportFile } from './run-import.server.ts'
import type { ImportPlatform } from './source-formats.ts'

type Wish = {
  platform: ImportPlatform
  /** What the source is called here. */
  name: string
  /** How its files are read from now on; without one, as before. */
  mapping?: ImportMapping
  files: readonly ImportFile[]
  isDry: boolean
  /** Who asks; nobody at a terminal. */
  askedBy: string | null
  /** Another run of the source that was broken off is given up. */
  anew?: boolean
}

export type Begun = { begun: true; id: string; goesOn: boolean } | { begun: false; because: 'another_run' }

/** Begins a run of a source's files, in the caller's transaction, or finds the one of the very same files that was broken off. One of other files has to end first. */
export async function beginImport(tx: Database, { platform, name, mapping, files, isDry, askedBy, anew = false }: Wish): Promise<Begun> {
  const source = await tx.one<{ id: string }>(
    `insert into public.import_sources as s (platform, name, mapping) values ($1, $2, coalesce($3::jsonb, '{}'))
     on conflict (platform, name) do update set mapping = coalesce($3::jsonb, s.mapping),
       changed_at = case when $3::jsonb is null then s.changed_at else clock_timestamp() end
     returning id`,
    [platform, name, mapping === undefined ? null : JSON.stringify(mapping)],
  )
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([isDry, ...files.map(({ hash }) => hash).toSorted()]))
    .digest('hex')
  const open = await tx.maybe<{ id: string; fingerprint: string; state: string }>(
    `select id, fingerprint, state from public.import_runs where source_id = $1 and state in ('waiting', 'running', 'undoing') for update`,
    [source.id],
  )
  if (open?.state === 'undoing') return { begun: false, because: 'another_run' }
  if (open && open.fingerprint === fingerprint && !anew) return { begun: true, id: open.id, goesOn: true }
  if (open && !anew) return { begun: false, because: 'another_run' }
  if (open) {
    await tx.all(`update public.import_runs set state = 'failed', failure = $2, ended_at = private.now() where id = $1`, [
      open.id,
      JSON.stringify({ problem: 'given_up' }),
    ])
    await tx.all('delete from private.import_rows where run_id = $1', [open.id])
  }
  const made = await tx.one<{ id: string }>(
    `insert into public.import_runs (source_id, origin, asked_by, is_dry, files, fingerprint) values ($1, $2, $3, $4, $5, $6) returning id`,
    [source.id, askedBy === null ? 'terminal' : 'staff', askedBy, isDry, JSON.stringify(files), fingerprint],
  )
  return { begun: true, id: made.id, goesOn: false }
}
