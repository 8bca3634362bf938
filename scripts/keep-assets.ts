import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page that was opened before a release asks for its files as long as somebody may come back to it; a tab that is older reloads. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000
/** Whoever builds all day does not fill the disk. */
const KEPT_BUILDS = 5
/** Begins with a dot, so that nobody is sent it. */
const LIST = '.left.json'

/** The files that a build no longer names, by the time (epoch milliseconds) of the build that dropped them, newest first. */
type Left = { at: number; files: string[] }[]

/** Lays the files of a build aside, before the next one empties `assets`. */
export function layAssetsAside(assets: string, aside: string): void {
  // After a build that failed there is nothing newer than what was laid aside before it.
  if (!existsSync(assets)) return
  rmSync(aside, { recursive: true, force: true })
  cpSync(assets, aside, { recursive: true, preserveTimestamps: true })
}

/** Puts back beside the files of a new build those of the ones before it, of a week and of five builds at most, and takes `aside` away. Their names carry a hash of their content, so none is another's. */
export function bringAssetsBack(assets: string, aside: string, now: number): void {
  if (!existsSync(aside)) return
  mkdirSync(assets, { recursive: true })
  const made = new Set(readdirSync(assets))
  const list = join(aside, LIST)
  // Written by the build before.
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Left) : []
  const leftBefore = new Set(before.flatMap(({ files }) => files))
  const leaving = readdirSync(aside).filter((file) => file !== LIST && !leftBefore.has(file))
  const left = [{ at: now, files: leaving }, ...before]
    .map(({ at, files }) => ({ at, files: files.filter((file) => !made.has(file)) }))
    .filter(({ at, files }) => files.length > 0 && at > now - KEPT_MS)
    .slice(0, KEPT_BUILDS)
  for (const file of left.flatMap(({ files }) => files)) copyFileSync(join(aside, file), join(assets, file))
  writeFileSync(join(assets, LIST), JSON.stringify(left))
  rmSync(aside, { recursive: true, force: true })
}
