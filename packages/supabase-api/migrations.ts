import { join } from 'node:path'
import { baseMigrations, type MigrationSource } from '@hattha/postgres'

const of = (name: 'auth' | 'storage' | 'realtime'): MigrationSource => ({ name, folder: join(import.meta.dirname, name, 'migrations') })

/** What makes a database the interfaces can serve: roles and schemas, accounts, files, live events. A project's own migrations come after these. */
export const supabaseMigrations = (): MigrationSource[] => [baseMigrations(), of('auth'), of('storage'), of('realtime')]
