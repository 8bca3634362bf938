import { DatabaseCannotStart, type MigrationRefused, type StartRefusal } from '@hattha/postgres'

/** Which setting of the shop a refusal of the database is about. */
const SETTING: Readonly<Partial<Record<StartRefusal, string>>> = {
  'folder-in-use': 'DATA_DIR names the data folder.',
  'folder-not-writable': 'DATA_DIR names the data folder.',
  'folder-closed-to-postgres': 'DATA_DIR names the data folder.',
  'other-version': 'DATA_DIR names the data folder.',
  'password-lost': 'DATA_DIR names the data folder.',
  'no-binaries': 'DATABASE_URL names it.',
}

/** Why the database cannot be used, as a sentence for the person at the terminal, with the setting that would change it. */
export function databaseSentence(error: DatabaseCannotStart | MigrationRefused): string {
  const setting = error instanceof DatabaseCannotStart ? SETTING[error.because] : undefined
  return setting === undefined ? error.message : `${error.message} ${setting}`
}
