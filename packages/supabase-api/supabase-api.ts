/**
 * The entry of `@hattha/supabase-api`: the interfaces of Supabase over plain PostgreSQL. Each is made with what it needs and mounted where it belongs; `serveProject`
 * puts them together for any Supabase project folder. README.md says what they can do.
 */
export { createApiKeys, createAuth, defaultAuthSettings } from './auth/auth.ts'
export type { AuthOptions, AuthService, AuthSettings, Letter, LetterFacts, LetterKind, Letters, Sms, SmsSender } from './auth/auth.ts'
export { authDatabase } from './auth/connection.ts'
export { secretsFrom } from './auth/keys/secrets.ts'
export { networkOf } from './auth/limits/networks.ts'
export { count as countAttempt } from './auth/limits/rate-limit.ts'
export { isReadOnly } from './kernel/acted-for.ts'
export { createFunctions, type ServedFunction } from './functions/functions.ts'
export { supabaseMigrations } from './migrations.ts'
export { ProjectCannotStart } from './project/cannot-start.ts'
export { dataFolderOf } from './project/data-folder.ts'
export type { Mail, Mailbox } from './project/mail.ts'
export { readProjectConfig, type ProjectConfig } from './project/project-config.ts'
export { serveProject, type Serving } from './project/serve-project.ts'
export { createRealtime, type Realtime, type RealtimeOptions } from './realtime/realtime.ts'
export type { Bounds } from './rest/bounds/bounds.ts'
export { createRest, type Rest, type RestOptions } from './rest/rest.ts'
export { writeInParts } from './storage/backend/s3-parts.ts'
export { createStorage, defaultStorageSettings, diskBackend, s3Backend } from './storage/storage.ts'
export type { FileBackend, StorageOptions, StorageService, StorageSettings } from './storage/storage.ts'
