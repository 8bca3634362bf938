import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time of the process that ran this file, in seconds; what it asked of databases and shops is theirs. */
    processor?: number
  }
}

// One process may run several files, one after another.
const before = process.cpuUsage()

afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(before)
  task.file.meta.processor = (user + system) / 1e6
})
