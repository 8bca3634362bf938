/**
 * `node bench/memory.ts`: how much memory the shop's process holds (resident, database apart) while readers open every kind of page in several languages and guests buy,
 * and how much of it is left afterwards; beside what it held at rest.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { listBuyable, type Target } from '../tests/hostile/hostile-shop.ts'
import { fireAt } from './cannon.ts'
import { report } from './finding.ts'
import { openFilledShop } from './shop-under-test.ts'

const BUDGET_MB = 250
const SECONDS = 20
const LANGUAGES = ['en', 'th', 'nl', 'de', 'ja', 'fr']

const shop = await openFilledShop()
try {
  const paths = await pathsOf(shop)
  const atRest = await residentMb(shop)
  let peak = atRest
  let over = false
  const watch = (async () => {
    while (!over) {
      peak = Math.max(peak, await residentMb(shop))
      await pause(250)
    }
  })()
  const { perSecond, failed } = await fireAt(
    paths.map((path) => shop.url + path),
    { seconds: SECONDS, callers: 20 },
  )
  over = true
  await watch
  report({
    what: 'memory under load, database apart',
    measured: `${Math.round(peak)} MB at most`,
    ratio: `${(peak / atRest).toFixed(1)} × at rest`,
    budget: `≤ ${BUDGET_MB} MB`,
    met: peak <= BUDGET_MB && failed === 0,
    notes: [`${Math.round(atRest)} MB at rest, ${Math.round(await residentMb(shop))} MB after ${Math.round(perSecond)} req/s, ${failed} failed`],
  })
} finally {
  await shop.remove()
}

/** Every kind of page, many of them only once: what a crawler of all languages leaves in a cache. */
async function pathsOf(target: Target): Promise<string[]> {
  const products = await listBuyable(target)
  return LANGUAGES.flatMap((language) => [
    `/${language}`,
    `/${language}/sellers`,
    `/${language}/products?sort=newest`,
    ...products.slice(0, 80).map(({ productId }) => `/${language}/products/${productId}`),
    ...['silk', 'bowl', 'bag', 'tea'].map((word) => `/${language}/products?q=${word}&sort=price_asc`),
  ])
}

/** Resident memory of the shop's process, as it says of itself to this machine; Linux knows it without asking. */
async function residentMb({ pid, url }: { pid: number; url: string }): Promise<number> {
  if (process.platform === 'linux') return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / 1_000_000
}
