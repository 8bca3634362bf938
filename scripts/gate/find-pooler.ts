import { join } from 'node:path'
import { mayRun } from './find-chromium.ts'

/** Debian keeps it where only root's PATH looks; Homebrew where a PATH of launchd does not. */
const FOLDERS = ['/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin']

/** The PgBouncer of this machine: `PGBOUNCER` where it is set, else the first on the PATH or where packages put it. Undefined when there is none. */
export const findPooler = (): string | undefined =>
  process.env['PGBOUNCER'] ?? [...(process.env['PATH'] ?? '').split(':'), ...FOLDERS].map((folder) => join(folder, 'pgbouncer')).find(mayRun)
