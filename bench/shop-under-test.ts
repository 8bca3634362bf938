import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startTestShop, type TestShop } from '../tests/support/shop.ts'

const ROOT = join(import.meta.dirname, '..')

/** Where the benchmarks build to; `BUILD_DIR` names another folder. Outside of `build`, which every build of the shop empties. */
export const BUILD_DIR = process.env['BUILD_DIR'] || '.builds/bench'

/** Builds the pages as they are shipped, unless they stand already. */
export function buildPages(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, BUILD_DIR } })
  if (status !== 0) throw new Error('The pages could not be built.')
}

/** A demo shop as a process of its own, served from the production build, that does not count how often this machine asks. */
export async function openDemoShop(): Promise<TestShop> {
  buildPages()
  return startTestShop({ env: { BUILD_DIR, RATE_LIMITS: 'others' } })
}

/** The same on its second start: what the first drew the demo with is gone, as it is from every shop that has been restarted since. */
export async function openFilledShop(): Promise<TestShop> {
  const filled = await openDemoShop()
  await filled.end()
  return startTestShop({ env: { BUILD_DIR, RATE_LIMITS: 'others' }, dataFolder: filled.dataFolder })
}
