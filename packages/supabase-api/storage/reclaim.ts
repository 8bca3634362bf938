import type { FileBackend } from './backend/file-backend.ts'
import type { Logger } from '../kernel/logger.ts'
import type { Sql } from './database.ts'
import type { ImageTransformer } from './images/image-transformer.ts'

/** As many files are taken away at a time. */
const BATCH = 100

export type Reclaimer = {
  /** Takes files away whose rows are gone, after the answer; asked again while it works, it works once more. */
  soon(): void
  /** The same, now. */
  now(): Promise<void>
  /** Resolves when nothing is under way. */
  drain(): Promise<void>
}

/**
 * Takes away the files that `storage.stray_files` names. The list is written by the database in the transactions that take rows away, so whoever
 * dies in between leaves the file on the list; taking away what is gone already is no error, so several processes may do it at once.
 */
export function reclaimer({ service, files, images, log }: { service: Sql; files: FileBackend; images: ImageTransformer; log: Logger }): Reclaimer {
  let running: Promise<void> | undefined
  let again = false

  async function now(): Promise<void> {
    for (;;) {
      const due = await service.all<{ version: string }>('select version from storage.stray_files where remove_after <= now() order by remove_after limit $1', [
        BATCH,
      ])
      if (due.length === 0) return
      const versions = due.map(({ version }) => version)
      await files.remove(versions)
      await images.forget(versions)
      await service.run('delete from storage.stray_files where version = any($1) and remove_after <= now()', [versions])
      if (due.length < BATCH) return
    }
  }

  async function work(): Promise<void> {
    do {
      again = false
      await now().catch((error: unknown) => log.warn({ err: error }, 'files without rows could not be taken away; the next sweep tries again'))
    } while (again)
    running = undefined
  }

  return {
    now,
    soon() {
      again = true
      running ??= work()
    },
    async drain() {
      while (running !== undefined) await running
    },
  }
}
