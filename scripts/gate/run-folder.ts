import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Dirent, chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { MEMORY, memoryFolder } from './memory-folder.ts'
import { bornAt, endProcesses, processesOf, type RunProcess } from './processes.ts'

/** One run of the gate: everything it writes aside lies in one folder, and everything it starts can be found by that folder. */
export type Run = {
  folder: string
  /** What lives because of this run, the gate itself and its watcher left out. */
  processes(): RunProcess[]
  /** Ends what lives and removes the folder; resolves to what could not be ended or removed. Can be called twice. */
  end(): Promise<string[]>
}

/** Names the folder in which a run keeps a filled demo shop for the tests that begin with one (`tests/support/filled-demo.ts`). */
export const FILLED_DEMO = 'FILLED_DEMO'

/** How far below the run's folder a database may lie. */
const LINK_DEPTH = 4

/** All runs of this user lie below such a folder, each in one named after its process and that one's birth, so that nobody takes a later process for it. */
const baseIn = (folder: string) => join(realpathSync(folder), `hattha-gate-${process.getuid?.() ?? 0}`)
const isOurs = (base: string) => !process.getuid || lstatSync(base).uid === process.getuid()

/**
 * Opens the folder of this run, in memory where there is plenty, and makes it the system's folder for temporary files, here and in every program that is started.
 * A watcher waits beside us: when this process is gone, however it went, the watcher ends what it has started.
 * What earlier runs left behind, that were killed together with their watchers, is swept first.
 */
export async function openRun(): Promise<Run> {
  // Whoever names a folder is obeyed. What an earlier run left in memory is swept before anybody asks how much is free.
  const isNamed = process.env['TMPDIR'] !== undefined
  for (const place of isNamed ? [tmpdir()] : [MEMORY, tmpdir()]) if (existsSync(place)) await sweep(baseIn(place))
  const base = baseIn((isNamed ? undefined : memoryFolder()) ?? tmpdir())
  mkdirSync(base, { recursive: true, mode: 0o711 })
  if (!isOurs(base)) throw new Error(`${base} belongs to somebody else; remove it or set TMPDIR.`)
  const folder = join(base, `${process.pid}-${bornAt(process.pid) ?? ''}`)
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  // Whoever runs PostgreSQL for us must be able to pass, whatever the umask.
  for (const each of [base, folder]) chmodSync(each, 0o711)
  process.env['TMPDIR'] = folder
  process.env[FILLED_DEMO] = join(folder, 'filled-demo')
  const watcher = spawn(process.execPath, [join(import.meta.dirname, 'watch-run.ts'), folder], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] })
  const gone = once(watcher, 'exit')
  // A watcher that is gone before us is missed at the end, not here.
  watcher.stdin.on('error', () => undefined)
  watcher.unref()
  const processes = () => processesOf(placesOf(folder)).filter(({ pid }) => pid !== watcher.pid)
  let ending: Promise<string[]> | undefined
  return {
    folder,
    processes,
    end: () =>
      (ending ??= (async () => {
        watcher.ref()
        watcher.stdin.end()
        await gone
        return [
          ...processes().map(({ pid, command }) => `process ${pid} (${command.slice(0, 120)}) still runs`),
          ...(existsSync(folder) ? [`${folder} is still there`] : []),
        ]
      })()),
  }
}

/** Ends everything that lives because of a run and removes what it wrote. */
export async function endRun(folder: string): Promise<void> {
  const places = placesOf(folder)
  await endProcesses(places)
  for (const place of places) rmSync(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  try {
    rmdirSync(dirname(folder))
  } catch {
    // Another run is under way beside it.
  }
}

async function sweep(base: string): Promise<void> {
  if (!existsSync(base) || !isOurs(base)) return
  for (const name of readdirSync(base)) {
    const [pid = '', birth = ''] = name.split('-')
    if (bornAt(Number(pid)) !== birth) await endRun(join(base, name))
  }
}

/** The run's folder, and those that root's databases were given elsewhere because nobody may pass where the test stood (`giveFolder`). */
function placesOf(folder: string): string[] {
  return [folder, ...linksBelow(folder, LINK_DEPTH).filter((place) => place.startsWith('/var/lib/hattha/'))]
}

function linksBelow(folder: string, depth: number): string[] {
  if (depth === 0) return []
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return linksBelow(path, depth - 1)
    return entry.isSymbolicLink() && entry.name === 'postgres' && existsSync(path) ? [realpathSync(path)] : []
  })
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    // Removed while we look, or nobody's business.
    return []
  }
}
