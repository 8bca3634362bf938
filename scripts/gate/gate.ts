import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome } from './outcome.ts'
import { childrensProcessorTime } from './processes.ts'
import { REPORTS } from './programs.ts'
import { randomSeed } from './random-seed.ts'
import type { Run } from './run-folder.ts'
import { tellTimes, type Told } from './times.ts'

/**
 * One part of the gate. Stages run `first`, before anything that reads what they write; side by side with others (`together`); `in pairs`, the next in
 * their order as soon as one of two has ended; or with the machine for themselves (`alone`). Fewer than `least` passes are a failure: a stage that
 * silently looks at nothing would be green for ever.
 */
export type Stage = { name: string; turn: 'first' | 'together' | 'in pairs' | 'alone'; least: number; run: () => Promise<Outcome> }

/** How much of a failure stands beside its stage. */
const FAILURE_LINES = 6
/** A browser takes a moment to go when its walk is over. */
const LEAVING_MS = 10_000
const LOOK_EVERY_MS = 100

type Patience = { leavingMs?: number; reports?: string }

/** Runs the stages, says what each found, ends whatever is left of them, and ends with the line `N passed, N failed`. Answers whether all passed. */
export async function runGate(stages: readonly Stage[], run: Run, { leavingMs = LEAVING_MS, reports = REPORTS }: Patience = {}): Promise<boolean> {
  const clock = startClock()
  const all: Told[] = []
  const ofTurn = (turn: Stage['turn']) => stages.filter((stage) => stage.turn === turn)
  all.push(...(await oneAfterAnother(ofTurn('first'), run, leavingMs)))
  all.push(...(await Promise.all(ofTurn('together').map((stage) => told(stage, run, leavingMs)))))
  const paired = await inPairs(ofTurn('in pairs'), run, leavingMs)
  all.push(...paired)
  const left = paired.length === 0 ? [] : await leftBehind(run, leavingMs)
  all.push(...(await oneAfterAnother(ofTurn('alone'), run, leavingMs)))
  const failures = [
    ...all.flatMap((outcome) => outcome.failures),
    ...left.map((what) => `${paired.map(({ name }) => name).join(' or ')}: left ${what} behind`),
    ...(await run.end()),
  ]

  for (const { details } of all) if (details) console.log(`\n${details}`)
  if (failures.length > 0) console.log(`\n${failures.map((failure) => `✗ ${failure}`).join('\n')}\n`)
  console.log(`Random tests began with seed ${randomSeed()}; npm run explore tries others.`)
  for (const line of tellTimes(reports, all, clock())) console.log(line)
  console.log(`${all.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`)
  return failures.length === 0
}

async function oneAfterAnother(stages: readonly Stage[], run: Run, leavingMs: number): Promise<Told[]> {
  const all: Told[] = []
  for (const stage of stages) all.push(await told(stage, run, leavingMs))
  return all
}

/** Much of a stage with a database is waiting; two at a time leave little of the machine idle. */
async function inPairs(stages: readonly Stage[], run: Run, leavingMs: number): Promise<Told[]> {
  const all: Told[] = []
  const waiting = [...stages]
  const work = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) all.push(await told(stage, run, leavingMs))
  }
  await Promise.all([work(), work()])
  return all
}

async function told(stage: Stage, run: Run, leavingMs: number): Promise<Told> {
  const clock = startClock()
  const outcome = await stage.run().catch((error: unknown): Outcome => ({
    passed: 0,
    failures: [`${stage.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`],
  }))
  if (outcome.leftOut === undefined && outcome.failures.length === 0 && outcome.passed < stage.least)
    outcome.failures.push(`${stage.name}: ${outcome.passed} passed, and there are at least ${stage.least} (scripts/gate/least.ts)`)
  if (stage.turn === 'alone') outcome.failures.push(...(await leftBehind(run, leavingMs)).map((what) => `${stage.name}: left ${what} behind`))
  const { seconds, processor } = clock()
  // Of stages side by side nobody knows which of them used it.
  const used = stage.turn === 'first' || stage.turn === 'alone' ? processor : undefined
  const spent = used === undefined ? '' : `, ${used.toFixed(1)} s of processor`
  const counts = outcome.failures.length === 0 ? `${outcome.passed} passed` : `${outcome.passed} passed, ${outcome.failures.length} failed`
  console.log(`${outcome.failures.length === 0 ? '✓' : '✗'} ${stage.name.padEnd(22)} ${outcome.leftOut ?? counts}  (${seconds.toFixed(1)} s${spent})`)
  // At once and in a few lines: the whole story comes at the end, where a log may have been cut.
  for (const failure of outcome.failures) console.log(`    ${failure.split('\n').slice(0, FAILURE_LINES).join('\n    ')}`)
  return { ...outcome, name: stage.name, seconds, ...(used !== undefined && { processor: used }) }
}

/** Answers what has passed since, by the clock and of the processor in everything that has ended by then. */
function startClock(): () => { seconds: number; processor: number | undefined } {
  const [started, used] = [performance.now(), childrensProcessorTime()]
  return () => {
    const now = childrensProcessorTime()
    return { seconds: (performance.now() - started) / 1000, processor: now === undefined || used === undefined ? undefined : now - used }
  }
}

/** What still lives when a stage is over, a moment later too. The database that test files share serves the next stage. */
async function leftBehind(run: Run, leavingMs: number): Promise<string[]> {
  const look = () => run.processes().filter(({ command }) => !command.includes(SHARED_DATABASE) && !command.startsWith('postgres: '))
  const until = performance.now() + leavingMs
  let left = look()
  while (left.length > 0 && performance.now() < until) {
    await pause(LOOK_EVERY_MS)
    left = look()
  }
  return left.map(({ command }) => command.slice(0, 120))
}

/** In the command line of the program that keeps it, and of its PostgreSQL (`tests/support/database.ts`). */
const SHARED_DATABASE = 'hattha-test-database-'
