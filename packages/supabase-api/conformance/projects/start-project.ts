import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, expect, onTestFinished } from 'vitest'

/** A project served by `npm run api` in a process of its own, spoken to by the official client. */
export type RunningProject = {
  url: string
  keys: { publishable: string; secret: string; anon: string; serviceRole: string }
  /** The owner's address of its database. */
  databaseUrl: string
  /** Everything it has said. */
  said(): string
  client(key?: string): SupabaseClient
  admin: SupabaseClient
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Ends the process as a service manager does, and answers how it ended. */
  stop(): Promise<{ code: number | null; signal: string | null }>
}

const SCRIPT = resolve(import.meta.dirname, '../../../../scripts/api.ts')

/** What a test has started ends with it; what a file has started, with the file. */
const whenDone = (end: () => unknown): void =>
  expect.getState().currentTestName === undefined ? afterAll(async () => void (await end())) : onTestFinished(async () => void (await end()))

/** A copy of one of the projects beside this file, or an empty one, with more files. Taken away after the test file, with its data. */
export function projectFolder(name: string | undefined, files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), `project-${name ?? 'new'}-`))
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(folder, 0o711)
  if (name !== undefined) cpSync(join(import.meta.dirname, name), folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  whenDone(() => {
    const data = join(folder, 'supabase', '.temp', 'api', 'postgres')
    if (existsSync(data)) rmSync(realpathSync(data), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** Runs `scripts/api.ts` and answers how it ended and what it said; for starts that must fail. */
export async function failedStart(parameters: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<{ code: number | null; said: string }> {
  const { child, said, ended } = run(parameters, env)
  const { code } = await ended
  child.unref()
  return { code, said: said() }
}

/** Ends a process as soon as it has said `word`, and answers how it ended. */
export async function stoppedAt(parameters: readonly string[], word: RegExp): Promise<{ code: number | null; signal: string | null }> {
  const { child, said, ended } = run(parameters, {})
  // Once: a second signal would not wait.
  await new Promise<void>((met) => {
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', () => word.test(said()) && met())
    void ended.then(() => met())
  })
  child.kill('SIGTERM')
  return ended
}

/** Starts a project on a free port and waits until it says that it is served. */
export async function startProject(
  folder: string,
  options: { env?: Readonly<Record<string, string>>; parameters?: readonly string[] } = {},
): Promise<RunningProject> {
  const parameters = options.parameters ?? ['--port', String(await freePort())]
  const { child, said, ended } = run(['--project', folder, ...parameters], options.env ?? {})
  const url = await new Promise<string>((served, failed) => {
    const look = () => {
      const address = / is served at (http:\S+)/.exec(said())?.[1]
      if (address !== undefined && /^database /m.test(said())) served(address)
    }
    child.stdout?.on('data', look)
    void ended.then(() => failed(new Error(`The project did not start:\n${said()}`)))
  })
  const key = (name: string) => new RegExp(`^${name} +(\\S+)$`, 'm').exec(said())?.[1] ?? ''
  const keys = { publishable: key('publishable key'), secret: key('secret key'), anon: key('anon key'), serviceRole: key('service_role key') }
  const client = (chosen = keys.anon) =>
    // A channel is joined within ten seconds or never, unless told otherwise: too few on a busy machine.
    createClient(url, chosen, { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }, realtime: { timeout: 60_000 } })
  const stop = async () => {
    child.kill('SIGTERM')
    return ended
  }
  whenDone(stop)
  return { url, keys, databaseUrl: key('database'), said, client, admin: client(keys.serviceRole), fetch: (path, init) => fetch(`${url}${path}`, init), stop }
}

function run(parameters: readonly string[], env: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(process.execPath, [SCRIPT, ...parameters], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part.toString()))
  const ended = new Promise<{ code: number | null; signal: string | null }>((end) => child.once('close', (code, signal) => end({ code, signal })))
  return { child, ended, said: () => text }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A listening TCP server's address is an AddressInfo.
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
