import { execFileSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseCannotStart } from './cannot-start.ts'

/** Whom `postgres` runs as. PostgreSQL refuses to run as root, so root hands it to somebody with fewer rights. */
export type UnprivilegedUser = { uid: number; gid: number; name: string }

/** The user to run PostgreSQL as: `postgres` or `nobody` when we are root, otherwise undefined, which means ourselves. */
export function unprivilegedUser(): UnprivilegedUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name)
    const gid = idOf('-g', name)
    if (uid !== undefined && gid !== undefined && uid !== 0) return { uid, gid, name }
  }
  throw new DatabaseCannotStart(
    'folder-closed-to-postgres',
    'PostgreSQL refuses to run as root and this system has neither a user "postgres" nor "nobody": start this program as an ordinary user.',
  )
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  try {
    return Number.parseInt(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }), 10)
  } catch {
    return undefined
  }
}

/** May this user walk down to `path`? Looks at the permission bits of every folder above it. */
export function canReach(user: UnprivilegedUser, path: string): boolean {
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    const { uid, gid, mode } = statSync(folder)
    const right = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & right) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/**
 * A folder of the binaries that `user` can enter: the given one, or a copy under /var/tmp made once per version. A copy
 * that is not root's own is never used, since anybody may write to /var/tmp.
 */
export function reachableBinaries(user: UnprivilegedUser, native: string, version: string): string {
  if (canReach(user, native)) return native
  const copy = `/var/tmp/hattha-postgres-${version}`
  try {
    if (existsSync(copy)) {
      const { uid, mode } = lstatSync(copy)
      if (uid === 0 && (mode & 0o022) === 0 && lstatSync(copy).isDirectory()) return copy
      throw new Error(`${copy} does not belong to root`)
    }
    const fresh = mkdtempSync(`${copy}.`)
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
    chmodSync(fresh, 0o755)
    renameSync(fresh, copy)
    return copy
  } catch (error) {
    if (existsSync(copy) && lstatSync(copy).uid === 0) return copy
    throw new DatabaseCannotStart(
      'folder-closed-to-postgres',
      `PostgreSQL refuses to run as root, and the user "${user.name}" can neither enter ${native} nor a copy of it (${copy}): start this program as an ordinary user.`,
      { cause: error },
    )
  }
}

/**
 * Makes `folder` a place where `user` keeps its data. When a folder above is closed to that user (a clone below /root), the
 * data are put below /var/lib/hattha instead and `folder` becomes a link to them; the returned sentence says so.
 */
export function giveFolder(user: UnprivilegedUser, folder: string): { notice?: string } {
  const parent = dirname(folder)
  if (existsSync(folder)) {
    if (canReach(user, dirname(realpathSync(folder)))) {
      ownEverything(user, realpathSync(folder))
      return {}
    }
    throw closedFolder(user, folder)
  }
  if (canReach(user, parent)) {
    mkdirSync(folder, { mode: 0o700 })
    chownSync(folder, user.uid, user.gid)
    return {}
  }
  try {
    mkdirSync('/var/lib/hattha', { recursive: true, mode: 0o755 })
    accessSync('/var/lib/hattha', constants.W_OK)
    const place = mkdtempSync('/var/lib/hattha/data-')
    chownSync(place, user.uid, user.gid)
    if (!canReach(user, place)) {
      rmSync(place, { recursive: true })
      throw closedFolder(user, folder)
    }
    symlinkSync(place, folder)
    return { notice: `The user "${user.name}", as which PostgreSQL runs, may not enter ${parent}, so the data are in ${place}; ${folder} is a link to them.` }
  } catch (error) {
    if (error instanceof DatabaseCannotStart) throw error
    throw closedFolder(user, folder, error)
  }
}

function ownEverything(user: UnprivilegedUser, folder: string): void {
  if (statSync(folder).uid !== user.uid) giveEverything(user, folder)
}

/** Makes a folder and whatever is below it the user's. */
export function giveEverything(user: UnprivilegedUser, folder: string): void {
  lchownSync(folder, user.uid, user.gid)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid)
}

const closedFolder = (user: UnprivilegedUser, folder: string, cause?: unknown): DatabaseCannotStart =>
  new DatabaseCannotStart(
    'folder-closed-to-postgres',
    `PostgreSQL refuses to run as root, and the user "${user.name}" may not enter ${folder}: name a data folder outside of root's home, for example /var/lib/hattha, or start this program as an ordinary user.`,
    { cause },
  )
