import { Worker } from 'node:worker_threads'
import type { Errand, Made } from './print-worker.ts'

/** A thread that had nothing to do for so long goes, and the fonts it holds with it. */
const IDLE_MS = 60_000
/** Nobody waits longer; a thread that takes so long is stuck. */
const LONGEST_MS = 20_000

type Answer = { id: number; made?: Made; error?: string }
type Waiting = { resolve(made: Made): void; reject(error: Error): void; timer: NodeJS.Timeout }

export type PrintingThread = { ask(errand: Errand): Promise<Made>; close(): Promise<void> }

/** The thread that lays out pages and draws letters, started by the first errand and ended when it has nothing to do. One errand that fails, fails alone. */
export function createPrintingThread(): PrintingThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0

  const giveUp = (because: Error) => {
    const gone = worker
    worker = undefined
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(because)
    }
    waiting.clear()
    return gone?.terminate()
  }
  const answered = ({ id, made, error }: Answer) => {
    const asked = waiting.get(id)
    if (!asked) return
    waiting.delete(id)
    clearTimeout(asked.timer)
    if (made) asked.resolve(made)
    else asked.reject(new Error(`It could not be printed: ${error}`))
    if (waiting.size === 0) idle = setTimeout(() => void giveUp(new Error('idle')), IDLE_MS).unref()
  }
  const start = () => {
    const started = new Worker(new URL('print-worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 192 } })
    // A shop that is stopped does not wait for a thread that waits.
    started.unref()
    started.on('message', answered)
    started.on('error', (error) => {
      if (worker === started) void giveUp(error instanceof Error ? error : new Error(String(error)))
    })
    return started
  }
  return {
    ask: (errand) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        worker ??= start()
        const id = (last += 1)
        const timer = setTimeout(() => void giveUp(new Error('Printing took too long.')), LONGEST_MS)
        waiting.set(id, { resolve, reject, timer })
        worker.postMessage({ id, errand }, [])
      }),
    close: async () => {
      clearTimeout(idle)
      await giveUp(new Error('The shop is closing.'))
    },
  }
}
