import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../binary.ts'
import { bringChromium, bringPostgres15 } from './bring.ts'
import type { Outcome, Stage } from './gate.ts'
import { LEAST, type StageName } from './least.ts'
import { ROOT, runNode } from './programs.ts'
import { readPlaywrightReport, readVitestReport } from './reports.ts'

const REPORTS = join(ROOT, 'test-results')

const stage = (name: StageName, turn: Stage['turn'], run: Stage['run']): Stage => ({ name, turn, least: LEAST[name], run })

/** A program that is content or not: one pass, or one failure with what it said. */
const check = (name: StageName, turn: Stage['turn'], [command, ...parameters]: readonly [string, ...string[]]): Stage =>
  stage(name, turn, async () => {
    const { code, output } = await runNode([command.endsWith('.ts') ? command : binary(command), ...parameters], { seconds: 300 })
    return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name], details: output.trim() }
  })

/** Projects of vitest.config.ts. */
async function vitest(label: string, projects: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const report = join(REPORTS, `${label}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  const { code, output } = await runNode(
    [binary('vitest'), 'run', ...projects.map((project) => `--project=${project}`), '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env },
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
  stage('guardrails', 'alone', () => vitest('guardrails', ['guardrails'])),
  stage('unit', 'alone', () => vitest('unit', ['unit', 'screens'])),
]

/** What only the whole gate looks at. */
export const THOROUGH: readonly Stage[] = [
  check('build', 'together', ['scripts/build.ts', '--if-changed']),
  stage('server', 'alone', () => vitest('server', ['server'])),
  stage('database', 'alone', () => vitest('database', ['database'])),
  stage('database, 15', 'alone', () => needing('database, 15', bringPostgres15, ({ bin }) => vitest('database-15', ['database'], { TEST_POSTGRES_BIN: bin }))),
  stage('hostile', 'alone', () => vitest('hostile', ['hostile'])),
  stage('conformance', 'alone', () => vitest('conformance', ['conformance'])),
  stage('journeys', 'alone', () => needing('journeys', bringChromium, journeys)),
]

/** Longer than they take on two busy cores; a browser that hangs must not hold the gate for ever. */
const JOURNEYS_MAX_S = 1800

async function journeys({ chromium }: { chromium: string | undefined }): Promise<Outcome> {
  const report = join(REPORTS, 'journeys.json')
  rmSync(report, { force: true })
  const { code, output } = await runNode([binary('playwright'), 'test', '--reporter=line,json'], {
    seconds: JOURNEYS_MAX_S,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(chromium !== undefined && { CHROMIUM: chromium }) },
  })
  return confirmed(readPlaywrightReport(report), { label: 'journeys', code, output })
}
