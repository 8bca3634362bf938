import type { RaRecord } from 'ra-core'

/** What runs in the background, as the list and its page read it. `cron` is empty for what runs only when something is to be done. */
export type TaskRow = RaRecord<string> & {
  task: string
  cron: string
  may_pause: boolean
  paused_at: string | null
  paused_by: string | null
  pause_reason: string
  next_at: string | null
  last_at: string | null
  last_ms: number
  last_result: 'never' | 'done' | 'failed'
  last_error: string
  failed_in_a_row: number
}

/** How long after its time a task is late: the queue may be busy, but not for as long. */
const LATE_MS = 15 * 60_000

type TaskState = 'paused' | 'late' | 'failing' | 'well' | 'never'

/** How a task stands: what somebody decided first, then what the clock says, then how its last run ended. */
export function stateOf({ paused_at, next_at, failed_in_a_row, last_result }: TaskRow, now: Date): TaskState {
  if (paused_at !== null) return 'paused'
  if (next_at !== null && now.getTime() - new Date(next_at).getTime() > LATE_MS) return 'late'
  if (failed_in_a_row > 0) return 'failing'
  return last_result === 'never' ? 'never' : 'well'
}

type ClockWords = { name: 'onDemand' | 'minute' | 'minutes' | 'hourly' | 'daily' | 'other'; facts: { count?: number; time?: string; cron?: string } }

/** A cron expression (five fields, UTC) as a sentence's name and what stands in it; what is none of the usual forms is shown as it is. */
export function clockOf(cron: string): ClockWords {
  if (cron === '') return { name: 'onDemand', facts: {} }
  if (cron === '* * * * *') return { name: 'minute', facts: {} }
  const every = /^\*\/(\d+) \* \* \* \*$/.exec(cron)?.[1]
  if (every !== undefined) return { name: 'minutes', facts: { count: Number(every) } }
  const [, minute, hour] = /^(\d+) (\d+|\*) \* \* \*$/.exec(cron) ?? []
  if (minute === undefined || hour === undefined) return { name: 'other', facts: { cron } }
  const past = minute.padStart(2, '0')
  return hour === '*' ? { name: 'hourly', facts: { time: past } } : { name: 'daily', facts: { time: `${hour.padStart(2, '0')}:${past}` } }
}
