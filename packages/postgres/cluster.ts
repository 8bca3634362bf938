import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { explainFailure, otherVersion, passwordLost } from './cannot-start.ts'
import type { UnprivilegedUser } from './unprivileged-user.ts'

const run = promisify(execFile)

/** The superuser of an embedded database; it owns the schema and nobody but the migration runner connects as it. */
export const OWNER = 'postgres'

/** Where the parts of an embedded database lie below its data folder. `postgres` may be a link (see `giveFolder`); the server gets the real place. */
export function partsOf(folder: string): { home: string; cluster: string; password: string; log: string } {
  const link = join(folder, 'postgres')
  const home = existsSync(link) ? realpathSync(link) : link
  return { home, cluster: join(home, 'cluster'), password: join(folder, 'postgres-password'), log: join(home, 'server.log') }
}

/** The environment PostgreSQL runs in: nothing of ours, so that neither secrets nor the terminal's language reach it. */
export const plainEnvironment = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Creates the cluster unless it is there, and refuses one of another major version. Returns the owner's password. */
export async function openCluster(options: {
  folder: string
  binaries: Binaries
  password: string
  durable: boolean
  user?: UnprivilegedUser
}): Promise<string> {
  const { folder, binaries, user } = options
  const parts = partsOf(folder)
  if (existsSync(join(parts.cluster, 'PG_VERSION'))) {
    const found = readFileSync(join(parts.cluster, 'PG_VERSION'), 'utf8').trim()
    if (found !== String(binaries.major)) throw otherVersion(folder, found, String(binaries.major))
    if (!existsSync(parts.password)) throw passwordLost(folder)
    return readFileSync(parts.password, 'utf8').trim()
  }
  // Made aside and renamed when whole, so that a start that dies halfway leaves nothing that looks like a database.
  const fresh = mkdtempSync(join(parts.home, 'new-'))
  if (user !== undefined) chownSync(fresh, user.uid, user.gid)
  const passwordFile = join(parts.home, 'first-password')
  try {
    writeFileSync(passwordFile, options.password, { mode: 0o600 })
    if (user !== undefined) chownSync(passwordFile, user.uid, user.gid)
    await run(
      binaries.initdb,
      [
        `--pgdata=${fresh}`,
        `--username=${OWNER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--no-instructions',
        ...(options.durable ? [] : ['--no-sync']),
        ...localeOf(binaries.major),
      ],
      { cwd: '/', env: plainEnvironment, ...(user && { uid: user.uid, gid: user.gid }) },
    )
    writeFileSync(parts.password, `${options.password}\n`, { mode: 0o600 })
    renameSync(fresh, parts.cluster)
    return options.password
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw explainFailure(output, { folder })
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(fresh, { recursive: true, force: true })
  }
}

/**
 * The same sorting and letter rules on every machine: PostgreSQL's own C.UTF-8 where it has one (17 and later). The character
 * type still comes from the system, because pg_trgm asks it what a letter is: with plain C, Thai would have no trigrams.
 */
function localeOf(major: number): string[] {
  const utf8 = systemUtf8Locale()
  if (major >= 17) return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${utf8}`]
  return ['--locale-provider=libc', '--locale=C', `--lc-ctype=${utf8}`]
}

function systemUtf8Locale(): string {
  try {
    const known = execFileSync('locale', ['-a'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n')
    const found = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8', 'UTF-8'].find((name) => known.includes(name))
    return found ?? known.find((name) => /utf-?8$/i.test(name)) ?? 'C'
  } catch {
    return 'C.UTF-8'
  }
}
