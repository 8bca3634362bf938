/** Why the embedded database refuses to start. Each has one sentence that says what to do. */
export type StartRefusal =
  | 'folder-in-use'
  | 'port-taken'
  | 'disk-full'
  | 'folder-not-writable'
  | 'other-version'
  | 'folder-closed-to-postgres'
  | 'no-binaries'
  | 'password-lost'
  | 'unexplained'

/** The embedded database did not start. `message` is written for the person at the terminal; `because` for the program. */
export class DatabaseCannotStart extends Error {
  readonly because: StartRefusal
  constructor(because: StartRefusal, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseCannotStart'
    this.because = because
  }
}

/** Reads what `initdb` or `postgres` wrote before it gave up, and says it as a refusal. */
export function explainFailure(output: string, place: { folder: string; port?: number; log?: string }): DatabaseCannotStart {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return diskFull(place.folder)
  if (/could not bind|Address already in use/i.test(output)) return portTaken(place.port ?? 0)
  if (/Read-only file system|Permission denied|Operation not permitted/i.test(output)) return folderNotWritable(place.folder)
  const last =
    output
      .split('\n')
      .filter((line) => /FATAL|PANIC|error:|could not/i.test(line))
      .slice(-3)
      .join(' ') || output.trim().split('\n').slice(-3).join(' ')
  const more = place.log === undefined ? '' : ` The whole log is in ${place.log}.`
  return new DatabaseCannotStart('unexplained', `PostgreSQL did not start in ${place.folder}: ${last || 'it said nothing'}.${more}`)
}

/** Turns a file system error of Node about `folder` into a refusal; undefined when it is something else. */
export function explainFileError(error: unknown, folder: string): DatabaseCannotStart | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder)
  // Node reports a recursive mkdir on a read-only disk as a missing folder.
  const cannotMake = code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir'
  if (cannotMake || code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return folderNotWritable(folder)
  return undefined
}

export const diskFull = (folder: string): DatabaseCannotStart =>
  new DatabaseCannotStart('disk-full', `The disk that holds ${folder} is full: free some space and start again. Nothing that was saved is lost.`)

export const portTaken = (port: number): DatabaseCannotStart =>
  new DatabaseCannotStart(
    'port-taken',
    `Port ${port}, which the database was told to use, is taken by another program: stop that program, or leave the database port unset so that a free one is chosen.`,
  )

export const folderNotWritable = (folder: string): DatabaseCannotStart =>
  new DatabaseCannotStart(
    'folder-not-writable',
    `The data folder ${folder} cannot be written to: give this user the right to write there, or name another data folder.`,
  )

export const folderInUse = (folder: string, by: string): DatabaseCannotStart =>
  new DatabaseCannotStart(
    'folder-in-use',
    `Another program (${by}) already runs on the data folder ${folder}: stop that one first, or name another data folder.`,
  )

export const otherVersion = (folder: string, found: string, ours: string): DatabaseCannotStart =>
  new DatabaseCannotStart(
    'other-version',
    `The data in ${folder} was made by PostgreSQL ${found}, and this program brings PostgreSQL ${ours}: start its earlier release on it and export, or name an empty data folder.`,
  )

export const passwordLost = (folder: string): DatabaseCannotStart =>
  new DatabaseCannotStart(
    'password-lost',
    `The data in ${folder} is there but the file "password" beside it is missing or wrong: put it back from your backup, or name an empty data folder.`,
  )
