import * as v from 'valibot'
import { askStorage } from '../exports/export-file.server.ts'
import { enqueue } from '../platform/enqueue.ts'
import type { Shop } from '../shop.ts'
import { staffUseCase } from '../staff-use-case.ts'
import { refuse } from '../use-case.ts'
import { beginImport } from './begin-import.server.ts'
import { ImportMapping } from './import-mapping.ts'
import { type ImportFile, runImport } from './run-import.server.ts'
import { IMPORT_PLATFORMS } from './source-formats.ts'

const BUCKET = 'import-files'

/** Products, customers and orders, each in two parts. */
const MOST_FILES = 6

const Wish = v.object({
  platform: v.picklist(IMPORT_PLATFORMS),
  source: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  mapping: ImportMapping,
  /** Where they were laid, and what they are called at home. */
  files: v.pipe(
    v.array(
      v.object({
        path: v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}\.(csv|json)$/)),
        name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_FILES),
  ),
  isDry: v.boolean(),
})

/**
 * `POST /functions/v1/begin-import`: begins a run of files that were laid in the bucket `import-files`, and keeps how they are read. Wants `imports.write` with a fresh second factor. Answers its id; 404 for files
 * that are not there, 409 `already_running` while another run of the source is on its way, 422 `three_runs` where three are.
 */
export const beginImportFunction = staffUseCase('imports.write', Wish, (shop, staff, { platform, source, mapping, files, isDry }) =>
  shop.service.transaction(async (tx) => {
    const there = await tx.all<{ path: string; bytes: bigint }>('select path, bytes from private.begin_staff_import($1)', [files.map(({ path }) => path)])
    const known = new Map(there.map(({ path, bytes }) => [path, Number(bytes)]))
    if (files.some(({ path }) => !known.has(path))) return refuse('not_found')
    const begun = await beginImport(tx, {
      platform,
      name: source,
      mapping,
      // A file never changes under its path.
      files: files.map(({ path, name }) => ({ name, path, bytes: known.get(path) ?? 0, hash: path })),
      isDry,
      askedBy: staff.id,
    })
    if (!begun.begun || begun.goesOn) throw refuse('already_running')
    await askRun(tx, begun.id)
    return { id: begun.id }
  }),
)

const askRun = (tx: Shop['service'], id: string) => enqueue(tx, 'run-import', { id }, { key: `run-import:${id}` })

const Wanted = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** Job `run-import`: does a run; begun again after a kill, it goes on where it stood. */
export async function runImportJob(shop: Shop, payload: unknown): Promise<void> {
  const { id } = v.parse(Wanted, payload)
  await runImport({ service: shop.service, log: shop.log, open: (file) => opened(shop, file) }, id)
}

async function* opened(shop: Shop, { path }: ImportFile): AsyncGenerator<Uint8Array> {
  const answer = await askStorage(shop, `/object/${BUCKET}/${path}`, { method: 'GET' })
  if (!answer.ok || !answer.body) throw new Error(`The storage gave no file: ${answer.status}`)
  yield* answer.body
}

/** Job `keep-imports`: runs of the office that stand still go on, and files that are needed no more go. */
export async function keepImports(shop: Shop): Promise<void> {
  // What does not move, however often it is begun, keeps its place from nobody.
  await shop.service.all(
    `with over as (
       update public.import_runs set state = 'failed', failure = '{"problem": "stood_still"}', ended_at = private.now()
        where origin = 'staff' and state in ('waiting', 'running') and moved_at < private.now() - interval '2 hours' returning id)
     delete from private.import_rows r using over o where r.run_id = o.id`,
  )
  const still = await shop.service.all<{ id: string }>(
    `select id from public.import_runs where origin = 'staff' and state in ('waiting', 'running') and moved_at < private.now() - interval '5 minutes'`,
  )
  for (const { id } of still) await shop.service.transaction((tx) => askRun(tx, id))
  const goesBack = await shop.service.all<{ id: string }>(
    `select id from public.import_runs where undone_by is not null and state = 'undoing' and moved_at < private.now() - interval '5 minutes'`,
  )
  for (const { id } of goesBack) await shop.service.transaction((tx) => enqueue(tx, 'undo-import', { id }, { key: `undo-import:${id}` }))
  const over = await shop.service.all<{ path: string }>('select path from private.import_files_to_forget()')
  if (over.length === 0) return
  await askStorage(shop, `/object/${BUCKET}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: over.map(({ path }) => path) }),
    signal: AbortSignal.timeout(10_000),
  })
}
