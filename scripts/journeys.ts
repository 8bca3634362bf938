import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { binary } from './binary.ts'
import { bringChromium } from './gate/bring.ts'

// npm run journeys [-- playwright's own options]: builds what changed, then walks the journeys in a browser.
const root = resolve(import.meta.dirname, '..')
const browser = await bringChromium()
if ('why' in browser) {
  console.error(browser.why)
  process.exit(1)
}
const wishes = process.argv.slice(2)
/** Whoever wants to watch needs a browser with windows. */
const watches = ['--headed', '--debug', '--ui'].some((wish) => wishes.includes(wish))
const env = { ...process.env, ...(watches && browser.chromium !== undefined && { CHROMIUM: browser.chromium }) }
const built = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], { cwd: root, stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)
process.exit(spawnSync(process.execPath, [binary('playwright'), 'test', ...wishes], { cwd: root, stdio: 'inherit', env }).status ?? 1)
