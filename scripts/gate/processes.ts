import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** A process of this machine that belongs to a run of the gate. */
export type RunProcess = { pid: number; parent: number; command: string }

const LOOK_EVERY_MS = 50
/** An immediate shutdown takes a fraction of this. */
const POSTGRES_PATIENCE_MS = 5_000
const GIVE_UP_MS = 30_000

/**
 * Whatever lives because of the run that keeps its files in one of `folders`: it names the folder in its command line or in the environment
 * it was started with (`TMPDIR`, `DATA_DIR`), however far it has detached itself; and the children of such a process.
 */
export function processesOf(folders: readonly string[]): RunProcess[] {
  const all = listProcesses()
  const names = (text: string) => folders.some((folder) => text.includes(folder))
  const found = new Map(all.filter(({ command, pid }) => names(command) || names(environmentOf(pid))).map((one) => [one.pid, one]))
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const one of all) if (found.has(one.parent)) found.set(one.pid, one)
  }
  found.delete(process.pid)
  return [...found.values()]
}

/**
 * Ends them and waits until none is left, or none more can be ended. What they hold is thrown away, so nobody is given time to write; only PostgreSQL
 * first ends its own children and gives back its shared memory.
 */
export async function endProcesses(folders: readonly string[]): Promise<void> {
  const began = performance.now()
  for (let left = processesOf(folders); left.length > 0; left = processesOf(folders)) {
    const waited = performance.now() - began
    if (waited > GIVE_UP_MS) return
    for (const one of left) end(one, waited > POSTGRES_PATIENCE_MS)
    await pause(LOOK_EVERY_MS)
  }
}

function end({ pid, command }: RunProcess, atOnce: boolean): void {
  if (!atOnce && command.startsWith('postgres: ')) return
  try {
    process.kill(pid, !atOnce && /\bpostgres .*-D /.test(command) ? 'SIGQUIT' : 'SIGKILL')
  } catch {
    // It was quicker.
  }
}

/** When a process began, in a form that tells it from a later one of the same number; undefined when it is gone. */
export function bornAt(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).replaceAll(/\W/g, '')
    return statOf(pid)[19]
  } catch {
    return undefined
  }
}

/** The processor time of this process's ended children and theirs, in seconds; undefined where the system does not tell. */
export function childrensProcessorTime(): number | undefined {
  if (process.platform !== 'linux') return undefined
  const [user = 0, system = 0] = statOf(process.pid).slice(13, 15).map(Number)
  return (user + system) / TICKS_PER_SECOND
}

/** What Linux counts processor time in, on every machine that runs Node. */
const TICKS_PER_SECOND = 100

/** The fields of /proc/PID/stat after the name: 0 is the state, 1 the parent, 19 the start. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

function listProcesses(): RunProcess[] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,command='], { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n')
    return lines.flatMap((line) => {
      const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
    })
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [state, parent] = statOf(Number(name))
        // A zombie has ended; it only waits for its parent to take note.
        if (state === 'Z' || state === 'X') return []
        return [{ pid: Number(name), parent: Number(parent), command: readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() }]
      } catch {
        // Gone since it was listed.
        return []
      }
    })
}

function environmentOf(pid: number): string {
  try {
    return process.platform === 'linux' ? readFileSync(`/proc/${pid}/environ`, 'utf8') : ''
  } catch {
    // Somebody else's process, or gone.
    return ''
  }
}
