import type { Database } from '../platform/database.ts'
import type { ImportWork } from './import-run.ts'
import type { SaidFields } from './merge-fields.ts'

export type RecordKind = 'product' | 'variant' | 'person' | 'order'
export type Known = { key: string; record_id: string; said: SaidFields }
type Named = { key: string; id: string; said: SaidFields }

/** What things of a source are here, by the source's own names for them. */
export async function knownOf(tx: Database, source: string, kind: RecordKind, keys: readonly string[]): Promise<Map<string, Known>> {
  const rows = await tx.all<Known>('select key, record_id, said from private.imported_records where source_id = $1 and kind = $2 and key = any ($3)', [
    source,
    kind,
    keys,
  ])
  return new Map(rows.map((row) => [row.key, row]))
}

/** Remembers what a thing of the source is here; of one that is known, what the source says now. */
export async function remember(tx: Database, work: ImportWork, kind: RecordKind, things: readonly Named[]): Promise<void> {
  if (things.length === 0) return
  await tx.all(
    `insert into private.imported_records as r (source_id, kind, key, record_id, run_id, said)
     select $1, $2, x.key, x.id, $3, x.said from jsonb_to_recordset($4::jsonb) x(key text, id uuid, said jsonb)
     on conflict (source_id, kind, key) do update set said = excluded.said where r.said <> excluded.said`,
    [work.sourceId, kind, work.runId, JSON.stringify(things.map(({ key, id, said }) => ({ key, id, said })))],
  )
}
