import { spawnSync } from 'node:child_process'

/** Where landings go; the first that exists is compared with. */
const LANDINGS = ['origin/main', 'main']

/**
 * The landing since which nothing below `paths` has changed, committed or not; undefined when something has, and whenever it cannot be told:
 * without git, without history, or when this is the landing itself, which has nothing to be compared with.
 */
export function unchangedSince(root: string, paths: readonly string[]): string | undefined {
  const git = (...words: string[]) => {
    const { status, stdout } = spawnSync('git', ['-C', root, ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return status === 0 ? stdout.trim() : undefined
  }
  const head = git('rev-parse', 'HEAD')
  const landing = LANDINGS.find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined)
  const base = landing === undefined ? undefined : git('merge-base', 'HEAD', landing)
  if (head === undefined || base === undefined || base === head) return undefined
  const committed = git('diff', '--name-only', base, '--', ...paths)
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', ...paths)
  return committed === '' && untracked === '' ? base.slice(0, 10) : undefined
}
