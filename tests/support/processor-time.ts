import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time of the process that ran this file, in seconds; what it asked of databases and shops is theirs. */
    processor?: number
  }
}

// Every file has a process of its own, so all it has used is the file's.
// oxlint-disable-next-line no-empty-pattern -- vitest gives the suite second, and reads from the first parameter which fixtures are wanted: none.
afterAll(({}, suite) => {
  const { user, system } = process.cpuUsage()
  suite.file.meta.processor = (user + system) / 1e6
})
