import { readdirSync, readFileSync } from 'node:fs'

/** Of Linux, on every machine it runs on today (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100

/**
 * Processor time in seconds that a process and everything below it has used, those that have ended and were waited for included (`man 5 proc_pid_stat`); of this process alone
 * where there is no `/proc`.
 */
export function processorOfTree(root: number): number {
  let names: string[]
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  }
  const parents = new Map<number, number>()
  const used = new Map<number, number>()
  for (const name of names) {
    const fields = statOf(name)
    if (!fields) continue
    parents.set(Number(name), Number(fields[1]))
    used.set(Number(name), fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND)
  }
  const isBelow = (pid: number | undefined): boolean => pid === root || (pid !== undefined && pid > 1 && isBelow(parents.get(pid)))
  return [...used].reduce((sum, [pid, seconds]) => (isBelow(pid) ? sum + seconds : sum), 0)
}

/** The fields after the name, which may hold spaces; undefined for a process that has ended meanwhile. */
function statOf(pid: string): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
