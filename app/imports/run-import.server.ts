import * as v from 'valibot'
import { listRates } from '../money/list-rates.server.ts'
import { isDatabaseError } from '../platform/database-error.ts'
import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/logger.ts'
import { importOrders } from './import-orders.server.ts'
import { importCustomers } from './import-people.server.ts'
import { importProducts } from './import-products.server.ts'
import { ImportMapping } from './import-mapping.ts'
import { type ImportProblem, stop } from './import-problem.ts'
import { addFigures, type BatchDone, type DoBatch, type ImportWork } from './import-run.ts'
import { type CsvRecord, readCsvFile, UnreadableFile } from './read-csv-file.server.ts'
import { keepHeadings, keepOptions } from './keep-words.server.ts'
import { readCustomer } from './read-customer.ts'
import { readJsonFile } from './read-json-file.server.ts'
import { readOrder } from './read-order.ts'
import { readProduct, type ImportShelves } from './read-product.ts'
import { cellsOf, dropTooLarge, KEY_OF, joinVariations, keepProblems, keepRows, nextThings, stagedRow, type StagedRow } from './stage-file.server.ts'
import { IMPORT_KINDS, type ImportKind } from './source-format.ts'
import { formatOf, type ImportPlatform } from './source-formats.ts'
import { orderOfRows } from './source-order.ts'
import { productOfRows, type SourceRow } from './source-product.ts'
import { woocommerceProduct } from './woocommerce-product.ts'

/** A file of a run as the database knows it; `path`: where the office laid it. */
export type ImportFile = { name: string; bytes: number; hash: string; path?: string }
/** Opens a file of a run, from its beginning. */
export type OpenFile = (file: ImportFile) => AsyncIterable<Uint8Array>

type Run = {
  id: string
  source_id: string
  platform: ImportPlatform
  mapping: unknown
  is_dry: boolean
  files: ImportFile[]
  state: string
  step: string
  reached: string
  rates: ImportShelves['rates']
  asked_by: string | null
}

const ROWS_AT_ONCE = 1000
const THINGS_AT_ONCE = 200

/** Somebody else is at this run; what they did counts. */
class TakenOver extends Error {}

type Given = { service: Database; log: Logger; open: OpenFile; told?: () => Promise<void> | void }

/**
 * Does a run, from where it stands to its end: reads its files into rows that are put aside, then takes in what they say, batch by batch, each in a transaction together with how far it is. Called again after a
 * kill it goes on; called twice at once, one of the two stops. A file that cannot be read fails the run with a sentence; a surprise is thrown, and the run can go on later.
 */
export async function runImport(given: Given, id: string): Promise<void> {
  const run = await startRun(given.service, id)
  if (!run) return
  try {
    const work = await workOf(given.service, run)
    await readFiles(given, run, work)
    for (const kind of IMPORT_KINDS) await importKind(given, run, work, kind)
    await endRun(given.service, run, '')
    if (!run.is_dry) await settlePeople(given.service, run)
  } catch (error) {
    if (error instanceof TakenOver) return
    if (!(error instanceof UnreadableFile)) throw error
    const { problem, row, missing } = error
    const file = run.files[Number(run.reached.split(' ')[0])]?.name ?? ''
    await endRun(given.service, run, JSON.stringify({ problem, file, row, missing }))
  }
}

/** The run, marked as one that runs, with the rates it reckons by: those of its beginning, however often it is begun. */
function startRun(service: Database, id: string): Promise<Run | undefined> {
  return service.transaction(async (tx) => {
    const rates = Object.fromEntries((await listRates(tx)).map(({ quote, rate }) => [quote, { quote, rate }]))
    await tx.all(
      `update public.import_runs set state = 'running', rates = case when rates = '{}' then $2 else rates end
        where id = $1 and state = 'waiting'`,
      [id, JSON.stringify(rates)],
    )
    return tx.maybe<Run>(
      `select r.id, r.source_id, s.platform, s.mapping, r.is_dry, r.files, r.state, r.step, r.reached, r.rates, r.asked_by
         from public.import_runs r join public.import_sources s on s.id = r.source_id where r.id = $1 and r.state = 'running'`,
      [id],
    )
  })
}

async function workOf(service: Database, run: Run): Promise<ImportWork> {
  const categories = await service.all<{ id: string; slug: string; name: string }>(
    `select c.id, c.slug, lower(c.name) as name from public.categories c where c.status = 'active' order by c.sort_order desc, c.id`,
  )
  const sellers = await service.all<{ id: string; slug: string; name: string; approved: boolean }>(
    `select s.id, s.slug, lower(s.business_name) as name, s.application_status = 'approved' as approved
       from public.sellers s order by s.created_at desc, s.id`,
  )
  return {
    runId: run.id,
    sourceId: run.source_id,
    platform: run.platform,
    isDry: run.is_dry,
    mapping: v.parse(ImportMapping, run.mapping),
    shelves: {
      // A slug is meant where a name reads the same.
      categories: new Map([
        ...categories.map(({ id, name }): [string, string] => [name, id]),
        ...categories.map(({ id, slug }): [string, string] => [slug, id]),
      ]),
      sellers: new Map([...sellers.map((one) => [one.name, one] as const), ...sellers.map((one) => [one.slug, one] as const)]),
      rates: run.rates,
    },
  }
}

