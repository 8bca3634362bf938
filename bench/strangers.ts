/**
 * What a stranger's cheap question costs while twelve costly ones of three addresses are at work, beside the same question alone. Costly are the dearest that the bounds let through;
 * they are asked again as soon as they are answered.
 */
import { keysOf } from '../tests/hostile/hostile-shop.ts'
import { startTestShop } from '../tests/support/shop.ts'
import { fireAt } from './cannon.ts'
import { report } from './finding.ts'
import { BUILD_DIR, openFilledShop } from './shop-under-test.ts'

const BUDGET_MS = 50
const SECONDS = 10
const CHEAP = 'products?select=id,name,price_minor&status=eq.active&limit=10'
const COSTLY = [
  'products?select=*,sellers(*),product_variants(*),product_images(*)&limit=24',
  'products?select=id,sellers(id,products(id))&limit=100',
  'sellers?select=*,products(*,product_variants(*))&limit=32',
]

const filled = await openFilledShop()
await filled.end()
// Behind a proxy, so that questions can come from any address.
const shop = await startTestShop({ env: { BUILD_DIR, RATE_LIMITS: 'others', TRUST_PROXY: '1' }, dataFolder: filled.dataFolder })
const { anonKey } = keysOf(shop)
const fire = (paths: readonly string[], from: string, callers: number, seconds: number) =>
  fireAt(
    paths.map((path) => `${shop.url}/rest/v1/${path}`),
    { seconds, callers, headers: { apikey: anonKey, authorization: `Bearer ${anonKey}`, 'x-forwarded-for': from } },
  )

try {
  await fire([CHEAP, ...COSTLY], '203.0.113.99', 1, 2)
  const alone = await fire([CHEAP], '203.0.113.99', 1, SECONDS)
  // They begin before the cheap ones and end after them.
  const costly = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((from) => fire(COSTLY, from, 4, SECONDS + 4))
  await fire([CHEAP], '203.0.113.99', 1, 1)
  const beside = await fire([CHEAP], '203.0.113.99', 1, SECONDS)
  const others = await Promise.all(costly)
  report({
    what: '/rest/v1, a cheap question beside twelve costly ones',
    measured: `p50 ${beside.p50.toFixed(1)} ms, p99 ${beside.p99.toFixed(1)} ms`,
    ratio: `${(beside.p50 / alone.p50).toFixed(1)} × alone`,
    budget: `${BUDGET_MS} ms`,
    met: beside.p50 < BUDGET_MS && [alone, beside, ...others].every(({ failed }) => failed === 0),
    notes: [
      `alone p50 ${alone.p50.toFixed(1)} ms, p99 ${alone.p99.toFixed(1)} ms`,
      `costly p50 ${others.map(({ p50 }) => `${p50.toFixed(0)} ms`).join(', ')}; ${[alone, beside, ...others].map(({ failed }) => failed).join(', ')} failed`,
    ],
  })
} finally {
  await shop.remove()
}
