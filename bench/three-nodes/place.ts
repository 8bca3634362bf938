import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
/** Fixed and below those the system gives to whoever calls out: a member that was killed has to find its own again. */
const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 3100)

/** Where everything of one run lies: a folder that every user may pass, and ports. */
export const folder = mkdtempSync(join(tmpdir(), 'hattha-three-'))
chmodSync(folder, 0o755)

let given = 0
export const nextPort = (): number => FIRST_PORT + (given += 1)

export const deployed = (file: string): string => readFileSync(join(ROOT, 'deploy', file), 'utf8')
export const say = (sentence: string): void => console.log(`${(performance.now() / 1000).toFixed(1).padStart(7)} s  ${sentence}`)

/** Starts a program as a user of its own; what it says lies in a file of its name. It is the process itself, so that what ends it is felt by it. */
export function startAs(user: string, name: string, program: string, given: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const out = openSync(join(folder, `${name}.log`), 'a')
  const as = ['--reuid', user, '--regid', user === 'nobody' ? 'nogroup' : user, '--clear-groups']
  return spawn('setpriv', [...as, program, ...given], {
    stdio: ['ignore', out, out],
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, ...env },
  })
}

/** Runs one to its end, without holding this process still meanwhile. */
export const runAs = async (user: string, program: string, given: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> =>
  (await promisify(execFile)('runuser', ['-u', user, '--', program, ...given], { cwd: folder, env: { ...process.env, ...env } })).stdout

/** Ends it by a signal and waits until it is gone. */
export async function endChild(child: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}