/** Does something as whoever asked for the run, so that the record of acts knows who it was. */
function asAsker<Result>(service: Database, run: Run, work: (tx: Database) => Promise<Result>): Promise<Result> {
  return service.transaction(async (tx) => {
    await tx.all(`select set_config('app.actor', $1, true)`, [run.asked_by ?? 'terminal'])
    return work(tx)
  })
}

async function move(tx: Database, run: Run, to: { step: string; reached: string }, rows = 0, figures: Record<string, number> = {}): Promise<void> {
  const { moved } = await tx.one<{ moved: boolean }>('select private.move_import($1, $2, $3, $4, $5, $6, $7) as moved', [
    run.id,
    run.step,
    run.reached,
    to.step,
    to.reached,
    rows,
    JSON.stringify(figures),
  ])
  if (!moved) throw new TakenOver()
}

const READ = 'read'

/** Reads the files that are not read yet, from the row that was reached. */
async function readFiles(given: Given, run: Run, { platform, mapping }: ImportWork): Promise<void> {
  if (run.step !== '' && run.step !== READ) return
  const [fileReached = '0', rowReached = '0'] = run.reached.split(' ')
  for (const [at, file] of run.files.entries()) {
    if (at < Number(fileReached)) continue
    const behind = at === Number(fileReached) ? Number(rowReached) : 0
    let columns: ReturnType<typeof formatOf> | undefined
    let rows: CsvRecord[] = []
    const keep = async () => {
      if (!columns || !('format' in columns)) return
      const { kind } = columns.format
      const named = columns.columns
      const read = rows.map(({ row, cells }) => stagedRow(kind, row, cellsOf(named, cells)))
      const staged: StagedRow[] = read.flatMap((one) => ('staged' in one ? [one.staged] : []))
      const problems: ImportProblem[] = read.flatMap((one) => ('problem' in one ? [one.problem] : []))
      const to = { step: READ, reached: `${at} ${rows.at(-1)?.row ?? behind}` }
      await asAsker(given.service, run, async (tx) => {
        await move(tx, run, to, 0, { [`${kind}_rows`]: rows.length })
        await tx.all('update public.import_runs set all_rows = all_rows + $2 where id = $1', [run.id, staged.length])
        await keepRows(tx, run.id, kind, at, staged)
        await keepProblems(tx, run.id, kind, problems)
      })
      Object.assign(run, to)
      rows = []
      await given.told?.()
    }
    for await (const record of recordsOf(file, given.open(file))) {
      if (!columns) {
        columns = formatOf(platform, record.cells, mapping.columns)
        const names = [...record.cells]
        const { kind } = 'format' in columns ? columns.format : columns
        await asAsker(given.service, run, (tx) => keepHeadings(tx, run.id, at, { kind, names }))
        if ('missing' in columns) throw new UnreadableFile('headings', record.row, columns.missing)
        continue
      }
      if (record.row <= behind) continue
      rows.push(record)
      if (rows.length >= ROWS_AT_ONCE) await keep()
    }
    if (rows.length > 0) await keep()
    // What cannot be read is told with the file that was being read.
    await goOn(given, run, READ, `${at + 1} 0`)
  }
  await goOn(given, run, IMPORT_KINDS[0], '', async (tx) => {
    if (platform === 'woocommerce') await joinVariations(tx, run.id)
    await dropTooLarge(tx, run.id)
  })
}

