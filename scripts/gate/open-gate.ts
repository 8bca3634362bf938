import { runGate, type Stage } from './gate.ts'
import { openRun } from './run-folder.ts'

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const
const LOOK_EVERY_MS = 1_000

/** Runs stages as the program that was called for it, and ends the process. When it is told to stop, or who started it is gone, everything it has started ends with it. */
export async function openGate(stages: readonly Stage[]): Promise<never> {
  const run = await openRun()
  const stop = (why: string, code: number) => {
    console.error(`Stopped: ${why}.`)
    void run.end().finally(() => process.exit(code))
  }
  for (const [signal, number] of Object.entries(SIGNALS)) process.once(signal, () => stop(signal, 128 + number))
  const above = process.ppid
  setInterval(() => process.ppid !== above && stop('the program that started the gate is gone', 128 + SIGNALS.SIGHUP), LOOK_EVERY_MS).unref()
  process.exit((await runGate(stages, run)) ? 0 : 1)
}
