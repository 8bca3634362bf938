import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')
/** What runs write down about themselves. */
export const REPORTS = resolve(ROOT, 'test-results')

type Options = { env?: Readonly<Record<string, string>>; seconds?: number }
type Ended = { code: number; output: string }

/** Runs a program under this Node to its end, silently; answers its exit code and everything it said. */
export function runNode(parameters: readonly string[], options: Options = {}): Promise<Ended> {
  return runProgram(process.execPath, parameters, options)
}

/** Leads a process group of its own, so that what takes too long is ended with its children. */
export function runProgram(program: string, parameters: readonly string[], { env = {}, seconds = 1200 }: Options = {}): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(program, parameters, {
      cwd: ROOT,
      detached: true,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => said.push(part))
    child.stderr.on('data', (part: Buffer) => said.push(part))
    const limit = setTimeout(() => {
      said.push(Buffer.from(`\nstopped after ${seconds} s`))
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, seconds * 1000)
    child.once('error', (error) => said.push(Buffer.from(error.message)))
    child.once('close', (code) => {
      clearTimeout(limit)
      done({ code: code ?? 1, output: Buffer.concat(said).toString() })
    })
  })
}
