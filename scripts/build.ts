import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { binary } from './binary.ts'
import { bringAssetsBack, layAssetsAside } from './keep-assets.ts'
import { missingChunks } from './missing-chunks.ts'

// npm run build: bundles the pages and compresses what browsers load. With --if-changed only when a source is newer than the last build.
// BUILD_DIR names another folder of the project than `build`, so that several builds can stand side by side; the shop reads the same variable.

const root = resolve(import.meta.dirname, '..')
const folder = process.env['BUILD_DIR'] || 'build'
/** Whatever the bundle is made of. Server files that plain Node runs are not part of it. */
const SOURCES = [
  'app/**',
  'messages/**',
  'public/**',
  'vite.config.ts',
  'vite-chunks.ts',
  'vite-light-react.ts',
  'vite-short-classes.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/compress-assets.ts',
  'server/rendering/*.vite.ts',
]

const stamp = join(root, folder, 'sources.sha256')
const now = fingerprint()
const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
if (process.argv.includes('--if-changed') && built === now) process.exit(0)

console.log(built === undefined ? 'Building the pages.' : 'Building the pages: something changed since the last build.')
const started = performance.now()
rmSync(stamp, { force: true })
// Not inside of the folder, which the build empties.
const [assets, aside] = [join(root, folder, 'client', 'assets'), join(root, '.builds', `before-${folder.replaceAll(/\W/g, '-')}`)]
layAssetsAside(assets, aside)
const { status } = spawnSync(process.execPath, [binary('react-router'), 'build', '--logLevel', 'warn'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
})
if (status !== 0) {
  console.error('The pages could not be built; what went wrong is above.')
  process.exit(1)
}
const lost = missingChunks(join(root, folder))
if (lost.length > 0) {
  console.error(`The build has no file for ${lost.join(', ')}: vite-chunks.ts names modules that no page loads any more, or not by these names.`)
  process.exit(1)
}
const compress = join(root, 'scripts', 'compress-assets.ts')
if (existsSync(compress)) await import(compress)
bringAssetsBack(assets, aside, Date.now())
writeFileSync(stamp, now)
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)

function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root, exclude: (name) => /\.test\.tsx?$/.test(name) }).sort()
  for (const file of files) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
