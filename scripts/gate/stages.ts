import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../binary.ts'
import { bringChromium, bringPostgres15 } from './bring.ts'
import { ROOT, runNode, type Outcome, type Stage } from './gate.ts'
import { readPlaywrightReport, readVitestReport } from './reports.ts'

const REPORTS = join(ROOT, 'test-results')

/** A program that is content or not: one pass, or one failure with what it said. */
function check(name: string, ...commands: readonly (readonly [string, ...string[]])[]): Stage {
  return {
    name,
    alone: false,
    async run() {
      for (const [command, ...parameters] of commands) {
        const { code, output } = await runNode([command.endsWith('.ts') ? command : binary(command), ...parameters], { seconds: 300 })
        if (code !== 0) return { passed: 0, failures: [name], details: output.trim() }
      }
      return { passed: 1, failures: [] }
    },
  }
}

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

/** What `npm run check` looks at: no database, no browser. */
export const QUICK: readonly Stage[] = [
  check('types', ['react-router', 'typegen'], ['tsc', '--noEmit', '-p', '.']),
  check('lint', ['oxlint', '--type-aware', '--deny-warnings']),
  check('format', ['oxfmt', '--check', '.']),
  check('dead code', ['knip', '--no-progress', '--no-config-hints']),
  { name: 'guardrails', alone: true, run: () => vitest('guardrails', ['guardrails']) },
  { name: 'unit', alone: true, run: () => vitest('unit', ['unit', 'screens']) },
]

/** What only the whole gate looks at. */
export const THOROUGH: readonly Stage[] = [
  check('build', ['scripts/build.ts', '--if-changed']),
  { name: 'server', alone: true, run: () => vitest('server', ['server']) },
  { name: 'database', alone: true, run: () => vitest('database', ['database']) },
  {
    name: 'database, 15',
    alone: true,
    async run() {
      const postgres = await bringPostgres15()
      return 'why' in postgres ? { passed: 0, failures: [], note: postgres.why } : vitest('database-15', ['database'], { TEST_POSTGRES_BIN: postgres.bin })
    },
  },
  { name: 'hostile', alone: true, run: () => vitest('hostile', ['hostile']) },
  { name: 'conformance', alone: true, run: () => vitest('conformance', ['conformance']) },
  { name: 'journeys', alone: true, run: journeys },
]

/** Longer than they take on two busy cores; a browser that hangs must not hold the gate for ever. */
const JOURNEYS_MAX_S = 1800

async function journeys(): Promise<Outcome> {
  const browser = await bringChromium()
  if ('why' in browser) return { passed: 0, failures: [`journeys: ${browser.why}`] }
  const report = join(REPORTS, 'journeys.json')
  rmSync(report, { force: true })
  const { code, output } = await runNode([binary('playwright'), 'test', '--reporter=line,json'], {
    seconds: JOURNEYS_MAX_S,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(browser.chromium !== undefined && { CHROMIUM: browser.chromium }) },
  })
  return confirmed(readPlaywrightReport(report), { label: 'journeys', code, output })
}
