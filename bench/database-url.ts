import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The owner's address of the embedded database that a running shop keeps below its data folder. */
export function databaseUrlOf(dataFolder: string): string {
  const [, , , port] = readFileSync(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(dataFolder, 'postgres-password'), 'utf8').trim()
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
}
