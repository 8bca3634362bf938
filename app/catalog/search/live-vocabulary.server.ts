import type { Database } from '../../platform/database.ts'
import type { Logger } from '../../platform/logger.ts'
import { readVocabulary } from './read-vocabulary.server.ts'
import { BUILT_IN, type Vocabulary } from './vocabulary.ts'

/** The names things have, as staff want them. */
export type LiveVocabulary = {
  /** What is known now; the same object until something has changed. */
  current(): Vocabulary
  /** Reads the terms anew; where that fails, what was known goes on. Never throws. */
  renew(): Promise<void>
}

/** Terms of the search in memory, read when they change and never for a search. */
export function createLiveVocabulary({ database, log }: { database: Pick<Database, 'all'>; log: Logger }): LiveVocabulary {
  let known = BUILT_IN
  let running: Promise<void> | undefined
  let again = false
  const read = async (): Promise<void> => {
    do {
      again = false
      try {
        known = await readVocabulary(database)
      } catch (error) {
        log.error({ err: error }, 'The names of things could not be read; the search goes on with those it knew')
      }
    } while (again)
  }
  return {
    current: () => known,
    // Whoever asks while it is being read is told after the next reading, which has seen what they know of.
    renew() {
      if (running) again = true
      running ??= read().finally(() => (running = undefined))
      return running
    },
  }
}
