import { readFileSync, writeFileSync } from 'node:fs'

/** What we read of an event of Chromium's trace: times in microseconds, by the clock; `tdur` is what the thread was given of a processor. */
type TraceEvent = { pid: number; tid: number; ph: string; name: string; ts: number; dur?: number; tdur?: number }

/**
 * Rewrites a trace as if nothing else had used the machine: every task lasts as long as it had a processor, and what is inside it shrinks with it. What lies between tasks
 * stays: waiting for the network is not work. Somewhat kind, because a task that waits for another thread is not counted for that time.
 */
export function reckonByProcessor(file: string): void {
  // Written by Lighthouse a moment ago.
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] }
  for (const events of Map.groupBy(trace.traceEvents, ({ pid, tid }) => `${pid} ${tid}`).values()) shrink(events)
  writeFileSync(file, JSON.stringify(trace))
}

function shrink(events: readonly TraceEvent[]): void {
  const tasks = events
    .flatMap(({ ph, name, ts, dur = 0, tdur = dur }) =>
      ph === 'X' && name === 'RunTask' && dur > 0 ? [{ from: ts, until: ts + dur, share: Math.min(1, tdur / dur) }] : [],
    )
    .toSorted((a, b) => a.from - b.from)
  let task = 0
  for (const event of events.filter(({ ph }) => ph !== 'M').toSorted((a, b) => a.ts - b.ts)) {
    while ((tasks[task]?.until ?? Infinity) < event.ts) task += 1
    const around = tasks[task]
    if (around === undefined || around.from > event.ts) continue
    event.ts = around.from + Math.floor((event.ts - around.from) * around.share)
    if (event.dur !== undefined) event.dur = Math.floor(event.dur * around.share)
  }
}
