import type { Logger } from '../app/platform/logger.ts'

/** Things to end, ended in the opposite order they were begun. One that fails to end does not keep the others from ending. */
export type Endings = {
  /** Remembers how to end what was just begun, and answers it. */
  add<Thing>(thing: Thing, name: string, end: (thing: Thing) => unknown): Thing
  /** Ends everything once; later calls wait for the first. */
  run(log: Logger): Promise<void>
}

export function createEndings(): Endings {
  const endings: { name: string; end: () => unknown }[] = []
  let running: Promise<void> | undefined
  const run = async (log: Logger) => {
    for (const { name, end } of endings.toReversed()) {
      try {
        await end()
        log.debug({}, `${name}: ended`)
      } catch (error) {
        log.error({ err: error }, `${name}: did not end cleanly`)
      }
    }
  }
  return {
    add(thing, name, end) {
      endings.push({ name, end: () => end(thing) })
      return thing
    },
    run: (log) => (running ??= run(log)),
  }
}

/** npm passes on a Ctrl-C that the terminal has sent already; a signal this soon after the first is that echo, not impatience. */
const ECHO_MS = 500

/**
 * Calls `stop` at the first SIGTERM, SIGINT or SIGHUP, and `force` at the next one. Where what the process says cannot be said any more it stops as well, once
 * and in order, for what complains of that would complain again: with 0 where whoever read it has gone (`npm start | head`, a terminal that broke), else with 1
 * (a full disk). The log of a live shop has a writer of its own, which falls silent instead (`log.ts`): it sells on.
 */
export function onSignals({ stop, force }: { stop: (why: string, code: number) => void; force: () => void }): void {
  let first: number | undefined
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (first === undefined) {
        first = Date.now()
        stop(signal, 0)
      } else if (Date.now() - first > ECHO_MS) force()
    })
  }
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (first !== undefined) return
      first = Date.now()
      stop(code ?? 'unsayable', code === 'EPIPE' ? 0 : 1)
    })
  }
}