/** Medusa says people and orders as JSON; everything else is a table. */
const recordsOf = (file: ImportFile, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> =>
  (/\.json$/i.test(file.name) ? readJsonFile : readCsvFile)(bytes)

async function goOn({ service }: Given, run: Run, step: string, reached: string, also?: (tx: Database) => Promise<void>): Promise<void> {
  const to = { step, reached }
  await asAsker(service, run, async (tx) => {
    await move(tx, run, to)
    await also?.(tx)
  })
  Object.assign(run, to)
}

/** Reads a thing out of its rows and takes it in. */
type Importer = { read: (work: ImportWork, key: string, rows: readonly SourceRow[]) => Read; take: DoBatch<never> }
/** `options`: what told its variants apart, in the source's words. */
type Read = { thing?: unknown; problems: ImportProblem[]; options?: readonly Readonly<Record<string, string>>[] }

const IMPORTERS: Readonly<Record<ImportKind, Importer>> = {
  products: {
    read: ({ platform, mapping, shelves }, key, rows) => {
      const source = platform === 'woocommerce' ? woocommerceProduct(key, rows) : productOfRows(key, rows, ['THB', mapping.currency])
      if (!source) return { problems: [stop(rows[0]?.row ?? 0, rows[0]?.cells['parent'] === undefined ? 'type' : 'parent', 'not_sold_here', key)] }
      const { product, problems } = readProduct(source, mapping, shelves)
      return { thing: product, problems, options: source.variants.map(({ options }) => options) }
    },
    take: importProducts,
  },
  customers: {
    read: (_, __, rows) => {
      const { customer, problems } = readCustomer(rows)
      return { thing: customer, problems }
    },
    take: importCustomers,
  },
  orders: {
    read: ({ mapping, shelves }, key, rows) => {
      const { order, problems } = readOrder(orderOfRows(key, rows), mapping, shelves)
      return { thing: order, problems }
    },
    take: importOrders,
  },
}

async function importKind(given: Given, run: Run, work: ImportWork, kind: ImportKind): Promise<void> {
  if (run.step !== kind) return
  const importer = IMPORTERS[kind]
  for (;;) {
    const reached = await asAsker(given.service, run, async (tx) => {
      const things = await nextThings(tx, run.id, kind, run.reached, THINGS_AT_ONCE)
      const last = [...things.keys()].at(-1)
      if (last === undefined) return undefined
      const done = await batch(tx, work, { kind, importer, things })
      const rows = [...things.values()].reduce((all, one) => all + one.length, 0)
      done.figures[`${kind}_refused`] = [...things.keys()].length - done.taken
      await keepProblems(tx, run.id, kind, done.problems)
      if (work.isDry) await keepOptions(tx, run.id, done.options)
      await move(tx, run, { step: kind, reached: last }, rows, done.figures)
      return last
    })
    if (reached === undefined) break
    run.reached = reached
    await given.told?.()
  }
  const next = IMPORT_KINDS[IMPORT_KINDS.indexOf(kind) + 1]
  if (next !== undefined) await goOn(given, run, next, '')
}

type Done = BatchDone & { taken: number; options: Readonly<Record<string, string>>[] }
type Batch = { kind: ImportKind; importer: Importer; things: Map<string, SourceRow[]> }

async function batch(tx: Database, work: ImportWork, { kind, importer: { read, take }, things }: Batch): Promise<Done> {
  const done: Done = { figures: {}, problems: [], taken: 0, options: [] }
  const fine: { thing: never; row: number }[] = []
  for (const [key, rows] of things) {
    const { thing, problems, options = [] } = read(work, key, rows)
    done.problems.push(...problems)
    done.options.push(...options)
    // What a kind reads is what it takes.
    if (thing !== undefined) fine.push({ thing: thing as never, row: rows[0]?.row ?? 0 })
  }
  const takeAll = async (some: typeof fine) => {
    const { figures, problems } = await tried(tx, work.isDry, (inner) => take(inner, work, some.map(({ thing }) => thing))) // prettier-ignore
    addFigures(done.figures, figures)
    done.problems.push(...problems)
    done.taken += some.length
  }
  try {
    await takeAll(fine)
  } catch (error) {
    if (!isRule(error)) throw error
    // One of them is against a rule of the database: each by itself, so that the others come.
    for (const one of fine) {
      try {
        await takeAll([one])
      } catch (wrong) {
        if (!isRule(wrong)) throw wrong
        done.problems.push(stop(one.row, KEY_OF[kind], 'refused_by_database', isDatabaseError(wrong) ? wrong.message : ''))
      }
    }
  }
  return done
}

class TakenBack extends Error {}

/** What came of some work; with `isDry` it is done all the same, so that every rule of the database is heard, and taken back. */
async function tried<Result>(tx: Database, isDry: boolean, work: (inner: Database) => Promise<Result>): Promise<Result> {
  let result: { of: Result } | undefined
  try {
    await tx.transaction(async (inner) => {
      result = { of: await work(inner) }
      if (isDry) throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  if (!result) throw new Error('Work that ended without a result.')
  return result.of
}

/** What the database refuses because of what was written, not because of how it fares: data, constraints, and the shop's own rules. */
const isRule = (error: unknown): boolean => isDatabaseError(error) && /^(22|23|HT|PT)/.test(error.code ?? '')

/** People who have an account with the same address already find what came of them. */
const settlePeople = (service: Database, run: Run) => asAsker(service, run, (tx) => tx.all('select private.settle_imported_people($1)', [run.source_id]))

/** Ends a run; what was put aside goes. */
async function endRun(service: Database, run: Run, failure: string): Promise<void> {
  await asAsker(service, run, async (tx) => {
    await tx.all(
      `update public.import_runs set state = $2, failure = $3, ended_at = private.now(), moved_at = private.now()
        where id = $1 and state = 'running'`,
      [run.id, failure === '' ? 'done' : 'failed', failure.slice(0, 1000)],
    )
    await tx.all('delete from private.import_rows where run_id = $1', [run.id])
  })
}
