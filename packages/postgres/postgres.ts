/**
 * The entry of `@hattha/postgres`: an embedded PostgreSQL, pools of connections by role, the runner of migrations, and pictures of a schema. Knows nobody who uses it.
 */
export { DatabaseCannotStart, type StartRefusal } from './cannot-start.ts'
export type { Database } from './database.ts'
export { describeTypes } from './describe-types.ts'
export { drawDatabase } from './draw-database.ts'
export { startEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from './embedded.ts'
export { connectionOf, inDatabase, type Login } from './logins.ts'
export { migrate, MigrationRefused, type Migrated } from './migrate.ts'
export { baseMigrations, listMigrations, type MigrationFile, type MigrationSource } from './migration-files.ts'
export { nounOfMigration } from './nouns.ts'
export { connectAuthenticator, connectPools, type PoolRole, type Pools } from './pools.ts'
export { databaseOf } from './postgres-database.ts'
export { postgresTypes } from './postgres-types.ts'
export { addressOfRunning, eraseDatabase } from './running-database.ts'
