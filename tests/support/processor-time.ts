import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time of the process that ran this file, in seconds; what it asked of databases and shops is theirs. */
    processor?: number
  }
}

// Every file has a process of its own, so what that has used when the last test is over is the file's.
afterEach(({ task }) => {
  const { user, system } = process.cpuUsage()
  task.file.meta.processor = (user + system) / 1e6
})
