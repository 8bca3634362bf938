/**
 * `node bench/chat.ts`: two hundred buyers talk to two hundred makers, each with the shop's own chat code and the official client. First how long a message takes from the button to the other's screen;
 * then the shop is restarted while they go on, and what is lost or said twice is counted, on every screen and in the database.
 */
import { delaysOf, faultsOf, openPairs, talk } from '../tests/support/chat-pairs.ts'
import { startTestShop } from '../tests/support/shop.ts'
import { median, quantile, report } from './finding.ts'
import { BUILD_DIR, openDemoShop } from './shop-under-test.ts'

const PAIRS = 200
const BUDGET_MS = 300

let shop = await openDemoShop()
try {
  const { pairs, close } = await openPairs(shop, PAIRS)
  await talk(pairs, { each: 1, breathMs: 5_000 })
  await faultsOf(shop, pairs, 30_000)
  const since = performance.now()
  const trivial: number[] = []
  const asking = setInterval(() => {
    const began = performance.now()
    void fetch(`${shop.url}/healthz`).then(() => trivial.push(performance.now() - began))
  }, 100)
  await talk(pairs, { each: 3, breathMs: 10_000 })
  clearInterval(asking)
  await faultsOf(shop, pairs, 30_000)
  const before = delaysOf(pairs, since)
  const [p50, p99] = [median(before), quantile(before, 0.99)]
  report({
    what: `chat: a message to the other's screen, ${PAIRS} pairs`,
    measured: `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    ratio: `${(p50 / median(trivial)).toFixed(1)} × a trivial request`,
    budget: `${BUDGET_MS} ms`,
    met: p99 <= BUDGET_MS,
    notes: [`${before.length} messages, ${((PAIRS * 2) / 10).toFixed(0)} a second; the clients share the machine with the shop`],
  })

  const talking = talk(pairs, { each: 3, breathMs: 6_000 })
  setTimeout(() => void restart(), 3_000)
  await talking
  const { lost, doubled } = await faultsOf(shop, pairs, 60_000)
  const count = pairs.flatMap(({ said }) => [...said]).length
  report({
    what: `chat: ${PAIRS} pairs through a restart of the shop`,
    measured: `${lost} lost, ${doubled} doubled of ${count}`,
    budget: 'none',
    met: lost + doubled === 0,
  })
  await close()
} finally {
  await shop.remove()
}

async function restart(): Promise<void> {
  await shop.end('SIGTERM')
  shop = await startTestShop({ env: { BUILD_DIR, RATE_LIMITS: 'others' }, dataFolder: shop.dataFolder, port: Number(new URL(shop.url).port) })
}
