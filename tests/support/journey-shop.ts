import { finishFirstJobs } from './filled-demo.ts'
import { startTestShop } from './shop.ts'
import { openSlowLine } from './slow-line.ts'

/**
 * Starts a shop for each project (`desk`, `phone`), unless `SHOP_URL` names one that runs, and ends them afterwards.
 * What a journey leaves behind (a sticker in a chat, letters it has ended) is then never met by the same journey on the other screen.
 * `SLOW_LINE=1` holds back what the browsers ask, each for a moment of its own.
 */
export default async function openShops({ projects }: { projects: readonly { name: string }[] }): Promise<() => Promise<void>> {
  if (process.env['SLOW_LINE']) process.env['BROWSER_PROXY'] = (await openSlowLine()).url
  if (process.env['SHOP_URL']) return async () => undefined
  const endings = await Promise.all(projects.map(({ name }) => openShop(name)))
  return async () => {
    await Promise.all(endings.map((end) => end()))
  }
}

async function openShop(project: string): Promise<() => Promise<void>> {
  const shop = await startTestShop({
    filled: true,
    // Each journey comes from an address of its own (`X-Forwarded-For`), because limits count by address.
    env: { TRUST_PROXY: '1' },
  })
  // A shop that is still making its words searchable answers late, and sends no letter before it is done.
  if (!shop.copied) await finishFirstJobs(shop)
  // The environment is what Playwright hands on to its workers.
  process.env[`SHOP_URL_OF_${project}`] = shop.url
  process.env[`SHOP_DATA_OF_${project}`] = shop.dataFolder
  return () => shop.remove()
}
