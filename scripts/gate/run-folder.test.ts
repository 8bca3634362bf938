import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { processesOf } from './processes.ts'

/** What a stage may leave if nobody cares: a program that has detached itself, one that bears no name of ours but its child's, and a folder. */
const STAGE = `
  const { spawn } = await import('node:child_process')
  const { mkdtempSync, writeFileSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  const place = mkdtempSync(join(tmpdir(), 'a-stage-'))
  writeFileSync(join(place, 'data'), 'x')
  const idle = 'setInterval(() => undefined, 1e6)'
  spawn(process.execPath, ['-e', idle], { detached: true, stdio: 'ignore' }).unref()
  spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => undefined); ' + idle, place], { detached: true, stdio: 'ignore', env: {} }).unref()
`

/** A gate as a process of its own, with a made-up stage that leaves things behind; its runs lie in `base`. */
function startGate(
  base: string,
  { stage, ends }: { stage: string; ends: boolean },
): { gate: ChildProcess; said: () => string; until: (word: string) => Promise<void> } {
  const program = `
    const { openGate } = await import(${JSON.stringify(join(import.meta.dirname, 'open-gate.ts'))})
    const { runNode } = await import(${JSON.stringify(join(import.meta.dirname, 'programs.ts'))})
    await openGate([{ name: 'made up', turn: 'together', least: 1, run: async () => {
      const { code, output } = await runNode(['--input-type=module', '-e', ${JSON.stringify(stage)}])
      console.log('stage over')
      ${ends ? '' : 'await new Promise((never) => setTimeout(never, 1e6))'}
      return { passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [output] }
    } }])`
  const gate = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: base },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [gate.stdout, gate.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (said += part))
  return { gate, said: () => said, until: async (word) => await expect.poll(() => said).toContain(word) }
}

function newBase(): string {
  const base = mkdtempSync(join(tmpdir(), 'gate-'))
  onTestFinished(() => {
    for (const { pid } of processesOf([base])) process.kill(pid, 'SIGKILL')
    rmSync(base, { recursive: true, force: true })
  })
  return base
}

/** The folders of runs below a base. */
const runsIn = (base: string): string[] => readdirSync(base).flatMap((name) => readdirSync(join(base, name)).map((run) => join(base, name, run)))

test('a gate that ends leaves neither a process nor a folder, and says its last line after that', async () => {
  const base = newBase()
  const { gate, said } = startGate(base, { stage: STAGE, ends: true })
  let left: unknown[] = ['not said yet']
  gate.stdout?.on('data', () => {
    if (/passed, \d+ failed/.test(said())) left = [...processesOf([base]).filter(({ pid }) => pid !== gate.pid), ...runsIn(base)]
  })
  const [code] = await once(gate, 'close')
  expect(said()).toMatch(/\n1 passed, 0 failed\n$/)
  expect(code).toBe(0)
  expect(left).toEqual([])
  expect(processesOf([base])).toEqual([])
  expect(readdirSync(base)).toEqual([])
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('what a gate has started ends when it is ended by %s', async (signal) => {
  const base = newBase()
  const { gate, until } = startGate(base, { stage: STAGE, ends: false })
  await until('stage over')
  expect(processesOf([base]).length).toBeGreaterThanOrEqual(3)
  gate.kill(signal)
  await once(gate, 'close')
  await expect.poll(() => runsIn(base)).toEqual([])
  await expect.poll(() => processesOf([base])).toEqual([])
})

test('what a gate left that was killed together with its watcher is swept by the next', async () => {
  const base = newBase()
  const { gate, until } = startGate(base, { stage: STAGE, ends: false })
  await until('stage over')
  const watcher = processesOf([base]).find(({ command }) => command.includes('watch-run.ts'))
  process.kill(watcher?.pid ?? 0, 'SIGKILL')
  gate.kill('SIGKILL')
  await once(gate, 'close')
  const [left = ''] = runsIn(base)
  expect(processesOf([left])).toHaveLength(2)

  const next = startGate(base, { stage: '', ends: true })
  const [code] = await once(next.gate, 'close')
  expect(code).toBe(0)
  expect(existsSync(left)).toBe(false)
  expect(processesOf([base])).toEqual([])
})

test('two gates side by side do not touch each other', async () => {
  const base = newBase()
  const one = startGate(base, { stage: STAGE, ends: false })
  await one.until('stage over')
  const living = () => new Set(processesOf([base]).map(({ pid }) => pid))
  const before = living()
  const other = startGate(base, { stage: STAGE, ends: true })
  const [code] = await once(other.gate, 'close')
  expect(code).toBe(0)
  expect(living()).toEqual(before)
  one.gate.kill('SIGTERM')
  await once(one.gate, 'close')
  expect(processesOf([base])).toEqual([])
})
