import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runGate, type Stage } from './gate.ts'
import type { Outcome } from './outcome.ts'
import { needing } from './stages.ts'
import { tellTimes } from './times.ts'
import type { Run } from './run-folder.ts'

const quietRun = (changes: Partial<Run> = {}): Run => ({ folder: '/nowhere', processes: () => [], end: async () => [], ...changes })

function reportsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gate-reports-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs one stage and answers whether the gate passed, and everything it said. */
async function gateOf(run: Stage['run'], { least = 1, within = quietRun() }: { least?: number; within?: Run } = {}) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  const passed = await runGate([{ name: 'stage', turn: 'alone', least, run }], within, { leavingMs: 1, reports: reportsFolder() })
  const said = log.mock.calls.map(([line]) => String(line))
  return { passed, lastLine: said.at(-1), said: said.join('\n') }
}

test.each<[string, Outcome, number, string, boolean]>([
  ['passes', { passed: 3, failures: [] }, 3, '3 passed, 0 failed', true],
  ['has a failure', { passed: 3, failures: ['x'] }, 3, '3 passed, 1 failed', false],
  ['ran nothing', { passed: 0, failures: [] }, 1, '0 passed, 1 failed', false],
  ['ran fewer tests than there are', { passed: 2, failures: [] }, 3, '2 passed, 1 failed', false],
  ['had nothing to look at and says why', { passed: 0, failures: [], leftOut: 'nothing changed' }, 3, '0 passed, 0 failed', true],
])('a stage that %s', async (_what, outcome, least, lastLine, expected) => {
  expect(await gateOf(async () => outcome, { least })).toMatchObject({ passed: expected, lastLine })
})

test('a stage that throws has failed', async () => {
  expect(await gateOf(() => Promise.reject(new Error('no browser')))).toMatchObject({ passed: false, lastLine: '0 passed, 1 failed' })
})

test('a stage that lacks what it runs on has failed, with a sentence that says what to install', async () => {
  const missing = async () => ({ why: 'there is no PostgreSQL 15 (apt-get install postgresql-15)' })
  const { passed, said } = await gateOf(() => needing('database, 15', missing, async () => ({ passed: 5, failures: [] })))
  expect(passed).toBe(false)
  expect(said).toContain('✗ database, 15: there is no PostgreSQL 15 (apt-get install postgresql-15)')
})

test('a stage that leaves a process behind has failed, and the process is named', async () => {
  const within = quietRun({ processes: () => [{ pid: 7, parent: 1, command: '/usr/bin/postgres -D /tmp/x' }] })
  const { passed, said } = await gateOf(async () => ({ passed: 1, failures: [] }), { within })
  expect(passed).toBe(false)
  expect(said).toContain('stage: left /usr/bin/postgres -D /tmp/x behind')
})

test('two run beside each other, the next when one of them is over, and what they leave behind is looked for when all are', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const events: string[] = []
  const { promise: thirdBegan, resolve: thirdBegins } = Promise.withResolvers<void>()
  const stage = (name: string, turn: Stage['turn'], before: () => Promise<void> | void): Stage => ({
    name,
    turn,
    least: 1,
    run: async () => {
      events.push(name)
      await before()
      return { passed: 1, failures: [] }
    },
  })
  const within = quietRun({
    processes: () => {
      events.push('look')
      return []
    },
  })
  const stages = [
    stage('last', 'alone', () => undefined),
    // Ends only when the third has begun: the second has to end first, and one after the other they would wait for ever.
    stage('a', 'in pairs', () => thirdBegan),
    stage('b', 'in pairs', () => undefined),
    stage('c', 'in pairs', thirdBegins),
  ]
  expect(await runGate(stages, within, { leavingMs: 1, reports: reportsFolder() })).toBe(true)
  expect(events).toEqual(['a', 'b', 'c', 'look', 'last', 'look'])
})

test('what cannot be ended or removed is a failure', async () => {
  const within = quietRun({ end: async () => ['/tmp/x is still there'] })
  expect(await gateOf(async () => ({ passed: 1, failures: [] }), { within })).toMatchObject({ passed: false, lastLine: '1 passed, 1 failed' })
})

test('the slowest files, and how many promises are behind the results, are told; every time is kept', () => {
  const folder = reportsFolder()
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `f${at}.test.ts`, seconds: at, processor: at / 2 }))
  const promises = ['f1.test.ts:3', 'f1.test.ts:3', 'f1.test.ts:9']
  const said = tellTimes(folder, [{ name: 'unit', passed: 3, failures: [], files, promises, seconds: 70 }], { seconds: 90, processor: 120 })
  expect(said).toHaveLength(12)
  expect(said[1]).toBe('    11.0 s,   5.5 s of its own processor  f11.test.ts (unit)')
  expect(said.at(-1)).toBe('3 results of 2 distinct promises in 1.5 min, 2.0 min of processor')
  expect(JSON.parse(readFileSync(join(folder, 'gate.json'), 'utf8'))).toMatchObject({ seconds: 90, stages: [{ name: 'unit', seconds: 70, files }] })
})
