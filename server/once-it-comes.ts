import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../app/platform/logger.ts'

/** Longer than replicas take to find out that their primary is gone, and to agree on another (deploy/patroni.yml). */
const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 250

/**
 * Does what a start does to its database, and all of it again where the database went away over it: a node that starts while a replica takes over would otherwise be one node fewer. For what finds done what was done. Where nobody
 * listens at all there is more likely a wrong address, which is said at once.
 */
export async function onceItComes<Done>(work: () => Promise<Done>, log: Pick<Logger, 'warn'>): Promise<Done> {
  const until = performance.now() + PATIENCE_MS
  for (let told = false; ; told = true) {
    try {
      return await work()
    } catch (error) {
      if (!isOnItsWay(error) || performance.now() > until) throw error
      if (!told) log.warn({ err: error }, 'the database is away, or takes no writes; trying again')
    }
    await pause(LOOK_EVERY_MS)
  }
}

/** Cut off, starting, stopping, or a replica still, also where somebody has put that into words of their own. */
function isOnItsWay(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^(ECONNRESET|EPIPE|25006|57P0[123]|08...)$/.test(code) || error.message.startsWith('Connection terminated')) return true
  return isOnItsWay(error.cause)
}
