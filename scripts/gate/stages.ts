import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../binary.ts'
import { bringChromium, bringPooler, bringPostgres15 } from './bring.ts'
import type { Stage } from './gate.ts'
import { LEAST, type StageName } from './least.ts'
import type { Outcome } from './outcome.ts'
import { REPORTS, ROOT, runNode } from './programs.ts'
import { readPlaywrightReport, readVitestReport } from './reports.ts'
import { unchangedSince } from './unchanged.ts'

const stage = (name: StageName, turn: Stage['turn'], run: Stage['run']): Stage => ({ name, turn, least: LEAST[name], run })

/** A program that is content or not: one pass, or one failure with what it said. */
const check = (name: StageName, turn: Stage['turn'], [command, ...parameters]: readonly [string, ...string[]]): Stage =>
  stage(name, turn, async () => {
    const { code, output } = await runNode([command.endsWith('.ts') ? command : binary(command), ...parameters], { seconds: 300 })
    return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name], details: output.trim() }
  })

/** Projects of vitest.config.ts. */
async function vitest(
  label: string,
  projects: readonly string[],
  { env = {}, files = [] }: { env?: Readonly<Record<string, string>>; files?: readonly string[] } = {},
): Promise<Outcome> {
  const report = join(REPORTS, `${label}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  const { code, output } = await runNode(
    [
      binary('vitest'),
      'run',
      ...files,
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      `--reporter=${join(import.meta.dirname, 'vitest-reporter.ts')}`,
    ],
    { env: { ...env, GATE_REPORT: report } },
  )
  return confirmed(readVitestReport(report, ROOT), { label, code, output })
}

/** A program that failed without a failing test (a crash, an unhandled error) has failed all the same. */
function confirmed(outcome: Outcome, { label, code, output }: { label: string; code: number; output: string }): Outcome {
  if (code === 0 && outcome.failures.length === 0) return outcome
  const details = output.slice(Math.max(0, output.search(/⎯+ Failed |⎯+ Unhandled /))).trim()
  return outcome.failures.length > 0
    ? { ...outcome, details }
    : { ...outcome, failures: [`${label}: ended with ${code}`], details: details.split('\n').slice(-60).join('\n') }
}

/** Runs with what has to be brought first. Without it nothing was looked at, and that is a failure that says what to install. */
export async function needing<Brought>(
  name: StageName,
  bring: () => Promise<Brought | { why: string }>,
  run: (brought: Brought) => Promise<Outcome>,
): Promise<Outcome> {
  const brought = await bring()
  return isMissing(brought) ? { passed: 0, failures: [`${name}: ${brought.why}`] } : run(brought)
}

const isMissing = (brought: unknown): brought is { why: string } => typeof brought === 'object' && brought !== null && 'why' in brought

/** What `npm run check` looks at: no browser, and a database only to ask what statements would answer. */
export const QUICK: readonly Stage[] = [
  // The linter and the search for dead code read the types of the routes, too.
  check('route types', 'first', ['react-router', 'typegen']),
  check('types', 'together', ['tsc', '--noEmit', '-p', '.']),
  check('lint', 'together', ['oxlint', '--type-aware', '--deny-warnings']),
  check('format', 'together', ['oxfmt', '--check', '.']),
  check('dead code', 'together', ['knip', '--no-progress', '--no-config-hints']),
  check('sql', 'together', ['scripts/check-sql.ts']),
  stage('guardrails', 'in pairs', () => vitest('guardrails', ['guardrails'])),
  stage('unit', 'in pairs', () => vitest('unit', ['unit', 'unit-apart', 'screens', 'screens-apart'])),
]

/** What may differ from release to release: the schema and its catalogue, the matrix of rights, the search; and one sale, which uses the rest. */
const ON_POSTGRES_15 = ['catalogue', 'drawn-schema', 'refusal-matrix', 'search', 'search-limits', 'craft-search', 'checkout'].map(
  (name) => `${name === 'catalogue' ? 'tests/guardrails' : 'tests/database'}/${name}.test.ts`,
)

/** What the interfaces' conformance runs through. The packages import nothing of the shop (`tests/guardrails/import-arrow.test.ts`). */
const OF_CONFORMANCE = ['packages/supabase-api', 'packages/postgres', 'packages/testing', 'package-lock.json', 'vitest.config.ts']

const conformance = (): Promise<Outcome> => vitest('conformance', ['conformance'])

/** By its name and with `npm test -- all` conformance always runs; else when something it runs through has changed since the last landing. */
function conformanceWhenChanged(): Promise<Outcome> {
  const base = unchangedSince(ROOT, OF_CONFORMANCE)
  if (base === undefined) return conformance()
  return Promise.resolve({ passed: 0, failures: [], leftOut: `nothing it looks at has changed since ${base}` })
}

/** What only the whole gate looks at. */
export const THOROUGH: readonly Stage[] = [
  check('build', 'together', ['scripts/build.ts', '--if-changed']),
  // The longest first, so that no half of the machine waits for it at the end.
  stage('database', 'in pairs', () => vitest('database', ['database'])),
  stage('hostile', 'in pairs', () => vitest('hostile', ['hostile'])),
  stage('server', 'in pairs', () => vitest('server', ['server'])),
  stage('conformance', 'in pairs', conformanceWhenChanged),
  stage('database, 15', 'in pairs', () =>
    needing('database, 15', bringPostgres15, ({ bin }) =>
      vitest('database-15', ['guardrails', 'database'], { env: { TEST_POSTGRES_BIN: bin }, files: ON_POSTGRES_15 }),
    ),
  ),
  stage('nodes', 'in pairs', () => needing('nodes', bringPooler, ({ pooler }) => vitest('nodes', ['nodes'], { env: { PGBOUNCER: pooler } }))),
  stage('journeys', 'alone', () => needing('journeys', bringChromium, journeys)),
]

/** The same, and nothing left out because it has not changed. */
export const ALL: readonly Stage[] = [...QUICK, ...THOROUGH].map((one) => (one.name === 'conformance' ? stage('conformance', one.turn, conformance) : one))

/** Longer than they take on two busy cores; a browser that hangs must not hold the gate for ever. */
const JOURNEYS_MAX_S = 1800

async function journeys(): Promise<Outcome> {
  const report = join(REPORTS, 'journeys.json')
  rmSync(report, { force: true })
  const { code, output } = await runNode([binary('playwright'), 'test', '--reporter=line,json'], {
    seconds: JOURNEYS_MAX_S,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return confirmed(readPlaywrightReport(report), { label: 'journeys', code, output })
}
