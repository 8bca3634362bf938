import type { Database } from '../../app/platform/database.ts'
import type { Logger } from '../../app/platform/logger.ts'

/** Uses are written this often, all at once. */
const WRITE_EVERY_MS = 30_000

/** What became of a request with a key: `refused` came in and asked for what it may not; the others did not come in. */
export type Outcome = 'served' | 'refused' | 'revoked' | 'expired' | 'former' | 'owner' | 'network' | 'too_often'

type Use = { key: string; outcome: Outcome; calls: number; at: string; network: string }

export type ApiKeyUses = {
  note(use: { key: string; outcome: Outcome; network: string }): void
  /** Writes what was counted. What cannot be written is kept for the next time. */
  write(): Promise<void>
  stop(): Promise<void>
}

/** Counts how keys are used in memory and writes it twice a minute, so that a busy program costs no write for each of its requests. */
export function createApiKeyUses({ database, log }: { database: Database; log: Logger }): ApiKeyUses {
  let counted = new Map<string, Use>()
  const add = (use: Use) => {
    const slot = `${use.key} ${use.outcome}`
    counted.set(slot, { ...use, calls: (counted.get(slot)?.calls ?? 0) + use.calls })
  }
  let writing: Promise<void> | undefined
  const write = async () => {
    if (counted.size === 0) return
    const batch = counted
    counted = new Map()
    try {
      await database.all('select private.note_api_key_uses($1::jsonb)', [JSON.stringify([...batch.values()])])
    } catch (err) {
      log.warn({ err }, 'uses of keys could not be written; they are kept for the next time')
      const since = [...counted.values()]
      counted = batch
      for (const use of since) add(use)
    }
  }
  const inTurn = async () => {
    await writing
    writing = write()
    await writing
  }
  const clock = setInterval(() => void inTurn(), WRITE_EVERY_MS)
  clock.unref()
  return {
    note: ({ key, outcome, network }) => add({ key, outcome, network, calls: 1, at: new Date().toISOString() }),
    write: inTurn,
    async stop() {
      clearInterval(clock)
      await inTurn()
    },
  }
}
