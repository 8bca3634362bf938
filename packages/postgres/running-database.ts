import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { OWNER, partsOf } from './cluster.ts'
import { isOurServer, readPostmaster } from './postmaster.ts'

/** The owner's address of the embedded database of `folder` while another process runs it; undefined when nobody does. */
export function addressOfRunning(folder: string): string | undefined {
  const { cluster, password } = partsOf(folder)
  const found = readPostmaster(cluster)
  if (found === undefined || !isOurServer(found.pid, cluster) || !existsSync(password)) return undefined
  return `postgres://${OWNER}:${readFileSync(password, 'utf8').trim()}@127.0.0.1:${found.port}/postgres`
}

/** Takes away the embedded database of `folder`, which must not run. */
export function eraseDatabase(folder: string): void {
  const { home, password } = partsOf(folder)
  for (const path of [home, join(folder, 'postgres'), password]) rmSync(path, { recursive: true, force: true })
}
