import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { connectPools } from '@hattha/postgres'
import * as v from 'valibot'
import { beginImport } from '../app/imports/begin-import.server.ts'
import { ImportMapping } from '../app/imports/import-mapping.ts'
import { reportLines } from '../app/imports/import-report.server.ts'
import { type ImportFile, runImport } from '../app/imports/run-import.server.ts'
import { IMPORT_PLATFORMS, type ImportPlatform } from '../app/imports/source-formats.ts'
import { undoImport } from '../app/imports/undo-import.server.ts'
import { isDatabaseError } from '../app/platform/database-error.ts'
import type { Database } from '../app/platform/database.ts'
import { createLog } from '../server/log.ts'
import { withShopDatabase } from './with-database.ts'
import words from '../messages/en/admin-import.json' with { type: 'json' }

// npm run import -- --from shopify|woocommerce|medusa|csv DIR [--dry-run]: takes in the CSV and JSON files of a folder. docs/imports.md tells the rest.
const USAGE = `From where, and which folder? npm run import -- --from ${IMPORT_PLATFORMS.join('|')} DIR [--dry-run]
  --dry-run        only says what would come and what would not, and writes nothing
  --name NAME      what the source is called, where there are several of a kind (main)
  --mapping FILE   how its files are read (mapping.json in the folder, if there is one)
  --report FILE    where it is written what did not come (import-report.csv in the folder)
  --anew           gives up a run of this source that was broken off
Or take back what a run made and nobody has used since: npm run import -- --undo RUN`

class NotLikeThis extends Error {}

/** When a line was last said. */
let told = 0

try {
  await run()
} catch (error) {
  if (!(error instanceof NotLikeThis)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const back = process.argv.indexOf('--undo')
  if (back > 0) return takeBack(process.argv[back + 1] ?? '')
  const { from, folder, name, dryRun, anew, mappingFile, report } = wish()
  const mapping = mappingOf(mappingFile)
  const files = await filesOf(folder, report)
  await withShopDatabase(async (url, settings) => {
    const pools = connectPools({ url, size: 2 })
    const service = pools.databaseOf(pools.service)
    try {
      const begun = await service.transaction(async (tx) => {
        await tx.all(`select set_config('app.actor', 'terminal', true)`)
        return beginImport(tx, { platform: from, name, ...(mapping && { mapping }), files, isDry: dryRun, askedBy: null, anew })
      })
      if (!begun.begun) throw new NotLikeThis('Another run of this source was broken off, with other files. End it with those, or give it up with --anew.')
      if (begun.goesOn) console.log('It goes on where it was broken off.')
      const began = Date.now()
      await runImport(
        {
          service,
          log: createLog({ ...settings, logLevel: 'error' }),
          open: ({ name: file }) => createReadStream(join(folder, file)),
          told: () => tell(service, begun.id),
        },
        begun.id,
      )
      await pipeline(reportLines(service, begun.id, words.problems), createWriteStream(report))
      await sayHowItEnded(service, begun.id, { report, dryRun, seconds: (Date.now() - began) / 1000 })
    } finally {
      await pools.end()
    }
  })
}

function wish() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        anew: { type: 'boolean', default: false },
        name: { type: 'string', default: 'main' },
        mapping: { type: 'string' },
        report: { type: 'string' },
      },
    })
    const from = IMPORT_PLATFORMS.find((platform) => platform === values.from)
    const folder = positionals[0] === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? process.cwd(), positionals[0])
    if (from === undefined || folder === undefined || positionals.length > 1 || !existsSync(folder)) throw new NotLikeThis(USAGE)
    const ownMapping = join(folder, 'mapping.json')
    return {
      from: from satisfies ImportPlatform,
      folder,
      name: values.name.trim(),
      dryRun: values['dry-run'],
      anew: values.anew,
      mappingFile: values.mapping ?? (existsSync(ownMapping) ? ownMapping : undefined),
      report: values.report ?? join(folder, 'import-report.csv'),
    }
  } catch (error) {
    throw error instanceof NotLikeThis ? error : new NotLikeThis(USAGE)
  }
}

function mappingOf(file: string | undefined): ImportMapping | undefined {
  if (file === undefined) return undefined
  const said = v.safeParse(v.pipe(v.string(), v.parseJson(), ImportMapping), readFileSync(file, 'utf8'))
  if (said.success) return said.output
  const [issue] = said.issues
  throw new NotLikeThis(`${basename(file)} cannot be read at "${v.getDotPath(issue) ?? ''}": ${issue.message}`)
}

