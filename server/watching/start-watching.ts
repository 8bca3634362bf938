import type { Log } from '../log.ts'
import type { Settings } from '../configuration.ts'
import { observeStatements, type Observer } from './observe-statements.ts'
import { slowStatements } from './slow-statements.ts'
import type { Tracing } from './tracing.ts'

/** What watches this process from outside. */
export type Watching = { tracing: Tracing | undefined; stop(): Promise<void> }

type Parts = { settings: Pick<Settings, 'watch' | 'node'>; log: Log; areaOf: (path: string) => string }

/** Starts what the settings ask for, before the first statement is sent; the libraries for it are read only then. */
export async function startWatching({ settings, log, areaOf }: Parts): Promise<Watching> {
  const { traces, slowStatementMs } = settings.watch
  const tracing = traces && (await import('./tracing.ts')).startTracing({ ...traces, role: [...settings.node.roles].join(','), areaOf })
  const observers: Observer[] = [...(tracing ? [tracing.statement] : []), ...(slowStatementMs > 0 ? [slowStatements({ slowMs: slowStatementMs, log })] : [])]
  const leave = observers.length > 0 ? observeStatements(all(observers)) : undefined
  return {
    tracing,
    async stop() {
      leave?.()
      await tracing?.stop()
    },
  }
}

const all = (observers: readonly Observer[]): Observer =>
  observers.length === 1 && observers[0]
    ? observers[0]
    : (text, asker) => {
        const ends = observers.flatMap((observe) => observe(text, asker) ?? [])
        return ends.length === 0 ? undefined : (error) => ends.forEach((end) => end(error))
      }
