import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

/**
 * What a stage found: how many tests (or 1 for a check) passed, each failure in a line or more, and with `details` what the program itself said of them.
 * A stage in which nothing passed has failed, unless a `note` says why it was left out.
 */
export type Outcome = { passed: number; failures: string[]; details?: string; note?: string }

/** One part of the gate. `alone` stages use the machine for themselves; the others run side by side. */
export type Stage = { name: string; alone: boolean; run: () => Promise<Outcome> }

/** How much of a failure stands beside its stage. */
const FAILURE_LINES = 6

/** Runs the stages, says what each found, and ends with the line `N passed, N failed`. Answers whether all passed. */
export async function runGate(stages: readonly Stage[]): Promise<boolean> {
  const outcomes: Outcome[] = []
  const together = stages.filter(({ alone }) => !alone)
  outcomes.push(...(await Promise.all(together.map(told))))
  for (const stage of stages.filter(({ alone }) => alone)) outcomes.push(await told(stage))

  const failures = outcomes.flatMap((outcome) => outcome.failures)
  for (const { details } of outcomes) if (details) console.log(`\n${details}`)
  if (failures.length > 0) console.log(`\n${failures.map((failure) => `✗ ${failure}`).join('\n')}\n`)
  console.log(`${outcomes.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`)
  return failures.length === 0
}

async function told(stage: Stage): Promise<Outcome> {
  const started = performance.now()
  const outcome = await stage.run().catch((error: unknown): Outcome => ({
    passed: 0,
    failures: [`${stage.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`],
  }))
  // A stage that silently looked at nothing would be green for ever.
  if (outcome.passed === 0 && outcome.failures.length === 0 && outcome.note === undefined) outcome.failures.push(`${stage.name}: ran no test`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const counts = outcome.failures.length === 0 ? `${outcome.passed} passed` : `${outcome.passed} passed, ${outcome.failures.length} failed`
  console.log(`${outcome.failures.length === 0 ? '✓' : '✗'} ${stage.name.padEnd(22)} ${outcome.note ?? counts}  (${seconds} s)`)
  // At once and in a few lines: the whole story comes at the end, where a log may have been cut.
  for (const failure of outcome.failures) console.log(`    ${failure.split('\n').slice(0, FAILURE_LINES).join('\n    ')}`)
  return outcome
}

/** Runs a program under this Node to its end, silently; answers its exit code and everything it said. */
export function runNode(
  parameters: readonly string[],
  options: { env?: Readonly<Record<string, string>>; seconds?: number } = {},
): Promise<{ code: number; output: string }> {
  return runProgram(process.execPath, parameters, options)
}

export function runProgram(
  program: string,
  parameters: readonly string[],
  { env = {}, seconds = 1200 }: { env?: Readonly<Record<string, string>>; seconds?: number } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(program, parameters, { cwd: ROOT, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => said.push(part))
    child.stderr.on('data', (part: Buffer) => said.push(part))
    const limit = setTimeout(() => {
      said.push(Buffer.from(`\nstopped after ${seconds} s`))
      child.kill('SIGKILL')
    }, seconds * 1000)
    child.once('error', (error) => said.push(Buffer.from(error.message)))
    child.once('close', (code) => {
      clearTimeout(limit)
      done({ code: code ?? 1, output: Buffer.concat(said).toString() })
    })
  })
}
