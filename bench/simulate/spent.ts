import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** Processor seconds of all threads of a process so far (Linux); 0 of one that has ended. */
function secondsOf(pid: number): number {
  try {
    let nanoseconds = 0
    for (const thread of readdirSync(`/proc/${pid}/task`)) nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
    return nanoseconds / 1e9
  } catch {
    return 0
  }
}

/** Processor seconds of these processes so far. */
export const spentBy = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + secondsOf(pid), 0)

/** The processes of a PostgreSQL on this machine that serve connections or write what they wrote, but for the one that asks. */
export async function processesOf(database: pg.Pool): Promise<number[]> {
  const { rows } = await database.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()')
  return rows.map(({ pid }) => pid)
}