async function filesOf(folder: string, report: string): Promise<ImportFile[]> {
  const names = readdirSync(folder).filter((name) => /\.(csv|json)$/i.test(name) && name !== 'mapping.json' && join(folder, name) !== resolve(report)).toSorted() // prettier-ignore
  if (names.length === 0) throw new NotLikeThis(`There is no CSV or JSON file in ${folder}.`)
  const files: ImportFile[] = []
  for (const name of names) {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const part of createReadStream(join(folder, name))) {
      hash.update(part as Buffer)
      bytes += (part as Buffer).length
    }
    files.push({ name, bytes, hash: hash.digest('hex') })
  }
  return files
}

/** Takes a run back, or goes on with it. */
async function takeBack(id: string): Promise<void> {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new NotLikeThis(USAGE)
  await withShopDatabase(async (url) => {
    const pools = connectPools({ url, size: 2 })
    const service = pools.databaseOf(pools.service)
    try {
      const going = await service.maybe<{ state: string }>('select state from public.import_runs where id = $1', [id])
      if (going?.state !== 'undoing') {
        await service.transaction(async (tx) => {
          await tx.all(`select set_config('app.actor', 'terminal', true)`)
          await tx.all('select private.begin_undo_import($1, null, $2)', [id, 'terminal'])
        })
      }
      await undoImport(service, id)
      const { figures } = await service.one<{ figures: Record<string, number> }>('select undo_figures as figures from public.import_runs where id = $1', [id])
      for (const [name, count] of Object.entries(figures)) console.log(`  ${name.replaceAll('_', ' ').padEnd(20)} ${count}`)
      const stayed = await service.all<{ kind: string; value: string; problem: keyof typeof words.problems }>(
        'select kind, value, problem from public.import_problems where run_id = $1 and undoing order by id limit 100',
        [id],
      )
      for (const { kind, value, problem } of stayed) console.log(`  ${kind} ${value} ${words.problems[problem]}`)
    } catch (error) {
      if (!isDatabaseError(error) || !/^(PT404|HT005)$/.test(error.code ?? '')) throw error
      throw new NotLikeThis(error.message)
    } finally {
      await pools.end()
    }
  })
}

type How = { state: string; step: string; done_rows: bigint; all_rows: bigint; figures: Record<string, number>; failure: string }

function howIsIt(service: Database, id: string): Promise<How> {
  return service.one<How>('select state, step, done_rows, all_rows, figures, failure from public.import_runs where id = $1', [id])
}

/** A line every few seconds. */
async function tell(service: Database, id: string): Promise<void> {
  if (Date.now() - told < 3000) return
  told = Date.now()
  const { step, done_rows: done, all_rows: all } = await howIsIt(service, id)
  console.log(step === 'read' ? `${all} rows read` : `${step}: ${done} of ${all} rows`)
}

async function headingsOf(service: Database, id: string, file: string): Promise<string> {
  const { files, headings } = await service.one<{ files: ImportFile[]; headings: Record<string, { names: string[] }> }>(
    'select files, headings from public.import_runs where id = $1',
    [id],
  )
  return (headings[files.findIndex(({ name }) => name === file)]?.names ?? []).join(', ')
}

async function sayHowItEnded(service: Database, id: string, { report, dryRun, seconds }: { report: string; dryRun: boolean; seconds: number }): Promise<void> {
  const { state, figures, failure, all_rows: rows } = await howIsIt(service, id)
  if (state !== 'done') {
    const {
      problem = '',
      file = '',
      row = 0,
      missing = [],
    } = (failure === '' ? {} : JSON.parse(failure)) as { problem?: string; file?: string; row?: number; missing?: string[] }
    const has = missing.length > 0 ? `\nIt has: ${await headingsOf(service, id, file)}.\nSay in mapping.json which column is which: docs/imports.md.` : ''
    throw new NotLikeThis(
      `${file} cannot be read${row > 0 ? ` (near row ${row})` : ''}: ${problem}${missing.length > 0 ? `, there is no ${missing.join(', no ')}` : ''}.${has}`,
    )
  }
  const { stops, lacks } = await service.one<{ stops: number; lacks: number }>(
    'select count(*) filter (where stops)::integer as stops, count(*) filter (where not stops)::integer as lacks from public.import_problems where run_id = $1',
    [id],
  )
  console.log(dryRun ? 'This would come:' : 'This came:')
  for (const [name, count] of Object.entries(figures).toSorted(([one], [other]) => one.localeCompare(other)))
    console.log(`  ${name.replaceAll('_', ' ').padEnd(20)} ${count}`)
  console.log(`${rows} rows in ${seconds.toFixed(1)} s, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most.`)
  console.log(`${stops} reasons why something did not come, ${lacks} notes: ${report}`)
  if (!dryRun) console.log(`It can be taken back: npm run import -- --undo ${id}`)
}
