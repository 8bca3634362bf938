import { afterAll } from 'vitest'

/** What a test file has opened and must not leave behind. */
const endings: (() => Promise<void>)[] = []

/** Ends it after the file's last test, also when it was opened in a `beforeAll`: an `afterAll` that is called there is never run. */
export const afterFile = (end: () => Promise<void>): void => void endings.push(end)

/** For `end-of-file.ts`, which is read anew for every file, while this module may serve all files of one process. */
export const endAfterFile = (): void =>
  afterAll(async () => {
    for (const end of endings.splice(0).toReversed()) await end()
  })
