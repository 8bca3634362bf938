import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Pools } from '@hattha/postgres'
import { BUILT_IN } from '../app/catalog/search/vocabulary.ts'
import type { Shop } from '../app/shop.ts'
import { createLog } from '../server/log.ts'
import { startTestShop, type TestShop } from '../tests/support/shop.ts'
import { i18nWords } from '../tests/support/words.ts'

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

/** What pages read of a shop, for those that are rendered in this very process; they take no payment and send no letter. */
export function readingShop(settings: Shop['settings'], { anon, service, databaseOf }: Pools): Shop {
  const log = createLog({ logLevel: 'error', mode: 'live' })
  return {
    settings,
    anon: databaseOf(anon),
    service: databaseOf(service),
    log,
    words: i18nWords,
    vocabulary: () => BUILT_IN,
    heardFound: () => undefined,
  } as unknown as Shop
}
